"""AS1.8 What is hidden, and what a seat remembers of the stacks."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall.core.layout import picture
from meadhall.testing import rule

from .helpers import GAME, ragnarok, table

GUESSES = 150


def guesses(state: Any, seat: int) -> list[Any]:
    return [picture(state.determinize(seat, 1000 + number)) for number in range(GUESSES)]


def laid_in(seen: list[Any]) -> set[int]:
    """Weapons that lie under a god in some guess."""
    return {kind for guess in seen for kind, at in zip(guess.tile_kind[0], guess.tile_at[0], strict=True) if at}


@rule("AS1.8", "AS3.1")
def test_chosen_cards_of_others_may_be_any_risen_god_not_revealed() -> None:
    given = table(phase="select", cards={1: ["thor"], 2: ["odin", "hel"]}, revealed=[0, 1, 0, 0])
    seen = guesses(given.state, 0)
    masks = Counter(guess.chosen[1] for guess in seen)
    assert all(mask.bit_count() == 2 and not mask & 1 and mask < 1 << 7 for mask in masks)
    assert len(masks) == 15
    assert {guess.chosen[0] for guess in seen} == {1 << 4}


@rule("AS1.8")
def test_who_never_looked_knows_nothing_of_the_stack() -> None:
    given = table(discs=["1 asgard"], weapons=[(2, 6), (3, 2)])
    seen = guesses(given.state, 0)
    assert {guess.tile_kind[0][0] for guess in seen} == {2, 3, 4, 5, 6}
    assert GAME.view(given.state, 0)["stacks"]["weapon"] == {"left": 5, "known": False, "maybe": [2, 2, 3, 3, 4, 5, 6]}


@rule("AS1.8")
def test_who_looked_last_knows_the_stack() -> None:
    given = table(discs=["1 asgard"], weapons=[(2, 6), (3, 2), (1, 5)])
    seen = guesses(given.state, 0)
    assert {tuple(guess.stack_left[0]) for guess in seen} == {tuple(given.seen.stack_left[0])}
    assert {tuple(guess.tile_kind[0][:3]) for guess in seen} == {(6, 2, 5), (2, 6, 5)}
    assert GAME.view(given.state, 0)["stacks"]["weapon"]["known"]


@rule("AS1.8")
def test_draws_before_and_after_a_look_are_told_apart() -> None:
    given = table(discs=["1 asgard"], weapons=[(2, 6), (1, 2), (3, 5)])
    seen = guesses(given.state, 0)
    assert {guess.tile_kind[0][0] for guess in seen} == {6}
    assert {guess.tile_kind[0][2] for guess in seen} == {2, 3, 4, 5}
    view = GAME.view(given.state, 0)["stacks"]["weapon"]
    assert view == {"left": 4, "known": False, "maybe": [2, 3, 3, 4, 5]}


@rule("AS1.8", "AS5.15.1")
def test_while_looking_the_stack_is_known() -> None:
    given = table(discs=["1 asgard"], weapons=[(2, 6)], tiles={1: ["weapon"]})
    given.do("1 use weapon")
    assert {tuple(guess.stack_left[0]) for guess in guesses(given.state, 0)} == {tuple(given.seen.stack_left[0])}
    assert len({tuple(guess.stack_left[0]) for guess in guesses(given.state, 2)}) > 1


@rule("AS1.8", "AS5.7")
def test_a_tile_shown_in_an_offer_is_known_to_all() -> None:
    given = table(deals=True, discs=["1 odin upper"], weapons=[(2, 6)])
    given.do("1 perform odin upper", "2 want 1", "2 offer-weapon 6", "2 done")
    assert {guess.tile_kind[0][0] for guess in guesses(given.state, 3)} == {6}


@rule("AS1.8", "AS7.5")
def test_which_tile_lies_where_is_hidden_until_its_world_is_reckoned() -> None:
    given = ragnarok(
        2,
        slots={"2-light": "thor 4", "3-light": "thor 1"},
        discs=["1 thor support-upper", "2 thor support-lower"],
        weapons=[(1, 6), (1, 2), (2, 3)],
    )
    given.do("1 lay-weapon 6 2-light")
    seen = guesses(given.state, 1)
    assert laid_in(seen) == {2, 6}  # seat 2 looked later: it knows what seat 1 drew, and not what it laid
    assert laid_in(guesses(given.state, 2)) == {2, 3, 4, 5, 6}
    assert all(sorted(guess.tile_at[0][:2]) == [0, 3] for guess in seen)
    mine = guesses(given.state, 0)
    assert {(tuple(guess.tile_at[0][:2]), tuple(guess.tile_kind[0][:2])) for guess in mine} == {((3, 0), (6, 2))}


@rule("AS1.8")
def test_battle_tiles_lie_face_down() -> None:
    given = table(battle_tiles=[[1, 0, 2, 0, 0], [0, 1, 0, 0, 0], [0] * 5, [0] * 5])
    view = GAME.view(given.state, 0)
    assert view["players"][0]["battle_tile_values"] == [3, 9, 9]
    assert view["players"][1]["battle_tile_values"] is None
    assert view["players"][1]["battle_tiles"] == 1
