"""Where a disc can stand at a god; the two support slots are upper and lower too."""

import cython

if not cython.compiled:
    UPPER, LOWER, TEMPLE, ASGARD = range(4)
