cimport cython
from . cimport action as actions, board as table, effects, pillage, strength
from .board cimport Board
from .names cimport cards, events, figures, frames, pieces, places, sizes, stats, units, windows, words

cpdef int invade_cost(Board board, int seat, int figure) noexcept nogil
cpdef bint has_horns_free(Board board, int seat) noexcept nogil
@cython.locals(crowds=cython.longlong, one=cython.longlong)
cpdef int open_places(Board board) noexcept nogil
cpdef int places_for(Board board, int seat, int figure, int opened) noexcept nogil
cdef void offer_places(Board board, int seat, int figure, int opened, int word) noexcept nogil
cdef void offer_invades(Board board, int seat, int opened) noexcept nogil
cdef void invade(Board board, int seat, int what) noexcept nogil
cdef void recall(Board board, int seat, int what) noexcept nogil
cdef void enter(Board board, int seat, int figure, int start, int place, int cost) noexcept nogil
cdef void after_invade(Board board) noexcept nogil
cdef void succor_options(Board board, int seat) noexcept nogil
cdef void succor(Board board, int seat, int action) noexcept nogil
cpdef bint can_reinforce(Board board, int seat, int province) noexcept nogil
cdef void reinforce(Board board, int seat, int province) noexcept nogil
cdef void storm_options(Board board, int seat) noexcept nogil
cdef void storm(Board board, int seat, int action) noexcept nogil
