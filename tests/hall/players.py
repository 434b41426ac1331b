"""People at real halls: scripts that play their seats over the network, come back after a fault, and keep count."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from meadhall.client import Client, Disconnected, LiveTable, Refused
from meadhall.core import saga as sagas
from meadhall.core.registry import find_game

PATIENCE = 120  # seconds without anything new after which a match is taken for stuck


@dataclass
class Deed:
    """A choice that the hall has acknowledged."""

    table: str
    seat: int
    action: int
    id: str


@dataclass
class Player:
    """One seat of a person. `doors` are taken in turn whenever the connection is lost."""

    name: str
    table: str
    clients: list[Client]
    chance: random.Random
    seat: int | None = None
    deeds: list[Deed] = field(default_factory=list)
    lost: int = 0  # connections
    refusals: dict[str, int] = field(default_factory=dict)
    pending: tuple[int, int, str] | None = None  # action, version and id that were sent and not answered
    number: int = 0

    def play(self, is_enough: Callable[[], bool] = lambda: False) -> None:
        """Until the match is over, or it is enough."""
        live: LiveTable | None = None
        try:
            while not is_enough():
                try:
                    if live is None:
                        live = self.clients[0].sit(self.table, self.seat)
                    elif self.lost:
                        live.come_back(self.clients[self.lost % len(self.clients)].live_address(self.table))
                    self._until_over(live, is_enough)
                    return
                except (Disconnected, OSError):  # a timeout is an OSError: the hall hangs or is gone
                    self.lost += 1
                    time.sleep(0.1)
        finally:
            if live:
                live.close()

    def _until_over(self, live: LiveTable, is_enough: Callable[[], bool]) -> None:
        while live.version < 0:
            live.receive(PATIENCE)
        self.seat = live.seat
        if self.pending:
            self._send(live)
        while not is_enough() and live.wait_for_turn(PATIENCE):
            self.number += 1
            action = self.chance.choice(live.legal)
            self.pending = (action, live.version, f"{self.name}-{self.number}")
            self._send(live)

    def _send(self, live: LiveTable) -> None:
        assert self.pending and live.seat is not None
        action, version, id = self.pending
        try:
            live.ask("act", id, action=action, version=version)
        except Refused as refused:
            self.refusals[refused.code] = self.refusals.get(refused.code, 0) + 1
            if refused.code == "unavailable":  # nothing was done: once more, by and by
                time.sleep(0.1)
                raise Disconnected(0, "unavailable") from None
            self.pending = None
            if refused.code not in (
                "stale",
                "not-asked",
                "not-running",
            ):  # the hall may have chosen where nothing was to choose
                raise
            self._catch_up(live, version)
            return
        self.deeds.append(Deed(self.table, live.seat, action, id))
        self.pending = None

    def _catch_up(self, live: LiveTable, version: int) -> None:
        until = time.monotonic() + PATIENCE
        while live.version <= version and not live.is_over:
            live.receive(max(0.01, until - time.monotonic()))


@dataclass
class Match:
    """A match to be played: the people come through the doors in turn, all others are bots."""

    game: str
    people: int
    bots: tuple[str, ...] = ()


def open_match(match: Match, doors: list[Any], first: int, chance: random.Random) -> list[Player]:
    """Everybody enters and sits down; the host starts. Seats of one table are at different doors."""
    name = f"{match.game}{first}"
    addresses = [
        [doors[(first + seat + turn) % len(doors)].address for turn in range(len(doors))]
        for seat in range(match.people)
    ]
    people = [enter(addresses[seat], f"{name} {seat}") for seat in range(match.people)]
    host = people[0][0]
    table = host.open_table(match.game, ["me", *["open"] * (match.people - 1), *match.bots])["id"]
    for clients in people[1:]:
        clients[0].join(table)
    host.start(table)
    return [
        Player(f"p{first}-{seat}", table, clients, random.Random(chance.random()))
        for seat, clients in enumerate(people)
    ]


def enter(addresses: list[str], name: str) -> list[Client]:
    """One guest, at every door."""
    first = Client(addresses[0], name=name)
    return [first, *(Client(address, token=first.token) for address in addresses[1:])]


def play_all(matches: list[Match], doors: list[Any], at_once: int, seed: int) -> list[list[Player]]:
    """Play all matches, so many at once; what a player runs into is raised."""
    chance = random.Random(seed)
    seeds = [random.Random(chance.random()) for _ in matches]

    def play(number: int) -> list[Player]:
        players = open_match(matches[number], doors, number, seeds[number])
        together(player.play for player in players)
        return players

    with ThreadPoolExecutor(at_once) as pool:
        return list(pool.map(play, range(len(matches))))


def together(works: Any) -> None:
    """Each in a thread of its own; the first error is raised after all have ended."""
    errors: list[BaseException] = []

    def run(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


def check_saga(client: Client, table: str) -> str:
    """The record of a finished match, found right by the rules; its text."""
    text = client.saga(table)
    saga = sagas.read(text, find_game)
    sagas.verify(saga, find_game(saga.game))
    return text
