"""A match as a host plays it: refusals, undo, re-pick, events for a seat."""

from __future__ import annotations

import pytest

from meadhall.core.errors import Mistake
from meadhall.core.match import Match, Refused
from meadhall.core.registry import find_game, game_ids

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


def play_on(match: Match, moves: int) -> None:
    for _ in range(moves):
        seat = match.state.decider()
        match.apply(seat, match.state.legal(seat)[0])


@pytest.mark.parametrize("id", game_ids())
def test_every_event_has_the_table_after_it(id: str) -> None:
    match = Match(find_game(id), 3, 5)
    play_on(match, 40)
    while match.steps[-1].events == len(match.events):  # a secret choice tells nothing
        play_on(match, 1)
    moments = match.moments()
    assert [moment.event for moment in moments] == match.events
    assert moments[-1].state == match.state
    for step in match.steps:
        assert match.state_after(step.events) == moments[step.events - 1].state
    ends = {step.events for step in match.steps}
    assert any(moments[at - 1].state != moments[at].state for at in range(1, len(moments)) if at not in ends)


def test_the_moments_since_an_event_are_the_last_ones() -> None:
    match = Match(GAME, 2, 1)
    play_on(match, 30)
    moments = match.moments()
    for since in (0, 1, 7, len(moments) - 1, len(moments)):
        assert match.moments(since) == moments[since:]


def test_the_table_after_an_event_is_what_stands_when_the_next_one_is_told() -> None:
    """Cards are revealed seat by seat: after the first has been told, only that one lies on the table."""
    match = Match(GAME, 2, 1)
    told = len(match.events)
    play_on(match, 2)
    first, second = match.moments(told)[:2]
    assert [first.event.key, second.event.key] == ["played", "played"]
    seen = [[len(player["stacks"]) for player in GAME.view(each.state, None)["players"]] for each in (first, second)]
    assert seen == [[1, 0], [1, 1]]
    assert GAME.view(first.state, 0)["asked"] == []


def test_moments_that_were_taken_back_are_gone() -> None:
    match = Match(GAME, 2, 1)
    play_on(match, 30)
    longer, steps = match.moments(), len(match.steps)
    play_on(match, 20)
    match.rewind(steps)
    assert match.moments() == longer


def test_a_match_from_a_position_has_the_moments_since() -> None:
    first = Match(GAME, 2, 1)
    play_on(first, 10)
    match = Match(GAME, 2, start=first.state)
    assert match.moments() == [] and match.state_after(0) == first.state
    play_on(match, 10)
    assert [moment.event for moment in match.moments()] == match.events
