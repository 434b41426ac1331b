cimport cython
from . cimport guess as notes, guess_draft, knowledge
from .board cimport Board
from .names cimport sizes
from .guess cimport Guess

@cython.locals(guess=Guess[1])
cdef void imagine(Board board, int viewer) noexcept nogil
cdef void begin(Guess *guess, int viewer) noexcept nogil
cdef void guess_picks(Board board, int viewer) noexcept nogil
