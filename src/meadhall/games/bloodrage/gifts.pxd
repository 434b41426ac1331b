from . cimport board as table
from .board cimport Board
from .names cimport events, frames, pieces, sizes, words

cpdef int cell_taken(int seat, int turn) noexcept nogil
cpdef int cell_in_pack(int pack, int place) noexcept nogil
cpdef int cards_taken_at_once(Board board) noexcept nogil
cpdef int pass_rounds(Board board) noexcept nogil
cpdef int pack_of(Board board, int seat) noexcept nogil
cdef void give_gifts(Board board) noexcept nogil
cdef void lay_out_deck(Board board) noexcept nogil
cdef void deal_pack(Board board, int pack) noexcept nogil
cdef int drawn(Board board) noexcept nogil
cdef void take_all(Board board) noexcept nogil
cdef void choose_gift_options(Board board, int seat) noexcept nogil
cdef void choose_gift(Board board, int seat, int action) noexcept nogil
cdef void take(Board board, int seat, int card) noexcept nogil
cdef void end_round(Board board) noexcept nogil
