"""Bots that are programs of their own: view and legal actions in, an action out, one JSON line each.

A program that crashes, is late, or names what is not legal loses that move, never the match.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

import msgspec

from meadhall.hall.settings import Program
from meadhall.hall.tables.table import Table

LAUNCH = Path(__file__).with_name("launch.py")
LONGEST = 65_536  # bytes of an answer
COMPLAINT = 2_000  # bytes of standard error that are remembered


class ProgramFailed(Exception):
    """Why the program's move is lost."""


class Programs:
    def __init__(self, known: Mapping[str, Program]) -> None:
        self.known = known
        self.running: dict[str, Conversation] = {}

    def choose(self, table: Table, seat: int, name: str) -> int:
        program = self.known[name]
        until = time.monotonic() + program.seconds
        if name in self.running and self.running[name].has_ended:
            self._stop(name)
        try:
            if name not in self.running:
                self.running[name] = Conversation(program)
            code = read_answer(self.running[name].ask(ask(table, seat), until), table)
        except ProgramFailed as error:
            raise ProgramFailed(f"{error}{self._stop(name)}") from None
        if code not in table.state.legal(seat):
            raise ProgramFailed(f"it named action {str(code)[:20]}, which is not legal")
        return code

    def _stop(self, name: str) -> str:
        """What the program said on its standard error at last."""
        conversation = self.running.pop(name, None)
        return conversation.end() if conversation else ""

    def close(self) -> None:
        for name in list(self.running):
            self._stop(name)


class Conversation:
    """A running program. Neither what it writes nor what it does not read can hold the worker up."""

    def __init__(self, program: Program) -> None:
        self.home = TemporaryDirectory(prefix="meadhall-bot-", ignore_cleanup_errors=True)
        try:
            self.process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(LAUNCH), json.dumps(program.limits()), *program.command],
                env=clean_environment(program, self.home.name),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self.home.cleanup()
            raise ProgramFailed(f"it cannot be started ({error})") from None
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.input, self.output, self.errors = self.process.stdin, self.process.stdout, self.process.stderr
        for pipe in self._pipes():
            os.set_blocking(pipe.fileno(), False)
        self.complaint = b""

    def _pipes(self) -> tuple[IO[bytes], ...]:
        return self.input, self.output, self.errors

    @property
    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def ask(self, question: bytes, until: float) -> bytes:
        read_now(self.output)  # what was said unasked is no answer
        with selectors.DefaultSelector() as ready:
            ready.register(self.errors, selectors.EVENT_READ)
            self._send(ready, question + b"\n", until)
            return self._receive(ready, until)

    def _send(self, ready: selectors.BaseSelector, rest: bytes, until: float) -> None:
        ready.register(self.input, selectors.EVENT_WRITE)
        while rest:
            if self._wait(ready, self.input, until, "it did not take the question in time"):
                try:
                    rest = rest[os.write(self.input.fileno(), rest) :]
                except OSError as error:
                    raise ProgramFailed(f"it has ended ({error.strerror})") from None
        ready.unregister(self.input)

    def _receive(self, ready: selectors.BaseSelector, until: float) -> bytes:
        ready.register(self.output, selectors.EVENT_READ)
        answer = b""
        while b"\n" not in answer:
            if self._wait(ready, self.output, until, "it did not answer in time"):
                more = read_now(self.output)
                if more == b"":
                    raise ProgramFailed("it has ended")
                answer = (answer + (more or b"")).lstrip()  # an empty line is no answer
                if len(answer) > LONGEST:
                    raise ProgramFailed("its answer is too long")
        return answer.partition(b"\n")[0]

    def _wait(self, ready: selectors.BaseSelector, pipe: IO[bytes], until: float, late: str) -> bool:
        """Whether the pipe is ready; standard error is listened to meanwhile."""
        found = ready.select(max(0.0, until - time.monotonic()))
        if time.monotonic() > until:
            raise ProgramFailed(late)
        for key, _ in found:
            if key.fileobj is self.errors and not self._listen():
                ready.unregister(self.errors)
        return any(key.fileobj is pipe for key, _ in found)

    def _listen(self) -> bool:
        """Whether standard error is still open."""
        more = read_now(self.errors)
        self.complaint = (self.complaint + (more or b""))[-COMPLAINT:]
        return more != b""

    def end(self) -> str:
        """Kill the program and what it has started; its last words."""
        with contextlib.suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._listen()
        for pipe in self._pipes():
            with contextlib.suppress(OSError):
                pipe.close()
        self.home.cleanup()
        lines = self.complaint.decode(errors="replace").split("\n")
        words = [line.strip() for line in lines if line.strip()]
        return f"; it said: {words[-1][:200]}" if words else ""


def clean_environment(program: Program, home: str) -> dict[str, str]:
    """Nothing of the hall's own: its variables have the addresses and passwords of its stores."""
    path = os.environ.get("PATH", os.defpath)
    return {"PATH": path, "LANG": "C.UTF-8", "HOME": home, "TMPDIR": home} | program.env


def read_now(pipe: IO[bytes]) -> bytes | None:
    """What can be read without waiting: None where there is nothing yet, empty at the end."""
    try:
        return os.read(pipe.fileno(), LONGEST)
    except BlockingIOError:
        return None


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
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, RecursionError) as error:
        raise ProgramFailed(f"its answer cannot be read ({str(error)[:200]})") from None
    raise ProgramFailed("its action is neither a code nor a text")
