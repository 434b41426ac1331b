cimport cython
from meadhall.core.state cimport State

@cython.final
cdef class Guesses:
    cdef readonly int room, count
    cdef Py_ssize_t size
    cdef char *blocks
    cdef char *known

    cdef bint recall(self, int number, State state) noexcept nogil
    cdef void keep(self, int number, State state) noexcept nogil
    cdef void clear(self) noexcept nogil
