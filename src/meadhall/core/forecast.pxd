cimport cython
from libc.math cimport exp
from .names.sizes cimport MOST_FACTS
from .net cimport Nets
from .state cimport State

cdef class Forecast:
    cdef readonly object file
    cdef readonly Nets nets
    cdef readonly double close, share

    cdef bint _is_settled(self, State state) noexcept nogil
    cdef int _part_of(self, State state) noexcept nogil
    cdef void _look(self, State state, int seat, int *facts) noexcept nogil
    cdef int _points_of(self, State state, int seat) noexcept nogil
    @cython.final
    cdef double _value(self, State state, int seat) noexcept nogil
    @cython.final
    @cython.locals(mine=cython.longlong, standing=cython.longlong)
    cdef double _outcome(self, State state, int seat) noexcept nogil
