"""What people and programs may send down a socket: each wrong message gets its error and changes nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy.exc import OperationalError

from meadhall.hall.errors import STATUS
from meadhall.hall.store.writer import Begun
from tests.hall.inside import Inside, Time, Wire


class Scene:
    """Olga and Ivan at a table of three with a bot that does not move; Eve is no player."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.olga, self.ivan, self.eve = inside.guest("Olga"), inside.guest("Ivan"), inside.guest("Eve")
        self.id = inside.table_of(self.olga, self.ivan, seats=["karl"])
        self.wire = self.olga.sit(self.id)
        self.other = self.ivan.sit(self.id)

    def truth(self) -> tuple[int, bytes]:
        table = self.inside.stored(self.id)
        return table.entries, bytes(table.state)

    def meets(self, wire: Wire, data: str | bytes) -> str:
        """The code of the one error that a message meets; nothing has changed."""
        before = self.truth()
        answers = wire.send(data)
        assert [one["type"] for one in answers] == ["error"], answers
        assert self.truth() == before
        code: str = answers[0]["error"]["code"]
        return code

    def meets_in(self, wire: Wire, **message: Any) -> str:
        return self.meets(wire, msgspec.json.encode(message).decode())


@pytest.fixture
def scene(inside: Inside) -> Scene:
    return Scene(inside)


MALFORMED = [
    "",
    "hello",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"type": null}',
    '{"type": "fly"}',
    '{"type": "ping", "more": 1}',
    '{"type": "hello"}',
    '{"type": "act"}',
    '{"type": "act", "id": "a", "seat": 0, "version": 4}',
    '{"type": "act", "id": 1, "seat": 0, "version": 4, "action": 1}',
    '{"type": "act", "id": "", "seat": 0, "version": 4, "action": 1}',
    '{"type": "act", "id": "' + "a" * 65 + '", "seat": 0, "version": 4, "action": 1}',
    '{"type": "act", "id": "a", "seat": -1, "version": 4, "action": 1}',
    '{"type": "act", "id": "a", "seat": 8, "version": 4, "action": 1}',
    '{"type": "act", "id": "a", "seat": 0.5, "version": 4, "action": 1}',
    '{"type": "act", "id": "a", "seat": "0", "version": 4, "action": 1}',
    '{"type": "act", "id": "a", "seat": true, "version": 4, "action": 1}',
    '{"type": "act", "id": "a", "seat": 0, "version": 4, "action": 1, "by": "bot"}',
    '{"type": "act", "id": "a", "seat": 0, "version": 4, "action": 1e400}',
    '{"type": "undo", "id": "a", "seat": 0, "turn": "yes"}',
    '{"type": "propose", "id": "a", "seat": 0, "what": "victory"}',
    '{"type": "propose", "id": "a", "seat": 0, "what": "clock", "clock": {"kind": "sand"}}',
    '{"type": "propose", "id": "a", "seat": 0, "what": "clock", "clock": {"kind": "slow", "days": 0}}',
    '{"type": "stand_in", "id": "a", "seat": 1, "level": "odin"}',
    '{"type": "chat", "id": "a", "text": ""}',
    '{"type": "chat", "id": "a", "text": "   "}',
    '{"type": "chat", "id": "a", "text": "hi", "to": "gods"}',
    '{"type": "chat", "id": "a", "text": "' + "a" * 501 + '"}',
    '{"type": "look", "seat": []}',
    '{"type": "undo", "id": "a", "seat": 3}',
    '{"type": "ping"',
    '{"type": "ping"}{"type": "ping"}',
    '{"id": "\\ud800", "type": "ping"}',
    "[" * 15_000,
    '{"type": ' * 1_500,
    '{"type": "chat", "id": "a", "text": ' + "[" * 9_000,
]


def test_malformed_messages(scene: Scene) -> None:
    for message in MALFORMED:
        assert scene.meets(scene.wire, message) == "malformed", message


def test_what_is_not_text_is_read_as_text_or_refused(scene: Scene) -> None:
    assert scene.meets(scene.wire, b"\xff\xfe\x00") == "malformed"
    assert scene.meets(scene.wire, b"") == "malformed"
    assert scene.wire.send(b'{"type": "ping"}') == [{"type": "pong"}]


