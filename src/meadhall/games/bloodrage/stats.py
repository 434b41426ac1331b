"""BR2.2 The three stats of a clan."""

import cython

if not cython.compiled:
    RAGE, AXES, HORNS = range(3)
