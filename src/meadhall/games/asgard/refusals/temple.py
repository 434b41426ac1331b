"""AS5.8-AS5.10 Building a temple."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from ..names import goods, pieces, sizes, tiles
from ..prompts import say
from ..rules import Asgard
from ..vocabulary import GOD, RECRUIT, SLOT, STACK, STONE, TILE


def is_payable(stones: list[int], wild: int, swaps: int, needs: list[int], other: int, depicted: set[int]) -> bool:
    """Try every way to pay, stone by stone."""
    if not needs and not other:
        return True
    meant = [needs[0]] if needs else [colour for colour in range(sizes.STONES) if colour not in depicted]
    rest, other = (needs[1:], other) if needs else (needs, other - 1)
    for stone in range(sizes.STONES):
        if stones[stone] and (stone in meant or swaps):
            left = [count - (colour == stone) for colour, count in enumerate(stones)]
            if is_payable(left, wild, swaps - (stone not in meant), rest, other, depicted):
                return True
    return wild > 0 and is_payable(stones, wild - 1, swaps, rest, other, depicted)


def colours_on(state: Asgard, temple: int) -> list[int]:
    """The stones printed on a temple, one entry a stone."""
    row = state.pieces.table[pieces.TEMPLE + temple]
    return [colour for colour in range(sizes.STONES) for _ in range(row[pieces.COST + colour])]


def against_temple(state: Asgard, seen: Any, seat: int, stack: int) -> Saying | None:
    if not seen.temple_top[stack]:
        return say("no-empty-stack", "AS5.8", stack=STACK.values[stack])
    temple = stack * sizes.STACK + seen.temple_top[stack] - 1
    needs = colours_on(state, temple)
    other = state.pieces.table[pieces.TEMPLE + temple][pieces.OTHER]
    held, own = seen.held[seat], seen.population_tiles[seat]
    if is_payable(list(held[: sizes.STONES]), own[tiles.STONE], own[tiles.STONE_SWAP], needs, other, set(needs)):
        return None
    return say("no-cannot-pay", "AS5.8", stack=STACK.values[stack])


def against_build(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    return against_temple(state, seen, seat, action.indices[0])


def against_payment(state: Asgard, seen: Any, seat: int, stone: int, meant: int, tile: int) -> Saying | None:
    """Pay what is due with this stone counted as that colour, and this tile (-1: without)."""
    depicted = set(colours_on(state, frame_of(seen)[2]))
    needs = [colour for colour in range(sizes.STONES) for _ in range(seen.need[colour])]
    if meant >= 0 and needs and meant != needs[0]:
        return say("no-other-due", "AS5.8", piece=STONE.values[needs[0]])
    if meant >= 0 and not needs and meant in depicted:
        return say("no-depicted", "AS5.8.1", piece=STONE.values[meant])
    stones, own = list(seen.held[seat][: sizes.STONES]), list(seen.population_tiles[seat])
    if stone >= 0 and not stones[stone]:
        return say("no-none-own", "AS5.8", piece=STONE.values[stone])
    if tile >= 0 and not own[tile]:
        return say("no-no-tile", "AS5.8.2", tile=TILE.values[tile])
    if stone >= 0:
        stones[stone] -= 1
    if tile >= 0:
        own[tile] -= 1
    rest, other = (needs[1:], seen.need_other) if needs else ([], seen.need_other - 1)
    if is_payable(stones, own[tiles.STONE], own[tiles.STONE_SWAP], rest, other, depicted):
        return None
    return say("no-too-little", "AS5.8")


def against_pay(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (stone,) = action.indices
    return against_payment(state, seen, seat, stone, stone, -1)


def against_pay_as(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    stone, meant = action.indices
    if stone == meant:
        return say("no-same", "AS5.8.2")
    return against_payment(state, seen, seat, stone, meant, tiles.STONE_SWAP)


def kinds_asked(state: Asgard, seen: Any, god: int) -> list[int]:
    spot = 0 if not seen.support[god][0] else 1
    asked = state.pieces.table[pieces.GOD + god][pieces.SUPPORT + spot]
    return [kind for kind in range(sizes.RECRUITS) if asked >> kind & 1]


def against_give(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (kind,) = action.indices
    god = frame_of(seen)[1]
    if kind not in kinds_asked(state, seen, god):
        return say("no-not-wanted", "AS5.9", piece=RECRUIT.values[kind], god=GOD.values[god])
    if not seen.held[seat][goods.WHITE_WARRIOR + kind]:
        return say("no-none-own", "AS5.9", piece=RECRUIT.values[kind])
    return None


def against_settle(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (slot,) = action.indices
    god = frame_of(seen)[1]
    name = SLOT.values[slot]
    if slot % 2 != state.pieces.table[pieces.GOD + god][pieces.SIDE]:
        return say("no-wrong-side", "AS5.10", slot=name)
    if seen.god_at[slot]:
        return say("no-god-there", "AS5.10", slot=name)
    return against_closed(state, seen, slot, "AS1.5.2")


def against_closed(state: Asgard, seen: Any, slot: int, rule: str) -> Saying | None:
    closed = state.pieces.table[pieces.SCALE + seen.seats][pieces.CLOSED]
    return say("no-closed", rule, slot=SLOT.values[slot]) if closed >> (slot // 2) & 1 else None


CHECKS: dict[str, Check] = {
    "build": against_build,
    "pay": against_pay,
    "pay_as": against_pay_as,
    "give": against_give,
    "settle": against_settle,
}
