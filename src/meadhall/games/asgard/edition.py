"""The edition of the pieces: components.toml, checked and turned into numbers for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.core.components import Components
from meadhall.core.pieces import Pieces

from . import pieces, sizes, sorts
from .vocabulary import BONUS, GOD, STONES, TEMPLE, TILE

SHIPPED = Path(__file__).with_name("components.toml")
IDENTITY = {"god": "id", "temple": "id", "population": "kind", "world": "n", "asgard_tile": "id"}
SIDES = ("light", "dark")
RECRUITS = ("white", "orange", "giant")
ROW = ("light", "dark", "any")
WIZARDRIES = ("double_recruits", "cancel_weapon", "cancel_opponent_tile", "bonus_top", "bonus_bottom")
LARGE = 99  # the biggest number on any piece; sums of it stay small ints


def load_pieces(overlay: str = "") -> Pieces:
    components = Components(SHIPPED, IDENTITY, overlay)
    table: list[list[int]] = [[] for _ in range(pieces.ALL)]
    for god, name in enumerate(GOD.values):
        table[pieces.GOD + god], table[pieces.TILES + god] = god_rows(components, name)
    check_god_tiles(components, table)
    for number, row in enumerate(temple_rows(components)):
        table[pieces.TEMPLE + number] = row
    for kind, name in enumerate(TILE.values):
        tile = find(components, "population", "kind", name.replace("-", "_"))
        table[pieces.POPULATION + kind] = [whole(components, tile["value"], 1, 9, "population", tile["kind"], "value")]
    for world in range(sizes.WORLDS):
        entry = find(components, "world", "n", world + 1)
        table[pieces.WORLD + world] = [
            whole(components, entry[k], 0, LARGE, "world", world + 1, k) for k in ("I", "II")
        ]
    for seats in (2, 3, 4):
        table[pieces.SCALE + seats], table[pieces.BATTLE_TILES + seats] = scale_rows(components, seats)
    for kind, name in enumerate(RECRUITS):
        table[pieces.RECRUIT + kind] = recruit_row(components, name, table, kind)
    table[pieces.STONES] = counts(components, "stones", "total", STONES, "stones")
    table[pieces.SEALS] = counts(components, "seals", "total", SIDES, "seals")
    check_seals(components, table)
    table[pieces.WEAPONS] = weapons(components)
    table[pieces.WIZARDRIES] = counts(components, "wizardry", "counts", WIZARDRIES, "wizardries")
    for side, name in enumerate(SIDES):
        table[pieces.ANCIENT + side] = ancient(components, name)
    table[pieces.ROW] = disc_row(components)
    for bonus, name in enumerate(BONUS.values):
        table[pieces.BONUS + bonus] = bonus_row(components, name)
    by_victories = components.data["battle_tile"]["by_victories"]
    table[pieces.BATTLE_VALUES] = [
        whole(components, by_victories[str(n)], 0, LARGE, "battle_tile", "by_victories") for n in range(1, 6)
    ]
    table[pieces.WORTH] = worth_row(components)
    most = components.data["battle_slots"]["max_discs"]
    table[pieces.MOST] = [
        whole(components, most.get(str(n), 2), 1, 2, "battle_slots", "max_discs") for n in range(1, 8)
    ]
    table[pieces.PLAYER] = player_row(components)
    return Pieces(table, overlay)


def find(components: Components, table: str, key: str, value: Any) -> dict[str, Any]:
    return next(entry for entry in components.data[table] if entry[key] == value)


def whole(components: Components, value: Any, low: int, high: int, *name: Any) -> int:
    if type(value) is not int or not low <= value <= high:
        raise components.refuse(f"{name[-1]} needs whole numbers from {low} to {high}, not {value!r}", *name)
    return value


def counts(components: Components, table: str, key: str, names: tuple[str, ...], total: str) -> list[int]:
    """How many there are of each, against the number of pieces in the box."""
    given = components.data[table][key]
    if set(given) != set(names):
        raise components.refuse(f"{key} needs a number for each of {', '.join(names)}", table, key)
    row = [whole(components, given[name], 0, LARGE, table, key) for name in names]
    wanted = components.data["totals"][total]
    if sum(row) != wanted:
        raise components.refuse(f"there are {wanted} {total}; these make {sum(row)}", table, key)
    return row


# AS1.2 Gods


def god_rows(components: Components, name: str) -> tuple[list[int], list[int]]:
    god = find(components, "god", "id", name)

    def refuse(reason: str, key: str) -> Exception:
        return components.refuse(f"{name}: {reason}", "god", name, key)

    if god["side"] not in SIDES or god["seal"] != god["side"]:
        raise refuse("the side is light or dark, and the seal is of that side", "side")
    rises = whole(components, god["rises"], 1, sizes.ROUNDS, "god", name, "rises")
    slots = god["request"]
    if len(slots) not in (1, 2) or "skill" not in slots[0]:
        raise refuse("a god has one request slot or two, the first with the skill", "request")
    stones = [whole(components, slot.get("stones", 0), 0, 9, "god", name, "request") for slot in slots]
    silver = [int(bool(slot["silver"])) for slot in slots]
    colour = STONES.index(god["stone"]) + 1 if "stone" in god else 0
    if sum(stones) and not colour:
        raise refuse("stones have a colour", "request")
    support = god["support"]
    if len(support) != 2 or not all(kind in RECRUITS for slot in support for kind in slot):
        raise refuse(f"two support slots, each with some of {', '.join(RECRUITS)}", "support")
    single = int(len(slots) == 1)
    row = [
        SIDES.index(god["side"]),
        rises,
        *(silver + [0])[:2],
        single,
        colour,
        *(stones + [0])[:2],
        int(slots[-1].get("any_stone", 0) > 0 and not single),
        *(sum(1 << RECRUITS.index(kind) for kind in set(slot)) for slot in support),
    ]
    tiles = [whole(components, value, 1, 9, "god", name, "tiles") for value in god["tiles"]]
    if not 1 <= len(tiles) <= sizes.TILES:
        raise refuse(f"at most {sizes.TILES} tiles", "tiles")
    begins = [whole(components, god["initial"].get(kind, 0), 0, 9, "god", name, "initial") for kind in RECRUITS]
    return row, [*(tiles + [0] * sizes.TILES)[: sizes.TILES], *begins]


def check_god_tiles(components: Components, table: list[list[int]]) -> None:
    found = sum(value > 0 for god in range(sizes.GODS) for value in table[pieces.TILES + god][: sizes.TILES])
    wanted = components.data["totals"]["god_tiles"]
    if found != wanted:
        raise components.refuse(
            f"there are {wanted} god tiles; these make {found}", *first_place(components, "god", "tiles")
        )


def first_place(components: Components, table: str, key: str) -> tuple[Any, ...]:
    """The owner's entry that says something about this key."""
    return next((name for name in components.places if name[0] == table and name[-1] == key), (table, key))


