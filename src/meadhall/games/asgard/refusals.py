"""Why not, continued: temples, Asgard, battles and Ragnarök."""

from __future__ import annotations

from typing import Any

from meadhall.core.game import Saying
from meadhall.core.vocabulary import Action

from .names import frames, goods, pieces, sides, sizes, skills, tiles
from .prompts import say
from .rules import Asgard
from .vocabulary import BATTLE, BONUS, GOD, RECRUIT, SEAL, SKILL, SLOT, SORT, STACK, STONE, TILE

SORTS = SORT.values


def frame_of(seen: Any) -> tuple[int, int, int]:
    """Kind, note and extra of the open decision."""
    return seen.kind[seen.depth - 1], seen.note[seen.depth - 1], seen.extra[seen.depth - 1]


def tiles_of(seen: Any, seat: int, sort: int, kind: int) -> list[int]:
    """Draws of that kind that the seat holds and has not laid."""
    return [
        draw
        for draw in range(sizes.DRAWS)
        if seen.tile_holder[sort][draw] == seat + 1
        and seen.tile_kind[sort][draw] == kind + 1
        and not seen.tile_at[sort][draw]
    ]


# AS5.8


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


def against_pay_tile(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    if frame_of(seen)[0] == frames.TEMPLE_PAYMENT:
        return against_payment(state, seen, seat, -1, -1, tiles.STONE)
    return against_seal(seen, seat, 2)


# AS5.9, AS5.10


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


# AS5.12


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
        return say("no-wrong-sort", "AS5.15.1", sort=SORTS[sort])
    return None if seen.stack_left[sort][kind] else say("no-not-in-stack", "AS5.15.1", sort=SORTS[sort])


# AS6.3


def against_send(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    (kind,) = action.indices
    mine = seen.held[seat][goods.WHITE_WARRIOR : goods.GIANT + 1]
    if not mine[kind]:
        return say("no-none-own", "AS6.3.1", piece=RECRUIT.values[kind])
    strength = [row[pieces.STRENGTH] for row in state.pieces.table[pieces.RECRUIT :][: sizes.RECRUITS]]
    most = frame_of(seen)[2] + sum(count * each for count, each in zip(mine, strength, strict=True))
    return None if most >= seen.lacking else say("no-too-weak", "AS6.3.1")


def against_begun(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    return say("no-begun", "AS6.3.1") if frame_of(seen)[2] else None


def against_declare_tile(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    if not seen.population_tiles[seat][tiles.VICTORY]:
        return say("no-no-tile", "AS6.3.2", tile=TILE.values[tiles.VICTORY])
    return against_begun(state, seen, seat, action)


def against_declare_skill(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    if seen.skill_holder[skills.TYR] != seat + 1:
        return say("no-no-skill", "AS6.3.2", skill=SKILL.values[skills.TYR])
    return against_begun(state, seen, seat, action)


# AS7.4, AS7.5


def against_place(seen: Any, seat: int, slot: int, rule: str) -> Saying | None:
    if not seen.god_at[slot]:
        return say("no-no-god", rule, slot=BATTLE.values[slot])
    if seat + 1 not in seen.support[seen.god_at[slot] - 1]:
        return say("no-no-support", rule, slot=BATTLE.values[slot])
    return None


def against_join(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    kind, slot = action.indices
    if slot % 2 != sides.LIGHT:
        return say("no-dark-god", "AS7.4", slot=BATTLE.values[slot])
    if not seen.valhalla[kind]:
        return say("no-not-in-valhalla", "AS7.4", piece=RECRUIT.values[kind])
    return against_place(seen, seat, slot, "AS7.4")


def against_lay(state: Asgard, seen: Any, seat: int, action: Action) -> Saying | None:
    kind, slot = action.indices
    sort = 0 if action.kind.word == "lay_weapon" else 1
    if not tiles_of(seen, seat, sort, kind):
        return say("no-none-to-lay", "AS7.5", sort=SORTS[sort])
    return against_place(seen, seat, slot, "AS7.5")


CHECKS = {
    "build": against_build,
    "pay": against_pay,
    "pay_as": against_pay_as,
    "pay_tile": against_pay_tile,
    "give": against_give,
    "settle": against_settle,
    "turn_over": against_turn_over,
    "buy": against_buy,
    "buy_disc": against_buy_disc,
    "take_disc": against_take_disc,
    "pay_seal": against_pay_seal,
    "to_battle": against_to_battle,
    "keep_weapon": against_keep,
    "keep_wizardry": against_keep,
    "send": against_send,
    "declare_tile": against_declare_tile,
    "declare_skill": against_declare_skill,
    "withdraw": against_begun,
    "join": against_join,
    "lay_weapon": against_lay,
    "lay_wizardry": against_lay,
}
