cdef enum:
    RAGE = 1
    AXES, HORNS, GLORY, ALL
