from . cimport board as table
from .board cimport Board
from .names cimport events, phases, sights, sizes

cdef void reveal(Board board, int seat, int card, int copies) noexcept nogil
cdef void leave(Board board, int seat, int card) noexcept nogil
cdef void arrive(Board board, int seat, int card) noexcept nogil
cdef void discard(Board board, int seat, int card) noexcept nogil
cdef void keep_one(Board board, int seat) noexcept nogil
