"""Every game keeps the engine contract for every player count."""

from __future__ import annotations

import pytest

from meadhall.core.registry import find_game, game_ids
from meadhall.testing import check_game
from meadhall.testing.contract import check_builds
from tests.needs import SOAK

TABLES = [(id, seats) for id in game_ids() for seats in range(find_game(id).fewest, find_game(id).most + 1)]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_game_keeps_the_contract(id: str, seats: int) -> None:
    check_game(find_game(id), [seats], matches=2, samples=30, against_uncompiled=False)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_uncompiled_rules_play_the_same_to_the_byte(id: str, seats: int) -> None:
    check_builds(find_game(id), seats, 100, 100 + (2000 if SOAK else 12))
