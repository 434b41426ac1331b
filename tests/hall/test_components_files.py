"""Components files in the hall: what is refused, what is stored, and that nobody waits for either."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from typing import Any

import pytest

from meadhall.core.registry import find_game
from meadhall.hall.api import lobby
from meadhall.hall.data.entries import Opened, SeatPlan
from tests.core.test_components import HOSTILE, SHORT_LOKI
from tests.hall.inside import Answer, Guest, Inside

ODD = {
    "a part of a table": ("bloodrage", "[ragnarok]\ndestroyed_at_setup = { p2 = 3 }"),
    "unknown names": ("asgard", "[scaling.p2]\npopulation_removed = ['dwarves']"),
    "no names": ("asgard", "[[god]]\nid = 'odin'\nsupport = [1, 2]"),
    "no slots": ("asgard", "[[god]]\nid = 'odin'\nrequest = []"),
    "slots without values": ("asgard", "[[god]]\nid = 'odin'\nrequest = [{ slot = 'single' }]"),
    "a list for a table": ("asgard", "[battle_slots]\ngain = { light = [], dark = 'weapon' }"),
    "a number beyond a C int": ("asgard", f"[[world]]\nn = 1\nI = {2**40}"),
    "more discs than there are": ("asgard", "[per_player]\ndiscs = 100010\ndiscs_start = 100002"),
    "other totals": ("asgard", "[totals]\nweapons = 9\n[weapon]\nvalues = [2, 2, 3, 3, 4, 5, 6, 6, 6]"),
    "a card of another age": ("bloodrage", "[[card]]\nid = 'a1-01'\nage = 2"),
    "a card of no kind": ("bloodrage", "[[card]]\nid = 'a1-01'\nkind = 'dwarf'"),
    "a monster that is none": ("bloodrage", "[[kind]]\nid = 'lokis-domain'\ntype = 'monster'"),
    "an entry by a list": ("intrigues", "[[card]]\nends = [[], 1]\ncount = 3"),
    "an entry by a date": ("intrigues", "[[card]]\nends = 1979-05-27\ncount = 3"),
    "infinity": ("intrigues", "[deal]\np2 = [inf, nan, 1]"),
    "a control character": ("intrigues", "[deal]\1"),
    "no table": ("intrigues", "deal = [1]"),
}


def open_table(guest: Guest, components: str, game: str = "intrigues", **more: Any) -> Answer:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "thrall"}]
    return guest.ask("POST", "/api/tables", {"game": game, "seats": seats, "components": components, **more})


@pytest.mark.parametrize(("game", "text"), ODD.values(), ids=ODD)
def test_odd_files_are_refused_in_words(inside: Inside, game: str, text: str) -> None:
    answer = open_table(inside.guest(), text, game)
    assert answer.code == "wrong-components"
    assert "line " in answer.json["error"]["text"]


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_refused_in_words(inside: Inside, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("it was parsed"))
    assert open_table(inside.guest(), text).code == "wrong-components"


def test_only_the_checked_file_is_stored(inside: Inside) -> None:
    guest = inside.guest()
    id = open_table(guest, f"# {'x' * 9_000}\n{SHORT_LOKI}", start=True).json["id"]
    kept = find_game("intrigues").load_pieces(SHORT_LOKI)
    assert inside.stored(id).components == kept.overlay
    assert inside.live(id).playing.match.pieces.digest == kept.digest
    assert inside.stored(open_table(guest, "# nothing").json["id"]).components == ""


def test_files_are_read_off_the_loop(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("intrigues")
    readers: list[threading.Thread] = []

    def load(overlay: str = "") -> Any:
        readers.append(threading.current_thread())
        return game.edition.load(overlay)

    monkeypatch.setattr(game, "load_pieces", load)
    assert open_table(inside.guest(), SHORT_LOKI).status == 200
    assert readers and threading.main_thread() not in readers


def test_a_file_that_takes_too_long_is_refused(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "READING", 0.05)
    monkeypatch.setattr(find_game("intrigues"), "load_pieces", lambda overlay="": time.sleep(0.5))
    answer = open_table(inside.guest(), SHORT_LOKI)
    assert answer.code == "wrong-components" and "too long" in answer.json["error"]["text"]


def store_table(inside: Inside, guest: Guest, components: str) -> str:
    """As a hall that checked less has stored it."""
    seats = [SeatPlan("person", guest.id, guest.name), SeatPlan("bot", level="thrall")]
    options = find_game("intrigues").read_options({})
    entry = Opened("intrigues", guest.id, seats, options, components)
    id = secrets.token_urlsafe(12)
    inside.run(inside.hall.rooms.open(id, bytes(32), entry))
    inside.rebuild(id)
    return id


@pytest.mark.parametrize("name", ["a huge file", "nested lists", "a number of many digits"])
def test_a_hostile_file_that_is_stored_already_stops_nobody(
    inside: Inside, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = inside.guest()
    id = store_table(inside, guest, HOSTILE[name])
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("it was parsed"))
    assert guest.ask("GET", f"/api/tables/{id}").status == 200
    answer = guest.ask("POST", f"/api/tables/{id}/start", {})
    assert answer.code == "wrong-components" and "Open another table" in answer.json["error"]["text"]


def test_a_file_stored_as_it_was_written_plays_on(inside: Inside) -> None:
    guest = inside.guest()
    written = f"# my box\n{SHORT_LOKI}"
    id = store_table(inside, guest, written)
    assert guest.ask("POST", f"/api/tables/{id}/start", {}).status == 200
    inside.rebuild(id)
    assert guest.ask("GET", f"/api/tables/{id}").json["status"] == "running"
    table = inside.stored(id)
    assert table.components == written
    assert table.playing.match.pieces.overlay == find_game("intrigues").load_pieces(SHORT_LOKI).overlay


def test_others_are_served_while_a_file_is_read(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("intrigues")
    is_read, may_end = threading.Event(), threading.Event()

    def load(overlay: str = "") -> Any:
        is_read.set()
        assert may_end.wait(10)
        return game.edition.load(overlay)

    monkeypatch.setattr(game, "load_pieces", load)
    guest, other = inside.guest(), inside.guest()

    async def both() -> tuple[Answer, Answer]:
        body = b'{"game":"intrigues","seats":[{"kind":"me"},{"kind":"open"}],"components":"# mine"}'
        token = {"authorization": f"Bearer {guest.token}"}
        opening = asyncio.create_task(inside._ask("POST", "/api/tables", body, token))
        while not is_read.is_set():
            await asyncio.sleep(0.001)
        served = await inside._ask("GET", "/api/me", b"", {"authorization": f"Bearer {other.token}"})
        assert not opening.done()
        may_end.set()
        return served, await opening

    assert [answer.status for answer in inside.run(both())] == [200, 200]
