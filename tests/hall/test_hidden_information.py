"""Nothing leaves the hall but what its viewer may know.

At many moments of whole matches everything that can be told to a viewer is told twice: of the truth, and of the same
table with all that the viewer does not know redrawn, or with other secret choices made. It must be the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from meadhall.core.state import State
from meadhall.hall.api.records import moment_json
from meadhall.hall.data.entries import Acted, Clock
from meadhall.hall.rooms import summary
from meadhall.hall.tables import messages
from meadhall.hall.tables.messages import Messages
from meadhall.hall.tables.play import final_actions
from meadhall.hall.tables.table import Table
from tests.hall.inside import Inside, Time, Wire
from tests.hall.tabletop import Tabletop

MATCHES = [("intrigues", 2), ("intrigues", 4), ("asgard", 3), ("bloodrage", 2), ("bloodrage", 3)]


class Constant(random.Random):
    def getrandbits(self, bits: int, /) -> int:
        return 4711


def told(table: Table, viewer: int, now: int) -> bytes:
    """Everything that a viewer can be told of a table, by whatever door."""
    messages = Messages(table, Constant())
    user = table.seats[viewer].user if viewer >= 0 else ""
    version = table.viewer_logs.versions[viewer]
    parts: list[Any] = [messages.whole(viewer, user, (), now), messages.facts(user, (), now), summary(table)]
    parts.append(messages.update(viewer, user, (), now, version))
    parts += [messages.earlier(viewer, before) for before in (0, 1, 5, 10**6)]
    parts += [moment_json(messages, viewer, moment, False) for moment in (10**6, 3)]
    if viewer >= 0:
        state, game = table.state, table.game
        parts += [game.why_not(state, viewer, code) for code in range(0, len(game.vocabulary), 7)]
    return msgspec.json.encode(parts)


def matches(game: str, seats: int) -> Iterator[Tabletop]:
    """A match at each of its moments, with second thoughts here and there."""
    top = Tabletop(game, seats, seed=seats, clock=Clock("live", minutes=30, increment=5, cap=40))
    while top.table.status == "running":
        yield top
        seat = top.chance.choice(top.table.owing())
        top.wait(top.chance.randrange(20_000))
        top.act(seat)
        if top.table.playing.can_undo(seat) and top.chance.random() < 0.15:
            yield top
            top.undo(seat, turn=top.chance.random() < 0.5)
            if top.table.playing.can_redo(seat) and top.chance.random() < 0.5:
                top.redo(seat)


@pytest.mark.parametrize(("game", "seats"), MATCHES)
def test_all_that_is_told_follows_from_what_the_viewer_knows(game: str, seats: int) -> None:
    checked = changed = freed = 0
    for moment, top in enumerate(matches(game, seats)):
        match, truth = top.table.playing.match, top.table.state
        forced = [seat for seat in truth.deciders() if len(truth.legal(seat)) == 1]
        if moment % 9 and not forced:
            continue
        for viewer in range(-1, seats):
            true = told(top.table, viewer, top.now)
            for luck in range(3 if forced else 1):
                match.state = guess = truth.determinize(viewer, 100 * moment + luck)
                changed += bytes(guess) != bytes(truth)
                freed += any(len(guess.legal(seat)) > 1 for seat in forced)
                assert told(top.table, viewer, top.now) == true, (game, seats, moment, viewer)
                checked += 1
            match.state = truth
    assert checked > 15 and changed > checked // 2
    assert freed or game != "bloodrage"  # who had no choice in truth and might have had one for all the viewer knows


@pytest.mark.parametrize(("game", "seats"), MATCHES)
def test_the_steps_of_a_move_that_reveals_nothing_follow_from_what_the_viewer_knows(game: str, seats: int) -> None:
    """The same move is made in the truth and in a guess of the viewer: event by event the same change is sent."""
    checked = steps = 0
    for moment, top in enumerate(matches(game, seats)):
        if moment % 7:
            continue
        seat = top.table.owing()[0]
        code = top.chance.choice(top.table.state.legal(seat))
        for viewer in range(-1, seats):
            guess = top.table.game.redraw_unseen(top.table.state, None if viewer < 0 else viewer, moment)
            if not guess.is_legal(seat, code):
                continue
            updates = []
            for start in (top.table.state.copy(), guess):
                table = again(top.table)
                table.playing.match.state = start
                start.chronicle = table.playing.match.chronicle
                reveals = start.reveal_count()
                messages = Messages(table, random.Random(0))
                known = messages.whole(viewer, "", (), top.now)["version"]
                table.carry_out(Acted(seat, code), top.now)
                if table.state.reveal_count() == reveals:
                    updates.append(messages.steps(viewer, known))
            assert not updates or (len(updates) == 2 and updates[0] == updates[1]), (game, seats, moment, viewer)
            checked += len(updates) == 2
            steps += len(updates[0] or []) if updates else 0
    assert checked > 10 and steps > 10


@pytest.mark.parametrize(("game", "seats"), [match for match in MATCHES if match[0] != "asgard"])
def test_secret_choices_are_told_to_nobody_else_before_the_reveal(game: str, seats: int) -> None:
    """At each secret choice: what the others are told is the same for every choice that could have been made."""
    checked = 0
    for top in matches(game, seats):
        table = top.table
        asked, owing = table.state.asked_seats(), table.owing()
        if len(asked) < 2 or len(owing) < 2 or top.chance.random() < 0.5:
            continue
        seat = owing[0]
        worlds = []
        for code in top.chance.sample(table.state.legal(seat), min(3, len(table.state.legal(seat)))):
            other = again(table)
            other.carry_out(Acted(seat, code), top.now)
            if other.state.reveal_count() == table.state.reveal_count():
                worlds.append([told(other, viewer, top.now) for viewer in range(-1, seats) if viewer != seat])
        assert all(world == worlds[0] for world in worlds)
        checked += len(worlds) > 1
    assert checked > 3


def again(table: Table) -> Table:
    """The same table, built from its entries once more."""
    other = Table(table.id, table.seed)
    for entry, at in LOGS[id(table)]:
        other.carry_out(entry, at)
    return other


LOGS: dict[int, list[tuple[Any, int]]] = {}


@pytest.fixture(autouse=True)
def _kept_logs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    carry_out = Table.carry_out

    def keep(self: Table, entry: Any, at: int) -> None:
        LOGS.setdefault(id(self), []).append((entry, at))
        carry_out(self, entry, at)

    monkeypatch.setattr(Table, "carry_out", keep)
    yield
    LOGS.clear()


def test_what_is_final_is_asked_of_a_guess() -> None:
    """The truth is never asked: with every guess put in its place the answer is that of the guess."""
    top = Tabletop("bloodrage", 3, seed=2)
    top.play_on(40)
    seat = top.table.owing()[0]
    asked: list[bytes] = []

    class Watched:
        def __init__(self, state: State) -> None:
            self.state = state

        def determinize(self, viewer: int, luck: int) -> State:
            assert viewer == seat
            guess = self.state.determinize(viewer, luck)
            asked.append(bytes(guess))
            return guess

    final = final_actions(Watched(top.table.state), seat, 99)  # type: ignore[arg-type]
    assert len(asked) == 1 and asked[0] != bytes(top.table.state)
    assert set(final) <= set(top.table.state.legal(seat))


def test_final_actions_are_those_after_which_the_table_must_be_asked() -> None:
    """Where nothing hidden decides, `final` is what undo then says."""
    agreed = 0
    for top in matches("asgard", 2):
        table = top.table
        seat = table.owing()[0]
        final = top.turn(seat)["final"]
        if top.chance.random() > 0.3:
            continue
        code = top.chance.choice(table.state.legal(seat))
        other = again(table)
        other.carry_out(Acted(seat, code), top.now)
        agreed += other.status == "over" or other.playing.can_undo(seat) == (code not in final)
        assert other.status == "over" or other.playing.can_undo(seat) == (code not in final)
    assert agreed > 10


class Recorded:
    """A match between people over sockets with a spectator, and everything that was sent."""

    def __init__(self, inside: Inside, clock: Time, game: str, seats: int) -> None:
        self.inside = inside
        self.guests = [inside.guest() for _ in range(seats)]
        self.id = inside.table_of(*self.guests, game=game, public=True)
        self.wires = [guest.sit(self.id) for guest in self.guests]
        self.spectator = Wire(inside, self.id)
        self.spectator.say(type="hello")
        self.seed = inside.live(self.id).seed
        chance = random.Random(seats)
        self.words: set[bytes] = set()
        moves = 0
        while inside.live(self.id).status == "running":
            moves += 1
            clock.pass_by(1000)
            inside.rest()  # what is forced plays itself, and must not come between a look and a move
            table = inside.live(self.id)
            if table.status != "running":
                break
            self.words |= {bytes(table.state)[at : at + 8] for at in (0, 8)}  # the key of the generator
            seat = chance.choice(table.owing())
            if moves % 9 and moves < 120:
                assert self.wires[seat].act(chance.choice(self.wires[seat].turn["legal"]))["type"] == "done"
            else:
                code = chance.choice(table.state.legal(seat))
                inside.run(inside.hall.rooms.room(self.id).do(lambda table, at, s=seat, c=code: Acted(s, c)))
            if moves == 30:
                self.wires[0].request("chat", text="Skål!", to="players")
            if moves % 40 == 20:
                self.wires[1] = self.wires[1].come_back(3)
        inside.rest()

    def texts(self) -> Iterator[tuple[bool, str]]:
        """With whether it was the spectator's."""
        for wire in self.inside.wires:
            for text in wire.texts:
                yield wire is self.spectator, text


