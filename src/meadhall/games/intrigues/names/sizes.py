"""How many there are of everything.

HAND is the largest hand. ROOM is the most cards that one player can have on the table, and so in one stack:
7 + 6 + 5 dealt to each of two or three players, and one drawn by Sif's will in each round.
"""

SEATS, AESIR, PAIRS, CARDS, ROUNDS, GOALS, HAND, ROOM, SOURCES = 5, 7, 21, 62, 3, 7, 7, 21, 3
