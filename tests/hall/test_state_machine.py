"""Two players, a spectator and the hall as a state machine, beside a model that is a list of moves and little more.

After every step each open connection must show what somebody sees who comes to the table just now, and what the model
says.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.stateful import run_state_machine_as_test as run
from sqlalchemy import Connection, insert, update

from meadhall.core.registry import find_game
from meadhall.hall.chance import SYSTEM_CHANCE
from meadhall.hall.data.entries import Acted, read_entry, write_entry
from meadhall.hall.data.jobs import ONLY
from meadhall.hall.store import logs, schema
from meadhall.hall.tables.pacing import wanted_jobs
from meadhall.hall.tables.table import Table
from tests.hall.inside import Guest, Inside, Wire, fresh, plain, same
from tests.hall.model import SPECTATOR, Model

EXAMPLES = 100
DAY = 24 * 3600 * 1000
SEATS = st.sampled_from([0, 1])
ME = SEATS
CLOCKS = [None, {"kind": "slow", "days": 1}, {"kind": "live", "minutes": 5, "increment": 10, "cap": 6}]


class RepeatableSeeds(random.SystemRandom):
    """The seed of a table is the same each time, its id is another one."""

    def __init__(self, luck: int) -> None:
        self.seeds = random.Random(luck)

    def randbytes(self, n: int) -> bytes:
        return self.seeds.randbytes(n) if n == 32 else super().randbytes(n)


class Tables(RuleBasedStateMachine):
    inside: ClassVar[Inside]
    guests: ClassVar[list[Guest]]

    @initialize(
        game=st.sampled_from(["intrigues", "bloodrage", "asgard"]),
        ahead=st.integers(0, 55),
        clock=st.sampled_from(CLOCKS),
        luck=st.integers(0, 10**6),
    )
    def begin(self, game: str, ahead: int, clock: Any, luck: int) -> None:
        self.wires: dict[int, list[Wire]] = {SPECTATOR: [], 0: [], 1: []}
        self.repeated: list[tuple[int, dict[str, Any]]] = []
        self.count = 0
        self.chance = random.Random(luck)
        self.inside.hall.chance = RepeatableSeeds(luck)
        host, other = self.guests
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.id = host.ask("POST", "/api/tables", {"game": game, "seats": seats, "clock": clock}).json["id"]
        assert other.ask("POST", f"/api/tables/{self.id}/join", {}).status == 200
        early = self.connect_to(0)
        assert other.ask("POST", f"/api/tables/{self.id}/leave", {}).status == 200
        assert other.ask("POST", f"/api/tables/{self.id}/join", {"seat": 1}).status == 200
        assert host.ask("POST", f"/api/tables/{self.id}/start", {}).status == 200
        self.inside.rest()
        seed = self.inside.live(self.id).seed
        self.model = Model(find_game(game), 2, seed)
        self.table = Table(self.id, seed)  # what the log adds up to
        self.known = 5  # opened, joined, left, joined, started
        for key, seat in (("opened", None), ("joined", 1), ("left", 1), ("joined", 1), ("started", None)):
            self.model.tell(key, seat)
        assert early.facts["status"] == "running"
        self.hall_answers()
        self.skip(ahead)

    def skip(self, moves: int) -> None:
        """Put moves into the log at once, up to a decision that is one for everybody who is asked."""
        model = self.model
        while model.is_running and (len(model.moves) < moves or self.forced()):
            seat = self.chance.choice(model.state.deciders())
            model.play_on(seat, self.chance.choice(model.state.legal(seat)))
        first, at = self.known + 1, self.inside.time.now if self.inside.time else 0
        entries = [Acted(*move) for move in model.moves[first - 6 :]]
        self.known += len(entries)
        rows = [
            {"table": self.id, "seq": seq, "at": at, "entry": write_entry(entry)}
            for seq, entry in enumerate(entries, first)
        ]

        def store(connection: Connection) -> None:
            connection.execute(insert(schema.log), rows)
            status = "running" if model.is_running else "over"
            known = {"entries": self.known, "status": status}
            connection.execute(update(schema.tables).where(schema.tables.c.id == self.id), known)

        if rows:
            self.inside.run(self.inside.hall.store.write(self.id, store))
            self.inside.rebuild(self.id)
        self.hall_answers()

    def forced(self) -> bool:
        state = self.model.state
        return any(len(state.legal(seat)) == 1 for seat in state.deciders())

    def now(self, passed: int) -> None:
        assert self.inside.time
        self.inside.time.pass_by(passed)

    def connect_to(self, viewer: int) -> Wire:
        wire = self.guests[viewer].sit(self.id) if viewer >= 0 else Wire(self.inside, self.id)
        if viewer < 0:
            wire.say(type="hello")
        self.wires[viewer].append(wire)
        return wire

    def hall_answers(self) -> None:
        """Entries that nobody asked for are the hall's, for seats that had no choice; none of these is left."""
        self.inside.rest()
        entries = self.inside.run(
            self.inside.hall.store.read(lambda connection: logs.load_entries(connection, self.id, self.table.entries))
        )
        for text, at in entries:
            entry = read_entry(text)
            self.table.carry_out(entry, at)
            if self.table.entries <= self.known:
                continue
            assert isinstance(entry, Acted) and entry.by == "hall"
            assert entry.seat in self.model.state.deciders() and entry.seat not in self.model.bots
            assert self.model.state.legal(entry.seat) == (entry.code,)
            self.model.act(entry.seat, entry.code)
            self.known += 1
        if self.model.is_running:
            people = [seat for seat in self.model.state.deciders() if seat not in self.model.bots]
            assert not [seat for seat in people if len(self.model.state.legal(seat)) == 1]

    def ask(self, me: int, expected: str, **message: Any) -> bool:
        """Say something as one of the players; whether it was done. What is refused must change nothing."""
        self.count += 1
        message = {"id": f"{self.id} {self.count}", **message}
        wire = self.wires[me][-1] if self.wires[me] else self.connect_to(me)
        answer = next(one for one in wire.say(**message) if one.get("id") == message["id"])
        found = answer["error"]["code"] if answer["type"] == "error" else "done"
        assert found == expected, (found, expected, message)
        if found == "done":
            self.known += 1
            self.repeated.append((me, message))
        return found == "done"

    def refusal(self, me: int) -> str:
        """Why a player may do nothing now; empty where they may."""
        if not self.model.is_running:
            return "not-running"
        return "not-yours" if me in self.model.bots else ""

    # coming and going

    @rule(viewer=st.sampled_from([SPECTATOR, 0, 1]))
    def connect(self, viewer: int) -> None:
        if len(self.wires[viewer]) < 2:
            self.connect_to(viewer)

    @rule(viewer=st.sampled_from([SPECTATOR, 0, 1]), behind=st.integers(0, 6), pause=st.booleans())
    def reconnect(self, viewer: int, behind: int, pause: bool) -> None:
        if self.wires[viewer]:
            old = self.wires[viewer].pop(0)
            self.wires[viewer].append(old.come_back(behind))
        elif pause:
            self.connect_to(viewer)

    @rule(viewer=st.sampled_from([SPECTATOR, 0, 1]))
    def disconnect(self, viewer: int) -> None:
        if self.wires[viewer]:
            self.wires[viewer].pop().hang_up()

    @rule()
    def the_room_is_rebuilt(self) -> None:
        """As after a restart, or when another process was first."""
        self.inside.rebuild(self.id)

    @rule(passed=st.sampled_from([1, 1000, 60_000, 6 * 60_000, DAY + 1]))
    def time_passes(self, passed: int) -> None:
        self.now(passed)

    # playing

    @rule(me=ME, which=st.integers(0, 50))
    def act(self, me: int, which: int) -> None:
        legal = self.model.state.legal(me) or (0,)
        code = legal[which % len(legal)]
        is_asked = me in self.model.state.asked_seats()
        expected = self.refusal(me) or ("done" if is_asked else "not-asked")
        if self.ask(me, expected, type="act", seat=me, version=self.model.versions[me], action=code):
            self.model.act(me, code)

    @rule(me=ME, late=st.integers(1, 3))
    def act_on_old_news(self, me: int, late: int) -> None:
        """A version from before the last own choice is refused, whatever is asked."""
        if me in self.model.state.committed_seats() and not self.refusal(me):
            legal = self.model.state.legal(me)
            own = self.model.versions[me]
            self.ask(me, "stale", type="act", seat=me, version=own + late, action=legal[0])

    @rule(me=ME, turn=st.booleans())
    def undo(self, me: int, turn: bool) -> None:
        expected = self.refusal(me) or ("done" if self.model.can_undo(me) else "cannot-undo")
        if self.ask(me, expected, type="undo", seat=me, turn=turn):
            self.model.undo(me, turn)

    @rule(me=ME)
    def redo(self, me: int) -> None:
        expected = self.refusal(me) or ("done" if self.model.can_redo(me) else "cannot-undo")
        if self.ask(me, expected, type="redo", seat=me):
            self.model.redo(me)

    @precondition(lambda self: self.repeated)
    @rule(which=st.integers(0, 100))
    def say_it_again(self, which: int) -> None:
        """The same message once more counts once."""
        me, message = self.repeated[which % len(self.repeated)]
        wire = self.wires[me][-1] if self.wires[me] else self.connect_to(me)
        assert {"type": "done", "id": message["id"], "version": self.model.versions[me]} in wire.say(**message)

    # the table

    @rule(me=ME)
    def propose_undo(self, me: int) -> None:
        may = "taken" if self.model.proposal else "done" if self.model.can_propose_undo(me) else "cannot-undo"
        if self.ask(me, self.refusal(me) or may, type="propose", seat=me, what="undo"):
            self.model.propose(me, "undo")

    @rule(me=ME, clock=st.sampled_from(CLOCKS))
    def propose_clock(self, me: int, clock: Any) -> None:
        may = "taken" if self.model.proposal else "done"
        if self.ask(me, self.refusal(me) or may, type="propose", seat=me, what="clock", clock=clock):
            self.model.propose(me, "clock")

    @rule(me=ME, yes=st.booleans())
    def answer(self, me: int, yes: bool) -> None:
        proposal = self.model.proposal
        withdraws = proposal is not None and proposal["by"] == me and not yes
        may = "stale" if proposal is None else "done" if me in proposal["waiting"] or withdraws else "not-asked"
        if self.ask(me, may if self.model.is_running else "not-running", type="answer", seat=me, yes=yes):
            self.model.answer(me, yes)

    @rule(me=ME)
    def leave(self, me: int) -> None:
        answer = self.guests[me].ask("POST", f"/api/tables/{self.id}/leave", {})
        assert (answer.code or "done") == ("done" if self.model.is_running else "not-running")
        if self.model.is_running and me not in self.model.bots:
            self.known += 1
            self.model.stand_in(me)

    @rule(me=ME)
    def call_a_bot_for_the_other(self, me: int) -> None:
        away = 1 - me
        out = self.table.clocks.out_at(self.inside.time.now if self.inside.time else 0)
        expected = "done" if away in out else "not-asked"
        if away in self.model.bots:
            expected = "not-asked"
        elif me in self.model.bots:
            expected = "not-yours"
        if not self.model.is_running:
            expected = "not-running"
        if self.ask(me, expected, type="stand_in", seat=away):
            self.model.stand_in(away)

    @rule(me=ME)
    def take_back(self, me: int) -> None:
        expected = "not-running" if not self.model.is_running else "done" if me in self.model.bots else "not-asked"
        if self.ask(me, expected, type="take_back", seat=me):
            self.model.take_back(me)

    @rule(which=st.integers(0, 50))
    def a_bot_answers(self, which: int) -> None:
        """A worker hands back any legal action."""
        job = next((job for job in wanted_jobs(self.table) if job.level != ONLY), None)
        if job is None:
            return
        legal = self.model.state.legal(job.seat)
        answer = str(legal[which % len(legal)])
        now = self.inside.time.now if self.inside.time else 0
        store = self.inside.hall.store
        self.inside.run(store.write("", lambda connection: logs.hand_back(connection, job, answer, now)))
        self.inside.hall.has_answers.set()
        self.inside.rest()
        self.model.act(job.seat, int(answer))
        self.known += 1

    @rule(me=ME, to=st.sampled_from(["players", "all"]))
    def chat(self, me: int, to: str) -> None:
        if self.ask(me, "done", type="chat", text="Skål!", to=to):
            self.model.tell("chat", me, None if to == "all" else [0, 1])

    # what must hold

    @invariant()
    def everybody_sees_the_same_table(self) -> None:
        if not hasattr(self, "model"):
            return
        self.hall_answers()
        table = self.table
        assert table.entries == self.known
        online = {self.guests[seat].id for seat in (0, 1) if self.wires[seat]}
        now = self.inside.time.now if self.inside.time else 0
        for viewer, wires in self.wires.items():
            newest = fresh(table, viewer, self.guests[viewer].id if viewer >= 0 else "", online, now)
            assert summary(newest) == plain(self.model.picture(viewer))
            for wire in wires:
                assert wire.closed is None
                assert same(timeless(wire.picture), timeless(newest))

    def teardown(self) -> None:
        self.inside.hang_up()
        self.inside.hall.rooms.rooms.clear()


