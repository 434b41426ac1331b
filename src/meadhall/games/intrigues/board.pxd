from meadhall.core.state cimport State
from .names cimport pieces, sizes
from .names.sizes cimport AESIR, GOALS, HAND, PAIRS, ROOM, ROUNDS, SEATS, SOURCES

cdef class Board(State):
    cdef unsigned char round, turn, doubling, goals_from_bottom, open_ends
    cdef unsigned char deck[PAIRS]
    cdef unsigned char hand[SEATS][HAND]
    cdef unsigned char goals[GOALS]
    cdef unsigned char face_up[SEATS][AESIR]
    cdef unsigned char hidden[SEATS][AESIR]
    cdef unsigned char stack[SEATS][AESIR][ROOM]
    cdef unsigned char points[SEATS][SOURCES][ROUNDS]


cpdef int low_end(Board board, int pair) noexcept nogil
cpdef int high_end(Board board, int pair) noexcept nogil
cpdef int pair_of(int first, int second) noexcept nogil
cpdef int cards_in_deck(Board board) noexcept nogil
cpdef int cards_in_hand(Board board, int seat) noexcept nogil
cdef int drawn(Board board, int left) noexcept nogil
cdef void add_to_hand(Board board, int seat, int pair) noexcept nogil
cdef void take_from_hand(Board board, int seat, int pair) noexcept nogil
cpdef int cards_in_stack(Board board, int seat, int who) noexcept nogil
cpdef int place_of(Board board, int seat, int who, int nth) noexcept nogil
cpdef int other_end(Board board, int seat, int who, int place) noexcept nogil
cdef void put(Board board, int seat, int shown, int other) noexcept nogil
cdef int take_out(Board board, int seat, int who, int place) noexcept nogil
cdef void uncover(Board board, int seat, int who) noexcept nogil
cpdef bint is_doubled(Board board, int seat, int who) noexcept nogil
cpdef int points_of(Board board, int seat) noexcept nogil
cpdef int column_of(int goal) noexcept nogil
cpdef int row_of(int goal) noexcept nogil
cpdef bint is_goal_open(Board board, int goal) noexcept nogil
cpdef int limit_of(Board board, int goal) noexcept nogil
