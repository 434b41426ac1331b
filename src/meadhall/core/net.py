"""A small network: facts about a position go in, one answer between 0 and 1 comes out.

Its numbers, in 1024ths: a row for each fact with a weight for every neuron, the neurons' thresholds, the weight of each
neuron in the answer, and the answer's own. Whole numbers, so that every machine gives the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

if not cython.compiled:
    from math import exp

    NEURONS, ONE = 32, 1024


def answer(facts: Sequence[int], count: int, net: Sequence[int]) -> float:
    neuron = cython.declare(cython.int[NEURONS])
    for k in range(NEURONS):
        neuron[k] = net[count * NEURONS + k]
    for at in range(count):
        fact = facts[at]
        if fact:
            for k in range(NEURONS):
                neuron[k] += fact * net[at * NEURONS + k]
    total = cython.cast(cython.longlong, ONE) * net[(count + 2) * NEURONS]
    for k in range(NEURONS):
        if neuron[k] > 0:
            total += neuron[k] * net[(count + 1) * NEURONS + k]
    return 1 / (1 + exp(-total / (ONE * ONE)))  # type: ignore[no-any-return]
