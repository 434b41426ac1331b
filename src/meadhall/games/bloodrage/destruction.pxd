from . cimport board as table, effects, raising
from .board cimport Board
from .names cimport causes, events, figures, frames, pieces, places, sizes, sources, units, windows, words

cdef void begin_destruction(Board board, int first, int province, int cause) noexcept nogil
cpdef int marked_of(Board board, int seat) noexcept nogil
cdef int marked_witch(Board board, int seat) noexcept nogil
cdef void destroy(Board board) noexcept nogil
cdef void fall_together(Board board, int first, int province, int cause) noexcept nogil
cdef int fall(Board board, int seat, int figure, int place, int count) noexcept nogil
cdef void flight_options(Board board, int seat) noexcept nogil
cdef void flight(Board board, int seat, int action) noexcept nogil
cpdef int protection_price(Board board, int seat) noexcept nogil
cdef void protection_options(Board board, int seat) noexcept nogil
cdef void protection(Board board, int seat, int action) noexcept nogil
cdef void sacrifice_options(Board board, int seat) noexcept nogil
cdef void sacrifice(Board board, int seat, int action) noexcept nogil
