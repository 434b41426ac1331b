"""All that can happen at the table, in the order of the rules. `vocabulary` declares the arguments of each."""

import cython

if not cython.compiled:
    ROUND_BEGAN, GOAL_OPENED, DEALT, PLAYED, PASSED_LEFT, PASSED_RIGHT = range(1, 7)
    AWOKE, SLEPT, ATTENTION, DISPUTED, COMPARED, DROPPED_OUT, UNDECIDED, FAVOURED = range(7, 15)
    TURNED_OWN, HID, DOUBLED, TURNED_OTHER, DREW, DREW_CARD, SWAPPED, LAPSED = range(15, 23)
    SCORED, SCORED_HIDDEN, SCORED_NOTHING, TURNED_UP, DOUBLING_RETURNED = range(23, 28)
    COUNT_BEGAN, ENDED = range(28, 30)
