"""The versions that CI tests: constraints.txt for PyPI, web/package-lock.json for npm."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCK = [Requirement(line) for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]


def wanted() -> list[Requirement]:
    project = PROJECT["project"]
    lines = [*PROJECT["build-system"]["requires"], *project["dependencies"]]
    for extra in (*project["optional-dependencies"].values(), *PROJECT["dependency-groups"].values()):
        lines += extra
    found = [Requirement(line) for line in lines]
    return [requirement for requirement in found if requirement.name != "meadhall"]


def locked(name: str) -> list[Requirement]:
    return [one for one in LOCK if canonicalize_name(one.name) == canonicalize_name(name)]


def test_the_lock_names_exact_versions_and_no_address() -> None:
    for one in LOCK:
        assert re.fullmatch(r"==[0-9][^*]*", str(one.specifier)), one
        assert one.url is None and not one.extras
    assert "://" not in (ROOT / "constraints.txt").read_text()


@pytest.mark.parametrize("requirement", wanted(), ids=str)
def test_the_lock_is_within_what_the_project_allows(requirement: Requirement) -> None:
    found = locked(requirement.name)
    assert found, f"{requirement.name} is not in constraints.txt; run 'make lock'"
    for one in found:
        (version,) = (each.version for each in one.specifier)
        assert requirement.specifier.contains(version, prereleases=True), f"{one} is not {requirement}; run 'make lock'"


def test_what_is_installed_is_what_the_lock_says() -> None:
    """So what passes here is what constraints.txt names."""
    other = []
    for one in LOCK:
        if one.marker and not one.marker.evaluate():
            continue
        try:
            version = metadata.version(one.name)
        except metadata.PackageNotFoundError:
            continue  # Node from PyPI, where the machine has its own
        if not one.specifier.contains(version, prereleases=True):
            other.append(f"{one.name} {version}, not {one.specifier}")
    assert not other, f"{other}; run 'make setup' or 'make lock'"


def test_everything_that_the_project_needs_is_locked_with_what_it_needs_in_turn() -> None:
    open_names, seen = {canonicalize_name(one.name) for one in wanted()}, set()
    while open_names:
        name = open_names.pop()
        if name in seen:
            continue
        seen.add(name)
        try:
            lines = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue
        assert locked(name), f"{name} is not in constraints.txt; run 'make lock'"
        for requirement in map(Requirement, lines):
            if is_needed(requirement.marker):
                open_names.add(canonicalize_name(requirement.name))


def is_needed(marker: Marker | None) -> bool:
    return marker is None or marker.evaluate({"extra": ""})


def test_node_from_pypi_is_locked_too() -> None:
    (node,) = PROJECT["dependency-groups"]["web"]
    script = (ROOT / "web" / "with-node").read_text()
    assert f'"{node}"' in script and "constraints.txt" in script


def test_every_install_of_the_makefile_obeys_the_lock() -> None:
    makefile = (ROOT / "Makefile").read_text()
    installs = [line for line in makefile.splitlines() if "pip install" in line and "uv" not in line]
    assert installs and all("--constraint constraints.txt" in line for line in installs)


def test_the_lock_of_npm_fits_its_package_file_and_names_no_address() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    text = (ROOT / "web" / "package-lock.json").read_text()
    lock = json.loads(text)["packages"]
    assert lock[""]["devDependencies"] == package["devDependencies"]
    for path, entry in lock.items():
        assert not path or re.fullmatch(r"[0-9].*", entry["version"])
        assert "resolved" not in entry
