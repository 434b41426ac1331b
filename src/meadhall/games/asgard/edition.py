"""The edition of the pieces: components.toml, checked and turned into numbers for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.components import Components, Edition
from meadhall.core.printed import Counts, Record, Row, Truth, Whole, Word

from .names import pieces, sizes, sorts
from .vocabulary import BONUS, GOD, STONES, TEMPLE, TILE

SIDES = ("light", "dark")
RECRUITS = ("white", "orange", "giant")
ROW = ("light", "dark", "any")
GAINS = {"weapon": sorts.WEAPON, "wizardry": sorts.WIZARDRY}
WIZARDRIES = ("double_recruits", "cancel_weapon", "cancel_opponent_tile", "bonus_top", "bonus_bottom")
LARGE = 99  # the biggest number of points on a piece; the sums of a match stay far below a short's 32,767
MANY = 99  # of one kind of recruit; each lies somewhere as a byte
SMALL = Whole(0, 9)
POINTS = Whole(0, LARGE)
VALUE = Whole(1, 9)
SLOT = Record(
    {"slot": Word(("upper", "lower", "single")), "silver": Truth()},
    {"stones": SMALL, "any_stone": Whole(0, 1), "skill": Word(GOD.values)},
)
RECRUIT = {
    "total": Whole(0, MANY),
    "strength": VALUE,
    "cost": Counts(SIDES, SMALL),
}
SCALING = {
    "stones_removed_per_colour": Whole(0, 3),
    "seals_removed_per_colour": SMALL,
    "asgard_row": Whole(1, sizes.ROOM),
    "battle_tiles": Counts(tuple(map(str, range(LARGE + 1))), Whole(0, LARGE), 0),
    "worlds_closed": Row(Whole(1, sizes.WORLDS), 0, sizes.WORLDS, ordered=False),
    "population_removed": Row(
        Word(tuple(kind.replace("-", "_") for kind in TILE.values)), 0, sizes.WORLDS, ordered=False
    ),
    "asgard_removed": Row(Word(BONUS.values), 0, sizes.BONUSES - 1, ordered=False),
}
MAY_CORRECT = {
    "per_player": {"discs_min_at_round_start": Whole(1, 3)},
    "recruit": dict.fromkeys(RECRUITS, RECRUIT),
    "recruit_setup": {
        "starting_pool": Counts(RECRUITS, SMALL, 0),
        "valhalla": Counts(RECRUITS[:2], Whole(0, MANY), 0),
    },
    "stones": {"total": Counts(STONES, Whole(0, LARGE))},
    "seals": {"total": Counts(SIDES, Whole(0, LARGE))},
    "scaling": dict.fromkeys(("p2", "p3", "p4"), SCALING),
    "god": {
        "side": Word(SIDES),
        "seal": Word(SIDES),
        "rises": Whole(1, sizes.ROUNDS),
        "stone": Word(STONES),
        "tiles": Row(VALUE, 1, sizes.TILES),
        "initial": Counts(RECRUITS, SMALL, 0),
        "request": Row(SLOT, 1, 2),
        "support": Row(Row(Word(RECRUITS), 0, sizes.RECRUITS, ordered=False), 2, 2),
    },
    "temple": {"vp": POINTS, "cost": Counts(STONES, SMALL, 0), "any_other": Whole(0, 1)},
    "weapon": {"values": Row(Whole(1, sizes.WEAPONS), sizes.DRAWS, sizes.DRAWS)},
    "wizardry": {"counts": Counts(WIZARDRIES, Whole(0, sizes.DRAWS)), "bonus_vp": POINTS},
    "ancient_weapon": dict.fromkeys(SIDES, Row(VALUE, sizes.ANCIENTS, sizes.ANCIENTS)),
    "population": {"value": VALUE},
    "world": {"I": POINTS, "II": POINTS},
    "battle_slots": {
        "gain": Record({side: Word(tuple(GAINS)) for side in SIDES}, {}),
        "max_discs": Counts(tuple(str(n) for n in range(1, sizes.WORLDS + 1)), Whole(1, 2), 2),
    },
    "lower_worlds": {"vp": POINTS},
    "influence_row": {"slots": Row(Word(ROW), sizes.ROW, sizes.ROW)},
    "asgard_tile": {"groups": Row(VALUE, 0, 2)},
    "battle_tile": {"by_victories": Counts(tuple(str(n) for n in range(1, sizes.VALUES + 1)), POINTS)},
}


def make_table(components: Components) -> list[list[int]]:
    data = components.data
    table: list[list[int]] = [[] for _ in range(pieces.ALL)]
    for god, name in enumerate(GOD.values):
        table[pieces.GOD + god], table[pieces.TILES + god] = god_rows(components, name)
    check_god_tiles(components, table)
    if all(table[pieces.GOD + god][pieces.RISES] > 1 for god in range(sizes.GODS)):
        raise components.refuse("some god rises in round 1, for the players to choose", "god")
    for number, name in enumerate(TEMPLE.values):
        table[pieces.TEMPLE + number] = temple_row(components, name)
    for kind, name in enumerate(TILE.values):
        table[pieces.POPULATION + kind] = [find(components, "population", "kind", name.replace("-", "_"))["value"]]
    for world in range(sizes.WORLDS):
        entry = find(components, "world", "n", world + 1)
        table[pieces.WORLD + world] = [entry["I"], entry["II"]]
    values = battle_values(components)
    for seats in (2, 3, 4):
        table[pieces.SCALE + seats] = scale_row(components, seats)
        table[pieces.BATTLE_TILES + seats] = battle_tiles(components, seats, values)
    for kind, name in enumerate(RECRUITS):
        table[pieces.RECRUIT + kind] = recruit_row(components, name, table, kind)
    if sum(row[pieces.TO_PICK] for row in table[pieces.RECRUIT :][: sizes.RECRUITS]) < sizes.SEATS - 1:
        raise components.refuse("every player but the first picks a recruit", "recruit_setup", "starting_pool")
    table[pieces.STONES] = counts(components, "stones", "total", STONES, "stones")
    table[pieces.SEALS] = counts(components, "seals", "total", SIDES, "seals")
    check_seals(components, table)
    weapons = data["weapon"]["values"]
    table[pieces.WEAPONS] = [weapons.count(value) for value in range(1, sizes.WEAPONS + 1)]
    table[pieces.WIZARDRIES] = counts(components, "wizardry", "counts", WIZARDRIES, "wizardries")
    for side, name in enumerate(SIDES):
        table[pieces.ANCIENT + side] = list(data["ancient_weapon"][name])
    table[pieces.ROW] = [ROW.index(slot) for slot in data["influence_row"]["slots"]]  # AS5.12.3
    for bonus, name in enumerate(BONUS.values):
        groups = find(components, "asgard_tile", "id", name).get("groups", [])
        table[pieces.BONUS + bonus] = [*(groups + [0, 0])[:2], int(name == "exchange")]
    table[pieces.BATTLE_VALUES] = values
    gain = data["battle_slots"]["gain"]
    table[pieces.WORTH] = [data["lower_worlds"]["vp"], data["wizardry"]["bonus_vp"], *(GAINS[gain[s]] for s in SIDES)]
    most = data["battle_slots"]["max_discs"]
    table[pieces.MOST] = [most.get(str(n), 2) for n in range(1, sizes.WORLDS + 1)]
    given = data["per_player"]
    table[pieces.PLAYER] = [given["discs_row"], given["discs_start"], given["discs_min_at_round_start"]]
    return table


def find(components: Components, table: str, key: str, value: Any) -> dict[str, Any]:
    return next(entry for entry in components.data[table] if entry[key] == value)


def counts(components: Components, table: str, key: str, names: tuple[str, ...], total: str) -> list[int]:
    """How many there are of each, against the number of pieces in the box."""
    given = components.data[table][key]
    row = [given[name] for name in names]
    wanted = components.data["totals"][total]
    if sum(row) != wanted:
        raise components.refuse(f"there are {wanted} {total}; these make {sum(row)}", table, key)
    return row


# AS1.2 Gods


def god_rows(components: Components, name: str) -> tuple[list[int], list[int]]:
    god = find(components, "god", "id", name)

    def refuse(reason: str, key: str) -> Exception:
        return components.refuse(f"{name}: {reason}", "god", name, key)

    if god["seal"] != god["side"]:
        raise refuse("the seal is of the god's side; correct both", "side")
    slots = god["request"]
    if [slot.get("skill") for slot in slots] != [name, None][: len(slots)]:
        raise refuse(f"the first request slot has skill {name}, another one has none", "request")
    if [slot["slot"] for slot in slots] != (["single"] if len(slots) == 1 else ["upper", "lower"]):
        raise refuse("the request slots are upper and lower, or a single one", "request")
    stones = [slot.get("stones", 0) for slot in slots]
    silver = [int(slot["silver"]) for slot in slots]
    colour = STONES.index(god["stone"]) + 1 if "stone" in god else 0
    if sum(stones) and not colour:
        raise refuse("it has no stones to give", "request")
    single = int(len(slots) == 1)
    row = [
        SIDES.index(god["side"]),
        god["rises"],
        *(silver + [0])[:2],
        single,
        colour,
        *(stones + [0])[:2],
        int(slots[-1].get("any_stone", 0) > 0 and not single),
        *(sum(1 << RECRUITS.index(kind) for kind in set(slot)) for slot in god["support"]),
    ]
    begins = [god["initial"].get(kind, 0) for kind in RECRUITS]
    return row, [*(god["tiles"] + [0] * sizes.TILES)[: sizes.TILES], *begins]


def check_god_tiles(components: Components, table: list[list[int]]) -> None:
    found = sum(value > 0 for god in range(sizes.GODS) for value in table[pieces.TILES + god][: sizes.TILES])
    wanted = components.data["totals"]["god_tiles"]
    if found != wanted:
        raise components.refuse(f"there are {wanted} god tiles; these make {found}", "god")


# AS1.5 Temples


def temple_row(components: Components, name: str) -> list[int]:
    temple = next(each for each in components.data["temple"] if each["id"].lower() == name)
    cost = [temple["cost"].get(colour, 0) for colour in STONES]
    if not sum(cost):
        raise components.refuse("a temple costs a stone at least", "temple", temple["id"], "cost")
    return [temple["vp"], *cost, temple.get("any_other", 0)]


# AS1.5.2 Scaling


def scale_row(components: Components, seats: int) -> list[int]:
    scale = components.data["scaling"][f"p{seats}"]
    place = ("scaling", f"p{seats}")
    closed = set(scale["worlds_closed"])
    removed = {TILE.values.index(kind.replace("_", "-")) for kind in scale["population_removed"]}
    if len(closed) != len(removed):
        raise components.refuse(f"p{seats}: as many kinds of population leave as worlds are closed", *place)
    bonuses_out = {BONUS.values.index(name) for name in scale["asgard_removed"]}
    if scale["asgard_row"] > sizes.BONUSES - len(bonuses_out):
        raise components.refuse(f"p{seats}: the row is longer than there are Asgard tiles", *place)
    return [
        scale["stones_removed_per_colour"],
        scale["seals_removed_per_colour"],
        scale["asgard_row"],
        sum(1 << (world - 1) for world in closed),
        sum(1 << kind for kind in removed),
        sum(1 << bonus for bonus in bonuses_out),
    ]


def battle_values(components: Components) -> list[int]:
    by_victories = components.data["battle_tile"]["by_victories"]
    values = [by_victories[str(n)] for n in range(1, sizes.VALUES + 1)]
    if values != sorted(set(values)):
        raise components.refuse("more victories give more points", "battle_tile", "by_victories")
    return values


def battle_tiles(components: Components, seats: int, values: list[int]) -> list[int]:
    """AS6.4 How many there are of each value."""
    given = components.data["scaling"][f"p{seats}"]["battle_tiles"]
    place = ("scaling", f"p{seats}", "battle_tiles")
    if not set(given) <= set(map(str, values)):
        raise components.refuse(f"p{seats}: battle tiles are worth {', '.join(map(str, values))}", *place)
    tiles = [given.get(str(value), 0) for value in values]
    wanted = components.data["totals"]["battle_tiles"]
    if sum(tiles) > wanted or (seats == sizes.SEATS and sum(tiles) < wanted):
        raise components.refuse(f"there are {wanted} battle tiles, not {sum(tiles)}", *place)
    return tiles


def check_seals(components: Components, table: list[list[int]]) -> None:
    """AS1.5 Every first god begins with a seal, and no supply begins below nothing."""
    for seats in (2, 3, 4):
        seals_out, stones_out = (
            table[pieces.SCALE + seats][pieces.SEALS_OUT],
            table[pieces.SCALE + seats][pieces.STONES_OUT],
        )
        for side in range(sizes.SIDES):
            gods = [table[pieces.GOD + god] for god in range(sizes.GODS)]
            first = sum(row[pieces.SIDE] == side and row[pieces.RISES] == 1 for row in gods)
            if table[pieces.SEALS][side] - seals_out < first:
                raise components.refuse("every first god needs a seal", "seals", "total")
        if min(table[pieces.STONES]) < stones_out:
            raise components.refuse("fewer stones than leave the game", "stones", "total")


# AS1.4 Recruits


def recruit_row(components: Components, name: str, table: list[list[int]], kind: int) -> list[int]:
    recruit = components.data["recruit"][name]
    setup = components.data["recruit_setup"]
    in_valhalla, to_pick = setup["valhalla"].get(name, 0), setup["starting_pool"].get(name, 0)
    laid = sum(table[pieces.TILES + god][pieces.BEGINS_WITH + kind] for god in range(sizes.GODS))
    if recruit["total"] < in_valhalla + to_pick + laid:
        raise components.refuse(f"there are only {recruit['total']} {name} recruits", "recruit", name)
    price = [recruit["cost"][side] for side in SIDES]
    if not sum(price):
        raise components.refuse("a recruit costs a seal at least", "recruit", name)
    return [recruit["total"], recruit["strength"], *price, in_valhalla, to_pick]


EDITION = Edition(
    Path(__file__).with_name("components.toml"),
    {"god": "id", "temple": "id", "population": "kind", "world": "n", "asgard_tile": "id"},
    MAY_CORRECT,
    make_table,
)
