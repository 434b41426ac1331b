"""Random corrections that an edition accepts, for the fuzzer and the property tests."""

from __future__ import annotations

from random import Random
from typing import Any

from meadhall.core.components import Components, Edition, Name
from meadhall.core.errors import Mistake
from meadhall.core.printed import Printed, Whole

ATTEMPTS = 30


def random_overlay(edition: Edition, chance: Random, attempts: int = ATTEMPTS) -> str:
    """An owner's file that is accepted: change after change, each kept where the rest bears it."""
    shipped = edition.read()
    values = {name: (kind, value) for name, kind, value in shipped.values(shipped.data)}
    kept: dict[Name, Any] = {}
    for _ in range(attempts):
        wanted = {**kept, **change(values, kept, chance)}
        overlay = write(shipped, wanted)
        try:
            edition.load(overlay)
        except Mistake:
            continue
        kept = wanted
    return edition.load(write(shipped, kept)).overlay


def write(shipped: Components, corrections: dict[Name, Any]) -> str:
    """In the order of the shipped file, for entries stand together in a file."""
    order = {name: place for place, (name, _, _) in enumerate(shipped.values(shipped.data))}
    return shipped.write(dict(sorted(corrections.items(), key=lambda item: order[item[0]])))


def change(values: dict[Name, tuple[Printed, Any]], kept: dict[Name, Any], chance: Random) -> dict[Name, Any]:
    """One value varied; or two of a table at once: alike, with the same sum, or swapped; or one key in all entries."""
    table, key = chance.choice(sorted({(name[0], name[-1]) for name in values}))
    name = chance.choice([name for name in values if (name[0], name[-1]) == (table, key)])
    kind, value = values[name][0], kept.get(name, values[name][1])
    others = [each for each in values if each != name and each[0] == name[0] and values[each][0] == kind]
    how = chance.random()
    if others and how < 0.1:
        value = kind.vary(value, chance)
        return {each: value for each in (name, *others) if each[-1] == name[-1]}
    if not others or how < 0.4:
        return {name: kind.vary(value, chance)}
    beside = [each for each in others if each[:-1] == name[:-1]]
    if beside and how < 0.5:
        value = kind.vary(value, chance)
        return {name: value, chance.choice(beside): value}
    other = chance.choice(others)
    theirs = kept.get(other, values[other][1])
    if isinstance(kind, Whole) and how < 0.7:
        moved = chance.randint(0, min(value - kind.low, kind.high - theirs))
        return {name: value - moved, other: theirs + moved}
    return {name: theirs, other: value}