def summary(picture: dict[str, Any]) -> dict[str, Any]:
    """A picture in the words of the model."""
    turn, facts = picture["turn"], picture["facts"]
    proposal = facts["proposal"]
    told = {key: turn[key] for key in ("asked", "waiting", "legal", "picked", "undo", "redo", "propose_undo")}
    told |= {key: picture[key] for key in ("version", "events", "view")}
    assert turn["undo_turn"] == turn["undo"] and turn["forced"] == (len(turn["legal"]) == 1)
    return told | {
        "notices": [[one["key"], one["args"].get("seat")] for one in picture["notices"]],
        "proposal": proposal and {key: proposal[key] for key in ("what", "by", "yes", "waiting")},
        "stand_ins": [seat["stand_in"] for seat in facts["seats"]],
        "status": facts["status"],
    }


def timeless(picture: dict[str, Any]) -> dict[str, Any]:
    """Without the clocks, which a client lets run by itself."""
    facts = picture["facts"]
    seats = [seat | {"left": None} for seat in facts["seats"]]
    return picture | {"facts": facts | {"seats": seats}, "turn": picture["turn"] | {"clock": None}}


@pytest.fixture
def _tables(inside: Inside) -> Iterator[None]:
    Tables.inside = inside
    Tables.guests = [inside.guest("Olga"), inside.guest("Ivan")]
    yield
    inside.hall.chance = SYSTEM_CHANCE


@pytest.mark.usefixtures("_tables")
def test_clients_and_hall_agree_with_the_model() -> None:
    profile = settings(
        max_examples=EXAMPLES,
        stateful_step_count=20,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        print_blob=True,
    )
    run(Tables, settings=profile)
