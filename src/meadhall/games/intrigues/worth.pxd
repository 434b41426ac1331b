from . cimport awakening, board as table, sizes
from .board cimport Board

cpdef int worth(Board board, int seat) noexcept nogil
