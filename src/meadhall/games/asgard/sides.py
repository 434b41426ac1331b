"""The two sides of a world."""

import cython

if not cython.compiled:
    LIGHT, DARK = range(2)
