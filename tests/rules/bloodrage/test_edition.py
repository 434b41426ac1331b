"""The pieces, and an owner's corrections laid over them."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Mistake
from meadhall.games.bloodrage.vocabulary import CARD, KINDS

from .helpers import GAME, card


def test_sixty_one_kinds_make_a_hundred_and_two_cards() -> None:
    rows = GAME.load_pieces().table[: len(CARD.values)]
    assert len(KINDS) == 61
    assert {row[0] for row in rows} == set(range(61))
    assert sum(row[10] for row in rows) == 102


def test_an_owner_can_correct_a_number() -> None:
    pieces = GAME.load_pieces('[[kind]]\nid = "troll"\ncost = 3\n')
    assert pieces.table[card("troll")][4] == 3
    assert pieces.digest != GAME.load_pieces().digest


@pytest.mark.parametrize(
    ("overlay", "words"),
    [
        ('[[province]]\nid = "gimle"\nvillages = 0\n', "line 3"),
        ("[pillage_tokens]\nrage = 4\n", "8 tokens"),
        ("[stats]\nrage = [6, 7]\n", "line 2: rage must be a list of 6"),
        ("[stats]\nhorns = [4, 5, 6, 5, 10, 10]\n", "line 2: horns never falls"),
        ("[clan]\nwarriors = 21\n", "line 2: warriors must be a whole number from 1 to 20"),
        ('[[province]]\nid = "gimle"\nvillages = 64\n', "line 3: villages must be a whole number from 1 to 20"),
        ('[[kind]]\nid = "odins-throne"\nvalue = 4\n', "line 3: value of odins-throne must be .* from 0 to 3"),
        ('[[kind]]\nid = "tyrs-challenge"\nvalue = 0\n', "line 3: value of tyrs-challenge must be .* from 1 to 30"),
        ('[[kind]]\nid = "friggas-sacrifice"\nvalue = 1\n', "line 3: value of friggas-sacrifice must be 2"),
        ('[[kind]]\nid = "lokis-domain"\ntype = "monster"\n', "line 3: type of .kind. is fixed"),
        ('[[card]]\nid = "a1-01"\nkind = "quest-alfheim"\n', "line 3: a quest stays a quest"),
        ('[[card]]\nid = "a1-01"\nkind = "odins-throne"\n', "line 3: no card of age 1 is odins-throne"),
        ('[[card]]\nid = "a1-09"\nglory = 4\n', "same glory"),
        ('[[card]]\nid = "a1-01"\nmin_players = 4\n', "20 cards"),
        ('[[province]]\nid = "gimle"\nregion = "midgard"\n', "line 3: region must be one of"),
    ],
)
def test_a_wrong_correction_is_refused(overlay: str, words: str) -> None:
    with pytest.raises(Mistake, match=words):
        GAME.load_pieces(overlay)
