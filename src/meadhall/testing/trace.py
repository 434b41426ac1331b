"""Prints one digest a match: the bytes of the state, every seat's options and all events at every step.

    python -m meadhall.testing.trace GAME SEATS FIRST_SEED LAST_SEED

Two builds of the same rules must print the same.
"""

from __future__ import annotations

import hashlib
import random
import sys

from meadhall.core.chronicle import Chronicle
from meadhall.core.game import Game
from meadhall.core.registry import find_game


def trace(game: Game, seats: int, seed: int) -> str:
    digest = hashlib.sha256()
    chance = random.Random(seed)
    options = {option.id: chance.choice(option.values) for option in game.options}
    chronicle = Chronicle()
    state = game.new(seats, seed, options, chronicle=chronicle)
    while not state.is_over():
        digest.update(bytes(state))
        for seat in state.asked_seats():
            digest.update(repr(state.legal(seat)).encode())
            digest.update(repr(state.worth(seat)).encode())
        digest.update(repr(chronicle.take()).encode())
        if chance.random() < 0.1:
            digest.update(bytes(state.determinize(chance.randrange(-1, seats), chance.getrandbits(64))))
        seat = chance.choice(state.deciders())
        state.apply(seat, chance.choice(state.legal(seat)))
    digest.update(bytes(state))
    digest.update(repr([state.standing(seat) for seat in range(seats)]).encode())
    return digest.hexdigest()


def traces(game: Game, seats: int, first: int, last: int) -> list[str]:
    return [f"{game.id} {seats} {seed} {trace(game, seats, seed)}" for seed in range(first, last)]


if __name__ == "__main__":
    name, seats, first, last = sys.argv[1:]
    print("\n".join(traces(find_game(name), int(seats), int(first), int(last))))
