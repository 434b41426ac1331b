"""What a tree is made of where it runs uncompiled; compiled, the header has both as C structs."""

from __future__ import annotations

from dataclasses import dataclass, field

from meadhall.core.names.sizes import MOST_SEATS


@dataclass
class Node:
    first: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)  # of each seat that is asked: its first edge


@dataclass
class Edge:
    action: int = 0
    seat: int = 0
    following: int = 0  # the next edge of the same node and seat
    child: int = 0
    tries: int = 0
    seen: int = 0  # how often it could have been tried
    value: float = 0.0  # sum over all tries, for the seat that decides
    weight: float = 1.0  # what the evaluation promises: 1 for the best, less for others
