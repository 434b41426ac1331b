"""`meadhall rules`: the numbered rules, and which of them no test names."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from meadhall.core import build
from meadhall.core.errors import Mistake
from meadhall.core.registry import find_game
from meadhall.core.rulebook import Chapter
from meadhall.core.text import Texts, preferred_language
from meadhall.testing.rule import tested_rules


def show_rules(id: str, wanted: str | None, language: str | None) -> None:
    language = language or preferred_language()
    Texts(language)
    book = find_game(id).rulebook(language)
    console = Console()
    if wanted is None:
        console.print(f"[bold]{book.title}[/]\n\n{book.preface}", soft_wrap=False)
    print_chapters(console, book.find(wanted) if wanted else list(book.chapters))


def print_chapters(console: Console, chapters: list[Chapter]) -> None:
    for chapter in chapters:
        console.print(f"\n[bold]{chapter.id} {chapter.title}[/]")
        for rule in chapter.rules:
            line = Text.assemble((f"{rule.id:8}", "bold"), ("† " if rule.is_ruling else ""), rule.text)
            console.print(line)


def show_coverage(id: str) -> int:
    game = find_game(id)
    tests = build.PACKAGE.parent.parent / "tests" / "rules" / id
    if not tests.is_dir():
        raise Mistake("coverage reads the tests, which only a checkout has; clone the project and run it there")
    rules = game.rulebook("en").rules
    named = tested_rules(tests)
    unknown = sorted(named.keys() - rules.keys())
    missing = [rule for rule in rules if rule not in named]
    for rule in unknown:
        print(f"{rule}: no such rule, but {', '.join(named[rule])} names it")
    for rule in missing:
        print(f"{rule}: no test names it")
    print(f"{id}: {len(rules) - len(missing)} of {len(rules)} rules have a test")
    return 1 if missing or unknown else 0
