from . cimport board as table, effects, pieces, phases, pillage, places, quest, sizes, stats, strength, suits, windows
from .board cimport Board

cpdef int worth(Board board, int seat) noexcept nogil
cdef int worth_of_stats(Board board, int seat) noexcept nogil
cdef int worth_of_provinces(Board board, int seat) noexcept nogil
cdef int worth_of_doom(Board board, int seat) noexcept nogil
cdef int worth_of_cards(Board board, int seat) noexcept nogil
cdef int worth_of_upgrades(Board board, int seat) noexcept nogil
