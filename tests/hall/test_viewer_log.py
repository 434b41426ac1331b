"""What each viewer was told, in numbers of its own."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.core.patch import apply
from meadhall.core.vocabulary import Event
from meadhall.hall.tables.viewer_log import EVERYBODY, PLAYERS, SPECTATOR, Notice, ViewerLogs, only
from tests.hall.tabletop import Tabletop

ALL = [SPECTATOR, 0, 1]


def event(key: str, seat: int | None = None) -> Event:
    return Event(key, {}, None if seat is None else (seat,))


def test_versions_count_what_a_viewer_could_notice() -> None:
    viewer_logs = ViewerLogs()
    viewer_logs.open_seats(2)
    for audience in (EVERYBODY, PLAYERS, only(1), only(1), EVERYBODY):
        viewer_logs.record(audience, [], 0)
    assert viewer_logs.versions == {SPECTATOR: 2, 0: 3, 1: 5}
    assert viewer_logs.entries_at(SPECTATOR, 2) == 5
    assert viewer_logs.entries_at(0, 2) == 2
    assert [viewer_logs.entries_at(0, version) for version in (-1, 0, 4)] == [None, None, None]


def test_events_are_seen_by_those_whom_they_are_for() -> None:
    viewer_logs = ViewerLogs()
    viewer_logs.open_seats(2)
    viewer_logs.record(EVERYBODY, [event("a"), event("b", 0), event("c")], 0)
    assert viewer_logs.seen == {SPECTATOR: [0, 2], 0: [0, 1, 2], 1: [0, 2]}


def test_what_is_taken_back_is_counted_in_the_viewers_own_events() -> None:
    viewer_logs = ViewerLogs()
    viewer_logs.open_seats(2)
    events = [event("a"), event("b", 0), event("c")]
    viewer_logs.record(EVERYBODY, events, 0)
    viewer_logs.record(EVERYBODY, events[:2], 2)
    viewer_logs.record(EVERYBODY, [*events[:2], event("d")], 2)
    assert {viewer: viewer_logs.by_viewer[viewer].kept_since(1) for viewer in ALL} == {SPECTATOR: 1, 0: 2, 1: 1}
    assert {viewer: viewer_logs.by_viewer[viewer].kept_since(2) for viewer in ALL} == {SPECTATOR: 1, 0: 2, 1: 1}
    assert {viewer: viewer_logs.by_viewer[viewer].kept_since(3) for viewer in ALL} == {SPECTATOR: 2, 0: 3, 1: 2}


def test_what_only_one_seat_hears_of_keeps_the_numbers_of_the_others() -> None:
    viewer_logs = ViewerLogs()
    viewer_logs.open_seats(2)
    events = [event("a"), event("b")]
    viewer_logs.record(EVERYBODY, events, 0)
    viewer_logs.record(only(0), events, 1)  # taken back and done again, unseen
    assert viewer_logs.by_viewer[1].kept_since(1) == 2
    assert viewer_logs.by_viewer[0].kept_since(1) == 1


def test_notices_stand_after_the_events_that_are_left() -> None:
    viewer_logs = ViewerLogs()
    viewer_logs.open_seats(1)
    viewer_logs.record(EVERYBODY, [event("a"), event("b")], 0)
    viewer_logs.notices.append(Notice("chat", {}, 0, 2))
    viewer_logs.record(EVERYBODY, [event("a"), event("b")], 2)
    viewer_logs.record(EVERYBODY, [event("a")], 1)
    viewer_logs.record(EVERYBODY, [event("a"), event("c"), event("d")], 1)
    assert [heard.after for heard in viewer_logs.by_viewer[0].notices] == [1]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([("intrigues", 3), ("asgard", 2), ("bloodrage", 3)]))
def test_updates_from_any_version_lead_to_the_same_picture(seed: int, game: tuple[str, int]) -> None:
    """A client that has any version and gets what is new has what a newcomer gets."""
    top = Tabletop(*game, seed=seed)
    chance = random.Random(seed)
    top.play_on(chance.randrange(40))
    viewers = [SPECTATOR, *range(game[1])]
    pictures: dict[int, list[dict[str, Any]]] = {viewer: [] for viewer in viewers}
    for _ in range(14):
        for viewer in viewers:
            whole = top.messages.whole(viewer, "", (), 0)
            assert whole["view"] == top.table.playing.match.view(None if viewer == SPECTATOR else viewer)
            for old in pictures[viewer]:
                if not top.messages.can_update(viewer, old["version"]):
                    assert old is not pictures[viewer][-1]
                    continue
                update = top.messages.update(viewer, "", (), 0, old["version"])
                new = [step["event"] for step in update["steps"] if step["event"]]
                assert old["events"][: update["keep"]] + new == whole["events"]
                kept = [notice | {"after": min(notice["after"], update["keep"])} for notice in old["notices"]]
                assert kept + update["notices"] == whole["notices"]
                view = old["view"]
                for step in update["steps"]:
                    view = apply(view, step["change"])
                assert update["version"] == whole["version"] and view == whole["view"]
            pictures[viewer].append(whole)
        if top.table.status != "running":
            break
        seat = chance.choice(top.table.state.asked_seats())
        if top.table.playing.can_undo(seat) and chance.random() < 0.5:
            top.undo(seat, turn=chance.random() < 0.5)
        elif top.table.playing.can_redo(seat) and chance.random() < 0.7:
            top.redo(seat)
        else:
            top.act(seat)
