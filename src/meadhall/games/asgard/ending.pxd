from . cimport events, frames, goods, phases, sizes
from .board cimport Board

cdef void play_match(Board board) noexcept nogil
cdef void collect_pool(Board board) noexcept nogil
