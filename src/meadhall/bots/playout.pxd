cimport cython
from meadhall.core.state cimport State

cdef extern from *:
    """
    #define MEADHALL_GAMMA 0x9E3779B97F4A7C15ULL
    #define MEADHALL_MIX 0xBF58476D1CE4E5B9ULL
    #define MEADHALL_REMIX 0x94D049BB133111EBULL
    #define MEADHALL_WORD 0xFFFFFFFFFFFFFFFFULL
    """
    unsigned long long GAMMA "MEADHALL_GAMMA"
    unsigned long long MIX "MEADHALL_MIX"
    unsigned long long REMIX "MEADHALL_REMIX"
    unsigned long long WORD "MEADHALL_WORD"

@cython.final
cdef class Luck:
    cdef unsigned long long at

    cdef int below(self, int sides) noexcept nogil
    cdef unsigned long long word(self) noexcept nogil

cdef long playout(State state, Luck luck) noexcept nogil
cdef long _playouts(State start, State work, Luck luck, int games) noexcept nogil
cpdef long playouts(State start, State work, Luck luck, int games)
