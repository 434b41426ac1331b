"""What destroys figures."""

import cython

if not cython.compiled:
    INVASION, BATTLE, RAGNAROK = range(3)
