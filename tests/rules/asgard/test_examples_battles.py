"""AS8 The worked examples of phase 4, battles. Red is seat 1, Yellow 2, Blue 3, Purple 4."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.testing import rule

from .helpers import Table, table


def strength_sent(given: Table) -> int:
    return int(given.seen.extra[given.seen.depth - 1])


@rule("AS8.12", "AS6.1")
def test_temples_of_three_and_seven_score_ten() -> None:
    given = table(phase="battles", built={"i-1": 1, "iv-1": 1})
    assert given.told("points") == [{"seat": 0, "points": 10, "source": "temples"}]
    assert [given.points(seat) for seat in (1, 2, 3, 4)] == [10, 0, 0, 0]


def four_battles(**given: Any) -> Table:
    """Ancient weapons light 4 and dark 1."""
    held = {1: "1 giant, 1 white-warrior", 2: "2 white-warrior, 1 orange-warrior", 3: "3 white-warrior"}
    settings: dict[str, Any] = {
        "phase": "battles",
        "round": 3,
        "discs": ["2 battle 1-dark", "1 battle 2-dark", "2 battle 6-light", "3 battle 7-dark"],
        "slots": {
            "1-light": "population victory",
            "1-dark": "population order",
            "2-light": "thor 1",
            "2-dark": "hel 4",
            "6-light": "population order",
            "6-dark": "surtr 4",
            "7-light": "freyja 3",
            "7-dark": "loki 4",
        },
        "held": held,
        "valhalla": "1 orange-warrior",
        "ancient_left": [1 << 3, 1 << 0],
    }
    return table(**(settings | given))


@rule("AS8.13", "AS6.1", "AS6.2", "AS6.3", "AS6.3.1", "AS1.7")
def test_four_worlds_are_judged_and_three_are_skipped() -> None:
    given = four_battles()
    assert given.told("ancient") == [{"side": "light", "value": 4}, {"side": "dark", "value": 1}]
    compared = given.told("compared")
    assert compared == [{"world": 1, "light": 6, "dark": 7}, {"world": 2, "light": 5, "dark": 5}]
    assert (given.victory(1, 2), given.battle("1-dark")) == (1, 0)

    giants = given.supply("giant")
    assert given.asked == [1]
    assert given.can("1 send white-warrior") and given.can("1 withdraw")
    given.do("1 send giant")
    assert 5 + strength_sent(given) == 7
    given.do("1 done")
    assert given.supply("giant") == giants + 1
    assert (given.held(1, "giant"), given.held(1, "white-warrior")) == (0, 1)
    assert (given.victory(2, 1), given.battle("2-dark")) == (1, 0)
    assert given.told("compared") == [{"world": 6, "light": 4, "dark": 5}]  # worlds 3, 4 and 5 have no disc

    assert given.asked == [2]
    given.do("2 send white-warrior")
    assert given.why("2 done") == ("not-enough", "AS6.3.1")
    given.do("2 send white-warrior")
    assert 4 + strength_sent(given) == 6
    given.do("2 done")
    assert (given.valhalla("white-warrior"), given.valhalla("orange-warrior")) == (2, 1)
    assert (given.held(2, "white-warrior"), given.held(2, "orange-warrior")) == (0, 1)
    assert (given.victory(6, 2), given.battle("6-light")) == (1, 0)
    assert given.told("compared") == [{"world": 7, "light": 7, "dark": 5}]

    assert given.asked == [3]
    given.do("3 withdraw")
    assert (given.seen.middle[2], given.victory(7, 3), given.battle("7-dark")) == (1, 0, 0)
    assert given.held(3, "white-warrior") == 3


@rule("AS8.13", "AS6.3.1", "AS1.7")
def test_in_the_tie_of_the_second_world_the_warrior_would_do() -> None:
    given = four_battles()
    given.do("1 send white-warrior", "1 done")
    assert given.victory(2, 1) == 1
    assert (given.held(1, "giant"), given.valhalla("white-warrior")) == (1, 1)


@rule("AS8.13", "AS6.3.1")
def test_in_the_sixth_world_a_lone_warrior_is_refused() -> None:
    given = four_battles(discs=["2 battle 6-light"], held={2: "1 white-warrior"}, tiles={2: ["victory"]})
    assert given.asked == [2]
    assert given.why("2 send white-warrior") == ("too-weak", "AS6.3.1")
    given.do("2 withdraw")
    assert (given.seen.middle[1], given.held(2, "white-warrior")) == (1, 1)


@rule("AS8.14", "AS6.4")
@pytest.mark.parametrize(
    ("left", "won", "still"),
    [
        ([4, 5, 0, 3, 2], [5], [4, 4, 0, 3, 2]),
        ([4, 0, 0, 3, 2], [3], [3, 0, 0, 3, 2]),
        ([0, 0, 0, 3, 2], [], [0, 0, 0, 3, 2]),
    ],
    ids=["no 9", "no 9 nor 5", "no 9, 5 nor 3"],
)
def test_three_victories_take_the_highest_lower_tile_where_nine_is_gone(
    left: list[int], won: list[int], still: list[int]
) -> None:
    given = table(phase="battles", discs=["1 victory 1", "1 victory 2", "1 victory 3"], battle_left=left)
    assert given.told("battle-tile") == [{"seat": 0, "points": points} for points in won]
    assert given.seen.battle_tiles[0] == [was - now for was, now in zip(left, still, strict=True)]
    assert given.seen.battle_left == still


@rule("AS8.15", "AS6.4")
def test_battle_tiles_go_to_the_fewest_points_first() -> None:
    given = table(
        phase="battles",
        round=4,
        points={1: 15, 2: 4, 3: 10, 4: 8},
        discs=[*(f"{seat} victory {world}" for seat in (1, 2, 3) for world in (2, 4, 6)), "4 victory 5"],
        battle_left=[0, 4, 1, 3, 2],
    )
    assert [(each["seat"] + 1, each["points"]) for each in given.told("battle-tile")] == [(2, 9), (3, 5), (1, 5)]
    assert given.seen.battle_tiles == [[0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 1, 0, 0, 0], [0, 0, 0, 0, 0]]
    assert given.seen.battle_left == [0, 2, 0, 3, 2]
    assert [given.points(seat) for seat in (1, 2, 3, 4)] == [15, 4, 10, 8]  # face down until Ragnarök
