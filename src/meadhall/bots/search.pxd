cimport cython
from meadhall.bots.guesses cimport Guesses
from meadhall.bots.rollout cimport Rollout
from meadhall.bots.tree cimport Tree
from meadhall.core.estimate cimport Estimate
from meadhall.core.forecast cimport Forecast
from meadhall.core.names.sizes cimport MOST_SEATS, OPTIONS
from meadhall.core.state cimport State

cdef extern from *:
    """
    enum { MEADHALL_LONGEST = 512, MEADHALL_CODES = 32768 };
    """
    enum:
        LONGEST "MEADHALL_LONGEST"
        CODES "MEADHALL_CODES"

@cython.final
cdef class Search(Rollout):
    cdef readonly Tree tree
    cdef readonly long sims
    cdef public double curiosity, trust, rivalry, sharpness, decided, modesty
    cdef public int root
    cdef readonly Guesses guesses
    cdef unsigned long long origin
    cdef int steps, tick
    cdef int path[LONGEST]
    cdef int found[OPTIONS]
    cdef int stamp[CODES]
    cdef double gain[MOST_SEATS]
    cdef double usual[MOST_SEATS]
    cdef double spread[MOST_SEATS]
    cdef long judged

    @cython.locals(luck=cython.ulonglong)
    cdef void enter_world(self, long number) noexcept nogil
    cdef void simulate(self) noexcept nogil
    cdef void descend(self, int edge) noexcept nogil
    cdef int pick(self, int node, int seat) noexcept nogil
    cdef int best_edge(self, int count) noexcept nogil
    cdef void weigh(self, int seat, int count) noexcept nogil
    cdef void judge(self) noexcept nogil
    @cython.locals(top=cython.longlong, rank=cython.longlong)
    cdef void compare(self) noexcept nogil
    cdef void learn(self) noexcept nogil
    cdef void _run(self, long sims) noexcept nogil
    cpdef run(self, long sims)
