"""Intrigues of Asgard as everybody else sees it: ordinary Python, nothing here is compiled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from meadhall.core.game import Game, Option, Pick, Statistics
from meadhall.core.hints import BotHints, Depth
from meadhall.core.layout import picture
from meadhall.core.result import Result, places
from meadhall.core.sayings import Saying
from meadhall.core.state import State
from meadhall.core.text import Texts

from . import edition, faults, prompts, refusals, unseen
from . import view as views
from .forecast import FORECAST
from .names import frames
from .rules import Intrigues
from .vocabulary import EVENTS, VOCABULARY
from .worth import IntriguesEstimate

SOURCES = ("goals", "heimdall", "final")


class IntriguesOfAsgard(Game):
    id = "intrigues"
    rules_version = 2
    fewest = 2
    most = 5
    options = (Option("goals", ("top", "bottom"), "IA1.3"), Option("ends", ("covered", "open"), "IA6.2"))
    board = Intrigues
    vocabulary = VOCABULARY
    events = EVENTS
    frames = frames
    bots = BotHints(
        look_depth=Depth(8),
        search_depth=Depth(60),
        forecast_depth=Depth(0),
        estimate=IntriguesEstimate(fitted=1),
        forecast=FORECAST,
    )
    statistics = Statistics((Pick("played", ("shown", "other"), either_way=True), Pick("favoured", ("aesir",))))
    folder = Path(__file__).parent
    edition = edition.EDITION

    def begin(self, state: State, options: Mapping[str, str]) -> None:
        cast(Intrigues, state).begin(int(options["goals"] == "bottom"), int(options["ends"] == "open"))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views.view(cast(Intrigues, state), seat)

    def prompt(self, state: State, seat: int) -> Saying:
        return prompts.prompt(cast(Intrigues, state), seat)

    def reason_against(self, state: State, seat: int, code: int) -> Saying | None:
        return refusals.reason_against(cast(Intrigues, state), seat, code)

    def draw(self, view: Mapping[str, Any], texts: Texts, who: Sequence[str]) -> Any:
        from .terminal import Drawing

        return Drawing(view, texts, who)

    def faults(self, state: State) -> list[str]:
        return faults.faults(cast(Intrigues, state))

    def redraw_unseen(self, state: State, seat: int | None, rng: int) -> State:
        return unseen.redraw_unseen(cast(Intrigues, state), seat, rng)

    def result(self, state: State) -> Result | None:
        """IA5.3"""
        if not state.is_over():
            return None
        table = picture(state)
        standings = [state.standing(seat) for seat in range(table.seats)]
        points = [[[int(n) for n in source] for source in table.points[seat]] for seat in range(table.seats)]
        scores = tuple(sum(map(sum, mine)) for mine in points)
        ranked = places(standings)
        if ranked.count(1) > 1:
            reason = "intrigues-end-shared"
        elif scores.count(max(scores)) > 1:
            reason = "intrigues-end-tie-break"
        else:
            reason = "intrigues-end-points"
        return Result(
            reason=reason,
            places=ranked,
            scores=scores,
            sources=tuple({name: sum(mine[i]) for i, name in enumerate(SOURCES)} for mine in points),
            rounds=tuple(tuple(sum(source[turn] for source in mine) for turn in range(3)) for mine in points),
        )


GAME = IntriguesOfAsgard()
