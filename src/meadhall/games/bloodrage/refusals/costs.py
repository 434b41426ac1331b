"""What an action costs and needs: rage, a card in hand, an upgrade that grants it."""

from __future__ import annotations

from typing import Any

from meadhall.core.layout import picture
from meadhall.core.sayings import Saying

from .. import board as table
from .. import effects
from ..names import pieces
from ..prompts import say
from ..rules import BloodRage
from ..vocabulary import CARD


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


def price_of(state: BloodRage, seat: int, kind: int) -> int:
    card = picture(state).upgrade[seat][effects.slot_of(state, seat, kind)] - 1
    return int(state.pieces.table[pieces.CARD + card][pieces.VALUE])
