cimport cython
from . cimport action, battle, battle_cards, closing, destruction, effects, ending, flow, gifts, invade, knowledge, march, monsters, outcome, pillage, quest, quest_cards, raising, setup, upgrade, upgrade_cards
from . cimport forecast as forecasts, worth as evaluation
from .board cimport Board
from .names cimport cards, frames, windows

@cython.final
cdef class BloodRage(Board):
    pass
