"""Positions of Blood Rage in words, and play in the notation of sagas: `1 invade warrior gimle`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from meadhall.core.chronicle import Chronicle
from meadhall.core.registry import find_game
from meadhall.games.bloodrage import board as boards
from meadhall.games.bloodrage import strength
from meadhall.games.bloodrage.names import places, sizes, suits
from meadhall.games.bloodrage.vocabulary import CARD, PLACE, PROVINCE, SOURCE, STAT, TOKEN, UNIT
from meadhall.testing import Scene, position

GAME = find_game("bloodrage")
ACTION, DISCARD, QUEST, RAGNAROK, VALHALLA = 2, 3, 4, 5, 6
OFF_BOARD = {"reserve": places.RESERVE, "valhalla": places.VALHALLA}


def card(name: str) -> int:
    return CARD.values.index(name)


def place(name: str) -> int:
    return OFF_BOARD[name] if name in OFF_BOARD else PLACE.values.index(name)


def bits(names: Iterable[str]) -> int:
    return sum(1 << place(name) for name in names)


def counts(names: Iterable[str]) -> list[int]:
    row = [0] * sizes.CARDS
    for name in names:
        row[card(name)] += 1
    return row


class Table(Scene):
    """A scene with questions of this game. Seats are counted from 1."""

    def pass_over(self, *frames: str) -> Table:
        """Decline whatever is asked, in these frames or in all."""
        told = self.events
        while not self.state.is_over() and (not frames or self.frame in frames):
            move = next((w for w in ("decline", "done") if self.can(f"{self.asked[0]} {w}")), None)
            if move is None:
                break
            self.do(f"{self.asked[0]} {move}")
            told += self.events
        self.events = told
        return self

    def fight(self, **cards: str) -> Table:
        """Everybody stays out, lays the card named for its seat (`one`, `two`, ...), and adds none."""
        self.pass_over("call-to-battle")
        seats = {"one": 1, "two": 2, "three": 3, "four": 4}
        told = self.events
        self.do(*(f"{seats[seat]} lay {name}" for seat, name in cards.items()))
        self.events = told + self.events
        return self.pass_over("add-card")

    def glory(self, seat: int) -> int:
        return int(boards.glory_of(self.state, seat - 1))

    def from_source(self, seat: int, source: str) -> int:
        return int(sum(self.seen.glory[seat - 1][SOURCE.values.index(source)]))

    def rage(self, seat: int) -> int:
        return int(self.seen.rage[seat - 1])

    def step(self, seat: int, stat: str) -> int:
        return int(self.seen.level[seat - 1][STAT.values.index(stat)])

    def hand(self, seat: int) -> list[str]:
        return [CARD.values[i] for i, count in enumerate(self.seen.hand[seat - 1]) for _ in range(count)]

    def quests(self, seat: int) -> list[str]:
        return [CARD.values[i] for i, count in enumerate(self.seen.quests[seat - 1]) for _ in range(count)]

    def discarded(self, name: str) -> int:
        return int(self.seen.discarded[card(name)])

    def count(self, seat: int, unit: str, where: str) -> int:
        figure = boards.figure_of(self.state, seat - 1, UNIT.values.index(unit))
        return 0 if figure < 0 else int(boards.count_at(self.state, seat - 1, figure, place(where)))

    def figures(self, seat: int, where: str) -> int:
        return int(boards.figures_at(self.state, seat - 1, place(where)))

    def strength(self, seat: int, where: str) -> int:
        return int(strength.strength_in(self.state, seat - 1, place(where)))

    def is_pillaged(self, where: str) -> bool:
        return bool(self.seen.pillaged >> place(where) & 1)

    def is_destroyed(self, where: str) -> bool:
        return bool(self.seen.destroyed >> place(where) & 1)


def table(
    seats: int = 2,
    *,
    turn: int = 1,
    age: int = 1,
    phase: int = ACTION,
    first: int = 1,
    rage: int | Mapping[int, int] = 6,
    figures: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    quests: Mapping[int, Sequence[str]] | None = None,
    upgrades: Mapping[int, Sequence[str]] | None = None,
    stats: Mapping[int, tuple[int, int, int]] | None = None,
    glory: Mapping[int, int] | None = None,
    tokens: Mapping[str, str] | None = None,
    pillaged: Sequence[str] = (),
    destroyed: Sequence[str] = (),
    doom: Sequence[str] = ("elvagar", "muspelheim", "gimle"),
    frames: Sequence[tuple[Any, ...]] | None = None,
    **fields: Any,
) -> Table:
    """A position in the action phase, with that seat to act. Figures: `1 leader gimle`, `2 warrior utgard 3`.

    Monsters bring their card; whatever is not named stands in the reserve. All tokens are rage where none is named.
    Hands and ages before this one come from no draft.
    """
    warriors = [[0] * sizes.PLACES for _ in range(sizes.SEATS)]
    at = [[0] * sizes.FIGURES for _ in range(sizes.SEATS)]
    slots = [[0] * sizes.SLOTS for _ in range(sizes.SEATS)]
    start = position(GAME, seats, go_on=False)
    for seat in range(seats):
        warriors[seat][places.RESERVE] = 8
        at[seat][1] = at[seat][2] = places.RESERVE + 1
        for name in (upgrades or {}).get(seat + 1, ()):
            put_upgrade(start, slots[seat], at[seat], name)
    for text in figures:
        who, unit, where, *number = text.split()
        seat, count = int(who) - 1, int(number[0]) if number else 1
        if unit == "warrior":
            warriors[seat][places.RESERVE] -= count
            warriors[seat][place(where)] += count
        elif unit in ("leader", "ship"):
            at[seat][UNIT.values.index(unit)] = place(where) + 1
        else:
            if card(unit) + 1 not in slots[seat]:
                put_upgrade(start, slots[seat], at[seat], unit)
            at[seat][slots[seat].index(card(unit) + 1)] = place(where) + 1
    chosen = {
        "age": age,
        "phase": phase,
        "first": first - 1,
        "passed": 0,
        "pass_round": 2 if seats == 2 else 5,
        "choices": 0,
        "rage": [(rage if isinstance(rage, int) else rage.get(s + 1, 6)) if s < seats else 0 for s in range(4)],
        "warriors": warriors,
        "at": at,
        "upgrade": slots,
        "hand": [counts((hands or {}).get(seat + 1, ())) for seat in range(4)],
        "quests": [counts((quests or {}).get(seat + 1, ())) for seat in range(4)],
        "level": [list((stats or {}).get(seat + 1, (1, 1, 1) if seat < seats else (0, 0, 0))) for seat in range(4)],
        "token": [
            TOKEN.values.index((tokens or {}).get(name, "all" if name == "yggdrasil" else "rage"))
            for name in PROVINCE.values
        ],
        "pillaged": bits(pillaged),
        "destroyed": bits(destroyed),
        "doom": [place(name) + 1 for name in doom],
    }
    account = [[[0] * sizes.AGES for _ in range(sizes.SOURCES)] for _ in range(4)]
    for seat_number, points in (glory or {}).items():
        account[seat_number - 1][0][age - 1] = points
    stack = [("match",), ("age",), ("actions", 0, turn % seats), ("turn", turn - 1)]
    state = position(
        GAME,
        seats,
        frames=frames if frames is not None else stack,
        chronicle=Chronicle(),
        check=False,
        **(chosen | {"glory": account} | fields),
    )
    return Table(GAME, state)


def put_upgrade(state: Any, slots: list[int], at: list[int], name: str) -> None:
    suit = boards.suit_of(state, card(name))
    first, most = {suits.CLAN: (5, 3), suits.MONSTER: (3, 2)}.get(suit, (suit, 1))
    slot = next(slot for slot in range(first, first + most) if not slots[slot])
    slots[slot] = card(name) + 1
    if suit == suits.MONSTER:
        at[slot] = places.RESERVE + 1


def in_phase(phase: int, *, seats: int = 2, **given: Any) -> Table:
    """Where the phase before that one has just ended."""
    return table(seats, phase=phase - 1, frames=[("match",), ("age",)], **given)
