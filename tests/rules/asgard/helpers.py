"""Positions of Asgard in words, and play in the notation of sagas: `1 perform thor upper`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.core import layout
from meadhall.core.chronicle import Chronicle
from meadhall.core.registry import find_game
from meadhall.games.asgard import board as boards
from meadhall.games.asgard.vocabulary import (
    BONUS,
    GOD,
    PIECE,
    RECRUITS,
    SKILL,
    SLOT,
    SOURCE,
    SPOT,
    STACK,
    TEMPLE,
    TILE,
    WIZARDRY,
)
from meadhall.testing import Scene, position

GAME = find_game("asgard")
PHASES = {"start": 0, "choose": 1, "select": 2, "perform": 3, "battles": 4, "ragnarok": 5}
STEPS = {"select": 6, "perform": 7, "battles": 8}


class Table(Scene):
    """A scene with questions of this game. Seats are counted from 1."""

    def points(self, seat: int) -> int:
        return int(boards.points_of(self.state, seat - 1))

    def from_source(self, seat: int, source: str) -> int:
        return int(sum(self.seen.points[seat - 1][SOURCE.values.index(source)]))

    def held(self, seat: int, piece: str) -> int:
        return int(self.seen.held[seat - 1][PIECE.values.index(piece)])

    def supply(self, piece: str) -> int:
        return int(self.seen.supply[PIECE.values.index(piece)])

    def valhalla(self, recruit: str) -> int:
        return int(self.seen.valhalla[RECRUITS.index(recruit)])

    def on_god(self, god: str, recruit: str) -> int:
        return int(self.seen.on_god[GOD.values.index(god)][RECRUITS.index(recruit)])

    def tiles(self, seat: int) -> list[str]:
        return [TILE.values[i] for i, count in enumerate(self.seen.population_tiles[seat - 1]) for _ in range(count)]

    def discs(self, seat: int) -> int:
        return int(self.seen.discs[seat - 1])

    def disc_at(self, god: str, spot: str) -> int:
        """The seat of the disc in that slot, 0 for none; support slots are `support-upper` and `support-lower`."""
        number = GOD.values.index(god)
        if spot.startswith("support-"):
            return int(self.seen.support[number][SPOT.values.index(spot.removeprefix("support-"))])
        if spot == "temple":
            return int(self.seen.temple_disc[number])
        return int(self.seen.request[number][SPOT.values.index(spot)])

    def battle(self, slot: str) -> int:
        return int(self.seen.battle[SLOT.values.index(slot)])

    def victory(self, world: int, seat: int) -> int:
        return int(self.seen.victory[world - 1][seat - 1])

    def god_at(self, slot: str) -> str:
        god = self.seen.god_at[SLOT.values.index(slot)]
        return GOD.values[god - 1] if god else ""

    def skill(self, skill: str) -> int:
        return int(self.seen.skill_holder[SKILL.values.index(skill)])

    def order(self) -> list[int]:
        """Seats in player order."""
        return [int(self.seen.order.index(number)) + 1 for number in range(1, self.seen.seats + 1)]

    def weapons(self, seat: int) -> list[int]:
        return [k for k, h in zip(self.seen.tile_kind[0], self.seen.tile_holder[0], strict=True) if h == seat]

    def wizardries(self, seat: int) -> list[str]:
        rows = zip(self.seen.tile_kind[1], self.seen.tile_holder[1], strict=True)
        return [WIZARDRY.values[kind - 1] for kind, holder in rows if holder == seat]

    def army(self, slot: str) -> dict[str, int]:
        row = self.seen.army[SLOT.values.index(slot)]
        return {name: count for name, count in zip(RECRUITS, row, strict=True) if count}


def counted(text: str) -> dict[str, int]:
    """`2 pink-stone, 1 giant` as numbers."""
    parts = [part.split() for part in text.split(",") if part.strip()]
    return {name: int(count) for count, name in parts}


def frames_in(phase: str, turn: int, match_round: int) -> list[tuple[Any, ...]]:
    """The stack in the turn of that seat, or where the phase begins."""
    stack: list[tuple[Any, ...]] = [("match", 0, match_round), ("round", 0, STEPS[phase])]
    if phase == "battles":
        return [*stack, ("battles",)]
    action = "select-action" if phase == "select" else "perform-action"
    return [*stack, ("turns", 0, 0, turn), ("end-of-turn", turn - 1), (action, turn - 1)]


def table(
    seats: int = 4,
    *,
    phase: str = "perform",
    turn: int = 1,
    round: int = 1,
    order: Sequence[int] = (),
    discs: Sequence[str] = (),
    at_hand: Mapping[int, int] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    held: Mapping[int, str] | None = None,
    supply: str = "",
    valhalla: str = "",
    on_god: Mapping[str, str] | None = None,
    tiles: Mapping[int, Sequence[str]] | None = None,
    skills: Mapping[str, int] | None = None,
    slots: Mapping[str, str] | None = None,
    row: Sequence[str] = (),
    temples: Mapping[str, str] | None = None,
    built: Mapping[str, int] | None = None,
    weapons: Sequence[tuple[int, int]] = (),
    wizardries: Sequence[tuple[int, str]] = (),
    ancient: tuple[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    deals: bool = False,
    frames: Sequence[tuple[Any, ...]] | None = None,
    go_on: bool = True,
    **fields: Any,
) -> Table:
    """A position in a turn of phase 2 or 3, unless frames say otherwise. Seat 1 has number 1, and so on.

    Discs: `1 thor upper`, `1 thor support-lower`, `1 asgard`, `1 middle`, `1 battle 2-dark`, `1 victory 3`; each comes
    from the hand, which always keeps three less those. Slots: `{"1-light": "thor 4"}`, `"population order"`, with a
    `!` behind it for a flipped one. Pieces at hand come from the supply. Only what a test is about has to add up.
    """
    v = layout.values(GAME.new(seats, 1, {"deals": "on" if deals else "off"}))
    v["supply"] = [n + (v["pool"][i - 7] if 7 <= i < 10 else 0) for i, n in enumerate(v["supply"])]
    v["pool"] = [0, 0, 0]
    numbers = order or range(1, seats + 1)
    v["order"] = [*numbers, *([0] * (4 - seats))]
    v["round"], v["phase"] = round, PHASES[phase]
    for text in discs:
        put_disc(v, text)
    for seat, count in (at_hand or {}).items():
        v["discs"][seat - 1] = count
    for seat, names in (cards or {}).items():
        v["chosen"][seat - 1] = sum(1 << GOD.values.index(name) for name in names)
    for seat, text in (held or {}).items():
        for name, count in counted(text).items():
            v["held"][seat - 1][PIECE.values.index(name)] = count
            v["supply"][PIECE.values.index(name)] = max(0, v["supply"][PIECE.values.index(name)] - count)
    for name, count in counted(supply).items():
        v["supply"][PIECE.values.index(name)] = count
    if valhalla:
        v["valhalla"] = [counted(valhalla).get(name, 0) for name in RECRUITS]
    for god, text in (on_god or {}).items():
        v["on_god"][GOD.values.index(god)] = [counted(text).get(name, 0) for name in RECRUITS]
    for seat, names in (tiles or {}).items():
        for name in names:
            v["population_tiles"][seat - 1][TILE.values.index(name)] += 1
    for name, seat in (skills or {}).items():
        v["skill_holder"][SKILL.values.index(name)] = seat
    for slot, text in (slots or {}).items():
        put_tile(v, SLOT.values.index(slot), text)
    if row:
        v["row"] = [BONUS.values.index(name.rstrip("!")) + 1 for name in row] + [0] * (3 - len(row))
        v["row_down"] = sum(1 << place for place, name in enumerate(row) if name.endswith("!"))
        v["bonuses_left"] = 31 & ~sum(1 << (bonus - 1) for bonus in v["row"] if bonus)
    for stack, name in (temples or {}).items():
        at = STACK.values.index(stack)
        v["temple_top"][at] = TEMPLE.values.index(name) % 6 + 1 if name else 0
        v["temple_left"][at] = 63 & ~(1 << (v["temple_top"][at] - 1)) if name else 0
    for name, seat in (built or {}).items():
        v["temple_owner"][TEMPLE.values.index(name)] = seat
    for sort, draws in ((0, weapons), (1, [(seat, WIZARDRY.values.index(name) + 1) for seat, name in wizardries])):
        for seat, kind in draws:
            at = v["drawn"][sort]
            v["tile_kind"][sort][at], v["tile_by"][sort][at], v["tile_holder"][sort][at] = kind, seat, seat
            v["drawn"][sort] += 1
            v["stack_left"][sort][kind - 1] = max(0, v["stack_left"][sort][kind - 1] - 1)
    if ancient:
        v["ancient"] = list(ancient)
    for seat, count in (points or {}).items():
        v["points"][seat - 1][0][0] = count
    for name in ("seats", "depth", "kind", "who", "note", "extra", "asked", "committed"):
        del v[name]
    opened = frames if frames is not None else frames_in(phase, turn, round)
    state = position(GAME, seats, frames=opened, chronicle=Chronicle(), go_on=go_on, check=False, **(v | fields))
    return Table(GAME, state)


def put_disc(v: dict[str, Any], text: str) -> None:
    who, place, *rest = text.split()
    seat = int(who)
    if place in ("battle", "victory", "middle") or (rest and rest[0].startswith("support")):
        v["taken"][seat - 1] += 1
    else:
        v["discs"][seat - 1] -= 1
    if place in ("asgard", "middle"):
        v[place][seat - 1] += 1
    elif place == "battle":
        v["battle"][SLOT.values.index(rest[0])] = seat
    elif place == "victory":
        v["victory"][int(rest[0]) - 1][seat - 1] += 1
    elif rest[0] == "temple":
        v["temple_disc"][GOD.values.index(place)] = seat
    elif rest[0].startswith("support-"):
        v["support"][GOD.values.index(place)][SPOT.values.index(rest[0].removeprefix("support-"))] = seat
    else:
        v["request"][GOD.values.index(place)][SPOT.values.index(rest[0])] = seat


def put_tile(v: dict[str, Any], slot: int, text: str) -> None:
    kind, value = text.split()
    v["population"][slot] = v["flipped"][slot] = v["god_at"][slot] = v["value_at"][slot] = 0
    if kind == "population":
        v["population"][slot] = TILE.values.index(value.rstrip("!")) + 1
        v["flipped"][slot] = int(value.endswith("!"))
    else:
        v["god_at"][slot] = GOD.values.index(kind) + 1
        v["value_at"][slot] = int(value)


def ragnarok(step: int = 0, **given: Any) -> Table:
    """Ragnarök at its beginning (0), in Valhalla (1), at the hidden tiles (2) or at the reckoning (3)."""
    return table(phase="ragnarok", round=5, frames=[("match", 0, 6), ("ragnarok", 0, step)], **given)


def start_of(round: int, **given: Any) -> Table:
    """Where that round begins."""
    return table(phase="start", round=round, frames=[("match", 0, round), ("round",)], **given)
