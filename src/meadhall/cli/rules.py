"""`meadhall rules`: the numbered rules, and which of them no test names."""

from __future__ import annotations

from rich.text import Text

from meadhall.cli.console import Terminal, bold, say
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
    console = Terminal()
    if wanted is None:
        console.print(bold(book.title), "", book.preface, sep="\n")
    print_chapters(console, book.find(wanted) if wanted else list(book.chapters))


def print_chapters(console: Terminal, chapters: list[Chapter]) -> None:
    for chapter in chapters:
        console.print("", bold(f"{chapter.id} {chapter.title}"), sep="\n")
        for rule in chapter.rules:
            line = Text.assemble((f"{rule.id:8}", "bold"), ("† " if rule.is_ruling else ""), rule.text)
            console.print(line)


def show_coverage(id: str, wanted: str | None, language: str | None) -> int:
    game = find_game(id)
    if wanted or language:
        raise Mistake("--coverage is about all rules of a game; leave out the rule and --lang")
    tests = build.PACKAGE.parent.parent / "tests" / "rules" / id
    if not tests.is_dir():
        raise Mistake("coverage reads the tests, which only a checkout has; clone the project and run it there")
    rules = game.rulebook("en").rules
    named = tested_rules(tests)
    unknown = sorted(named.keys() - rules.keys())
    missing = [rule for rule in rules if rule not in named]
    for rule in unknown:
        say(f"{rule}: no such rule, but {', '.join(named[rule])} names it")
    for rule in missing:
        say(f"{rule}: no test names it")
    say(f"{id}: {len(rules) - len(missing)} of {len(rules)} rules have a test")
    return 1 if missing or unknown else 0
