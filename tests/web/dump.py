"""A match as one seat's browser sees it, moment by moment, for the developing page of the client:

python tests/web/dump.py intrigues > web/dev/match.json
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.registry import find_game
from meadhall.core.sayings import Saying
from meadhall.core.vocabulary import Range

NAMES = ["Olga", "Ivan", "karl", "jarl", "thrall"]


def lexicon(game: Game) -> dict[str, Any]:
    return {
        "kinds": [
            {"word": kind.key, "rule": kind.rule, "args": [argument(name, limits) for name, limits in kind.ranges]}
            for kind in game.vocabulary.kinds
        ],
        "events": {
            key: {name: limits.topic for name, limits in ranges.items()} for key, ranges in game.events.kinds.values()
        },
    }


def argument(name: str, limits: Range) -> dict[str, Any]:
    return {"name": name, "topic": limits.topic, "values": list(limits.values), "first": limits.first}


def told(saying: Saying | None) -> dict[str, Any] | None:
    if saying is None:
        return None
    topics = {name: limits.topic for name, limits in saying.ranges.items()}
    return {"key": saying.key, "args": saying.args, "topics": topics, "rule": saying.rule}


def facts(game: Game, match: Match, result: Any) -> dict[str, Any]:
    sitting = [
        {"seat": seat, "kind": "person", "name": name, "level": None, "stand_in": None, "online": True, "left": None}
        for seat, name in enumerate(match.players)
    ]
    return {
        "id": "dumped",
        "game": game.id,
        "options": match.options,
        "status": "over" if result else "running",
        "public": False,
        "hints": True,
        "several": False,
        "clock": None,
        "commitment": "",
        "host": True,
        "mine": [0],
        "seats": sitting,
        "rematch": None,
        "result": result,
        "started": True,
        "proposal": None,
    }


def turn(game: Game, match: Match, seat: int) -> dict[str, Any]:
    asked = game.asked(match.state)
    mine = seat in asked
    legal = list(match.state.legal(seat)) if mine else []
    return {
        "asked": asked,
        "waiting": list(match.state.deciders()),
        "seat": seat if mine else None,
        "curtain": None,
        "prompt": told(game.prompt(match.state, seat)) if mine else None,
        "legal": legal,
        "final": [],
        "picked": None,
        "forced": len(legal) == 1,
        "undo": match.can_undo(seat),
        "redo": False,
        "undo_turn": match.can_undo(seat),
        "propose_undo": True,
        "clock": None,
    }


def dump(id: str, seats: int = 3, seed: int = 7) -> dict[str, Any]:
    game = find_game(id)
    match = Match(game, seats, seed, players=NAMES[:seats])
    chance = random.Random(seed)
    moments: list[dict[str, Any]] = []
    told_events = 0
    while True:
        over = match.state.is_over()
        if over or 0 in match.state.deciders():
            seen = match.events_for(0)
            result = match.result()
            moments.append(
                {
                    "view": match.view(0),
                    "turn": turn(game, match, 0),
                    "facts": facts(game, match, result.as_json() if result else None),
                    "fresh": [{"key": event.key, "args": event.args} for event in seen[told_events:]],
                }
            )
            told_events = len(seen)
        if over:
            return {"game": id, "lexicon": lexicon(game), "moments": moments}
        seat = match.state.decider()
        match.apply(seat, chance.choice(match.state.legal(seat)))


if __name__ == "__main__":
    json.dump(dump(sys.argv[1]), sys.stdout, ensure_ascii=False)
