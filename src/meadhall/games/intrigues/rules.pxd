cimport cython
from . cimport awakening, ending, flow, frames, knowledge, rounds, wills
from . cimport worth as evaluation
from .board cimport Board

@cython.final
cdef class Intrigues(Board):
    pass
