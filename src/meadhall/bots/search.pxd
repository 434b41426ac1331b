cimport cython
from meadhall.bots.playout cimport Luck
from meadhall.bots.tree cimport Tree
from meadhall.core.sizes cimport MOST_SEATS, OPTIONS
from meadhall.core.state cimport State

cdef extern from *:
    """
    enum { MEADHALL_LONGEST = 512, MEADHALL_CODES = 32768 };
    """
    enum:
        LONGEST "MEADHALL_LONGEST"
        CODES "MEADHALL_CODES"

@cython.final
cdef class Search:
    cdef readonly Tree tree
    cdef readonly int seat
    cdef readonly long sims, decisions
    cdef public double curiosity, trust, sharpness, decided, modesty
    cdef public int share, length, rivals, studies
    cdef State base
    cdef State world
    cdef State work
    cdef State stage
    cdef State trial
    cdef Luck luck
    cdef int root, worlds_left, steps, tick
    cdef int path[LONGEST]
    cdef int chosen[MOST_SEATS]
    cdef double gain[MOST_SEATS]
    cdef int found[OPTIONS]
    cdef int stamp[CODES]

    cdef void simulate(self) noexcept nogil
    cdef void descend(self) noexcept nogil
    cdef int pick(self, int node, int seat) noexcept nogil
    cdef int best_edge(self, int node, int seat, int count) noexcept nogil
    cdef void study(self, int node, int seat, int count) noexcept nogil
    cdef void set_stage(self, int seat) noexcept nogil
    cdef int try_out(self, int seat, int action) noexcept nogil
    cdef void commit_chosen(self, int asked) noexcept nogil
    cdef void roll(self) noexcept nogil
    cdef int play(self, int seat) noexcept nogil
    @cython.locals(top=cython.longlong, rank=cython.longlong)
    cdef void judge(self) noexcept nogil
    cdef void learn(self) noexcept nogil
    cdef void repeat(self, long sims) noexcept nogil
    cpdef run(self, long sims)
