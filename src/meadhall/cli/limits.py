"""Limits of the numbers that options take."""

from __future__ import annotations

import math

import typer

MANY = 1_000_000


def finite(value: float | None) -> float | None:
    """Limits do not hold nan back."""
    if value is not None and not math.isfinite(value):
        raise typer.BadParameter(f"{value} is not a finite number.")
    return value
