"""An update is a list of steps: every event, with the view as it stands after it."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.patch import apply
from meadhall.hall.tables.viewer_log import SPECTATOR
from tests.hall.inside import Inside
from tests.hall.tabletop import Tabletop

GAMES = [("intrigues", 3), ("bloodrage", 3), ("asgard", 2)]


def views_of(known: dict[str, Any], update: dict[str, Any]) -> list[Any]:
    view, views = known["view"], []
    for step in update["steps"]:
        view = apply(view, step["change"])
        views.append(view)
    return views


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_event_comes_with_the_view_at_that_moment(game: str, seats: int) -> None:
    top = Tabletop(game, seats, seed=4)
    match = top.table.playing.match
    several = 0
    for _ in range(120):
        known = {viewer: top.messages.whole(viewer, "", (), 0) for viewer in range(SPECTATOR, seats)}
        if not top.table.owing():
            break
        top.act(top.table.owing()[0])
        for viewer, before in known.items():
            update = top.messages.update(viewer, "", (), 0, before["version"])
            seat = None if viewer == SPECTATOR else viewer
            views = views_of(before, update)
            places = top.table.viewer_logs.by_viewer[viewer].events[update["keep"] :]
            told = [(step["event"], view) for step, view in zip(update["steps"], views, strict=True) if step["event"]]
            assert [event["key"] for event, _ in told] == [match.events[place].key for place in places]
            for (_, view), place in zip(told, places, strict=True):
                assert view == match.game.view(match.state_after(place + 1), seat)
            assert (views[-1] if views else before["view"]) == match.view(seat)
            several += len(told) > 1 and told[0][1] != told[-1][1]
    assert several > 5


def test_an_event_that_a_viewer_may_not_know_of_is_no_step_of_its_own() -> None:
    top = Tabletop("bloodrage", 3, seed=1)
    known = {viewer: top.messages.whole(viewer, "", (), 0) for viewer in range(SPECTATOR, 3)}
    for seat in range(3):
        top.act(seat)
    for viewer, before in known.items():
        steps = top.messages.update(viewer, "", (), 0, before["version"])["steps"]
        took = [step["event"]["args"]["seat"] for step in steps if step["event"] and step["event"]["key"] == "took"]
        assert took == ([] if viewer == SPECTATOR else [viewer])


def test_a_move_that_is_taken_back_leads_to_the_view_before_it() -> None:
    top = Tabletop("asgard", 2, seed=1)
    seat = next(
        seat
        for _ in range(200)
        for seat in [top.table.owing()[0]]
        if top.act(seat) is not None
        and top.table.playing.can_undo(seat)
        and top.table.playing.match.steps[-1].events < len(top.table.events)
    )
    before = top.messages.whole(seat, "", (), 0)
    top.undo(seat)
    update = top.messages.update(seat, "", (), 0, before["version"])
    assert update["keep"] < len(before["events"])
    assert [step["event"] for step in update["steps"]] == [None]
    assert views_of(before, update)[-1] == top.table.playing.match.view(seat)


def test_who_comes_back_gets_the_steps_that_it_missed(inside: Inside) -> None:
    olga, ivan = inside.guest(), inside.guest()
    id = inside.table_of(olga, ivan)
    mine, theirs = olga.sit(id), ivan.sit(id)
    for wire in (mine, theirs):
        wire.act(wire.turn["legal"][0])
    back = mine.come_back(behind=2)
    assert [message["type"] for message in back.messages] == ["update"]
    assert [step["event"]["key"] for step in back.messages[0]["steps"] if step["event"]].count("played") == 2
    assert back.picture["view"] == inside.live(id).playing.match.view(0)


def test_who_comes_back_to_a_hall_that_does_not_know_the_steps_gets_the_whole_table(inside: Inside) -> None:
    olga, ivan = inside.guest(), inside.guest()
    id = inside.table_of(olga, ivan)
    mine, theirs = olga.sit(id), ivan.sit(id)
    for wire in (mine, theirs):
        wire.act(wire.turn["legal"][0])
    inside.hall.rooms.rooms[id].forget()
    back = mine.come_back(behind=2)
    assert [message["type"] for message in back.messages] == ["table"]
    inside.hall.rooms.rooms[id].forget()
    assert [message["type"] for message in back.come_back().messages] == ["update"]  # it has missed nothing
