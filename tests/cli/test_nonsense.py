"""Nonsense on the command line: one line that says what to do, exit code 2, and nothing is made."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints
from unittest.mock import patch

import pytest

from meadhall.cli.main import app, run

GOLDEN = Path(__file__).parent.parent / "golden"
SAGA = str(GOLDEN / "intrigues-3.saga")
NUMBERS = ("nan", "inf", "-inf", "-1", "1e400", "9" * 400, "9" * 5000, "²", "0x10", "", "one", "1.5.2")
ARENA = ("arena", "intrigues", "--bots", "karl,thrall")


def carry_out(*arguments: str) -> tuple[int, str, str]:
    out, errors = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "argv", ["meadhall", *arguments]),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(errors),
        pytest.raises(SystemExit) as end,
    ):
        run()
    code = end.value.code
    assert isinstance(code, int)
    return code, out.getvalue(), errors.getvalue()


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A home and a folder of the test's own, in which nothing may appear."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    for variable in ("MEADHALL_DATABASE", "MEADHALL_REDIS"):
        monkeypatch.delenv(variable, raising=False)
    yield tmp_path
    assert not list(tmp_path.iterdir())


def is_refused(arguments: tuple[str, ...], says: str = "") -> None:
    code, out, errors = carry_out(*arguments)
    assert (code, out) == (2, ""), (arguments, code, out, errors)
    (line,) = errors.splitlines()
    assert line.startswith("meadhall: ") and says in line, line
    assert "No such option" not in line or says == "No such option"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("saga", "verify", "/dev/zero"), "larger than 4 MB"),
        (("saga", "show", "/dev/null"), "begins with"),
        (("saga", "replay", "/"), "cannot read /"),
        (("saga", "replay", SAGA, "--seat", "4"), "3 seats"),
        (("hall", "import", "/dev/zero"), "not an exported hall"),
        (("hall", "import", "/dev/null"), "not an exported hall"),
        (("hall", "import", SAGA), "not an exported hall"),
        (("hall", "export", "x"), "no hall"),
        (("hall", "backup", "x", "--database", "missing.db"), "no hall"),
        (("hall", "stats", "--database", "~nobody-of-that-name/x"), "home folder is unknown"),
        (("hall", "validate", "--database", "sqlite://"), "needs a file"),
        (("hall", "close", "table", "--database", "/dev/null"), "no hall"),
        (("work", "--database", "hal.db"), "no hall"),
        (("work", "--database", "oracle://x"), "not in oracle"),
        (("serve", "--database", "postgresql://x:y@[::1"), "is not"),
        (("serve", "--redis", "nonsense"), "redis://HOST"),
        (("serve", "--origin", "nonsense"), "--origin"),
        (("serve", "--host-name", "https://x"), "--host-name"),
        (("serve", "--proxy", "nonsense"), "--proxy"),
        (("serve", "--host", "256.0.0.1"), "--host"),
        (("serve", "--host", "x" * 300), "--host"),
        (("serve", "--host", "192.0.2.77"), "--host"),
        (("serve", "--journal", "loud"), "--journal"),
        (("serve", "--config", "missing.toml"), "missing.toml"),
        (("serve", "--config", "/dev/zero"), "larger than"),
        ((*ARENA, "--time", "1", "--pace", "1"), "give one of them"),
        ((*ARENA, "--time", "1", "--sims", "1"), "--sims"),
        (("arena", "intrigues", "--bots", "karl@1,thrall", "--sims", "1"), "--sims"),
        ((*ARENA, "--ray", "local", "--jobs", "1"), "give one of them"),
        ((*ARENA, "--ray", ""), "not the address"),
        ((*ARENA, "--ray", "127.0.0.1:²"), "not the address"),
        ((*ARENA, "--ray", "127.0.0.1:99999"), "not the address"),
        ((*ARENA, "--option", "goals"), "name=value"),
        ((*ARENA, "--option", "goals=top", "--option", "goals=bottom"), "given twice"),
        ((*ARENA, "--players", "9"), "2 to 5 players"),
        ((*ARENA, "--components", "/dev/zero"), ""),
        (("arena", "intrigues", "--bots", ","), "no bots are named"),
        (("arena", "intrigues", "--bots", "karl@nan"), "seconds"),
        (("stats", "intrigues", "--sagas", "missing"), "no folder"),
        (("stats", "intrigues", "--sagas", "."), "no saga"),
        (("fuzz", "intrigues", "--out", "/dev/null"), "not a folder"),
        (("games", "--ids", "--lang", "ru"), "--lang"),
        (("games", "--lang", "[/b]"), "languages are"),
        (("rules", "intrigues", "IA1", "--coverage"), "--coverage"),
        (("rules", "intrigues", "[/b]"), "chapters are"),
        (("rules", "[/b]"), "[/b]"),
        (("bench", "web", "--level", "king"), "thrall, karl"),
        (("bench", "engine", "--game", "chess"), "no game"),
        (("bench", "dance"), "No such command"),
        (("--dance",), "No such option"),
    ],
)
def test_nonsense_is_refused_before_anything_is_made(arguments: tuple[str, ...], says: str, empty: Path) -> None:
    is_refused(arguments, says)


def numeric_options() -> Iterator[tuple[tuple[str, ...], str, Any]]:
    """Every option of every command that takes a number, with what the command needs beside it."""
    groups: list[tuple[tuple[str, ...], Any]] = [((), app)]
    groups += [((str(group.name),), group.typer_instance) for group in app.registered_groups]
    for path, group in groups:
        for command in group.registered_commands:
            parameters = get_type_hints(command.callback, include_extras=True)
            name = command.name or command.callback.__name__
            needed = {"game": "intrigues", "file": SAGA}
            arguments = [needed[one] for one in ("game", "file") if is_argument(parameters.get(one))]
            for one, kind in parameters.items():
                if is_number(kind):
                    info = get_args(kind)[1]
                    declared = info.default if isinstance(info.default, str) else ""  # typer reads it so in Annotated
                    option = declared or f"--{one.replace('_', '-')}"
                    yield (*path, name, *arguments), option, info


def is_number(kind: Any) -> bool:
    """int, float, or one of them and None; always annotated with an option."""
    inner = get_args(kind)[0] if get_args(kind) else kind
    return bool({int, float} & {inner, *get_args(inner)}) and not is_argument(kind)


def is_argument(kind: Any) -> bool:
    return any(type(each).__name__ == "ArgumentInfo" for each in get_args(kind))


OPTIONS = list(numeric_options())


def test_the_options_are_found() -> None:
    assert len(OPTIONS) > 25
    assert {"--port", "--pace", "--seed", "--to", "--time", "--lease"} <= {option for _, option, _ in OPTIONS}


@pytest.mark.parametrize(("command", "option", "kind"), OPTIONS, ids=[f"{' '.join(c[:2])} {o}" for c, o, _ in OPTIONS])
def test_every_number_has_limits_and_refuses_what_is_not_one(
    command: tuple[str, ...], option: str, kind: Any, empty: Path
) -> None:
    assert kind.min is not None and (kind.max is not None or option in ("--players", "--seat", "--to"))
    for number in NUMBERS:
        if number == "-1" and kind.min < 0:
            continue
        if kind.max is None and number.isascii() and number.isdigit() and len(number) < 4000:
            continue  # refused later, by what the game or the saga has
        is_refused((*command, f"{option}={number}"), option)


@pytest.mark.parametrize("place", ["/dev/null", "/", ".", "/dev/null/x", "/proc/x/y"])
def test_a_device_or_a_folder_is_never_replaced(place: str, tmp_path: Path) -> None:
    from meadhall.core.errors import Mistake
    from meadhall.core.files import put_in_place

    before = Path("/dev/null").stat()
    link = tmp_path / "link"
    link.symlink_to("/dev/null")
    for path in (Path(place), link):
        with pytest.raises(Mistake, match="cannot write"), put_in_place(path) as beside:
            beside.write_text("something")
    assert Path("/dev/null").stat() == before
    assert [path.name for path in tmp_path.iterdir()] == ["link"]


def test_a_sparse_file_of_a_gigabyte_is_not_read(tmp_path: Path) -> None:
    large = tmp_path / "large"
    with large.open("wb") as file:
        file.truncate(2**30)
    for command in (["saga", "verify", str(large)], ["hall", "import", str(large), "--database", "x"]):
        assert carry_out(*command)[0] == 2
