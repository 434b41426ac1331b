"""Pieces that come from the supply, by kind and colour: stones, recruits, seals."""

PINK, YELLOW, RED, BLUE, GREEN, BLACK, WHITE = range(7)
WHITE_WARRIOR, ORANGE_WARRIOR, GIANT = range(7, 10)
LIGHT_SEAL, DARK_SEAL = range(10, 12)
