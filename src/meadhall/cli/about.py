"""`meadhall about`: the version, and every part by others with its version and licence."""

from __future__ import annotations

import json
import platform
import re
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

import meadhall
from meadhall.cli.console import say
from meadhall.core import build
from meadhall.hall.app import CLIENT

SHIPPED = CLIENT / "third-party.json"  # both are written when the client is built
TEXTS = CLIENT / "third-party.txt"
REQUIREMENT = re.compile(r"([A-Za-z0-9._-]+)\s*(?:\[([^\]]*)\])?[^;]*(?:;(.*))?")
EXTRA = re.compile(r"extra\s*==\s*['\"]([^'\"]+)['\"]")


@dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str


def tell(with_texts: bool) -> None:
    say(f"meadhall {meadhall.__version__} ({build.kind()}), Apache-2.0, on Python {platform.python_version()}")
    say("\nIn the browser client:")
    if SHIPPED.exists():
        show(shipped())
    else:
        say("  the client is not built; run 'make web'")
    say("\nPython packages that are installed beside it:")
    show(installed())
    if not with_texts:
        say("\nLicences in full: meadhall about --licences")
    elif TEXTS.exists():
        say(f"\n{read(TEXTS)}".removesuffix("\n"))


def show(parts: list[Part]) -> None:
    names = max(len(part.name) for part in parts)
    versions = max(len(part.version) for part in parts)
    for part in parts:
        say(f"  {part.name:{names}}  {part.version:{versions}}  {part.licence}")


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def shipped() -> list[Part]:
    """Packages of npm, of which the client has code, typefaces or drawings."""
    return [Part(part["name"], part["version"], part["licence"]) for part in json.loads(read(SHIPPED))["parts"]]


def installed() -> list[Part]:
    """Every package that Meadhall or one of its extras needs, by itself or through another, if it is there."""
    found: dict[str, Part] = {}
    wanted = [("meadhall", set(metadata.metadata("meadhall").get_all("Provides-Extra") or ()) - {"dev"})]
    seen: set[tuple[str, frozenset[str]]] = set()
    while wanted:
        name, extras = wanted.pop()
        key = re.sub(r"[-_.]+", "-", name).lower()
        if (key, frozenset(extras)) in seen:
            continue
        seen.add((key, frozenset(extras)))
        try:
            package = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # for another system, or of an extra that was not asked for
        if key != "meadhall":
            found[key] = Part(package.metadata["Name"], package.version, licence_of(package))
        wanted += needs(package, extras)
    return [found[key] for key in sorted(found)]


def needs(package: metadata.Distribution, extras: set[str]) -> list[tuple[str, set[str]]]:
    found = []
    for line in package.requires or ():
        match = REQUIREMENT.match(line)
        assert match, line
        name, asked, marker = match.groups()
        of_extras = set(EXTRA.findall(marker or ""))
        if not of_extras or of_extras & extras:
            found.append((name, {extra.strip() for extra in (asked or "").split(",") if extra.strip()}))
    return found


def licence_of(package: metadata.Distribution) -> str:
    """Packages say it in one of three places."""
    about = package.metadata
    for field in ("License-Expression", "License"):
        stated = (about.get_all(field) or [""])[0]
        if stated and "\n" not in stated and len(stated) <= 60 and stated != "UNKNOWN":  # not a whole text
            return stated
    classifiers = [line for line in about.get_all("Classifier") or () if line.startswith("License ::")]
    return ", ".join(line.rpartition(" :: ")[2] for line in classifiers) or "not stated"
