cimport cython
from meadhall.core.forecast cimport Forecast
from meadhall.core.state cimport State
from . cimport board as table, facts
from .board cimport Board
from .facts cimport FACTS
from .names cimport frames, phases, sizes

cdef enum:
    PARTS = sizes.ROUNDS + 1

@cython.final
cdef class AsgardForecast(Forecast):
    pass
