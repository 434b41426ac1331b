"""AS8 The worked examples of Ragnarök. Red is seat 1, Yellow 2, Blue 3, Purple 4."""

from __future__ import annotations

import pytest

from meadhall.games.asgard.names import sizes
from meadhall.games.asgard.vocabulary import RECRUITS, SLOT
from meadhall.testing import rule

from .helpers import Table, ragnarok


def armies(**at: str) -> list[list[int]]:
    """Recruits at god tiles: world_1_light="1 giant"."""
    rows = [[0] * sizes.RECRUITS for _ in range(sizes.BATTLES)]
    for place, text in at.items():
        slot = SLOT.values.index(place.removeprefix("world_").replace("_", "-"))
        for part in text.split(", "):
            count, name = part.split()
            rows[slot][RECRUITS.index(name)] = int(count)
    return rows


@rule("AS8.16", "AS7.1")
def test_battle_tiles_of_three_nine_and_nine_score_twenty_one() -> None:
    none = [0] * sizes.VALUES
    given = ragnarok(battle_tiles=[none, none, [1, 0, 2, 0, 0], none])
    assert given.from_source(3, "battle-tiles") == 21
    assert [given.points(seat) for seat in (1, 2, 3, 4)] == [0, 0, 21, 0]


@rule("AS8.17", "AS7.4", "AS7.1")
def test_warriors_of_valhalla_join_and_who_supports_no_light_god_is_skipped() -> None:
    given = ragnarok(
        1,
        order=[1, 4, 3, 2],  # Red, Purple, Blue, Yellow
        valhalla="1 white-warrior, 2 orange-warrior",
        slots={
            "1-light": "odin 1",
            "2-light": "tyr 2",
            "3-light": "thor 2",
            "4-light": "freyja 2",
            "5-light": "odin 3",
            "6-dark": "hel 2",
        },
        discs=[
            "1 odin support-upper",
            "4 odin support-lower",
            "1 thor support-upper",
            "4 tyr support-upper",
            "2 tyr support-lower",
            "4 freyja support-upper",
            "2 freyja support-lower",
            "3 hel support-upper",
        ],
    )
    assert given.asked == [1]
    assert given.why("1 join orange-warrior 2-light") == ("no-support", "AS7.4")
    given.do("1 join orange-warrior 5-light")
    assert given.asked == [4]
    given.do("4 join orange-warrior 1-light")
    assert given.asked == [2]
    assert given.told("passed") == []  # Blue is not even asked
    assert given.why("2 join white-warrior 5-light") == ("no-support", "AS7.4")
    given.do("2 join white-warrior 2-light")
    assert given.army("5-light") == given.army("1-light") == {"orange-warrior": 1}
    assert given.army("2-light") == {"white-warrior": 1}
    assert sum(map(sum, given.seen.army)) == 3
    assert [given.valhalla(kind) for kind in RECRUITS] == [0, 0, 0]
    strengths = {each["world"]: each["light"] for each in given.told("total")}
    assert (strengths[5], strengths[1], strengths[2]) == (3 + 1, 1 + 1, 2 + 1)


@rule("AS8.18", "AS7.5", "AS7.1")
def test_hidden_tiles_go_under_gods_that_the_player_supports() -> None:
    given = ragnarok(
        2,
        slots={"5-light": "odin 2", "3-dark": "surtr 2"},
        discs=["1 odin support-upper", "4 odin support-lower", "2 surtr support-upper"],
        weapons=[(1, 4)],
        wizardries=[(4, "double-recruits"), (2, "cancel-weapon")],
    )
    assert given.asked == [1]
    given.do("1 lay-weapon 4 5-light")
    assert given.told("laid") == [{"seat": 0, "sort": "weapon", "slot": "5-light"}]
    assert given.asked == [2]
    assert given.why("2 lay-wizardry cancel-weapon 5-light") == ("no-support", "AS7.5")
    assert given.options(2) == ["lay-wizardry cancel-weapon 3-dark"]
    given.do("2 lay-wizardry cancel-weapon 3-dark")
    assert given.told("laid") == [{"seat": 1, "sort": "wizardry", "slot": "3-dark"}]
    assert given.asked == [4]
    given.do("4 lay-wizardry double-recruits 5-light")
    assert given.told("laid") == [{"seat": 3, "sort": "wizardry", "slot": "5-light"}]


