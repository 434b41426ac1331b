"""The lobby of a hall over HTTP."""

from __future__ import annotations

import http.client
import urllib.parse
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from meadhall.client.table import LiveTable, Refused

__all__ = ["Client", "Refused"]


class Client:
    """One person in a hall. `token` takes up a session that another client began."""

    def __init__(self, address: str, name: str = "", token: str = "", timeout: float = 30) -> None:
        parts = urllib.parse.urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f"{address!r} is no address of a hall; write http://HOST:PORT")
        self.parts = parts
        self.timeout = timeout
        self.token = token
        if name and not token:
            self.token = self.request("POST", "/api/guest", {"name": name, "bearer": True})["token"]

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON answer; what the hall refuses is raised as Refused."""
        kind = http.client.HTTPSConnection if self.parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(self.parts.netloc, timeout=self.timeout)
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            connection.request(method, path, None if body is None else msgspec.json.encode(body), headers)
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        if response.status != 200:
            raise Refused.read(content, response.status)
        if response.getheader("Content-Type", "").startswith("application/json"):
            return msgspec.json.decode(content)
        return content.decode()

    # tables

    def open_table(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: Mapping[str, str] | None = None,
        public: bool = False,
        clock: Mapping[str, Any] | None = None,
        start: bool = False,
        **more: Any,
    ) -> dict[str, Any]:
        """Seats are `me`, `me:NAME` (a hot seat), `open`, or a bot's name."""
        wishes = [_seat(seat) for seat in seats]
        body = {"game": game, "seats": wishes, "options": dict(options or {}), "public": public, "start": start}
        if clock:
            body["clock"] = dict(clock)
        found: dict[str, Any] = self.request("POST", "/api/tables", body | more)
        return found

    def join(self, table: str, seat: int | None = None, link: str = "") -> dict[str, Any]:
        found: dict[str, Any] = self.request("POST", f"/api/tables/{table}/join", {"seat": seat, "link": link})
        return found

    def start(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.request("POST", f"/api/tables/{table}/start", {})
        return found

    def leave(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.request("POST", f"/api/tables/{table}/leave", {})
        return found

    def close_table(self, table: str) -> dict[str, Any]:
        """As its host: the match ends without a result."""
        found: dict[str, Any] = self.request("POST", f"/api/tables/{table}/close", {})
        return found

    def rematch(self, table: str) -> str:
        """The id of the new table."""
        found: str = self.request("POST", f"/api/tables/{table}/rematch", {})["table"]
        return found

    def table(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.request("GET", f"/api/tables/{table}")
        return found

    def my_tables(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.request("GET", "/api/tables/mine")["tables"]
        return found

    def saga(self, table: str) -> str:
        found: str = self.request("GET", f"/api/tables/{table}/saga")
        return found

    def sit(self, table: str, seat: int | None = None, since: int | None = None) -> LiveTable:
        """The live table: one's own seat, or a spectator's where one has none."""
        return LiveTable(self.live_address(table), self.token, seat, since, self.timeout)

    def live_address(self, table: str) -> str:
        scheme = "wss" if self.parts.scheme == "https" else "ws"
        return f"{scheme}://{self.parts.netloc}/api/tables/{table}/live"


def _seat(text: str) -> dict[str, str]:
    word, _, name = text.partition(":")
    if word == "me":
        return {"kind": "me", "name": name}
    if word == "open":
        return {"kind": "open"}
    return {"kind": "bot", "level": word}
