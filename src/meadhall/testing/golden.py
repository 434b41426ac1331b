"""Playthroughs to read and to compare: what every seat sees, may do and is told, decision by decision."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from meadhall.core.game import Game
from meadhall.core.match import Match

SEED = 2024


def playthrough(game: Game, seats: int) -> str:
    """A whole random match of a fixed seed. Of a view only what changed since the seat last looked is shown."""
    chance = random.Random(SEED + seats)
    match = Match(game, seats, SEED + seats)
    texts, names = game.texts("en"), [f"Player{seat + 1}" for seat in range(seats)]
    lines = [f"{game.id}, {seats} players, rules {game.rules_version}, pieces {match.pieces.digest}"]
    seen: dict[int | None, dict[str, str]] = {seat: {} for seat in [None, *range(seats)]}
    told = 0
    while True:
        for event in match.events[told:]:
            private = "" if event.audience is None else f"  (only {', '.join(names[seat] for seat in event.audience)})"
            lines.append(f"  * {game.tell_event(event, texts, names)}{private}")
        told = len(match.events)
        for seat in seen:
            lines += changes(seen[seat], match.view(seat), "spectator" if seat is None else names[seat])
        if match.state.is_over():
            break
        seat = chance.choice(match.state.deciders())
        legal = match.state.legal(seat)
        code = chance.choice(legal)
        lines.append(f"\n{names[seat]} at {game.frame_name(match.state)}, {len(legal)} options")
        lines += [f"  {'>' if option == code else ' '} {game.vocabulary.text(option)}" for option in legal]
        match.apply(seat, code)
    result = match.result()
    assert result is not None
    lines += ["", *(f"{key}: {value}" for key, value in result.as_json().items())]
    return "\n".join(lines) + "\n"


def changes(seen: dict[str, str], view: dict[str, Any], who: str) -> Iterator[str]:
    """Lines of the view that differ from the last time."""
    now = dict(flat("", view))
    for path in sorted(seen.keys() | now.keys()):
        if seen.get(path) != now.get(path):
            yield f"  [{who}] {path} = {now.get(path, 'gone')}"
    seen.clear()
    seen.update(now)


def flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """A view as lines: dictionaries and lists of dictionaries are opened, everything else is one value."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from flat(f"{path}.{key}" if path else str(key), inner)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, inner in enumerate(value):
            yield from flat(f"{path}.{number}", inner)
    else:
        yield path, repr(value)


def perft(state: Any, depth: int) -> int:
    """How many sequences of legal actions lead from there to that depth, the first decider always first."""
    if depth == 0 or state.is_over():
        return 1
    seat = state.decider()
    total = 0
    for action in state.legal(seat):
        other = state.copy()
        other.apply_unchecked(seat, action)
        total += perft(other, depth - 1)
    return total


def perft_table(game: Game, depth: int = 3) -> str:
    """For each player count: from the first decision of each kind in random matches of fixed seeds."""
    lines = [f"{game.id}: sequences of legal actions to depth 1 to {depth}"]
    for seats in range(game.fewest, game.most + 1):
        met = set()
        for seed in (1, 2, 3):
            state = game.new(seats, seed)
            for number, (seat, action) in enumerate(random_moves(game, seats, seed)):
                frame = game.frame_name(state)
                if frame not in met:
                    met.add(frame)
                    counts = [perft(state, d) for d in range(1, depth + 1)]
                    told = " ".join(map(str, counts))
                    lines.append(f"{seats} players, seed {seed}, move {number}, {frame}: {told}")
                state.apply(seat, action)
    return "\n".join(lines) + "\n"


def random_moves(game: Game, seats: int, seed: int) -> list[tuple[int, int]]:
    chance = random.Random(seed)
    state = game.new(seats, seed)
    moves = []
    while not state.is_over():
        seat = state.decider()
        moves.append((seat, chance.choice(state.legal(seat))))
        state.apply(*moves[-1])
    return moves
