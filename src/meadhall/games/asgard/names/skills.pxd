cdef enum:
    TYR = 0
    THOR
