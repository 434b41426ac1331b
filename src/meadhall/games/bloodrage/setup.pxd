from . cimport board as table
from .board cimport Board
from .names cimport events, frames, pieces, places, sizes, stats, tokens

cdef void set_up(Board board) noexcept nogil
cdef void lay_tokens(Board board) noexcept nogil
cdef void lay_dooms(Board board) noexcept nogil
cdef int drawn_province(Board board, int left) noexcept nogil
cdef void set_clan(Board board, int seat) noexcept nogil
