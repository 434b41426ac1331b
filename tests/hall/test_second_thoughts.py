"""Whole matches, each played twice: once straight, once with second thoughts that others must not notice.

Every message and every answer to the others must be the same, byte for byte, in both.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.hall.inside import Guest, Inside, Time, Wire

MOVE = 8_000  # milliseconds from one visible choice to the next
NAMES = ["Olga", "Ivan", "Ann", "Bo", "Eva"]


class Fixed(random.Random):
    """Chance that is the same in both worlds, so that nothing but the second thoughts differs."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.bytes = random.Random(seed)

    def getrandbits(self, bits: int, /) -> int:
        return 4711

    def randbytes(self, n: int) -> bytes:
        return self.bytes.randbytes(n)


class World:
    """One match with a person in each seat, a spectator, and everything that each of them was told."""

    def __init__(self, folder: Path, game: str, seats: int, seed: int, doubters: set[int]) -> None:
        self.time = Time()
        folder.mkdir()
        self.inside = Inside(folder, self.time, Fixed(seed))
        self.doubters = doubters
        self.doubts = 0
        self.doubting = 0  # milliseconds since the last visible choice
        self.chances = [random.Random(seed * 100 + seat) for seat in range(seats)]
        self.guests = [self.inside.guest(name) for name in NAMES[:seats]]
        clock = {"kind": "live", "minutes": 60, "increment": 20, "cap": 70} if seed % 2 else {"kind": "slow", "days": 1}
        self.id = self.inside.table_of(*self.guests, game=game, clock=clock, public=True)
        self.answers: dict[int, list[str]] = {seat: [] for seat in range(-1, seats)}
        self.wires = [guest.sit(self.id) for guest in self.guests]
        self.spectator = self.watch()

    def watch(self, **hello: Any) -> Wire:
        wire = Wire(self.inside, self.id)
        wire.say(type="hello", **hello)
        return wire

    def play(self, moves: int) -> None:
        for number in range(moves):
            state = self.inside.live(self.id).state
            if state.is_over():
                break
            seat = random.Random(number).choice(state.deciders())
            self.choose(seat)
            if number % 11 == 5:
                self.come_back(number % len(self.wires))
            if number % 13 == 6:
                self.look_around()
            if number % 17 == 8:
                talker = self.wires[number % len(self.wires)]
                talker.request("chat", id=f"chat {number}", text="Skål!", to="players" if number % 2 else "all")
            if number % 7 == 3:
                self.take_back(seat)

    def choose(self, seat: int) -> None:
        wire = self.wires[seat]
        wanted = self.chances[seat].choice(wire.turn["legal"])
        self.time.pass_by(MOVE // 2)
        assert wire.act(wanted)["type"] == "done"
        state = self.inside.live(self.id).state
        if seat in state.committed_seats():
            for doubter in self.doubters & set(state.committed_seats()):
                self.doubt(doubter)
        self.time.pass_by(MOVE - MOVE // 2 - self.doubting)
        self.doubting = 0

    def doubt(self, seat: int) -> None:
        """Choose otherwise, take that back, do it again, and in the end choose as before."""
        wire = self.wires[seat]
        chosen = wire.turn["picked"]
        others = [code for code in wire.turn["legal"] if code != chosen]
        if not others:
            return
        self.doubts += 1
        for other in [*others[:2], None, chosen]:
            self.time.pass_by(100)
            self.doubting += 100
            if other is None:
                assert wire.request("undo", seat=seat)["type"] == "done"
                assert wire.request("redo", seat=seat)["type"] == "done"
                assert wire.request("undo", seat=seat)["type"] == "done"
            else:
                assert wire.act(other)["type"] == "done"
        assert wire.turn["picked"] == chosen

    def take_back(self, seat: int) -> None:
        """Visibly: the whole turn, and again."""
        wire = self.wires[seat]
        if not wire.turn["undo_turn"]:
            return
        assert wire.request("undo", seat=seat, turn=True)["type"] == "done"
        if wire.turn["redo"]:
            assert wire.request("redo", seat=seat)["type"] == "done"

    def come_back(self, number: int) -> None:
        """A player and the spectator reconnect and say what they saw last."""
        old = self.wires[number]
        self.answers[number] += old.texts
        self.wires[number] = old.come_back(behind=3)
        self.answers[-1] += self.spectator.texts
        self.spectator = self.spectator.come_back(behind=4)

    def look_around(self) -> None:
        """Everything that can be asked over HTTP."""
        for seat, guest in [(-1, None), *enumerate(self.guests)]:
            for path in (
                f"/api/tables/{self.id}",
                f"/api/tables/{self.id}/moments/999999",
                f"/api/tables/{self.id}/moments/7",
                f"/api/tables/{self.id}/saga",
                "/api/tables",
                "/api/tables/mine",
            ):
                answer = ask(self.inside, guest, path)
                self.answers[seat].append(f"{path} {answer.status} {answer.content.decode()}")

    def finish(self) -> None:
        for seat, wire in enumerate(self.wires):
            self.answers[seat] += wire.texts
        self.answers[-1] += self.spectator.texts
        self.inside.close()


def ask(inside: Inside, guest: Guest | None, path: str) -> Any:
    return guest.ask("GET", path) if guest else inside.ask("GET", path)


def differences(one: list[str], other: list[str]) -> list[str]:
    """Where two records of what was told part; the first place is enough."""
    for number, (left, right) in enumerate(zip(one, other)):
        if left != right:
            at = next(at for at, (a, b) in enumerate(zip(left + "\0", right + "\0")) if a != b)
            return [
                f"message {number}: {left[:60]} ... {left[max(0, at - 150) : at + 60]!r} or {right[at : at + 60]!r}"
            ]
    return [] if len(one) == len(other) else [f"{len(one)} messages or {len(other)}: {(one + other)[-1][:200]}"]


MATCHES = [("intrigues", 3, 60), ("intrigues", 5, 60), ("asgard", 4, 60), ("bloodrage", 3, 100)]


@pytest.mark.parametrize(("game", "seats", "moves"), MATCHES)
def test_second_thoughts_of_others_leave_no_trace(folder: Path, game: str, seats: int, moves: int) -> None:
    seed = seats + moves
    doubters = {seat for seat in range(seats) if seat % 2}
    worlds = [World(folder / str(len(who)), game, seats, seed, who) for who in (set(), doubters)]
    straight, doubtful = worlds
    for world in worlds:
        world.play(moves)
        world.finish()
    assert doubtful.doubts > 5
    for viewer in set(straight.answers) - doubters:
        assert differences(straight.answers[viewer], doubtful.answers[viewer]) == []
