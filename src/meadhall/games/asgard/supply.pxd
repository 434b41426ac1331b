from .board cimport Board
from .names cimport events, frames, goods, sizes, words

cpdef int givers(Board board, int seat, int piece) noexcept nogil
cpdef bint can_receive(Board board, int seat, int piece) noexcept nogil
cdef void receive(Board board, int seat, int piece, int count) noexcept nogil
cdef void hand_over(Board board, int seat, int piece, int giver) noexcept nogil
cdef void spend(Board board, int seat, int piece) noexcept nogil
cdef void giver_options(Board board, int seat) noexcept nogil
cdef void take_from_giver(Board board, int seat, int action) noexcept nogil
cdef void offer_seats(Board board, int mask) noexcept nogil
cdef void exchange_options(Board board, int seat) noexcept nogil
cdef void exchange(Board board, int seat, int action) noexcept nogil
cdef void ask_options(Board board, int seat) noexcept nogil
cdef void ask(Board board, int seat, int action) noexcept nogil
