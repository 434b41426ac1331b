from . cimport board as table, gifts, guess as notes, knowledge
from .board cimport Board
from .names cimport guesses, sights, sizes, suits
from .guess cimport Guess

cdef void find_draft(Board board, Guess *guess) noexcept nogil
cdef bint is_draft_found(Board board, Guess *guess) noexcept nogil
cdef bint deal_ages(Board board, Guess *guess) noexcept nogil
cdef bint deal_age(Board board, Guess *guess, int age) noexcept nogil
cdef void deal_out(Board board, Guess *guess, int age) noexcept nogil
cdef bint set_right(Board board, Guess *guess, int age) noexcept nogil
cdef bint is_card_lacking(Board board, Guess *guess, int age) noexcept nogil
cdef bint is_quest_lacking(Board board, Guess *guess, int age) noexcept nogil
cdef bint swap_in(Board board, Guess *guess, int age, int strictly) noexcept nogil
cdef bint is_lacking(Board board, Guess *guess, int age, int cell, int other) noexcept nogil
cdef bint is_needed(Board board, Guess *guess, int age, int cell) noexcept nogil
cdef bint is_quest_needed(Board board, Guess *guess, int age, int seat, int card) noexcept nogil
cdef void put_in_order(Board board, int age) noexcept nogil
cdef void sort(Board board, int age, int first, int last) noexcept nogil
