"""How a match is thought to end: what is looked at, when it can be asked, and what it stands for at the end."""

from __future__ import annotations

from math import exp

import pytest

from meadhall.games.asgard import battles, facts
from meadhall.games.asgard.forecast import FORECAST
from meadhall.games.asgard.vocabulary import PIECE, SKILL, TEMPLE, TILE

from .helpers import GAME, PHASES, Table, table


def numbers(given: Table, seat: int) -> list[int]:
    found: list[int] = FORECAST.facts_of(given.state, seat - 1)
    assert len(found) == facts.FACTS
    return found


def test_facts_of_what_lies_before_a_player() -> None:
    given = table(
        3,
        held={1: "2 pink-stone, 1 black-stone, 3 giant, 1 light-seal", 2: "1 giant", 3: "2 giant"},
        tiles={1: ["order", "order", "victory"]},
        skills={"thor": 1, "tyr": 2},
        weapons=[(1, 4), (2, 2), (1, 3)],
        wizardries=[(1, "double-recruits"), (3, "bonus-top")],
    )
    mine = numbers(given, 1)
    for piece, count in (("pink-stone", 2), ("black-stone", 1), ("giant", 3), ("light-seal", 1), ("white-stone", 0)):
        assert mine[facts.HELD + PIECE.values.index(piece)] == count
    assert mine[facts.COLOURS] == 2
    assert mine[facts.OTHERS + facts.HELD + PIECE.values.index("giant")] == 3
    assert mine[facts.POPULATION + TILE.values.index("order")] == 2
    assert mine[facts.POPULATION + TILE.values.index("victory")] == 1
    assert mine[facts.SKILLS + SKILL.values.index("thor")] == 1
    assert mine[facts.OTHERS + facts.SKILLS + SKILL.values.index("tyr")] == 1
    assert (mine[facts.WEAPONS], mine[facts.OTHERS + facts.WEAPONS]) == (7, 2)
    assert (mine[facts.WIZARDRY], mine[facts.OTHERS + facts.WIZARDRY]) == (1, 1)


def test_facts_of_points_and_temples() -> None:
    given = table(3, points={1: 7, 2: 9, 3: 5}, built={TEMPLE.values[0]: 1, TEMPLE.values[1]: 2, TEMPLE.values[7]: 3})
    temples = [battles.temple_points(given.state, seat) for seat in range(3)]
    assert all(temples)
    mine = numbers(given, 1)
    assert (mine[facts.POINTS], mine[facts.OTHERS + facts.POINTS], mine[facts.BEST_POINTS]) == (7, 14, 9)
    assert (mine[facts.INCOME], mine[facts.OTHERS + facts.INCOME]) == (temples[0], temples[1] + temples[2])
    assert mine[facts.BEST_INCOME] == max(temples[1:])
    assert [numbers(given, seat)[facts.LEADS] for seat in (1, 2, 3)] == [0, 1, 0]
    assert mine[facts.BEST_WORTH] == max(numbers(given, seat)[facts.WORTH] for seat in (2, 3))
    assert mine[facts.OTHERS + facts.WORTH] == sum(numbers(given, seat)[facts.WORTH] for seat in (2, 3))


def test_facts_of_discs() -> None:
    given = table(
        3,
        discs=[
            "1 thor upper",
            "1 loki lower",
            "1 asgard",
            "2 hel temple",
            "1 battle 2-dark",
            "1 victory 3",
            "1 victory 4",
            "1 middle",
            "2 thor support-upper",
        ],
        slots={"5-light": "thor 4"},
        cards={1: ["thor", "loki"]},
    )
    mine = numbers(given, 1)
    assert [mine[each] for each in (facts.UPPER, facts.LOWER, facts.IN_ASGARD, facts.TEMPLES)] == [1, 1, 1, 0]
    assert mine[facts.TO_PERFORM] == 3
    assert mine[facts.SEALS_BESIDE] == 2
    assert mine[facts.CARDS] == 2
    assert [mine[each] for each in (facts.IN_BATTLE, facts.VICTORIES, facts.IN_MIDDLE)] == [1, 2, 1]
    assert mine[facts.NEXT_TILE] == 5
    assert 1 <= mine[facts.CHANCES] <= 9
    others = mine[facts.OTHERS :]
    assert [others[each] for each in (facts.TEMPLES, facts.POSSIBLE, facts.SUPPORT, facts.SUPPORTED)] == [1, 0, 1, 1]
    assert others[facts.HOPES] > 0 and mine[facts.HOPES] == 0
    assert mine[facts.BEST_HOPES] == others[facts.HOPES]
    assert (mine[facts.DISCS], mine[facts.TAKEN]) == (given.discs(1), given.seen.taken[0])


def test_a_temple_counts_as_possible_when_it_can_be_paid() -> None:
    stones = ", ".join(f"3 {colour}-stone" for colour in ("pink", "yellow", "red", "blue", "green", "black", "white"))
    for held, possible in ((f"{stones}, 1 white-warrior, 1 orange-warrior, 1 giant", 1), ("1 giant", 0)):
        mine = numbers(table(3, discs=["1 thor temple"], held={1: held}), 1)
        assert (mine[facts.TEMPLES], mine[facts.POSSIBLE]) == (1, possible)


def test_facts_of_battle_tiles() -> None:
    given = table(3, battle_tiles=[[2, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0] * 5, [0] * 5])
    mine = numbers(given, 1)
    assert (mine[facts.BATTLE_TILES], mine[facts.OTHERS + facts.BATTLE_TILES]) == (3 + 3 + 5, 9)


def test_facts_of_the_match() -> None:
    given = table(3, turn=2, order=(2, 3, 1))
    assert [numbers(given, seat)[facts.OWN_TURN] for seat in (1, 2, 3)] == [0, 1, 0]
    assert [numbers(given, seat)[facts.ORDER] for seat in (1, 2, 3)] == [2, 3, 1]
    assert numbers(given, 1)[facts.PHASES :] == [int(phase == "perform") for phase in PHASES]


def test_it_is_asked_before_a_turn_and_before_anybody_has_chosen_a_god() -> None:
    state = GAME.new(3, 1)
    assert not FORECAST.is_settled(state)  # recruits are picked
    while GAME.frame_name(state) != "choose-god":
        state.apply(state.decider(), state.legal(state.decider())[0])
    assert FORECAST.is_settled(state)
    state.apply(1, state.legal(1)[0])
    assert not FORECAST.is_settled(state)
    given = table(3, discs=["1 freyja upper"], valhalla="2 white-warrior")
    assert FORECAST.is_settled(given.state)
    assert not FORECAST.is_settled(given.do("1 perform freyja upper").state)


def test_ragnarok_has_networks_of_its_own() -> None:
    assert [FORECAST.part_of(table(3, round=round).state) for round in (1, 5)] == [1, 5]
    assert FORECAST.part_of(table(3, round=5, phase="ragnarok", frames=[("match", 0, 5)], go_on=False).state) == 6


def test_the_end_is_half_who_has_won_and_half_the_lead() -> None:
    given = table(2, round=5, phase="ragnarok", frames=[], points={1: 50, 2: 30})
    assert given.state.is_over()
    assert FORECAST.is_settled(given.state)
    assert FORECAST.value(given.state, 0) == pytest.approx((1 + 1 / (1 + exp(-20 / 15))) / 2)
    assert FORECAST.value(given.state, 1) == pytest.approx((0 + 1 / (1 + exp(20 / 15))) / 2)