def test_oversized_messages(scene: Scene) -> None:
    assert scene.meets_in(scene.wire, type="chat", id="a", text="a" * 20_000) == "too-large"
    assert scene.meets(scene.wire, b" " * 17_000) == "too-large"


def act(wire: Wire, **fields: Any) -> dict[str, Any]:
    return {"type": "act", "id": "x", "seat": 0, "version": wire.version, "action": wire.turn["legal"][0]} | fields


def test_a_replayed_message_counts_once(scene: Scene) -> None:
    message = act(scene.wire)
    assert "done" in [one["type"] for one in scene.wire.say(**message)]
    before = scene.truth()
    for wire in (scene.wire, scene.olga.sit(scene.id), scene.olga.sit(scene.id, since=10**6)):
        answer = [one for one in wire.say(**message) if one["type"] == "done"]
        assert answer == [{"type": "done", "id": "x", "version": wire.version}]
        assert scene.truth() == before


def test_what_cannot_be_stored_is_told_to_nobody(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """News are worked out while the disk is busy; they must not go out, nor be missing later, when it fails."""
    writer = scene.inside.hall.store.writer

    def full(begun: Begun) -> None:
        writer.kept.roll_back()
        writer._fail(begun.batch, OperationalError("COMMIT", None, Exception("disk full")))

    before, heard, version = scene.truth(), len(scene.other.messages), scene.other.version
    with monkeypatch.context() as broken:
        broken.setattr(writer, "_finish", full)
        answers = scene.wire.say(**act(scene.wire))
    assert [one["type"] for one in answers] == ["error"]
    assert answers[0]["error"]["code"] == "unavailable"
    scene.inside.hall.rooms.rooms[scene.id].wake()
    scene.inside.rest()
    assert len(scene.other.messages) == heard
    assert scene.truth() == before
    assert "done" in [one["type"] for one in scene.wire.say(**act(scene.wire))]
    assert scene.other.version == version + 1
    assert 0 not in scene.other.picture["turn"]["waiting"]


def test_the_same_id_of_another_person_is_another_message(scene: Scene) -> None:
    scene.wire.say(**act(scene.wire))
    answers = scene.other.say(**act(scene.other, seat=1))
    assert "done" in [one["type"] for one in answers]
    assert scene.inside.stored(scene.id).state.committed_seats() == [0, 1]


def test_out_of_turn_messages(inside: Inside) -> None:
    olga, ivan = inside.guest(), inside.guest()
    scene = Scene.__new__(Scene)
    scene.inside, scene.id = inside, inside.table_of(olga, ivan, game="asgard")
    first = inside.live(scene.id).state.deciders()[0]
    wires = [olga.sit(scene.id), ivan.sit(scene.id)]
    legal = wires[first].turn["legal"]
    late, asked = wires[1 - first], wires[first]
    message = act(asked, seat=1 - first, version=late.version, action=legal[0])
    assert scene.meets_in(late, **message) == "not-asked"
    assert scene.meets_in(late, type="undo", id="u", seat=1 - first) == "cannot-undo"
    assert scene.meets_in(late, type="redo", id="u", seat=1 - first) == "cannot-undo"
    assert scene.meets_in(late, type="answer", id="u", seat=1 - first, yes=True) == "stale"
    assert scene.meets_in(late, type="take_back", id="u", seat=1 - first) == "not-asked"
    assert scene.meets_in(late, type="stand_in", id="u", seat=first) == "not-asked"


def test_versions_that_are_past_or_not_yet(scene: Scene) -> None:
    scene.wire.say(**act(scene.wire, id="first"))
    for version in (-(2**63), -1, 0, 1, scene.wire.version - 1, scene.wire.version + 1, 2**63 - 1):
        assert scene.meets_in(scene.wire, **act(scene.wire, version=version)) == "stale"


def test_actions_that_are_not_legal_name_the_rule(scene: Scene) -> None:
    legal = set(scene.wire.turn["legal"])
    wrong = next(code for code in range(1000) if code not in legal)
    assert scene.meets_in(scene.wire, **act(scene.wire, action=wrong)) == "refused"
    error = scene.wire.messages[-1]["error"]
    assert error["rule"].startswith("IA") and error["saying"]["key"] and error["text"]
    for code in (-1, 10**6, 2**63 - 1, -(2**63)):
        assert scene.meets_in(scene.wire, **act(scene.wire, action=code)) == "refused"


def test_another_persons_seat(scene: Scene) -> None:
    before = scene.other.version
    for wire in (scene.other, scene.eve.sit(scene.id)):
        assert scene.meets_in(wire, **act(scene.wire, version=wire.version)) == "not-yours"
        for kind in ("undo", "redo", "take_back"):
            assert scene.meets_in(wire, type=kind, id="a", seat=0) == "not-yours"
        assert scene.meets_in(wire, type="why", id="a", seat=0, action=1) == "not-yours"
        assert scene.meets_in(wire, type="propose", id="a", seat=0, what="undo") == "not-yours"
        assert scene.meets_in(wire, type="answer", id="a", seat=0, yes=True) == "not-yours"
        assert scene.meets_in(wire, type="look", seat=0) == "not-yours"
    eve = scene.eve.sit(scene.id)
    assert scene.meets_in(eve, type="stand_in", id="a", seat=0) == "not-yours"
    assert scene.meets_in(eve, type="chat", id="a", text="psst", to="players") == "not-yours"
    assert scene.other.version == before


def test_a_bots_seat_is_nobodys(scene: Scene) -> None:
    assert scene.meets_in(scene.wire, **act(scene.wire, seat=2)) == "not-yours"
    assert scene.meets_in(scene.wire, type="stand_in", id="a", seat=2) == "not-asked"
    assert scene.meets_in(scene.wire, type="take_back", id="a", seat=2) == "not-yours"


def test_the_answer_to_a_call_for_a_bot_does_not_tell_how_often_its_person_thought_again(
    inside: Inside, clock: Time
) -> None:
    olga, ivan = inside.guest(), inside.guest()
    id = inside.table_of(olga, ivan, seats=["karl"], clock={"kind": "slow", "days": 1})
    wire, other = olga.sit(id), ivan.sit(id)
    for code in other.turn["legal"][:3]:
        assert other.act(code)["type"] == "done"
    other.request("undo", seat=1, turn=True)
    clock.pass_by(2 * 24 * 3600 * 1000)
    answer = wire.request("stand_in", seat=1)
    assert answer == {"type": "done", "id": answer["id"], "version": wire.version}


def test_without_a_session_one_may_only_watch(scene: Scene) -> None:
    wire = Wire(scene.inside, scene.id)
    wire.say(type="hello")
    assert wire.picture["seat"] is None and wire.turn["legal"] == []
    assert scene.meets_in(wire, **act(scene.wire)) == "no-session"
    assert scene.meets_in(wire, type="chat", id="a", text="hi") == "no-session"
    assert scene.meets_in(wire, type="why", id="a", seat=0, action=1) == "not-yours"


def test_the_first_message_is_hello(scene: Scene) -> None:
    for message in (
        '{"type": "ping"}',
        "{",
        '{"type": "hello", "seat": 9}',
        b"\x00",
        '{"type": "hello", "since": "x"}',
    ):
        wire = Wire(scene.inside, scene.id, {"authorization": f"Bearer {scene.olga.token}"})
        assert wire.send(message) == [] and wire.closed == 4400


def test_a_seat_that_is_not_mine_cannot_be_looked_through(scene: Scene) -> None:
    for guest, seat in ((scene.olga, 1), (scene.olga, 2), (scene.eve, 0)):
        assert guest.sit(scene.id, seat=seat).closed == 4400


def test_a_version_that_never_was_gives_the_whole_table(scene: Scene) -> None:
    for since in (-(2**63), -1, 0, 10**9, 2**63 - 1):
        wire = scene.olga.sit(scene.id, since=since)
        assert wire.messages[0]["type"] == "table"


@pytest.mark.parametrize("table", ["nowhere", "x" * 200, "%00", "..", "a b", "ё"])
def test_no_such_table(inside: Inside, table: str) -> None:
    known = set(inside.hall.rooms.rooms)
    assert inside.guest().sit(table).closed == 4404
    assert set(inside.hall.rooms.rooms) == known


def test_a_page_of_another_site_cannot_open_a_socket(scene: Scene) -> None:
    for origin in ("https://evil.test", "null", "http://hall.test.evil.test", ""):
        wire = Wire(scene.inside, scene.id, {"origin": origin, "cookie": "a=b"})
        assert wire.closed == 4403
    wire = Wire(scene.inside, scene.id, {"origin": "http://hall.test"})
    wire.say(type="hello")
    assert wire.picture


def test_nothing_is_heard_after_the_close(scene: Scene) -> None:
    before = scene.truth()
    message = act(scene.wire)
    scene.wire.hang_up()
    said = len(scene.wire.texts)
    scene.wire.incoming.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})
    scene.inside.rest()
    assert scene.truth() == before and len(scene.wire.texts) == said


