from . cimport board as table, gifts, knowledge
from .board cimport Board
from .names cimport sizes, suits
from .names.sizes cimport CELLS, GIFTS, SEATS

cdef struct Guess:
    int viewer, forgotten, pressed, lacking_seat, lacking_card
    signed char sight[CELLS]
    unsigned char copies[GIFTS]
    unsigned char carried[SEATS]
    int hand[SEATS]
    int quests[SEATS]

cdef int hand_of(Board board, Guess *guess, int seat, int card) noexcept nogil
cdef int missing_quests(Board board, Guess *guess, int seat) noexcept nogil
cdef bint must_carry_quest(Board board, Guess *guess, int seat) noexcept nogil
