cimport cython
from .chronicle cimport Chronicle
from .pieces cimport Pieces
from .sizes cimport DEPTH, OPTIONS, MOST_SEATS

cdef extern from "Python.h" nogil:
    ctypedef struct PyTypeObject:
        Py_ssize_t tp_basicsize
    PyTypeObject *Py_TYPE(State state)

cdef unsigned long long WORD, LENGTH, FIRST, SECOND, THIRD, FOURTH
cdef list CODES

@cython.no_gc
cdef class State:
    cdef readonly Pieces pieces
    cdef public Chronicle chronicle
    cdef int _option_count, _offered_to
    cdef short _options[OPTIONS]
    # the state itself, one block from here to the end of the class that ends it
    cdef unsigned long long rng[3]    # key, key, words drawn so far
    cdef int seats, depth, asked, committed, reveals
    cdef short kind[DEPTH]
    cdef short who[DEPTH]
    cdef short note[DEPTH]
    cdef short extra[DEPTH]
    cdef short pick[MOST_SEATS]

    cdef int choosing(self) noexcept nogil
    cdef void offer_all(self, int seat) noexcept nogil
    cdef void act(self, int seat, int action) noexcept nogil
    cdef void step(self) noexcept nogil
    cdef void imagine(self, int seat) noexcept nogil
    cdef int evaluate(self, int seat) noexcept nogil
    cdef long long rank(self, int seat) noexcept nogil

    @cython.final
    cdef unsigned long long draw_word(self) noexcept nogil
    @cython.final
    cdef int draw(self, int sides) noexcept nogil
    @cython.final
    cdef void seed(self, unsigned long long first, unsigned long long second) noexcept nogil
    @cython.final
    cdef void push(self, int kind, int who, int note=*, int extra=*) noexcept nogil
    @cython.final
    cdef void pop(self) noexcept nogil
    @cython.final
    cdef int top(self) noexcept nogil
    @cython.final
    cdef int top_who(self) noexcept nogil
    @cython.final
    cdef int top_note(self) noexcept nogil
    @cython.final
    cdef int top_extra(self) noexcept nogil
    @cython.final
    cdef void tell(self, int kind, int first=*, int second=*, int third=*, int fourth=*) noexcept nogil
    @cython.final
    cdef void whisper(self, int audience, int kind, int first=*, int second=*, int third=*, int fourth=*) noexcept nogil
    @cython.final
    cdef void offer(self, int action) noexcept nogil
    @cython.final
    cdef int deciding(self) noexcept nogil
    @cython.final
    cdef int next_decider(self) noexcept nogil
    @cython.final
    cdef bint is_asked(self, int seat) noexcept nogil
    @cython.final
    cdef bint commit(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int find(self, int seat) noexcept nogil
    @cython.final
    cdef bint may(self, int seat, int action) noexcept nogil
    @cython.final
    cdef void proceed(self) noexcept nogil
    @cython.final
    cdef void choose(self, int seat, int action) noexcept nogil
    @cython.final
    cdef void become(self, State other) noexcept nogil
    @cython.final
    cdef void guess(self, int seat, unsigned long long first, unsigned long long second) noexcept nogil
    @cython.final
    cdef char *block(self) noexcept nogil
    @cython.final
    cdef Py_ssize_t block_size(self) noexcept nogil
    cpdef bint is_over(self)
    cpdef int decider(self)
    cpdef list legal(self, int seat)
    cpdef apply(self, int seat, int action)
    @cython.locals(other=State)
    cpdef copy(self)
    @cython.locals(other=State)
    cpdef determinize(self, int seat, unsigned long long rng)
