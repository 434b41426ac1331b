cimport cython
from . cimport asgard_action, battles, deals, ending, flow, knowledge, population, ragnarok, reckoning, requests, rounds, setup, supply, temple, turns
from . cimport forecast as forecasts, worth as evaluation
from .board cimport Board
from .names cimport frames, sizes, words

@cython.final
cdef class Asgard(Board):
    pass
