"""IA1.1 The seven Aesir in the order of their awakening."""

import cython

if not cython.compiled:
    ODIN, THOR, FREYA, LOKI, SIF, BRAGI, HEIMDALL = range(7)
