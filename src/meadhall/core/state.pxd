cimport cython

cdef class State  # before flow is read, which knows states

from .chronicle cimport Chronicle
from .flow cimport Flow
from .names.sizes cimport DEPTH, OPTIONS, MOST_SEATS
from .pieces cimport Pieces

cdef extern from "Python.h" nogil:
    ctypedef struct PyTypeObject:
        Py_ssize_t tp_basicsize
    PyTypeObject *Py_TYPE(State state)

cdef extern from *:
    """
    #define MEADHALL_WORD 0xFFFFFFFFFFFFFFFFULL
    #define MEADHALL_LENGTH 0x0800000000000000ULL
    #define MEADHALL_FIRST 0x736F6D6570736575ULL
    #define MEADHALL_SECOND 0x646F72616E646F6DULL
    #define MEADHALL_THIRD 0x6C7967656E657261ULL
    #define MEADHALL_FOURTH 0x7465646279746573ULL
    """
    unsigned long long WORD "MEADHALL_WORD"
    unsigned long long LENGTH "MEADHALL_LENGTH"
    unsigned long long FIRST "MEADHALL_FIRST"
    unsigned long long SECOND "MEADHALL_SECOND"
    unsigned long long THIRD "MEADHALL_THIRD"
    unsigned long long FOURTH "MEADHALL_FOURTH"

# legal() is called more than anything else: one Python int a code, made once, and no counting of references in between
cdef extern from *:
    """
    static PyObject *meadhall_codes[32768];

    static inline int meadhall_make_codes(void) {
        for (long code = 0; code < 32768; code++)
            if (!(meadhall_codes[code] = PyLong_FromLong(code))) return -1;
        return 0;
    }

    static inline PyObject *meadhall_tuple_of(const short *options, int count) {
        PyObject *made = PyTuple_New(count);
        if (made)
            for (int i = 0; i < count; i++) {
                PyObject *code = meadhall_codes[options[i]];
                Py_INCREF(code);
                PyTuple_SET_ITEM(made, i, code);
            }
        return made;
    }
    """
    int make_codes "meadhall_make_codes" () except -1
    tuple tuple_of "meadhall_tuple_of" (const short *options, int count)

@cython.no_gc
cdef class State:
    cdef readonly Pieces pieces
    cdef public Chronicle chronicle
    cdef Flow _flow
    cdef readonly int relaxed
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

    cdef void offer_all(self, int seat) noexcept nogil
    cdef void act(self, int seat, int action) noexcept nogil
    cdef void imagine(self, int seat) noexcept nogil
    cdef int _worth(self, int seat) noexcept nogil
    cdef long long _standing(self, int seat) noexcept nogil

    # bodies of the smallest verbs stand here, so that other modules have them inlined; state.py has them uncompiled
    @cython.final
    cdef unsigned long long _draw_word(self) noexcept nogil
    @cython.final
    cdef int draw(self, int sides) noexcept nogil
    @cython.final
    cdef void seed(self, unsigned long long first, unsigned long long second) noexcept nogil
    @cython.final
    cdef inline void push(self, int kind, int who, int note=0, int extra=0) noexcept nogil:
        self.kind[self.depth] = kind
        self.who[self.depth] = who
        self.note[self.depth] = note
        self.extra[self.depth] = extra
        self.depth += 1
    @cython.final
    cdef inline void pop(self) noexcept nogil:
        self.depth -= 1
        self.kind[self.depth] = 0
        self.who[self.depth] = 0
        self.note[self.depth] = 0
        self.extra[self.depth] = 0
    @cython.final
    cdef inline int _frame(self) noexcept nogil:
        return self.kind[self.depth - 1] if self.depth > 0 else 0
    @cython.final
    cdef inline int top_who(self) noexcept nogil:
        return self.who[self.depth - 1]
    @cython.final
    cdef inline int top_note(self) noexcept nogil:
        return self.note[self.depth - 1]
    @cython.final
    cdef inline int top_extra(self) noexcept nogil:
        return self.extra[self.depth - 1]
    @cython.final
    cdef inline void tell(self, int kind, int first=0, int second=0, int third=0, int fourth=0) noexcept nogil:
        if self.chronicle is not None:
            self.chronicle.tell(self.block(), self._width(), 0, kind, first, second, third, fourth)
    @cython.final
    cdef inline void whisper(
        self, int audience, int kind, int first=0, int second=0, int third=0, int fourth=0
    ) noexcept nogil:
        if self.chronicle is not None:
            self.chronicle.tell(self.block(), self._width(), audience, kind, first, second, third, fourth)
    @cython.final
    cdef inline void offer(self, int action) noexcept nogil:
        self._options[self._option_count] = action
        self._option_count += 1
    @cython.final
    cdef inline int deciding(self) noexcept nogil:
        return self.asked & ~self.committed
    @cython.final
    cdef int _decider(self) noexcept nogil
    @cython.final
    cdef inline bint is_asked(self, int seat) noexcept nogil:
        return 0 <= seat < self.seats and (self.asked >> seat) & 1 == 1
    @cython.final
    cdef bint commit(self, int seat, int action) noexcept nogil
    @cython.final
    cdef int find(self, int seat) noexcept nogil
    @cython.final
    cdef bint _is_legal(self, int seat, int action) noexcept nogil
    @cython.final
    cdef void _go_on(self) noexcept nogil
    @cython.final
    cdef void _apply_unchecked(self, int seat, int action) noexcept nogil
    @cython.final
    cdef void become(self, State other) noexcept nogil
    @cython.final
    cdef void guess_pick(self, int seat) noexcept nogil
    @cython.final
    cdef void guess(self, int seat, unsigned long long first, unsigned long long second) noexcept nogil
    @cython.final
    cdef char *block(self) noexcept nogil
    @cython.final
    cdef Py_ssize_t _width(self) noexcept nogil
    cpdef bint is_over(self)
    cpdef int decider(self)
    cpdef tuple legal(self, int seat)
    cpdef apply(self, int seat, int action)
    @cython.locals(other=State)
    cpdef copy(self)
    @cython.locals(other=State)
    cpdef recall(self, bytes data)
    @cython.locals(other=State)
    cpdef determinize(self, int seat, unsigned long long rng)
