from . cimport awakening, board as table, knowledge, rounds
from .board cimport Board
from .names cimport frames, sizes

cpdef dict view(Board board, object seat)
cdef str _phase(Board board)
cdef list _cards(Board board, int seat)
cdef dict _known_hands(Board board, int viewer)
cdef dict _doubling(Board board)
cdef list _goals(Board board)
cdef object _awake(Board board)
cdef dict _favourites(Board board)
cdef dict _player(Board board, int owner, bint is_open)
cdef dict _stack(Board board, int owner, int who, bint is_open)
cdef list _drawn(Board board, int frame, int viewer)
