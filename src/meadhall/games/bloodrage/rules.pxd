cimport cython
from meadhall.core cimport flow
from meadhall.core.flow cimport Flow
from . cimport action, battle, battle_cards, closing, destruction, effects, ending, gifts, imagine, invade, march, monsters, outcome, pillage, quest, raising, setup, upgrade, upgrade_cards
from . cimport worth as evaluation
from .board cimport Board
from .names cimport cards, frames, windows

cdef Flow FLOW

@cython.final
cdef class BloodRage(Board):
    pass
