cimport cython
from . cimport asgard_action, battles, deals, ending, flow, frames, knowledge, population, ragnarok, reckoning, requests, rounds, setup, sizes, supply, temple, turns, words
from . cimport forecast as forecasts, worth as evaluation
from .board cimport Board

@cython.final
cdef class Asgard(Board):
    pass
