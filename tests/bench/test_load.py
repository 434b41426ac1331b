"""`meadhall bench hall --load` in small: that it works, not how quick anything is."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from typing import Any

import pytest

from meadhall.bench import load
from meadhall.bench.load import Sample, growth
from meadhall.core.errors import Mistake


def run(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "meadhall", "bench", "hall", "--load", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)


def test_a_small_load_is_measured() -> None:
    done = run("--tables", "3", "--watchers", "7", "--deaf", "2", "--minutes", "0.15", "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["load"] == {"tables": 3, "watchers": 7, "deaf": 2, "minutes": 0.15}
    assert {sample["sockets"] for sample in found["samples"]} == {3 * 4 + 7 + 2}
    assert all(sample["megabytes"] > 20 for sample in found["samples"])
    assert found["late"] == found["lost"] == 0
    assert found["watched"] > 7 * 2  # the whole table, and moves
    players = found["players"]
    assert 0 < players["median"] <= players["p95"] <= players["p99"]
    assert players["moves_a_second"] > 0.5


def test_what_is_found_is_shown_with_a_verdict() -> None:
    done = run("--tables", "1", "--watchers", "1", "--deaf", "1", "--minutes", "0.1")
    assert done.returncode == 0, done.stderr
    assert "1 tables of four, 1 idle watchers, 1 sockets that never read" in " ".join(done.stdout.split())
    assert "goal 50 ms: " in done.stdout and "memory: the run was too short to tell" in done.stdout


def test_memory_is_flat_when_the_last_third_is_like_the_second() -> None:
    def told(*megabytes: float) -> float | None:
        return growth([Sample(0, each, 0, 0, 0, 0) for each in megabytes])

    assert told(*[10] * 4, *[100] * 4, *[100] * 4) == 0
    assert told(*[100] * 4, *[100] * 4, *[150] * 4) == pytest.approx(50)
    assert told(*[100] * 6) is None


def test_a_machine_that_allows_too_few_files_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (2000, 2000))
    with pytest.raises(Mistake, match=r"3350 open files are needed and this machine allows 2000; raise it"):
        load.need_files(3350)
