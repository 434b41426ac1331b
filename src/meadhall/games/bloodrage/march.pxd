from . cimport action as actions, board as table, invade
from .board cimport Board
from .names cimport events, figures, frames, places, sizes, units, words

cpdef int marchers(Board board, int seat, int province) noexcept nogil
cdef void offer_marches(Board board, int held, int opened) noexcept nogil
cdef void begin_march(Board board, int seat, int what) noexcept nogil
cdef void march_options(Board board, int seat) noexcept nogil
cdef void march(Board board, int seat, int action) noexcept nogil
