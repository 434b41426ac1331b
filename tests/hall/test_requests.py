"""What people may do before, beside and after the match; each request is found right or refused with its reason."""

from __future__ import annotations

import pytest

from meadhall.core.game import expand
from meadhall.hall.data.entries import Clock, Closed, Entry, Opened, Seated, SeatPlan, StoodIn, Unseated
from meadhall.hall.errors import Wrong
from meadhall.hall.tables import requests
from meadhall.hall.tables.table import Table
from tests.hall.tabletop import DAY, Tabletop

OPEN = SeatPlan("open")


def opened(*plans: SeatPlan) -> Table:
    table = Table("table", expand(1))
    table.carry_out(Opened("intrigues", "p0", list(plans), {}), 0)
    return table


def do(table: Table, entry: Entry) -> None:
    table.carry_out(entry, 0)


def code(request: object, *given: object) -> str:
    with pytest.raises(Wrong) as found:
        request(*given)  # type: ignore[operator]
    return found.value.code


@pytest.fixture
def table() -> Table:
    return opened(SeatPlan("person", "p0", "Olga"), OPEN, OPEN)


def test_the_first_free_seat_or_a_certain_one(table: Table) -> None:
    do(table, requests.join(table, "p1", "Ivan", 2))
    do(table, requests.join(table, "p2", "Ann", None))
    assert [seat.name for seat in table.seats] == ["Olga", "Ann", "Ivan"]
    assert code(requests.join, table, "p3", "Bo", None) == "taken"


def test_one_seat_each_unless_it_is_named(table: Table) -> None:
    assert code(requests.join, table, "p0", "Olga", None) == "taken"
    assert code(requests.join, table, "p1", "Ivan", 0) == "taken"
    assert code(requests.join, table, "p1", "Ivan", 3) == "malformed"
    do(table, requests.join(table, "p0", "Olga", 1))
    assert [seat.name for seat in table.seats[:2]] == ["Olga", "Olga 2"]


def test_two_of_one_name_are_told_apart(table: Table) -> None:
    do(table, requests.join(table, "p1", "Olga", None))
    do(table, requests.join(table, "p2", "Olga", None))
    assert [seat.name for seat in table.seats] == ["Olga", "Olga 2", "Olga 3"]


def test_the_host_arranges_seats(table: Table) -> None:
    assert code(requests.assign, table, "p1", "Ivan", 1, "bot", "karl") == "not-yours"
    do(table, requests.assign(table, "p0", "Olga", 1, "bot", "karl"))
    do(table, requests.assign(table, "p0", "Olga", 2, "bot", "karl"))
    do(table, requests.start(table, "p0"))
    assert [seat.name for seat in table.seats] == ["Olga", "karl", "karl 2"]
    assert code(requests.assign, table, "p0", "Olga", 1, "open", "") == "not-open"


def test_the_host_may_send_somebody_away_and_take_the_seat(table: Table) -> None:
    do(table, requests.join(table, "p1", "Ivan", 1))
    assert requests.assign(table, "p0", "Olga", 1, "open", "") == Unseated(1)
    assert requests.assign(table, "p0", "Olga", 1, "me", "") == Seated(1, "p0", "Olga 2")


def test_a_match_begins_when_every_seat_is_taken_and_the_host_says_so(table: Table) -> None:
    assert code(requests.start, table, "p0") == "not-open"
    for seat in (1, 2):
        do(table, requests.join(table, f"p{seat}", f"Person {seat}", None))
    assert code(requests.start, table, "p1") == "not-yours"
    do(table, requests.start(table, "p0"))
    assert code(requests.start, table, "p0") == "not-open"
    assert code(requests.join, table, "p3", "Bo", None) == "not-open"


def test_leaving_frees_the_seat_before_and_calls_a_bot_in_the_match() -> None:
    table = opened(SeatPlan("person", "p0", "Olga"), SeatPlan("person", "p0", "Ann"), OPEN)
    assert requests.leave(table, "p0") == [Unseated(0), Unseated(1)]
    assert code(requests.leave, table, "p1") == "not-yours"
    do(table, requests.join(table, "p1", "Ivan", None))
    do(table, requests.start(table, "p0"))
    assert requests.leave(table, "p0") == [StoodIn(0, "karl", 0), StoodIn(1, "karl", 1)]
    do(table, StoodIn(0, "karl", 0))
    assert requests.leave(table, "p0") == [StoodIn(1, "karl", 1)]


def test_who_left_does_nothing_until_the_seat_is_taken_back() -> None:
    top = Tabletop()
    top.do(StoodIn(0, "karl", 0))
    for request in (("act", 0, top.version(0), 1), ("undo", 0, False), ("redo", 0), ("propose", 0, "undo", None)):
        assert top.error(*request) == "not-yours"
    assert top.error("stand_in", 0, "karl", 0) == "not-asked"
    assert top.error("take_back", 0, user="p1") == "not-yours"
    top.ask("take_back", 0)
    assert top.error("take_back", 0) == "not-asked"
    top.act(0)


def test_a_bot_is_called_only_to_who_is_out_of_time() -> None:
    top = Tabletop(clock=Clock("slow", days=1))
    assert top.error("stand_in", 1, "karl", top.now, user="p0") == "not-asked"
    top.wait(DAY)
    assert top.error("stand_in", 1, "karl", top.now, user="p9") == "not-yours"
    top.act(2)
    assert top.error("stand_in", 2, "karl", top.now, user="p0") == "not-asked"
    top.ask("stand_in", 1, "karl", top.now, user="p0")
    assert top.table.seats[1].bot == "karl"


def test_anybody_talks_to_all_and_players_to_players() -> None:
    top = Tabletop()
    assert requests.chat(top.table, "p1", "Ivan", "a", " Skål! ", "players").text == "Skål!"
    assert requests.chat(top.table, "p9", "Eve", "a", "hello", "all").seat == -1
    assert code(requests.chat, top.table, "p9", "Eve", "a", "psst", "players") == "not-yours"
    assert code(requests.chat, top.table, "p1", "Ivan", "a", "x" * 501, "all") == "malformed"


def test_a_spectator_does_not_hear_the_players() -> None:
    top = Tabletop()
    top.do(requests.chat(top.table, "p1", "Ivan", "a", "psst", "players"))
    assert top.version(-1) == 2 and top.version(0) == 3
    assert "chat" not in [one["key"] for one in top.messages.earlier(-1)["notices"]]
    assert top.messages.earlier(0)["notices"][-1]["args"]["text"] == "psst"


def test_nothing_is_done_at_a_closed_table() -> None:
    top = Tabletop(clock=Clock("slow", days=1))
    top.do(Closed("admin"))
    assert top.error("act", 0, top.version(0), top.table.state.legal(0)[0]) == "not-running"
    assert top.error("propose", 0, "undo", None) == "not-running"
    assert top.turn(0)["asked"] == [] and top.turn(0)["legal"] == [] and not top.table.clocks.running


@pytest.mark.parametrize(
    "clock",
    [
        Clock("live"),
        Clock("live", minutes=601),
        Clock("live", minutes=-1),
        Clock("live", minutes=10**18),
        Clock("live", minutes=1, increment=601),
        Clock("live", minutes=1, increment=-1),
        Clock("live", minutes=1, cap=601),
        Clock("live", minutes=1, days=1),
        Clock("slow"),
        Clock("slow", days=61),
        Clock("slow", days=1, minutes=10**18),
        Clock("slow", days=1, increment=1),
    ],
)
def test_clocks_that_make_no_sense(clock: Clock) -> None:
    assert code(requests.check_clock, clock) == "malformed"
