"""The open sockets of this process."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Protocol

from meadhall.hall.errors import Wrong

MOST_OF_PERSON = 30
MOST_OF_ADDRESS = 500
AGAIN = 10  # seconds until it may be worth trying again


class Socket(Protocol):
    session: str  # empty for somebody who only watches

    def end(self) -> None: ...


class Sockets:
    def __init__(self, stretch: float = 0) -> None:
        """`stretch` is that of all limits; 0 lifts them."""
        self.stretch = stretch
        self.by_session: dict[str, set[Socket]] = {}
        self.of_people: Counter[str] = Counter()
        self.of_addresses: Counter[str] = Counter()

    def enter(self, user: str, address: str) -> None:
        """Count a socket that is about to open; Wrong if there are too many of that person or address."""
        if self.stretch:
            if user and self.of_people[user] >= MOST_OF_PERSON * self.stretch:
                raise Wrong("too-many", "you have too many tables open at once; close some", retry_after=AGAIN)
            if self.of_addresses[address] >= MOST_OF_ADDRESS * self.stretch:
                raise Wrong("too-many", "too many tables are open at your address; close some", retry_after=AGAIN)
        self.of_people[user] += 1
        self.of_addresses[address] += 1

    def leave(self, user: str, address: str) -> None:
        for count, who in ((self.of_people, user), (self.of_addresses, address)):
            count[who] -= 1
            if not count[who]:
                del count[who]

    def add(self, socket: Socket) -> None:
        if socket.session:
            self.by_session.setdefault(socket.session, set()).add(socket)

    def discard(self, socket: Socket) -> None:
        of_session = self.by_session.get(socket.session, set())
        of_session.discard(socket)
        if not of_session:
            self.by_session.pop(socket.session, None)

    def sessions(self) -> list[str]:
        return list(self.by_session)

    def end(self, sessions: Collection[str]) -> None:
        """Close the sockets of sessions that have ended."""
        for session in sessions:
            for socket in self.by_session.get(session, ()):
                socket.end()
