"""`meadhall bench engine` and `bots` in small: which figures there are, and how they are shown."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest


def bench(*arguments: str) -> str:
    command = [sys.executable, "-m", "meadhall", "bench", *arguments, "--rounds", "1", "--game", "intrigues"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    ("measured", "names"),
    [
        ("engine", ["decisions", "playouts", "copy", "bytes"]),
        ("bots", ["search", "threads", "simulations"]),
    ],
)
def test_figures_for_machines(measured: str, names: list[str]) -> None:
    figures = json.loads(bench(measured, "--json"))["figures"]
    assert [figure["name"] for figure in figures] == names
    for figure in figures:
        assert figure.keys() == {"name", "game", "value", "peer", "ratio", "goal", "holds"}
        assert figure["game"] == "intrigues" and figure["value"] > 0


def test_a_state_of_intrigues_is_small_enough() -> None:
    *_, size = json.loads(bench("engine", "--json"))["figures"]
    assert size["name"] == "bytes" and size["value"] <= 2048 and size["holds"] is True


def test_figures_for_people_name_the_build_and_the_peer() -> None:
    heading, *table = bench("engine").splitlines()
    assert "rules, Python 3." in heading and heading.endswith("peer: OpenSpiel hearts")
    assert all(any(name in line for line in table) for name in ("decisions", "playouts", "copy", "bytes"))
