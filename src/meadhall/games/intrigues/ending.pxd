from . cimport awakening, board as table, events, frames, rounds, sizes, sources, wills, words
from .board cimport Board

cdef void play_match(Board board) noexcept nogil
cdef void count_finally(Board board) noexcept nogil
cdef void final_options(Board board, int seat) noexcept nogil
cdef void final_favour(Board board, int seat, int action) noexcept nogil
cpdef long long standing(Board board, int seat) noexcept nogil
