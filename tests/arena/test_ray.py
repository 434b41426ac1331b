"""Matches on a Ray cluster of this machine, bound to loopback."""

from __future__ import annotations

import importlib.util
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from meadhall.arena.cluster import RayCrew
from meadhall.arena.playing import Terms
from meadhall.core.errors import Mistake
from tests.arena.helpers import figures, meadhall, start, wait_for_sagas
from tests.needs import need

ARENA = ("arena", "bloodrage", "--bots", "karl,thrall", "--players", "4", "--games", "24", "--sims", "5", "--json")


class Cluster:
    """The processes of a head node; Ray's own `ray stop` would end those of other clusters too."""

    def __init__(self, folder: Path) -> None:
        environment = os.environ | {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
        options = ["--head", "--block", "--node-ip-address=127.0.0.1", "--port=0", "--num-cpus=2"]
        options += ["--object-store-memory=100000000", "--include-dashboard=false", f"--temp-dir={folder}"]
        self.head = subprocess.Popen(
            [sys.executable, "-m", "ray.scripts.scripts", "start", *options],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.address_file = folder / "ray_current_cluster"

    def address(self) -> str:
        for _ in range(2400):
            if self.address_file.exists() and self.address_file.read_text():
                return self.address_file.read_text().strip()
            assert self.head.poll() is None, "the Ray cluster did not start"
            time.sleep(0.05)
        raise AssertionError("the Ray cluster has no address after two minutes")

    def processes(self) -> list[int]:
        """The head and all that it started, parents first."""
        parents = {}
        for status in Path("/proc").glob("[0-9]*/stat"):
            try:
                parents[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
            except (OSError, ProcessLookupError):
                continue
        found = [self.head.pid]
        for parent in found:
            found += [process for process, its in parents.items() if its == parent]
        return found

    def players(self) -> list[int]:
        """The workers that are playing a match now."""
        return [process for process in self.processes() if title(process).startswith("ray::play")]

    def stop(self) -> None:
        mine = self.processes()
        self.head.send_signal(signal.SIGTERM)
        try:
            self.head.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.head.kill()
            self.head.wait()
        for process in mine:
            if title(process):
                os.kill(process, signal.SIGKILL)


def title(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except (OSError, ProcessLookupError):
        return ""


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    need(importlib.util.find_spec("ray") is not None, "ray (pip install 'meadhall[ray]')")
    monkeypatch.setenv("RAY_AUTH_MODE", "token")  # the cluster runs whatever it is sent; only this test may send
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    folder = Path(tempfile.mkdtemp(prefix="ray"))  # its sockets bear no long path
    cluster = Cluster(folder)
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def test_ray_plays_the_same_matches_also_when_workers_are_lost(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.address()
    assert address.startswith("127.0.0.1:")
    process = start(*ARENA, "--ray", address, "--sagas", str(tmp_path))
    wait_for_sagas(tmp_path, 2, process)
    lost = cluster.players()
    assert lost
    for worker in lost:
        os.kill(worker, signal.SIGKILL)
    told, complaints = process.communicate(timeout=300)
    assert process.returncode == 0, complaints
    assert len(list(tmp_path.glob("*.saga"))) == 24
    assert figures(told) == figures(meadhall(*ARENA).stdout)


def test_an_address_without_a_cluster_is_refused_at_once() -> None:
    need(importlib.util.find_spec("ray") is not None, "ray (pip install 'meadhall[ray]')")
    for address, complaint in (("127.0.0.1:9", "no Ray cluster answers"), ("somewhere", "write host:port")):
        done = meadhall("arena", "intrigues", "--bots", "thrall", "--ray", address)
        assert done.returncode == 2 and complaint in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Mistake, match=r"pip install 'meadhall\[ray\]'"):
        RayCrew(Terms("intrigues", ()), "auto")
