from . cimport asgard_action, board as table
from .board cimport Board
from .names cimport events, frames, phases, sizes, sorts, tiles, words

cpdef bint can_use(Board board, int seat, int tile) noexcept nogil
cdef int count_uses(Board board, int seat) noexcept nogil
cdef void offer_uses(Board board, int seat) noexcept nogil
cdef void use(Board board, int seat, int tile) noexcept nogil
cdef void take_bonus(Board board, int seat, int tile) noexcept nogil
cdef void become_first(Board board, int seat) noexcept nogil
