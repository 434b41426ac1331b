"""The pieces, and an owner's corrections laid over them."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Mistake
from meadhall.games.asgard.names import pieces, sizes
from meadhall.games.asgard.vocabulary import GOD

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
        ("[weapon]\nvalues = [2, 3]\n", "line 2: values must be a list of 7"),
        ("[weapon]\nvalues = [2, 2, 3, 3, 4, 5, 60]\n", "line 2: .*from 1 to 9"),
        ("[seals]\ntotal = { light = 8, dark = 9 }\n", "line 2: there are 18 seals"),
        ("[stones]\ntotal = { pink = 33 }\n", "line 2: .*each of"),
        ("[wizardry]\ncounts = { double_recruits = 7 }\n", "line 2"),
        ('[[god]]\nid = "thor"\ntiles = [1, 2, 3]\n', "line 3: there are 38 god tiles; these make 37"),
        ('[[god]]\nid = "thor"\nrises = 9\n', "line 3: rises must be a whole number from 1 to 5"),
        (
            '[[god]]\nid = "thor"\nsupport = [["dwarf"], []]\n',
            "line 3: support must be a list of 2, each a list of 0 to 3, each one of white",
        ),
        ('[[god]]\nid = "thor"\nside = "dark"\n', "line 3: thor: the seal is of the god's side"),
        ('[[temple]]\nid = "I-1"\nvp = -1\n', "line 3: vp must be"),
        ('[[temple]]\nid = "I-1"\ncost = { gold = 1 }\n', "line 3: cost must be .* for some of pink"),
        ("[ancient_weapon]\nlight = [1]\n", "line 2: light must be a list of 5"),
        ('[influence_row]\nslots = ["any"]\n', "line 2: slots must be a list of 7"),
        ("[[world]]\nn = 9\nI = 1\n", "no world has n = 9"),
        ("[dwarves]\ncount = 3\n", "there is no table"),
        (
            "".join(f"[[god]]\nid = '{god}'\nrises = 5\n" for god in GOD.values),
            "line 3: some god rises in round 1",
        ),
        ("[totals]\nweapons = 8\n", "line 2: weapons of .totals. is fixed and cannot be corrected"),
        ("[recruit_setup]\nstarting_pool = { giant = 2 }\n", "line 2: every player but the first picks a recruit"),
        ("[battle_tile]\nby_victories = { 1 = 5, 2 = 5, 3 = 9, 4 = 14, 5 = 20 }\n", "line 2: more victories give more"),
        ("[scaling.p2]\nbattle_tiles = { 7 = 1 }\n", "line 2: p2: battle tiles are worth 3, 5, 9, 14, 20"),
        ("[scaling.p2]\nbattle_tiles = { 3 = 20 }\n", "line 2: there are 19 battle tiles, not 20"),
        ("[scaling.p3]\nworlds_closed = []\n", "line 2: p3: as many kinds of population leave as worlds are closed"),
        ("[recruit.white]\ntotal = 3\n", "line 2: there are only 3 white recruits"),
        ("[recruit.white]\ncost = { light = 0, dark = 0 }\n", "line 2: a recruit costs a seal at least"),
        ("[per_player]\ndiscs = 12\n", "line 2: discs of .per_player. is fixed"),
        (
            '[battle_slots]\ngain = { light = "gold", dark = "weapon" }\n',
            "line 2: gain must be .* where light is one of weapon, wizardry",
        ),
        ("[recruit_setup]\nvalhalla = { giant = 2 }\n", "line 2: valhalla must be .* for some of white, orange"),
        ('[[asgard_tile]]\nid = "recruit2"\ngroups = [1, 1, 1]\n', "line 3: groups must be a list of 0 to 2"),
    ],
)
def test_a_wrong_correction_is_refused_with_its_line(overlay: str, words: str) -> None:
    with pytest.raises(Mistake, match=words):
        GAME.load_pieces(overlay)
