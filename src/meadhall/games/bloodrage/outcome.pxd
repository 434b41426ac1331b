from . cimport battle, board as table, destruction, effects, invade, memory, raising
from .board cimport Board
from .names cimport cards, causes, events, figures, frames, pieces, places, sizes, sources, stats, suits, tokens, units, windows, words

cpdef bint is_loser(Board board, int seat) noexcept nogil
cpdef int card_of(Board board, int kind) noexcept nogil
cdef void decide_fate(Board board) noexcept nogil
cdef void take_back(Board board, int seat) noexcept nogil
cpdef bint is_unsettled(Board board, int seat, int card) noexcept nogil
cdef int next_unsettled(Board board, int seat) noexcept nogil
cdef void settle(Board board, int seat, int card) noexcept nogil
cdef void prowess_options(Board board, int seat) noexcept nogil
cdef void prowess(Board board, int seat, int action) noexcept nogil
cdef void take_losses(Board board) noexcept nogil
cdef void give_reward(Board board) noexcept nogil
cdef void take_token(Board board, int seat) noexcept nogil
cdef void lead_on_options(Board board, int seat) noexcept nogil
cdef void lead_on(Board board, int seat, int action) noexcept nogil
cdef void give_battle_glory(Board board) noexcept nogil
cdef void give_gains(Board board) noexcept nogil
cdef void next_blessing(Board board) noexcept nogil
cdef void blessing_options(Board board, int seat) noexcept nogil
cdef void blessing(Board board, int seat, int action) noexcept nogil
