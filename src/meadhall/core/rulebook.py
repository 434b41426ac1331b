"""The numbered rules of a game in our own words, as the rules files tell them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from meadhall.core.errors import Mistake

RULE = re.compile(r"^- \*\*([A-Z]{2}\d+(?:\.\d+)*)\*\* ?(†)? ?(.*)$")
CHAPTER = re.compile(r"^## ([A-Z]{2}\d+) (.*)$")


@dataclass(frozen=True)
class Rule:
    id: str
    text: str
    is_ruling: bool  # settles what the rulebooks leave open


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    title: str
    preface: str
    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> dict[str, Rule]:
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

    def find(self, wanted: str) -> list[Chapter]:
        """The chapters with only the rules asked for: one rule, a chapter, or every rule that has the words."""
        key = wanted.strip().upper()
        for chapter in self.chapters:
            if chapter.id == key:
                return [chapter]
        words = wanted.lower()
        found = [
            Chapter(
                chapter.id,
                chapter.title,
                tuple(rule for rule in chapter.rules if rule.id == key or words in rule.text.lower()),
            )
            for chapter in self.chapters
        ]
        found = [chapter for chapter in found if chapter.rules]
        if not found:
            ids = ", ".join(chapter.id for chapter in self.chapters)
            raise Mistake(f"no rule is numbered {wanted!r} or has these words; chapters are {ids}")
        exact = [chapter for chapter in found if any(rule.id == key for rule in chapter.rules)]
        if exact:
            return [
                Chapter(chapter.id, chapter.title, tuple(rule for rule in chapter.rules if rule.id == key))
                for chapter in exact
            ]
        return found


def read_rulebook(path: Path) -> Rulebook:
    """A title, a preface, then chapters `## IA1 ...` of rules `- **IA1.1** ...`; a † marks a ruling of ours."""
    title, preface = "", []
    chapters: list[tuple[str, str, list[list[str]]]] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        chapter, rule = CHAPTER.match(line), RULE.match(line)
        if line.startswith("# "):
            title = line[2:]
        elif chapter:
            chapters.append((chapter[1], chapter[2], []))
        elif rule:
            if not chapters or not rule[1].startswith(chapters[-1][0] + "."):
                raise ValueError(f"{path.name}:{number}: {rule[1]} stands in the wrong chapter")
            chapters[-1][2].append([rule[1], rule[2] or "", rule[3]])
        elif line.strip() and chapters and chapters[-1][2]:
            chapters[-1][2][-1][2] += " " + line.strip()
        elif line.strip():
            preface.append(line.strip())
    made = tuple(
        Chapter(key, name, tuple(Rule(rule, text.strip(), bool(mark)) for rule, mark, text in rules))
        for key, name, rules in chapters
    )
    return Rulebook(title, " ".join(preface), made)
