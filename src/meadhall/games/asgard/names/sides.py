"""The two sides of a world."""

LIGHT, DARK = range(2)
