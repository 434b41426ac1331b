from . cimport board as table, supply
from .board cimport Board
from .names cimport events, frames, goods, pieces, sides, sizes, sorts, tiles, words

cdef void begin(Board board, int seat, int jointly) noexcept nogil
cpdef bint has_open_tile(Board board) noexcept nogil
cdef void tile_options(Board board, int seat) noexcept nogil
cdef void turn_over(Board board, int seat, int action) noexcept nogil
cdef void bonus_options(Board board, int seat) noexcept nogil
cdef void take_bonus(Board board, int seat, int action) noexcept nogil
cdef bint can_pay_seals(Board board, int seat, int light, int dark, int either, int tiles_paid) noexcept nogil
cdef int recruit_price(Board board, int kind, int side) noexcept nogil
cpdef int disc_price(Board board, int seat, int colour) noexcept nogil
cdef bint can_buy_recruit(Board board, int seat, int kind) noexcept nogil
cdef bint can_buy_disc(Board board, int seat) noexcept nogil
cdef void buy_options(Board board, int seat) noexcept nogil
cdef void buy(Board board, int seat, int action) noexcept nogil
cdef void disc_options(Board board, int seat) noexcept nogil
cdef void buy_disc(Board board, int seat, int action) noexcept nogil
cpdef int due(Board board) noexcept nogil
cdef bint can_pay_with(Board board, int seat, int seal) noexcept nogil
cdef void payment_options(Board board, int seat) noexcept nogil
cdef void pay(Board board, int seat, int action) noexcept nogil
cpdef bint may_battle(Board board, int seat, int slot) noexcept nogil
cdef void offer_battles(Board board, int seat) noexcept nogil
cdef void place_options(Board board, int seat) noexcept nogil
cdef void place(Board board, int seat, int action) noexcept nogil
cdef void middle_options(Board board, int seat) noexcept nogil
cdef void from_middle(Board board, int seat, int action) noexcept nogil
cdef void look(Board board, int seat, int sort) noexcept nogil
cdef void look_options(Board board, int seat) noexcept nogil
cdef void keep(Board board, int seat, int action) noexcept nogil
