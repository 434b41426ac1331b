from meadhall.core.names.sizes cimport FRAMES
from . cimport population
from .board cimport Board

ctypedef int (*Choosing)(Board board) noexcept nogil
ctypedef void (*Options)(Board board, int seat) noexcept nogil
ctypedef void (*Act)(Board board, int seat, int action) noexcept nogil
ctypedef void (*Step)(Board board) noexcept nogil

cdef Choosing CHOOSING[FRAMES]
cdef Options OPTIONS[FRAMES]
cdef Act ACT[FRAMES]
cdef Step STEP[FRAMES]
cdef Step LAPSE[FRAMES]
cdef int OWN_TURN[FRAMES]

cdef void decision(int kind, Choosing choosing, Options options, Act act) noexcept
cdef void window(int kind, Options options, Act act, Step lapse) noexcept
cdef void choice(int kind, Options options, Act act) noexcept
cdef void passage(int kind, Step step) noexcept
cdef void own_turn(int kind) noexcept
cdef int nobody(Board board) noexcept nogil
cdef int owner(Board board) noexcept nogil
cdef int owner_if_choice(Board board) noexcept nogil
cdef int options_found(Board board) noexcept nogil
cdef int owner_if_any(Board board) noexcept nogil
cdef void go_on(Board board) noexcept nogil
cdef void leave(Board board) noexcept nogil
