from . cimport board as table, gifts, knowledge
from .board cimport Board
from .names cimport sights, sizes, suits
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
cdef void guess_all_carried(Board board, Guess *guess) noexcept nogil
cdef int guess_carried(Board board, Guess *guess, int seat) noexcept nogil
cdef int guess_hidden(Board board, int seat, int age, int quest) noexcept nogil
cdef void guess_hands(Board board, Guess *guess) noexcept nogil
cdef bint is_hand_explained(Board board, Guess *guess, int seat) noexcept nogil
cdef void lay_quests(Board board, int seat, int count) noexcept nogil
cdef void clear_hand(Board board, int seat) noexcept nogil
cdef int draw_unseen(Board board, int quest) noexcept nogil
cdef int weight_of(Board board, int card, int quest, int weighed) noexcept nogil
