cimport cython
from . cimport awakening, board as table, pieces, sizes
from .board cimport Board

cpdef enum:
    OF_AN_AESIR = 14
    OF_ALL = 12
    FACTS = 7 * OF_AN_AESIR + OF_ALL

cdef void look(Board board, int seat, int *facts) noexcept nogil
cdef void look_at_aesir(Board board, int seat, int who, int *facts) noexcept nogil
cdef void look_at_hands(Board board, int seat, int *facts) noexcept nogil
cdef void look_at_points(Board board, int seat, int *facts) noexcept nogil
