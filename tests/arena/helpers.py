"""The command as a user starts it, and what it leaves behind."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "meadhall", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"LANG": "C.UTF-8", "COLUMNS": "100"},
    )


def meadhall(*arguments: str) -> subprocess.CompletedProcess[str]:
    process = start(*arguments)
    told, complaints = process.communicate(timeout=300)
    return subprocess.CompletedProcess(process.args, process.returncode, told, complaints)


def figures(told: str) -> list[dict[str, Any]]:
    """The bots of --json without the times, which no two runs share."""
    found = json.loads(told)
    assert list(found) == ["bots"]
    return [{key: bot[key] for key in bot if "seconds" not in key} for bot in found["bots"]]


def wait_for_sagas(folder: Path, count: int, process: subprocess.Popen[str]) -> None:
    for _ in range(2400):
        if len(list(folder.glob("*.saga"))) >= count:
            return
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    raise AssertionError(f"no {count} sagas in {folder} after two minutes")
