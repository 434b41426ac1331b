"""The page about the path of a click is true: one click calls the functions that it names, in that order."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tests.hall.inside import Inside

PAGE = (Path(__file__).parents[2] / "docs/develop/path-of-a-click.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (\d+) \| `([^`]+)` \| `([^`]+)` \|", PAGE, re.MULTILINE)
IN_THE_THREAD = "KeptConnection.commit"


def code_of(path: str, name: str) -> CodeType:
    found: Any = importlib.import_module(f"meadhall.{path.removesuffix('.py').replace('/', '.')}")
    for part in name.split("."):
        found = getattr(found, part)
    code: CodeType = found.__code__
    return code


def test_a_click_takes_the_path_that_the_page_shows(inside: Inside) -> None:
    olga, ivan = inside.guest(), inside.guest()
    table = inside.table_of(olga, ivan)
    wires = [olga.sit(table), ivan.sit(table)]
    wire = next(wire for wire in wires if len(wire.turn["legal"]) > 1)
    wanted = {code_of(path, name): name for _, path, name in ROWS if name != IN_THE_THREAD}
    called: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        name = wanted.get(frame.f_code) if event == "call" else None
        if name and name not in called:
            called.append(name)

    sys.setprofile(note)
    try:
        answer = wire.act(wire.turn["legal"][0])
    finally:
        sys.setprofile(None)
    assert answer["type"] == "done"
    assert called == [name for _, _, name in ROWS if name != IN_THE_THREAD]


def test_rows_are_numbered_and_the_drawing_names_them() -> None:
    assert [int(number) for number, _, _ in ROWS] == list(range(1, len(ROWS) + 1))
    drawing = PAGE.partition("```mermaid")[2].partition("```")[0]
    drawn = re.findall(r"(?:: |, )(\w+(?:\.\w+)?) \((\d+)\)", drawing)
    names = {number: name for number, _, name in ROWS}
    assert len(drawn) > 6
    assert [(name, number) for name, number in drawn if names[number] != name] == []


def test_all_other_places_on_the_page_exist() -> None:
    code_of("hall/bot_moves.py", "BotMoves._try")
    code_of("hall/tables/archived.py", "replay")
    for name in ("BotMoves._try", "`replay` in `hall/tables/archived.py`", "hall/bot_moves.py"):
        assert name in PAGE
