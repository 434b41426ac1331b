from . cimport board as table, destruction
from .board cimport Board
from .names cimport causes, figures, frames, pieces, places, sources, units

cpdef int losses_of_others(Board board, int seat) noexcept nogil
cdef int troll(Board board, int seat, int card, int number) noexcept nogil
cdef int fire_giant(Board board, int seat, int card, int number) noexcept nogil
cdef int dwarf_chieftain(Board board, int seat, int card, int number) noexcept nogil
cdef int soldier_of_hel(Board board, int seat, int card, int number) noexcept nogil
cdef int sea_serpent(Board board, int seat, int card, int number) noexcept nogil
cdef int dark_elf(Board board, int seat, int card, int number) noexcept nogil
cdef int valkyrie(Board board, int seat, int card, int number) noexcept nogil
cdef int frost_giant(Board board, int seat, int card, int number) noexcept nogil
cdef int volur_witch(Board board, int seat, int card, int number) noexcept nogil
