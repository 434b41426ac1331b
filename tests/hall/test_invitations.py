"""Who may sit down: links to seats that end, and one seat per person at a public table."""

from __future__ import annotations

import pytest

from meadhall.hall.accounts import Links
from meadhall.hall.errors import Wrong
from tests.hall.inside import Guest, Inside, Time

DAY = 24 * 3600 * 1000


def open_table(host: Guest, seats: int = 3, **more: object) -> str:
    kinds = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
    id: str = host.ask("POST", "/api/tables", {"game": "intrigues", "seats": kinds, **more}).json["id"]
    return id


def link_of(host: Guest, table: str, seat: int) -> str:
    link: str = host.ask("GET", f"/api/tables/{table}/seats/{seat}/link").json["link"]
    return link


def join(guest: Guest, table: str, **wish: object) -> str | list[int]:
    """The seats of the guest then, or the code of the error."""
    answer = guest.ask("POST", f"/api/tables/{table}/join", wish)
    return answer.code or answer.json["mine"]


def test_a_link_ends_when_the_seat_is_taken_also_after_it_is_free_again(inside: Inside) -> None:
    host, ivan, eve = inside.guest(), inside.guest(), inside.guest()
    table = open_table(host)
    link, other = link_of(host, table, 1), link_of(host, table, 2)
    assert join(ivan, table, link=link) == [1]
    assert join(eve, table, link=link) == "expired"
    assert join(ivan, table, link=link) == "taken"
    assert ivan.ask("POST", f"/api/tables/{table}/leave", {}).status == 200
    assert join(eve, table, link=link) == join(ivan, table, link=link) == "expired"
    assert join(eve, table, link=link_of(host, table, 1)) == [1]
    assert join(ivan, table, link=other) == [2]


def test_a_link_ends_when_the_host_gives_the_seat_away(inside: Inside) -> None:
    host, eve = inside.guest(), inside.guest()
    table = open_table(host)
    link = link_of(host, table, 1)
    for wish in ({"kind": "bot", "level": "karl"}, {"kind": "open"}):
        assert host.ask("POST", f"/api/tables/{table}/seats/1", wish).status == 200
        assert join(eve, table, link=link) == "expired"


def test_a_link_ends_after_a_week(inside: Inside, clock: Time) -> None:
    host, eve = inside.guest(), inside.guest()
    table = open_table(host)
    told = host.ask("GET", f"/api/tables/{table}/seats/1/link").json
    assert abs(told["until"] - (clock.now + 7 * DAY)) < 2000
    clock.pass_by(7 * DAY - 2000)
    late = link_of(host, table, 2)
    clock.pass_by(4000)
    answer = eve.ask("POST", f"/api/tables/{table}/join", {"link": told["link"]})
    assert (answer.status, answer.code) == (410, "expired")
    assert "ask the host for a new one" in answer.json["error"]["text"]
    assert join(eve, table, link=late) == [2]


def test_nobody_makes_a_link_last_longer_or_fit_another_seat() -> None:
    links = Links(b"key", 7)
    link, until = links.sign("table", 1, 5, 1_000_000)
    assert links.read("table", link) == (1, 5, until)
    seat, change, end, proof = link.split(".")
    longer = f"{int(end, 16) + 1:x}"
    for forged in (
        f"2.{change}.{end}.{proof}",
        f"{seat}.6.{end}.{proof}",
        f"{seat}.{change}.{longer}.{proof}",
        f"{seat}.{change}.{end}.{proof[:-1]}",
        f"{seat}.{change}.{end}.é",
        f"{seat}.{change}.x.{proof}",
        "...",
        "",
        "é",
        proof,
        f"١.{change}.{end}.{proof}",
    ):
        with pytest.raises(Wrong) as refused:
            links.read("table", forged)
        assert refused.value.code == "forged", forged
    with pytest.raises(Wrong, match="not for a seat at this table"):
        links.read("another", link)
    with pytest.raises(Wrong):
        Links(b"another key", 7).read("table", link)


def test_there_is_no_link_to_a_seat_that_is_not_free(inside: Inside) -> None:
    host = inside.guest()
    table = open_table(host, 2)
    assert host.ask("GET", f"/api/tables/{table}/seats/0/link").code == "taken"
    assert host.ask("POST", f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "karl"}).status == 200
    assert host.ask("POST", f"/api/tables/{table}/start", {}).status == 200
    assert host.ask("GET", f"/api/tables/{table}/seats/1/link").code == "not-open"


@pytest.mark.parametrize("several", [False, True])
def test_at_a_public_table_one_person_takes_one_seat_unless_the_host_allows_more(inside: Inside, several: bool) -> None:
    host, ivan = inside.guest(), inside.guest()
    table = open_table(host, 4, public=True, **({"several": True} if several else {}))
    assert host.ask("GET", f"/api/tables/{table}").json["several"] is several
    assert join(ivan, table, seat=1) == [1]
    assert join(ivan, table, seat=2) == ([1, 2] if several else "one-seat")
    assert join(ivan, table, link=link_of(host, table, 3)) == ([1, 2, 3] if several else "one-seat")
    if not several:
        assert ivan.ask("POST", f"/api/tables/{table}/leave", {}).status == 200
        assert join(ivan, table, seat=2) == [2]


def test_the_host_and_tables_by_link_are_free_to_share_a_screen(inside: Inside) -> None:
    host, ivan = inside.guest(), inside.guest()
    public, private = open_table(host, public=True), open_table(host)
    assert join(host, public, seat=1) == [0, 1]
    assert join(ivan, private, seat=1) == [1] and join(ivan, private, seat=2) == [1, 2]


def test_a_rematch_keeps_what_the_host_allowed(inside: Inside) -> None:
    from meadhall.hall.api.lobby import rematch
    from meadhall.hall.data.entries import Opened, SeatPlan
    from meadhall.hall.tables.table import Table

    table = Table("table", bytes(32))
    seats = [SeatPlan("person", "a", "Olga"), SeatPlan("person", "b", "Ivan")]
    table.carry_out(Opened(game="intrigues", host="a", seats=seats, options={}, public=True, several=True), 1)
    assert rematch(table, "a", "").several
