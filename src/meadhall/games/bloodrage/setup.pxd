from . cimport board as table, events, frames, pieces, places, sizes, stats, tokens
from .board cimport Board

cdef void set_up(Board board) noexcept nogil
cdef void lay_tokens(Board board) noexcept nogil
cdef void lay_dooms(Board board) noexcept nogil
cdef int drawn_province(Board board, int left) noexcept nogil
cdef void set_clan(Board board, int seat) noexcept nogil
