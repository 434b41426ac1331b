"""How many there are of everything.

HAND is the largest hand. ROOM is the most cards that one player can have on the table, and so in one stack:
7 + 6 + 5 dealt to each of two or three players, and one drawn by Sif's will in each round.
"""

SEATS = 5
AESIR = 7
PAIRS = 21
CARDS = 62
ROUNDS = 3
GOALS = 7
HAND = 7
ROOM = 21
SOURCES = 3
