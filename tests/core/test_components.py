"""Component files and what owners lay over them."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.core.components import read_overlay
from meadhall.core.errors import Mistake
from meadhall.core.layout import picture
from meadhall.core.registry import find_game

GAME = find_game("intrigues")
SHORT_LOKI = """
[[card]]
ends = ["odin", "thor"]
count = 3

[[card]]
ends = ["sif", "loki"]
count = 2
"""


def test_an_owner_may_correct_the_deck() -> None:
    pieces = GAME.load_pieces(SHORT_LOKI)
    shipped = GAME.load_pieces()
    assert pieces.digest != shipped.digest
    state = GAME.new(2, 1, pieces=pieces)
    assert state.copy().pieces.digest == pieces.digest
    counts = [row[0] for row in pieces.table[:21]]
    assert sum(counts) == 62 and counts[0] == 3 and counts.count(2) == 1
    assert picture(GAME.new(2, 1)).deck != picture(state).deck or pieces.table != shipped.table


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[card]]\nends = ['odin', 'thor']\ncount = 9\n", "line 3: the deck has 62 cards; these counts make 69"),
        ("[[card]]\nends = ['odin', 'odin']\ncount = 3\n", "line 1: no card has ends"),
        ("[[card]]\nends = ['odin', 'thor']\ncount = -1\n", "line 3: count is from 0 to 255"),
        ("[[card]]\nends = ['odin', 'thor']\ncount = 'two'\n", "line 3: count must be written like 2"),
        ("[[card]]\nends = ['odin', 'thor']\ncolour = 1\n", "line 3: there is no key 'colour'"),
        ("\n\n[deal]\np2 = [7, 6, 9]\n", "line 4: p2 deals 1 to 7 cards a round"),
        ("[deal]\np2 = [7, 6]\n", "line 2: p2 is a list of 3 whole numbers"),
        ("[goals]\nrow_limit = [3, 2, 0]\n", "line 2: row limits are from 1 to 21"),
        ("[spells]\nx = 1\n", r"line 1: there is no table \[spells\]"),
        ("card = 3\n", r"write \[\[card\]\] for each entry"),
        ("deal = 3\n", r"deal is a table"),
        ("[deal\n", "is no TOML"),
    ],
)
def test_a_wrong_file_is_refused_with_the_line_and_the_reason(text: str, says: str) -> None:
    with pytest.raises(Mistake, match=says):
        GAME.load_pieces(text)


def test_a_missing_or_strange_file_says_what_to_give(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="give the path of a components file"):
        read_overlay(tmp_path / "missing.toml")
    (tmp_path / "x").write_bytes(b"\xff\xff")
    with pytest.raises(Mistake, match="UTF-8"):
        read_overlay(tmp_path / "x")
