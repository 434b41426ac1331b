from . cimport board as table
from .board cimport Board
from .names cimport events, frames, sizes, sorts, words

cdef void begin(Board board, int seat) noexcept nogil
cdef void order_options(Board board, int seat) noexcept nogil
cdef void hand_out(Board board, int seat, int action) noexcept nogil
cdef void settle_order(Board board) noexcept nogil
cdef void next_offer(Board board, int chief, int after) noexcept nogil
cpdef int things_left(Board board, int seat) noexcept nogil
cpdef bint may_offer_draw(Board board, int seat, int sort, int draw) noexcept nogil
cpdef int find_draw(Board board, int seat, int sort, int kind) noexcept nogil
cpdef bint has_offered(Board board, int seat) noexcept nogil
cdef void want_options(Board board, int seat) noexcept nogil
cdef void want(Board board, int seat, int action) noexcept nogil
cdef void offer_options(Board board, int seat) noexcept nogil
cdef void offer(Board board, int seat, int action) noexcept nogil
cdef void show_draw(Board board, int seat, int sort, int kind) noexcept nogil
cdef void next_answer(Board board, int chief, int after) noexcept nogil
cdef void answer_options(Board board, int seat) noexcept nogil
cdef void answer(Board board, int seat, int action) noexcept nogil
cdef void carry_out(Board board, int chief, int giver) noexcept nogil
cdef void withdraw(Board board, int giver) noexcept nogil
