"""The tool that fits networks to matches: what it learns from, that it learns, and what it writes."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "fit_forecast.py"), run_name="fit_forecast")


@pytest.mark.parametrize("kind", ["quick_match", "searched_match"])
@pytest.mark.parametrize(
    ("id", "players", "parts", "facts"),
    [("intrigues", 2, 3, 110), ("intrigues", 5, 3, 110), ("asgard", 2, 6, 107), ("bloodrage", 3, 3, 303)],
)
def test_matches_give_positions_of_every_round(
    tool: dict[str, Any], kind: str, id: str, players: int, parts: int, facts: int
) -> None:
    seen = tool["play"](tool[kind], id, players, 4, "a seed", 4)
    again = tool["play"](tool[kind], id, players, 4, "a seed", 4)
    assert set(seen.parts.tolist()) == set(range(1, parts + 1))
    assert seen.facts.shape == (len(seen.values), facts) == (len(seen.parts), facts)
    assert 0 <= seen.values.min() < seen.values.max() <= 1
    assert np.array_equal(seen.facts, again.facts) and np.array_equal(seen.values, again.values)


def test_fitting_explains_more_than_nothing(tool: dict[str, Any]) -> None:
    chance = np.random.default_rng(1)
    seen = tool["play"](tool["quick_match"], "intrigues", 2, 0, "fitting", 200)
    blank = tool["blank"](110, chance)
    fitted = tool["fit"](blank, seen, 12, 2e-3, chance)
    assert tool["explained"](fitted, seen) > max(0.08, tool["explained"](blank, seen))


def test_networks_are_written_beside_those_of_other_players(tool: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "forecast.bin"
    subject = tool["Subject"]("intrigues")
    file.write_bytes(subject.file.read_bytes())
    before = tool["read_nets"](subject, file)
    weights = tool["blank"](110, np.random.default_rng(1))
    tool["write_net"](subject, file, 3, 2, weights)
    after = tool["read_nets"](subject, file)
    changed = {(int(players) + 2, int(turn) + 1) for players, turn in np.argwhere((before != after).any(2))}
    assert changed == {(3, 2)}
    assert np.allclose(after[1, 1, : weights[0].size] / 1024, weights[0].ravel(), atol=0.001)
    again = tool["present_net"](subject, file, 3, 2)
    assert all(np.allclose(one, other, atol=0.001) for one, other in zip(again, weights, strict=True))
