"""Kinds of population tile."""

import cython

if not cython.compiled:
    VICTORY, WEAPON, WIZARDRY, SEAL, STONE, STONE_SWAP, ASGARD, ORDER = range(8)
