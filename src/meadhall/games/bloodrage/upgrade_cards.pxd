from . cimport board as table, destruction, invade, monsters, outcome, pillage, raising
from .board cimport Board
from .names cimport cards, figures, frames, pieces, places, sizes, sources, stats, units, words

cpdef int strength_on(Board board, int card) noexcept nogil
cdef int lord_of_hammers(Board board, int seat, int card, int number) noexcept nogil
cdef int lord_of_axes(Board board, int seat, int card, int number) noexcept nogil
cdef int lord_of_spears(Board board, int seat, int card, int number) noexcept nogil
cdef int brothers_in_arms(Board board, int seat, int card, int number) noexcept nogil
cdef int experts_in_arms(Board board, int seat, int card, int number) noexcept nogil
cdef int masters_in_arms(Board board, int seat, int card, int number) noexcept nogil
cdef int lokis_dragons(Board board, int seat, int card, int number) noexcept nogil
cdef int fire_dragons(Board board, int seat, int card, int number) noexcept nogil
cdef int eternal_dragons(Board board, int seat, int card, int number) noexcept nogil
cdef int lokis_domain(Board board, int seat, int card, int number) noexcept nogil
cdef int lokis_eminence(Board board, int seat, int card, int number) noexcept nogil
cdef int lokis_wrath(Board board, int seat, int card, int number) noexcept nogil
cdef int friggas_charm(Board board, int seat, int card, int number) noexcept nogil
cdef int thors_glory(Board board, int seat, int card, int number) noexcept nogil
cdef int friggas_succor(Board board, int seat, int card, int number) noexcept nogil
cdef int tyrs_domain(Board board, int seat, int card, int number) noexcept nogil
cdef int tyrs_wrath(Board board, int seat, int card, int number) noexcept nogil
cdef int lokis_blessing(Board board, int seat, int card, int number) noexcept nogil
cdef int odins_inspiration(Board board, int seat, int card, int number) noexcept nogil
cdef int odins_throne(Board board, int seat, int card, int number) noexcept nogil
cdef int tyrs_challenge(Board board, int seat, int card, int number) noexcept nogil
cdef int friggas_domain(Board board, int seat, int card, int number) noexcept nogil
cdef int friggas_sacrifice(Board board, int seat, int card, int number) noexcept nogil
cdef int friggas_protection(Board board, int seat, int card, int number) noexcept nogil
cdef int tyrs_prowess(Board board, int seat, int card, int number) noexcept nogil
cdef int thors_domain(Board board, int seat, int card, int number) noexcept nogil
cdef int thors_conquest(Board board, int seat, int card, int number) noexcept nogil
