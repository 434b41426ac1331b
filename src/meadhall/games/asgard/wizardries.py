"""AS7.8 Kinds of wizardry."""

import cython

if not cython.compiled:
    DOUBLE_RECRUITS, CANCEL_WEAPON, CANCEL_TILE, BONUS_TOP, BONUS_BOTTOM = range(5)
