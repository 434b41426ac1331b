from . cimport board as table
from .board cimport Board

cdef void imagine(Board board, int seat) noexcept nogil
