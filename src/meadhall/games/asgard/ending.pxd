from .board cimport Board
from .names cimport events, frames, goods, sizes

cdef void play_match(Board board) noexcept nogil
cdef void collect_pool(Board board) noexcept nogil