# AS1.5 Temples


def temple_rows(components: Components) -> list[list[int]]:
    rows = []
    for name in TEMPLE.values:
        temple = next(each for each in components.data["temple"] if each["id"].lower() == name)
        if temple["stack"].lower() != name.partition("-")[0]:
            raise components.refuse(f"temple {temple['id']} belongs to its stack", "temple", temple["id"], "stack")
        cost = temple["cost"]
        if not cost or not set(cost) <= set(STONES):
            raise components.refuse(f"stones are {', '.join(STONES)}", "temple", temple["id"], "cost")
        row = [whole(components, cost.get(colour, 0), 0, 9, "temple", temple["id"], "cost") for colour in STONES]
        points = whole(components, temple["vp"], 0, LARGE, "temple", temple["id"], "vp")
        other = whole(components, temple.get("any_other", 0), 0, 1, "temple", temple["id"], "any_other")
        rows.append([points, *row, other])
    if len(components.data["temple"]) != components.data["totals"]["temples"]:
        raise components.refuse("the number of temples is fixed", "totals", "temples")
    return rows


# AS1.5.2 Scaling


def scale_rows(components: Components, seats: int) -> tuple[list[int], list[int]]:
    scale = components.data["scaling"][f"p{seats}"]
    place = ("scaling", f"p{seats}")
    closed = [whole(components, world, 1, sizes.WORLDS, *place) for world in scale["worlds_closed"]]
    removed = [TILE.values.index(kind.replace("_", "-")) for kind in scale["population_removed"]]
    if len(set(closed)) != len(set(removed)):
        raise components.refuse(f"p{seats}: as many kinds of population leave as worlds are closed", *place)
    bonuses_out = [BONUS.values.index(name) for name in scale["asgard_removed"]]
    length = whole(components, scale["asgard_row"], 1, sizes.ROOM, *place)
    if length > sizes.BONUSES - len(set(bonuses_out)):
        raise components.refuse(f"p{seats}: the row is longer than there are Asgard tiles", *place)
    values = [str(value) for value in components.data["battle_tile"]["by_victories"].values()]
    tiles = [whole(components, scale["battle_tiles"].get(value, 0), 0, LARGE, *place) for value in values]
    if seats == 4 and sum(tiles) != components.data["totals"]["battle_tiles"]:
        raise components.refuse(
            f"there are {components.data['totals']['battle_tiles']} battle tiles, not {sum(tiles)}", *place
        )
    row = [
        whole(components, scale["stones_removed_per_colour"], 0, 3, *place),
        whole(components, scale["seals_removed_per_colour"], 0, 9, *place),
        length,
        sum(1 << (world - 1) for world in set(closed)),
        sum(1 << kind for kind in set(removed)),
        sum(1 << bonus for bonus in set(bonuses_out)),
    ]
    return row, tiles


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
    row = [
        whole(components, recruit["total"], 0, LARGE, "recruit", name),
        whole(components, recruit["strength"], 1, 9, "recruit", name),
        *(whole(components, recruit["cost"][side], 0, 9, "recruit", name) for side in SIDES),
        whole(components, setup["valhalla"].get(name, 0), 0, LARGE, "recruit_setup", "valhalla"),
        whole(components, setup["starting_pool"].get(name, 0), 0, 9, "recruit_setup", "starting_pool"),
    ]
    laid = sum(table[pieces.TILES + god][pieces.BEGINS_WITH + kind] for god in range(sizes.GODS))
    if row[0] < row[4] + row[5] + laid:
        raise components.refuse(f"there are only {row[0]} {name} recruits", "recruit", name)
    if not row[2] + row[3]:
        raise components.refuse("a recruit costs a seal at least", "recruit", name)
    if name == "giant" and row[4]:
        raise components.refuse("only warriors lie in Valhalla", "recruit_setup", "valhalla")
    return row


