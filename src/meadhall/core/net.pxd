from libc.math cimport exp

cpdef enum:
    NEURONS = 32
    ONE = 1024

cdef class Nets:
    cdef readonly int facts, parts, fewest, most, numbers
    cdef readonly bint is_loaded
    cdef bytes _data
    cdef const short *_number

    cdef double answer(self, int seats, int part, const int *facts) noexcept nogil
