"""BR2.2 The three stats of a clan."""

RAGE, AXES, HORNS = range(3)
