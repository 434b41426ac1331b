"""BR4.1 Gods' gifts."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.core.layout import picture
from meadhall.games.bloodrage.vocabulary import VOCABULARY
from meadhall.testing import position, rule

from .helpers import GAME, counts


def pack(state: Any, seat: int) -> list[str]:
    return list(GAME.view(state, seat)["draft"]["pack"])


def take_first(state: Any) -> None:
    """Everybody takes the first card of the pack."""
    for seat in state.deciders():
        state.apply(seat, state.legal(seat)[0])


@rule("BR4.1.1")
def test_a_kept_card_comes_on_top_of_the_six() -> None:
    state = position(
        GAME, 3, check=False, age=2, phase=0, frames=[("match",), ("age",)], hand=kept_hands("quest-alfheim-1")
    )
    for _ in range(6):
        take_first(state)
    assert sum(picture(state).hand[0]) == 7
    assert sum(picture(state).hand[1]) == 6
    assert "quest-alfheim-1" in GAME.view(state, 0)["hand"]


def kept_hands(name: str) -> list[list[int]]:
    return [counts([name]), counts([]), counts([]), counts([])]


@rule("BR4.1.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_packs_go_left_until_each_has_six(seats: int) -> None:
    state = position(GAME, seats)
    assert {len(pack(state, seat)) for seat in range(seats)} == {8}
    for turn in range(6):
        before = [pack(state, seat) for seat in range(seats)]
        chosen = [VOCABULARY.text(state.legal(seat)[0]).split()[1] for seat in range(seats)]
        take_first(state)
        if turn < 5:
            for seat in range(seats):
                left = Counter(before[seat]) - Counter([chosen[seat]])
                assert Counter(pack(state, (seat + 1) % seats)) == left
    assert GAME.frame_name(state) == "turn"
    assert [sum(hand) for hand in picture(state).hand[:seats]] == [6] * seats


@rule("BR4.1.2", "BR7.5")
def test_the_last_two_are_discarded_unseen() -> None:
    state = position(GAME, 4)
    for _ in range(6):
        take_first(state)
    assert sum(picture(state).discarded) == 0
    assert GAME.view(state, 0)["discard"] == []


@rule("BR4.1.3")
def test_two_players_choose_two_at_a_time() -> None:
    state = position(GAME, 2)
    sizes = []
    for _ in range(3):
        sizes.append(len(pack(state, 0)))
        first = Counter(pack(state, 0))
        take_first(state)
        assert len(first - Counter(pack(state, 0))) == 1  # the same pack, one card less
        take_first(state)
    assert sizes == [8, 6, 4]
    assert [sum(hand) for hand in picture(state).hand[:2]] == [6, 6]


@rule("BR4.1.4")
@pytest.mark.parametrize(("seats", "undealt"), [(2, 4), (3, 2), (4, 2)])
def test_undealt_cards_stay_out_of_the_game(seats: int, undealt: int) -> None:
    state = position(GAME, seats)
    cells = picture(state).cell[0]
    out = Counter(card for card in cells[64:] if card)
    assert out.total() == undealt
    while picture(state).age == 1:
        seat = state.decider()
        state.apply(seat, state.legal(seat)[-1])
    assert Counter(card for card in picture(state).cell[0][64:] if card) == out
