"""A match as a host plays it: refusals, undo, re-pick, events for a seat."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Mistake
from meadhall.core.match import Match, Refused
from meadhall.core.registry import find_game

GAME = find_game("intrigues")


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    match = Match(GAME, 2, 1)
    before = bytes(match.state)
    with pytest.raises(Refused, match=r"\(IA2.3\)") as refused:
        match.apply(0, GAME.vocabulary.read("will"))
    assert refused.value.saying.rule == "IA2.3"
    assert str(refused.value).startswith("seat 1 may not do 'will': ")
    assert str(refused.value).endswith("Open is choose-card, for seat 1, 2.")
    assert bytes(match.state) == before and match.moves == []


def test_a_secret_choice_can_be_taken_back_while_others_still_choose() -> None:
    match = Match(GAME, 3, 1)
    match.apply(0, match.state.legal(0)[0])
    match.apply(1, match.state.legal(1)[0])
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.deciders() == [0, 2]
    assert [move.seat for move in match.moves] == [1]


def test_nothing_comes_back_after_a_reveal() -> None:
    match = Match(GAME, 2, 1)
    match.apply(0, match.state.legal(0)[0])
    match.apply(1, match.state.legal(1)[0])
    assert not match.can_undo(0) and not match.can_undo(1)
    with pytest.raises(Mistake, match="cannot be taken back"):
        match.undo(1)


def test_a_move_stays_once_another_player_has_acted_on_it() -> None:
    """Nothing is revealed in an awakening, yet a will stands as soon as somebody else has done theirs."""
    seen = False
    for seed in range(40):
        match = Match(GAME, 2, seed)
        while not match.state.is_over():
            seat = match.state.decider()
            other = 1 - seat
            moves = [move.seat for move in match.moves[-2:]]
            if moves == [seat, other] and len(match.state.asked_seats()) == 1:
                unrevealed = match.steps[-2].before.reveal_count() == match.state.reveal_count()
                seen = seen or unrevealed
                assert not match.can_undo(seat)
            match.apply(seat, match.state.legal(seat)[0])
    assert seen


def test_the_table_may_agree_to_go_back_further() -> None:
    match = Match(GAME, 2, 1)
    first = bytes(match.state)
    for _ in range(6):
        seat = match.state.decider()
        match.apply(seat, match.state.legal(seat)[0])
    match.rewind(0)
    assert bytes(match.state) == first and match.moves == []
    with pytest.raises(Mistake, match="has 0 moves"):
        match.rewind(3)


def test_events_reach_only_those_who_may_know() -> None:
    match = Match(GAME, 2, 11)
    while not any(event.key == "drew-card" for event in match.events):
        seat = match.state.decider()
        match.apply(seat, match.state.legal(seat)[0])
    (drawer,) = next(event.audience for event in match.events if event.key == "drew-card") or ()
    assert any(event.key == "drew-card" for event in match.events_for(drawer))
    assert not any(event.key == "drew-card" for event in match.events_for(1 - drawer))
    assert not any(event.key == "drew-card" for event in match.events_for(None))


@pytest.mark.parametrize(("seats", "says"), [(1, "2 to 5 players, not 1"), (6, "2 to 5 players, not 6")])
def test_a_wrong_number_of_players_is_refused(seats: int, says: str) -> None:
    with pytest.raises(Mistake, match=says):
        GAME.new(seats, 1)


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(Mistake, match="32 bytes"):
        GAME.new(2, b"short")
