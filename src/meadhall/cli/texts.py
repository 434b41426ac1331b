"""`meadhall texts`: every message, in every language, with every name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meadhall.cli.console import say
from meadhall.core.game import Game
from meadhall.core.registry import find_game, game_ids
from meadhall.core.text import HERE, LANGUAGES, Name, Texts

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 101)
CLI = Path(__file__).parent / "text"
ARENA = CLI.parent.parent / "arena" / "text"


def cli_texts(language: str, game: Game | None = None) -> Texts:
    folders = [game.folder / "text"] if game else []
    return Texts(language, *folders, ARENA, CLI)


def count_texts() -> None:
    for name, folder in places().items():
        for language in LANGUAGES:
            texts = Texts(language) if folder == HERE else Texts(language, folder)
            say(f"{name} {language}: {len(texts.keys)} messages")


def places() -> dict[str, Path]:
    """All folders of texts."""
    return {"core": HERE, "arena": ARENA, "cli": CLI} | {id: find_game(id).folder / "text" for id in game_ids()}


def check_texts() -> int:
    """Both languages have the same messages, and every message can be formatted with all that it may be given."""
    faults = [fault for id in game_ids() for fault in faults_of(find_game(id))]
    for fault in faults:
        say(fault)
    checked = sum(len(find_game(id).texts(language).keys) for id in game_ids() for language in LANGUAGES)
    say(f"{checked} messages checked, {len(faults)} faults")
    return 1 if faults else 0


def faults_of(game: Game) -> list[str]:
    languages = {language: cli_texts(language, game) for language in LANGUAGES}
    found = []
    for language, texts in languages.items():
        others = set().union(*(other.keys for other in languages.values()))
        found += [f"{language}.ftl lacks {key}" for key in sorted(others - texts.keys)]
        found += faults_of_language(game, texts)
    return found


def faults_of_language(game: Game, texts: Texts) -> list[str]:
    """Every message with every name and many numbers, as far as its arguments are known."""
    found = []
    topics = names_by_topic(game)
    wanted = {f"{game.id}-title", f"{game.id}-tagline", f"{game.id}-about"}
    calls: list[tuple[str, dict[str, list[Any]]]] = []
    for kind in game.vocabulary.kinds:
        wanted.add(f"{game.id}-do-{kind.key}")
        calls.append((f"{game.id}-do-{kind.key}", {n: values(r.topic, topics) for n, r in kind.ranges}))
    for key, ranges in game.events.kinds.values():
        wanted.add(f"{game.id}-{key}")
        calls.append((f"{game.id}-{key}", {n: values(limits.topic, topics) for n, limits in ranges.items()}))
    wanted |= {f"{game.id}-pick-{pick.event}" for pick in game.statistics.picks}
    for option in game.options:
        wanted |= {f"{game.id}-option-{option.id}", f"{game.id}-option-{option.id}-about"}
        wanted |= {f"{game.id}-option-{option.id}-{value}" for value in option.values}
        if option.quick != option.values[0]:
            wanted.add(f"{game.id}-option-{option.id}-quick")
    found += [f"{texts.language}.ftl lacks {key}" for key in sorted(wanted - texts.keys)]
    for names in topics.values():
        for name in names:
            try:
                for case in ("nom", "gen", "dat", "acc", "ins", "prep"):
                    texts.say(name.id, case=case)
                texts._gender(name)
            except (KeyError, ValueError) as error:
                found.append(str(error))
    for key, choices in calls:
        if key in texts.keys:
            found += faults_of_message(texts, key, choices)
    return found


def faults_of_message(texts: Texts, key: str, ranges: dict[str, list[Any]]) -> list[str]:
    """Vary one argument at a time; all combinations would tell no more."""
    first = {name: choices[0] for name, choices in ranges.items()}
    for name, choices in ranges.items() or {"": [None]}.items():
        for choice in choices:
            try:
                texts.say(key, **(first | ({name: choice} if name else {})))
            except ValueError as error:
                return [str(error)]
    return []


def names_by_topic(game: Game) -> dict[str, list[Name]]:
    topics: dict[str, list[Name]] = {}
    ranges = [r for kind in game.vocabulary.kinds for _, r in kind.ranges]
    ranges += [r for _, declared in game.events.kinds.values() for r in declared.values()]
    for limits in ranges:
        if limits.topic not in ("seat", "seats", "number"):
            topics[limits.topic] = [Name(f"{limits.topic}-{value}") for value in limits.values]
    return topics


def values(topic: str, topics: dict[str, list[Name]]) -> list[Any]:
    if topic == "number":
        return list(NUMBERS)
    return topics.get(topic) or ["Olga"]
