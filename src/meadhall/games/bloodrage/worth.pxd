from . cimport battle, board as table, effects, pillage, promises, quest, strength
from .board cimport Board
from .names cimport pieces, phases, places, sizes, stats, suits, tokens, windows

cpdef int worth(Board board, int seat) noexcept nogil
cdef int worth_of_stats(Board board, int seat) noexcept nogil
cdef int worth_of_step(Board board, int stat, int level) noexcept nogil
cdef int worth_of_provinces(Board board, int seat) noexcept nogil
cdef int worth_of_doom(Board board, int seat) noexcept nogil
cdef int worth_of_pillage(Board board, int seat) noexcept nogil
cdef int likely_bonus(Board board, int seat) noexcept nogil
cdef int reward_of_pillage(Board board, int seat) noexcept nogil
cdef int worth_of_cards(Board board, int seat) noexcept nogil
cdef int worth_of_upgrades(Board board, int seat) noexcept nogil
