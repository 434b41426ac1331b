cpdef enum:
    WEAPON = 0
    WIZARDRY
