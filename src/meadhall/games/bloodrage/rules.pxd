cimport cython
from . cimport action, battle, battle_cards, cards, closing, destruction, effects, ending, flow, frames, gifts, invade, knowledge, march, monsters, outcome, pillage, quest, quest_cards, raising, setup, upgrade, upgrade_cards, windows
from . cimport forecast as forecasts, worth as evaluation
from .board cimport Board

@cython.final
cdef class BloodRage(Board):
    pass
