"""What a measurement found: for machines as JSON, for people as a table with a few lines around it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rich.table import Table


@dataclass(frozen=True)
class Report:
    found: dict[str, Any]
    table: Table
    heading: str = ""
    verdicts: list[str] = field(default_factory=list)
