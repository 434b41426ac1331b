"""The numbers of `worth`, in hundredths of a point and per cent: one set for most bots, one for the strongest.

Those for most are guesses, those for the strongest were fitted to matches. With the same for all, levels would stand
too close to each other.
"""

from __future__ import annotations

import cython

from .names import aesir

if not cython.compiled:
    RIVAL, CARD, FINAL, TIED, CLOSE, BEHIND, LEADING, TRAILING, A_CARD_AHEAD, EACH_ROUND = range(10)
    LIKELIEST, UNLIKELIEST, GOAL, WILL, LATER, LATER_GOAL, LATER_ROUND, NUMBERS = 10, 11, 12, 13, 20, 27, 28, 29
    ESTIMATE = [[0] * NUMBERS, [0] * NUMBERS]

for number, guessed, fitted in (
    (RIVAL, 40, 40),  # a point of the best other
    (CARD, 3, 3),
    (FINAL, 95, 90),  # a favour of the final count
    # how likely a favour is after the draft
    (TIED, 85, 80),  # and ahead in the dispute
    (CLOSE, 12, 10),  # a card behind, or the same without the dispute
    (BEHIND, 3, 0),
    # and in the draft
    (LEADING, 55, 30),
    (TRAILING, 40, 5),
    (A_CARD_AHEAD, 20, 26),
    (EACH_ROUND, 0, 2),  # more for a card ahead
    (LIKELIEST, 95, 99),
    (UNLIKELIEST, 3, 0),
    # what a favour brings: a card at the goal, or the will
    (GOAL, 80, 56),
    (WILL + aesir.ODIN, 22, 23),
    (WILL + aesir.THOR, 22, 30),
    (WILL + aesir.FREYA, 32, 23),
    (WILL + aesir.LOKI, 32, 18),
    (WILL + aesir.SIF, 32, 28),
    (WILL + aesir.BRAGI, 45, 21),
    (WILL + aesir.HEIMDALL, 85, 34),
    # what to lead an Aesir promises for later rounds and the final count
    (LATER + aesir.ODIN, 12, 32),
    (LATER + aesir.THOR, 12, 39),
    (LATER + aesir.FREYA, 12, 19),
    (LATER + aesir.LOKI, 12, 12),
    (LATER + aesir.SIF, 12, 22),
    (LATER + aesir.BRAGI, 12, 10),
    (LATER + aesir.HEIMDALL, 12, -6),
    (LATER_GOAL, 18, 15),  # a card at an open goal of a later round
    (LATER_ROUND, 14, 15),  # each round
):
    ESTIMATE[0][number] = guessed
    ESTIMATE[1][number] = fitted