@rule("AS8.19", "AS7.6", "AS7.7", "AS7.8.2")
@pytest.mark.parametrize("ancient", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("spot", ["upper", "lower"])
def test_thor_cancels_any_ancient_weapon_and_a_lone_disc_takes_both_rewards(ancient: int, spot: str) -> None:
    given = ragnarok(
        2,
        slots={"1-light": "thor 4", "1-dark": "population order"},
        discs=[f"1 thor support-{spot}"],
        army=armies(world_1_light="1 white-warrior, 1 orange-warrior"),
        armed=[int(slot == "1-dark") for slot in SLOT.values[: sizes.BATTLES]],
        ancient_left=[31, 1 << (ancient - 1)],
        weapons=[(1, 2)],
        wizardries=[(1, "cancel-weapon")],
    )
    given.do("1 lay-weapon 2 1-light", "1 lay-wizardry cancel-weapon 1-light")
    assert given.told("ancient-shown") == [{"slot": "1-dark", "value": ancient}]
    assert given.told("total") == [{"world": 1, "light": 8, "dark": 6}]
    assert given.told("rewarded") == [{"seat": 0, "god": "thor", "world": 1, "points": 9}]
    assert [given.points(seat) for seat in (1, 2, 3, 4)] == [7 + 2, 0, 0, 0]


@rule("AS8.19", "AS7.2", "AS7.3", "AS7.6", "AS7.8.2")
def test_the_first_world_comes_out_so_from_the_beginning_of_ragnarok() -> None:
    given = ragnarok(
        valhalla="0 white-warrior",
        on_god={"thor": "2 orange-warrior"},
        slots={"1-light": "thor 4", "1-dark": "population order"},
        discs=["1 thor support-upper"],
        weapons=[(1, 2)],
        wizardries=[(1, "cancel-weapon")],
    )
    assert given.told("population-armed") == [{"slot": "1-dark"}]
    assert given.told("deployed") == [{"god": "thor", "slot": "1-light", "strength": 2}]
    given.do("1 lay-wizardry cancel-weapon 1-light", "1 lay-weapon 2 1-light")
    assert given.told("total") == [{"world": 1, "light": 8, "dark": 6}]
    assert given.points(1) == 9


def seventh_world(mimir: int, weapons: list[tuple[int, int]]) -> Table:
    """Yellow above Purple on Freyja; Red above Purple on Mímir."""
    given = ragnarok(
        2,
        slots={"7-light": "freyja 1", "7-dark": f"mimir {mimir}"},
        discs=[
            "2 freyja support-upper",
            "4 freyja support-lower",
            "1 mimir support-upper",
            "4 mimir support-lower",
        ],
        army=armies(
            world_7_light="2 white-warrior, 1 orange-warrior",
            world_7_dark="1 white-warrior, 1 orange-warrior, 1 giant",
        ),
        weapons=weapons,
        wizardries=[
            (2, "cancel-tile"),
            (4, "double-recruits"),
            (2, "bonus-top"),
            (4, "bonus-bottom"),
        ],
    )
    given.do(
        "2 lay-wizardry cancel-tile 7-light",
        "4 lay-wizardry double-recruits 7-dark",
        "2 lay-wizardry bonus-top 7-light",
        "4 lay-wizardry bonus-bottom 7-dark",
    )
    if weapons:
        given.do("2 lay-weapon 6 7-light")
    return given


@rule("AS8.20", "AS7.6", "AS7.7", "AS7.8", "AS7.8.1", "AS7.8.3", "AS7.8.4")
@pytest.mark.parametrize("mimir", [1, 2, 3, 4])
def test_freyja_wins_the_seventh_world_with_every_wizardry(mimir: int) -> None:
    given = seventh_world(mimir, [(2, 6)])
    assert given.told("total") == [{"world": 7, "light": 10, "dark": 8}]
    assert given.told("god-won") == [{"world": 7, "god": "freyja"}]
    assert (given.from_source(2, "ragnarok"), given.from_source(2, "wizardry")) == (13, 10)
    assert [given.points(seat) for seat in (1, 2, 3, 4)] == [0, 23, 0, 11]


@rule("AS8.20", "AS7.7", "AS7.8.4", "AS7.8.5")
def test_had_mimir_won_the_bottom_disc_would_take_the_bonus() -> None:
    given = seventh_world(2, [])
    assert given.told("total") == [{"world": 7, "light": 4, "dark": 8}]
    assert (given.from_source(4, "ragnarok"), given.from_source(4, "wizardry")) == (11, 10)
    assert [given.points(seat) for seat in (1, 2, 3, 4)] == [13, 0, 0, 21]
