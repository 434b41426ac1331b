cpdef enum:
    GOALS = 0
    HEIMDALL, FINAL
