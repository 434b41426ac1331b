"""Component files and what owners lay over them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from meadhall.core import toml
from meadhall.core.components import read_overlay
from meadhall.core.errors import Mistake
from meadhall.core.layout import picture
from meadhall.core.registry import find_game, game_ids

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
        ("[[card]]\nends = ['odin', 'thor']\ncount = -1\n", "line 3: count must be a whole number from 0 to 62"),
        ("[[card]]\nends = ['odin', 'thor']\ncount = 'two'\n", "line 3: count must be a whole number .* not 'two'"),
        ("[[card]]\nends = ['odin', 'thor']\ncount = true\n", "line 3: count must be a whole number .* not True"),
        ("[[card]]\nends = ['odin', 'thor']\ncount = 2.0\n", "line 3: count must be a whole number .* not 2.0"),
        ("[[card]]\nends = ['odin', 'thor']\ncount = 0x" + "f" * 60, "not a number with too many digits"),
        ("[[card]]\nends = ['odin', 'thor']\ncolour = 1\n", "line 3: there is no key 'colour'"),
        ("\n\n[deal]\np2 = [7, 6, 9]\n", "line 4: p2 must be a list of 3, each a whole number from 1 to 7"),
        ("\n\n[deal]\np2 = [7, 7, 7]\n", "line 4: p2 deals at most 18 cards in all, not 21"),
        ("[deal]\np2 = [7, 6]\n", "line 2: p2 must be a list of 3"),
        ("deal.p2 = [7, 6]\n", "line 1: p2 must be a list of 3"),
        ("[goals]\nrow_limit = [3, 2, 0]\n", "line 2: row_limit must be a list of 3, each a whole number from 1 to 21"),
        ("[components]\naesir_cards = 63\n", r"line 2: aesir_cards of \[components\] is fixed .* leave it out"),
        ("[meta]\nrounds = 4\n", r"line 2: rounds of \[meta\] is fixed"),
        ("[spells]\nx = 1\n", r"line 1: there is no table \[spells\]"),
        ("__proto__ = { a = 1 }\n", r"line 1: there is no table \[__proto__\]"),
        ("card = 3\n", r"line 1: write \[\[card\]\] for each entry"),
        ("\ncard = [3]\n", r"line 2: write \[\[card\]\] for each entry"),
        ("deal = 3\n", r"line 1: deal is a table"),
        ("\n[deal\n", "line 2: the components file is not valid TOML: .* Fix that line"),
        ("[deal]\nsrc = '", "line 2: the components file is not valid TOML"),
        ("[deal]\np2 = 1979-13-99\n", "line 2: the components file is not valid TOML"),
        ("[deal]\n# \0\n", "line 2: the components file is not valid TOML"),
        ("[deal]\np2 = [7, 6, 5]\np2 = [7, 6, 5]\n", "line 3: the components file is not valid TOML"),
        (SHORT_LOKI + SHORT_LOKI, "line 12: count was given in line 4 already; keep one of them"),
        ("[deal]\np2 = '\ud800'\n", "line 1: the components file is not text in UTF-8"),
    ],
)
def test_a_wrong_file_is_refused_with_the_line_and_the_reason(text: str, says: str) -> None:
    with pytest.raises(Mistake, match=says) as refused:
        GAME.load_pieces(text)
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 400


HOSTILE = {
    "a key of many parts": "a." * 9_000 + "a = 1",
    "a table of many parts": "[" + "a." * 9_000 + "a]",
    "quoted parts": "'a'." * 4_000 + "a = 1",
    "parts with blanks": "a . " * 4_000 + "a = 1",
    "parts behind a string": "x = '''\n#'''\n" + "a." * 9_000 + "a = 1",
    "parts behind an escape": 'x = "\\""\n' + "a." * 9_000 + "a = 1",
    "parts in a table": "x = { " + "a." * 9_000 + "a = 1 }",
    "nested lists": "x = " + "[" * 9_000 + "]" * 9_000,
    "nested tables": "x = " + "{a=" * 6_000,
    "lists over lines": "x = " + "[\n" * 9_000,
    "a number of many digits": "x = " + "9" * 19_000,
    "many keys": "".join(f"a{n}=1\n" for n in range(2_500)),
    "many tables": "".join(f"[a{n}]\n" for n in range(2_500)),
    "a large file": "#" * 20_001,
    "a large file of wide letters": "#" + "ж" * 10_000,
    "a huge file": "a." * 49_000 + "a = 1",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_what_would_be_slow_to_parse_is_refused_before_it_is_parsed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("it was parsed"))
    with pytest.raises(Mistake, match=r"^line \d+: .*(write|keep)"):
        toml.read(text)


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
resource.setrlimit(resource.RLIMIT_AS, (2**30, 2**30))
from meadhall.core.errors import Mistake
from meadhall.core.registry import find_game
from tests.core.test_components import HOSTILE
game = find_game("intrigues")
for text in HOSTILE.values():
    try:
        game.load_pieces(text)
    except Mistake as error:
        print(error)
"""


def test_hostile_files_take_neither_time_nor_memory() -> None:
    done = subprocess.run([sys.executable, "-c", LIMITED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(HOSTILE)


def test_the_largest_file_allowed_is_parsed() -> None:
    keys = "".join(f"[[card]]\nends = ['odin', 'thor']\nsrc = '{n}'\n" for n in range(300))
    text = keys + "#" * (toml.LARGEST - len(keys))
    assert GAME.load_pieces(text).overlay == ""


@pytest.mark.parametrize("mark", ["\ufeff", ""])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_files_of_any_editor_are_read(mark: str, end: str) -> None:
    pieces = GAME.load_pieces(mark + SHORT_LOKI.replace("\n", end))
    assert pieces.overlay == GAME.load_pieces(SHORT_LOKI).overlay
    with pytest.raises(Mistake, match="line 3: "):
        GAME.load_pieces(mark + f"# mine{end}[deal]{end}p2 = []{end}")


def test_what_is_kept_of_a_file_is_only_what_differs_in_one_form() -> None:
    kept = '[[card]]\nends = ["odin", "thor"]\ncount = 3\n\n[[card]]\nends = ["loki", "sif"]\ncount = 2\n'
    inline = "card = [{ends = ['loki', 'sif'], count = 2}, {ends = ['thor', 'odin'], count = 3}]"
    same = f"# mine\n[deal]\nsrc = 'my box'\np2 = [7, 6, 5]\n{SHORT_LOKI}"
    for text in (SHORT_LOKI, inline, same, kept):
        assert GAME.load_pieces(text).overlay == kept
        assert GAME.load_pieces(text).digest == GAME.load_pieces(kept).digest
    assert GAME.load_pieces("# nothing").overlay == ""
    assert GAME.load_pieces("[meta]\nrounds = 3\n").digest == GAME.load_pieces().digest


@pytest.mark.parametrize("id", game_ids())
def test_the_shipped_file_itself_corrects_nothing(id: str) -> None:
    game = find_game(id)
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    assert game.load_pieces(text).overlay == ""
    assert all(not kind.fault(value) for _, kind, value in game.edition.read().values(game.edition.read().data))


def test_a_missing_or_strange_file_says_what_to_give(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="give the path of a components file"):
        read_overlay(tmp_path / "missing.toml")
    (tmp_path / "x").write_bytes(b"\xff\xff")
    with pytest.raises(Mistake, match="UTF-8"):
        read_overlay(tmp_path / "x")
    (tmp_path / "x").write_bytes(b"#" * 20_001)
    with pytest.raises(Mistake, match="more than 20000 bytes"):
        read_overlay(tmp_path / "x")
