cdef enum:
    MANHEIM = 0
    JOTUNHEIM, ALFHEIM
