"""Time: live and slow clocks, and what a player may and may not gain by second thoughts."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.hall.data.entries import Clock, StoodIn, TookBack
from meadhall.hall.tables.clocks import Clockkeeper
from tests.hall.tabletop import DAY, MINUTE, SECOND, Tabletop

LIVE = Clock("live", minutes=10, increment=15, cap=12)
SLOW = Clock("slow", days=3)


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    top = Tabletop()
    top.wait(400 * DAY)
    assert top.left() == [None, None, None]
    assert top.table.clocks.out_at(top.now) == []


def test_the_clocks_of_all_who_owe_a_choice_run_together() -> None:
    top = Tabletop(clock=LIVE)
    top.wait(2 * MINUTE)
    assert top.left() == [8 * MINUTE] * 3
    top.act(1)
    top.wait(MINUTE)
    assert top.left() == [7 * MINUTE, 8 * MINUTE + 15 * SECOND, 7 * MINUTE]
    assert top.turn(0)["clock"] == {"running": [0, 2], "left": top.left(), "out": []}


def test_the_increment_never_lifts_a_clock_above_its_cap() -> None:
    top = Tabletop(clock=Clock("live", minutes=10, increment=100, cap=11))
    top.act(0)
    assert top.left()[0] == 11 * MINUTE


def test_a_cap_below_the_first_minutes_takes_nothing_away() -> None:
    top = Tabletop(clock=Clock("live", minutes=10, increment=100, cap=5))
    top.act(0)
    assert top.left()[0] == 10 * MINUTE


def test_second_thoughts_bring_no_second_increment() -> None:
    top = Tabletop(clock=LIVE)
    for _ in range(5):
        top.act(0)
        top.undo(0, turn=True)
    assert top.left()[0] == 10 * MINUTE
    top.act(0)
    top.act(0)
    assert top.left()[0] == 10 * MINUTE + 15 * SECOND


def test_what_is_done_again_brings_its_increment_again() -> None:
    top = Tabletop(clock=LIVE)
    top.act(0)
    top.undo(0)
    top.redo(0)
    assert top.left()[0] == 10 * MINUTE + 15 * SECOND
    top.undo(0)
    assert top.left()[0] == 10 * MINUTE


def test_a_move_taken_back_by_consent_loses_its_increment() -> None:
    top = Tabletop(clock=LIVE)
    for seat in range(3):
        top.act(seat)
    assert top.left() == [10 * MINUTE + 15 * SECOND] * 3
    top.ask("propose", 1, "undo", None)
    top.ask("answer", 0, True)
    top.ask("answer", 2, True)
    assert top.left() == [10 * MINUTE + 15 * SECOND, 10 * MINUTE, 10 * MINUTE]


def test_a_slow_clock_begins_anew_with_each_move() -> None:
    top = Tabletop(clock=SLOW)
    top.wait(2 * DAY)
    for seat in range(3):
        top.act(seat)
    assert top.left() == [3 * DAY] * 3


def test_a_slow_clock_goes_on_where_it_was_when_a_choice_is_taken_back() -> None:
    top = Tabletop(clock=SLOW)
    top.wait(2 * DAY)
    top.act(0)
    top.wait(DAY // 2)
    top.undo(0)
    assert top.left()[0] == DAY
    assert top.left()[1] == DAY // 2


def test_time_runs_out_only_for_who_owes_a_choice() -> None:
    top = Tabletop(clock=LIVE)
    top.act(0)
    top.wait(10 * MINUTE)
    assert top.table.clocks.out_at(top.now) == [1, 2]
    assert top.turn(0)["clock"]["out"] == [1, 2]
    top.act(1)
    assert top.left()[1] == 15 * SECOND  # nothing is owed for being late


def test_a_bot_that_stands_in_has_no_clock() -> None:
    top = Tabletop(clock=LIVE)
    top.do(StoodIn(1, "karl", 0))
    top.wait(5 * MINUTE)
    assert top.left() == [5 * MINUTE, 10 * MINUTE, 5 * MINUTE]
    top.do(TookBack(1))
    top.wait(MINUTE)
    assert top.left()[1] == 9 * MINUTE


def test_who_takes_a_seat_back_has_the_time_of_a_move() -> None:
    top = Tabletop(clock=SLOW)
    top.wait(4 * DAY)
    top.do(StoodIn(1, "karl", 0))
    assert top.table.clocks.out_at(top.now) == [0, 2]
    top.wait(4 * DAY)
    top.do(TookBack(1))
    assert top.left()[1] == 3 * DAY


def test_no_clock_runs_after_the_end() -> None:
    top = Tabletop(seats=2, clock=LIVE)
    top.play_until(lambda table: table.status == "over")
    left = top.left()
    top.wait(DAY)
    assert top.left() == left and not top.table.clocks.running


def test_a_server_whose_time_of_day_jumps_back_takes_and_gives_nothing() -> None:
    clocks = Clockkeeper(LIVE, 1)
    clocks.charge(50 * MINUTE)
    clocks.hand_over([0])
    clocks.charge(10 * MINUTE)
    assert clocks.left_at(10 * MINUTE) == [10 * MINUTE]


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from("arut"), st.integers(0, 40 * SECOND)), max_size=24))
def test_nobody_gains_more_than_one_increment_a_move(steps: list[tuple[int, str, int]]) -> None:
    """Whatever three players do in turn: act, redo, undo a choice or the whole turn."""
    top = Tabletop(clock=Clock("live", minutes=10, increment=15, cap=600))
    for seat, what, wait in steps:
        top.wait(wait)
        if what == "a" and seat in top.table.state.asked_seats():
            top.act(seat)
        elif what == "r" and top.table.playing.can_redo(seat):
            top.redo(seat)
        elif what in "ut" and top.table.playing.can_undo(seat):
            top.undo(seat, turn=what == "t")
        for one, left in enumerate(top.left()):
            moves = sum(step.move.seat == one for step in top.table.playing.match.steps)
            assert left is not None and left <= 10 * MINUTE + moves * 15 * SECOND
