from . cimport board as table, effects, memory, raising, strength
from .board cimport Board
from .names cimport events, frames, pieces, places, regions, sizes, sources, windows

cdef void commit_quest(Board board, int seat, int card) noexcept nogil
cpdef bint is_met(Board board, int seat, int card) noexcept nogil
cdef void reveal_quests(Board board) noexcept nogil
cdef void reward_quests(Board board) noexcept nogil
cpdef int is_strong_in(Board board, int seat, int region) noexcept nogil
cdef int quest_alfheim(Board board, int seat, int card, int number) noexcept nogil
cdef int quest_jotunheim(Board board, int seat, int card, int number) noexcept nogil
cdef int quest_manheim(Board board, int seat, int card, int number) noexcept nogil
cdef int quest_yggdrasil(Board board, int seat, int card, int number) noexcept nogil
cdef int quest_glorious_death(Board board, int seat, int card, int number) noexcept nogil
