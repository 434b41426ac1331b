"""IA1 Components and set-up."""

from __future__ import annotations

import pytest

from meadhall.core.layout import picture
from meadhall.games.intrigues import board
from meadhall.games.intrigues.edition import PAIRS
from meadhall.games.intrigues.vocabulary import AESIR
from meadhall.testing import rule

from .helpers import GAME, table


@rule("IA1.1")
def test_the_aesir_awaken_from_odin_to_heimdall() -> None:
    assert AESIR.values == ("odin", "thor", "freya", "loki", "sif", "bragi", "heimdall")
    scene = table(2, {})
    assert [event["aesir"] for event in scene.told("awoke")] == list(AESIR.values)


@rule("IA1.2")
def test_the_deck_has_three_cards_of_each_pair_and_two_of_odin_and_thor() -> None:
    state = GAME.new(2, 1)
    table = picture(state)
    counts = dict(zip(PAIRS, table.deck, strict=True))
    for hand in table.hand:
        for card in hand:
            if card:
                counts[PAIRS[card - 1]] += 1
    assert sum(counts.values()) == 62
    assert counts.pop(("odin", "thor")) == 2
    assert set(counts.values()) == {3} and len(counts) == 20
    assert all(one != two for one, two in PAIRS)


@rule("IA1.3")
def test_goals_lie_in_columns_of_one_two_and_three_and_the_seventh_leaves() -> None:
    view = GAME.view(GAME.new(3, 1), 0)
    assert [(goal["column"], goal["row"]) for goal in view["goals"]] == [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)]
    assert [goal["limit"] for goal in view["goals"]] == [3, 3, 2, 3, 2, 1]
    assert [goal["aesir"] is not None for goal in view["goals"]] == [True, True, False, True, False, False]
    assert sorted(picture(GAME.new(3, 1)).goals) == [1, 2, 3, 4, 5, 6, 7]


@rule("IA1.3")
def test_the_table_may_align_the_columns_at_the_bottom() -> None:
    view = GAME.view(GAME.new(3, 1, {"goals": "bottom"}), 0)
    assert [goal["limit"] for goal in view["goals"]] == [1, 2, 1, 3, 2, 1]
    assert [goal["row"] for goal in view["goals"]] == [3, 2, 3, 1, 2, 3]


@rule("IA1.3")
def test_every_order_of_goals_comes_up() -> None:
    firsts = {picture(GAME.new(2, seed)).goals[0] for seed in range(60)}
    lasts = {picture(GAME.new(2, seed)).goals[6] for seed in range(60)}
    assert firsts == lasts == {1, 2, 3, 4, 5, 6, 7}


@rule("IA1.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_doubling_card_lies_in_the_middle_and_all_choose_at_once(seats: int) -> None:
    state = GAME.new(seats, 1)
    assert GAME.view(state, None)["doubling"] is None
    assert state.deciders() == list(range(seats))


@rule("IA1.4")
def test_the_deck_is_shuffled() -> None:
    hands = {tuple(picture(GAME.new(2, seed)).hand[0]) for seed in range(20)}
    assert len(hands) == 20


def test_pairs_are_numbered_alike_everywhere() -> None:
    state = GAME.new(2, 1)
    for number, (one, two) in enumerate(PAIRS):
        low, high = AESIR.values.index(one), AESIR.values.index(two)
        assert board.pair_of(low, high) == board.pair_of(high, low) == number
        assert (board.low_end(state, number), board.high_end(state, number)) == (low, high)
