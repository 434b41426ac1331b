from . cimport board as table
from .board cimport Board
from .names cimport events, frames, goods, pieces, sizes, words

cdef void set_up(Board board) noexcept nogil
cdef void hand_out_order(Board board) noexcept nogil
cdef void lay_stones_and_seals(Board board) noexcept nogil
cdef void lay_recruits(Board board) noexcept nogil
cdef void lay_population(Board board) noexcept nogil
cdef void shuffle_stacks(Board board) noexcept nogil
cdef void fill_row(Board board) noexcept nogil
cdef void draw_bonus(Board board, int place) noexcept nogil
cdef void pick_options(Board board, int seat) noexcept nogil
cdef void pick(Board board, int seat, int action) noexcept nogil
