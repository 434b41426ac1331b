cdef enum:
    PLAY = 0
    WILL = 49
    DONE = 50
    SCORE = 51
    TURN_OWN = 72
    HIDE = 79
    DOUBLE = 86
    TURN_OTHER = 93
    GIVE = 828
    TAKE = 975
