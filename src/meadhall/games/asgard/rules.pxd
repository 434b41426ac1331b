cimport cython
from meadhall.core cimport flow
from meadhall.core.flow cimport Flow
from . cimport asgard_action, battles, deals, knowledge, population, ragnarok, reckoning, requests, rounds, setup, supply, temple, turns, windows
from . cimport worth as evaluation
from .board cimport Board
from .names cimport frames, sizes, words

cdef Flow FLOW

@cython.final
cdef class Asgard(Board):
    pass
