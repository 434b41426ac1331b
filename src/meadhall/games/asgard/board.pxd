from meadhall.core.state cimport State
from .names cimport events, phases, pieces, sizes
from .names.sizes cimport ACCOUNTS, BATTLES, DRAWS, GODS, KINDS, PIECES, POPULATION, RECRUITS, ROOM, SEALS, SEATS, SIDES, SKILLS, SLOTS, SORTS, SOURCES, STACKS, STONES, TEMPLES, VALUES, WORLDS

cdef class Board(State):
    cdef unsigned char round, phase, deals, passed, lacking, need_other, row_down, bonuses_left, bonuses_aside
    cdef unsigned char order[SEATS]
    cdef unsigned char discs[SEATS]
    cdef unsigned char taken[SEATS]
    cdef unsigned char asgard[SEATS]
    cdef unsigned char middle[SEATS]
    cdef short chosen[SEATS]
    cdef short revealed[SEATS]
    cdef unsigned char request[GODS][2]
    cdef unsigned char temple_disc[GODS]
    cdef unsigned char support[GODS][2]
    cdef unsigned char battle[BATTLES]
    cdef unsigned char victory[WORLDS][SEATS]
    cdef unsigned char seal_beside[GODS]
    cdef unsigned char god_left[GODS]
    cdef unsigned char god_top[GODS]
    cdef unsigned char temple_left[STACKS]
    cdef unsigned char temple_top[STACKS]
    cdef unsigned char temple_owner[TEMPLES]
    cdef unsigned char population[SLOTS]
    cdef unsigned char flipped[SLOTS]
    cdef unsigned char god_at[SLOTS]
    cdef unsigned char value_at[SLOTS]
    cdef unsigned char held[SEATS][PIECES]
    cdef unsigned char supply[PIECES]
    cdef unsigned char on_god[GODS][RECRUITS]
    cdef unsigned char valhalla[RECRUITS]
    cdef unsigned char pool[RECRUITS]
    cdef unsigned char population_tiles[SEATS][POPULATION]
    cdef unsigned char skill_holder[SKILLS]
    cdef unsigned char row[ROOM]
    cdef unsigned char ancient_left[SIDES]
    cdef unsigned char ancient[SIDES]
    cdef unsigned char battle_left[VALUES]
    cdef unsigned char battle_tiles[SEATS][VALUES]
    cdef unsigned char stack_left[SORTS][KINDS]
    cdef unsigned char drawn[SORTS]
    cdef unsigned char tile_kind[SORTS][DRAWS]
    cdef unsigned char tile_by[SORTS][DRAWS]
    cdef unsigned char tile_holder[SORTS][DRAWS]
    cdef unsigned char tile_shown[SORTS][DRAWS]
    cdef unsigned char tile_at[SORTS][DRAWS]
    cdef unsigned char need[STONES]
    cdef unsigned char need_seal[3]
    cdef unsigned char wanted[SEATS]
    cdef unsigned char offered[SEATS][PIECES]
    cdef unsigned char offered_tiles[SEATS][POPULATION]
    cdef unsigned char offered_draws[SEATS][SORTS]
    cdef unsigned char offered_skills[SEATS]
    cdef unsigned char promised[SEATS]
    cdef unsigned char new_order[SEATS]
    cdef unsigned char army[BATTLES][RECRUITS]
    cdef unsigned char armed[BATTLES]
    cdef short points[SEATS][SOURCES][ACCOUNTS]
    cdef short rewards[WORLDS][SEATS]


cpdef int seat_of(Board board, int number) noexcept nogil
cpdef bint is_risen(Board board, int god) noexcept nogil
cpdef int gods_risen(Board board) noexcept nogil
cpdef int count_bits(int mask) noexcept nogil
cpdef int side_of(Board board, int god) noexcept nogil
cpdef bint has_spot(Board board, int god, int spot) noexcept nogil
cpdef bint is_closed(Board board, int world) noexcept nogil
cpdef int strength_of(Board board, int recruit) noexcept nogil
cpdef int points_of(Board board, int seat) noexcept nogil
cdef void score(Board board, int seat, int source, int points) noexcept nogil
cdef int drawn_bit(Board board, int mask) noexcept nogil
cdef void open_god_tile(Board board, int god) noexcept nogil
cdef void open_temples(Board board) noexcept nogil
cpdef int discs_to_perform(Board board, int seat) noexcept nogil
cpdef bint has_work(Board board, int seat) noexcept nogil
cpdef int tiles_in_stack(Board board, int sort) noexcept nogil
cpdef int victories_of(Board board, int seat) noexcept nogil
cpdef int tile_value(Board board, int slot) noexcept nogil
