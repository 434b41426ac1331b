from . cimport board as table
from .board cimport Board
from .names cimport frames, sizes, words

cpdef int rising_stats(Board board, int seat, int but) noexcept nogil
cdef void ask_raise(Board board, int seat, int but) noexcept nogil
cdef void raise_stat_options(Board board, int seat) noexcept nogil
cdef void raise_stat(Board board, int seat, int action) noexcept nogil
