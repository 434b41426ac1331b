from . cimport battle, board as table, destruction, memory, outcome, raising
from .board cimport Board
from .names cimport causes, events, figures, frames, sizes, sources, suits, tokens

cdef int thors_primacy(Board board, int seat, int card, int number) noexcept nogil
cdef int heimdalls_watch(Board board, int seat, int card, int number) noexcept nogil
cdef int odins_smite(Board board, int seat, int card, int number) noexcept nogil
cdef int odins_tide(Board board, int seat, int card, int number) noexcept nogil
cdef int heimdalls_eye(Board board, int seat, int card, int number) noexcept nogil
cdef int heimdalls_gaze(Board board, int seat, int card, int number) noexcept nogil
cdef int heimdalls_sight(Board board, int seat, int card, int number) noexcept nogil
cdef int lokis_poison(Board board, int seat, int card, int number) noexcept nogil
cdef int lokis_trickery(Board board, int seat, int card, int number) noexcept nogil
cdef int friggas_grace(Board board, int seat, int card, int number) noexcept nogil
cdef int thors_hammer(Board board, int seat, int card, int number) noexcept nogil
cdef int thors_oath(Board board, int seat, int card, int number) noexcept nogil
cdef int thors_ascension(Board board, int seat, int card, int number) noexcept nogil
cdef int odins_judgement(Board board, int seat, int card, int number) noexcept nogil
cdef int lokis_backstab(Board board, int seat, int card, int number) noexcept nogil
