"""BR1 What the regions are called."""

MANHEIM, JOTUNHEIM, ALFHEIM = range(3)
