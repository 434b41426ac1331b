from . cimport board as table, effects, events, frames, memory, raising, sizes, sources, windows
from .board cimport Board

cdef void commit_quest(Board board, int seat, int card) noexcept nogil
cpdef bint is_met(Board board, int seat, int card) noexcept nogil
cdef void reveal_quests(Board board) noexcept nogil
cdef void reward_quests(Board board) noexcept nogil
