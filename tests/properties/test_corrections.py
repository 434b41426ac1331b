"""Whatever an owner's file says, it is refused with its line, or accepted and kept in one form."""

from __future__ import annotations

import random
import re
from datetime import date
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.core import saga as sagas
from meadhall.core import toml
from meadhall.core.components import Name
from meadhall.core.corrections import random_overlay, write
from meadhall.core.errors import Mistake
from meadhall.core.match import Match
from meadhall.core.registry import find_game, game_ids

GAMES = [find_game(id) for id in game_ids()]
games = st.sampled_from(GAMES)
numbers = st.integers(-3, 40) | st.sampled_from([99, 255, 256, 2**15, 2**31, 2**63, -(2**31), 10**40])
words = st.sampled_from(
    ["", "odin", "light", "weapon", "p2", "__proto__", "\0", "\n", "Odín", "o\u0308", "quest", "troll"]
)
odd = st.booleans() | st.floats() | words | numbers | st.dates() | st.text(max_size=5)
values = st.recursive(
    odd, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(words, inner, max_size=4), max_leaves=8
)


def toml_of(value: Any) -> str:
    """Any value, also such as the writer of accepted files never meets."""
    if isinstance(value, float):
        return {"inf": "inf", "-inf": "-inf", "nan": "nan"}.get(str(value), str(value))
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, list):
        return f"[{', '.join(map(toml_of, value))}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml.write_text(key)} = {toml_of(each)}" for key, each in value.items()) + " }"
    return toml.write_value(value)


def mutated(value: Any, data: st.DataObject) -> Any:
    """The shipped value, changed somewhere."""
    if data.draw(st.integers(0, 4)) == 0:
        return data.draw(values)
    if isinstance(value, list) and value:
        at = data.draw(st.integers(0, len(value) - 1))
        cut = data.draw(st.sampled_from(["in", "in", "in", "out", "twice"]))
        new = [mutated(value[at], data)] if cut == "in" else [value[at]] * 2 if cut == "twice" else []
        return [*value[:at], *new, *value[at + 1 :]]
    if isinstance(value, dict) and value:
        key = data.draw(st.sampled_from(sorted(value)))
        return {**value, key: mutated(value[key], data)}
    if type(value) is int:
        return data.draw(st.integers(value - 2, value + 2) | numbers)
    return data.draw(odd)


def all_values(game: Any) -> list[tuple[Name, Any]]:
    """Every value of the shipped file, also those that are fixed, by the name that a correction would have."""
    components = game.edition.read()
    found = []
    for table, content in components.data.items():
        by = components.identity.get(table)
        for entry in content if by else [content]:
            start = (table, tuple(sorted(entry[by])) if isinstance(entry[by], list) else entry[by]) if by else (table,)
            found += [((*start, key), value) for key, value in entry.items() if key != by]
    return found


def check(game: Any, text: str) -> bool:
    """Whether the file is accepted."""
    try:
        pieces = game.load_pieces(text)
    except Mistake as error:
        assert re.search(r"line \d+: .", str(error)) and "\n" not in str(error) and len(str(error)) < 2_000
        return False
    again = game.load_pieces(pieces.overlay)
    assert (again.overlay, again.digest) == (pieces.overlay, pieces.digest)
    assert pieces.overlay.isascii() and len(pieces.overlay) <= toml.LARGEST
    assert bool(pieces.overlay) or pieces.digest == game.load_pieces().digest
    return True


@given(games, st.data())
@settings(max_examples=300, deadline=None)
def test_changed_values_are_refused_with_a_line_or_kept_in_one_form(game: Any, data: st.DataObject) -> None:
    changes: dict[Name, Any] = {}
    for name, value in data.draw(st.lists(st.sampled_from(all_values(game)), min_size=1, max_size=4)):
        changes[name] = mutated(value, data)
    components = game.edition.read()
    text = ""
    for name, value in changes.items():
        text += "\n".join([*components._header(name[:-1]), f"{toml.write_key(name[-1])} = {toml_of(value)}\n"])
    check(game, text)


MARKS = ["[", "]", "{", "}", "=", ",", ".", "#", "'", '"', "'''", '"""', "\\", "\n", "\r\n", "\0", "\ufeff"]
PARTS = [*MARKS, "a", "god", "card", "id", "ends", "1", "-1", "1.5", "é"]


@given(games, st.lists(st.sampled_from(PARTS), max_size=40))
@settings(max_examples=300, deadline=None)
def test_any_pieces_of_toml_are_refused_with_a_line_or_kept(game: Any, parts: list[str]) -> None:
    check(game, " ".join(parts))
    check(game, "".join(parts))


@given(games, st.binary(max_size=60))
def test_any_bytes_are_refused_with_a_line_or_kept(game: Any, content: bytes) -> None:
    check(game, content.decode("utf-8", "surrogateescape"))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_corrections_are_accepted_and_reach_every_value(game: Any) -> None:
    reached: set[Name] = set()
    for seed in range(25):
        text = random_overlay(game.edition, random.Random(seed))
        assert check(game, text)
        assert game.load_pieces(text).digest != game.load_pieces().digest
        reached |= {(name[0], name[-1]) for name in game.edition.read(text).corrections()}
    wanted = {(name[0], name[-1]) for name, _, _ in game.edition.read().values(game.edition.read().data)}
    assert wanted - reached <= {("battle_tile", "by_victories")}  # which needs other battle tiles in three places


def test_battle_tiles_of_other_values_are_accepted() -> None:
    asgard = find_game("asgard")
    values = "[battle_tile]\nby_victories = { 1 = 2, 2 = 4, 3 = 8, 4 = 12, 5 = 16 }\n"
    scaling = "".join(f"[scaling.p{n}]\nbattle_tiles = {{ 2 = 4, 4 = 5, 8 = 5, 12 = 3, 16 = 2 }}\n" for n in (2, 3, 4))
    assert check(asgard, values + scaling)
    assert not check(asgard, values)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_sagas_carry_corrections_in_the_one_form(game: Any) -> None:
    text = random_overlay(game.edition, random.Random(7))
    match = Match(game, game.fewest, 5, pieces=game.load_pieces(f"# my box\r\n{text}"))
    written = sagas.write(match)
    saga = sagas.read(written, find_game)
    assert saga.overlay == match.pieces.overlay == game.load_pieces(text).overlay
    assert sagas.write(sagas.resume(saga, game)) == written
    bars = "".join(f"| {line}\n" for line in text.splitlines())
    older = written.replace(bars, f"| # as the owner wrote it\n{bars}")
    assert older != written and sagas.write(sagas.resume(sagas.read(older, find_game), game)) == written


def test_corrections_are_written_in_the_order_of_the_shipped_file() -> None:
    edition = find_game("bloodrage").edition
    shipped = edition.read()
    given: dict[Name, Any] = {("clan", "warriors"): 9, ("province", "utgard", "villages"): 4}
    assert write(shipped, given) == '[[province]]\nid = "utgard"\nvillages = 4\n\n[clan]\nwarriors = 9\n'
