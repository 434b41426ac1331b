"""Why a seat may not do a thing: found from the table alone, without looking at the legal actions."""

from __future__ import annotations

from typing import Any

from meadhall.core.game import Saying
from meadhall.core.layout import picture
from meadhall.core.vocabulary import Action

from . import board as table
from . import effects, invade, upgrade
from .names import cards, figures, frames, pieces, places, sizes, stats, suits, tokens, units
from .prompts import ANSWERS, say
from .rules import BloodRage
from .vocabulary import CARD, PLACE, PROVINCE, UNIT, VOCABULARY

LATE = (cards.HEIMDALLS_EYE, cards.HEIMDALLS_GAZE)


def reason_against(state: BloodRage, seat: int, code: int) -> Saying | None:
    """None exactly when a seat that is asked may do it."""
    seen = picture(state)
    frame = seen.kind[seen.depth - 1]
    action = VOCABULARY.action(code)
    rule, answers = ANSWERS[frame]
    if action.kind.word not in answers:
        return say("no-now", rule)
    check = CHECKS.get(action.kind.word)
    return check(state, seen, seat, action) if check else None


def frame_of(seen: Any) -> tuple[int, int, int]:
    """Kind, note and extra of the open decision."""
    return seen.kind[seen.depth - 1], seen.note[seen.depth - 1], seen.extra[seen.depth - 1]


def against_cost(seen: Any, seat: int, cost: int) -> Saying | None:
    """BR4.2.2"""
    rage = seen.rage[seat]
    return None if cost <= rage else say("no-rage", "BR4.2.2", cost=cost, rage=rage)


def against_hand(seen: Any, seat: int, card: int, rule: str) -> Saying | None:
    return None if seen.hand[seat][card] else say("no-not-in-hand", rule, card=CARD.values[card])


def against_without(state: BloodRage, seat: int, kind: int, rule: str) -> Saying | None:
    """An action that only an upgrade grants."""
    if effects.slot_of(state, seat, kind) >= 0:
        return None
    name = next(name for card, name in enumerate(CARD.values) if table.kind_of(state, card) == kind)
    return say("no-without-card", rule, card=name)


# BR4.1


