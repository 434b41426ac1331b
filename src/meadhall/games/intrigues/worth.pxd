from . cimport aesir, awakening, board as table, frames, sizes
from .board cimport Board

cpdef int worth(Board board, int seat) noexcept nogil
cdef int next_to_awaken(Board board) noexcept nogil
cdef bint is_final(Board board) noexcept nogil
cdef int attention(Board board, int seat, int who) noexcept nogil
cdef int lead(Board board, int seat, int who) noexcept nogil
cdef int chance(Board board, int seat, int who) noexcept nogil
cdef int favour_value(Board board, int seat, int who) noexcept nogil
cdef int later_value(Board board, int who) noexcept nogil
cdef int will_value(int who) noexcept nogil
