cdef enum:
    SEATS = 5
    AESIR = 7
    PAIRS = 21
    CARDS = 62
    ROUNDS = 3
    GOALS = 7
    HAND = 7
    ROOM = 21
    SOURCES = 3
