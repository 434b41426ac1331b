"""AS6 Battles."""

from __future__ import annotations

from typing import Any

from meadhall.testing import rule

from .helpers import Table, table

ONES: dict[str, Any] = {"ancient_left": [1, 1]}  # the ancient weapons of the round are both 1


def fighting(**given: Any) -> Table:
    return table(phase="battles", **(ONES | given))


@rule("AS6.1")
def test_temples_score_every_round_and_ancient_weapons_are_revealed() -> None:
    given = fighting(built={"i-1": 1, "iii-2": 1, "iv-1": 2})
    assert (given.from_source(1, "temples"), given.from_source(2, "temples")) == (8, 7)
    assert given.told("ancient") == [{"side": "light", "value": 1}, {"side": "dark", "value": 1}]
    assert given.seen.ancient == [0, 0]  # only this round's count
    assert given.seen.ancient_left == [0, 0]


@rule("AS6.2")
def test_a_population_facing_a_god_counts_nothing() -> None:
    given = fighting(discs=["1 battle 2-light"], slots={"2-light": "population order", "2-dark": "hel 4"})
    assert given.told("compared") == [{"world": 2, "light": 1, "dark": 5}]


@rule("AS6.2")
def test_populations_and_gods_add_their_ancient_weapon() -> None:
    given = fighting(
        discs=["1 battle 2-light", "2 battle 3-dark"],
        slots={
            "2-light": "population order",
            "2-dark": "population victory",
            "3-light": "thor 3",
            "3-dark": "hel 4",
        },
        ancient_left=[1 << 3, 1],
    )
    assert given.told("compared") == [{"world": 2, "light": 10, "dark": 3}, {"world": 3, "light": 7, "dark": 5}]
    assert given.victory(2, 1) == 1


@rule("AS6.3")
def test_the_higher_side_wins_and_a_tie_does_not() -> None:
    given = fighting(
        discs=["1 battle 2-light", "2 battle 3-dark"],
        slots={"2-light": "thor 3", "2-dark": "hel 2", "3-light": "tyr 2", "3-dark": "loki 2"},
    )
    assert given.victory(2, 1) == 1
    assert given.victory(3, 2) == 0
    assert given.seen.middle[1] == 1


@rule("AS6.3")
def test_each_disc_is_judged_by_itself_so_two_may_win() -> None:
    given = fighting(
        discs=["1 battle 2-dark", "2 battle 2-light"],
        held={1: "2 giant"},
        slots={"2-light": "thor 3", "2-dark": "hel 2"},
    )
    assert given.asked == [1]
    given.do("1 send giant", "1 done")
    assert (given.victory(2, 1), given.victory(2, 2)) == (1, 1)


@rule("AS6.3.1")
def test_enough_recruits_must_be_sent_and_more_may_be() -> None:
    given = fighting(
        discs=["1 battle 2-light"],
        held={1: "2 white-warrior, 2 giant"},
        slots={"2-light": "thor 1", "2-dark": "hel 3"},
    )
    assert given.why("1 done") == ("not-enough", "AS6.3.1")
    given.do("1 send white-warrior")
    assert given.why("1 withdraw") == ("begun", "AS6.3.1")
    assert given.why("1 done") == ("not-enough", "AS6.3.1")
    given.do("1 send giant")
    assert given.can("1 send giant")
    given.do("1 done")
    assert given.victory(2, 1) == 1
    assert (given.held(1, "white-warrior"), given.held(1, "giant")) == (1, 1)


@rule("AS6.3.1")
def test_recruits_that_cannot_win_are_not_sent() -> None:
    given = fighting(
        discs=["1 battle 2-light"],
        held={1: "2 white-warrior"},
        skills={"tyr": 1},
        slots={"2-light": "thor 1", "2-dark": "hel 4"},
    )
    assert given.why("1 send white-warrior") == ("too-weak", "AS6.3.1")
    assert given.why("1 send giant") == ("none-own", "AS6.3.1")
    given.do("1 withdraw")
    assert given.seen.middle[0] == 1


@rule("AS6.3.2", "AS5.6", "AS5.15.4")
def test_a_declared_victory_ignores_all_values() -> None:
    lost = {"2-light": "thor 1", "2-dark": "hel 4", "3-light": "thor 1", "3-dark": "hel 4"}
    given = fighting(
        discs=["1 battle 2-light", "1 battle 3-light"], tiles={1: ["victory"]}, skills={"tyr": 1}, slots=lost
    )
    given.do("1 declare-skill")
    assert given.skill("tyr") == 0
    assert given.why("1 declare-skill") == ("no-skill", "AS6.3.2")
    given.do("1 declare-tile")
    assert given.tiles(1) == []
    assert (given.victory(2, 1), given.victory(3, 1)) == (1, 1)
    other = fighting(discs=["1 battle 2-light"], skills={"tyr": 1}, slots=lost)
    assert other.why("1 declare-tile") == ("no-tile", "AS6.3.2")


@rule("AS6.4")
def test_battle_tiles_go_by_victories_fewest_points_first() -> None:
    given = fighting(
        discs=["1 victory 2", "2 victory 3", "2 victory 4", *(f"3 victory {world}" for world in range(1, 7))],
        points={1: 9, 2: 5, 3: 5},
        order=[1, 3, 2, 4],
    )
    assert given.told("battle-tile") == [
        {"seat": 2, "points": 20},
        {"seat": 1, "points": 5},
        {"seat": 0, "points": 3},
    ]
    assert given.seen.battle_left == [3, 4, 5, 3, 1]
