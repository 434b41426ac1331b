cimport cython
from . cimport board as table, effects, gifts, quest, strength
from .board cimport Board
from .names cimport frames, phases, pieces, places, sizes, stats, suits
from .names.sizes cimport FIGURES, KINDS, PROVINCES, STATS

cpdef enum:
    # of a clan
    GLORY = 0
    RAGE
    CAN_ACT
    LEVELS
    END_GLORY = LEVELS + STATS
    ON_BOARD
    RESERVE
    VALHALLA
    PIECES
    QUEST_GLORY = PIECES + FIGURES - 1
    QUESTS_OPEN
    HOLDS
    STRENGTH = HOLDS + 5
    DOOMED
    CARDS
    BEST_BONUS
    UPGRADES
    HAND
    LAID = HAND + KINDS
    OF_A_CLAN = LAID + KINDS

cpdef enum:
    # all of the own clan, of the others together, and of the match
    OTHERS = OF_A_CLAN
    BEST_GLORY = 2 * OF_A_CLAN
    LEADS
    IN_DRAFT
    PICKS_LEFT
    PILLAGED
    OWN_TURN
    FIRST
    FACTS

cdef void look(Board board, int seat, int *facts) noexcept nogil
cdef void look_at_clan(Board board, int seat, int *facts, int at) noexcept nogil
cdef void look_at_figures(Board board, int seat, int *facts, int at) noexcept nogil
cdef void look_at_cards(Board board, int seat, int *facts, int at) noexcept nogil
cdef void look_at_provinces(Board board, int seat, int *facts) noexcept nogil
cdef void look_at_match(Board board, int seat, int *facts) noexcept nogil
