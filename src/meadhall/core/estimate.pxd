from .state cimport State

cdef class Estimate:
    cdef int _worth(self, State state, int seat) noexcept nogil
    cdef bint _sees_ahead(self, State state, int seat) noexcept nogil
    cdef int _foresee(self, State state, int seat, int action) noexcept nogil
