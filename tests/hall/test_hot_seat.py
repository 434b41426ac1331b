"""Several seats of one person at one screen: who looks, who is asked, and what stays behind the curtain."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hall.inside import Guest, Inside, Wire


class Screen:
    """Olga's screen with seats 0 and 1; Ivan has seat 2 elsewhere."""

    def __init__(self, inside: Inside, game: str = "intrigues") -> None:
        self.olga: Guest = inside.guest("Olga")
        self.ivan: Guest = inside.guest("Ivan")
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "me", "name": "Ann"}, {"kind": "open"}]
        self.id = self.olga.ask("POST", "/api/tables", {"game": game, "seats": seats}).json["id"]
        assert self.ivan.ask("POST", f"/api/tables/{self.id}/join", {}).status == 200
        assert self.olga.ask("POST", f"/api/tables/{self.id}/start", {}).status == 200
        self.wire: Wire = self.olga.sit(self.id)
        self.inside = inside


@pytest.fixture
def screen(inside: Inside) -> Screen:
    return Screen(inside)


def test_nobody_looks_until_it_is_said_who(screen: Screen) -> None:
    assert screen.wire.picture["seat"] is None and screen.wire.picture["view"]["hand"] == []
    assert screen.wire.facts["mine"] == [0, 1]
    assert screen.wire.turn["curtain"] == 0 and screen.wire.turn["legal"] == []


def test_each_player_looks_in_turn(screen: Screen) -> None:
    wire = screen.wire
    hands = []
    for seat in (0, 1):
        wire.say(type="look", seat=seat)
        assert wire.seat == seat and wire.turn["seat"] == seat
        hands.append(wire.picture["view"]["hand"])
        assert wire.act(wire.turn["legal"][0])["type"] == "done"
    assert hands[0] != hands[1]
    wire.say(type="look", seat=None)
    assert wire.picture["seat"] is None and wire.picture["view"]["hand"] == []


def test_the_curtain_names_the_next_seat(screen: Screen) -> None:
    wire = screen.wire
    wire.say(type="look", seat=0)
    assert wire.turn["curtain"] is None
    wire.act(wire.turn["legal"][0])
    assert wire.turn["curtain"] == 1
    wire.say(type="look", seat=1)
    wire.act(wire.turn["legal"][0])
    assert wire.turn["curtain"] is None


def test_the_curtain_falls_when_another_of_the_screens_seats_is_to_act(inside: Inside) -> None:
    """In a game of turns nothing private stays on the screen for the next one."""
    screen = Screen(inside, "asgard")
    ivan = screen.ivan.sit(screen.id)
    fell = 0
    for _ in range(60):
        if screen.inside.live(screen.id).status != "running":
            break
        state = screen.inside.live(screen.id).state
        owing = state.deciders()[0]
        wire = ivan if owing == 2 else screen.wire
        if owing != 2 and screen.wire.picture["seat"] != owing:
            if screen.wire.picture["seat"] not in state.asked_seats():
                assert screen.wire.picture["seat"] is None
                assert screen.wire.turn["curtain"] == owing
                fell += 1
            screen.wire.say(type="look", seat=owing)
        assert wire.act(wire.turn["legal"][0])["type"] == "done"
    assert fell > 3


def test_only_own_seats_can_be_looked_through(screen: Screen) -> None:
    answers = screen.wire.say(type="look", seat=2)
    assert answers[-1]["error"]["code"] == "not-yours"
    assert screen.olga.sit(screen.id, seat=2).closed == 4400


def test_who_comes_back_without_a_seat_gets_the_whole_table(screen: Screen) -> None:
    """A version without its seat could be anybody's."""
    screen.wire.say(type="look", seat=0)
    version = screen.wire.version
    wire = screen.olga.sit(screen.id, since=version)
    assert wire.messages[0]["type"] == "table" and wire.picture["seat"] is None


def test_who_comes_back_with_the_seat_goes_on_where_it_was(screen: Screen) -> None:
    screen.wire.say(type="look", seat=1)
    wire = screen.wire.come_back()
    assert wire.messages[0]["type"] == "update" and wire.picture["seat"] == 1


def test_the_version_in_an_answer_is_that_of_the_seat_that_acts(screen: Screen) -> None:
    wire = screen.wire
    wire.say(type="look", seat=0)
    first, second = wire.turn["legal"][:2]
    wire.act(first)
    answer = wire.act(second)
    assert answer["version"] == wire.version
    wire.say(type="look", seat=1)
    assert wire.version < answer["version"]  # it has not heard of the second thought


def test_two_tabs_of_one_seat_stay_in_step(inside: Inside) -> None:
    guest = inside.guest()
    id = inside.table_of(guest, inside.guest())
    one, two = guest.sit(id), guest.sit(id)
    one.act(one.turn["legal"][0])
    assert one.picture == two.picture
    two.act(two.turn["legal"][1])
    assert one.picture == two.picture and one.turn["picked"] == one.turn["legal"][1]
    one.request("undo", seat=0)
    assert one.picture == two.picture
