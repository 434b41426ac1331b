from .sizes cimport SEATS

cdef enum:
    KNOWN = -1
    UNSEEN
    VANISHED
    LEFT = VANISHED + SEATS
    SIGHTS = LEFT + SEATS
    UNKNOWN = 255
