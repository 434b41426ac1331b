"""Asgard tiles."""

import cython

if not cython.compiled:
    RECRUIT1, RECRUIT2, RECRUIT3, EXCHANGE, NOTHING = range(5)
