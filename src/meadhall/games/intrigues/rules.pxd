cimport cython
from . cimport awakening, ending, flow, frames, knowledge, rounds, wills
from . cimport forecast as forecasts
from . cimport worth as evaluation
from .board cimport Board

@cython.final
cdef class Intrigues(Board):
    pass
