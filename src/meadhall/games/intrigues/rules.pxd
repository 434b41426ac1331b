cimport cython
from . cimport awakening, ending, flow, knowledge, rounds, wills
from . cimport forecast as forecasts
from . cimport worth as evaluation
from .board cimport Board
from .names cimport frames

@cython.final
cdef class Intrigues(Board):
    pass
