"""AS5.12-AS5.15 The action in Asgard: bonus tiles, recruits and discs for seals, the middle, hidden tiles."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from ..names import frames, goods, pieces, sizes, tiles
from ..prompts import say
from ..rules import Asgard
from ..vocabulary import BATTLE, BONUS, RECRUIT, SEAL, SORT, TILE
from .temple import against_closed, against_payment


def against_turn_over(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (bonus,) = action.indices
    if bonus + 1 not in seen.row:
        return say("no-not-in-row", "AS5.12.1", bonus=BONUS.values[bonus])
    down = seen.row_down >> seen.row.index(bonus + 1) & 1
    return say("no-turned", "AS5.12.1", bonus=BONUS.values[bonus]) if down else None


def seals_suffice(light: int, dark: int, wild: int, needs: list[int]) -> bool:
    """Try every way to pay, seal by seal; 2 stands for either colour."""
    if not needs:
        return True
    due, rest = needs[0], needs[1:]
    return (
        (light > 0 and due != 1 and seals_suffice(light - 1, dark, wild, rest))
        or (dark > 0 and due != 0 and seals_suffice(light, dark - 1, wild, rest))
        or (wild > 0 and seals_suffice(light, dark, wild - 1, rest))
    )


def purse(seen: Any, seat: int) -> tuple[int, int, int]:
    held = seen.held[seat]
    return held[goods.LIGHT_SEAL], held[goods.DARK_SEAL], seen.population_tiles[seat][tiles.SEAL]


def against_buy(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (kind,) = action.indices
    piece = goods.WHITE_WARRIOR + kind
    others = [seen.held[other][piece] for other in range(seen.seats) if other != seat]
    if not seen.supply[piece] and (not max(others) or max(others) < seen.held[seat][piece]):
        return say("no-brings-nothing", "AS1.6.2", piece=RECRUIT.values[kind])
    row = state.pieces.table[pieces.RECRUIT + kind]
    needs = [side for side in range(sizes.SEALS) for _ in range(row[pieces.PRICE + side])]
    return None if seals_suffice(*purse(seen, seat), needs) else say("no-no-seals", "AS5.12.2")


def against_buy_disc(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    if frame_of(seen)[1]:
        return say("no-free-only", "AS5.14")
    mine = seen.taken[seat]
    if mine == sizes.ROW:
        return say("no-row-empty", "AS5.12.3")
    crowded = [any(seen.taken[o] <= place for o in range(seen.seats) if o != seat) for place in range(mine)]
    row = state.pieces.table[pieces.ROW]
    needs = [row[mine], *(row[place] for place in range(mine) if crowded[place])]
    return None if seals_suffice(*purse(seen, seat), sorted(needs)) else say("no-no-seals", "AS5.12.3")


def against_take_disc(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    if not frame_of(seen)[1]:
        return say("no-not-free", "AS5.12.3")
    return say("no-row-empty", "AS5.14") if seen.taken[seat] == sizes.ROW else None


def against_seal(seen: Any, seat: int, seal: int) -> Saying | None:
    """Pay what is due with a seal of that colour, or (2) with a tile."""
    needs = [colour for colour in range(3) for _ in range(seen.need_seal[colour])]
    left = list(purse(seen, seat))
    if not left[seal] and seal == 2:
        return say("no-no-tile", "AS5.15.4", tile=TILE.values[tiles.SEAL])
    if not left[seal]:
        return say("no-none-own", "AS5.12.2", piece=SEAL.values[seal])
    if seal < 2 and needs[0] not in (seal, 2):
        return say("no-seal-due", "AS5.12.2", piece=SEAL.values[needs[0]])
    left[seal] -= 1
    return None if seals_suffice(left[0], left[1], left[2], needs[1:]) else say("no-too-little", "AS5.12.2")


def against_pay_seal(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    return against_seal(seen, seat, action.indices[0])


def against_pay_tile(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    if frame_of(seen)[0] == frames.TEMPLE_PAYMENT:
        return against_payment(state, seen, seat, -1, -1, tiles.STONE)
    return against_seal(seen, seat, 2)


def against_to_battle(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    """AS5.13"""
    (slot,) = action.indices
    name = BATTLE.values[slot]
    if seen.battle[slot]:
        return say("no-slot-taken", "AS5.13", slot=name)
    if seen.victory[slot // 2][seat]:
        return say("no-victorious", "AS5.13", slot=name)
    if seen.battle[slot ^ 1] and state.pieces.table[pieces.MOST][slot // 2] == 1:
        return say("no-one-disc", "AS5.13", slot=name)
    return against_closed(state, seen, slot, "AS1.5.2")


def against_keep(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (kind,) = action.indices
    sort = frame_of(seen)[1]
    if (action.kind.word == "keep_weapon") != (sort == 0):
        return say("no-wrong-sort", "AS5.15.1", sort=SORT.values[sort])
    return None if seen.stack_left[sort][kind] else say("no-not-in-stack", "AS5.15.1", sort=SORT.values[sort])


CHECKS: dict[str, Check] = {
    "turn_over": against_turn_over,
    "buy": against_buy,
    "buy_disc": against_buy_disc,
    "take_disc": against_take_disc,
    "pay_seal": against_pay_seal,
    "pay_tile": against_pay_tile,
    "to_battle": against_to_battle,
    "keep_weapon": against_keep,
    "keep_wizardry": against_keep,
}
