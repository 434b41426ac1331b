from . cimport board as table, rounds
from .board cimport Board
from .names cimport frames, sizes

cpdef bint knows_hand(Board board, int seat, int other) noexcept nogil
cpdef bint is_drawn_by_other(Board board, int seat) noexcept nogil
cdef void imagine(Board board, int seat) noexcept nogil
cdef void imagine_hands(Board board, int seat) noexcept nogil
cdef void imagine_picks(Board board, int seat) noexcept nogil
cdef void imagine_goals(Board board) noexcept nogil
