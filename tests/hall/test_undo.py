"""Ways back and forth: a choice, a whole turn, what was no choice, and what the table sees of it."""

from __future__ import annotations

from meadhall.hall.tables.viewer_log import SPECTATOR
from tests.hall.tabletop import Tabletop


def picks(top: Tabletop, seat: int, count: int) -> list[int]:
    return list(top.table.state.legal(seat)[:count])


def test_a_choice_is_taken_back_and_made_again() -> None:
    top = Tabletop()
    chosen = top.act(0)
    assert top.turn(0)["undo"] and top.turn(0)["picked"] == chosen
    top.undo(0)
    assert top.turn(0)["picked"] is None and 0 in top.table.owing()
    assert top.turn(0)["redo"] and not top.turn(0)["undo"]
    top.redo(0)
    assert top.turn(0)["picked"] == chosen and not top.turn(0)["redo"]


def test_second_thoughts_are_taken_back_one_by_one_or_all_at_once() -> None:
    top = Tabletop()
    one, two, three = picks(top, 0, 3)
    for code in (one, two, three):
        top.act(0, code)
    top.undo(0)
    assert top.turn(0)["picked"] == two
    top.redo(0)
    assert top.turn(0)["picked"] == three
    top.undo(0, turn=True)
    assert top.turn(0)["picked"] is None
    for code in (one, two, three):
        top.redo(0)
        assert top.turn(0)["picked"] == code
    assert top.error("redo", 0) == "cannot-undo"


def test_another_choice_ends_what_could_be_done_again() -> None:
    top = Tabletop()
    one, two = picks(top, 0, 2)
    top.act(0, one)
    top.undo(0)
    top.act(0, two)
    assert top.error("redo", 0) == "cannot-undo"


def test_what_others_chose_meanwhile_stays() -> None:
    top = Tabletop()
    top.act(0)
    other = top.act(1)
    top.undo(0)
    assert top.turn(1)["picked"] == other and top.table.owing() == [0, 2]


def test_nothing_is_taken_back_after_the_reveal() -> None:
    top = Tabletop()
    for seat in range(3):
        top.act(seat)
    for seat in range(3):
        assert top.error("undo", seat, False) == "cannot-undo"
        assert top.error("undo", seat, True) == "cannot-undo"
        assert not top.turn(seat)["undo"]


def test_what_was_taken_back_before_a_reveal_cannot_be_done_again_after_it() -> None:
    """Also where the reveal itself came about by doing again."""
    top = Tabletop(seats=2)
    one, two = picks(top, 0, 2)
    top.act(0, one)
    top.act(0, two)
    top.undo(0, turn=True)
    top.act(1)
    top.redo(0)
    assert top.table.playing.undone.get(0, []) == []
    assert not top.turn(0)["redo"]


def test_a_whole_turn_of_several_choices_is_taken_back() -> None:
    top = Tabletop("asgard", 2, seed=5)
    for _ in range(300):
        seat = top.table.owing()[0]
        start = [step.move.seat for step in top.table.playing.match.steps]
        top.act(seat)
        own = top.table.playing.match.steps
        if top.table.playing.can_undo(seat) and len(own) >= 2 and own[-2].move.seat == seat:
            before = len(start)
            top.undo(seat, turn=True)
            assert len(top.table.playing.match.steps) < before
            assert not top.table.playing.can_undo(seat)
            return
    raise AssertionError("no turn had two choices")


def test_a_choice_that_was_none_goes_with_the_one_before_it() -> None:
    """In both directions."""
    tried = 0
    for seed in range(30):
        top = Tabletop("bloodrage", 2, seed=seed)
        while top.table.status == "running" and tried < 3:
            seat = top.table.owing()[0]
            top.act(seat)
            steps = top.table.playing.match.steps
            if len(steps) < 2 or not top.table.playing.can_undo(seat):
                continue
            last, former = steps[-1], steps[-2]
            was_forced = last.move.seat == former.move.seat == seat and len(last.before.legal(seat)) == 1
            if was_forced and len(former.before.legal(seat)) > 1:
                count, state = len(steps), bytes(top.table.state)
                is_free = former.before.reveal_count() == top.table.state.reveal_count()
                top.undo(seat)
                if is_free:
                    assert len(top.table.playing.match.steps) == count - 2
                    top.redo(seat)
                    assert bytes(top.table.state) == state
                    tried += 1
    assert tried


def test_others_hear_of_a_choice_taken_back_but_not_of_second_thoughts() -> None:
    top = Tabletop()
    one, two = picks(top, 0, 2)
    top.act(0, one)
    seen = {viewer: top.version(viewer) for viewer in (SPECTATOR, 1, 2)}
    top.act(0, two)
    top.undo(0)
    top.redo(0)
    assert {viewer: top.version(viewer) for viewer in seen} == seen
    assert [one["key"] for one in top.messages.earlier(1)["notices"]] == ["opened", "started"]
    assert [one["key"] for one in top.messages.earlier(0)["notices"]][2:] == ["undone", "redone"]
    top.undo(0, turn=True)
    assert {viewer: top.version(viewer) for viewer in seen} == {viewer: seen[viewer] + 1 for viewer in seen}
    assert [one["key"] for one in top.messages.earlier(1)["notices"]] == ["opened", "started", "undone"]


def test_what_is_final_cannot_be_undone_without_the_table() -> None:
    top = Tabletop(seats=2)
    top.act(0)
    assert set(top.turn(1)["final"]) == set(top.turn(1)["legal"])
    assert top.turn(0)["final"] == []
