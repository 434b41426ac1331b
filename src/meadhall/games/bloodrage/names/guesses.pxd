cdef enum:
    ATTEMPTS = 40
    TRIES = 3
    SWAPS = 120
    COUNTS = 70
    HANDS = 100
    QUESTS = 105
    CARRIED = 170
    PRESSED = 175
    ANY = 127
