"""BR4 The phases of an age."""

GIFTS, ACTION, DISCARD, QUEST, RAGNAROK, VALHALLA = range(1, 7)
