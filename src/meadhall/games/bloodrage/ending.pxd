from . cimport action, board as table, closing, effects, events, frames, gifts, phases, pieces, quest, sizes, sources, windows
from .board cimport Board

cdef void play_match(Board board) noexcept nogil
cdef void play_age(Board board) noexcept nogil
cdef void end_age(Board board) noexcept nogil
cdef void end_match(Board board) noexcept nogil
cpdef long long standing(Board board, int seat) noexcept nogil
