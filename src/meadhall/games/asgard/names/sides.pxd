cdef enum:
    LIGHT = 0
    DARK
