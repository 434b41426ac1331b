"""Blood Rage as everybody else sees it: ordinary Python, nothing here is compiled."""

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
from .names import frames, sizes
from .rules import BloodRage
from .vocabulary import EVENTS, SOURCE, VOCABULARY


class BloodRageGame(Game):
    id = "bloodrage"
    rules_version = 2
    fewest = 2
    most = 4
    options = (Option("first-game", ("no", "yes"), "BR3.6"),)
    board = BloodRage
    vocabulary = VOCABULARY
    events = EVENTS
    frames = frames
    shows_choice = ("march", "destruction", "face_down")
    bots = BotHints(
        # in the draft to the end of the age: what a card is good for shows only there
        search_depth=Depth(30, at={frames.CHOOSE_GIFT: 80}),
        forecast_depth=Depth(0),
        forecast=FORECAST,
    )
    statistics = Statistics(
        (
            Pick("took", ("card",)),
            Pick("upgraded", ("card",)),
            Pick("revealed", ("card",)),
            Pick("quest-met", ("card",)),
        ),
        round_event="age-began",
    )
    folder = Path(__file__).parent
    edition = edition.EDITION

    def begin(self, state: State, options: Mapping[str, str]) -> None:
        cast(BloodRage, state).begin(int(options["first-game"] == "yes"))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return views.view(cast(BloodRage, state), seat)

    def prompt(self, state: State, seat: int) -> Saying:
        return prompts.prompt(cast(BloodRage, state), seat)

    def reason_against(self, state: State, seat: int, code: int) -> Saying | None:
        return refusals.reason_against(cast(BloodRage, state), seat, code)

    def draw(self, view: Mapping[str, Any], texts: Texts, who: Sequence[str]) -> Any:
        from .terminal import Drawing

        return Drawing(view, texts, who)

    def faults(self, state: State) -> list[str]:
        return faults.faults(cast(BloodRage, state))

    def result(self, state: State) -> Result | None:
        """BR5.1"""
        if not state.is_over():
            return None
        table = picture(state)
        glory = table.glory[: table.seats]
        ranked = places([state.standing(seat) for seat in range(table.seats)])
        return Result(
            reason="bloodrage-end-shared" if ranked.count(1) > 1 else "bloodrage-end-glory",
            places=ranked,
            scores=tuple(sum(map(sum, mine)) for mine in glory),
            sources=tuple({name: sum(mine[i]) for i, name in enumerate(SOURCE.values)} for mine in glory),
            rounds=tuple(tuple(sum(source[age] for source in mine) for age in range(sizes.AGES)) for mine in glory),
        )


GAME = BloodRageGame()
