cimport cython
from meadhall.core cimport flow
from meadhall.core.flow cimport Flow
from . cimport awakening, ending, knowledge, rounds, wills
from . cimport worth as evaluation
from .board cimport Board
from .names cimport frames

cdef Flow FLOW

@cython.final
cdef class Intrigues(Board):
    pass
