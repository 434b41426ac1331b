"""What went wrong, as a client hears it: a stable code, and a text that says what to do. Nothing was changed."""

from __future__ import annotations

from typing import Any

STATUS = {
    "malformed": 400,
    "wrong-components": 400,
    "wrong-name": 400,
    "name-bot": 400,
    "name-reserved": 400,
    "no-session": 401,
    "wrong-password": 401,
    "not-yours": 403,
    "muted": 403,
    "forged": 403,
    "not-found": 404,
    "wrong-method": 405,
    "not-asked": 409,
    "not-open": 409,
    "not-running": 409,
    "not-over": 409,
    "stale": 409,
    "taken": 409,
    "name-alike": 409,
    "one-seat": 409,
    "cannot-undo": 409,
    "refused": 409,
    "unplayable": 409,
    "too-many-tables": 409,
    "too-many-bots": 409,
    "expired": 410,
    "too-large": 413,
    "wrong-host": 421,
    "too-many": 429,
    "broken": 500,
    "unavailable": 503,
}


class Wrong(Exception):
    def __init__(self, code: str, text: str, saying: dict[str, Any] | None = None, retry_after: int = 0) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.saying = saying
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def as_json(self) -> dict[str, Any]:
        body: dict[str, Any] = {"code": self.code, "text": self.text}
        if self.saying:
            body |= {"saying": self.saying, "rule": self.saying["rule"]}
        return body
