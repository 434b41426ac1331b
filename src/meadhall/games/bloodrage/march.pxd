from . cimport action as actions, board as table, events, figures, frames, invade, places, sizes, units, words
from .board cimport Board

cpdef int marchers(Board board, int seat, int province) noexcept nogil
cdef void offer_marches(Board board, int held, int opened) noexcept nogil
cdef void begin_march(Board board, int seat, int what) noexcept nogil
cdef void march_options(Board board, int seat) noexcept nogil
cdef void march(Board board, int seat, int action) noexcept nogil
