from . cimport board as table
from .board cimport Board
from .names cimport frames, sizes
from .names.sizes cimport KINDS, SLOTS

cpdef bint is_secret(Board board, int seat, int sort, int draw) noexcept nogil
cpdef bint knows_draw(Board board, int seat, int sort, int draw) noexcept nogil
cpdef bint is_looking(Board board, int seat, int sort) noexcept nogil
cpdef bint knows_stack(Board board, int seat, int sort) noexcept nogil
cdef void imagine(Board board, int seat) noexcept nogil
cdef void imagine_picks(Board board, int seat) noexcept nogil
cdef void imagine_cards(Board board, int seat) noexcept nogil
cdef void choose_again(Board board, int seat, int gods) noexcept nogil
cdef void imagine_tiles(Board board, int seat, int sort) noexcept nogil
cdef void deal_again(Board board, int seat, int sort, int first, int last, int with_stack) noexcept nogil
cdef void imagine_places(Board board, int seat, int sort) noexcept nogil
cpdef bint is_uncovered(Board board, int sort, int draw) noexcept nogil
