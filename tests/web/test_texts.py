"""The same words in Python and in the browser: every message, with every name it can be given, byte by byte."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import CallArguments, FunctionReference, Message, VariableReference
from fluent.syntax.visitor import Visitor

from meadhall.cli.texts import names_by_topic, values
from meadhall.core.game import Game
from meadhall.core.registry import find_game, game_ids
from meadhall.core.text import HERE, LANGUAGES, Name, Texts
from tests.needs import need

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "text"
CASES = ("nom", "gen", "dat", "acc", "ins", "prep", "def")
NUMBERS = [0, 1, 2, 3, 5, 11, 21, 22, 101]
Call = tuple[str, dict[str, Any]]


class Variables(Visitor):  # type: ignore[misc]
    """The variables of a message; those inside NAME() and GENDER() are things."""

    def __init__(self) -> None:
        self.things: set[str] = set()
        self.numbers: set[str] = set()
        self.plain: set[str] = set()

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        arguments: CallArguments = node.arguments
        found = self.numbers if node.id.name == "NUMBER" else self.things
        found |= {one.id.name for one in arguments.positional if isinstance(one, VariableReference)}

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.plain.add(node.id.name)


def messages(file: Path) -> Iterator[tuple[str, Variables]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            found = Variables()
            found.visit(entry)
            yield entry.id.name, found


def declared(game: Game, topics: dict[str, list[Name]]) -> dict[str, dict[str, list[Any]]]:
    """What actions and events give to their messages."""
    found = {
        f"{game.id}-do-{kind.key}": {name: values(limits.topic, topics) for name, limits in kind.ranges}
        for kind in game.vocabulary.kinds
    }
    for key, ranges in game.events.kinds.values():
        found[f"{game.id}-{key}"] = {name: values(limits.topic, topics) for name, limits in ranges.items()}
    return found


def calls(file: Path, game: Game | None) -> list[Call]:
    topics = names_by_topic(game) if game else {}
    known = declared(game, topics) if game else {}
    some: list[Any] = [name for names in topics.values() for name in names[:3]] or ["Olga"]
    made: list[Call] = []
    for key, found in messages(file):
        ranges = known.get(key)
        if ranges is None and "case" in found.plain | found.things:
            made += [(key, {"case": case}) for case in CASES]
            continue
        if ranges is None:
            ranges = dict.fromkeys(sorted(found.things), some)
            ranges |= {name: [*NUMBERS, 0.5, 8.25] for name in sorted(found.numbers)}
            ranges |= {name: [*NUMBERS, "Olga"] for name in sorted(found.plain - found.things - found.numbers)}
        first = {name: choices[0] for name, choices in ranges.items()}
        made.append((key, first))
        made += [(key, first | {name: choice}) for name, choices in ranges.items() for choice in choices[1:]]
    return made


def plain(value: Any) -> Any:
    return {"name": value.id} if isinstance(value, Name) else value


def jobs() -> Iterator[tuple[str, list[Path], list[Call]]]:
    for language in LANGUAGES:
        core = HERE / f"{language}.ftl"
        yield language, [core], calls(core, None)
        yield language, [core, WEB / f"{language}.ftl"], calls(WEB / f"{language}.ftl", None)
        for id in game_ids():
            game = find_game(id)
            own = game.folder / "text" / f"{language}.ftl"
            yield language, [core, own], calls(own, game)
            extra = ROOT / "web" / "src" / "games" / id / "text" / f"{language}.ftl"
            if extra.exists():
                yield language, [core, own, extra], calls(extra, game)


def test_python_and_the_browser_say_the_same() -> None:
    need((ROOT / "web" / "node_modules").is_dir(), "what the client is built of ('make web')")
    work = list(jobs())
    request = [
        {
            "language": language,
            "files": [str(file) for file in files],
            "calls": [[key, {name: plain(value) for name, value in args.items()}] for key, args in said],
        }
        for language, files, said in work
    ]
    command = [str(ROOT / "web" / "with-node"), "node", str(Path(__file__).with_name("say.mjs"))]
    done = subprocess.run(command, input=json.dumps(request), capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    count = 0
    for (language, files, said), heard in zip(work, json.loads(done.stdout), strict=True):
        texts = Texts(language, *(file.parent for file in files[1:]))
        for (key, args), other in zip(said, heard, strict=True):
            assert texts.say(key, **args) == other, (language, key, args)
            count += 1
    assert count > 5000


FOLDERS = [WEB, *sorted((ROOT / "web" / "src" / "games").glob("*/text"))]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_the_client_has_the_same_messages_in_both_languages(folder: Path) -> None:
    files = [folder / f"{language}.ftl" for language in LANGUAGES]
    one, two = ({key: found.plain for key, found in messages(file)} for file in files)
    assert one.keys() == two.keys()
    assert {key for key in one if one[key] != two[key]} == set()
