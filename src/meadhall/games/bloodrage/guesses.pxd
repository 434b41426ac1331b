cpdef enum:
    TRIES = 40
    SWAPS = 300
    COUNTS = 70
    TRUTH = 100
    CARRIED = 170
    ANY = 127
