from . cimport board as table
from .board cimport Board
from .names cimport pieces, sizes
from .names.sizes cimport KINDS

ctypedef int (*Effect)(Board board, int seat, int card, int number) noexcept nogil

cdef int WINDOW[KINDS]
cdef Effect EFFECT[KINDS]

cdef void card(int kind, int window, Effect effect) noexcept
cdef int plain(Board board, int seat, int card, int number) noexcept nogil
cpdef int window_of(Board board, int card) noexcept nogil
cpdef int kind_in(Board board, int seat, int slot) noexcept nogil
cdef int upgrades(Board board, int seat, int window, int number) noexcept nogil
cdef int slot_effect(Board board, int seat, int slot, int window, int number) noexcept nogil
cpdef int slot_with(Board board, int seat, int window) noexcept nogil
cpdef int slot_of(Board board, int seat, int kind) noexcept nogil
cdef int laid_card(Board board, int seat, int window, int number) noexcept nogil
cpdef bint has_laid(Board board, int seat, int window) noexcept nogil
