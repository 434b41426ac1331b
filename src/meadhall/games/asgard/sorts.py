"""The two stacks that players look through."""

import cython

if not cython.compiled:
    WEAPON, WIZARDRY = range(2)
