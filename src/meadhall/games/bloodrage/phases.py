"""BR4 The phases of an age."""

import cython

if not cython.compiled:
    GIFTS, ACTION, DISCARD, QUEST, RAGNAROK, VALHALLA = range(1, 7)
