"""The three builds, the wheel and the sdist, and a build without a compiler."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

from meadhall.core import build, errors
from meadhall.core.registry import game_ids
from tests.needs import SOAK, need, need_compiler

ROOT = Path(__file__).parent.parent.parent


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


def bring_compiled(folder: Path) -> None:
    """The C and the modules that `make setup` has made of the same sources; what is old is compiled again."""
    if (ROOT / "build" / "c").exists():
        shutil.copytree(ROOT / "build" / "c", folder / "build" / "c", dirs_exist_ok=True)
    lib = folder / "build" / f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    for module in (ROOT / "src").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        place = lib / module.relative_to(ROOT / "src")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(module, place)


def test_the_sanitized_build_fuzzes_clean(copy_of_sources: Path, tmp_path: Path) -> None:
    """gcc watches every array bound, shift and overflow, and ends the process at the first; also with other pieces."""
    need_compiler()
    bring_compiled(copy_of_sources)
    lib = tmp_path / "lib"
    arguments = ["-q", "build", "--build-base", str(tmp_path / "base"), "--build-lib", str(lib)]
    run(sys.executable, "setup.py", *arguments, cwd=copy_of_sources, MEADHALL_BUILD="sanitized")
    assert any(b"__ubsan_handle" in module.read_bytes() for module in lib.rglob("*.so"))
    fuzz = [sys.executable, "-m", "meadhall", "fuzz", "--out", str(tmp_path / "out")]
    played = {(): "5000" if SOAK else "100", ("--corrections",): "5000" if SOAK else "40"}
    for id, (how, games) in itertools.product(game_ids(), played.items()):
        told = run(*fuzz, id, "--games", games, *how, cwd=tmp_path, PYTHONPATH=str(lib))
        assert "compiled rules" in told.splitlines()[-1]
        assert told.splitlines()[-1].endswith("0 failures")
    strange = ROOT / "tests" / "properties" / "test_strange_positions.py"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(strange)]
    assert " passed" in run(*command, cwd=tmp_path, PYTHONPATH=str(lib)).splitlines()[-1]


def test_wheel_and_sdist_install_in_an_empty_environment(copy_of_sources: Path, tmp_path: Path) -> None:
    """The wheel takes the modules of `make setup`; in `make soak` it is compiled from the sdist."""
    need_compiler()
    need((ROOT / "src" / "meadhall" / "hall" / "web" / "index.html").exists(), "the built client ('make web')")
    dist = tmp_path / "dist"
    kinds = []
    if not SOAK:
        bring_compiled(copy_of_sources)
        kinds = ["--sdist", "--wheel"]
    run(sys.executable, "-m", "build", *kinds, "--no-isolation", "--outdir", str(dist), str(copy_of_sources))
    (wheel,), (sdist,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
    in_wheel = zipfile.ZipFile(wheel).namelist()
    with tarfile.open(sdist) as archive:
        in_sdist = [name.partition("/")[2] for name in archive.getnames()]
    in_checkout = [
        str(file.relative_to(ROOT / "src")) for file in (ROOT / "src" / "meadhall").rglob("*") if file.is_file()
    ]
    for name in in_checkout:
        if not name.endswith((".so", ".pyc")):
            assert name in in_wheel
            assert f"src/{name}" in in_sdist
    assert any(name.endswith(".so") for name in in_wheel)
    assert not any(name.endswith(".so") for name in in_sdist)
    for name in ("LICENSE", "NOTICE", "THIRD-PARTY"):
        assert any(path.endswith(f".dist-info/licenses/{name}") for path in in_wheel)
        assert name in in_sdist
    venv = tmp_path / "venv"
    run(sys.executable, "-m", "venv", str(venv))
    pip = [str(venv / "bin" / "python"), "-m", "pip", "install", "--quiet", "--no-compile"]
    lock = str(ROOT / "constraints.txt")
    for package, more, says in ((wheel, (), "(compiled)"), (sdist, ("--no-deps", "--force-reinstall"), "(uncompiled)")):
        run(*pip, *more, str(package), PIP_CONSTRAINT=lock, MEADHALL_BUILD="pure")
        assert says in run(str(venv / "bin" / "meadhall"), "--version", cwd=tmp_path)
        assert "intrigues" in run(str(venv / "bin" / "meadhall"), "games", cwd=tmp_path)
    told = run(str(venv / "bin" / "meadhall"), "about", "--licences", cwd=tmp_path)
    assert "SIL OPEN FONT LICENSE" in told and "svelte" in told and "starlette" in told


def test_without_a_compiler_the_rules_stay_uncompiled_and_it_says_so(copy_of_sources: Path, tmp_path: Path) -> None:
    lib = tmp_path / "lib"
    arguments = ["-q", "build", "--build-base", str(tmp_path / "base"), "--build-lib", str(lib)]
    told = run(sys.executable, "setup.py", *arguments, cwd=copy_of_sources, CC="no-such-compiler")
    assert "meadhall: on Debian 'apt-get install gcc python3-dev'" in told  # `make setup` shows lines that begin so
    assert not list(lib.rglob("*.so"))
    told = run(sys.executable, "-m", "meadhall", "--version", cwd=tmp_path, PYTHONPATH=str(lib))
    assert "(uncompiled)" in told


def test_a_changed_number_is_compiled_again_wherever_it_is_used(
    copy_of_sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in modules whose own files are as before, and which import it through another. It is stale until then."""
    need_compiler()
    monkeypatch.setattr(build, "PACKAGE", tmp_path / "src" / "meadhall")
    monkeypatch.delenv("MEADHALL_PURE", raising=False)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "THIRD-PARTY"):
        shutil.copy(copy_of_sources / name, tmp_path)
    package = tmp_path / "src" / "meadhall"
    for name, text in {
        "__init__.py": "",
        "core/__init__.py": "",
        "core/build.py": Path(build.__file__).read_text(),
        "core/errors.py": Path(errors.__file__).read_text(),
        "names/__init__.py": "",
        "names/sizes.py": "",
        "names/sizes.pxd": "cdef enum:\n    MANY = 2\n",
        "names/events.py": "",
        "names/events.pxd": "from .sizes cimport MANY\ncdef enum:\n    FIRST = MANY\n    LAST\n",
        "board.py": "def number():\n    return -1\n",
        "board.pxd": "from .names cimport events\n",
        "turns.py": "def last():\n    return events.LAST\n",
        "turns.pxd": "from . cimport board\nfrom .names cimport events\n",
    }.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
        os.utime(package / name, (1000, 1000))
    for many, last in (("2", "3"), ("3", "4")):
        (package / "names" / "sizes.pxd").write_text(f"cdef enum:\n    MANY = {many}\n")
        assert build.stale() == [file.name.partition(".")[0] for file in sorted(package.rglob("*.so"))]
        run(sys.executable, "setup.py", "-q", "build_ext", "--inplace", cwd=tmp_path, MEADHALL_BUILD="compiled")
        assert sorted(file.name.partition(".")[0] for file in package.rglob("*.so")) == ["board", "turns"]
        assert build.stale() == []
        told = run(
            sys.executable, "-c", "from meadhall import turns; print(turns.last())", PYTHONPATH="src", cwd=tmp_path
        )
        assert told.strip() == last


def test_a_module_that_is_no_longer_compiled_leaves_nothing_behind(copy_of_sources: Path) -> None:
    need_compiler()
    bring_compiled(copy_of_sources)
    left = copy_of_sources / "src" / "meadhall" / "core" / f"sizes{sysconfig.get_config_var('EXT_SUFFIX')}"
    left.write_bytes(b"")
    run(sys.executable, "setup.py", "--version", cwd=copy_of_sources, MEADHALL_BUILD="compiled")
    assert not left.exists()


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
