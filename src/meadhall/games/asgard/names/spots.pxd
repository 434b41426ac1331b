cdef enum:
    UPPER = 0
    LOWER, TEMPLE, ASGARD
