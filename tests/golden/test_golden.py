"""Readable playthroughs and counts that only a change of the rules may change. `make golden` writes them anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from meadhall.core import saga as sagas
from meadhall.core.match import Match
from meadhall.core.registry import find_game, game_ids
from meadhall.testing.golden import perft_table, playthrough, random_moves

HERE = Path(__file__).parent
TABLES = [(id, seats) for id in game_ids() for seats in range(find_game(id).fewest, find_game(id).most + 1)]


def compare(name: str, text: str) -> None:
    path = HERE / name
    if os.environ.get("MEADHALL_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{name} is missing; run 'make golden', read it, and commit it"
    assert path.read_text(encoding="utf-8") == text, f"{name} differs; if the rules changed, raise the rules version"


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_playthrough_is_as_it_was(id: str, seats: int) -> None:
    compare(f"{id}-{seats}.txt", playthrough(find_game(id), seats))


@pytest.mark.parametrize("id", game_ids())
def test_legal_sequences_are_as_many_as_they_were(id: str) -> None:
    compare(f"{id}-perft.txt", perft_table(find_game(id)))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_saga_of_this_rules_version_replays(id: str, seats: int) -> None:
    game = find_game(id)
    path = HERE / f"{id}-{seats}.saga"
    if os.environ.get("MEADHALL_GOLDEN") == "write":
        match = Match(game, seats, 7)
        for seat, code in random_moves(game, seats, 7):
            match.apply(seat, code)
        path.write_text(sagas.write(match), encoding="utf-8")
    assert sagas.verify(sagas.load(path, find_game), game).result() is not None
