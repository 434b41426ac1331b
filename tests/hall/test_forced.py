"""Seats that cannot choose: the hall answers for them, and no time tells that they could not."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.hall.data.entries import Acted, read_entry
from meadhall.hall.data.jobs import ONLY, Job
from meadhall.hall.rooms import Room
from meadhall.hall.store import logs
from meadhall.hall.tables.pacing import QUICKEST, SLOWEST, Pacer, wanted_jobs
from meadhall.hall.tables.play import is_publicly_forced
from meadhall.hall.tables.table import Table
from tests.hall.inside import Guest, Inside, Time
from tests.hall.tabletop import Tabletop

STEP = 700
LUCK = list(range(64))


def forced(table: Table) -> list[int]:
    return [seat for seat in table.owing() if len(table.state.legal(seat)) == 1]


def secretly_forced(table: Table) -> list[int]:
    return [seat for seat in forced(table) if not is_publicly_forced(table.state, seat, LUCK)]


def publicly_forced(table: Table) -> list[int]:
    return [seat for seat in forced(table) if is_publicly_forced(table.state, seat, LUCK)]


def at(find: Callable[[Table], list[int]], game: str, seats: int, level: str = "p") -> tuple[Tabletop, int]:
    """A table at which a seat is forced in that way."""
    who = [f"p{seat}" if level == "p" else level for seat in range(seats)]
    for seed in range(40):
        top = Tabletop(game, who, seed)
        while top.table.status == "running":
            if find(top.table):
                return top, find(top.table)[0]
            top.play_on(1)
    raise AssertionError("no match came to that")


SECRET = [("bloodrage", 3), ("bloodrage", 2), ("asgard", 3)]  # late battle cards; actions that hidden tiles decide
PUBLIC = [("intrigues", 3), ("bloodrage", 3), ("asgard", 2)]


@pytest.mark.parametrize(("game", "seats"), PUBLIC)
def test_what_everybody_sees_to_be_forced_is_done_at_the_pace_of_bots(game: str, seats: int) -> None:
    for level in ("p", "karl"):
        top, seat = at(publicly_forced, game, seats, level)
        job = next(job for job in wanted_jobs(top.table) if job.seat == seat)
        assert Pacer(thinks={"karl": 9}).plan(top.table, job, "door", 1000)["due"] == 1000 + STEP


@pytest.mark.parametrize(("game", "seats"), SECRET)
def test_what_nobody_can_know_to_be_forced_takes_a_persons_time(game: str, seats: int) -> None:
    top, seat = at(secretly_forced, game, seats)
    job = Job("table", seat, top.table.since[seat], ONLY)
    assert job in wanted_jobs(top.table)
    pacer = Pacer(chance=random.Random(5))
    plans = [pacer.plan(top.table, job, "door", 1000) for _ in range(40)]
    assert {plan["answer"] for plan in plans} == {str(top.table.state.legal(seat)[0])}
    waits = sorted(plan["due"] - 1000 for plan in plans)
    assert waits[0] >= QUICKEST and waits[-1] <= SLOWEST
    assert len(set(waits)) > 20


@pytest.mark.parametrize(("game", "seats"), SECRET)
def test_how_long_a_bot_takes_does_not_depend_on_what_it_holds(game: str, seats: int) -> None:
    """The same table with other hidden things: in some guesses the bot could choose, in some not."""
    top, seat = at(secretly_forced, game, seats, "karl")
    table = top.table
    waits, choices = set(), set()
    state = table.state
    for luck in range(60):
        table.playing.match.state = state.determinize(-1, luck)
        choices.add(len(table.state.legal(seat)) > 1)
        job = Job("table", seat, table.since[seat], "karl")
        waits.add(Pacer(thinks={"karl": 2}, chance=random.Random(luck)).plan(table, job, "door", 0)["due"])
    table.playing.match.state = state
    assert choices == {True, False}
    assert len(waits) == 1 and waits.pop() > 2000


def test_when_a_person_is_answered_for_does_not_depend_on_what_others_hold() -> None:
    top, seat = at(secretly_forced, "bloodrage", 3)
    table = top.table
    state, waits = table.state, set()
    job = Job("table", seat, table.since[seat], ONLY)
    for luck in range(30):
        table.playing.match.state = state.determinize(seat, luck)
        assert len(table.state.legal(seat)) == 1  # it knows its own hand
        waits.add(Pacer(chance=random.Random(7)).plan(table, job, "door", 0)["due"])
    assert len(waits) == 1


def test_who_has_a_choice_is_never_answered_for() -> None:
    top = Tabletop("bloodrage", 3, seed=3)
    while top.table.status == "running":
        for job in wanted_jobs(top.table):
            assert job.level == ONLY and len(top.table.state.legal(job.seat)) == 1
        top.play_on(1)


def test_the_hall_answers_and_the_log_says_that_nobody_chose(inside: Inside) -> None:
    guests = [inside.guest() for _ in range(3)]
    id = play_to(inside, guests, forced)
    inside.rest()
    assert not forced(inside.live(id))
    entries = inside.run(inside.hall.store.read(lambda connection: logs.load_entries(connection, id)))
    assert any(isinstance(entry, Acted) and entry.by == "hall" for entry in (read_entry(text) for text, _ in entries))
    wire = guests[0].sit(id)
    assert '"hall"' not in "".join(wire.texts)


def play_to(inside: Inside, guests: list[Guest], find: Callable[[Table], list[int]]) -> str:
    """A table of Blood Rage that random moves, straight into the room, have made such."""
    chance = random.Random(4)

    def move(table: Table, at: int) -> Acted:
        seat = next(seat for seat in table.owing())
        return Acted(seat, chance.choice(table.state.legal(seat)))

    async def play(room: Room) -> bool:
        while room.table and room.table.status == "running":
            if find(room.table):
                return True
            await room.do(move)
        return False

    for _ in range(20):
        id = inside.table_of(*guests, game="bloodrage")
        if inside.run(play(inside.hall.rooms.room(id))):
            return id
    raise AssertionError("no match came to that")


@pytest.fixture
def paced(folder: Path, clock: Time) -> Inside:
    """A hall that waits, though a thousand times shorter than for people."""
    return Inside(folder, clock, pace=0.001)


def test_nobody_is_answered_for_in_secret_while_away(paced: Inside) -> None:
    """A seat that answers although its person is not there would tell that it had no choice."""
    guests = [paced.guest() for _ in range(3)]
    id = play_to(paced, guests, secretly_forced)
    seat = secretly_forced(paced.live(id))[0]
    paced.rest()
    before = paced.live(id).entries
    watcher = next(guest for guest in guests if guest is not guests[seat]).sit(id)
    paced.rest()
    assert seat in forced(paced.live(id))
    come(paced, guests[seat], id)
    assert seat not in forced(paced.live(id)) and paced.live(id).entries > before
    assert watcher.version == paced.live(id).viewer_logs.versions[watcher.seat]
    paced.close()


def come(inside: Inside, guest: Guest, id: str) -> None:
    guest.sit(id)
    for _ in range(200):
        inside.rest()
        inside.hall.has_answers.set()
        if not inside.hall.bot_moves.busy and not forced(inside.live(id)):
            return
