"""Numbers of the guesswork in `knowledge`: how often it tries, and where in the list of options it notes what.

COUNTS   the cards of one set of cells
TRUTH    the cells as they were
CARRIED  what each seat carried over, plus one
ANY      stands for any quest
"""

import cython

if not cython.compiled:
    TRIES, SWAPS, COUNTS, TRUTH, CARRIED, ANY = 40, 300, 70, 100, 170, 127
