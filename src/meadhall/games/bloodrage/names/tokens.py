"""BR3.1 What a pillage token gives: a stat, as in `stats` plus one, glory, or all three stats."""

RAGE, AXES, HORNS, GLORY, ALL = range(1, 6)
