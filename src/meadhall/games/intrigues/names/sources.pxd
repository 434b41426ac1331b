cdef enum:
    GOALS = 0
    HEIMDALL, FINAL
