"""The contract's tests themselves: each must find a game that breaks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from meadhall.core import layout
from meadhall.core.chronicle import Chronicle
from meadhall.core.layout import picture
from meadhall.core.result import Result
from meadhall.core.sayings import Saying
from meadhall.core.state import State
from meadhall.core.vocabulary import Event
from meadhall.games.intrigues.game import IntriguesOfAsgard
from meadhall.games.intrigues.names import frames, sizes
from meadhall.testing import check_game


class Leaks(IntriguesOfAsgard):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"leak": picture(state).hand[0]}


class LeaksChance(IntriguesOfAsgard):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"leak": picture(state).rng}


class LeaksPicks(IntriguesOfAsgard):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"leak": sum(picture(state).pick) % 2}


class AllowsEverything(IntriguesOfAsgard):
    def reason_against(self, state: State, seat: int, code: int) -> Saying | None:
        return None


class ForbidsEverything(IntriguesOfAsgard):
    def reason_against(self, state: State, seat: int, code: int) -> Saying | None:
        return Saying("no-longer", "")


class NamesNoRule(IntriguesOfAsgard):
    def prompt(self, state: State, seat: int) -> Saying:
        return replace(super().prompt(state, seat), rule="IA99.9")


class HasNoEnd(IntriguesOfAsgard):
    def result(self, state: State) -> Result | None:
        return None


class EndsAtOnce(IntriguesOfAsgard):
    def result(self, state: State) -> Result | None:
        return Result("x", (1,), (0,), ({},), ())


class AddsUpWrong(IntriguesOfAsgard):
    def result(self, state: State) -> Result | None:
        result = super().result(state)
        return result and replace(result, sources=tuple({"goals": 77} for _ in result.sources))


class CountsNoReveals(IntriguesOfAsgard):
    """After every move the count of reveals is set to what this game makes of it."""

    def begin(self, state: State, options: Mapping[str, str]) -> None:
        super().begin(state, options)
        self.state = state

    def take_events(self, chronicle: Chronicle) -> list[Event]:
        layout.assign(self.state, {"reveals": self.count(picture(self.state))})
        return super().take_events(chronicle)

    def count(self, table: Any) -> int:
        return 0


class CountsNothingThatIsUncovered(CountsNoReveals):
    def count(self, table: Any) -> int:
        """Rises with every card that is dealt, drawn or played, and with nothing else."""
        on_the_way = sum(card > 0 for hand in table.hand for card in hand) + table.kind.count(frames.SIFS_WILL)
        return 2 * (sizes.CARDS - sum(table.deck)) - on_the_way


class ShowsWhatIsRedrawn(IntriguesOfAsgard):
    def redraw_unseen(self, state: State, seat: int | None, rng: int) -> State:
        return state.determinize(-1 if seat is None else (seat + 1) % 3, rng)


class TellsLate(IntriguesOfAsgard):
    """The frame of a choice has gone when the first event is told."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return super().view(state, seat) | {"depth": picture(state).depth}


class LeaksBetweenChoices(IntriguesOfAsgard):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        is_choice = state.asked_seats() or state.is_over()
        return super().view(state, seat) | {"leak": [] if is_choice else picture(state).goals}


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (Leaks, "shows what it cannot know"),
        (LeaksChance, "shows what it cannot know"),
        (LeaksPicks, "shows|what it cannot know"),
        (AllowsEverything, "seat 0"),
        (ForbidsEverything, "seat 0"),
        (NamesNoRule, "no rule IA99.9"),
        (HasNoEnd, "has no result"),
        (EndsAtOnce, "move 0"),
        (AddsUpWrong, "do not add up"),
        (CountsNoReveals, "something new and counted no reveal"),
        (CountsNothingThatIsUncovered, "(turn-o|take|score|done).* something new and counted no reveal"),
        (ShowsWhatIsRedrawn, "what was redrawn for 0 shows"),
        (TellsLate, "is told late"),
        (LeaksBetweenChoices, "learns something that no reveal was counted for"),
    ],
)
def test_a_broken_game_is_found_out(broken: Callable[[], IntriguesOfAsgard], says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        check_game(broken(), [3], matches=4, samples=25, against_uncompiled=False)


def test_the_whole_game_passes_the_same_check() -> None:
    check_game(IntriguesOfAsgard(), [3], matches=1, samples=25, against_uncompiled=False)
