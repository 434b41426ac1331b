from .names.sizes cimport FACTS

cdef class Chronicle:
    cdef bint keeps_states
    cdef int count, room
    cdef short *facts
    cdef Py_ssize_t width
    cdef char *blocks

    cdef void tell(
        self, const char *block, Py_ssize_t width,
        int audience, int kind, int first, int second, int third, int fourth
    ) noexcept nogil
    cdef void keep(self, const char *block, Py_ssize_t width) noexcept nogil
