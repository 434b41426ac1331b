cimport cython
from meadhall.core.forecast cimport Forecast
from meadhall.core.state cimport State
from . cimport board as table, facts
from .board cimport Board
from .facts cimport FACTS
from .names cimport frames, sizes

@cython.final
cdef class BloodRageForecast(Forecast):
    pass
