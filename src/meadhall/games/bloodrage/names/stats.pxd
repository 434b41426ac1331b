cdef enum:
    RAGE = 0
    AXES, HORNS
