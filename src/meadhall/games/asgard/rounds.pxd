from . cimport board as table, setup
from .board cimport Board
from .names cimport events, frames, goods, phases, pieces, sizes, words

cdef void play_match(Board board) noexcept nogil
cdef void collect_pool(Board board) noexcept nogil
cdef void play_round(Board board) noexcept nogil
cdef void begin_round(Board board) noexcept nogil
cdef void begin_phase(Board board, int phase) noexcept nogil
cdef void lay_seals(Board board) noexcept nogil
cdef void lay_seal_of(Board board, int god, int giver) noexcept nogil
cpdef int seal_givers(Board board, int god) noexcept nogil
cdef void seal_giver_options(Board board, int seat) noexcept nogil
cdef void seal_giver(Board board, int seat, int action) noexcept nogil
cdef void refresh_row(Board board) noexcept nogil
cdef void next_take_back(Board board) noexcept nogil
cdef void take_back_options(Board board, int seat) noexcept nogil
cdef void take_back(Board board, int seat, int action) noexcept nogil
cdef void nothing_to_take_back(Board board) noexcept nogil
cpdef int cards_to_choose(Board board, int seat) noexcept nogil
cdef int who_chooses(Board board) noexcept nogil
cdef void choose_options(Board board, int seat) noexcept nogil
cdef void choose(Board board, int seat, int action) noexcept nogil
