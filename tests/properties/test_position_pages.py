"""The pages about positions describe every field of the header with its form, and every frame with what it carries."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from meadhall.core.game import Game
from meadhall.core.layout import layout, picture
from meadhall.core.registry import find_game, game_ids

PAGES = Path(__file__).parent.parent.parent / "docs" / "develop" / "positions"
MATCHES = 25


def rows(id: str, chapter: str) -> list[list[str]]:
    """The cells of each row of the table in that chapter."""
    text = (PAGES / f"{id}.md").read_text(encoding="utf-8").partition(f"## {chapter}\n")[2].partition("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("id", game_ids())
def test_every_field_of_the_header_is_described(id: str) -> None:
    described: dict[str, str] = {}
    for names, form, meaning in rows(id, "Fields"):
        assert meaning, names
        described |= dict.fromkeys(re.findall(r"`(\w+)`", names), form)
    assert described == {field.name: field.form for field in layout(find_game(id).board)}


@pytest.mark.parametrize("id", game_ids())
def test_every_frame_is_described(id: str) -> None:
    found = rows(id, "Frames")
    assert [name.strip("`") for name, *_ in found] == list(find_game(id).frame_names.values())
    assert all(meaning for _, meaning, _, _ in found)


def carried(game: Game) -> set[tuple[str, str]]:
    """Frames with a note or an extra that is not 0 somewhere in random matches."""
    found = set()
    for seed in range(MATCHES):
        chance = random.Random(seed)
        options = {option.id: chance.choice(option.values) for option in game.options}
        state = game.new(game.fewest + seed % (game.most - game.fewest + 1), seed, options)
        while not state.is_over():
            seen = picture(state)
            for at in range(seen.depth):
                name = game.frame_names[seen.kind[at]]
                found |= {(name, "note")} if seen.note[at] else set()
                found |= {(name, "extra")} if seen.extra[at] else set()
            state.apply(state.decider(), chance.choice(state.legal(state.decider())))
    return found


@pytest.mark.parametrize("id", game_ids())
def test_every_note_and_extra_that_matches_use_is_described(id: str) -> None:
    described = {(name.strip("`"), "note") for name, _, note, _ in rows(id, "Frames") if note}
    described |= {(name.strip("`"), "extra") for name, _, _, extra in rows(id, "Frames") if extra}
    used = carried(find_game(id))
    assert len(used) > 5 and used <= described, used - described
