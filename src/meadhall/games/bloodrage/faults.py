"""What can never be true of a table, for the fuzzer and the property tests."""

from __future__ import annotations

from typing import Any

from meadhall.core.faults import out_of_range
from meadhall.core.layout import picture

from . import board as table
from .names import figures, phases, pieces, sizes, stats, tokens
from .rules import BloodRage

LIMITS = {
    "age": (1, sizes.AGES),
    "phase": (0, phases.VALHALLA),
    "first": (0, sizes.SEATS - 1),
    "token": (0, tokens.ALL),
    "doom": (1, sizes.RING),
    "at": (0, sizes.PLACES),
    "level": (0, sizes.STEPS),
    "upgrade": (0, sizes.CARDS),
    "pass_round": (0, 5),
    "cell": (0, sizes.CARDS),
    "carried": (0, 1),
    "carried_card": (0, sizes.CARDS),
    "site": (0, sizes.PROVINCES),
    "pillager": (0, sizes.SEATS - 1),
    "laid": (0, sizes.CARDS),
    "spared": (0, sizes.FIGURES),
}


def faults(state: BloodRage) -> list[str]:
    seen = picture(state)
    found = out_of_range(seen, LIMITS)
    if found:
        return found
    for seat in range(seen.seats):
        found += faults_of_clan(state, seen, seat)
    for province in range(sizes.PROVINCES):
        if table.room(state, province) < 0:
            found.append(f"province {province}: more figures than villages")
        if table.is_destroyed(state, province) and table.crowd(state, province):
            found.append(f"province {province}: figures in a destroyed land")
    for age, cells in enumerate(seen.cell[: seen.age]):
        if len([card for card in cells if card]) != len([card for card in seen.cell[0] if card]):
            found.append(f"age {age + 1}: cards were lost in the draft")
    return found


def faults_of_clan(state: BloodRage, seen: Any, seat: int) -> list[str]:
    found = []
    if sum(seen.warriors[seat]) != state.pieces.table[pieces.CLAN][0]:
        found.append(f"seat {seat}: {sum(seen.warriors[seat])} warriors")
    if not seen.at[seat][figures.LEADER] or not seen.at[seat][figures.SHIP]:
        found.append(f"seat {seat}: leader or ship is lost")
    for monster in (figures.MONSTER, figures.OTHER_MONSTER):
        if bool(seen.at[seat][monster]) != bool(seen.upgrade[seat][monster]):
            found.append(f"seat {seat}: a monster without its card, or a card without its monster")
    if table.figures_on_board(state, seat) > table.stat_of(state, seat, stats.HORNS):
        found.append(f"seat {seat}: more figures than horns")
    if seen.rage[seat] < 0 or min(seen.level[seat]) < 1 or max(seen.level[seat]) > sizes.STEPS:
        found.append(f"seat {seat}: rage {seen.rage[seat]}, stats {seen.level[seat]}")
    return found
