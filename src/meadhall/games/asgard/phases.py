"""Phases of a round; the last one comes once."""

import cython

if not cython.compiled:
    START, CHOOSE, SELECT, PERFORM, BATTLES, RAGNAROK = range(6)
