"""Who plays whom, where: every deal is played with the bots in every seat, so that luck of the deal cancels out."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice


@dataclass(frozen=True)
class Fixture:
    """One match to be played. Matches of one deal have the same seed and differ in who sits where."""

    number: int
    deal: int
    seed: int
    lineup: tuple[str, ...]  # names by seat


def schedule(names: Sequence[str], players: int, games: int, seed: int = 0) -> list[Fixture]:
    """At least that many matches, in whole deals."""
    fixtures: list[Fixture] = []
    for deal, table in enumerate(tables(names, players)):
        if len(fixtures) >= games:
            break
        order = list(table)
        random.Random(f"order {seed + deal}").shuffle(order)  # else a bot would always have the same neighbours
        for lineup in rotations(order):
            fixtures.append(Fixture(len(fixtures), deal, seed + deal, lineup))
    return fixtures


def tables(names: Sequence[str], players: int) -> Iterator[tuple[str, ...]]:
    """Who meets in each deal, without end.

    As many names as seats: all of them. Fewer: the first takes one seat and the others fill up in turn, each deal
    beginning with the next of them. More: every selection of that many in turn.
    """
    selections = list(combinations(names, players)) if len(names) > players else [tuple(names)]
    deal = 0
    while True:
        chosen = selections[deal % len(selections)]
        others = chosen[1:] or chosen
        seats = (others[(deal + k) % len(others)] for k in range(players - len(chosen)))
        yield (*chosen, *seats)
        deal += 1


def rotations(order: Sequence[str]) -> list[tuple[str, ...]]:
    """All different ones; four bots of one name have a single rotation."""
    turned = (tuple(order[k:]) + tuple(order[:k]) for k in range(len(order)))
    return list(dict.fromkeys(islice(turned, len(order))))
