"""The commands, and what they say to bad input: one line, exit code 2, nothing lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent.parent / "golden"


def meadhall(*arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "meadhall", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        env=os.environ | {"LANG": "C.UTF-8", "COLUMNS": "100"},
    )


def test_games_are_listed_in_both_languages() -> None:
    assert "Intrigues of Asgard" in meadhall("games").stdout
    assert "Интриги Асгарда" in meadhall("games", "--lang", "ru").stdout


def test_one_rule_a_chapter_or_words() -> None:
    assert "IA3.3" in meadhall("rules", "intrigues", "IA3.3").stdout
    assert "IA4.7" in meadhall("rules", "intrigues", "IA4").stdout
    assert "IA4.3" in meadhall("rules", "intrigues", "Freya").stdout
    assert "IA1.1" in meadhall("rules", "intrigues", "--lang", "ru").stdout


def test_every_rule_has_a_test() -> None:
    for id in meadhall("games", "--ids").stdout.split():
        done = meadhall("rules", id, "--coverage")
        assert done.returncode == 0, done.stdout


def test_all_texts_can_be_said() -> None:
    done = meadhall("texts", "--check")
    assert done.returncode == 0, done.stdout
    assert "0 faults" in done.stdout


def test_a_saga_is_shown_replayed_and_verified() -> None:
    saga = str(GOLDEN / "intrigues-3.saga")
    assert "moves" in meadhall("saga", "show", saga).stdout
    replay = meadhall("saga", "replay", saga, "--seat", "2", "--lang", "ru").stdout
    assert "Один просыпается." in replay and "Партия окончена" in replay
    assert "Round 1" in meadhall("saga", "replay", saga, "--to", "4").stdout
    assert meadhall("saga", "verify", saga).stdout.startswith("true: ")


def test_doctor_tells_what_is_there() -> None:
    done = meadhall("doctor")
    assert done.returncode == 0
    assert "C compiler" in done.stdout
    assert "intrigues" in done.stdout.splitlines()[-1]


def test_fuzz_ends_with_a_summary(tmp_path: Path) -> None:
    done = meadhall("fuzz", "intrigues", "--games", "20", "--out", str(tmp_path / "out"))
    assert done.returncode == 0, done.stdout + done.stderr
    last = done.stdout.splitlines()[-1]
    assert last.startswith("intrigues: 80 matches,") and " guesses, 0 relaxed, " in last and last.endswith("0 failures")
    assert "actions" in done.stdout and "goals=bottom" in done.stdout
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["rules", "chess"], "there is no game 'chess'; games are"),
        (["rules", "intrigues", "IA99.9"], "no rule is numbered"),
        (["rules", "intrigues", "--lang", "fr"], "languages are en, ru"),
        (["fuzz", "chess"], "there is no game"),
        (["fuzz", "intrigues", "--games", "0"], "--games"),
        (["saga", "verify", "missing.saga"], "cannot read missing.saga"),
        (["saga", "show", "."], "cannot read ."),
        (["saga", "replay", str(GOLDEN / "intrigues-3.saga"), "--seat", "4"], "has 3 seats, not 4"),
        (["play", "intrigues"], "play needs a terminal"),
        (["play", "intrigues", "--lang", "xx"], "languages are en, ru"),
        (["bench", "engine", "--game", "chess"], "there is no game"),
        (["dance"], "dance"),
        (["rules"], "GAME"),
    ],
)
def test_bad_input_gets_one_line_that_says_what_to_do(arguments: list[str], says: str) -> None:
    done = meadhall(*arguments)
    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1 and done.stderr.startswith("meadhall: ")
    assert done.stdout == ""


def test_a_broken_saga_is_refused_with_its_line(tmp_path: Path) -> None:
    text = (GOLDEN / "intrigues-2.saga").read_text()
    broken = tmp_path / "broken.saga"
    broken.write_text(text.replace("\n1 play ", "\n1 play odin ", 1))
    done = meadhall("saga", "verify", str(broken))
    assert done.returncode == 2 and "line " in done.stderr
    assert broken.read_text() == text.replace("\n1 play ", "\n1 play odin ", 1)


def test_tab_completes_commands() -> None:
    variables = {"_MEADHALL_COMPLETE": "complete_bash", "COMP_WORDS": "meadhall do", "COMP_CWORD": "1"}
    program = str(Path(sys.executable).with_name("meadhall"))
    done = subprocess.run([program], env=os.environ | variables, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["doctor"]
