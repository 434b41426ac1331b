from . cimport board as table, gifts
from .board cimport Board
from .names cimport cards, frames, guesses, phases, pieces, sizes, suits

cpdef int sight_of(Board board, int viewer, int age, int cell) noexcept nogil
cpdef bint is_before_discard(Board board) noexcept nogil
cpdef int on_table(Board board, int seat, int card) noexcept nogil
cpdef int taken_of(Board board, int seat, int card) noexcept nogil
cpdef int hidden_of(Board board, int seat, int card) noexcept nogil
cdef void imagine(Board board, int viewer) noexcept nogil
cdef bint imagine_draft(Board board, int viewer) noexcept nogil
cdef bint imagine_age(Board board, int viewer, int age) noexcept nogil
cdef void look(Board board, int viewer, int age) noexcept nogil
cdef void deal_out(Board board, int age) noexcept nogil
cdef bint set_right(Board board, int viewer, int age) noexcept nogil
cdef int lacking_card(Board board, int viewer, int age) noexcept nogil
cdef int lacking_quest(Board board, int viewer, int age) noexcept nogil
cdef int missing_quests(Board board, int seat) noexcept nogil
cdef int hidden_quests(Board board, int seat, int age) noexcept nogil
cdef bint must_carry_quest(Board board, int seat) noexcept nogil
cdef bint is_quest_needed(Board board, int seat, int card, int age) noexcept nogil
cdef bint is_needed(Board board, int cell, int age) noexcept nogil
cdef bint swap_in(Board board, int seat, int card, int age, int strictly) noexcept nogil
cdef void put_in_order(Board board, int age) noexcept nogil
cdef void sort(Board board, int age, int first, int last) noexcept nogil
cdef void imagine_carried(Board board, int viewer) noexcept nogil
cdef int guess_carried(Board board, int seat) noexcept nogil
cdef int guess_hidden(Board board, int seat, int age, int quest) noexcept nogil
cdef int hidden_in(Board board, int seat, int age) noexcept nogil
cdef int guessed_hand(Board board, int seat, int card) noexcept nogil
cdef void imagine_hands(Board board, int viewer, bint found) noexcept nogil
cdef void clear_hand(Board board, int seat) noexcept nogil
cdef int draw_unseen(Board board, int quest) noexcept nogil
cdef int weight_of(Board board, int card, int quest, int weighed) noexcept nogil
cdef int unseen_of(Board board, int card) noexcept nogil
cdef void imagine_quests(Board board, int seat, int count) noexcept nogil
cdef void imagine_picks(Board board, int viewer) noexcept nogil
