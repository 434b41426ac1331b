from .names cimport cards, sizes
from .names.sizes cimport KINDS

cdef int PROMISE[KINDS]
