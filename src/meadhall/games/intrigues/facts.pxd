cimport cython
from . cimport awakening, board as table
from .board cimport Board
from .names cimport pieces, sizes

cpdef enum:
    MINE = 0
    MOST
    OTHERS
    FAVOURED
    BEATEN
    AHEAD
    FAR_AHEAD
    FAR_BEHIND
    LIMIT
    LATER_LIMIT
    IN_HAND
    IN_OTHER_HANDS
    SCORES
    LOSES
    OF_AN_AESIR
    POINTS = 7 * OF_AN_AESIR
    MOST_POINTS
    OTHER_POINTS
    LEADS
    SHARES_LEAD
    CARDS_LEFT = SHARES_LEAD
    FACTS = CARDS_LEFT + 8

cdef void look(Board board, int seat, int *facts) noexcept nogil
cdef void look_at_aesir(Board board, int seat, int who, int *facts) noexcept nogil
cdef void look_at_hands(Board board, int seat, int *facts) noexcept nogil
cdef void look_at_points(Board board, int seat, int *facts) noexcept nogil
