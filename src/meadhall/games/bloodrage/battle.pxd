from . cimport board as table, destruction, effects, memory, strength
from .board cimport Board
from .names cimport cards, causes, events, figures, frames, pieces, places, sizes, sources, suits, windows, words

cdef int who_lays(Board board) noexcept nogil
cdef void ask_for_cards(Board board) noexcept nogil
cdef void lay_options(Board board, int seat) noexcept nogil
cdef void lay(Board board, int seat, int action) noexcept nogil
cdef void resolve_texts(Board board) noexcept nogil
cdef void replay_for_watch(Board board) noexcept nogil
cpdef bint is_quest_laid(Board board, int seat) noexcept nogil
cpdef int quest_bonus(Board board, int seat) noexcept nogil
cdef void count_quest_options(Board board, int seat) noexcept nogil
cdef void count_quest(Board board, int seat, int action) noexcept nogil
cpdef int in_battle(Board board, int seat, int figure) noexcept nogil
cdef void ebb(Board board) noexcept nogil
cdef void odins_tide_options(Board board, int seat) noexcept nogil
cdef void odins_tide(Board board, int seat, int action) noexcept nogil
cdef void next_late_card(Board board) noexcept nogil
cdef void add_options(Board board, int seat) noexcept nogil
cdef void add(Board board, int seat, int action) noexcept nogil
cpdef int late_bonus(Board board, int kind) noexcept nogil
cpdef int laid_bonus(Board board, int seat) noexcept nogil
cpdef int highest_bonus(Board board, int seat) noexcept nogil
cpdef int bonus_of(Board board, int seat) noexcept nogil
cpdef int total_of(Board board, int seat) noexcept nogil
cdef void compare(Board board) noexcept nogil