@pytest.mark.parametrize(("game", "seats"), [("intrigues", 3), ("bloodrage", 2)])
def test_no_seed_no_chance_and_no_persons_secrets_in_the_traffic_of_whole_matches(
    inside: Inside, clock: Time, game: str, seats: int
) -> None:
    match = Recorded(inside, clock, game, seats)
    secrets = [guest.id for guest in match.guests] + [guest.token for guest in match.guests]
    numbers = {str(int.from_bytes(word, "little")) for word in match.words} | {word.hex() for word in match.words}
    assert len(match.words) == 2
    was_over = 0
    for is_spectators, text in match.texts():
        assert not any(secret in text for secret in secrets)
        assert not any(number in text for number in numbers)
        is_over = '"status":"over"' in text
        was_over += is_over
        assert (match.seed.hex() in text) <= is_over
        if is_spectators:
            assert "players" not in [
                notice["args"].get("to") for notice in msgspec.json.decode(text).get("notices", [])
            ]
    assert was_over >= seats


def test_older_notices_are_those_that_the_viewer_has_heard(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """What players say among themselves, and secret second thoughts, come neither by number nor by word."""
    monkeypatch.setattr(messages, "NOTICES", 5)
    olga, ivan, eve = (inside.guest() for _ in range(3))
    id = inside.table_of(olga, ivan, public=True)
    wires = [guest.sit(id) for guest in (olga, ivan, eve)]
    spectator = Wire(inside, id)
    spectator.say(type="hello")
    for number in range(12):
        wires[number % 2].request("chat", text=f"whisper {number}", to="players")
        wires[2].request("chat", text=f"word {number}", to="all")
    first = wires[0]
    for legal in first.turn["legal"][:2]:  # a choice, and a second thought that nobody else may notice
        first.act(legal)
    first.request("undo", seat=0)
    for wire, is_player in ((wires[0], True), (wires[1], True), (wires[2], False), (spectator, False)):
        fresh = wire.come_back(10**6)
        assert len(fresh.picture["notices"]) == 5
        heard = inside.live(id).viewer_logs.by_viewer[fresh.picture["seat"] if is_player else -1].notices
        assert fresh.picture["earlier"] == len(heard) - 5
        while fresh.picture["earlier"]:
            before = fresh.picture["earlier"]
            fresh.request("earlier", before=before)
            assert fresh.picture["earlier"] == max(0, before - 5)
        fresh.request("earlier", before=0)
        assert [notice["key"] for notice in fresh.picture["notices"]] == [one.notice.key for one in heard]
        told = "".join(fresh.texts)
        assert ("whisper" in told) == is_player and told.count("word 3") == 1
        undone = [notice for notice in fresh.picture["notices"] if notice["key"] == "undone"]
        assert not undone or fresh.picture["seat"] == 0 or first.picture["turn"]["picked"] is None


def test_who_has_lost_a_seat_does_not_hear_what_its_players_said_earlier(inside: Inside) -> None:
    host, guest = inside.guest(), inside.guest()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id = host.ask("POST", "/api/tables", {"game": "intrigues", "seats": seats}).json["id"]
    guest.ask("POST", f"/api/tables/{id}/join", {})
    wire = guest.sit(id)
    host.sit(id).request("chat", text="whisper", to="players")
    assert "whisper" in "".join(wire.texts)
    said = len(wire.texts)
    room = inside.hall.rooms.room(id)
    room.listeners, listeners = set(), room.listeners  # it has not been told yet
    host.ask("POST", f"/api/tables/{id}/seats/1", {"kind": "open"})
    room.listeners = listeners
    assert wire.error("earlier", before=100) == "stale"
    assert wire.picture["seat"] is None and "whisper" not in "".join(wire.texts[said:])
    wire.request("earlier", before=100)
    assert "whisper" not in "".join(wire.texts[said:])


def test_before_the_end_neither_record_nor_other_seats_moments_are_handed_out(inside: Inside) -> None:
    olga, ivan = inside.guest(), inside.guest()
    id = inside.table_of(olga, ivan)
    assert inside.ask("GET", f"/api/tables/{id}/saga").code == "not-over"
    for who in (olga, inside.guest()):
        assert who.ask("GET", f"/api/tables/{id}/moments/3?seat=1").code == "not-yours"
        assert who.ask("GET", f"/api/tables/{id}/moments/3?seat=all").code == "not-yours"
    mine = olga.ask("GET", f"/api/tables/{id}/moments/99?seat=0").json
    watched = inside.ask("GET", f"/api/tables/{id}/moments/99").json
    assert mine["view"]["hand"] and not watched["view"]["hand"]
    assert watched["views"] is None
