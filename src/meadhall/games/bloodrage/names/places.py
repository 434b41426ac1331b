"""BR1 Provinces clockwise from the top and Yggdrasil, then the fjords, then where figures are off the board."""

ELVAGAR, ANGERBODA, MUSPELHEIM, HORGR, UTGARD, ANDLANG, GIMLE, MYRKULOR, YGGDRASIL = range(9)
NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST = range(9, 13)
RESERVE, VALHALLA = range(13, 15)
