from . cimport board as table
from .board cimport Board
from .names cimport events, frames, pieces, sizes, words

cdef void set_up(Board board) noexcept nogil
cdef void begin_round(Board board) noexcept nogil
cdef void deal(Board board) noexcept nogil
cdef void choose_card_options(Board board, int seat) noexcept nogil
cdef void offer_ends(Board board, int pair) noexcept nogil
cdef void choose_card(Board board, int seat, int action) noexcept nogil
cdef void reveal(Board board) noexcept nogil
cpdef bint passes_left(Board board) noexcept nogil
cdef void pass_hands(Board board) noexcept nogil
