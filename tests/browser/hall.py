"""A real hall on a file of its own, for browsers to play in."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Hall:
    """`meadhall serve`, which can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "meadhall", "serve", "--database", str(self.folder / "hall.sqlite")]
        command += ["--port", str(self.port), "--pace", "0", "--limits", "0"]
        with (self.folder / "hall.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.address}/readyz", timeout=1):
                    return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError((self.folder / "hall.log").read_text())

    def kill(self) -> None:
        """Without a word, as a power cut does."""
        assert self.process
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)
