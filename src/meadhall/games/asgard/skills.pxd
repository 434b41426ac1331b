cpdef enum:
    TYR = 0
    THOR
