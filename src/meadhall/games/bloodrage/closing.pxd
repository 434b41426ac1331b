from . cimport board as table, destruction, effects, memory
from .board cimport Board
from .names cimport causes, events, figures, frames, places, sizes, sources, windows, words

cdef int who_discards(Board board) noexcept nogil
cdef void begin_discard(Board board) noexcept nogil
cdef void discard_options(Board board, int seat) noexcept nogil
cdef void discard(Board board, int seat, int action) noexcept nogil
cdef void drop_hands(Board board) noexcept nogil
cdef void strike(Board board) noexcept nogil
cdef void destroy_province(Board board) noexcept nogil
cdef void release_valhalla(Board board) noexcept nogil
