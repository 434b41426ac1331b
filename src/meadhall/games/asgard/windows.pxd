from meadhall.core cimport flow
from meadhall.core.flow cimport Flow
from meadhall.core.names.sizes cimport FRAMES
from . cimport population
from .board cimport Board

ctypedef void (*Options)(Board board, int seat) noexcept nogil
ctypedef void (*Act)(Board board, int seat, int action) noexcept nogil
ctypedef void (*Step)(Board board) noexcept nogil

cdef Step LAPSE[FRAMES]
cdef int OWN_TURN[FRAMES]

cdef void window(Flow table, int kind, Options options, Act act, Step lapse) noexcept
cdef void choice(Flow table, int kind, Options options, Act act) noexcept
cdef void own_turn(int kind) noexcept
cdef int options_of_frame(Board board) noexcept nogil
cdef int owner_if_choice(Board board) noexcept nogil
cdef int owner_if_any(Board board) noexcept nogil
cdef void go_on(Board board) noexcept nogil
cdef void leave(Board board) noexcept nogil
