"""Positions that no match explains: guesses keep what is public and never show the truth; nothing reads past an array.

`tests/builds` runs these on the sanitized build too.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from meadhall.core.errors import Mistake
from meadhall.core.layout import assign, picture
from meadhall.core.registry import find_game
from meadhall.games.bloodrage.board import suit_of
from meadhall.games.bloodrage.knowledge import taken_of
from meadhall.games.bloodrage.names import suits
from meadhall.testing.position import position

ASGARD, BLOOD_RAGE, INTRIGUES = find_game("asgard"), find_game("bloodrage"), find_game("intrigues")


def counts(size: int, *cards: int) -> list[int]:
    return [cards.count(card) for card in range(size)]


def rage(seats: int, age: int = 1, **fields: Any) -> Any:
    """Blood Rage in the action phase. Nobody took these cards from a pack: the hands were written by hand."""
    hands = [[seat * 5, seat * 5, 3 + seat, 8 + seat] for seat in range(seats)]
    quests = [card for card in range(26) if suit_of(BLOOD_RAGE.new(2, 1), card) == suits.QUEST]
    given: dict[str, Any] = {
        "age": age,
        "phase": 2,
        "choices": 0,
        "hand": [counts(78, *hands[seat]) if seat < seats else counts(78) for seat in range(4)],
        "quests": [counts(78, *quests[:seat]) for seat in range(4)],
        "frames": [("match",), ("age",), ("actions", 0, 1), ("turn", 0)],
    }
    return position(BLOOD_RAGE, seats, check=False, **(given | fields))


def sizes(rows: Sequence[Sequence[int]]) -> list[int]:
    return [sum(row) for row in rows]


@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_that_no_draft_explains_keep_their_sizes_and_are_redrawn(seats: int, age: int) -> None:
    state, chance = rage(seats, age), random.Random(1)
    truth = picture(state)
    for viewer in range(-1, seats):
        as_they_were = 0
        for _ in range(30):
            guess = state.determinize(viewer, chance.getrandbits(64))
            seen = picture(guess)
            assert sizes(seen.hand) == sizes(truth.hand) and sizes(seen.quests) == sizes(truth.quests)
            assert all(suit_of(state, card) == suits.QUEST for row in seen.quests for card in range(78) if row[card])
            if viewer >= 0:
                assert (seen.hand[viewer], seen.quests[viewer]) == (truth.hand[viewer], truth.quests[viewer])
            other = next(seat for seat in range(seats) if seat != viewer)
            as_they_were += seen.hand[other] == truth.hand[other]
            as_one_sees = None if viewer < 0 else viewer
            assert BLOOD_RAGE.view(guess, as_one_sees) == BLOOD_RAGE.view(state, as_one_sees)
        assert as_they_were < 10, "the truth shows"


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_guess_at_such_hands_is_never_the_truth_and_is_counted(age: int) -> None:
    state, chance = rage(3, age), random.Random(2)
    truth = picture(state)
    for viewer in range(-1, 3):
        others = [seat for seat in range(3) if seat != viewer]
        for _ in range(100):
            guess = state.determinize(viewer, chance.getrandbits(64))
            assert guess.relaxed >= len(others)
            assert [picture(guess).hand[seat] for seat in others] != [truth.hand[seat] for seat in others]


def played_to_age(age: int) -> Any:
    """A match of three in the action phase of that age, in which seat 1 has shown a card of it."""
    for seed in range(100):
        state, chance = BLOOD_RAGE.new(3, seed), random.Random(seed)
        while not state.is_over():
            shown = picture(state).proven[1][26 * (age - 1) : 26 * age]
            if BLOOD_RAGE.frame_name(state) == "turn" and any(shown):
                return state
            seat = chance.choice(state.deciders())
            state.apply(seat, chance.choice(state.legal(seat)))
    raise AssertionError("no such match was found")


@pytest.mark.parametrize("wrong", [1, 2, 3])
def test_the_oldest_memory_is_given_up_first(wrong: int) -> None:
    """In age 3 no draft explains what is remembered of one age: it is forgotten, and so is all before it."""
    state, chance = played_to_age(3), random.Random(3)
    assert not state.determinize(0, 1).relaxed
    impossible = picture(state).proven
    impossible[1][26 * (wrong - 1)] = 9
    assign(state, {"proven": impossible})
    truth = picture(state)
    guesses = [state.determinize(0, chance.getrandbits(64)) for _ in range(50)]
    assert {min(guess.relaxed, 3) for guess in guesses} == {wrong}  # without any memory hands may remain unexplained
    kept = [card for card in range(26 * wrong, 78) if impossible[1][card]]
    assert kept or wrong == 3
    for guess in guesses:
        assert all(taken_of(guess, 1, card) >= impossible[1][card] for card in kept), "more was forgotten than needed"
        assert sizes(picture(guess).hand) == sizes(truth.hand) and sizes(picture(guess).quests) == sizes(truth.quests)
        assert BLOOD_RAGE.view(guess, 0)["hand"] == BLOOD_RAGE.view(state, 0)["hand"]
    assert len({bytes(guess) for guess in guesses}) == 50
    as_it_was = sum(picture(guess).cell == truth.cell for guess in guesses)
    assert as_it_was == 0, "the truth shows"


def test_random_matches_need_to_give_up_nothing() -> None:
    for seats in (2, 3, 4):
        for seed in range(8):
            state, chance = BLOOD_RAGE.new(seats, seed), random.Random(seed)
            while not state.is_over():
                seat = chance.choice(state.deciders())
                state.apply(seat, chance.choice(state.legal(seat)))
                for viewer in range(-1, seats):
                    assert not state.determinize(viewer, chance.getrandbits(64)).relaxed, f"{seats} seats, seed {seed}"


def test_a_guess_at_such_hands_depends_on_nothing_hidden() -> None:
    state = rage(3)
    for viewer in range(-1, 3):
        other = state.determinize(viewer, 5)
        assert other.determinize(viewer, 9) == state.determinize(viewer, 9)


def test_more_cards_in_hand_than_there_are_harm_nothing() -> None:
    state = rage(2, hand=[counts(78, *[1] * 9), counts(78, *[2] * 200), counts(78), counts(78)])
    assert sizes(picture(state.determinize(0, 3)).hand) == [9, 200, 0, 0]


@pytest.mark.parametrize("fields", [{"carried": [1, 1, 1, 0]}, {"gone": [[3] * 78] * 4}, {"proven": [[2] * 78] * 4}])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_memory_of_the_draft_that_contradicts_itself_harms_nothing(age: int, fields: dict[str, Any]) -> None:
    state = rage(3, age, **fields)
    for viewer in range(-1, 3):
        guess = state.determinize(viewer, 7)
        assert guess.relaxed
        assert sizes(picture(guess).hand) == sizes(picture(state).hand)


@pytest.mark.parametrize(
    ("chosen", "revealed", "too_many"),
    [(0b111, 0b1111111, True), (0b1111111, 0b1, True), (0b1110000000, 0, False), (1023, 0, True)],
)
def test_god_cards_that_nobody_can_have_chosen_stay_as_many(chosen: int, revealed: int, too_many: bool) -> None:
    state = position(
        ASGARD,
        3,
        check=False,
        phase=2,
        chosen=[1, chosen, chosen, 0],
        revealed=[0, revealed, revealed, 0],
        frames=[("match", 0, 1), ("round", 0, 6), ("turns", 0, 0, 1), ("end-of-turn", 0), ("select-action", 0)],
    )
    for viewer in range(-1, 3):
        guess = state.determinize(viewer, 3)
        seen = picture(guess)
        assert guess.relaxed == too_many * sum(seat != viewer for seat in (1, 2))
        assert [each.bit_count() for each in seen.chosen[1:3]] == [chosen.bit_count()] * 2
        if viewer >= 0:
            assert seen.chosen[viewer] == picture(state).chosen[viewer]


def test_drawn_tiles_without_a_kind_harm_nothing() -> None:
    state = position(ASGARD, 2, check=False, drawn=[3, 0], tile_by=[[1, 2, 1, 0, 0, 0, 0], [0] * 7])
    before = picture(state)
    for viewer in range(-1, 2):
        guess = picture(state.determinize(viewer, 3))
        assert (guess.tile_kind, guess.stack_left) == (before.tile_kind, before.stack_left)


def test_a_deck_too_small_to_deal_is_refused() -> None:
    with pytest.raises(Mistake, match="the deck has 3 cards, and the rounds to come deal 36") as raised:
        position(INTRIGUES, 2, frames=[("match",)], round=0, deck=[3] + [0] * 20, hand=[[0] * 7] * 5)
    assert "check=False" in str(raised.value)


@pytest.mark.parametrize("deck", [0, 3, 9])
def test_a_deck_too_small_to_deal_is_not_read_past_its_end(deck: int) -> None:
    state = position(
        INTRIGUES, 2, check=False, frames=[("match",)], round=0, deck=[0] * 20 + [deck], hand=[[0] * 7] * 5
    )
    assert [sum(card > 0 for card in hand) for hand in picture(state).hand[:2]] == [deck // 2] * 2
    assert sum(picture(state).deck) == deck % 2
    for viewer in range(-1, 2):
        assert sizes(picture(state.determinize(viewer, 1)).hand) == sizes(picture(state).hand)
