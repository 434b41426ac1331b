from . cimport board as table, gifts
from .board cimport Board
from .names cimport cards, frames, phases, pieces, sights, sizes, suits

cpdef int sight_of(Board board, int viewer, int age, int cell) noexcept nogil
cpdef bint is_before_discard(Board board) noexcept nogil
cpdef int on_table(Board board, int seat, int card) noexcept nogil
cpdef int taken_of(Board board, int seat, int card) noexcept nogil
cpdef int hidden_of(Board board, int seat, int card) noexcept nogil
cdef int hidden_in(Board board, int seat, int age) noexcept nogil
cdef int hidden_quests(Board board, int seat, int age) noexcept nogil
cdef int unseen_of(Board board, int card) noexcept nogil
