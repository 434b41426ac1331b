"""Rate limits: a bucket for each person or address and kind of request, refilled steadily."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address

from meadhall.hall.clock import SYSTEM_CLOCK, HallClock
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
ADDRESS_LIMITS = {  # many people may come from one address: a club behind one router
    "request": Limit(1200, 200),
    "message": Limit(1200, 300),
    "connect": Limit(400, 20),
}


def network(host: str) -> str:
    """What counts as one address: of IPv6 the first half, for the rest of it is everybody's own choice."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


class Limiter:
    def __init__(self, stretch: float = 1.0, clock: HallClock = SYSTEM_CLOCK) -> None:
        self.stretch = stretch
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Raise Wrong when it is too much."""
        self._take(kind, who, LIMITS[kind])

    def take_from(self, address: str, kind: str) -> None:
        """The same, of all who come from an address."""
        self._take(f"{kind} from", address, ADDRESS_LIMITS[kind])

    def _take(self, kind: str, who: str, limit: Limit) -> None:
        if self.stretch == 0:
            return
        at = self.clock.since_boot() / 1000
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
