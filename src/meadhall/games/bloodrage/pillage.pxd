from . cimport action as actions, battle, board as table, effects
from .board cimport Board
from .names cimport cards, events, figures, frames, places, sizes, units, words

cpdef bint has_foothold(Board board, int seat, int province) noexcept nogil
cpdef int footholds(Board board, int seat) noexcept nogil
cpdef int within_reach(Board board, int held) noexcept nogil
cdef void offer_pillages(Board board, int held) noexcept nogil
cdef void begin_pillage(Board board, int seat, int province, int price, int challenge) noexcept nogil
cdef void begin_challenge(Board board, int seat, int province) noexcept nogil
cpdef bint can_join(Board board, int seat) noexcept nogil
cdef void next_caller(Board board) noexcept nogil
cdef void call_options(Board board, int seat) noexcept nogil
cdef void call(Board board, int seat, int action) noexcept nogil
cdef void muster(Board board) noexcept nogil
cdef void end_pillage(Board board) noexcept nogil
