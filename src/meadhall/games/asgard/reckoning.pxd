from . cimport board as table, ragnarok
from .board cimport Board
from .names cimport events, pieces, sizes, sorts, sources, spots, wizardries

cdef void resolve(Board board, int world) noexcept nogil
cdef void reveal(Board board, int slot) noexcept nogil
cpdef int wizardry_under(Board board, int slot, int kind) noexcept nogil
cpdef int weapons_under(Board board, int slot, int value) noexcept nogil
cpdef int weapon_strength(Board board, int slot) noexcept nogil
cpdef int total_of(Board board, int slot) noexcept nogil
cdef void reward(Board board, int world, int slot) noexcept nogil
cdef void pay_reward(Board board, int seat, int god, int world, int points, int bonus) noexcept nogil
cpdef long long standing(Board board, int seat) noexcept nogil
