"""`meadhall arena` as a user starts it."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from meadhall.core import saga as sagas
from meadhall.core.registry import find_game, game_ids
from tests.arena.helpers import figures, meadhall, start, wait_for_sagas


@pytest.mark.parametrize("game", game_ids())
def test_the_number_of_jobs_changes_nothing(game: str, tmp_path: Path) -> None:
    arguments = ("arena", game, "--bots", "karl,thrall", "--players", "4", "--games", "8", "--sims", "5", "--json")
    one = meadhall(*arguments, "--jobs", "1", "--sagas", str(tmp_path / "one"))
    two = meadhall(*arguments, "--jobs", "2", "--sagas", str(tmp_path / "two"))
    assert one.returncode == two.returncode == 0, one.stderr + two.stderr
    assert figures(one.stdout) == figures(two.stdout)
    written = {path.name: path.read_text() for path in (tmp_path / "one").iterdir()}
    assert len(written) == 8
    assert written == {path.name: path.read_text() for path in (tmp_path / "two").iterdir()}
    for text in written.values():
        sagas.verify(sagas.read(text, find_game), find_game(game))


def test_json_has_a_line_for_each_bot(tmp_path: Path) -> None:
    done = meadhall("arena", "intrigues", "--bots", "karl,thrall", "--players", "3", "--games", "30", "--json")
    karl, thrall = json.loads(done.stdout)["bots"]
    assert {"name", "games", "wins", "win_share", "low", "high", "mean_score", "rating"} <= karl.keys()
    assert (karl["name"], karl["games"], thrall["name"], thrall["games"]) == ("karl", 30, "thrall", 60)
    assert karl["wins"] + thrall["wins"] == pytest.approx(30, abs=0.001)
    assert karl["low"] < karl["win_share"] <= karl["high"] and karl["rating"] > thrall["rating"]


def test_the_table_is_in_the_readers_language(tmp_path: Path) -> None:
    arguments = ("arena", "intrigues", "--bots", "thrall", "--games", "2", "--option", "goals=bottom")
    saga = tmp_path / "intrigues-7-thrall-thrall.saga"
    done = meadhall(*arguments, "--lang", "ru", "--seed", "7", "--sagas", str(tmp_path))
    assert "Интриги Асгарда: 2 партии" in done.stdout and "рейтинг" in done.stdout
    assert "option goals: bottom" in saga.read_text()
    assert meadhall("saga", "verify", str(saga)).stdout.startswith("true: ")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_keeps_what_was_played(number: signal.Signals, tmp_path: Path) -> None:
    process = start(
        *("arena", "intrigues", "--bots", "karl", "--players", "2", "--games", "20000"),
        *("--jobs", "2", "--sagas", str(tmp_path), "--json"),
    )
    wait_for_sagas(tmp_path, 3, process)
    process.send_signal(number)
    told, complaints = process.communicate(timeout=120)
    assert process.returncode == 130
    written = list(tmp_path.glob("*.saga"))
    assert json.loads(told)["bots"][0]["games"] == 2 * len(written) >= 6
    assert f"{len(written)} of 20,000 matches were played" in complaints
    assert "Traceback" not in complaints


def test_an_owners_components_are_played_with(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text('[[card]]\nends = ["odin", "thor"]\ncount = 3\n[[card]]\nends = ["sif", "loki"]\ncount = 2\n')
    arguments = ("arena", "intrigues", "--bots", "thrall", "--games", "1", "--sagas", str(tmp_path))
    assert meadhall(*arguments, "--components", str(overlay)).returncode == 0
    (saga,) = tmp_path.glob("*.saga")
    assert "| count = 3" in saga.read_text()
    assert meadhall("saga", "verify", str(saga)).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--bots", "jotun"), "there is no bot 'jotun'"),
        (("--bots", "karl", "--players", "9"), "is for 2 to 5 players, not 9"),
        (("--bots", "karl", "--option", "goals=sideways"), "option goals may be top or bottom"),
        (("--bots", "karl", "--time", "1", "--pace", "1"), "give one of them"),
        (("--bots", "karl", "--components", "nowhere.toml"), "cannot read nowhere.toml"),
        (("--bots", "karl", "--sagas", "/dev/null/sagas"), "give another folder with --sagas"),
    ],
)
def test_mistakes_are_one_line(arguments: tuple[str, ...], complaint: str) -> None:
    done = meadhall("arena", "intrigues", *arguments)
    assert done.returncode == 2 and complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1
