"""How sure a share is when matches come in deals: seats of one match and rotations of one deal are no strangers."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

Z = 1.959963984540054  # of the normal distribution, for 95%


@dataclass(frozen=True)
class Share:
    value: float
    low: float
    high: float


def share_of(deals: Iterable[tuple[float, int]]) -> Share:
    """The share of wins with its 95% interval; a deal is (wins, games), and only deals are independent.

    Wilson's interval for as many independent games as the deals are worth (docs/decisions/0020-arena.md).
    """
    counted = [(wins, games) for wins, games in deals if games]
    games = sum(games for _, games in counted)
    if not games:
        return Share(0.0, 0.0, 1.0)
    share = sum(wins for wins, _ in counted) / games
    return Share(share, *wilson(share, worth_of(counted, share, games)))


def worth_of(deals: list[tuple[float, int]], share: float, games: int) -> float:
    """The number of independent games that would tell as much."""
    count = len(deals)
    if count == 1:
        return 1.0
    spread = share * (1 - share)
    effect = 1.0
    if spread > 0:
        squares = sum((wins - share * mine) ** 2 for wins, mine in deals)
        effect = count / (count - 1) * squares / games / spread
    # as if one deal more had been seen, with games that are independent: no chance run makes the interval vanish
    effect = ((count - 1) * effect + 1) / count
    return games / effect * (Z / student(count - 1)) ** 2


def wilson(share: float, games: float) -> tuple[float, float]:
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    half = Z / scale * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def student(freedom: int) -> float:
    """Student's t for 95%, two-sided: exact for 1 and 2 degrees of freedom, else by expansion (within 1%)."""
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3
