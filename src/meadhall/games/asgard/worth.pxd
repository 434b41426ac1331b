from . cimport board as table
from .board cimport Board

cpdef int worth(Board board, int seat) noexcept nogil
