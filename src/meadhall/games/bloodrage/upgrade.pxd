from . cimport action as actions, board as table, effects, invade, memory
from .board cimport Board
from .names cimport events, figures, frames, pieces, places, sizes, suits, units, windows, words

cpdef int printed_cost(Board board, int card) noexcept nogil
cpdef int upgrade_cost(Board board, int seat, int card) noexcept nogil
cpdef int first_slot(int suit) noexcept nogil
cpdef int slots_of(int suit) noexcept nogil
cdef void offer_cards(Board board, int seat) noexcept nogil
cdef void upgrade(Board board, int seat, int what) noexcept nogil
cdef void replace(Board board, int seat, int slot) noexcept nogil
cpdef bint may_invade_freely(Board board, int seat, int slot, int figure) noexcept nogil
cdef void offer_free_invade(Board board, int seat, int slot) noexcept nogil
cdef void free_invade_options(Board board, int seat) noexcept nogil
cdef void free_invade(Board board, int seat, int action) noexcept nogil
