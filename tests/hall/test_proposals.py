"""Asking the table: taking a move back after a reveal, and another clock."""

from __future__ import annotations

from meadhall.hall.data.entries import Clock, Proposed, StoodIn
from meadhall.hall.tables import requests
from tests.hall.tabletop import MINUTE, Tabletop

SLOW = Clock("slow", days=2)


def revealed(seats: tuple[str, ...] = ("p0", "p1", "p2")) -> Tabletop:
    """The first cards are played and revealed, so that nobody may take theirs back alone."""
    top = Tabletop(seats=seats)
    top.play_on(len(seats))
    assert not top.table.playing.can_undo(0)
    return top


def test_a_revealed_move_is_taken_back_when_all_agree() -> None:
    top = Tabletop(seats=3)
    before = bytes(top.table.state)
    top.play_on(3)
    assert top.error("undo", 0, False) == "cannot-undo"
    top.ask("propose", 0, "undo", None)
    assert top.table.proposal and top.table.proposal.waiting == [1, 2]
    top.ask("answer", 1, True)
    assert len(top.table.playing.match.steps) == 3
    top.ask("answer", 2, True)
    assert top.table.proposal is None
    assert bytes(top.table.state) == before
    assert [one["key"] for one in top.messages.earlier(1)["notices"]][-3:] == ["answered", "answered", "undone"]


def test_one_no_is_enough() -> None:
    top = revealed()
    state = bytes(top.table.state)
    top.ask("propose", 0, "undo", None)
    top.ask("answer", 2, False)
    assert top.table.proposal is None and bytes(top.table.state) == state
    assert top.error("answer", 1, True) == "stale"


def test_only_those_who_are_waited_for_answer() -> None:
    top = revealed()
    top.ask("propose", 0, "undo", None)
    assert top.error("answer", 1, True, user="p2") == "not-yours"
    top.ask("answer", 1, True)
    assert top.error("answer", 1, True) == "not-asked"
    assert top.error("propose", 1, "undo", None) == "taken"


def test_who_has_made_no_choice_has_nothing_to_take_back() -> None:
    top = Tabletop(seats=3)
    assert top.error("propose", 0, "undo", None) == "cannot-undo"
    assert not top.turn(0)["propose_undo"]
    top.act(0)
    assert top.turn(0)["propose_undo"]


def test_a_table_of_bots_agrees_at_once_and_older_versions_are_stale() -> None:
    top = revealed(("p0", "karl", "karl"))
    seen = top.version(0)
    top.ask("propose", 0, "undo", None)
    assert top.table.proposal is None and top.table.owing() == [0, 1, 2]
    assert top.error("act", 0, seen, top.table.state.legal(0)[0]) == "stale"
    top.act(0)


def test_a_person_who_is_away_is_asked_before_a_revealed_move_is_taken_back() -> None:
    top = revealed(("p0", "p1", "karl"))
    state = bytes(top.table.state)
    top.do(StoodIn(1, "karl", 0))
    top.ask("propose", 0, "undo", None)
    assert top.table.proposal and top.table.proposal.waiting == [1]
    assert bytes(top.table.state) == state
    top.ask("answer", 1, True)
    assert top.table.proposal is None and top.table.owing() == [0, 1, 2]


def test_calling_a_bot_for_a_person_does_not_answer_for_them() -> None:
    top = revealed(("p0", "p1", "p2"))
    state = bytes(top.table.state)
    top.ask("propose", 0, "undo", None)
    top.ask("answer", 2, True)
    top.do(StoodIn(1, "karl", 0))
    assert top.table.proposal and top.table.proposal.waiting == [1] and bytes(top.table.state) == state
    top.ask("answer", 1, False)
    assert top.table.proposal is None and bytes(top.table.state) == state


def test_a_person_who_is_gone_for_good_is_not_waited_for() -> None:
    for is_away in (False, True):
        top = revealed(("p0", "p1", "karl"))
        seen = top.version(0)
        if is_away:
            top.do(StoodIn(1, "karl", 0))
        top.ask("propose", 0, "undo", None)
        top.do(requests.forget(top.table, "p1", []))
        assert top.table.proposal is None and top.table.owing() == [0, 1, 2]
        assert top.error("act", 0, seen, top.table.state.legal(0)[0]) == "stale"
        top.play_on(3)
        top.ask("propose", 0, "undo", None)
        assert top.table.proposal is None and top.table.owing() == [0, 1, 2]


