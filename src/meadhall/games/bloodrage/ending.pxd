from . cimport action, board as table, closing, effects, gifts, quest
from .board cimport Board
from .names cimport events, frames, phases, pieces, sizes, sources, windows

cdef void play_match(Board board) noexcept nogil
cdef void play_age(Board board) noexcept nogil
cdef void end_age(Board board) noexcept nogil
cdef void end_match(Board board) noexcept nogil
cpdef long long standing(Board board, int seat) noexcept nogil
