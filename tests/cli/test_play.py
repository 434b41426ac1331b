"""A match in a real terminal: numbers, notation, undo, help, rules, save and resume, both languages, hot seat."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pexpect
import pytest

from meadhall.cli.play import read_options, read_seats
from meadhall.core.errors import Mistake
from meadhall.core.registry import game_ids

COLOURS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def kept(saga: Path, language: str = "en") -> list[str]:
    return ["--lang", language, "--save", str(saga)]


class Terminal:
    def __init__(self, *arguments: str, prompt: str = "or help): ") -> None:
        command = [sys.executable, "-m", "meadhall", "play", *arguments]
        self.child = pexpect.spawn(command[0], command[1:], encoding="utf-8", timeout=30, dimensions=(60, 110))
        self.prompt = prompt

    def read(self) -> str:
        """All that is shown up to the next question or the end."""
        self.child.expect_exact([self.prompt, pexpect.EOF])
        return COLOURS.sub("", self.child.before)

    def answer(self, text: str) -> str:
        self.child.sendline(text)
        return self.read()

    @property
    def is_over(self) -> bool:
        return not self.child.isalive() or self.child.after is pexpect.EOF


def notation_of_first(shown: str) -> str:
    """The notation behind choice 1, which is taken as well as its number."""
    return re.findall(r"^ *1 .*?  (play \w+ \w+)", shown, re.MULTILINE)[-1]


def play_out(terminal: Terminal) -> str:
    shown = ""
    for _ in range(400):
        shown = terminal.answer("1")
        if terminal.child.after is pexpect.EOF:
            return shown
    raise AssertionError("the match does not end")


def test_a_whole_match_against_bots(tmp_path: Path) -> None:
    saga = tmp_path / "match.saga"
    terminal = Terminal(
        "intrigues", "--seats", "me:Olga,karl,thrall", "--seed", "5", "--lang", "en", "--save", str(saga)
    )
    first = terminal.read()
    assert "Round 1 of 3" in first and "Olga" in first and "Heimdall" in first and "1 Play" in first
    assert "undo: take back" in terminal.answer("help")
    assert "IA3.3" in terminal.answer("rules IA3.3")
    assert "IA2.3" in terminal.answer("why turn-own odin")
    assert "neither a number" in terminal.answer("dance")
    assert "Did you mean: play odin" in terminal.answer("play odin")
    assert "goes from 1 to" in terminal.answer("99")
    assert "IA1.2" in terminal.answer("play odin odin")
    assert "Olga plays" in terminal.answer(notation_of_first(first))
    assert "can't be taken back" in terminal.answer("undo")
    terminal.prompt = "или help): "
    assert "Выберите карту" in terminal.answer("lang ru")
    terminal.prompt = "or help): "
    assert "Choose a card" in terminal.answer("lang en")
    last = play_out(terminal)
    assert "total" in last and "The match is over" in last and "meadhall saga verify" in last
    terminal.child.close()
    assert terminal.child.exitstatus == 0
    assert "end " in saga.read_text()


@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_played_to_its_end(id: str, tmp_path: Path) -> None:
    saga = tmp_path / "match.saga"
    terminal = Terminal(id, "--seats", "me:Olga,karl", "--seed", "9", *kept(saga))
    assert "Olga" in terminal.read()
    last = play_out(terminal)
    assert "total" in last and "The match is over" in last
    assert "end " in saga.read_text()


def test_quit_keeps_the_match_and_resume_goes_on(tmp_path: Path) -> None:
    saga = tmp_path / "match.saga"
    terminal = Terminal("intrigues", "--seats", "me,karl", "--seed", "6", "--lang", "en", "--save", str(saga))
    terminal.read()
    terminal.answer("1")
    told = terminal.answer("quit")
    assert f"meadhall play --resume {saga}" in told.replace("\r\n", "")
    moves = saga.read_text().count("\n1 ")
    again = Terminal("--resume", str(saga), "--lang", "en")
    assert "Round 1 of 3" in again.read()
    assert saga.read_text().count("\n1 ") == moves == 1
    play_out(again)
    assert "end " in saga.read_text()


def test_the_end_of_input_keeps_the_match_too(tmp_path: Path) -> None:
    saga = tmp_path / "match.saga"
    terminal = Terminal("intrigues", "--seats", "me,thrall", "--seed", "6", "--lang", "en", "--save", str(saga))
    terminal.read()
    terminal.child.sendeof()
    assert "The match is kept" in terminal.read()
    assert saga.exists()


def test_russian_from_start_to_end(tmp_path: Path) -> None:
    arguments = [
        "intrigues",
        "--seats",
        "me:Ольга,karl",
        "--seed",
        "7",
        "--lang",
        "ru",
        "--save",
        str(tmp_path / "x.saga"),
    ]
    terminal = Terminal(*arguments, prompt="или help): ")
    assert "Раунд 1 из 3" in terminal.read()
    last = play_out(terminal)
    assert "итого" in last and "Партия окончена" in last


def test_friends_share_a_screen_behind_a_curtain(tmp_path: Path) -> None:
    arguments = [
        "intrigues",
        "--seats",
        "me:Olga,me:Ivan",
        "--seed",
        "8",
        "--lang",
        "en",
        "--save",
        str(tmp_path / "x.saga"),
    ]
    terminal = Terminal(*arguments, prompt="then press Enter.")
    curtain = terminal.read()
    assert "Olga's alone" in curtain and "Your hand" not in curtain
    terminal.prompt = "or help): "
    assert "Your hand" in terminal.answer("")
    terminal.prompt = "then press Enter."
    between = terminal.answer("1")
    assert "The next choice is Ivan's alone" in between and "Your hand" not in between
    terminal.prompt = "or help): "
    assert "ᚢ Ivan" in terminal.answer("")
    terminal.child.close(force=True)


def test_seats_are_people_and_bots() -> None:
    assert read_seats("me,karl,karl,thrall") == ["me", "karl", "karl 2", "thrall"]
    assert read_seats("me:Olga, me:Ivan") == ["Olga", "Ivan"]
    for wrong in ("you,karl", "me:karl,karl", "karl:Bob", ""):
        with pytest.raises(Mistake, match=r"a seat is|can't be called"):
            read_seats(wrong)


def test_options_are_name_and_value() -> None:
    assert read_options(["goals=bottom"]) == {"goals": "bottom"}
    with pytest.raises(Mistake, match="name=value"):
        read_options(["goals"])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "there is no game 'chess'"),
        (["intrigues", "--seats", "me"], "2 to 5 players, not 1"),
        (["intrigues", "--option", "goals=up"], "may be top or bottom"),
        (["intrigues", "--components", "missing.toml"], "cannot read missing.toml"),
        (["--resume", "missing.saga"], "cannot read missing.saga"),
        (["intrigues", "--resume", "x.saga"], "leave them out"),
        (["intrigues", "--save", "/proc/no/such.saga"], "give another place with --save"),
    ],
)
def test_a_mistake_is_one_line_and_code_2(arguments: list[str], says: str) -> None:
    terminal = Terminal(*arguments, "--lang", "en")
    told = terminal.read()
    terminal.child.close()
    assert says in told.replace("\r\n", "")
    assert terminal.child.exitstatus == 2
