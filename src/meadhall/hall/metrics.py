"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kept = self.registry
        self.entries = Counter("meadhall_entries", "Entries written to the logs of tables", registry=kept)
        self.batches = Histogram(
            "meadhall_batch_size",
            "Works stored in one transaction",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
            registry=kept,
        )
        self.requests = Counter("meadhall_requests", "Requests by status", ["status"], registry=kept)
        self.messages = Counter("meadhall_messages", "Messages on sockets by kind", ["kind"], registry=kept)
        self.refusals = Counter("meadhall_refusals", "Requests and messages refused", ["code"], registry=kept)
        self.sockets = Gauge("meadhall_sockets", "Open sockets", registry=kept)
        self.action_seconds = Histogram(
            "meadhall_action_seconds", "From action to stored", buckets=QUICK, registry=kept
        )

    def batch(self, size: int) -> None:
        self.batches.observe(size)

    def page(self) -> bytes:
        return generate_latest(self.registry)
