from meadhall.core.names.sizes cimport FRAMES
from .board cimport Board

ctypedef int (*Choosing)(Board board) noexcept nogil
ctypedef void (*Options)(Board board, int seat) noexcept nogil
ctypedef void (*Act)(Board board, int seat, int action) noexcept nogil
ctypedef void (*Step)(Board board) noexcept nogil

cdef Choosing CHOOSING[FRAMES]
cdef Options OPTIONS[FRAMES]
cdef Act ACT[FRAMES]
cdef Step STEP[FRAMES]

cdef void decision(int kind, Choosing choosing, Options options, Act act) noexcept
cdef void passage(int kind, Step step) noexcept
cdef int nobody(Board board) noexcept nogil
cdef int owner(Board board) noexcept nogil
cdef int everyone(Board board) noexcept nogil
