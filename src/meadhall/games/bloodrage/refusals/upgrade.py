"""BR4.5, BR4.6 Upgrades and quests, and stats that are raised."""

from __future__ import annotations

from typing import Any

from meadhall.core.sayings import Check, Saying, frame_of
from meadhall.core.vocabulary import Action

from .. import board as table
from .. import upgrade
from ..names import sizes, suits, tokens
from ..prompts import say
from ..rules import BloodRage
from ..vocabulary import CARD
from .costs import against_cost, against_hand


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


def against_raise(state: BloodRage, seen: Any, seat: int, action: Action) -> Saying | None:
    (stat,) = action.indices
    if stat + 1 == frame_of(seen)[1] <= tokens.HORNS:
        return say("no-same-stat", "BR6.12", **action.args)
    return say("no-stat-full", "BR2.3", **action.args) if seen.level[seat][stat] == sizes.STEPS else None


CHECKS: dict[str, Check] = {
    "upgrade": against_upgrade,
    "quest": against_quest,
    "raise": against_raise,
}
