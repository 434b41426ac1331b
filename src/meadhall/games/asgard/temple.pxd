from . cimport board as table, supply, turns
from .board cimport Board
from .names cimport events, frames, goods, pieces, sizes, sources, spots, tiles, words

cpdef bint is_possible(Board board, int seat, int god) noexcept nogil
cpdef int kinds_asked(Board board, int god) noexcept nogil
cpdef bint has_recruits_for(Board board, int seat, int god) noexcept nogil
cpdef bint can_build(Board board, int seat, int stack) noexcept nogil
cdef void set_needs(Board board, int temple) noexcept nogil
cdef int need_of(Board board, int temple, int place) noexcept nogil
cdef int left_to_pay(Board board, int place) noexcept nogil
cdef int need_after(Board board, int temple, int place, int paid) noexcept nogil
cdef bint can_meet_needs(Board board, int seat, int temple, int paid, int stone, int tile) noexcept nogil
cpdef int depicted_on(Board board, int temple) noexcept nogil
cdef void begin(Board board, int seat, int god) noexcept nogil
cdef void stack_options(Board board, int seat) noexcept nogil
cdef void choose_stack(Board board, int seat, int action) noexcept nogil
cpdef int due(Board board) noexcept nogil
cdef void offer_payment(Board board, int seat, int action, int stone, int tile) noexcept nogil
cdef void payment_options(Board board, int seat) noexcept nogil
cdef void pay(Board board, int seat, int action) noexcept nogil
cdef void recruit_options(Board board, int seat) noexcept nogil
cdef void give_recruits(Board board, int seat, int action) noexcept nogil
cdef void world_options(Board board, int seat) noexcept nogil
cdef void settle(Board board, int seat, int action) noexcept nogil
cdef void leave_game(Board board) noexcept nogil
cdef void end(Board board) noexcept nogil
