"""What can never be true of a table, for the fuzzer and the property tests."""

from __future__ import annotations

from typing import Any

from meadhall.core.faults import out_of_range
from meadhall.core.layout import picture

from .names import frames, goods, phases, pieces, sizes
from .rules import Asgard

DISC_FRAMES = (frames.DISC_PLACE,)  # the disc bought is on its way
SEAT = (0, sizes.SEATS)  # of a disc or a tile, plus one
LIMITS = {
    "round": (1, sizes.ROUNDS),
    "phase": (phases.START, phases.RAGNAROK),
    "order": (0, sizes.SEATS),
    "chosen": (0, (1 << sizes.GODS) - 1),
    "revealed": (0, (1 << sizes.GODS) - 1),
    "request": SEAT,
    "temple_disc": SEAT,
    "support": SEAT,
    "battle": SEAT,
    "god_left": (0, (1 << sizes.TILES) - 1),
    "god_top": (0, sizes.TILES),
    "temple_left": (0, (1 << sizes.STACK) - 1),
    "temple_top": (0, sizes.STACK),
    "temple_owner": SEAT,
    "population": (0, sizes.POPULATION),
    "god_at": (0, sizes.GODS),
    "skill_holder": SEAT,
    "row": (0, sizes.BONUSES),
    "ancient": (0, sizes.ANCIENTS),
    "drawn": (0, sizes.DRAWS),
    "tile_kind": (0, sizes.KINDS),
    "tile_by": SEAT,
    "tile_holder": SEAT,
    "tile_at": (0, sizes.BATTLES),
    "wanted": (0, sizes.SEATS),
    "promised": SEAT,
}


def faults(state: Asgard) -> list[str]:
    seen = picture(state)
    found = out_of_range(seen, LIMITS)
    if found:
        return found
    found = faults_of_supply(state, seen) + faults_of_tiles(state, seen)
    if sorted(seen.order[: seen.seats]) != list(range(1, seen.seats + 1)):
        found.append(f"order tiles are {seen.order}")
    for slot in range(sizes.SLOTS):
        if seen.god_at[slot] and seen.population[slot]:
            found.append(f"slot {slot}: a god and a population")
    for god in range(sizes.GODS):
        if seen.support[god][0] and seen.support[god][0] == seen.support[god][1]:
            found.append(f"god {god}: one player supports it twice")
    if seen.phase != phases.RAGNAROK:
        for seat in range(seen.seats):
            if discs_of(seen, seat) != 10:
                found.append(f"seat {seat}: {discs_of(seen, seat)} discs")
        for kind in range(sizes.RECRUITS):
            total = state.pieces.table[pieces.RECRUIT + kind][pieces.TOTAL]
            if recruits_of(seen, kind) != total:
                found.append(f"recruit {kind}: {recruits_of(seen, kind)} instead of {total}")
    return found


def discs_of(seen: Any, seat: int) -> int:
    """All discs of a player but the scoring marker."""
    slots = [disc for row in (*seen.request, *seen.support) for disc in row] + [*seen.temple_disc, *seen.battle]
    won = sum(world[seat] for world in seen.victory)
    moving = sum(kind in DISC_FRAMES and who == seat for kind, who in zip(seen.kind, seen.who, strict=True))
    total = seen.discs[seat] + sizes.ROW - seen.taken[seat] + seen.asgard[seat] + seen.middle[seat] + won + moving
    return int(total + slots.count(seat + 1))


def recruits_of(seen: Any, kind: int) -> int:
    piece = goods.WHITE_WARRIOR + kind
    held = sum(row[piece] for row in seen.held)
    on_gods = sum(row[kind] for row in seen.on_god)
    return int(held + on_gods + seen.supply[piece] + seen.valhalla[kind] + seen.pool[kind])


def faults_of_supply(state: Asgard, seen: Any) -> list[str]:
    found = []
    scale = state.pieces.table[pieces.SCALE + seen.seats]
    for colour in range(sizes.STONES):
        total = state.pieces.table[pieces.STONES][colour] - scale[pieces.STONES_OUT]
        stones = seen.supply[colour] + sum(row[colour] for row in seen.held)
        if stones != total:
            found.append(f"stones of colour {colour}: {stones} instead of {total}")
    for side in range(sizes.SEALS):
        piece = goods.LIGHT_SEAL + side
        total = state.pieces.table[pieces.SEALS][side] - scale[pieces.SEALS_OUT]
        gods = [god for god in range(sizes.GODS) if state.pieces.table[pieces.GOD + god][pieces.SIDE] == side]
        seals = seen.supply[piece] + sum(row[piece] for row in seen.held) + sum(seen.seal_beside[god] for god in gods)
        if seals != total:
            found.append(f"seals of side {side}: {seals} instead of {total}")
    return found


def faults_of_tiles(state: Asgard, seen: Any) -> list[str]:
    found = []
    for sort, row in ((0, pieces.WEAPONS), (1, pieces.WIZARDRIES)):
        for kind, total in enumerate(state.pieces.table[row]):
            tiles = seen.stack_left[sort][kind] + seen.tile_kind[sort].count(kind + 1)
            if tiles != total:
                found.append(f"sort {sort}, kind {kind}: {tiles} tiles instead of {total}")
        if sum(kind > 0 for kind in seen.tile_kind[sort]) != seen.drawn[sort]:
            found.append(f"sort {sort}: draws and tiles differ")
    for rank, total in enumerate(state.pieces.table[pieces.BATTLE_TILES + seen.seats]):
        tiles = seen.battle_left[rank] + sum(row[rank] for row in seen.battle_tiles)
        if tiles != total:
            found.append(f"battle tiles of rank {rank}: {tiles} instead of {total}")
    for kind in range(sizes.POPULATION):
        tiles = seen.population.count(kind + 1) + sum(row[kind] for row in seen.population_tiles)
        if tiles > sizes.SIDES:
            found.append(f"population {kind}: {tiles} tiles")
    return found
