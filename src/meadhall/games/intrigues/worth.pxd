from meadhall.core.estimate cimport Estimate
from . cimport awakening, board as table, estimates
from .board cimport Board
from .names cimport frames, sizes, words

cdef int worth(Board board, int seat, int fitted) noexcept nogil
cdef int estimate(int fitted, int number) noexcept nogil
cdef int promise(Board board, int seat, int who, int upcoming, int fitted) noexcept nogil
cdef int next_to_awaken(Board board) noexcept nogil
cdef bint is_final(Board board) noexcept nogil
cdef int attention(Board board, int seat, int who) noexcept nogil
cdef int lead(Board board, int seat, int who) noexcept nogil
cdef int chance(Board board, int seat, int who, int fitted) noexcept nogil
cdef int favour_value(Board board, int seat, int who, int fitted) noexcept nogil
cdef int later_value(Board board, int who, int fitted) noexcept nogil
cdef bint sees_ahead(Board board, int seat) noexcept nogil
cdef int foresee(Board board, int seat, int action, int fitted) noexcept nogil
cdef int gain(Board board, int seat, int who, int owner, int cards, int fitted) noexcept nogil
cdef int gain_by_swap(Board board, int seat, int who, int owner, int cards, int fitted) noexcept nogil

cdef class IntriguesEstimate(Estimate):
    cdef readonly int fitted
