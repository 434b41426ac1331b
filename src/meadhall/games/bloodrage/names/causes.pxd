cdef enum:
    INVASION = 0
    BATTLE, RAGNAROK
