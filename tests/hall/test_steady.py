"""The time of day jumps: clocks of matches go on as before, also after a restart and in other processes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from meadhall.hall.clock import SYSTEM_CLOCK
from meadhall.hall.steady import agree
from meadhall.hall.store import logs
from tests.hall.inside import Guest, Inside, Time

MINUTE = 60_000
HOUR = 60 * MINUTE
LIVE = {"kind": "live", "minutes": 10, "increment": 0, "cap": 0}


@pytest.fixture
def day() -> Time:
    return Time()


class Match:
    """Two people at a live clock, seen through one hall after the other."""

    def __init__(self, folder: Path, day: Time) -> None:
        self.folder = folder
        self.day = day
        self.halls = [Inside(folder, day)]
        guests = [self.hall.guest("Olga"), self.hall.guest("Ivan")]
        self.tokens = [(guest.id, guest.name, guest.token) for guest in guests]
        self.table = self.hall.table_of(*guests, clock=LIVE)

    @property
    def hall(self) -> Inside:
        return self.halls[-1]

    def guest(self, seat: int, hall: Inside | None = None) -> Guest:
        return Guest(hall or self.hall, *self.tokens[seat])

    def left(self, hall: Inside | None = None) -> list[int]:
        facts = self.guest(0, hall).ask("GET", f"/api/tables/{self.table}").json
        return [round(seat["left"] / MINUTE, 3) for seat in facts["seats"]]

    def act(self, seat: int) -> None:
        wire = self.guest(seat).sit(self.table)
        assert wire.act(wire.turn["legal"][0])["type"] == "done"
        self.hall.hang_up()

    def restart(self) -> None:
        self.halls.pop().close()
        self.halls.append(Inside(self.folder, self.day))

    def another(self) -> Inside:
        self.halls.insert(0, Inside(self.folder, self.day))
        return self.halls[0]


@pytest.fixture
def match(folder: Path, day: Time) -> Iterator[Match]:
    made = Match(folder, day)
    yield made
    for hall in made.halls:
        hall.close()


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 100 * 24 * HOUR])
def test_a_jump_of_the_time_of_day_costs_and_gives_nobody_anything(match: Match, day: Time, jump: int) -> None:
    day.pass_by(2 * MINUTE)
    day.jump(jump)
    assert match.left() == [8, 8]
    day.pass_by(MINUTE)
    assert match.left() == [7, 7]
    match.act(0)
    day.pass_by(MINUTE)
    assert match.left() == [7, 6]
    wire = match.guest(0).sit(match.table)
    assert wire.error("stand_in", seat=1) == "not-asked"
    assert wire.turn["clock"]["out"] == []
    day.pass_by(6 * MINUTE)
    assert wire.request("stand_in", seat=1)["type"] == "done"


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_restart_after_a_jump_goes_on_with_the_same_time(match: Match, day: Time, jump: int) -> None:
    day.pass_by(MINUTE)
    match.act(0)
    day.jump(jump)
    match.act(1)
    day.pass_by(MINUTE)
    before = match.left()
    match.restart()
    assert match.left() == before
    day.pass_by(MINUTE)
    assert sum(match.left()) < sum(before)
    match.act(0)
    assert match.left(match.another()) == match.left()


def test_a_process_that_starts_after_a_jump_agrees_with_the_one_before(match: Match, day: Time) -> None:
    day.jump(HOUR)
    other = match.another()
    day.pass_by(3 * MINUTE)
    assert match.left(other) == match.left() == [7, 7]
    match.act(0)
    assert match.left(other) == match.left() == [7, 7]


def test_after_a_boot_the_time_of_day_is_trusted_again(match: Match, day: Time) -> None:
    day.pass_by(MINUTE)
    match.act(0)
    day.boot()
    day.pass_by(2 * MINUTE)
    match.restart()
    assert match.left() == [9, 7]


def test_the_log_notes_the_steady_time_only_where_the_time_of_day_differs(match: Match, day: Time) -> None:
    def entries() -> list[tuple[str, int]]:
        read = match.hall.hall.store.read
        found: list[tuple[str, int]] = match.hall.run(read(lambda c: logs.load_entries(c, match.table)))
        return found

    match.act(0)
    assert not [entry for entry, _ in entries() if "tick" in entry]
    day.jump(HOUR)
    match.act(1)
    entry, at = entries()[-1]
    assert f'"tick":{day.now - HOUR}' in entry and at == day.now  # shown is the time of day


def test_a_hall_without_a_jump_reckons_as_before(match: Match, day: Time) -> None:
    day.pass_by(5 * MINUTE)
    match.restart()
    assert match.left() == [5, 5]


def test_all_processes_of_a_boot_have_one_clock(engine: Engine, day: Time) -> None:
    first = agree(engine, day)
    assert first.now() == day.now
    day.jump(HOUR)
    assert agree(engine, day).now() == first.now() == day.now - HOUR
    day.boot_name = "b" * 32
    assert agree(engine, day).now() == day.now
    day.boot_name = ""
    day.jump(HOUR)
    assert agree(engine, day).now() == day.now


def test_this_machine_counts_from_its_boot() -> None:
    assert SYSTEM_CLOCK.since_boot() > 0 and len(SYSTEM_CLOCK.boot_id()) in (0, 32)
