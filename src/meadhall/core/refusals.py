"""Why an action was refused, in a sentence for whoever called."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.errors import Mistake
from meadhall.core.game import Game
from meadhall.core.registry import game_of
from meadhall.core.state import State


def explain_illegal(state: State, seat: int, code: int) -> str:
    """For a state alone; its game is found by its class."""
    try:
        game = game_of(state)
    except Mistake:
        game = None
    if game is None:
        return f"seat {seat + 1} may not do action {code} now"
    return explain(game, state, seat, code)


def explain(game: Game, state: State, seat: int, code: int, who: Sequence[str] = ()) -> str:
    """Seat, notation, the reason with its rule, and what is open. Seats count from 1, as in notation."""
    seats = state.seat_count()
    if not 0 <= seat < seats:
        return f"there is no seat {seat + 1}: calls count seats from 0 to {seats - 1}, notation from 1 to {seats}"
    if not 0 <= code < len(game.vocabulary):
        return f"there is no action {code}: codes of {game.id} go from 0 to {len(game.vocabulary) - 1}"
    saying = game.why_not(state, seat, code)
    if saying is None:
        return f"seat {seat + 1} may do {game.vocabulary.text(code)!r}"
    reason = game.tell_saying(saying, game.texts("en"), who or [f"seat {number + 1}" for number in range(seats)])
    rule = f" ({saying.rule})" if saying.rule else ""
    refused = f"seat {seat + 1} may not do {game.vocabulary.text(code)!r}: {reason.rstrip('.')}{rule}."
    return f"{refused} {tell_open(game, state)}"


def tell_open(game: Game, state: State) -> str:
    if state.is_over():
        return "The match is over."
    asked = ", ".join(str(seat + 1) for seat in state.asked_seats())
    return f"Open is {game.frame_name(state)}, for seat {asked}."
