from meadhall.core.state cimport State

cdef unsigned long long GAMMA, FIRST, SECOND, WORD

cdef class Luck:
    cdef unsigned long long at

    cdef int below(self, int sides) noexcept nogil
    cdef unsigned long long word(self) noexcept nogil

cdef long playout(State state, Luck luck) noexcept nogil
cdef long playouts(State start, State work, Luck luck, int games) noexcept nogil
cpdef long sample(State start, State work, Luck luck, int games)
