from .names.sizes cimport COLUMNS, ROWS

cdef class Pieces:
    cdef readonly list table
    cdef readonly str digest
    cdef readonly str overlay
    cdef short number[ROWS][COLUMNS]
