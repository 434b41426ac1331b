cimport cython
from meadhall.core cimport net
from meadhall.core.net cimport NEURONS
from . cimport board as table, facts
from .board cimport Board
from .facts cimport FACTS
from .names cimport frames, sizes

cpdef enum:
    PARTS = sizes.AGES
    NUMBERS = (FACTS + 2) * NEURONS + 1

cdef double CLOSE
cdef short NETS[sizes.SEATS + 1][PARTS + 1][NUMBERS]

cpdef bint is_settled(Board board) noexcept nogil
cpdef int part_of(Board board) noexcept nogil
cpdef double forecast(Board board, int seat) noexcept nogil
cdef double outcome(Board board, int seat) noexcept nogil
cpdef list facts_of(Board board, int seat)
