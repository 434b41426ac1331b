"""How long a guess looks for a draft that explains what all have seen.

ATTEMPTS  drafts of all ages, before a memory is given up
TRIES     deals of one age, before the attempt fails
SWAPS     swaps of two cells, before a deal fails
ANY       stands for any quest where a card is named
"""

ATTEMPTS = 40
TRIES = 3
SWAPS = 120
ANY = 127
