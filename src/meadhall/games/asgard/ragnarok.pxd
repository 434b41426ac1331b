from . cimport board as table, reckoning
from .board cimport Board
from .names cimport events, frames, phases, pieces, sides, sizes, sorts, sources, words

cdef void prepare(Board board) noexcept nogil
cdef void score_battle_tiles(Board board) noexcept nogil
cdef void clear(Board board) noexcept nogil
cdef void arm_population(Board board) noexcept nogil
cpdef int tiles_of(Board board, int god) noexcept nogil
cpdef int army_strength(Board board, int slot) noexcept nogil
cdef bint is_before(Board board, int slot, int other) noexcept nogil
cdef int ranked_slot(Board board, int god, int rank) noexcept nogil
cdef void deploy(Board board, int god) noexcept nogil
cdef void put_weakest(Board board, int god, int count, int kind) noexcept nogil
cdef void put_in_order(Board board, int god, int count) noexcept nogil
cpdef bint supports(Board board, int seat, int god) noexcept nogil
cpdef bint supports_slot(Board board, int seat, int slot) noexcept nogil
cpdef bint supports_any(Board board, int seat, int step) noexcept nogil
cpdef int tiles_to_lay(Board board, int seat) noexcept nogil
cdef void run(Board board) noexcept nogil
cdef int next_seat(Board board, int last, int placing) noexcept nogil
cdef void join_options(Board board, int seat) noexcept nogil
cdef void join(Board board, int seat, int action) noexcept nogil
cpdef int find_tile(Board board, int seat, int sort, int kind) noexcept nogil
cdef void lay_options(Board board, int seat) noexcept nogil
cdef void lay(Board board, int seat, int action) noexcept nogil
