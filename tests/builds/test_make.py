"""`make` says what it does, hides the noise of what succeeds, and shows all of what fails."""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import need

ROOT = Path(__file__).parents[2]
NOISE = "print('noise'); print('meadhall: a word to the user')"


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_stage_that_succeeds_is_one_line_and_what_is_meant_for_the_user() -> None:
    done = python("tools/stage.py", "compiling", sys.executable, "-c", NOISE)
    assert done.returncode == 0
    assert done.stdout.splitlines() == ["meadhall: compiling", "meadhall: a word to the user"]


def test_a_stage_that_fails_shows_all_that_it_said() -> None:
    fails = NOISE + "; import sys; print('the reason', file=sys.stderr); sys.exit(3)"
    done = python("tools/stage.py", "compiling, about a minute", sys.executable, "-c", fails)
    assert done.returncode == 3
    assert "noise\n" in done.stdout and "the reason\n" in done.stdout
    assert "failed with exit code 3: compiling." in done.stderr


def test_a_stage_whose_command_is_missing_says_so() -> None:
    done = python("tools/stage.py", "compiling", "no-such-command")
    assert done.returncode == 127 and "cannot start no-such-command" in done.stderr


def test_a_long_stage_gives_signs_of_life(capfd: pytest.CaptureFixture[str]) -> None:
    run_stage = runpy.run_path(str(ROOT / "tools" / "stage.py"))["run"]
    assert run_stage("waiting", [sys.executable, "-c", "import time; time.sleep(1)"], pause=0.2) == 0
    assert capfd.readouterr().out.count("s so far") >= 2


@pytest.mark.parametrize(("quiet", "loud", "code"), [(0, 0, 0), (2, 0, 1), (0, 3, 3), (2, 3, 3)])
def test_of_two_commands_beside_each_other_either_may_fail(quiet: int, loud: int, code: int) -> None:
    def command(says: str, ends: int) -> str:
        return f"import sys; print('{says}'); sys.exit({ends})"

    beside = f'{sys.executable} -c "{command("checks", quiet)}"'
    done = python("tools/beside.py", beside, sys.executable, "-c", command("tests", loud))
    assert done.returncode == code
    assert "tests\n" in done.stdout
    assert ("\nchecks\n" in done.stdout) is (quiet != 0)
    assert (" failed after " in done.stdout) is (quiet != 0)


# the Makefile itself, in a clone of which only what it looks at is there


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    need(shutil.which("make") is not None, "make")
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "setup.py", "tools/stage.py", "web/package.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("src", ".venv/bin", "web/node_modules"):
        (tmp_path / name).mkdir(parents=True, exist_ok=True)
    for name in ("web/package-lock.json", "web/.npmrc", ".venv/.installed"):
        (tmp_path / name).touch()
    place(tmp_path / ".venv/bin/python", "echo compiled again >>compiled; echo 'meadhall: no C compiler here'")
    place(tmp_path / ".venv/bin/meadhall", 'echo "meadhall 0.1 ($(cat build-kind))"')
    return tmp_path


def place(file: Path, script: str) -> None:
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)


def make(clone: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", f"PYTHON={sys.executable}", *arguments], cwd=clone, capture_output=True, text=True, check=False
    )


def test_the_rules_are_compiled_once_there_is_a_compiler_and_then_no_more(clone: Path) -> None:
    (clone / "build-kind").write_text("uncompiled")
    done = make(clone, ".venv/.built")
    assert done.returncode == 0 and "meadhall: no C compiler here" in done.stdout
    (clone / "build-kind").write_text("compiled")
    for _ in range(2):
        assert make(clone, ".venv/.built").returncode == 0
    assert len((clone / "compiled").read_text().splitlines()) == 2


def test_a_failing_npm_says_why_and_is_tried_again(clone: Path) -> None:
    place(clone / "web" / "with-node", 'echo "npm error $* found no package" >&2; exit 7')
    for _ in range(2):
        done = make(clone, "web/node_modules/.installed")
        assert done.returncode != 0
        assert "npm error npm ci found no package" in done.stdout
        assert "--silent" not in done.stdout


def test_play_takes_a_port(clone: Path) -> None:
    (clone / "build-kind").write_text("compiled")
    assert "serve --open --port 8080" in make(clone, "--dry-run", "play", "PORT=8080").stdout
    assert "serve --open --port 7474" in make(clone, "--dry-run", "play").stdout
