cimport cython
from libc.math cimport exp
from .state cimport State

cpdef enum:
    NEURONS = 32
    ONE = 1024

cdef double answer(const int *facts, int count, const short *net) noexcept nogil
@cython.locals(mine=cython.longlong, rank=cython.longlong)
cdef double outcome(State state, int seat, double lead) noexcept nogil
