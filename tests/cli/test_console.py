"""Any text is shown as it is on any terminal, and nothing that happens to the terminal causes a crash."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import textwrap
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from rich.table import Table

from meadhall.cli.console import PICTURES, Terminal, plain
from meadhall.cli.play import Session, read_seats
from meadhall.cli.sagas import replay, show
from meadhall.cli.score import print_result
from meadhall.cli.texts import cli_texts
from meadhall.core.errors import Mistake
from meadhall.core.match import Match
from meadhall.core.registry import find_game

GOLDEN = Path(__file__).parent.parent / "golden"
MARKUP = ["[/b]", "[bold]x[/]", "[red]", "\\[x]", "[link=x]y", "{}", "%s", ":smile:", "\x1b[2J", "a\rb", "{ $x }"]
texts = st.one_of(st.sampled_from(MARKUP), st.text(max_size=20))


def shown_by(terminal: Terminal) -> str:
    assert isinstance(terminal.file, io.StringIO)
    return terminal.file.getvalue()


def wide() -> Terminal:
    return Terminal(file=io.StringIO(), width=5000)


def is_shown(text: str, shown: str) -> bool:
    """But for what moves the cursor, which is shown as a picture or not at all."""
    assert "\x1b" not in shown and "\r" not in shown
    return any(not character.isprintable() for character in text) or text.strip() in shown


@settings(deadline=None)
@given(texts)
def test_a_line_a_cell_and_a_title_show_any_text(text: str) -> None:
    terminal = wide()
    terminal.print(text)
    assert is_shown(text, shown_by(terminal))
    terminal = wide()
    table = Table(title=text)
    table.add_column("heading")
    table.add_row(text)
    terminal.print(table)
    assert is_shown(text, shown_by(terminal))


@settings(deadline=None, max_examples=60)
@given(texts)
@example("²")
@example("9" * 5000)
@example("save [/b]/[/b]")
@example("save ~nobody-of-that-name/x")
@example("save .")
@example("save a\0b")
@example("rules [/b]")
@example("why [/b]")
@example("lang [/b]")
def test_any_answer_at_the_prompt_is_understood_or_refused(text: str) -> None:
    terminal = wide()
    match = Match(find_game("intrigues"), 2, 5, players=["Olga", "Ivan"])
    with TemporaryDirectory() as folder, chdir(folder):
        session = Session(terminal, match, "en", Path("match.saga"))
        session.answer(0, text if text.strip() and not text.strip().startswith(("q", "exit")) else "[/b]")
    word, _, rest = text.partition(" ")
    if word in ("why", "rules"):
        assert is_shown(rest, shown_by(terminal))
    elif text == "[/b]":
        assert "“[/b]” is neither" in shown_by(terminal)


@pytest.mark.parametrize("id", ["asgard", "bloodrage", "intrigues"])
@settings(deadline=None, max_examples=30)
@given(st.lists(texts, min_size=2, max_size=2))
def test_any_name_of_a_player_is_shown(id: str, names: list[str]) -> None:
    game = find_game(id)
    match = Match(game, 2, 5, players=names)
    terminal = wide()
    session = Session(terminal, match, "en", Path(os.devnull))
    session.draw(0)
    session.tell_news(0)
    session.show_choices(match.state.deciders()[0])
    for name in names:
        assert is_shown(name, shown_by(terminal))


@settings(deadline=None, max_examples=50)
@given(st.lists(texts, min_size=3, max_size=3))
def test_any_name_is_shown_with_the_result(names: list[str]) -> None:
    match = finished()
    match.players = names
    terminal = wide()
    print_result(terminal, match, cli_texts("en", match.game))
    for name in names:
        assert is_shown(name, shown_by(terminal))


def finished() -> Match:
    from meadhall.core import saga

    return saga.resume(saga.load(GOLDEN / "intrigues-3.saga", find_game), find_game("intrigues"))


@pytest.mark.parametrize("text", [*MARKUP, "Ольга", "ᚦ"])
def test_a_saga_of_strange_names_is_shown_and_replayed(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "[bold]x.saga"
    file.write_text(
        (GOLDEN / "intrigues-3.saga").read_text().replace("players: 1,", f"players: {text},", 1), newline=""
    )
    try:
        show(file, "en")
        replay(file, "en", None, None)
    except Mistake:
        assert "\r" in text  # ends the line
    assert is_shown(text, capsys.readouterr().out)


def test_a_name_has_characters_that_can_be_kept_in_a_line() -> None:
    for wrong in ("a\nb", "a\x1bb", "a\u2028b", "a\x85b", "a\udcffb", "a|b", "\x00"):
        with pytest.raises(Mistake, match="a name has"):
            read_seats(f"me:{wrong},karl")
    assert read_seats("me:[/b],me:Ольга") == ["[/b]", "Ольга"]


@given(st.characters())
def test_a_poor_terminal_shows_something_for_everything(character: str) -> None:
    assert plain(character).isascii()
    assert not set(plain(character)) & set("\x1b\r") or character in "\x1b\r"


def test_pictures_are_for_all_that_moves_the_cursor() -> None:
    assert all(not chr(code).isprintable() for code in PICTURES)
    assert "\x1b[2J".translate(PICTURES) == "\N{SYMBOL FOR ESCAPE}[2J"


# whole processes


def meadhall(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "meadhall", *arguments],
        capture_output=True,
        check=False,
        encoding="utf-8",
        errors="surrogateescape",
        stdin=subprocess.DEVNULL,
        timeout=120,
        env=os.environ | environment,
    )


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "koi8-r", "cp437", "utf-16"])
def test_a_terminal_of_another_encoding_shows_what_it_can(encoding: str) -> None:
    for language in ("en", "ru"):
        saga = str(GOLDEN / "asgard-2.saga")
        done = meadhall("saga", "replay", saga, "--lang", language, PYTHONIOENCODING=encoding)
        assert done.returncode == 0 and done.stderr == "", done.stderr


def test_the_c_locale_is_no_obstacle() -> None:
    for environment in ({"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}, {"LC_ALL": "C"}):
        done = meadhall("games", **environment)
        assert done.returncode == 0 and "Intrigues of Asgard" in done.stdout
        assert meadhall("doctor", **environment).returncode == 0


def test_a_file_whose_name_is_no_text_is_named_all_the_same() -> None:
    done = meadhall("saga", "show", os.fsdecode(b"/no/such/\xff.saga"))
    assert done.returncode == 2 and done.stderr.startswith("meadhall: cannot read /no/such/")


def shell(script: str) -> subprocess.CompletedProcess[str]:
    script = f"meadhall() {{ '{sys.executable}' -m meadhall \"$@\"; }}; {script}"
    return subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", ["games", "games --ids", "--help", "--version", "rules intrigues", "doctor"])
def test_a_full_disk_is_one_line(command: str) -> None:
    done = shell(f"meadhall {command} > /dev/full")
    assert done.returncode == 2
    assert done.stderr == "meadhall: standard output cannot be written to: No space left on device\n"


def test_a_reader_who_leaves_is_no_error() -> None:
    done = shell("set -o pipefail; meadhall rules intrigues | head -c 1 > /dev/null")
    assert done.returncode in (0, 141) and done.stderr == ""
    done = shell("(sleep 2; meadhall rules intrigues; echo $? >&2) | true")
    assert done.stderr == "141\n"


@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-", ">&- 2>&- <&-", ">/dev/full 2>/dev/full"])
def test_closed_streams_are_no_error(closed: str) -> None:
    done = shell(f"meadhall games --ids {closed}")
    assert done.returncode == (2 if "full" in closed else 0) and done.stderr == ""
    done = shell(f"meadhall saga verify missing {closed}")
    assert done.returncode == 2 and len(done.stderr.splitlines()) == (0 if "2>" in closed else 1)


# Ctrl-C: a module of the test's own interrupts the process at the very moment when another module is loaded

INTERRUPTER = """
    import os, signal, sys

    class Interrupter:
        def find_spec(self, name, path=None, target=None):
            if name == os.environ["INTERRUPT_AT"]:
                sys.meta_path.remove(self)
                os.kill(os.getpid(), signal.SIGINT)

    sys.meta_path.insert(0, Interrupter())
