"""BR1 What the regions are called."""

import cython

if not cython.compiled:
    MANHEIM, JOTUNHEIM, ALFHEIM = range(3)
