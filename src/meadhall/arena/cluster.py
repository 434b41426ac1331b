"""Matches on a Ray cluster. Ray itself plays the matches of a lost worker or node again."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from meadhall.arena.crew import ATTEMPTS, MatchFailed
from meadhall.arena.playing import Outcome, Terms, table_of
from meadhall.arena.schedule import Fixture
from meadhall.core.errors import Mistake
from meadhall.core.text import whole_number

LOOPBACK = ("127.0.0.1", "localhost")
PATIENCE = 5  # seconds for the first answer of a cluster
STORE = 100_000_000  # bytes; outcomes are small


def import_ray(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if host_of(address)[0] in LOOPBACK or address == "local":
        # Ray takes the loopback address for the machine's outer one, unless it is told that there is no cluster
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ImportError:
        raise Mistake("--ray needs the package ray; pip install 'meadhall[ray]'") from None
    return ray


def host_of(address: str) -> tuple[str, int]:
    """Host and port; ('', 0) for names that Ray resolves itself."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    number = whole_number(port)
    return (host, number) if number is not None and number < 65_536 else ("", 0)


class RayCrew:
    """ADDRESS is host:port or ray://host:port, `auto` for the cluster of this machine, or `local` to start one."""

    def __init__(self, terms: Terms, address: str) -> None:
        self.ray = import_ray(address)
        self.terms = terms
        self.pending: dict[Any, Fixture] = {}
        self.connect(address)
        self.remote = self.ray.remote(max_retries=ATTEMPTS - 1)(play)
        self.given_terms = self.ray.put(terms)

    def connect(self, address: str) -> None:
        host, port = host_of(address)
        if address not in ("auto", "local") and not host:
            raise Mistake(f"{address!r} is not the address of a Ray cluster; write host:port, auto or local")
        if host:
            try:
                socket.create_connection((host, port), PATIENCE).close()
            except (OSError, UnicodeError):
                raise Mistake(f"no Ray cluster answers at {address}; start one with 'ray start --head'") from None
        own = {"include_dashboard": False, "object_store_memory": STORE} if address == "local" else {}
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level="error", **own)
        except (ConnectionError, RuntimeError, ValueError, self.ray.exceptions.RayError) as error:
            reason = str(error).strip().partition("\n")[0]
            raise Mistake(
                f"cannot join the Ray cluster at {address}: {reason}; 'ray start --head' starts one, "
                "RAY_AUTH_MODE=token and RAY_AUTH_TOKEN open one that asks for a token"
            ) from None

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        waiting = deque(fixtures)
        try:
            while waiting or self.pending:
                # twice as many as there are cores, so that none waits for the way here and back
                while waiting and len(self.pending) < 2 * max(1, int(self.ray.cluster_resources().get("CPU", 1))):
                    fixture = waiting.popleft()
                    self.pending[self.remote.remote(self.given_terms, fixture)] = fixture
                ready, _ = self.ray.wait(list(self.pending))
                for reference in ready:
                    yield self.take(reference)
        finally:
            self.dismiss()

    def take(self, reference: Any) -> Outcome:
        fixture = self.pending.pop(reference)
        try:
            outcome: Outcome = self.ray.get(reference)
        except self.ray.exceptions.RayError as error:
            raise MatchFailed(fixture, str(error)) from None
        return outcome

    def dismiss(self) -> None:
        if self.ray.is_initialized():
            for reference in self.pending:
                self.ray.cancel(reference, force=True)
            self.ray.shutdown()
        self.pending.clear()


def play(terms: Terms, fixture: Fixture) -> Outcome:
    return table_of(terms).play(fixture)