"""


@pytest.mark.parametrize(
    ("command", "module"),
    [
        (["games"], "meadhall.cli.main"),
        (["games"], "typer"),
        (["games"], "rich.console"),
        (["games"], "meadhall.games.asgard.rules"),
        (["serve", "--port", "0"], "meadhall.cli.hall"),
        (["serve", "--port", "0"], "uvicorn"),
        (["serve", "--port", "0"], "sqlalchemy"),
        (["serve", "--port", "0"], "alembic"),
        (["serve", "--port", "0"], "uvloop"),
        (["arena", "intrigues", "--bots", "karl,thrall"], "meadhall.bots.search"),
    ],
)
def test_ctrl_c_while_loading_is_quiet(command: list[str], module: str, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(textwrap.dedent(INTERRUPTER))
    done = meadhall(
        *command, INTERRUPT_AT=module, PYTHONPATH=str(tmp_path), MEADHALL_DATABASE=str(tmp_path / "hall.db")
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


INTERRUPTED_WHILE_STARTING = """
    import os, signal
    from multiprocessing.popen_spawn_posix import Popen

    launch = Popen._launch

    def launch_and_interrupt(self, process):
        launch(self, process)
        os.kill(os.getpid(), signal.SIGINT)

    Popen._launch = launch_and_interrupt
"""


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["arena", "intrigues", "--bots", "karl,thrall"]])
def test_ctrl_c_while_a_worker_starts_ends_the_worker_too(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(textwrap.dedent(INTERRUPTED_WHILE_STARTING))
    done = meadhall(*command, PYTHONPATH=str(tmp_path), MEADHALL_DATABASE=str(tmp_path / "hall.db"))
    assert done.returncode == 130 and "Traceback" not in done.stderr


@pytest.mark.parametrize("seconds", [0.3, 0.6, 0.9, 1.2, 1.6, 2, 2.5, 3])
def test_ctrl_c_at_any_moment_is_quiet(seconds: float, tmp_path: Path) -> None:
    """To the whole group, as a terminal does. A hall that was closed once is opened again without loss."""
    command = [sys.executable, "-m", "meadhall", "serve", "--port", "0", "--database", str(tmp_path / "hall.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0) as hall:
        try:
            hall.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(hall.pid, signal.SIGINT)
        try:
            told = hall.communicate(timeout=40)
        except subprocess.TimeoutExpired:
            os.killpg(hall.pid, signal.SIGKILL)
            raise
    assert hall.returncode in (130, -signal.SIGINT), told
    assert hall.returncode == 130 or not told[0]  # before Python itself is ready
    assert "Traceback" not in told[1] or "site" in told[1], told[1]
