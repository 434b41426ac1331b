cdef enum:
    DEPTH = 24
    OPTIONS = 256
    MOST_SEATS = 5
    ROWS = 256
    COLUMNS = 12
    FRAMES = 64
    FACTS = 6
    MOST_FACTS = 512
