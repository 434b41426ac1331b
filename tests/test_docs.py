"""What the documents show runs, and what they point to exists."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    for block in blocks(page, "python"):
        subprocess.run([sys.executable, "-c", block], check=True, capture_output=True)


def test_the_commands_of_the_readme_are_real() -> None:
    text = "".join(blocks(ROOT / "README.md", "sh"))
    commands = re.findall(r"^\.venv/bin/meadhall (\w+(?: engine| bots| verify)?)", text, re.MULTILINE)
    assert len(commands) >= 6
    for command in commands:
        done = subprocess.run(
            [sys.executable, "-m", "meadhall", *command.split(), "--help"], check=True, capture_output=True, text=True
        )
        assert "Usage:" in done.stdout
    makefile = (ROOT / "Makefile").read_text()
    for verb in re.findall(r"^make (\w+)", text, re.MULTILINE):
        assert f"\n{verb}:" in makefile


def test_the_host_example_runs() -> None:
    done = subprocess.run([sys.executable, ROOT / "examples" / "host.py"], check=True, capture_output=True, text=True)
    assert "refused:" in done.stdout and "points:" in done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), link


def test_component_examples_are_valid() -> None:
    from meadhall.core.registry import find_game

    for block in blocks(ROOT / "docs" / "play.md", "toml"):
        assert find_game("intrigues").load_pieces(block).overlay == block


def test_every_make_verb_is_phony() -> None:
    makefile = (ROOT / "Makefile").read_text()
    phony = set(makefile.splitlines()[0].removeprefix(".PHONY:").split())
    assert phony == {"setup", "play", "test", "check", "fuzz", "golden", "bench", "build", "soak", "clean"}
    assert all(re.search(rf"^{verb}:", makefile, re.MULTILINE) for verb in phony)
