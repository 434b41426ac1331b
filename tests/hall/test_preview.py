"""The table after an action that was not taken: asked of a guess, and told as far as the seat can know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from meadhall.core.patch import apply
from meadhall.hall.tables.messages import Messages
from tests.hall.halls import Halls
from tests.hall.inside import Inside
from tests.hall.tabletop import Tabletop

GAMES = [("intrigues", 2), ("intrigues", 4), ("asgard", 3), ("bloodrage", 3)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_preview_follows_from_what_the_seat_knows_and_comes_true(game: str, seats: int) -> None:
    """Whatever the hidden truth, and whichever guess is asked: the answer is the same, and so is what then happens."""
    top = Tabletop(game, seats, seed=3)
    match = top.table.playing.match
    shown = revealing = 0
    for _ in range(150):
        if not top.table.owing():
            break
        seat = top.table.owing()[0]
        code = top.chance.choice(match.state.legal(seat))
        truth = match.state
        answers = []
        for number in range(3):
            match.state = truth if number == 0 else truth.determinize(seat, 77 + number)
            answers.append(Messages(top.table, random.Random(number)).preview(seat, code))
        match.state = truth
        assert answers[0] == answers[1] == answers[2]
        known = top.messages.whole(seat, "", (), 0)["version"]
        top.act(seat, code)
        steps = top.messages.steps(seat, known) or []
        foreseen = answers[0]["steps"]
        if answers[0]["reveals"]:
            assert steps[: len(foreseen)] == foreseen
            revealing += 1
        else:
            assert steps == foreseen
            shown += len(steps) > 0
    assert shown > 10 and revealing > 3


def test_what_a_preview_shows_is_not_done(inside: Inside) -> None:
    olga, ivan = inside.guest(), inside.guest()
    id = inside.table_of(olga, ivan)
    wire = olga.sit(id)
    ivan.sit(id)
    before = bytes(inside.live(id).state), inside.live(id).entries
    code = wire.turn["legal"][1]
    answer = wire.request("preview", seat=0, version=wire.version, action=code)
    view = wire.picture["view"]
    for step in answer["steps"]:
        view = apply(view, step["change"])
    assert answer["type"] == "preview" and answer["version"] == wire.version and not answer["reveals"]
    assert view["pick"] == inside.live(id).game.vocabulary.text(code) and wire.picture["view"]["pick"] is None
    assert (bytes(inside.live(id).state), inside.live(id).entries) == before


def refusal(wire: Any, **fields: Any) -> str:
    answer = wire.request("preview", **fields)
    assert answer["type"] == "error"
    code: str = answer["error"]["code"]
    return code


def test_only_legal_actions_of_ones_own_seat_have_a_preview(inside: Inside) -> None:
    olga, ivan = inside.guest(), inside.guest()
    id = inside.table_of(olga, ivan)
    wire, other = olga.sit(id), ivan.sit(id)
    watcher = inside.guest().sit(id)
    mine, theirs = wire.turn["legal"][0], other.turn["legal"][0]
    assert refusal(wire, seat=1, version=wire.version, action=theirs) == "not-yours"
    assert refusal(watcher, seat=0, version=watcher.version, action=mine) == "not-yours"
    illegal = next(code for code in range(500) if code not in wire.turn["legal"])
    assert refusal(wire, seat=0, version=wire.version, action=illegal) == "refused"
    assert refusal(wire, seat=0, version=wire.version, action=-1) == "refused"
    for one in (wire, other):
        one.act(one.turn["legal"][0])
    assert refusal(wire, seat=0, version=2, action=wire.turn["legal"][0]) == "stale"


def test_the_client_asks_for_a_preview(halls: Halls) -> None:
    door = halls.serve(workers=0)
    olga = door.enter("Olga")
    table = olga.open_table("intrigues", ["me", "karl"])["id"]
    olga.start(table)
    with olga.sit(table) as live:
        live.wait_for_turn()
        answer = live.preview(live.legal[0])
        assert answer["steps"][-1]["view"]["pick"] and live.view and live.view["pick"] is None