def against_take(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (card,) = action.indices
    pack = (seat - seen.pass_round) % seen.seats
    first = sizes.PACKS + pack * sizes.PACK
    if card + 1 in seen.cell[seen.age - 1][first : first + sizes.PACK]:
        return None
    return say("no-not-in-pack", "BR4.1.2", card=CARD.values[card])


# BR4.3


def against_invade(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    unit, place = action.indices
    frame, note, _ = frame_of(seen)
    if frame in (frames.SUCCOR, frames.BLESSING):
        wanted = note if frame == frames.SUCCOR else seen.site - 1
        if unit != units.WARRIOR:
            return say("no-not-free", ANSWERS[frame][0], figure=UNIT.values[unit])
        return None if place == wanted else say("no-elsewhere", ANSWERS[frame][0], place=PLACE.values[place])
    figure = table.figure_of(state, seat, unit)
    if figure < 0:
        return say("no-no-such-figure", "BR4.5.3", figure=UNIT.values[unit])
    if frame == frames.FREE_INVADE and unit not in free_units(state, seat, note):
        return say("no-not-free", "BR4.5.2", figure=UNIT.values[unit])
    if not table.count_at(state, seat, figure, places.RESERVE):
        return say("no-not-in-reserve", "BR4.3.1", figure=UNIT.values[unit])
    cost = invade.invade_cost(state, seat, figure) if frame == frames.TURN else 0
    return against_place(state, seen, seat, unit, place) or against_cost(seen, seat, cost)


def free_units(state: BloodRage, seat: int, slot: int) -> tuple[int, ...]:
    """BR4.5.2"""
    if slot == figures.SHIP:
        return (units.SHIP, units.SEA_SERPENT)
    return (table.unit_of(state, seat, slot),)


def against_place(state: BloodRage, seen: Any, seat: int, unit: int, place: int) -> Saying | None:
    """BR4.3.1-BR4.3.3 for whatever enters the board."""
    figure, is_ship = UNIT.values[unit], unit in (units.SHIP, units.SEA_SERPENT)
    if table.figures_on_board(state, seat) >= table.stat_of(state, seat, stats.HORNS):
        return say("no-horns", "BR4.3.3")
    if place > places.YGGDRASIL:
        first = 2 * (place - places.NORTH_EAST)
        if not is_ship:
            return say("no-land-at-sea", "BR4.3.1", figure=figure)
        if seen.destroyed >> first & 1 and seen.destroyed >> (first + 1) & 1:
            return say("no-dead-fjord", "BR1.4", place=PLACE.values[place])
        return None
    if is_ship:
        return say("no-ship-on-land", "BR2.1", figure=figure)
    if place == places.YGGDRASIL:
        return None if unit == units.DARK_ELF else say("no-no-yggdrasil", "BR4.3.2", figure=figure)
    return against_village(state, seen, place)


def against_village(state: BloodRage, seen: Any, province: int) -> Saying | None:
    """BR1.2, BR1.4"""
    name = PROVINCE.values[province]
    if seen.destroyed >> province & 1:
        return say("no-destroyed", "BR1.4", province=name)
    if province == places.YGGDRASIL:
        return None
    standing = sum(table.figures_at(state, owner, province) for owner in range(seen.seats))
    villages = state.pieces.table[pieces.PROVINCE + province][pieces.VILLAGES]
    return None if standing < villages else say("no-no-village", "BR1.2", province=name)


def against_recall(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    unit, place = action.indices
    missing = against_without(state, seat, cards.FRIGGAS_DOMAIN, "BR6.10")
    if missing:
        return missing
    figure = table.figure_of(state, seat, unit)
    if figure < 0 or not table.count_at(state, seat, figure, places.VALHALLA):
        return say("no-not-in-valhalla", "BR6.10", figure=UNIT.values[unit])
    cost = price_of(state, seat, cards.FRIGGAS_DOMAIN)
    return against_place(state, seen, seat, unit, place) or against_cost(seen, seat, cost)


def price_of(state: BloodRage, seat: int, kind: int) -> int:
    card = picture(state).upgrade[seat][effects.slot_of(state, seat, kind)] - 1
    return int(state.pieces.table[pieces.CARD + card][pieces.VALUE])


# BR4.4


def against_march(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    start, goal = action.indices
    if start == goal:
        return say("no-same-province", "BR4.4.1")
    if not table.figures_at(state, seat, start):
        return say("no-none-there", "BR4.4.1", province=PROVINCE.values[start])
    return against_village(state, seen, goal)


def against_move(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (unit,) = action.indices
    start = frame_of(seen)[1] // sizes.PROVINCES
    return against_figure_at(state, seat, unit, start)


def against_figure_at(state: BloodRage, seat: int, unit: int, province: int) -> Saying | None:
    figure = table.figure_of(state, seat, unit)
    if figure >= 0 and table.count_at(state, seat, figure, province):
        return None
    if unit in (units.SHIP, units.SEA_SERPENT) and figure >= 0:
        return say("no-ships-stay", "BR2.1", figure=UNIT.values[unit])
    return say("no-not-there", "BR4.4.1", figure=UNIT.values[unit], province=PROVINCE.values[province])


def against_done(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    frame, _, moved = frame_of(seen)
    return say("no-nobody-marched", "BR4.4.1") if frame == frames.MARCH and not moved else None


# BR4.5, BR4.6


def against_upgrade(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    card, slot = action.indices
    suit = table.suit_of(state, card)
    if suit in (suits.QUEST, suits.BATTLE):
        return say("no-no-upgrade-card", "BR4.5.1", card=CARD.values[card])
    if slot >= {suits.CLAN: 3, suits.MONSTER: 2}.get(suit, 1):
        return say("no-slot", "BR2.5", slot=slot + 1, card=CARD.values[card])
    missing = against_hand(seen, seat, card, "BR4.5.1")
    return missing or against_cost(seen, seat, upgrade.upgrade_cost(state, seat, card))


def against_quest(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (card,) = action.indices
    if table.suit_of(state, card) != suits.QUEST:
        return say("no-no-quest-card", "BR4.6.1", card=CARD.values[card])
    return against_hand(seen, seat, card, "BR4.6.1")


# BR4.7


def against_pillage(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (province,) = action.indices
    frame, note, _ = frame_of(seen)
    if frame == frames.STORM:
        return None if province == note else say("no-elsewhere", "BR6.9", place=PLACE.values[province])
    if seen.pillaged >> province & 1:
        return say("no-pillaged", "BR4.7.1", province=PROVINCE.values[province])
    return against_foothold(state, seen, seat, province)


def against_foothold(state: BloodRage, seen: Any, seat: int, province: int) -> Saying | None:
    name = PROVINCE.values[province]
    if seen.destroyed >> province & 1:
        return say("no-destroyed", "BR1.4", province=name)
    fjord = places.NORTH_EAST + province // 2
    if table.figures_at(state, seat, province):
        return None
    if province != places.YGGDRASIL and table.figures_at(state, seat, fjord):
        return None
    return say("no-no-foothold", "BR4.7.1", province=name)


def against_challenge(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (province,) = action.indices
    missing = against_without(state, seat, cards.TYRS_CHALLENGE, "BR6.21")
    if missing:
        return missing
    if not seen.pillaged >> province & 1:
        return say("no-not-pillaged", "BR6.21", province=PROVINCE.values[province])
    cost = price_of(state, seat, cards.TYRS_CHALLENGE)
    return against_foothold(state, seen, seat, province) or against_cost(seen, seat, cost)


def against_join(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    unit, start = action.indices
    site = seen.site - 1
    ring = (start - site) % sizes.RING in (1, sizes.RING - 1)
    if start == site or not (places.YGGDRASIL in (start, site) or ring):
        return say("no-not-adjacent", "BR4.7.2", start=PROVINCE.values[start], goal=PROVINCE.values[site])
    return against_figure_at(state, seat, unit, start)


def against_lay(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    return against_hand(seen, seat, action.indices[0], "BR4.7.4")


def against_add(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (card,) = action.indices
    if table.kind_of(state, card) not in LATE:
        return say("no-late-card", "BR4.7.7", card=CARD.values[card])
    return against_hand(seen, seat, card, "BR4.7.7")


def against_spare(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (unit,) = action.indices
    site = seen.site - 1
    battlefield = {site} if site == places.YGGDRASIL else {site, places.NORTH_EAST + site // 2}
    figure = table.figure_of(state, seat, unit)
    if figure >= 0 and any(table.count_at(state, seat, figure, place) for place in battlefield):
        return None
    return say("no-not-in-battle", "BR6.17", figure=UNIT.values[unit])


def against_save(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (unit,) = action.indices
    figure = table.figure_of(state, seat, unit)
    if figure >= 0 and seen.marked[seat][figure]:
        return None
    return say("no-not-doomed", "BR6.11", figure=UNIT.values[unit])


def against_retrieve(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (card,) = action.indices
    kind = table.kind_of(state, card)
    is_laid = seen.laid[seat] == card + 1 and not seen.settled >> seat & 1
    late = {cards.HEIMDALLS_EYE: seen.eyes[seat], cards.HEIMDALLS_GAZE: seen.gazes[seat]}
    return None if is_laid or late.get(kind) else say("no-not-played", "BR6.26", card=CARD.values[card])


def against_raise(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (stat,) = action.indices
    if stat + 1 == frame_of(seen)[1] <= tokens.HORNS:
        return say("no-same-stat", "BR6.12", **action.args)
    return say("no-stat-full", "BR2.3", **action.args) if seen.level[seat][stat] == sizes.STEPS else None


def against_lead(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (goal,) = action.indices
    site = seen.site - 1
    ring = (goal - site) % sizes.RING in (1, sizes.RING - 1)
    if goal == site or not (places.YGGDRASIL in (goal, site) or ring):
        return say("no-not-adjacent", "BR6.22", start=PROVINCE.values[site], goal=PROVINCE.values[goal])
    return against_village(state, seen, goal)


# Frigga's Sacrifice, BR4.8


def against_sacrifice(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    missing = against_without(state, seat, cards.FRIGGAS_SACRIFICE, "BR6.13")
    if missing:
        return missing
    return say("no-two-figures", "BR6.13") if table.figures_on_board(state, seat) < 2 else None


def against_give(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    unit, place = action.indices
    figure = table.figure_of(state, seat, unit)
    if figure >= 0 and table.count_at(state, seat, figure, place):
        return None
    return say("no-not-on-board", "BR6.13", **action.args)


def against_keep(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    return against_hand(seen, seat, action.indices[0], "BR4.8.1")


CHECKS = {
    "take": against_take,
    "invade": against_invade,
    "recall": against_recall,
    "march": against_march,
    "move": against_move,
    "done": against_done,
    "upgrade": against_upgrade,
    "quest": against_quest,
    "pillage": against_pillage,
    "challenge": against_challenge,
    "join": against_join,
    "lay": against_lay,
    "add": against_add,
    "spare": against_spare,
    "save": against_save,
    "retrieve": against_retrieve,
    "raise": against_raise,
    "lead": against_lead,
    "sacrifice": against_sacrifice,
    "give": against_give,
    "keep": against_keep,
}
