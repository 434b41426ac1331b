"""How many there are of everything.

PLACES    spots for discs at a god: upper, lower, temple; SPOTS counts Asgard too, SUPPORTS the slots of supporters
RECRUITS  kinds of recruit; WARRIORS are the first of them
"""

SEATS = 4
GODS = 10
TILES = 4
PLACES = 3
SPOTS = 4
SUPPORTS = 2
SIDES = 2
WORLDS = 7
BATTLES = 14
SLOTS = 16
PIECES = 12
STONES = 7
RECRUITS = 3
WARRIORS = 2
SEALS = 2
POPULATION = 8
BONUSES = 5
ROOM = 3
STACKS = 4
STACK = 6
TEMPLES = 24
SKILLS = 2
SORTS = 2
DRAWS = 7
WEAPONS = 9
WIZARDRIES = 5
KINDS = 9
ANCIENTS = 5
VALUES = 5
ROW = 7
ROUNDS = 5
ACCOUNTS = 6
SOURCES = 6
