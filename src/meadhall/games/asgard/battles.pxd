from . cimport board as table
from .board cimport Board
from .names cimport events, frames, goods, pieces, sizes, skills, sources, tiles, words

cdef void fight(Board board) noexcept nogil
cdef void score_temples(Board board) noexcept nogil
cpdef int temple_points(Board board, int seat) noexcept nogil
cdef void reveal_ancient(Board board) noexcept nogil
cpdef int side_value(Board board, int slot) noexcept nogil
cdef void judge_world(Board board, int world) noexcept nogil
cpdef int next_to_judge(Board board, int world, int judged) noexcept nogil
cdef void judge(Board board, int slot) noexcept nogil
cpdef int strength_at_hand(Board board, int seat) noexcept nogil
cdef void win(Board board, int seat, int slot) noexcept nogil
cdef void lose(Board board, int seat, int slot) noexcept nogil
cdef void stand_options(Board board, int seat) noexcept nogil
cdef void stand(Board board, int seat, int action) noexcept nogil
cdef void hand_out_battle_tiles(Board board) noexcept nogil
cpdef int tile_for(Board board, int seat) noexcept nogil
