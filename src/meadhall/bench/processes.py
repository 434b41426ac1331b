"""Servers and clients that a measurement starts as processes of their own."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from meadhall.core.errors import Mistake


@contextlib.contextmanager
def running(command: list[str]) -> Iterator[int]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait(20)


@contextlib.contextmanager
def running_hall(database: Path, workers: int = 0) -> Iterator[tuple[str, int]]:
    """A hall without limits that answers: its address and the id of its process."""
    port = free_port()
    command = [sys.executable, "-m", "meadhall", "serve", "--database", str(database), "--port", str(port)]
    with running([*command, "--workers", str(workers), "--limits", "0"]) as process:
        address = f"http://127.0.0.1:{port}"
        wait_for(f"{address}/readyz")
        yield address, process


def run_clients(command: list[str], seconds: float) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, check=False, timeout=seconds + 300)
    if done.returncode:
        raise Mistake(f"the scripted clients failed: {done.stderr.decode().strip()[-300:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except urllib.error.HTTPError as error:
            if error.code == 404:  # it answers, if only that
                return
            time.sleep(0.1)
        except OSError:
            time.sleep(0.1)
    raise Mistake(f"nothing answers at {address}")


def wait_for_port(port: int) -> None:
    for _ in range(300):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise Mistake(f"nothing listens on port {port}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
