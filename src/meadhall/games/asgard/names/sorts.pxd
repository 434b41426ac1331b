cdef enum:
    WEAPON = 0
    WIZARDRY
