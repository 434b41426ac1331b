"""How much every game's state holds of what all games share.

DEPTH       frames on the stack at once
OPTIONS     legal actions of one seat at one decision
MOST_SEATS  seats of the largest game
ROWS        pieces with numbers printed on them
COLUMNS     numbers on one piece
FRAMES      kinds of frame of one game
FACTS       small ints of one event: its audience, its kind and up to four arguments
"""

DEPTH, OPTIONS, MOST_SEATS, ROWS, COLUMNS, FRAMES, FACTS = 24, 256, 5, 256, 12, 64, 6
