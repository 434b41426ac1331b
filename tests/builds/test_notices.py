"""Whatever of others is in the wheel is named there, with its licence."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from meadhall.cli import about
from tests.needs import need

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "meadhall"
CLIENT = PACKAGE / "hall" / "web"
OWN_KINDS = {".py", ".pyc", ".so", ".pxd", ".toml", ".md", ".ftl", ".bin", ".cjs", ".typed", ".mako"}


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    need(about.SHIPPED.exists(), "the built client ('make web')")


def parts() -> list[dict[str, object]]:
    return json.loads(about.SHIPPED.read_text())["parts"]


def files_of(part: dict[str, object]) -> list[str]:
    assert isinstance(part["files"], list)
    return part["files"]


def told(*arguments: str) -> str:
    command = [sys.executable, "-m", "meadhall", "about", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_every_shipped_file_of_others_is_named() -> None:
    """Typefaces and pictures by file; for scripts see the next test. All other kinds of file are our own."""
    named = {name for part in parts() for name in files_of(part)}
    drawn_here = {re.sub(r"\.svg$", "", file.name) for file in (ROOT / "web" / "src").rglob("*.svg")}
    for file in CLIENT.rglob("*"):
        name = str(file.relative_to(CLIENT))
        is_drawing = file.suffix == ".svg" and file.stem.rpartition("-")[0] in drawn_here
        if file.is_file() and file.suffix not in (".js", ".css", ".html", ".json", ".txt") and not is_drawing:
            assert name in named, f"{name} is not in third-party.json"
    assert all((CLIENT / name).is_file() for name in named)
    for file in PACKAGE.rglob("*"):
        if file.is_file() and not file.is_relative_to(CLIENT):
            assert file.suffix in OWN_KINDS, f"{file} is of a kind that nobody has looked at"


def test_every_package_with_code_in_the_scripts_is_named(tmp_path: Path) -> None:
    """A build with source maps tells it once more, in another way."""
    command = [str(ROOT / "web" / "with-node"), "npm", "run", "build", "--", "--sourcemap", "--outDir", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, set[str]] = {}
    for file in tmp_path.rglob("*.js.map"):
        for source in json.loads(file.read_text())["sources"]:
            match = re.search(r".*node_modules/((?:@[^/]+/)?[^/]+)", source)
            if match:
                found.setdefault(match[1], set()).add(str(file.relative_to(tmp_path)).removesuffix(".map"))
    assert "svelte" in found
    named = {
        str(part["name"]): set(files_of(part))
        for part in json.loads((tmp_path / "third-party.json").read_text())["parts"]
    }
    for name, files in found.items():
        assert files <= named.get(name, set()), name
    assert named.keys() == {part["name"] for part in parts()}


def test_the_notices_have_every_part_with_its_licence_in_full() -> None:
    text = (CLIENT / "third-party.txt").read_text()
    for part in parts():
        assert f"\n{part['name']} {part['version']}\nLicence: {part['licence']}\n" in text
    licences = {part["licence"] for part in parts()}
    proof = {
        "MIT": "Permission is hereby granted, free of charge",
        "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
        "CC-BY-3.0": "https://creativecommons.org/licenses/by/3.0/legalcode",
        "Apache-2.0": "is in LICENSE, beside this file",
    }
    for licence in licences:
        chapters = [chapter for chapter in text.split("-" * 80) if f"\nLicence: {licence}\n" in chapter]
        assert chapters and all(proof[str(licence)] in chapter for chapter in chapters)


def test_the_notices_beside_the_licence_are_those_of_the_build() -> None:
    assert (ROOT / "THIRD-PARTY").read_text() == (CLIENT / "third-party.txt").read_text(), "run 'make THIRD-PARTY'"


def test_the_licence_of_the_wheel_covers_all_parts() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert set(project["license"].split(" AND ")) == {"Apache-2.0"} | {part["licence"] for part in parts()}
    assert set(project["license-files"]) == {"LICENSE", "NOTICE", "THIRD-PARTY"}


def test_about_lists_every_part_with_version_and_licence() -> None:
    lines = [line.split() for line in told().splitlines()]
    for part in parts():
        assert [part["name"], part["version"], part["licence"]] in lines
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = {re.sub(r"[-_.]+", "-", line[0]).lower() for line in lines if line}
    for requirement in project["dependencies"]:
        name = re.match(r"[\w.-]+", requirement)
        assert name and re.sub(r"[-_.]+", "-", name[0]).lower() in names
    assert "click" in names and "mypy" not in names  # what dependencies need, but not what only tests need
    assert not any("not stated" in " ".join(line) for line in lines)


def test_about_gives_the_licences_in_full() -> None:
    assert told("--licences").endswith((CLIENT / "third-party.txt").read_text())


def test_about_says_that_the_client_is_not_built(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(about, "SHIPPED", Path("missing"))
    monkeypatch.setattr(about, "TEXTS", Path("missing"))
    about.tell(with_texts=True)
    assert "run 'make web'" in capsys.readouterr().out
