"""How much every game's state holds of what all games share.

DEPTH       frames on the stack at once
OPTIONS     legal actions of one seat at one decision
MOST_SEATS  seats of the largest game
ROWS        pieces with numbers printed on them
COLUMNS     numbers on one piece
FRAMES      kinds of frame of one game
FACTS       small ints of one event: its audience, its kind and up to four arguments
MOST_FACTS  numbers that a forecast looks at
"""

DEPTH = 24
OPTIONS = 256
MOST_SEATS = 5
ROWS = 256
COLUMNS = 12
FRAMES = 64
FACTS = 6
MOST_FACTS = 512
