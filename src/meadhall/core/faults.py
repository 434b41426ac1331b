"""What every game asks of its fields before it looks closer: numbers that point at something must point at one."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.core.layout import Picture, flatten


def out_of_range(seen: Picture, limits: Mapping[str, tuple[int, int]]) -> list[str]:
    """One fault per field with a number beyond its limits."""
    found = []
    for name, (low, high) in limits.items():
        wrong = [value for value in flatten(getattr(seen, name)) if not low <= value <= high]
        if wrong:
            found.append(f"{name} holds {wrong[0]}, but goes from {low} to {high}")
    return found
