"""BR7.4 What a seat may see: built from allowed fields only."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall.core.layout import picture
from meadhall.core.views import pick_text

from . import battle, deduction, gifts, invade, knowledge, strength
from . import board as table
from .names import frames, phases, pieces, places, sizes, tokens
from .prompts import SAYINGS
from .rules import BloodRage
from .vocabulary import CARD, PHASE, PLACE, PROVINCE, SOURCE, STAT, TOKEN, UNIT, VOCABULARY

CLANS = ("wolf", "raven", "serpent", "bear")
REGIONS = ("manheim", "jotunheim", "alfheim")
FIGURE_SLOTS = ("warrior", "leader", "ship", "monster-1", "monster-2", "clan-1", "clan-2", "clan-3")


def view(state: BloodRage, seat: int | None) -> dict[str, Any]:
    """All that one seat (None: a spectator) may know."""
    seen = picture(state)
    frame = seen.kind[seen.depth - 1] if seen.depth else 0
    viewer = -1 if seat is None else seat
    drafted = deduction.drafted(state, seen, viewer, seen.age - 1)
    return {
        "game": "bloodrage",
        "seat": seat,
        "age": seen.age,
        "phase": PHASE.values[seen.phase] if seen.depth else "over",
        "frame": SAYINGS.frames.get(frame, ""),
        "asked": state.asked_seats(),
        "waiting": state.deciders(),
        "first": seen.first,
        "turn": _turn(seen),
        "doom": [PROVINCE.values[province - 1] for province in seen.doom if province],
        "doomed": PROVINCE.values[seen.doom[seen.age - 1] - 1] if seen.age else None,
        "provinces": {name: _province(state, seen, place) for place, name in enumerate(PROVINCE.values)},
        "fjords": {
            name: _fjord(state, seen, place) for place, name in enumerate(PLACE.values) if place > places.YGGDRASIL
        },
        "clans": [_clan(state, seen, owner, drafted) for owner in range(seen.seats)],
        "discard": cards(seen.discarded),
        "draft": _draft(state, seen, frame, seat),
        "memory": _memory(state, seen, viewer),
        "march": _march(seen, frame),
        "battle": _battle(state, seen) if seen.site else None,
        "destruction": _destruction(state, seen),
        "hand": cards(seen.hand[seat]) if seat is not None else [],
        "quests": cards(seen.quests[seat]) if seat is not None else [],
        "pick": pick_text(VOCABULARY, seen, seat),
    }


def cards(counts: list[int]) -> list[str]:
    return [CARD.values[card] for card, count in enumerate(counts) for _ in range(count)]


def _turn(seen: Any) -> int | None:
    """Whose turn it is in the action phase. The frame notes who comes next: the seat after it."""
    for kind, note in zip(seen.kind[: seen.depth], seen.note[: seen.depth], strict=True):
        if kind == frames.ACTIONS:
            return int((note - 1) % seen.seats)
    return None


def _figures(state: BloodRage, seen: Any, place: int) -> list[dict[str, Any]]:
    """Clan by clan: what stands there and how many."""
    found = []
    for owner in range(seen.seats):
        for figure in range(sizes.FIGURES):
            count = table.count_at(state, owner, figure, place)
            if count:
                unit = UNIT.values[table.unit_of(state, owner, figure)]
                found.append({"seat": owner, "figure": unit, "count": count})
    return found


def _province(state: BloodRage, seen: Any, place: int) -> dict[str, Any]:
    outer = place != places.YGGDRASIL
    return {
        "region": REGIONS[state.pieces.table[pieces.PROVINCE + place][pieces.REGION]] if outer else None,
        "villages": state.pieces.table[pieces.PROVINCE + place][pieces.VILLAGES] if outer else None,
        "room": table.room(state, place) if outer else None,
        "fjord": PLACE.values[table.fjord_of(place)] if outer else None,
        "token": TOKEN.values[seen.token[place]],
        "glory": state.pieces.table[pieces.TOKEN_GLORY][0] if seen.token[place] == tokens.GLORY else 0,
        "pillaged": bool(seen.pillaged >> place & 1),
        "destroyed": bool(seen.destroyed >> place & 1),
        "figures": _figures(state, seen, place),
        "strength": [
            0 if table.is_destroyed(state, place) else strength.strength_in(state, owner, place)
            for owner in range(seen.seats)
        ],
    }


def _fjord(state: BloodRage, seen: Any, place: int) -> dict[str, Any]:
    first = 2 * (place - places.NORTH_EAST)
    return {
        "supports": [PROVINCE.values[first], PROVINCE.values[first + 1]],
        "live": table.is_live_fjord(state, place),
        "figures": _figures(state, seen, place),
    }


def _clan(state: BloodRage, seen: Any, owner: int, drafted: list[Counter[int]]) -> dict[str, Any]:
    return {
        "clan": CLANS[owner],
        "glory": table.glory_of(state, owner),
        "sources": {name: sum(seen.glory[owner][i]) for i, name in enumerate(SOURCE.values)},
        "rage": seen.rage[owner],
        "passed": bool(seen.passed >> owner & 1),
        "stats": {
            name: {"step": seen.level[owner][stat], "value": table.stat_of(state, owner, stat)}
            for stat, name in enumerate(STAT.values)
        },
        "on_board": table.figures_on_board(state, owner),
        "upgrades": {
            name: CARD.values[seen.upgrade[owner][slot] - 1] if seen.upgrade[owner][slot] else None
            for slot, name in enumerate(FIGURE_SLOTS)
        },
        "reserve": _off_board(state, owner, places.RESERVE),
        "valhalla": _off_board(state, owner, places.VALHALLA),
        "costs": _costs(state, owner),
        "hand": table.cards_in_hand(state, owner),
        "quests": table.quests_of(state, owner),
        "open_quests": cards(seen.quests[owner]) if seen.phase == phases.QUEST else [],
        "known": _known(state, seen, owner, drafted),
        "committed": bool(seen.committed >> owner & 1),
    }


def _off_board(state: BloodRage, owner: int, place: int) -> dict[str, int]:
    counts = {
        table.unit_of(state, owner, figure): table.count_at(state, owner, figure, place)
        for figure in range(sizes.FIGURES)
    }
    return {UNIT.values[unit]: count for unit, count in counts.items() if count}


def _costs(state: BloodRage, owner: int) -> dict[str, int]:
    """BR4.3.1 What an invade costs, for every figure in the reserve."""
    ready = [figure for figure in range(sizes.FIGURES) if table.count_at(state, owner, figure, places.RESERVE)]
    return {
        UNIT.values[table.unit_of(state, owner, figure)]: invade.invade_cost(state, owner, figure) for figure in ready
    }


def _known(state: BloodRage, seen: Any, owner: int, drafted: list[Counter[int]]) -> list[str]:
    """BR7.4 Cards that the viewer knows to be in the seat's hand or among its quests.

    Of this age those that all have seen, or that the seat must have drafted; of earlier ages the card carried over,
    once all have seen it, and what Poison brought. Nobody sees which cards the discard leaves.
    """
    if not knowledge.is_before_discard(state):
        return []
    found = []
    for number in range(seen.age * sizes.GIFTS):
        name = CARD.values[number]
        if table.age_of(number) == seen.age:
            known = max(seen.proven[owner][number], drafted[owner][number]) - seen.gone[owner][number]
        else:
            known = max(-seen.gone[owner][number], 0) + (seen.carried_card[owner] == number + 1)
        found += [name] * max(known - knowledge.on_table(state, owner, number), 0)
    return found


def _memory(state: BloodRage, seen: Any, viewer: int) -> list[dict[str, Any]]:
    """BR7.5 What the viewer saw in a pack and did not take.

    Cards of a pack that vanished between two looks, or after the last one: how many each seat took, how many were left.
    """
    return [
        {
            "age": age + 1,
            "cards": [CARD.values[card] for card in sorted(share.cards.elements())],
            "taken": share.taken,
            "left": share.left,
        }
        for age in range(seen.age)
        for share in deduction.shares(state, seen, viewer, age)
        if share.sight > 0
    ]


def _draft(state: BloodRage, seen: Any, frame: int, seat: int | None) -> dict[str, Any] | None:
    """BR4.1.2 The pack in hand, and how far the draft is."""
    if frame != frames.CHOOSE_GIFT:
        return None
    pack = [] if seat is None else _pack(seen, gifts.pack_of(state, seat))
    return {
        "round": seen.pass_round + 1,
        "rounds": gifts.pass_rounds(state),
        "choices": seen.choices,
        "pack": pack,
        "cards": len(_pack(seen, 0)),
    }


def _pack(seen: Any, pack: int) -> list[str]:
    cells = seen.cell[seen.age - 1][gifts.cell_in_pack(pack, 0) : gifts.cell_in_pack(pack, sizes.PACK)]
    return [CARD.values[card - 1] for card in cells if card]


def _march(seen: Any, frame: int) -> dict[str, Any] | None:
    if frame != frames.MARCH:
        return None
    both = seen.note[seen.depth - 1]
    return {
        "start": PROVINCE.values[both // sizes.PROVINCES],
        "goal": PROVINCE.values[both % sizes.PROVINCES],
        "moved": seen.extra[seen.depth - 1],
    }


def _battle(state: BloodRage, seen: Any) -> dict[str, Any]:
    """The pillage that goes on; sides only once the call is over."""
    return {
        "province": PROVINCE.values[seen.site - 1],
        "pillager": seen.pillager,
        "challenge": bool(seen.challenge),
        "winner": seen.winner - 1 if seen.winner else None,
        "sides": [_side(state, seen, owner) for owner in range(seen.seats) if seen.fighters >> owner & 1],
    }


def _side(state: BloodRage, seen: Any, owner: int) -> dict[str, Any]:
    """Cards of one fighter, and its total line by line; once compared, the total as it was then."""
    is_compared = seen.total[owner] > 0
    bonus = seen.bonus[owner] if is_compared else battle.bonus_of(state, owner)
    total = seen.total[owner] - 1 if is_compared else battle.total_of(state, owner)
    laid = [CARD.values[seen.laid[owner] - 1]] if seen.laid[owner] else []
    late = ["heimdalls-eye"] * seen.eyes[owner] + ["heimdalls-gaze"] * seen.gazes[owner]
    lines: list[dict[str, Any]] = []
    for figure in range(sizes.FIGURES):
        count = battle.in_battle(state, owner, figure)
        if count:
            place = table.place_of(state, owner, figure) if figure else seen.site - 1
            if figure:
                value = strength.figure_strength(state, owner, figure, place)
            else:
                value = strength.warriors_strength(state, owner, count)
            unit = UNIT.values[table.unit_of(state, owner, figure)]
            lines.append({"figure": unit, "count": count, "strength": value})
    return {
        "seat": owner,
        "face_down": bool(seen.committed >> owner & 1) and seen.kind[seen.depth - 1] == frames.LAY_CARD,
        "laid": laid,
        "late": late,
        "silenced": bool(seen.silenced >> owner & 1),
        "counted": bool(seen.counted >> owner & 1),
        "lines": lines,
        "strength": total - bonus,
        "bonus": bonus,
        "total": total,
        "fallen": seen.fallen[owner],
    }


def _destruction(state: BloodRage, seen: Any) -> list[dict[str, Any]]:
    """Figures about to be destroyed."""
    return [
        {
            "seat": owner,
            "figure": UNIT.values[table.unit_of(state, owner, figure)],
            "count": seen.marked[owner][figure],
        }
        for owner in range(seen.seats)
        for figure in range(sizes.FIGURES)
        if seen.marked[owner][figure]
    ]
