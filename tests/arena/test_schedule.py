"""Every bot sits in every seat of every deal equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.arena.entrants import Entrant, read_entrants
from meadhall.arena.schedule import Fixture, schedule
from meadhall.bots.levels import SECONDS
from meadhall.core.errors import Mistake


def places(fixtures: list[Fixture]) -> Counter[tuple[int, str]]:
    return Counter((seat, name) for fixture in fixtures for seat, name in enumerate(fixture.lineup))


def test_one_against_three() -> None:
    fixtures = schedule(["karl", "thrall"], players=4, games=200)
    assert len(fixtures) == 200 and len({fixture.seed for fixture in fixtures}) == 50
    assert all(sorted(fixture.lineup) == ["karl", "thrall", "thrall", "thrall"] for fixture in fixtures)
    assert {places(fixtures)[seat, "karl"] for seat in range(4)} == {50}


def test_every_deal_is_balanced_in_itself() -> None:
    for players, names in ((3, "abc"), (4, "abcd"), (5, "abcde"), (2, "ab")):
        fixtures = schedule(list(names), players, games=60)
        for deal in {fixture.deal for fixture in fixtures}:
            mine = [fixture for fixture in fixtures if fixture.deal == deal]
            assert len({fixture.seed for fixture in mine}) == 1
            assert set(places(mine).values()) == {1} and len(places(mine)) == players**2


def test_the_others_fill_up_in_turn() -> None:
    fixtures = schedule(["konung", "jarl", "karl"], players=4, games=200)
    sat = Counter(name for fixture in fixtures for name in fixture.lineup)
    assert sat == {"konung": 200, "jarl": 300, "karl": 300}
    assert {places(fixtures)[seat, "konung"] for seat in range(4)} == {50}


def test_more_names_than_seats_meet_in_every_selection() -> None:
    fixtures = schedule(["a", "b", "c"], players=2, games=60)
    assert Counter(frozenset(fixture.lineup) for fixture in fixtures) == {
        frozenset("ab"): 20,
        frozenset("ac"): 20,
        frozenset("bc"): 20,
    }


def test_a_bot_against_itself_plays_a_deal_once() -> None:
    fixtures = schedule(["karl"], players=3, games=10)
    assert [fixture.seed for fixture in fixtures] == list(range(10))


def test_matches_are_rounded_up_to_whole_deals() -> None:
    assert len(schedule(["a", "b", "c"], players=3, games=200)) == 201


def test_neighbours_change_from_deal_to_deal() -> None:
    fixtures = schedule(["a", "b", "c", "d"], players=4, games=400)
    left_of_a = Counter(fixture.lineup[fixture.lineup.index("a") - 1] for fixture in fixtures)
    assert all(left_of_a[name] > 60 for name in "bcd")


def test_budgets_are_read() -> None:
    assert read_entrants("karl@0.2, thrall", seconds=0.5) == (
        Entrant("karl@0.2", "karl", 0.2),
        Entrant("thrall", "thrall", 0.5),
    )
    assert read_entrants("karl", pace=0.05)[0].seconds == pytest.approx(SECONDS["karl"] / 20)
    assert read_entrants("karl", sims=100) == (Entrant("karl", "karl", None, 100),)


@pytest.mark.parametrize(
    ("written", "complaint"),
    [("jotun", "there is no bot"), ("karl@soon", "seconds behind the @"), ("karl@-1", "seconds"), (" ,", "no bots")],
)
def test_bad_names_are_refused(written: str, complaint: str) -> None:
    with pytest.raises(Mistake, match=complaint):
        read_entrants(written)


def test_two_ways_to_say_the_time_are_one_too_many() -> None:
    with pytest.raises(Mistake, match="give one of them"):
        read_entrants("karl", seconds=0.1, pace=0.5)
    with pytest.raises(Mistake, match="leave out"):
        read_entrants("karl@0.2", sims=100)
