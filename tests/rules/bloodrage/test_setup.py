"""BR3 Set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.core.layout import picture
from meadhall.games.bloodrage.vocabulary import TOKEN
from meadhall.testing import position, rule

from .helpers import GAME


@rule("BR3.1")
def test_tokens_lie_on_all_provinces_and_are_shuffled() -> None:
    layouts = set()
    for seed in range(20):
        seen = picture(position(GAME, 2, seed=seed))
        names = [TOKEN.values[token] for token in seen.token]
        assert names[8] == "all"
        assert Counter(names[:8]) == {"rage": 3, "axes": 2, "horns": 2, "glory": 1}
        layouts.add(tuple(names))
    assert len(layouts) > 10


@rule("BR3.2")
def test_three_dooms_lie_open_and_differ() -> None:
    found = set()
    for seed in range(40):
        state = position(GAME, 3, seed=seed)
        view = GAME.view(state, None)
        assert len(set(view["doom"])) == 3
        assert view["doomed"] == view["doom"][0]
        assert "yggdrasil" not in view["doom"]
        found |= set(view["doom"])
    assert len(found) == 8


@rule("BR3.3")
@pytest.mark.parametrize(("seats", "lost"), [(4, 1), (3, 2), (2, 3)])
def test_provinces_are_lost_at_the_start(seats: int, lost: int) -> None:
    for seed in range(10):
        view = GAME.view(position(GAME, seats, seed=seed), None)
        gone = {name for name, province in view["provinces"].items() if province["destroyed"]}
        assert len(gone) == lost
        assert not gone & set(view["doom"])
        assert "yggdrasil" not in gone


@rule("BR3.4")
@pytest.mark.parametrize(("seats", "cards"), [(4, 34), (3, 26), (2, 20)])
def test_decks_by_number_of_players(seats: int, cards: int) -> None:
    state = position(GAME, seats)
    cells = [card for card in picture(state).cell[0] if card]
    assert len(cells) == cards
    rows = GAME.load_pieces().table
    assert Counter(cells) == {card + 1: rows[card][6 + seats] for card in range(26) if rows[card][6 + seats]}


@rule("BR3.5")
def test_clans_begin_with_nothing_but_rage() -> None:
    first = set()
    for seed in range(20):
        state = position(GAME, 4, seed=seed)
        view = GAME.view(state, None)
        first.add(view["first"])
        for clan in view["clans"]:
            assert clan["glory"] == 0
            assert {name: stat["value"] for name, stat in clan["stats"].items()} == {"rage": 6, "axes": 3, "horns": 4}
            assert clan["rage"] == 6
            assert clan["on_board"] == 0
    assert first == {0, 1, 2, 3}


@rule("BR3.5")
def test_play_goes_to_the_left() -> None:
    state = position(GAME, 3, options={"first-game": "yes"})
    order = []
    for _ in range(3):
        order.append(state.decider())
        state.apply(order[-1], GAME.vocabulary.read("pass"))
    assert order == [(order[0] + steps) % 3 for steps in range(3)]
    assert order[0] == picture(position(GAME, 3, options={"first-game": "yes"})).first


@rule("BR3.6")
def test_the_first_game_keeps_eight_cards_without_a_draft() -> None:
    state = position(GAME, 3, options={"first-game": "yes"})
    assert GAME.frame_name(state) == "turn"
    assert [sum(hand) for hand in picture(state).hand[:3]] == [8, 8, 8]
    usual = position(GAME, 3)
    assert GAME.frame_name(usual) == "choose-gift"
