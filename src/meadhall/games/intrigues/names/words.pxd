from . cimport sizes

cdef enum:
    PLAY = 0
    WILL = PLAY + sizes.AESIR * sizes.AESIR
    DONE = WILL + 1
    SCORE = DONE + 1
    TURN_OWN = SCORE + sizes.ROOM
    HIDE = TURN_OWN + sizes.AESIR
    DOUBLE = HIDE + sizes.AESIR
    TURN_OTHER = DOUBLE + sizes.AESIR
    GIVE = TURN_OTHER + sizes.SEATS * sizes.AESIR * sizes.ROOM
    TAKE = GIVE + sizes.AESIR * sizes.ROOM
