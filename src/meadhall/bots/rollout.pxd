from meadhall.bots.playout cimport Luck
from meadhall.core.estimate cimport Estimate
from meadhall.core.forecast cimport Forecast
from meadhall.core.names.sizes cimport MOST_SEATS
from meadhall.core.state cimport State

cdef class Rollout:
    cdef readonly int seat
    cdef readonly long decisions
    cdef public int depth, rivals
    cdef public Estimate estimate
    cdef public Forecast forecast
    cdef State base
    cdef State work
    cdef State stage
    cdef State trial
    cdef Luck luck
    cdef bint is_seen
    cdef int chosen[MOST_SEATS]

    cdef void imagine(self, State state) noexcept nogil
    cdef void set_stage(self, int seat) noexcept nogil
    cdef int try_out(self, int seat, int action) noexcept nogil
    cdef int play(self, int seat) noexcept nogil
    cdef void commit_chosen(self, int asked) noexcept nogil
    cdef void roll(self) noexcept nogil
    cdef bint is_halfway(self) noexcept nogil
    cdef void roll_dice(self, long end) noexcept nogil
    cpdef State play_on(self)
    cdef void finish(self, int action) noexcept nogil
    cpdef State outlook(self, int action, unsigned long long luck)
    cpdef int prospect(self, int action, unsigned long long luck)
