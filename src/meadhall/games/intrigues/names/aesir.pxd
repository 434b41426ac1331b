cdef enum:
    ODIN = 0
    THOR, FREYA, LOKI, SIF, BRAGI, HEIMDALL