# Tiles


def weapons(components: Components) -> list[int]:
    values = [
        whole(components, value, 1, sizes.WEAPONS, "weapon", "values") for value in components.data["weapon"]["values"]
    ]
    wanted = components.data["totals"]["weapons"]
    if len(values) != wanted:
        raise components.refuse(f"there are {wanted} weapons; these make {len(values)}", "weapon", "values")
    return [values.count(value) for value in range(1, sizes.WEAPONS + 1)]


def ancient(components: Components, side: str) -> list[int]:
    values = [
        whole(components, value, 1, 9, "ancient_weapon", side) for value in components.data["ancient_weapon"][side]
    ]
    if len(values) != sizes.ANCIENTS:
        raise components.refuse(f"each side has {sizes.ANCIENTS} ancient weapons", "ancient_weapon", side)
    return values


def disc_row(components: Components) -> list[int]:
    """AS5.12.3"""
    slots = components.data["influence_row"]["slots"]
    if len(slots) != sizes.ROW or not all(slot in ROW for slot in slots):
        raise components.refuse(f"the disc row has {sizes.ROW} places, each {', '.join(ROW)}", "influence_row", "slots")
    return [ROW.index(slot) for slot in slots]


def bonus_row(components: Components, name: str) -> list[int]:
    tile = find(components, "asgard_tile", "id", name)
    groups = [whole(components, n, 1, 9, "asgard_tile", name, "groups") for n in tile.get("groups", [])]
    if len(groups) > 2:
        raise components.refuse("at most two groups of recruits", "asgard_tile", name, "groups")
    return [*(groups + [0, 0])[:2], int(name == "exchange")]


def worth_row(components: Components) -> list[int]:
    gain = components.data["battle_slots"]["gain"]
    kinds = {"weapon": sorts.WEAPON, "wizardry": sorts.WIZARDRY}
    if set(gain) != set(SIDES) or not set(gain.values()) <= set(kinds):
        raise components.refuse("each side gives weapon or wizardry", "battle_slots", "gain")
    return [
        whole(components, components.data["lower_worlds"]["vp"], 0, LARGE, "lower_worlds", "vp"),
        whole(components, components.data["wizardry"]["bonus_vp"], 0, LARGE, "wizardry", "bonus_vp"),
        *(kinds[gain[side]] for side in SIDES),
    ]


def player_row(components: Components) -> list[int]:
    given = components.data["per_player"]
    row = [given["discs_row"], given["discs_start"], given["discs_min_at_round_start"]]
    if row[0] != sizes.ROW or sum(row[:2]) + given["discs_score"] != given["discs"] or not 1 <= row[2] <= row[1]:
        raise components.refuse("discs of a player do not add up", "per_player", "discs")
    return row
