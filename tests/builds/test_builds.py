"""The three builds, the wheel and the sdist, and a build without a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from meadhall.core import build
from meadhall.core.registry import game_ids
from tests.needs import need, need_compiler

ROOT = Path(__file__).parent.parent.parent
SOAK = bool(os.environ.get("MEADHALL_SOAK"))


def run(*command: str, cwd: Path = ROOT, fails: bool = False, **env: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=os.environ | env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return done.stderr + done.stdout


@pytest.fixture(scope="session")
def copy_of_sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as a clone would have it: no compiled modules."""
    folder = tmp_path_factory.mktemp("sources") / "meadhall"
    ignored = shutil.ignore_patterns(
        "*.so", ".venv", "build", "dist", ".git", "node_modules", "*.egg-info", "__pycache__"
    )
    shutil.copytree(ROOT, folder, ignore=ignored)
    return folder


@pytest.mark.xdist_group("sanitized")
def test_the_sanitized_build_fuzzes_clean(copy_of_sources: Path, tmp_path: Path) -> None:
    """gcc watches every array bound, shift and overflow, and ends the process at the first."""
    need_compiler()
    lib = tmp_path / "lib"
    arguments = ["-q", "build", "--build-base", str(tmp_path / "base"), "--build-lib", str(lib)]
    run(sys.executable, "setup.py", *arguments, cwd=copy_of_sources, MEADHALL_BUILD="sanitized")
    for id in game_ids():
        games = "5000" if SOAK else "150"
        command = [sys.executable, "-m", "meadhall", "fuzz", id, "--games", games, "--out", str(tmp_path / "out")]
        told = run(*command, cwd=tmp_path, PYTHONPATH=str(lib))
        assert "compiled rules" in told.splitlines()[-1]
        assert told.splitlines()[-1].endswith("0 failures")


@pytest.mark.xdist_group("wheel")
def test_wheel_and_sdist_install_in_an_empty_environment(copy_of_sources: Path, tmp_path: Path) -> None:
    need_compiler()
    dist = tmp_path / "dist"
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(dist), str(copy_of_sources))
    (wheel,), (sdist,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
    in_wheel = zipfile.ZipFile(wheel).namelist()
    with tarfile.open(sdist) as archive:
        in_sdist = archive.getnames()
    need((ROOT / "src" / "meadhall" / "hall" / "web" / "index.html").exists(), "the built client ('make web')")
    for ending in (".pxd", ".toml", ".ftl", "rules.ru.md", "py.typed", "hall/web/index.html", ".js", ".woff2"):
        assert any(name.endswith(ending) for name in in_wheel), ending
        assert any(name.endswith(ending) for name in in_sdist), ending
    assert any(name.endswith(".so") for name in in_wheel)
    assert not any(name.endswith(".so") for name in in_sdist)
    # the wheel was compiled from the sdist; installing the sdist once more need not compile again
    for package, build_kind, says in ((wheel, "compiled", "(compiled)"), (sdist, "pure", "(uncompiled)")):
        venv = tmp_path / build_kind
        run(sys.executable, "-m", "venv", str(venv))
        pip = [str(venv / "bin" / "python"), "-m", "pip", "install", "--quiet", str(package)]
        run(*pip, MEADHALL_BUILD=build_kind)
        assert says in run(str(venv / "bin" / "meadhall"), "--version", cwd=tmp_path)
        assert "intrigues" in run(str(venv / "bin" / "meadhall"), "games", cwd=tmp_path)


def test_without_a_compiler_the_rules_stay_uncompiled_and_it_says_so(copy_of_sources: Path, tmp_path: Path) -> None:
    lib = tmp_path / "lib"
    arguments = ["-q", "build", "--build-base", str(tmp_path / "base"), "--build-lib", str(lib)]
    told = run(sys.executable, "setup.py", *arguments, cwd=copy_of_sources, CC="no-such-compiler")
    assert "apt-get install gcc python3-dev" in told
    assert not list(lib.rglob("*.so"))
    told = run(sys.executable, "-m", "meadhall", "--version", cwd=tmp_path, PYTHONPATH=str(lib))
    assert "(uncompiled)" in told


def test_an_unknown_build_is_refused(copy_of_sources: Path) -> None:
    told = run(sys.executable, "setup.py", "--version", cwd=copy_of_sources, fails=True, MEADHALL_BUILD="fast")
    assert "it may be compiled, sanitized, pure" in told


def test_a_stale_build_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "src" / "meadhall"
    package.mkdir(parents=True)
    (tmp_path / "setup.py").write_text("")
    for name in ("board.cpython-311-x86_64-linux-gnu.so", "board.py", "board.pxd"):
        (package / name).write_text("")
        os.utime(package / name, (1000, 1000))
    monkeypatch.setattr(build, "PACKAGE", package)
    monkeypatch.delenv("MEADHALL_PURE", raising=False)
    assert build.stale() == []
    os.utime(package / "board.pxd", (2000, 2000))
    assert build.stale() == ["board"]
    monkeypatch.setenv("MEADHALL_PURE", "1")
    assert build.stale() == []
