cdef class Flow  # states and flows know each other: each header declares its class before it reads the other

from .names.sizes cimport FRAMES
from .state cimport State

cdef struct Frame:
    int (*choosing)(State state) noexcept nogil
    void (*options)(State state, int seat) noexcept nogil
    void (*act)(State state, int seat, int action) noexcept nogil
    void (*step)(State state) noexcept nogil

cdef class Flow:
    cdef Frame frame[FRAMES]

# macros, because the functions of a game expect its own board, and Cython would refuse them where a State is expected
cdef extern from *:
    """
    static inline int meadhall_nobody(void *state) { (void)state; return 0; }

    #define MEADHALL_WINDOW(flow, at, who, what, how, alone) do { \\
        (flow)->frame[at].choosing = (void *)(who); \\
        (flow)->frame[at].options = (void *)(what); \\
        (flow)->frame[at].act = (void *)(how); \\
        (flow)->frame[at].step = (void *)(alone); \\
    } while (0)
    #define MEADHALL_DECISION(flow, at, who, what, how) MEADHALL_WINDOW(flow, at, who, what, how, NULL)
    #define MEADHALL_PASSAGE(flow, at, alone) MEADHALL_WINDOW(flow, at, meadhall_nobody, NULL, NULL, alone)
    """
    void decision "MEADHALL_DECISION" (Flow flow, int kind, ...)
    void passage "MEADHALL_PASSAGE" (Flow flow, int kind, ...)
    void window "MEADHALL_WINDOW" (Flow flow, int kind, ...)

cdef int owner(State state) noexcept nogil
cdef int everyone(State state) noexcept nogil
