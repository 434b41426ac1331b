from . cimport asgard_action, board as table, deals, population, supply, temple, turns
from .board cimport Board
from .names cimport events, frames, gods, goods, pieces, sizes, skills, sources, spots, tiles, words

cdef void perform_options(Board board, int seat) noexcept nogil
cdef void perform(Board board, int seat, int action) noexcept nogil
cdef void take_seal(Board board, int seat, int god) noexcept nogil
cdef void forgo(Board board, int seat, int god, int spot) noexcept nogil
cdef void begin_request(Board board, int seat, int god, int spot) noexcept nogil
cdef void begin_skill(Board board, int seat, int god) noexcept nogil
cdef void take_skill(Board board, int seat, int skill) noexcept nogil
cdef void freyja_options(Board board, int seat) noexcept nogil
cdef void freyja(Board board, int seat, int action) noexcept nogil
cdef void loki_options(Board board, int seat) noexcept nogil
cdef void loki(Board board, int seat, int action) noexcept nogil
cdef void hel_options(Board board, int seat) noexcept nogil
cdef void hel(Board board, int seat, int action) noexcept nogil
cdef void mimir_options(Board board, int seat) noexcept nogil
cdef void fenrir_options(Board board, int seat) noexcept nogil
cdef void move_disc(Board board, int seat, int action) noexcept nogil
cdef void surtr_options(Board board, int seat) noexcept nogil
cdef void surtr(Board board, int seat, int action) noexcept nogil
cdef void advance_options(Board board, int seat) noexcept nogil
cdef void advance(Board board, int seat, int action) noexcept nogil
