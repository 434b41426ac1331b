"""Figures for Prometheus. They count only what everybody at a table may notice: whoever reads them may sit at one."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kept = self.registry
        self.entries = Counter("meadhall_entries", "Public entries written to the logs of tables", registry=kept)
        self.largest_batch = Gauge("meadhall_largest_batch", "Most works stored in one transaction yet", registry=kept)
        self.largest = 1
        self.largest_batch.set_function(lambda: self.largest)
        self.requests = Counter("meadhall_requests", "Requests by status", ["status"], registry=kept)
        self.refusals = Counter("meadhall_refusals", "Requests and messages refused", ["code"], registry=kept)
        self.sockets = Gauge("meadhall_sockets", "Open sockets", registry=kept)
        self.entry_seconds = Histogram(
            "meadhall_entry_seconds", "From a request to its public entry being stored", buckets=QUICK, registry=kept
        )

    def batch(self, size: int) -> None:
        self.largest = max(self.largest, size)

    def page(self) -> bytes:
        return generate_latest(self.registry)
