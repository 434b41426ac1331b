from .names.sizes cimport FACTS

cdef class Chronicle:
    cdef int count, room
    cdef short *facts

    cdef void tell(self, int audience, int kind, int first, int second, int third, int fourth) noexcept nogil
