"""Numbers of the guesswork in `knowledge`: how often it tries, and where in the list of options it notes what.

COUNTS   the cards of one set of cells
HANDS    how many cards are in the hand of a seat that no draft explains
QUESTS   how many quests lie committed before it
CARRIED  what each seat carried over, plus one
PRESSED  seats whose card carried over is taken for a quest, as bits: tried where all else has failed
ANY      stands for any quest
"""

ATTEMPTS = 40
TRIES = 3
SWAPS = 120
COUNTS = 70
HANDS = 100
QUESTS = 105
CARRIED = 170
PRESSED = 175
ANY = 127
