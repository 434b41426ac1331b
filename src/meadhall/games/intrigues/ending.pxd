from . cimport awakening, board as table, rounds, wills
from .board cimport Board
from .names cimport events, frames, sizes, sources, words

cdef void play_match(Board board) noexcept nogil
cdef void count_finally(Board board) noexcept nogil
cdef void final_options(Board board, int seat) noexcept nogil
cdef void final_favour(Board board, int seat, int action) noexcept nogil
cpdef long long standing(Board board, int seat) noexcept nogil
