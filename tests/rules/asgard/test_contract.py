"""The engine contract, for every number of players."""

from __future__ import annotations

import pytest

from meadhall.testing import check_game

from .helpers import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_asgard_keeps_the_contract(seats: int) -> None:
    check_game(GAME, [seats], matches=2, samples=8, seed=seats)
