from . cimport board as table, strength
from .board cimport Board
from .names cimport pieces, places, regions, sizes

cpdef int is_strong_in(Board board, int seat, int region) noexcept nogil
cdef int quest_alfheim(Board board, int seat, int card, int number) noexcept nogil
cdef int quest_jotunheim(Board board, int seat, int card, int number) noexcept nogil
cdef int quest_manheim(Board board, int seat, int card, int number) noexcept nogil
cdef int quest_yggdrasil(Board board, int seat, int card, int number) noexcept nogil
cdef int quest_glorious_death(Board board, int seat, int card, int number) noexcept nogil
