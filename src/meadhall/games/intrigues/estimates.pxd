from .names cimport aesir

cpdef enum:
    RIVAL
    CARD
    FINAL
    TIED
    CLOSE
    BEHIND
    LEADING
    TRAILING
    A_CARD_AHEAD
    EACH_ROUND
    LIKELIEST
    UNLIKELIEST
    GOAL
    WILL
    LATER = WILL + 7
    LATER_GOAL = LATER + 7
    LATER_ROUND
    NUMBERS

cdef int ESTIMATE[2][NUMBERS]
