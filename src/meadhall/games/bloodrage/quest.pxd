from . cimport board as table, effects, memory, raising
from .board cimport Board
from .names cimport events, frames, sizes, sources, windows

cdef void commit_quest(Board board, int seat, int card) noexcept nogil
cpdef bint is_met(Board board, int seat, int card) noexcept nogil
cdef void reveal_quests(Board board) noexcept nogil
cdef void reward_quests(Board board) noexcept nogil
