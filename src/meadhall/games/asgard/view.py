"""All that one seat may know of the table, ready for JSON."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall.core.layout import picture
from meadhall.core.views import pick_text

from . import battles, knowledge, ragnarok, reckoning
from . import board as table
from .names import frames, pieces, sizes, sorts
from .prompts import SAYINGS
from .rules import Asgard
from .vocabulary import (
    BONUS,
    GOD,
    PHASE,
    PIECE,
    RECRUITS,
    SKILL,
    SLOT,
    SORT,
    STACK,
    STONE,
    TEMPLE,
    TILE,
    VOCABULARY,
    WIZARDRY,
)

SIDES = ("light", "dark")


def view(state: Asgard, seat: int | None) -> dict[str, Any]:
    seen = picture(state)
    viewer = -1 if seat is None else seat
    frame = seen.kind[seen.depth - 1] if seen.depth else 0
    return {
        "seat": seat,
        "seats": seen.seats,
        "round": seen.round,
        "phase": PHASE.values[seen.phase] if seen.depth else "over",
        "frame": SAYINGS.frames.get(frame, ""),
        "deals": bool(seen.deals),
        "silence": frame in (frames.VALHALLA, frames.LAY_TILE),  # AS7.5.1
        "deciding": state.deciders(),
        "gods": {name: _god(state, seen, god) for god, name in enumerate(GOD.values)},
        "worlds": [_world(state, seen, world, viewer) for world in range(sizes.WORLDS)],
        "lower": {side: _tile(state, seen, sizes.BATTLES + n) for n, side in enumerate(SIDES)},
        "supply": _counts(PIECE.values, seen.supply),
        "valhalla": _counts(RECRUITS, seen.valhalla),
        "pool": _counts(RECRUITS, seen.pool),
        "temples": {name: _stack(state, seen, stack) for stack, name in enumerate(STACK.values)},
        "row": [
            {"bonus": BONUS.values[bonus - 1], "open": not seen.row_down >> place & 1}
            for place, bonus in enumerate(seen.row)
            if bonus
        ],
        "bonuses_left": [name for bonus, name in enumerate(BONUS.values) if seen.bonuses_left >> bonus & 1],
        "ancient": {side: _ancient(state, seen, n) for n, side in enumerate(SIDES)},
        "ancient_left": {
            side: [v for i, v in enumerate(state.pieces.table[pieces.ANCIENT + n]) if seen.ancient_left[n] >> i & 1]
            for n, side in enumerate(SIDES)
        },
        "battle_tiles": {
            str(value): seen.battle_left[rank] for rank, value in enumerate(state.pieces.table[pieces.BATTLE_VALUES])
        },
        "stacks": {name: _hidden_stack(state, seen, sort, viewer) for sort, name in enumerate(SORT.values)},
        "skills": {name: seen.skill_holder[skill] - 1 for skill, name in enumerate(SKILL.values)},
        "players": [_player(state, seen, owner, viewer) for owner in range(seen.seats)],
        "offers": [_offer(seen, owner) for owner in range(seen.seats) if seen.wanted[owner]],
        "promised": {str(number + 1): giver - 1 for number, giver in enumerate(seen.promised) if giver},
        "cards": _gods(seen.chosen[viewer]) if viewer >= 0 else [],
        "pick": pick_text(VOCABULARY, seen, seat),
        "due": _due(seen, frame),
    }


def _counts(names: Any, row: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, row, strict=True) if count}


def _gods(mask: int) -> list[str]:
    return [name for god, name in enumerate(GOD.values) if mask >> god & 1]


def _seat(disc: int) -> int | None:
    return disc - 1 if disc else None


# Gods and worlds


def _god(state: Asgard, seen: Any, god: int) -> dict[str, Any]:
    row = state.pieces.table[pieces.GOD + god]
    tiles = state.pieces.table[pieces.TILES + god]
    return {
        "side": SIDES[row[pieces.SIDE]],
        "rises": row[pieces.RISES],
        "risen": row[pieces.RISES] <= seen.round,
        "seal": bool(seen.seal_beside[god]),
        "request": [_seat(disc) for disc in seen.request[god][: 1 if row[pieces.SINGLE] else 2]],
        "temple": _seat(seen.temple_disc[god]),
        "support": [_seat(disc) for disc in seen.support[god]],
        "asks": [[kind for n, kind in enumerate(RECRUITS) if row[pieces.SUPPORT + spot] >> n & 1] for spot in range(2)],
        "tile": tiles[seen.god_top[god] - 1] if seen.god_top[god] else None,
        "tiles_left": [tiles[tile] for tile in range(sizes.TILES) if seen.god_left[god] >> tile & 1],
        "recruits": _counts(RECRUITS, seen.on_god[god]),
    }


def _tile(state: Asgard, seen: Any, slot: int) -> dict[str, Any]:
    """What stands in a slot of a world."""
    return {
        "god": GOD.values[seen.god_at[slot] - 1] if seen.god_at[slot] else None,
        "population": TILE.values[seen.population[slot] - 1] if seen.population[slot] else None,
        "flipped": bool(seen.flipped[slot]),
        "value": table.tile_value(state, slot),
    }


def _world(state: Asgard, seen: Any, world: int, viewer: int) -> dict[str, Any]:
    made: dict[str, Any] = {
        "world": world + 1,
        "closed": bool(table.is_closed(state, world)),
        "rewards": state.pieces.table[pieces.WORLD + world],
        "won": seen.rewards[world][: seen.seats],
        "victory": [seat for seat in range(seen.seats) for _ in range(seen.victory[world][seat])],
    }
    for n, side in enumerate(SIDES):
        slot = 2 * world + n
        ancient = seen.armed[slot]
        made[side] = _tile(state, seen, slot) | {
            "battle": _seat(seen.battle[slot]),
            "battle_value": battles.side_value(state, slot),
            "army": _counts(RECRUITS, seen.army[slot]),
            "army_strength": ragnarok.army_strength(state, slot),
            "ancient": None if not ancient else _shown_ancient(state, n, ancient),
            "laid": _laid(state, seen, slot, viewer),
            "total": reckoning.total_of(state, slot) if _is_reckoned(seen, world) else None,
        }
    return made


def _shown_ancient(state: Asgard, side: int, armed: int) -> int:
    """The ancient weapon under a population; 0 while it is face down."""
    return int(state.pieces.table[pieces.ANCIENT + side][armed - 2]) if armed > 1 else 0


def _is_reckoned(seen: Any, world: int) -> bool:
    if not seen.depth:
        return True
    return any(
        kind == frames.RAGNAROK and note == 3 and world < extra
        for kind, note, extra in zip(seen.kind, seen.note, seen.extra, strict=True)
    )


def _laid(state: Asgard, seen: Any, slot: int, viewer: int) -> list[dict[str, Any]]:
    """AS7.5 Tiles under a god; what is not known is None."""
    found = []
    for sort, name in enumerate(SORT.values):
        for draw in range(seen.drawn[sort]):
            if seen.tile_at[sort][draw] == slot + 1:
                owner = seen.tile_holder[sort][draw] - 1
                known = owner == viewer or knowledge.is_uncovered(state, sort, draw)
                kind = _kind(sort, seen.tile_kind[sort][draw]) if known else None
                found.append({"sort": name, "seat": owner, "tile": kind})
    return sorted(found, key=lambda tile: (tile["sort"], tile["seat"], str(tile["tile"])))


# Tiles and stacks


def _kind(sort: int, number: int) -> Any:
    """A weapon by its value, a wizardry by its name."""
    return number if sort == sorts.WEAPON else WIZARDRY.values[number - 1]


def _stack(state: Asgard, seen: Any, stack: int) -> dict[str, Any]:
    made: dict[str, Any] = {"left": int(seen.temple_left[stack]).bit_count(), "top": None}
    if seen.temple_top[stack]:
        temple = stack * sizes.STACK + seen.temple_top[stack] - 1
        row = state.pieces.table[pieces.TEMPLE + temple]
        made |= {
            "top": TEMPLE.values[temple],
            "points": row[pieces.VP],
            "cost": _counts(STONE.values, row[pieces.COST : pieces.COST + sizes.STONES]),
            "other": row[pieces.OTHER],
        }
    return made


def _ancient(state: Asgard, seen: Any, side: int) -> int | None:
    weapon = seen.ancient[side]
    return int(state.pieces.table[pieces.ANCIENT + side][weapon - 1]) if weapon else None


def _hidden_stack(state: Asgard, seen: Any, sort: int, viewer: int) -> dict[str, Any]:
    """How many are left; what they are, for who knows; else the tiles that may be among them."""
    left = [_kind(sort, kind + 1) for kind in range(sizes.KINDS) for _ in range(seen.stack_left[sort][kind])]
    knows = viewer >= 0 and knowledge.knows_stack(state, viewer, sort)
    looks = [draw for draw in range(seen.drawn[sort]) if viewer >= 0 and seen.tile_by[sort][draw] == viewer + 1]
    since = range(looks[-1] + 1 if looks else 0, seen.drawn[sort])
    unknown = [draw for draw in since if not knowledge.knows_draw(state, viewer, sort, draw)]
    maybe = left + ([] if knows else [_kind(sort, seen.tile_kind[sort][draw]) for draw in unknown])
    return {"left": len(left), "known": bool(knows), "maybe": sorted(maybe)}


# Players


def _player(state: Asgard, seen: Any, owner: int, viewer: int) -> dict[str, Any]:
    values = state.pieces.table[pieces.BATTLE_VALUES]
    tiles = [value for rank, value in enumerate(values) for _ in range(seen.battle_tiles[owner][rank])]
    is_open = owner == viewer or not seen.depth
    return {
        "points": table.points_of(state, owner),
        "order": seen.order[owner],
        "discs": seen.discs[owner],
        "in_row": sizes.ROW - seen.taken[owner],
        "asgard": seen.asgard[owner],
        "middle": seen.middle[owner],
        "cards": int(seen.chosen[owner]).bit_count(),
        "revealed": _gods(seen.revealed[owner]),
        "committed": bool(seen.committed >> owner & 1),
        "held": _counts(PIECE.values, seen.held[owner]),
        "tiles": _counts(TILE.values, seen.population_tiles[owner]),
        "temples": [TEMPLE.values[temple] for temple in range(sizes.TEMPLES) if seen.temple_owner[temple] == owner + 1],
        "temple_points": battles.temple_points(state, owner),
        "victories": table.victories_of(state, owner),
        "battle_tiles": len(tiles),
        "battle_tile_values": tiles if is_open else None,
        "hidden": {name: _hidden(state, seen, owner, sort, viewer) for sort, name in enumerate(SORT.values)},
        "has_passed": bool(seen.passed >> owner & 1),
    }


def _hidden(state: Asgard, seen: Any, owner: int, sort: int, viewer: int) -> dict[str, Any]:
    """AS1.8 How many weapons or wizardries are at hand, and which of those a player has had are known."""
    held = [draw for draw in range(seen.drawn[sort]) if seen.tile_holder[sort][draw] == owner + 1]
    at_hand = [draw for draw in held if not seen.tile_at[sort][draw]]
    shown = at_hand if owner == viewer else [draw for draw in held if seen.tile_shown[sort][draw]]
    known = [seen.tile_kind[sort][draw] for draw in shown] + _deduced(state, seen, owner, sort, viewer)
    return {"count": len(at_hand), "known": sorted(_kind(sort, kind) for kind in known)}


def _deduced(state: Asgard, seen: Any, owner: int, sort: int, viewer: int) -> list[int]:
    """Tiles that the owner must have drawn: others cannot have taken so many of those that vanished between two looks.

    What vanished since the last look may still lie in the stack, unless the viewer has the stack in its hands.
    """
    if viewer < 0 or owner == viewer:
        return []
    found: list[int] = []
    looks = [draw for draw in range(seen.drawn[sort]) if seen.tile_by[sort][draw] == viewer + 1]
    first = 0
    for last in [*looks, seen.drawn[sort]]:
        unknown = [draw for draw in range(first, last) if not knowledge.knows_draw(state, viewer, sort, draw)]
        gone = Counter(seen.tile_kind[sort][draw] for draw in unknown)
        if last == seen.drawn[sort] and not knowledge.is_looking(state, viewer, sort):
            gone.update({kind + 1: left for kind, left in enumerate(seen.stack_left[sort])})
        mine = sum(seen.tile_holder[sort][draw] == owner + 1 for draw in unknown)
        for kind, count in gone.items():
            found += [kind] * max(0, mine - (gone.total() - count))
        first = last + 1
    return found


def _offer(seen: Any, owner: int) -> dict[str, Any]:
    """AS5.7"""
    return {
        "seat": owner,
        "number": seen.wanted[owner],
        "pieces": _counts(PIECE.values, seen.offered[owner]),
        "tiles": _counts(TILE.values, seen.offered_tiles[owner]),
        "skills": [name for skill, name in enumerate(SKILL.values) if seen.offered_skills[owner] >> skill & 1],
        **{
            name: sorted(
                _kind(sort, seen.tile_kind[sort][draw])
                for draw in range(seen.drawn[sort])
                if seen.offered_draws[owner][sort] >> draw & 1
            )
            for sort, name in enumerate(SORT.values)
        },
    }


def _due(seen: Any, frame: int) -> dict[str, Any] | None:
    """What is still to be paid."""
    if frame == frames.TEMPLE_PAYMENT:
        return {"stones": _counts(STONE.values, seen.need), "other": seen.need_other}
    if frame == frames.SEAL_PAYMENT:
        return {"seals": dict(zip(("light", "dark", "any"), seen.need_seal, strict=True))}
    if frame == frames.STAND:
        slot = seen.note[seen.depth - 1]
        return {"slot": SLOT.values[slot], "strength": max(0, seen.lacking - seen.extra[seen.depth - 1])}
    return None
