"""The tool that fits networks to matches: what it learns from, that it learns, and what it writes."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meadhall.core.registry import find_game, game_ids

ROOT = Path(__file__).parents[2]
GAMES = [id for id in game_ids() if find_game(id).bots.forecast]
QUICKEST = min(GAMES, key=lambda id: len(find_game(id).frame_names))


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "fit_forecast.py"), run_name="fit_forecast")


@pytest.mark.parametrize("kind", ["quick_match", "searched_match"])
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("id", GAMES)
def test_matches_give_positions_of_every_round(tool: dict[str, Any], kind: str, id: str, players: int) -> None:
    subject = tool["Subject"](id)
    facts = subject.facts
    seen = tool["play"](tool[kind], id, players, 4, "a seed", 4)
    again = tool["play"](tool[kind], id, players, 4, "a seed", 4)
    assert set(seen.parts.tolist()) == set(subject.parts)
    assert seen.facts.shape == (len(seen.values), facts) == (len(seen.parts), facts)
    assert 0 <= seen.values.min() < seen.values.max() <= 1
    assert np.array_equal(seen.facts, again.facts) and np.array_equal(seen.values, again.values)


def test_fitting_explains_more_than_nothing(tool: dict[str, Any]) -> None:
    chance = np.random.default_rng(1)
    seen = tool["play"](tool["quick_match"], QUICKEST, 2, 0, "fitting", 200)
    blank = tool["blank"](tool["Subject"](QUICKEST).facts, chance)
    fitted = tool["fit"](blank, seen, 12, 2e-3, chance)
    assert tool["explained"](fitted, seen) > max(0.08, tool["explained"](blank, seen))


def test_networks_are_written_beside_those_of_other_players(tool: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "forecast.bin"
    subject = tool["Subject"](QUICKEST)
    file.write_bytes(subject.file.read_bytes())
    before = tool["read_nets"](subject, file)
    weights = tool["blank"](subject.facts, np.random.default_rng(1))
    tool["write_net"](subject, file, 3, 2, weights)
    after = tool["read_nets"](subject, file)
    changed = {(int(players) + 2, int(turn) + 1) for players, turn in np.argwhere((before != after).any(2))}
    assert changed == {(3, 2)}
    assert np.allclose(after[1, 1, : weights[0].size] / 1024, weights[0].ravel(), atol=0.001)
    again = tool["present_net"](subject, file, 3, 2)
    assert all(np.allclose(one, other, atol=0.001) for one, other in zip(again, weights, strict=True))


def test_networks_are_written_where_there_were_none_or_others(tool: dict[str, Any], tmp_path: Path) -> None:
    subject = tool["Subject"](QUICKEST)
    file = tmp_path / "forecast.bin"
    weights = tool["blank"](subject.facts, np.random.default_rng(1))
    for before in (None, b"of other facts"):
        if before:
            file.write_bytes(before)
        tool["write_net"](subject, file, subject.players[0], 1, weights)
        made = tool["read_nets"](subject, file)
        assert made[0, 0].any() and not made[0, 1:].any() and not made[1:].any()
        assert file.stat().st_size == subject.file.stat().st_size
