"""What the tests of the browser's table are checked against: moments of bots' matches and what actions came to.

python -m tests.web.intrigues > web/src/games/intrigues/tests/played.json
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from typing import Any

from meadhall.bots.levels import make_bot
from meadhall.bots.mind import Mind
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.registry import find_game
from tests.web.dump import lexicon, turn

MATCHES = {2: 2, 3: 3, 5: 5}  # players: seed
ENOUGH = 3  # outcomes of each kind of action


def attention(view: dict[str, Any]) -> list[dict[str, int]]:
    return [{name: stack["attention"] for name, stack in player["stacks"].items()} for player in view["players"]]


def outcome(game: Game, match: Match, seat: int, code: int) -> dict[str, Any] | None:
    """What the action leads to, where the doubling card's return at the end of a round does not follow at once."""
    before = match.view(seat)
    after = match.state.copy()
    after.apply(seat, code)
    seen = game.view(after, seat)
    if seen["phase"] != before["phase"]:
        return None
    return {"view": before, "action": game.vocabulary.text(code), "attention": attention(seen)}


def play(seats: int, seed: int, made: dict[str, Any], chance: random.Random, kinds: Counter[str]) -> None:
    game = find_game("intrigues")
    match = Match(game, seats, seed)
    bots = [make_bot("karl", seed * 10 + seat) for seat in range(seats)]
    frames: set[str] = set()
    while not match.state.is_over():
        seat = match.state.decider()
        view = match.view(seat)
        if view["frame"] not in frames:
            frames.add(view["frame"])
            made["moments"].append({"view": view, "turn": turn(game, match, seat)})
        code = chance.choice(match.state.legal(seat))
        word = game.vocabulary.action(code).kind.key
        if view["frame"] != "choose-card" and word not in ("will", "done", "give") and kinds[word] < ENOUGH:
            told = outcome(game, match, seat, code)
            if told:
                kinds[word] += 1
                made["outcomes"].append(told)
        match.apply(seat, bots[seat].choose(Mind(game, match.state, seat)))
    result = match.result()
    assert result is not None
    events = [{"key": event.key, "args": event.args} for event in match.events_for(None)]
    made["matches"].append({"seats": seats, "events": events, "result": result.as_json()})


def main() -> None:
    made: dict[str, Any] = {"lexicon": lexicon(find_game("intrigues")), "moments": [], "outcomes": [], "matches": []}
    chance, kinds = random.Random(1), Counter[str]()
    for seats, seed in MATCHES.items():
        play(seats, seed, made, chance, kinds)
    json.dump(made, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()


if __name__ == "__main__":
    main()