def test_a_flood_is_refused_and_then_cut_off(folder: Path, clock: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.hall.api.socket.BREATH", 0)
    inside = Inside(folder, clock, limits=1.0)
    guest = inside.guest()
    id = inside.table_of(guest, seats=["karl"])
    wire = guest.sit(id)
    before = inside.stored(id).entries
    codes = []
    for number in range(200):
        if wire.closed is None:
            answers = wire.say(type="undo", id=f"flood {number}", seat=0)
            codes += [(answer["id"], answer["error"]["code"]) for answer in answers]
    assert wire.closed == 4429
    assert codes[0] == ("flood 0", "cannot-undo") and codes[-1] == (f"flood {len(codes) - 1}", "too-many")
    assert 20 <= len([code for _, code in codes if code == "too-many"]) <= 25 and len(codes) < 90
    assert inside.stored(id).entries == before
    inside.close()


def test_who_writes_slowly_is_not_cut_off_for_old_haste(
    folder: Path, clock: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.hall.api.socket.BREATH", 0)
    inside = Inside(folder, clock, limits=1.0)
    guest = inside.guest()
    wire = guest.sit(inside.table_of(guest, seats=["karl"]))
    for _ in range(50):
        clock.pass_by(60_000)
        assert wire.say(type="ping") == [{"type": "pong"}]
    for number in range(11):
        assert number < 10 or wire.error("chat", text="hi", to="all") == "too-many"
        assert number >= 10 or wire.request("chat", text="hi", to="all")["type"] == "done"
    inside.close()


WORDS = [
    "act",
    "undo",
    "redo",
    "propose",
    "answer",
    "stand_in",
    "take_back",
    "chat",
    "why",
    "look",
    "ping",
    "hello",
    "?",
]
ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.floats(), st.text(max_size=8), st.just([]), st.just({})
)
FIELDS = ["id", "seat", "version", "action", "turn", "what", "clock", "yes", "level", "text", "to", "since", "more"]
GOOD: dict[str, Any] = {
    "id": st.text(min_size=1, max_size=64),
    "seat": st.integers(1, 7),  # never one's own, so that nothing may change
    "version": st.integers(0, 20),
    "action": st.integers(0, 300),
    "yes": st.booleans(),
    "what": st.sampled_from(["undo", "clock"]),
}
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(WORDS) | ODD},
    optional={field: GOOD.get(field, ODD) | ODD for field in FIELDS},
)


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(MESSAGES, min_size=1, max_size=6))
def test_any_message_gets_a_documented_answer_and_a_foreign_one_changes_nothing(
    eavesdropper: tuple[Scene, Wire], messages: list[dict[str, Any]]
) -> None:
    scene, wire = eavesdropper
    table = scene.inside.live(scene.id)
    before = table.entries, bytes(table.state)
    for message in messages:
        is_talk = message["type"] == "chat"
        data = msgspec.json.encode({k: v for k, v in message.items() if not (is_talk and k == "id")})
        for answer in wire.send(data.decode()):
            if answer["type"] == "error":
                assert answer["error"]["code"] in STATUS and answer["error"]["code"] not in ("broken", "unavailable")
            else:
                assert answer["type"] in ("pong", "table", "done")
    assert wire.closed is None
    assert (table.entries, bytes(table.state)) == before


@pytest.fixture(scope="module")
def eavesdropper(standing_hall: Inside) -> tuple[Scene, Wire]:
    scene = Scene(standing_hall)
    return scene, scene.eve.sit(scene.id)
