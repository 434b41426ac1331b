"""Drives the engine contract as a host does: re-pick, undo, spectator, and a restart in the middle of a draft."""

from __future__ import annotations

import random

from meadhall.core import saga as sagas
from meadhall.core.match import Match, Refused
from meadhall.core.registry import find_game


def main() -> None:
    game = find_game("intrigues")
    match = Match(game, seats=3, players=["Olga", "Ivan", "karl"])

    # a simultaneous choice: Olga commits, thinks again, takes it back, commits once more
    first, second = match.state.legal(0)[:2]
    match.apply(0, first)
    match.apply(0, second)
    assert match.view(0)["pick"] == game.vocabulary.text(second)
    assert match.view(1)["players"][0]["committed"] and match.view(1)["pick"] is None
    match.undo(0)
    match.apply(0, first)

    # what is not legal is refused with the rule, and changes nothing
    try:
        match.apply(1, game.vocabulary.read("will"))
    except Refused as refused:
        print("refused:", refused)

    # a spectator sees neither hands nor secret choices
    spectator = match.view(None)
    assert spectator["hand"] == [] and spectator["pick"] is None

    # the host restarts in the middle of the draft: nothing is lost, secret choices neither
    record = sagas.write(match)
    again = sagas.resume(sagas.read(record, find_game), game)
    assert again.state == match.state and again.view(0) == match.view(0)

    # to the end; then anyone can verify the shuffles
    chance = random.Random(1)
    while not again.state.is_over():
        seat = again.state.decider()
        again.apply(seat, chance.choice(again.state.legal(seat)))
    assert not again.can_undo(0)
    sagas.verify(sagas.read(sagas.write(again, show_seed=False), find_game), game)
    result = again.result()
    assert result is not None
    print("points:", dict(zip(again.players, result.scores, strict=True)))


if __name__ == "__main__":
    main()
