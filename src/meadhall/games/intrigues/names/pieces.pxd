cdef enum:
    DECK = 0
    DEAL = 21
    LIMIT = 27
