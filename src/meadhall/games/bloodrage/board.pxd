from meadhall.core cimport counts
from meadhall.core.state cimport State
from .names cimport events, figures, pieces, places, sizes, stats, suits, tokens, units
from .names.sizes cimport AGES, CARDS, CELLS, FIGURES, PLACES, PROVINCES, SEATS, SLOTS, SOURCES, STATS

cdef class Board(State):
    # the match
    cdef unsigned char first_game, age, phase, first, passed
    cdef short pillaged, destroyed
    cdef unsigned char token[PROVINCES]
    cdef unsigned char doom[AGES]
    # the clans
    cdef unsigned char warriors[SEATS][PLACES]
    cdef unsigned char at[SEATS][FIGURES]
    cdef unsigned char level[SEATS][STATS]
    cdef short rage[SEATS]
    cdef short glory[SEATS][SOURCES][AGES]
    cdef unsigned char upgrade[SEATS][SLOTS]
    # the cards
    cdef unsigned char pass_round, choices
    cdef unsigned char hand[SEATS][CARDS]
    cdef unsigned char quests[SEATS][CARDS]
    cdef unsigned char discarded[CARDS]
    cdef unsigned char cell[AGES][CELLS]
    # what everybody has seen of them
    cdef unsigned char proven[SEATS][CARDS]
    cdef signed char gone[SEATS][CARDS]
    cdef unsigned char carried[SEATS]
    cdef unsigned char carried_card[SEATS]
    cdef unsigned char carried_before[SEATS]
    # the pillage that goes on
    cdef unsigned char site, pillager, challenge, fighters, silenced, counted, settled, winner, valkyrie
    cdef unsigned char laid[SEATS]
    cdef unsigned char eyes[SEATS]
    cdef unsigned char gazes[SEATS]
    cdef unsigned char fallen[SEATS]
    cdef unsigned char total[SEATS]
    cdef unsigned char bonus[SEATS]
    # the destruction that goes on
    cdef unsigned char marked[SEATS][FIGURES]
    cdef unsigned char spared[SEATS]


cpdef bint is_destroyed(Board board, int province) noexcept nogil
cpdef bint is_pillaged(Board board, int province) noexcept nogil
cpdef bint is_live_fjord(Board board, int fjord) noexcept nogil
cpdef int neighbours(int province) noexcept nogil
cpdef int fjord_of(int province) noexcept nogil
cpdef int crowd(Board board, int province) noexcept nogil
cpdef int room(Board board, int province) noexcept nogil
cpdef int kind_of(Board board, int card) noexcept nogil
cpdef int suit_of(Board board, int card) noexcept nogil
cpdef int age_of(int card) noexcept nogil
cpdef int value_of(Board board, int card) noexcept nogil
cpdef int unit_of(Board board, int seat, int figure) noexcept nogil
cpdef int figure_of(Board board, int seat, int unit) noexcept nogil
cpdef bint is_ship(Board board, int seat, int figure) noexcept nogil
cpdef int count_at(Board board, int seat, int figure, int place) noexcept nogil
cpdef int figures_at(Board board, int seat, int place) noexcept nogil
cpdef int places_held(Board board, int seat) noexcept nogil
cpdef int place_of(Board board, int seat, int figure) noexcept nogil
cpdef int figures_on_board(Board board, int seat) noexcept nogil
cpdef int figures_in_valhalla(Board board, int seat) noexcept nogil
cdef void shift(Board board, int seat, int figure, int start, int goal) noexcept nogil
cpdef int stat_of(Board board, int seat, int stat) noexcept nogil
cpdef bint can_rise(Board board, int seat, int stat) noexcept nogil
cdef void rise(Board board, int seat, int stat) noexcept nogil
cpdef int glory_of(Board board, int seat) noexcept nogil
cdef void gain_glory(Board board, int seat, int glory, int source) noexcept nogil
cdef inline int next_in_hand(Board board, int seat, int card) noexcept nogil:
    return counts.next_filled(board.hand[seat], card, CARDS)
cdef inline bint has_cards(Board board, int seat) noexcept nogil:
    return next_in_hand(board, seat, 0) < CARDS
cpdef int cards_in_hand(Board board, int seat) noexcept nogil
cpdef int quests_of(Board board, int seat) noexcept nogil
cpdef int seat_after(Board board, int first, int steps) noexcept nogil
