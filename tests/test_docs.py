"""What the documents show runs, and what they point to exists."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def pages_with(pattern: str) -> list[Path]:
    return [page for page in PAGES if re.search(pattern, page.read_text(encoding="utf-8"), re.MULTILINE)]


@pytest.mark.parametrize("page", pages_with("^```python"), ids=lambda page: page.name)
def test_python_examples_run(page: Path) -> None:
    found = blocks(page, "python")
    assert found, "an example is opened and not closed"
    for block in found:
        subprocess.run([sys.executable, "-c", block], check=True, capture_output=True)


def command_lines() -> list[tuple[str, str]]:
    """Everything after `meadhall` in commands, units and sentences of the documents, with the page."""
    found = []
    for page in [*PAGES, ROOT / "SECURITY.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs" / "host").iterdir())]:
        text = page.read_text(encoding="utf-8")
        lines = re.findall(r"bin/meadhall (?!hall[.-])([^\n|&;]+)", text)
        lines += re.findall(r"`meadhall ([^`]+)`", text)
        found += [(page.name, line.partition(" #")[0].strip().strip("'")) for line in lines]
    return found


@pytest.mark.parametrize(("page", "line"), command_lines())
def test_every_command_line_exists(page: str, line: str) -> None:
    from typer.main import get_command

    from meadhall.cli.main import UsageError, app

    line = line.replace("%i", "7471")  # the instance of a unit
    command, words = get_command(app), shlex.split(line + ('"' if line.count('"') % 2 else ""))
    while hasattr(command, "commands") and words:
        if words[0].startswith("--"):
            assert any(words[0] in option.opts for option in command.params), line
            return
        assert words[0] in command.commands, line
        command = command.commands[words.pop(0)]
    if hasattr(command, "commands"):
        return  # `meadhall bench` in a sentence means all of them
    try:
        with command.make_context("meadhall", words, resilient_parsing=False):
            pass
    except UsageError as error:
        # a sentence may leave an argument out, but never make up an option or a value
        assert is_about_a_missing_argument(error), f"{line}: {error}"


def is_about_a_missing_argument(error: Any) -> bool:
    """By its class, which typer gives no public name; the wording is not ours."""
    return type(error).__name__ == "MissingParameter" and error.param.param_type_name == "argument"


def test_the_commands_of_the_readme_are_real() -> None:
    text = "".join(blocks(ROOT / "README.md", "sh"))
    assert len(re.findall(r"^\.venv/bin/meadhall ", text, re.MULTILINE)) >= 6
    makefile = (ROOT / "Makefile").read_text()
    for page in PAGES:
        for verb in re.findall(r"^make (\w+)", "".join(blocks(page, "sh")), re.MULTILINE):
            assert f"\n{verb}:" in makefile


def test_the_host_example_runs() -> None:
    done = subprocess.run([sys.executable, ROOT / "examples" / "host.py"], check=True, capture_output=True, text=True)
    assert "refused:" in done.stdout and "points:" in done.stdout


LINK = r"\]\((?!http)([^)]+)\)"


def anchors(page: Path) -> set[str]:
    """Of its headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", pages_with(LINK), ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(LINK, page.read_text(encoding="utf-8")):
        file, _, anchor = link.partition("#")
        target = page.parent / file if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


DECISIONS = sorted((ROOT / "docs" / "decisions").iterdir())


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_is_one_page_of_context_decision_and_consequences(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert re.match(rf"# {page.stem[:4]} \S", text)
    assert re.findall(r"^##+ (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
    assert len(text.splitlines()) <= 40 and max(map(len, text.splitlines())) <= 120


def test_every_decision_has_a_number_of_its_own() -> None:
    numbers = [page.stem[:4] for page in DECISIONS]
    assert len(numbers) > 15 and len(set(numbers)) == len(numbers)


def test_every_game_has_the_files_that_the_page_about_games_names() -> None:
    from meadhall.core.registry import find_game, game_ids

    page = (ROOT / "docs" / "develop" / "add-a-game.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]+`) \|", page, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`([^`<]+)`", row) if not name.startswith("web/")]
    assert len(named) > 15
    for game in map(find_game, game_ids()):
        for name in named:
            assert (game.folder / name).exists() or (game.folder / f"{name}.py").exists(), (game.id, name)


def test_component_examples_are_valid() -> None:
    from meadhall.core.registry import find_game

    for block in blocks(ROOT / "docs" / "play.md", "toml"):
        assert find_game("intrigues").load_pieces(block).overlay


def test_every_make_verb_is_phony() -> None:
    """A verb is a target in small letters; other targets are files. A file named like a verb must not stop it."""
    makefile = (ROOT / "Makefile").read_text()
    phony = re.findall(r"^\.PHONY:(.*)", makefile, re.MULTILINE)
    assert set(" ".join(phony).split()) == set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
