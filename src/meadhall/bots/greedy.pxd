from meadhall.bots.playout cimport Luck
from meadhall.core.state cimport State

cdef class Lookahead:
    cdef readonly State first
    cdef readonly State second
    cdef readonly State third
    cdef int looked

    cdef State work(self, int depth)
    cdef int _value(self, State guess, int seat, int action, Luck luck)
    cdef int follow(self, State state, int seat, int depth)
    cpdef int value(self, State guess, int seat, int action, unsigned long long luck)

cdef void let_others_choose(State state, int seat, Luck luck) noexcept nogil
cdef bint is_alone(State state, int seat) noexcept nogil
