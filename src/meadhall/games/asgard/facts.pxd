cimport cython
from . cimport battles, board as table, ragnarok, temple, turns, worth
from .board cimport Board
from .names cimport phases, pieces, sizes, sorts, spots
from .names.phases cimport RAGNAROK
from .names.sizes cimport PIECES as ALL_PIECES, POPULATION as ALL_POPULATION, SKILLS as ALL_SKILLS

cpdef enum:
    # of a player
    POINTS = 0
    INCOME
    BATTLE_TILES
    VICTORIES
    NEXT_TILE
    IN_BATTLE
    CHANCES
    IN_MIDDLE
    SUPPORT
    SUPPORTED
    HOPES
    WEAPONS
    WIZARDRY
    DISCS
    TAKEN
    TO_PERFORM
    IN_ASGARD
    UPPER
    LOWER
    TEMPLES
    POSSIBLE
    SEALS_BESIDE
    CARDS
    WORTH
    HELD
    COLOURS = HELD + ALL_PIECES
    POPULATION
    SKILLS = POPULATION + ALL_POPULATION
    OF_A_PLAYER = SKILLS + ALL_SKILLS

cpdef enum:
    # all of one player, of the others together, of the best of them, and of the match
    OTHERS = OF_A_PLAYER
    BEST_POINTS = 2 * OF_A_PLAYER
    BEST_WORTH
    BEST_INCOME
    BEST_HOPES
    LEADS
    ORDER
    OWN_TURN
    PHASES
    FACTS = PHASES + RAGNAROK + 1

cdef void look(Board board, int seat, int *facts) noexcept nogil
cdef void look_at_points(Board board, int player, int *facts, int at) noexcept nogil
cdef void look_at_battles(Board board, int player, int *facts, int at) noexcept nogil
cdef void look_at_belongings(Board board, int player, int *facts, int at) noexcept nogil
cdef void look_at_discs(Board board, int player, int *facts, int at) noexcept nogil
