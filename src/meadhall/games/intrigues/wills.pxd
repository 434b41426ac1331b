from . cimport awakening, board as table, rounds
from .board cimport Board
from .names cimport aesir, events, frames, sizes, sources, words

cdef void begin(Board board, int seat, int who) noexcept nogil
cdef void set_right(Board board, int seat) noexcept nogil
cdef void turn_up(Board board, int seat, int who) noexcept nogil
cdef void odins_options(Board board, int seat) noexcept nogil
cdef void odins_will(Board board, int seat, int action) noexcept nogil
cdef void thors_options(Board board, int seat) noexcept nogil
cdef void thors_will(Board board, int seat, int action) noexcept nogil
cdef void freyas_options(Board board, int seat) noexcept nogil
cdef void freyas_will(Board board, int seat, int action) noexcept nogil
cdef void offer_cards_of_others(Board board, int seat, int word) noexcept nogil
cdef void lokis_options(Board board, int seat) noexcept nogil
cdef void lokis_will(Board board, int seat, int action) noexcept nogil
cdef void draw_for_sif(Board board, int seat) noexcept nogil
cdef void sifs_options(Board board, int seat) noexcept nogil
cdef void sifs_will(Board board, int seat, int action) noexcept nogil
cdef void bragis_gifts(Board board, int seat) noexcept nogil
cdef void bragis_gift(Board board, int seat, int action) noexcept nogil
cdef void bragis_prizes(Board board, int seat) noexcept nogil
cdef void bragis_prize(Board board, int seat, int action) noexcept nogil
cdef void heimdalls_options(Board board, int seat) noexcept nogil
cdef void heimdalls_will(Board board, int seat, int action) noexcept nogil
cpdef bint can_hide(Board board, int seat) noexcept nogil
cpdef bint can_reach_others(Board board, int seat) noexcept nogil
