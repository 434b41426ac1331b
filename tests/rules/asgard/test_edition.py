"""The pieces, and an owner's corrections laid over them."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Mistake
from meadhall.games.asgard import pieces, sizes

from .helpers import GAME


def test_the_shipped_pieces_add_up() -> None:
    table = GAME.load_pieces().table
    assert sum(table[pieces.STONES]) == 33
    assert sum(table[pieces.SEALS]) == 18
    assert sum(table[pieces.WEAPONS]) == sum(table[pieces.WIZARDRIES]) == 7
    assert sum(value > 0 for god in range(sizes.GODS) for value in table[pieces.TILES + god][:4]) == 38
    assert sum(table[pieces.BATTLE_TILES + 4]) == 19


def test_an_owner_can_correct_a_number() -> None:
    mine = GAME.load_pieces("[[world]]\nn = 3\nI = 10\n")
    assert mine.table[pieces.WORLD + 2] == [10, 5]
    assert mine.digest != GAME.load_pieces().digest
    assert GAME.load_pieces("[weapon]\nvalues = [1, 2, 3, 3, 4, 5, 6]\n").table[pieces.WEAPONS][0] == 1


@pytest.mark.parametrize(
    ("overlay", "words"),
    [
        ("[weapon]\nvalues = [2, 3]\n", "line 2: there are 7 weapons; these make 2"),
        ("[weapon]\nvalues = [2, 2, 3, 3, 4, 5, 60]\n", "line 2: .*from 1 to 9"),
        ("[seals]\ntotal = { light = 8, dark = 9 }\n", "line 2: there are 18 seals"),
        ("[stones]\ntotal = { pink = 33 }\n", "line 2: .*each of"),
        ("[wizardry]\ncounts = { double_recruits = 7 }\n", "line 2"),
        ('[[god]]\nid = "thor"\ntiles = [1, 2, 3]\n', "line 3: there are 38 god tiles; these make 37"),
        ('[[god]]\nid = "thor"\nrises = 9\n', "line 3: rises needs whole numbers from 1 to 5"),
        ('[[god]]\nid = "thor"\nsupport = [["dwarf"], []]\n', "line 3: thor: two support slots"),
        ('[[god]]\nid = "thor"\nside = "dark"\n', "line 3: thor: the side"),
        ('[[temple]]\nid = "I-1"\nvp = -1\n', "line 3: vp needs"),
        ('[[temple]]\nid = "I-1"\ncost = { gold = 1 }\n', "line 3: stones are"),
        ("[ancient_weapon]\nlight = [1]\n", "line 2: each side has 5"),
        ('[influence_row]\nslots = ["any"]\n', "line 2: the disc row has 7 places"),
        ("[[world]]\nn = 9\nI = 1\n", "no world has n = 9"),
        ("[dwarves]\ncount = 3\n", "there is no table"),
        ("[per_player]\ndiscs = 12\n", "line 2: discs of a player"),
        ('[battle_slots]\ngain = { light = "gold", dark = "weapon" }\n', "line 2: each side gives"),
        ("[recruit_setup]\nvalhalla = { giant = 2 }\n", "line 2: only warriors"),
        ('[[asgard_tile]]\nid = "recruit2"\ngroups = [1, 1, 1]\n', "line 3: at most two groups"),
    ],
)
def test_a_wrong_correction_is_refused_with_its_line(overlay: str, words: str) -> None:
    with pytest.raises(Mistake, match=words):
        GAME.load_pieces(overlay)
