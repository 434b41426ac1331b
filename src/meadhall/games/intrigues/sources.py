"""Where points come from."""

import cython

if not cython.compiled:
    GOALS, HEIMDALL, FINAL = range(3)
