"""The edition of the pieces: components.toml, checked and turned into numbers for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.components import Components, Edition
from meadhall.core.printed import Counts, Row, Whole, Word

from .names import pieces, places, regions, sizes, suits, tokens
from .vocabulary import CARD, KINDS, PROVINCE, STAT, TOKEN, values_of

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
REGIONS = tuple(values_of(regions))
SEATS = ("p2", "p3", "p4")
ROWS = pieces.CLAN + 1
# Glory of one age and source is a short: 24 figures fall in Ragnarök for LARGE each, and three upgrades multiply it by
# FACTOR. `invade.open_places` has six bits for the figures in a province, and `board.room` 99 places in Yggdrasil.
LARGE = 30
FACTOR = 3
MOST_WARRIORS = 20
MOST_VILLAGES = 20
NUMBER = Whole(0, LARGE)
TRACK = Row(NUMBER, sizes.STEPS, sizes.STEPS)
# values that multiply, prices of what could be had again and again for nothing, and numbers that the rules state
VALUES = {
    "odins-throne": Whole(0, FACTOR),
    "odins-inspiration": Whole(0, FACTOR),
    "frost-giant": Whole(0, FACTOR),
    "tyrs-challenge": Whole(1, LARGE),
    "friggas-domain": Whole(1, LARGE),
    "friggas-sacrifice": Whole(2, 2),
    "quest-glorious-death": Whole(4, 4),
}
MAY_CORRECT = {
    "province": {"region": Word(REGIONS), "villages": Whole(1, MOST_VILLAGES)},
    "stats": {**dict.fromkeys(STAT.values, TRACK), "end_glory": TRACK},
    "pillage_tokens": {
        **dict.fromkeys(TOKEN.values[1 : tokens.ALL], Whole(0, sizes.RING)),
        "glory_value": NUMBER,
    },
    "ragnarok": {
        "glory": Row(NUMBER, sizes.AGES, sizes.AGES),
        "destroyed_at_setup": Counts(SEATS, Whole(0, sizes.RING - sizes.AGES)),
    },
    "clan": {
        "warriors": Whole(1, MOST_WARRIORS),
        "strength": Counts(("warrior", "leader", "ship"), NUMBER),
        "invade_cost": Counts(("leader",), NUMBER),
    },
    "kind": {"number": NUMBER, "cost": NUMBER, "strength": NUMBER, "invade": NUMBER, "value": NUMBER},
    "card": {"kind": Word(KINDS), "min_players": Whole(2, sizes.SEATS), "glory": NUMBER},
}


def make_table(components: Components) -> list[list[int]]:
    table: list[list[int]] = [[] for _ in range(ROWS)]
    for card, row in enumerate(card_rows(components)):
        table[pieces.CARD + card] = row
    for number, province in enumerate(components.data["province"]):  # BR1.1 the listed order is the ring
        assert province["id"] == PROVINCE.values[number] and province["fjord"] == FJORDS[number // 2]
        table[pieces.PROVINCE + number] = [province["villages"], REGIONS.index(province["region"])]
    for stat, name in enumerate(STAT.values):
        table[pieces.STAT + stat] = track(components, name)
    table[pieces.END_GLORY] = track(components, "end_glory")
    table[pieces.TOKENS] = token_counts(components)
    table[pieces.TOKEN_GLORY] = [components.data["pillage_tokens"]["glory_value"]]
    table[pieces.RAGNAROK] = list(components.data["ragnarok"]["glory"])
    lost = components.data["ragnarok"]["destroyed_at_setup"]
    table[pieces.RUINS] = [0, 0] + [lost[seats] for seats in SEATS]  # BR3.3
    table[pieces.CLAN] = clan(components)
    return table


def card_rows(components: Components) -> list[list[int]]:
    """BR3.4 34 cards an age, 26 of them for three players and 20 for two."""
    kinds = {kind["id"]: kind for kind in components.data["kind"]}
    for name, bounds in VALUES.items():
        fault = bounds.fault(kinds[name]["value"])
        if fault:
            raise components.refuse(f"value of {name} must be {fault}", "kind", name, "value")
    printed = cards_by_kind(components, kinds)
    rows = []
    for number, name in enumerate(CARD.values):
        age = number // sizes.GIFTS + 1
        kind = kinds[name if name in kinds else name.rpartition("-")[0]]
        copies = printed.get((kind["id"], age), [])
        if not copies:
            raise components.refuse(f"no card of age {age} is {kind['id']} any more; one must be", "card")
        value = kind.get("value", 0)
        if kind["type"] == "quest":
            value = copies[0]["glory"]
            for copy in copies:
                if copy["glory"] != value:
                    raise components.refuse(f"all {name} must give the same glory", "card", copy["id"], "glory")
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
        rows.append(row + [sum(copy["min_players"] <= seats for copy in copies) for seats in (2, 3, 4)])
    for seats, cards in ((2, 20), (3, 26), (4, 34)):
        for age in range(sizes.AGES):
            found = sum(row[pieces.COPIES + seats] for row in rows[age * sizes.GIFTS : (age + 1) * sizes.GIFTS])
            if found != cards:
                reason = f"the deck of age {age + 1} for {seats} players has {cards} cards; these make {found}"
                raise components.refuse(reason, "card")
    return rows


def cards_by_kind(components: Components, kinds: dict[str, Any]) -> dict[tuple[str, int], list[dict[str, Any]]]:
    printed: dict[tuple[str, int], list[dict[str, Any]]] = {}
    for card in components.data["card"]:
        if ("glory" in card) != (kinds[card["kind"]]["type"] == "quest"):
            raise components.refuse("a quest stays a quest, and another card another", "card", card["id"], "kind")
        printed.setdefault((card["kind"], card["age"]), []).append(card)
    for (kind, age), cards in printed.items():
        names = CARD.values[(age - 1) * sizes.GIFTS : age * sizes.GIFTS]
        if kind not in names and f"{kind}-{age}" not in names:
            raise components.refuse(f"no card of age {age} is {kind}", "card", cards[0]["id"], "kind")
    return printed


def track(components: Components, name: str) -> list[int]:
    """BR2.2 A figure on the board never loses its horn."""
    steps: list[int] = components.data["stats"][name]
    if steps != sorted(steps):
        raise components.refuse(f"{name} never falls from step to step", "stats", name)
    return list(steps)


def token_counts(components: Components) -> list[int]:
    """BR3.1 Eight for the outer provinces."""
    counts = [components.data["pillage_tokens"][TOKEN.values[token]] for token in range(1, tokens.ALL)]
    if sum(counts) != sizes.RING:
        raise components.refuse(f"there are {sizes.RING} tokens; these make {sum(counts)}", "pillage_tokens")
    return counts


def clan(components: Components) -> list[int]:
    """BR2.1"""
    given = components.data["clan"]
    strength = given["strength"]
    return [
        given["warriors"],
        strength["warrior"],
        strength["leader"],
        strength["ship"],
        given["invade_cost"]["leader"],
    ]


EDITION = Edition(
    Path(__file__).with_name("components.toml"),
    {"province": "id", "kind": "id", "card": "id"},
    MAY_CORRECT,
    make_table,
)