def test_who_proposed_may_withdraw_and_nobody_else_may() -> None:
    top = revealed()
    state = bytes(top.table.state)
    top.ask("propose", 0, "undo", None)
    assert top.error("answer", 0, True) == "not-asked"
    assert top.error("answer", 0, False, user="p2") == "not-yours"
    top.ask("answer", 0, False)
    assert top.table.proposal is None and bytes(top.table.state) == state
    assert top.whole()[0]["notices"][-1]["key"] == "withdrawn"
    top.ask("propose", 1, "undo", None)


def test_a_clock_is_changed_without_those_who_are_away() -> None:
    top = Tabletop(clock=Clock("live", minutes=5))
    top.do(StoodIn(2, "karl", 0))
    top.ask("propose", 0, "clock", SLOW)
    assert top.table.proposal and top.table.proposal.waiting == [1]
    top.do(StoodIn(1, "karl", 0))
    assert top.table.proposal is None and top.table.clocks.clock == SLOW


def test_a_log_from_before_the_absent_were_asked_means_what_it_meant() -> None:
    top = revealed(("p0", "p1", "karl"))
    top.do(StoodIn(1, "karl", 0))
    top.do(Proposed(0, "undo"))
    assert top.table.proposal is None and top.table.owing() == [0, 1, 2]
    top = revealed(("p0", "p1", "karl"))
    top.do(Proposed(0, "undo"))
    top.do(StoodIn(1, "karl", 0))
    assert top.table.proposal is None and top.table.owing() == [0, 1, 2]


def test_others_take_back_their_choices_meanwhile_and_the_right_move_is_meant() -> None:
    top = Tabletop(seats=3)
    top.act(1)
    first = top.act(0)
    top.act(1, top.table.state.legal(1)[0])
    top.ask("propose", 0, "undo", None)
    top.undo(1, turn=True)
    assert [step.move.seat for step in top.table.playing.match.steps] == [0]
    top.ask("answer", 1, True)
    top.ask("answer", 2, True)
    assert top.table.playing.match.steps == [] and top.table.owing() == [0, 1, 2]
    top.act(0, first)


def test_a_proposal_ends_with_the_move_that_it_is_about() -> None:
    top = Tabletop(seats=3)
    top.act(0)
    top.ask("propose", 0, "undo", None)
    top.undo(0)
    assert top.table.proposal is None
    assert top.messages.facts("", (), 0)["proposal"] is None
    assert top.table.facts_changed == top.table.entries
    assert top.error("answer", 1, True) == "stale"


def test_what_was_done_after_the_proposal_is_taken_back_with_it() -> None:
    top = revealed()
    top.ask("propose", 1, "undo", None)
    top.play_on(5)
    top.ask("answer", 0, True)
    top.ask("answer", 2, True)
    assert [step.move.seat for step in top.table.playing.match.steps] == [0]


def test_a_hot_seat_is_asked_once() -> None:
    top = revealed(("p0", "p1", "p1"))
    top.ask("propose", 0, "undo", None)
    assert top.table.proposal and top.table.proposal.waiting == [1]
    top.ask("answer", 1, True)
    assert top.table.owing() == [0, 1, 2]


def test_the_proposal_ends_with_the_match() -> None:
    top = Tabletop(seats=2)
    top.play_on(2)
    top.ask("propose", 0, "undo", None)
    top.play_until(lambda table: table.status == "over")
    assert top.table.proposal is None
    assert top.error("answer", 1, True) == "not-running"


def test_a_live_clock_becomes_a_slow_one() -> None:
    top = Tabletop(clock=Clock("live", minutes=5, increment=10, cap=6))
    top.wait(4 * MINUTE)
    top.act(0)
    top.ask("propose", 1, "clock", SLOW)
    assert top.messages.facts("", (), top.now)["proposal"]["clock"] == SLOW
    top.ask("answer", 0, True)
    top.ask("answer", 2, True)
    day = 24 * 60 * MINUTE
    assert top.table.clocks.clock == SLOW and top.left() == [2 * day] * 3
    top.wait(day)
    assert top.left() == [2 * day, day, day]


def test_a_table_can_do_without_a_clock() -> None:
    top = Tabletop(clock=SLOW)
    top.ask("propose", 0, "clock", None)
    top.ask("answer", 1, True)
    top.ask("answer", 2, True)
    assert top.left() == [None] * 3 and top.turn(0)["clock"] is None


def test_a_clock_that_makes_no_sense_is_not_proposed() -> None:
    top = Tabletop()
    for clock in (Clock("slow"), Clock("live", minutes=5, increment=-1), Clock("live", minutes=5, cap=700)):
        assert top.error("propose", 0, "clock", clock) == "malformed"
