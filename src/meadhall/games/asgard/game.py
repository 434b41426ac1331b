"""Asgard as everybody else sees it: ordinary Python, nothing here is compiled."""

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

from . import edition, faults, prompts, refusals
from . import view as views
from .forecast import FORECAST
from .names import frames, sizes, sources
from .rules import Asgard
from .vocabulary import EVENTS, SOURCE, VOCABULARY


class AsgardGame(Game):
    id = "asgard"
    rules_version = 2
    fewest = 2
    most = 4
    options = (Option("deals", ("on", "off"), "AS5.7", quick_value="off"),)
    board = Asgard
    vocabulary = VOCABULARY
    events = EVENTS
    frames = frames
    shows_choice = ("due", "silence")
    bots = BotHints(
        # one thing more in an offer would put off what comes next: an offer is judged as it stands
        look_depth=Depth(4, at={frames.OFFER_PIECES: 0}),
        # as many turns of each with two players as with four
        search_depth=Depth(15, is_per_seat=True),
        forecast_depth=Depth(15, is_per_seat=True),
        forecast=FORECAST,
    )
    statistics = Statistics(
        (
            Pick("chose", ("god",)),
            Pick("tile-taken", ("tile",)),
            Pick("built", ("temple",)),
            Pick("kept-wizardry", ("wizardry",)),
        )
    )
    folder = Path(__file__).parent
    edition = edition.EDITION

    def begin(self, state: State, options: Mapping[str, str]) -> None:
        cast(Asgard, state).begin(int(options["deals"] == "on"))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views.view(cast(Asgard, state), seat)

    def prompt(self, state: State, seat: int) -> Saying:
        return prompts.prompt(cast(Asgard, state), seat)

    def reason_against(self, state: State, seat: int, code: int) -> Saying | None:
        return refusals.reason_against(cast(Asgard, state), seat, code)

    def draw(self, view: Mapping[str, Any], texts: Texts, who: Sequence[str]) -> Any:
        from .terminal import Drawing

        return Drawing(view, texts, who)

    def faults(self, state: State) -> list[str]:
        return faults.faults(cast(Asgard, state))

    def result(self, state: State) -> Result | None:
        """AS7.9"""
        if not state.is_over():
            return None
        table = picture(state)
        points = table.points[: table.seats]
        scores = tuple(sum(map(sum, mine)) for mine in points)
        return Result(
            reason="asgard-end-order" if scores.count(max(scores)) > 1 else "asgard-end-points",
            places=places([state.standing(seat) for seat in range(table.seats)]),
            scores=scores,
            sources=tuple({name: sum(mine[i]) for i, name in enumerate(SOURCE.values)} for mine in points),
            rounds=tuple(
                tuple(sum(source[turn] for source in mine) for turn in range(sizes.ACCOUNTS)) for mine in points
            ),
            details=tuple(
                {
                    "temples": tuple(points[seat][sources.TEMPLES][: sizes.ROUNDS]),
                    "ragnarok": tuple(world[seat] for world in table.rewards),
                }
                for seat in range(table.seats)
            ),
        )


GAME = AsgardGame()
