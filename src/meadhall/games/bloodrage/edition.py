"""The edition of the pieces: components.toml, checked and turned into numbers for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.components import Components
from meadhall.core.pieces import Pieces

from . import pieces, places, regions, sizes, suits, tokens
from .vocabulary import CARD, KINDS, PROVINCE, STAT, TOKEN, values_of

SHIPPED = Path(__file__).with_name("components.toml")
SUITS = {
    "monster": suits.MONSTER,
    "upgrade-leader": suits.LEADER,
    "upgrade-warrior": suits.WARRIOR,
    "upgrade-ship": suits.SHIP,
    "upgrade-clan": suits.CLAN,
    "quest": suits.QUEST,
    "battle": suits.BATTLE,
}
FJORDS = values_of(places)[sizes.PROVINCES : sizes.LANDS]
REGIONS = values_of(regions)
ROWS = pieces.CLAN + 1
LARGE = 99  # the biggest number on any piece; sums of it stay small ints


def load_pieces(overlay: str = "") -> Pieces:
    components = Components(SHIPPED, {"province": "id", "kind": "id", "card": "id"}, overlay)
    table: list[list[int]] = [[] for _ in range(ROWS)]
    for card, row in enumerate(card_rows(components)):
        table[pieces.CARD + card] = row
    for province, row in enumerate(province_rows(components)):
        table[pieces.PROVINCE + province] = row
    for stat, name in enumerate(STAT.values):
        table[pieces.STAT + stat] = whole_numbers(components, "stats", name, sizes.STEPS)
    table[pieces.END_GLORY] = whole_numbers(components, "stats", "end_glory", sizes.STEPS)
    table[pieces.TOKENS] = token_counts(components)
    table[pieces.TOKEN_GLORY] = [whole_number(components, "pillage_tokens", "glory_value")]
    table[pieces.RAGNAROK] = whole_numbers(components, "ragnarok", "glory", sizes.AGES)
    table[pieces.RUINS] = ruins(components)
    table[pieces.CLAN] = clan(components)
    return Pieces(table, overlay)


def card_rows(components: Components) -> list[list[int]]:
    """BR3.4 34 cards an age, 26 of them for three players and 20 for two."""
    kinds = {kind["id"]: kind for kind in components.data["kind"]}
    printed: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for card in components.data["card"]:
        printed.setdefault((card["kind"], card["age"]), []).append(card)
    rows = []
    for number, name in enumerate(CARD.values):
        age = number // sizes.GIFTS + 1
        kind = kinds[name if name in kinds else name.rpartition("-")[0]]
        copies = printed[kind["id"], age]
        value = kind.get("value", 0)
        if kind["type"] == "quest":
            value = copies[0]["glory"]
            if any(copy["glory"] != value for copy in copies):
                raise components.refuse(f"all {name} must give the same glory", "card", copies[0]["id"], "glory")
        strength = kind.get("strength", 0)
        row = [
            KINDS.index(kind["id"]),
            age,
            SUITS[kind["type"]],
            kind.get("number", 0),
            kind.get("cost", 0),
            strength,
            kind.get("invade", strength),
            value,
        ]
        if not all(type(n) is int and 0 <= n <= LARGE for n in row):
            raise components.refuse(f"numbers of {name} are from 0 to {LARGE}", "kind", kind["id"])
        rows.append(row + [sum(copy["min_players"] <= seats for copy in copies) for seats in (2, 3, 4)])
    for seats, cards in ((2, 20), (3, 26), (4, 34)):
        for age in range(sizes.AGES):
            found = sum(row[pieces.COPIES + seats] for row in rows[age * sizes.GIFTS : (age + 1) * sizes.GIFTS])
            if found != cards:
                raise components.refuse(f"the deck of age {age + 1} for {seats} players has {cards} cards, not {found}")
    return rows


def province_rows(components: Components) -> list[list[int]]:
    """BR1.1 The listed order is the ring; each pair of provinces shares a fjord."""
    rows = []
    for number, province in enumerate(components.data["province"]):
        if province["id"] != PROVINCE.values[number] or province["fjord"] != FJORDS[number // 2]:
            raise components.refuse("the ring of provinces is fixed", "province", province["id"])
        if not 1 <= province["villages"] <= LARGE:
            raise components.refuse("a province has at least 1 village", "province", province["id"], "villages")
        if province["region"] not in REGIONS:
            raise components.refuse(f"regions are {', '.join(REGIONS)}", "province", province["id"], "region")
        rows.append([province["villages"], REGIONS.index(province["region"])])
    return rows


def token_counts(components: Components) -> list[int]:
    """BR3.1 Eight for the outer provinces."""
    counts = [whole_number(components, "pillage_tokens", TOKEN.values[token]) for token in range(1, tokens.ALL)]
    if sum(counts) != sizes.RING:
        raise components.refuse(f"there are {sizes.RING} tokens; these make {sum(counts)}", "pillage_tokens")
    return counts


def ruins(components: Components) -> list[int]:
    """BR3.3"""
    counts = components.data["ragnarok"]["destroyed_at_setup"]
    row = [0, 0] + [counts[f"p{seats}"] for seats in (2, 3, 4)]
    if not all(type(n) is int and 0 <= n <= sizes.RING - sizes.AGES for n in row):
        raise components.refuse("at most 5 provinces are lost at the start", "ragnarok", "destroyed_at_setup")
    return row


def clan(components: Components) -> list[int]:
    """BR2.1"""
    given = components.data["clan"]
    strength = given["strength"]
    row = [given["warriors"], strength["warrior"], strength["leader"], strength["ship"], given["invade_cost"]["leader"]]
    if not all(type(n) is int and 0 <= n <= LARGE for n in row):
        raise components.refuse(f"numbers of a clan are from 0 to {LARGE}", "clan")
    return row


def whole_number(components: Components, table: str, key: str) -> int:
    value = components.data[table][key]
    if type(value) is not int or not 0 <= value <= LARGE:
        raise components.refuse(f"{key} is a whole number from 0 to {LARGE}", table, key)
    return value


def whole_numbers(components: Components, table: str, key: str, count: int) -> list[int]:
    value = components.data[table][key]
    if len(value) != count or not all(type(n) is int and 0 <= n <= LARGE for n in value):
        raise components.refuse(f"{key} is a list of {count} whole numbers from 0 to {LARGE}", table, key)
    return list(value)
