"""How a match is thought to end: what is looked at, when it can be asked, and what it stands for at the end."""

from __future__ import annotations

from math import exp

import pytest

from meadhall.games.bloodrage import facts
from meadhall.games.bloodrage.forecast import FORECAST
from meadhall.games.bloodrage.vocabulary import KINDS

from .helpers import GAME, Table, table

PLAIN = facts.HAND  # before the cards, kind by kind


def numbers(given: Table, seat: int) -> list[int]:
    found: list[int] = FORECAST.facts_of(given.state, seat - 1)
    assert len(found) == facts.FACTS
    return found


def clan(given: Table, seat: int, at: int = 0) -> dict[int, int]:
    """What is not 0 of the facts before the cards."""
    return {fact: value for fact, value in enumerate(numbers(given, seat)[at : at + PLAIN]) if value}


def cards(given: Table, seat: int, at: int) -> dict[str, int]:
    return {kind: count for kind, count in zip(KINDS, numbers(given, seat)[at:], strict=False) if count}


def test_facts_of_a_clan() -> None:
    given = table(
        3,
        figures=["1 leader gimle", "1 warrior elvagar 2", "1 troll valhalla", "1 ship north-east"],
        rage={1: 4, 2: 0},
        stats={1: (2, 1, 4)},
        glory={1: 7, 2: 9, 3: 5},
        tokens={"gimle": "axes"},
    )
    expected = {
        facts.GLORY: 7,
        facts.RAGE: 4,
        facts.CAN_ACT: 1,
        facts.LEVELS: 2,
        facts.LEVELS + 1: 1,
        facts.LEVELS + 2: 4,
        facts.END_GLORY: 10,
        facts.ON_BOARD: 4,
        facts.RESERVE: 6,
        facts.VALHALLA: 1,
        facts.PIECES: 1,
        facts.PIECES + 1: 1,
        facts.HOLDS: 2,  # rage: Elvagar, and Angerboda by the ship
        facts.HOLDS + 1: 1,
        facts.STRENGTH: 3 + 4 + 2,
        facts.DOOMED: 3,  # in Elvagar, and the ship beside it
        facts.UPGRADES: 1,
    }
    assert clan(given, 1) == expected


def test_others_are_added_up() -> None:
    given = table(3, rage={2: 0, 3: 5}, glory={1: 7, 2: 9, 3: 5}, figures=["2 leader gimle", "3 warrior horgr 3"])
    found = clan(given, 1, facts.OTHERS)
    assert (found[facts.GLORY], found[facts.RAGE], found[facts.CAN_ACT], found[facts.ON_BOARD]) == (14, 5, 1, 4)
    assert [found[facts.LEVELS + stat] for stat in range(3)] == [2, 2, 2]
    assert numbers(given, 1)[facts.BEST_GLORY] == 9
    assert [numbers(given, seat)[facts.LEADS] for seat in (1, 2, 3)] == [0, 1, 0]


def test_facts_of_cards() -> None:
    given = table(
        2,
        hands={1: ["tyrs-bash", "tyrs-bash", "troll"], 2: ["lokis-trickery"]},
        upgrades={1: ["friggas-charm"]},
        quests={2: ["quest-yggdrasil-1", "quest-glorious-death-1"]},
        figures=["2 leader yggdrasil"],
    )
    assert cards(given, 1, facts.HAND) == {"tyrs-bash": 2, "troll": 1}
    assert cards(given, 1, facts.LAID) == {"friggas-charm": 1}
    assert cards(given, 1, facts.OTHERS + facts.HAND) == {"lokis-trickery": 1}
    assert cards(given, 1, facts.OTHERS + facts.LAID) == {"quest-yggdrasil": 1, "quest-glorious-death": 1}
    mine, others = clan(given, 1), clan(given, 1, facts.OTHERS)
    assert (mine[facts.CARDS], others[facts.CARDS]) == (3, 1)
    assert mine[facts.BEST_BONUS] == 2
    assert (others[facts.QUEST_GLORY], others[facts.QUESTS_OPEN]) == (6, 1)


def test_facts_of_the_match() -> None:
    given = table(2, turn=2, pillaged=["gimle", "horgr"], destroyed=["elvagar"])
    found = numbers(given, 1)
    assert (found[facts.PILLAGED], found[facts.OWN_TURN], found[facts.FIRST], found[facts.IN_DRAFT]) == (3, 0, 1, 0)
    assert numbers(given, 2)[facts.OWN_TURN] == 1
    state = GAME.new(3, 1)
    for _ in range(3):
        state.apply(state.decider(), state.legal(state.decider())[0])
    drafting = FORECAST.facts_of(state, 0)
    assert (drafting[facts.IN_DRAFT], drafting[facts.PICKS_LEFT]) == (1, 5)


def test_it_is_asked_before_a_turn_and_before_anybody_has_chosen_a_gift() -> None:
    state = GAME.new(3, 1)
    assert FORECAST.is_settled(state)
    state.apply(1, state.legal(1)[0])
    assert not FORECAST.is_settled(state)
    given = table(3, figures=["1 leader gimle", "2 warrior andlang"])
    assert FORECAST.is_settled(given.state)
    assert not FORECAST.is_settled(given.do("1 pillage gimle").state)


def test_the_end_is_half_who_has_won_and_half_the_lead() -> None:
    given = table(2, age=3, phase=6, frames=[("match",)], glory={1: 30, 2: 10})
    assert given.state.is_over()
    lead = given.glory(1) - given.glory(2)
    assert FORECAST.value(given.state, 0) == pytest.approx((1 + 1 / (1 + exp(-lead / 20))) / 2)
    assert FORECAST.value(given.state, 1) == pytest.approx((0 + 1 / (1 + exp(lead / 20))) / 2)


def test_a_shared_win_counts_by_its_share() -> None:
    given = table(2, age=3, phase=6, frames=[("match",)], glory={1: 10, 2: 10})
    assert [FORECAST.value(given.state, seat) for seat in (0, 1)] == [0.5, 0.5]
