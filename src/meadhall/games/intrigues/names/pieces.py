"""Where the numbers printed on the pieces stand in the table of pieces.

DECK + pair    how many cards show that pair of Aesir, and the two Aesir
DEAL + seats   cards dealt to each player, one column a round
LIMIT + row    cards that a goal in that row may turn into points
"""

DECK = 0
DEAL = 21
LIMIT = 27
