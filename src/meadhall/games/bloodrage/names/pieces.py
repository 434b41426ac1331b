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

CARD, KIND, AGE, SUIT, NUMBER, COST, STRENGTH, INVADE, VALUE, COPIES = 0, 0, 1, 2, 3, 4, 5, 6, 7, 6
PROVINCE, VILLAGES, REGION, STAT, END_GLORY, TOKENS, TOKEN_GLORY = 78, 0, 1, 88, 91, 92, 93
RAGNAROK, RUINS, CLAN = 94, 95, 96
