from . cimport cards, sizes
from .sizes cimport KINDS

cdef int PROMISE[KINDS]
