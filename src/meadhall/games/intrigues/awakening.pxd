from . cimport board as table, wills
from .board cimport Board
from .names cimport events, frames, sizes, sources, words

cpdef int attention(Board board, int seat, int who) noexcept nogil
cpdef int most_attention(Board board, int who, int among) noexcept nogil
cpdef int claimants(Board board, int who) noexcept nogil
cpdef int seat_of(int seats) noexcept nogil
cpdef int favourite(Board board, int who) noexcept nogil
cdef int win_favour(Board board, int who) noexcept nogil
cdef int dispute(Board board, int leaders) noexcept nogil
cpdef int goal_limit(Board board, int who) noexcept nogil
cdef void awaken(Board board) noexcept nogil
cdef void end_round(Board board) noexcept nogil
cdef void favour_options(Board board, int seat) noexcept nogil
cdef void favour(Board board, int seat, int action) noexcept nogil
cdef void goal_options(Board board, int seat) noexcept nogil
cdef void goal(Board board, int seat, int action) noexcept nogil
cdef void score_options(Board board, int seat, int who) noexcept nogil
cdef void score(Board board, int seat, int who, int nth, int source) noexcept nogil
