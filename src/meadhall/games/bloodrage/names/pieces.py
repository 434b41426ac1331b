"""Where the numbers printed on the pieces stand in the table of pieces.

CARD + card      its KIND, AGE and SUIT; NUMBER: bonus or printed strength; COST to play, STRENGTH of its figure,
                 INVADE: rage for the figure to invade; VALUE: the other number of its text, a quest's glory;
                 COPIES + seats: how many are in the deck of its age
PROVINCE + place VILLAGES and region
STAT + stat      one column a step; END_GLORY likewise
TOKENS           how many there are of each but the last; TOKEN_GLORY what the glory token gives
RAGNAROK         glory for a figure, one column an age; RUINS: provinces lost at the start, one column a number of seats
CLAN             warriors, then strength of warrior, leader, ship, then the leader's cost
"""

CARD = 0
KIND = 0
AGE = 1
SUIT = 2
NUMBER = 3
COST = 4
STRENGTH = 5
INVADE = 6
VALUE = 7
COPIES = 6
PROVINCE = 78
VILLAGES = 0
REGION = 1
STAT = 88
END_GLORY = 91
TOKENS = 92
TOKEN_GLORY = 93
RAGNAROK = 94
RUINS = 95
CLAN = 96
