"""Skill tiles that a player keeps."""

import cython

if not cython.compiled:
    TYR, THOR = range(2)
