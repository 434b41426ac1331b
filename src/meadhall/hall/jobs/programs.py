"""Bots that are programs of their own: view and legal actions in, an action out, one JSON line each.

A program that crashes, is late, or names what is not legal loses that move, never the match.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import subprocess
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from meadhall.hall.settings import Program
from meadhall.hall.tables.table import Table

LONGEST = 65_536  # bytes of an answer


class ProgramFailed(Exception):
    """Why the program's move is lost."""


class Programs:
    def __init__(self, known: Mapping[str, Program]) -> None:
        self.known = known
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    def choose(self, table: Table, seat: int, name: str) -> int:
        question = ask(table, seat)
        try:
            answer = self._talk(name, question)
            code = read_answer(answer, table)
        except ProgramFailed:
            self._stop(name)
            raise
        if code not in table.state.legal(seat):
            raise ProgramFailed(f"{code} is not legal")
        return code

    def _talk(self, name: str, question: bytes) -> bytes:
        program = self.known[name]
        until = time.monotonic() + program.seconds
        process = self._start(name)
        assert process.stdin and process.stdout
        os.set_blocking(process.stdin.fileno(), False)
        os.set_blocking(process.stdout.fileno(), False)
        with selectors.DefaultSelector() as ready:
            self._send(ready, process, question + b"\n", until)
            return self._receive(ready, process, until)

    def _send(self, ready: selectors.DefaultSelector, process: Any, rest: bytes, until: float) -> None:
        ready.register(process.stdin, selectors.EVENT_WRITE)
        while rest:
            if not ready.select(max(0.0, until - time.monotonic())):
                raise ProgramFailed("it did not take the question in time")
            try:
                rest = rest[os.write(process.stdin.fileno(), rest) :]
            except OSError as error:
                raise ProgramFailed(f"it has ended ({error.strerror})") from None
        ready.unregister(process.stdin)

    def _receive(self, ready: selectors.DefaultSelector, process: Any, until: float) -> bytes:
        ready.register(process.stdout, selectors.EVENT_READ)
        answer = b""
        while b"\n" not in answer:
            if not ready.select(max(0.0, until - time.monotonic())):
                raise ProgramFailed("it did not answer in time")
            more = os.read(process.stdout.fileno(), LONGEST)
            if not more:
                raise ProgramFailed("it has ended")
            answer += more
            if len(answer) > LONGEST:
                raise ProgramFailed("its answer is too long")
        return answer.partition(b"\n")[0]

    def _start(self, name: str) -> subprocess.Popen[bytes]:
        process = self.running.get(name)
        if process is None or process.poll() is not None:
            try:
                process = subprocess.Popen(
                    self.known[name].command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
                )
            except OSError as error:
                raise ProgramFailed(f"it cannot be started ({error.strerror})") from None
            self.running[name] = process
        return process

    def _stop(self, name: str) -> None:
        process = self.running.pop(name, None)
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe:
                with contextlib.suppress(OSError):
                    pipe.close()
        process.kill()
        process.wait()

    def close(self) -> None:
        for name in list(self.running):
            self._stop(name)


def ask(table: Table, seat: int) -> bytes:
    match = table.playing.match
    legal = match.state.legal(seat)
    return msgspec.json.encode(
        {
            "game": table.game.id,
            "seat": seat,
            "players": len(table.seats),
            "view": match.view(seat),
            "legal": [{"code": code, "text": table.game.vocabulary.text(code)} for code in legal],
        }
    )


def read_answer(answer: bytes, table: Table) -> int:
    """`{"action": 12}` or `{"action": "play odin thor"}`."""
    try:
        action = msgspec.json.decode(answer)["action"]
        if isinstance(action, str):
            return table.game.vocabulary.read(action)
        if type(action) is int:
            return action
    except (msgspec.DecodeError, KeyError, TypeError, ValueError) as error:
        raise ProgramFailed(f"its answer cannot be read ({error})") from None
    raise ProgramFailed("its action is neither a code nor a text")
