from . cimport board as table, effects, invade, march, pillage, quest, upgrade
from .board cimport Board
from .names cimport events, frames, sizes, stats, windows, words

cdef void begin_actions(Board board) noexcept nogil
cpdef bint can_act(Board board, int seat) noexcept nogil
cpdef bint is_all_pillaged(Board board) noexcept nogil
cdef void next_turn(Board board) noexcept nogil
cdef void pay(Board board, int seat, int cost) noexcept nogil
cdef void turn_options(Board board, int seat) noexcept nogil
cdef void turn(Board board, int seat, int action) noexcept nogil
