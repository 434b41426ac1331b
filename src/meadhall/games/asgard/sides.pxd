cpdef enum:
    LIGHT = 0
    DARK
