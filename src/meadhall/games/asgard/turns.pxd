from . cimport board as table
from .board cimport Board
from .names cimport events, frames, phases, sizes, skills, spots, words

cdef void next_turn(Board board) noexcept nogil
cdef void begin_turn(Board board, int seat) noexcept nogil
cpdef int uppermost_support(Board board, int god) noexcept nogil
cpdef bint may_enter_temple(Board board, int seat, int god) noexcept nogil
cdef void select_options(Board board, int seat) noexcept nogil
cdef void select(Board board, int seat, int action) noexcept nogil
cpdef bint may_take_extra_turn(Board board, int seat) noexcept nogil
cpdef bint is_extra_turn(Board board) noexcept nogil
cpdef bint has_unused_skill(Board board, int seat, int skill) noexcept nogil
cdef void end_options(Board board, int seat) noexcept nogil
cdef void end(Board board, int seat, int action) noexcept nogil
