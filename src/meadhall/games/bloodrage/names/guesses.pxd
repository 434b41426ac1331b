cdef enum:
    ATTEMPTS = 40
    TRIES = 3
    SWAPS = 120
    ANY = 127
