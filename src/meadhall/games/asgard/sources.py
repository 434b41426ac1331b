"""Where points come from."""

import cython

if not cython.compiled:
    TEMPLES, LOWER_WORLDS, HEL, BATTLE_TILES, RAGNAROK, WIZARDRY = range(6)
