from . cimport board as table, effects
from .board cimport Board
from .names cimport figures, pieces, places, sizes, windows

cpdef int figure_strength(Board board, int seat, int figure, int place) noexcept nogil
cpdef int warriors_strength(Board board, int seat, int count) noexcept nogil
cpdef int strength_in(Board board, int seat, int province) noexcept nogil
cpdef bint is_strongest(Board board, int seat, int province) noexcept nogil
