"""Rate limits: a bucket for each person or address and kind of request, refilled steadily."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from meadhall.hall.errors import Wrong

KEPT = 20_000  # buckets in memory; the longest unused go first


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


LIMITS = {
    "guest": Limit(20, 0.2),
    "password": Limit(8, 0.05),
    "open": Limit(20, 0.2),
    "request": Limit(120, 20),
    "message": Limit(60, 15),
    "chat": Limit(10, 0.5),
    "hint": Limit(10, 0.5),
    "connect": Limit(40, 2),
}


class Limiter:
    def __init__(self, stretch: float = 1.0) -> None:
        self.stretch = stretch
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Raise Wrong when it is too much."""
        if self.stretch == 0:
            return
        limit = LIMITS[kind]
        at = time.monotonic()
        full = limit.burst * self.stretch
        left, since = self.buckets.pop((kind, who), (full, at))
        left = min(full, left + (at - since) * limit.a_second * self.stretch)
        if left < 1:
            self.buckets[kind, who] = (left, at)
            wait = max(1, round((1 - left) / (limit.a_second * self.stretch)))
            raise Wrong("too-many", f"too many requests; wait {wait} s", retry_after=wait)
        self.buckets[kind, who] = (left - 1, at)
        if len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
