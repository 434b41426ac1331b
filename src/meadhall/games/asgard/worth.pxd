from . cimport battles, board as table, deals, ragnarok, reckoning, temple, turns
from .board cimport Board
from .names cimport frames, goods, phases, pieces, sizes, skills, sorts, spots, tiles
from .names.sizes cimport GODS

cdef int REQUESTED[GODS]

cpdef int worth(Board board, int seat) noexcept nogil
cdef int battles_to_come(Board board) noexcept nogil
cdef int income(Board board, int seat) noexcept nogil
cdef int victory_value(Board board, int seat) noexcept nogil
cdef int chance_in_battle(Board board, int seat, int slot) noexcept nogil
cdef int placed_discs(Board board, int seat) noexcept nogil
cdef int prospects(Board board, int seat) noexcept nogil
cdef int belongings(Board board, int seat) noexcept nogil
cdef int kept(Board board, int seat, int piece) noexcept nogil
cdef int hopes(Board board, int seat) noexcept nogil
cdef int likely_total(Board board, int slot, int seat) noexcept nogil
cdef int share_of(Board board, int seat, int world, int god) noexcept nogil
