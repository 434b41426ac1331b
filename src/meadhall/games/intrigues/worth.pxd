from . cimport awakening, board as table, estimates
from .board cimport Board
from .names cimport frames, sizes, words

cpdef int worth(Board board, int seat) noexcept nogil
cdef int estimate(Board board, int number) noexcept nogil
cdef int promise(Board board, int seat, int who, int upcoming) noexcept nogil
cdef int next_to_awaken(Board board) noexcept nogil
cdef bint is_final(Board board) noexcept nogil
cdef int attention(Board board, int seat, int who) noexcept nogil
cdef int lead(Board board, int seat, int who) noexcept nogil
cdef int chance(Board board, int seat, int who) noexcept nogil
cdef int favour_value(Board board, int seat, int who) noexcept nogil
cdef int later_value(Board board, int who) noexcept nogil
cpdef bint sees_ahead(Board board, int seat) noexcept nogil
cpdef int foresee(Board board, int seat, int action) noexcept nogil
cdef int gain(Board board, int seat, int who, int owner, int cards) noexcept nogil
cdef int gain_by_swap(Board board, int seat, int who, int owner, int cards) noexcept nogil
