"""Games, their lexicons and rules, and the bots of the hall."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from meadhall.core.errors import Mistake
from meadhall.core.game import Game
from meadhall.core.registry import find_game, game_ids
from meadhall.core.text import LANGUAGES
from meadhall.hall.api.endpoints import Call, Query, endpoint
from meadhall.hall.api.shapes import Bots, Games, Lexicon, Rules
from meadhall.hall.errors import Wrong


def need_game(id: str) -> Game:
    try:
        return find_game(id)
    except Mistake as error:
        raise Wrong("not-found", str(error)) from None


def game_json(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "fewest": game.fewest,
        "most": game.most,
        "rules_version": game.rules_version,
        "options": [
            {"id": one.id, "values": list(one.values), "rule": one.rule, "quick": one.quick} for one in game.options
        ],
    }


@cache
def lexicon(game: Game) -> dict[str, Any]:
    kinds = [
        {
            "word": kind.key,
            "rule": kind.rule,
            "args": [
                {"name": name, "topic": limits.topic, "values": list(limits.values), "first": limits.first}
                for name, limits in kind.ranges
            ],
        }
        for kind in game.vocabulary.kinds
    ]
    events = {
        key: {name: limits.topic for name, limits in ranges.items()} for key, ranges in game.events.kinds.values()
    }
    return game_json(game) | {"kinds": kinds, "events": events}


@cache
def rules(game: Game, language: str) -> dict[str, Any]:
    book = game.rulebook(language)
    chapters = [
        {
            "id": chapter.id,
            "title": chapter.title,
            "rules": [{"id": rule.id, "text": rule.text, "ruling": rule.is_ruling} for rule in chapter.rules],
        }
        for chapter in book.chapters
    ]
    components = tomllib.loads((game.folder / "components.toml").read_text(encoding="utf-8"))
    return {"title": book.title, "preface": book.preface, "chapters": chapters, "components": components}


@endpoint("GET", "/api/games", answer=Games, session=False)
async def list_games(call: Call) -> dict[str, Any]:
    """All games of the hall."""
    return {"games": [game_json(find_game(id)) for id in game_ids()]}


@endpoint("GET", "/api/games/{game}", answer=Lexicon, session=False, errors=("not-found",))
async def show_lexicon(call: Call) -> dict[str, Any]:
    """The words of a game: kinds of action and events with their arguments."""
    return lexicon(need_game(call.path("game")))


@endpoint(
    "GET",
    "/api/games/{game}/rules",
    answer=Rules,
    session=False,
    errors=("not-found",),
    query=(Query("lang", {"enum": list(LANGUAGES)}),),
)
async def show_rules(call: Call) -> dict[str, Any]:
    """The numbered rules of a game, and where the numbers on its pieces come from."""
    language = call.request.query_params.get("lang", "en")
    if language not in LANGUAGES:
        raise Wrong("malformed", f"there are no rules in {language!r}; languages are {', '.join(LANGUAGES)}")
    return rules(need_game(call.path("game")), language)


@endpoint("GET", "/api/bots", answer=Bots, session=False)
async def list_bots(call: Call) -> dict[str, Any]:
    """The bots of the hall, with the seconds that each may think over a move."""
    programs = call.hall.settings.programs
    return {
        "bots": [
            {"level": level, "seconds": seconds, "program": level in programs}
            for level, seconds in call.hall.levels.items()
        ]
    }
