"""What a seat has seen of the cards.

KNOWN     the seat knows the card of the cell, or there is none
UNSEEN    the seat never saw the pack with the card in it
VANISHED  plus the pack: the card left it between two looks
LEFT      plus the pack: the card was in it at the last look
SIGHTS    how many such sets of cells there are; KNOWN is not one of them
UNKNOWN   stands in `carried_before` for a card that nobody else has seen
"""

KNOWN = -1
UNSEEN = 0
VANISHED = 1
LEFT = 5
SIGHTS = 9
UNKNOWN = 255
