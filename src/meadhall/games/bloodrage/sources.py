"""Where glory comes from."""

import cython

if not cython.compiled:
    BATTLES, PILLAGE, QUESTS, RAGNAROK, VALHALLA, CARDS, STATS = range(7)
