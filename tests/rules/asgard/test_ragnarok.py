"""AS7 Ragnarök and the end."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.bots.levels import make_bot
from meadhall.bots.mind import Mind
from meadhall.games.asgard.vocabulary import SLOT
from meadhall.testing import rule

from .helpers import GAME, Table, ragnarok


def world(
    light: str,
    dark: str,
    *,
    number: int = 1,
    supporters: tuple[str, ...] = ("1 thor support-upper",),
    army: dict[str, list[int]] | None = None,
    weapons: tuple[tuple[int, int, str], ...] = (),
    wizardries: tuple[tuple[int, str, str], ...] = (),
    ancient: tuple[int, int] = (0, 0),
    **given: Any,
) -> Table:
    """The reckoning of one world. Weapons and wizardry: seat, tile, slot. Ancient: the only weapon left there."""
    slots = {f"{number}-light": light, f"{number}-dark": dark}
    armies = [[0, 0, 0] for _ in range(14)]
    for slot, recruits in (army or {}).items():
        armies[SLOT.values.index(slot)] = recruits
    at = [[0] * 7, [0] * 7]
    for sort, tiles in ((0, weapons), (1, wizardries)):
        for draw, (_, _, slot) in enumerate(tiles):
            at[sort][draw] = SLOT.values.index(slot) + 1
    armed = [0] * 14
    for side in (0, 1):
        if ancient[side]:
            armed[2 * number - 2 + side] = 1
    return ragnarok(
        3,
        discs=supporters,
        slots=slots,
        weapons=[(seat, value) for seat, value, _ in weapons],
        wizardries=[(seat, kind) for seat, kind, _ in wizardries],
        tile_at=at,
        army=armies,
        armed=armed,
        ancient_left=[1 << (ancient[0] - 1) if ancient[0] else 31, 1 << (ancient[1] - 1) if ancient[1] else 31],
        **given,
    )


@rule("AS7.1")
def test_battle_tiles_are_scored_and_the_board_is_cleared() -> None:
    given = ragnarok(
        battle_tiles=[[1, 0, 2, 0, 0], [0] * 5, [0] * 5, [0] * 5],
        discs=["1 middle", "2 victory 3", "3 thor support-upper"],
        slots={"lower-light": "thor 4"},
    )
    assert given.from_source(1, "battle-tiles") == 21
    assert (given.seen.middle[0], given.victory(3, 2), given.god_at("lower-light")) == (0, 0, "")
    assert given.disc_at("thor", "support-upper") == 3
    assert given.state.is_over()


@rule("AS7.2")
def test_two_populations_leave_and_one_facing_a_god_is_armed() -> None:
    given = ragnarok(
        slots={"2-light": "thor 4", "3-dark": "hel 1", "3-light": "population order!"},
        discs=["1 thor support-upper"],
        weapons=[(1, 2)],
        valhalla="0 giant",
    )
    assert given.frame == "lay-tile"
    seen = given.seen
    assert [slot for slot, armed in zip(SLOT.values, seen.armed, strict=False) if armed] == ["2-dark", "3-light"]
    assert [slot for slot, kind in zip(SLOT.values, seen.population, strict=True) if kind] == ["2-dark", "3-light"]


@rule("AS7.2")
def test_ancient_weapons_run_out_from_world_seven_down() -> None:
    given = ragnarok(
        slots={f"{number}-light": "thor 4" for number in range(1, 8)},
        discs=["1 thor support-upper"],
        weapons=[(1, 2)],
    )
    armed = [slot for slot, has in zip(SLOT.values, given.seen.armed, strict=False) if has]
    assert armed == ["3-dark", "4-dark", "5-dark", "6-dark", "7-dark"]


@rule("AS7.3")
def test_recruits_are_split_and_the_stronger_group_goes_to_the_lower_number() -> None:
    given = ragnarok(
        slots={"2-light": "thor 4", "5-light": "thor 1"},
        discs=["1 thor support-upper"],
        on_god={"thor": "2 giant, 1 white-warrior"},
        weapons=[(1, 2)],
        valhalla="0 giant",
    )
    assert given.army("5-light") == {"giant": 1, "white-warrior": 1}
    assert given.army("2-light") == {"giant": 1}


@rule("AS7.3")
def test_giants_are_dealt_before_warriors_to_the_weakest_group() -> None:
    given = ragnarok(
        slots={"2-dark": "loki 1", "5-dark": "loki 2", "6-dark": "loki 3"},
        discs=["1 loki support-upper"],
        on_god={"loki": "1 giant, 3 white-warrior"},
        weapons=[(1, 2)],
    )
    assert given.army("2-dark") == {"giant": 1}
    assert given.army("5-dark") == {"white-warrior": 2}
    assert given.army("6-dark") == {"white-warrior": 1}


@rule("AS7.3")
def test_recruits_of_a_god_without_a_tile_are_lost() -> None:
    given = ragnarok(slots={"lower-light": "thor 1"}, on_god={"thor": "2 giant"}, discs=["1 thor support-upper"])
    assert given.on_god("thor", "giant") == 0
    assert given.state.is_over()


@rule("AS7.4", "AS7.5.1")
def test_warriors_of_valhalla_join_light_gods_that_a_player_supports() -> None:
    given = ragnarok(
        1,
        slots={"2-light": "thor 4", "3-dark": "hel 1", "4-light": "tyr 1"},
        discs=["1 thor support-upper", "1 hel support-upper", "2 tyr support-upper", "3 hel support-lower"],
        valhalla="2 white-warrior, 1 orange-warrior",
    )
    assert GAME.view(given.state, 0)["silence"]
    assert given.why("1 join white-warrior 3-dark") == ("dark-god", "AS7.4")
    assert given.why("1 join white-warrior 4-light") == ("no-support", "AS7.4")
    assert given.why("1 join white-warrior 5-light") == ("no-god", "AS7.4")
    given.do("1 join white-warrior 2-light", "2 pass")
    assert given.asked == [1]
    assert given.army("2-light") == {"white-warrior": 1}
    given.do("1 pass")
    assert given.state.is_over()


@rule("AS7.5", "AS7.5.1")
def test_tiles_are_laid_one_a_turn_under_supported_gods() -> None:
    given = ragnarok(
        2,
        slots={"2-light": "thor 4", "3-dark": "hel 1"},
        discs=["1 thor support-upper", "2 hel support-upper"],
        weapons=[(1, 6), (2, 2)],
        wizardries=[(1, "bonus-top"), (3, "bonus-bottom")],
    )
    assert GAME.view(given.state, None)["silence"]
    assert given.why("1 lay-weapon 2 2-light") == ("none-to-lay", "AS7.5")
    assert given.why("1 lay-weapon 6 3-dark") == ("no-support", "AS7.5")
    assert given.why("1 lay-weapon 6 4-dark") == ("no-god", "AS7.5")
    given.do("1 lay-weapon 6 2-light")
    assert given.asked == [2]
    laid = GAME.view(given.state, 1)["worlds"][1]["light"]["laid"]
    assert laid == [{"sort": "weapon", "seat": 0, "tile": None}]
    given.do("2 lay-weapon 2 3-dark")
    assert given.asked == [1]
    given.do("1 lay-wizardry bonus-top 2-light")
    assert given.state.is_over()  # seat 3 supports nobody and loses its tile


@rule("AS7.6")
def test_tile_recruits_and_weapons_make_the_sum() -> None:
    given = world("thor 4", "hel 2", army={"1-light": [1, 0, 1]}, weapons=((1, 3, "1-light"), (2, 6, "1-dark")))
    assert given.told("total") == [{"world": 1, "light": 10, "dark": 8}]
    assert given.told("god-won") == [{"world": 1, "god": "thor"}]


@rule("AS7.6")
@pytest.mark.parametrize(("light", "dark"), [("thor 4", "hel 4"), ("thor 1", "population order")])
def test_a_tie_or_a_population_pays_nobody(light: str, dark: str) -> None:
    given = world(light, dark)
    assert given.told("nobody-won") == [{"world": 1}]
    assert given.points(1) == 0


@rule("AS7.6")
def test_a_population_counts_its_value_and_its_ancient_weapon() -> None:
    given = world("thor 4", "population victory", ancient=(0, 5))
    assert given.told("total") == [{"world": 1, "light": 4, "dark": 7}]


@rule("AS7.7")
def test_one_supporter_gets_both_rewards_and_two_share() -> None:
    lone = world("thor 4", "hel 1", supporters=("1 thor support-lower",))
    assert lone.from_source(1, "ragnarok") == 7 + 2
    two = world("thor 4", "hel 1", number=7, supporters=("1 thor support-upper", "2 thor support-lower"))
    assert (two.from_source(1, "ragnarok"), two.from_source(2, "ragnarok")) == (13, 11)
    none = world("thor 4", "hel 1", supporters=("1 hel support-upper",))
    assert none.points(1) == 0


@rule("AS7.8")
def test_wizardry_serves_the_god_above_it_whoever_laid_it() -> None:
    given = world(
        "thor 4",
        "hel 1",
        supporters=("1 thor support-upper", "2 thor support-lower"),
        wizardries=((2, "bonus-top", "1-light"),),
    )
    assert (given.from_source(1, "wizardry"), given.from_source(2, "wizardry")) == (10, 0)


@rule("AS7.8.1")
def test_double_recruits_never_more_than_doubles() -> None:
    given = world(
        "thor 1",
        "hel 1",
        army={"1-light": [1, 0, 1]},
        wizardries=((1, "double-recruits", "1-light"), (1, "double-recruits", "1-light")),
    )
    assert given.told("total") == [{"world": 1, "light": 7, "dark": 1}]


@rule("AS7.8.2")
def test_cancel_weapon_takes_the_highest_and_two_take_two() -> None:
    weapons = ((2, 6, "1-dark"), (2, 5, "1-dark"), (2, 2, "1-dark"))
    once = world("thor 1", "hel 1", weapons=weapons, wizardries=((1, "cancel-weapon", "1-light"),))
    assert once.told("total")[0]["dark"] == 8
    twice = world(
        "thor 1",
        "hel 1",
        weapons=weapons,
        wizardries=((1, "cancel-weapon", "1-light"), (1, "cancel-weapon", "1-light")),
    )
    assert twice.told("total")[0]["dark"] == 3
    ancient = world("thor 1", "population order", ancient=(0, 5), wizardries=((1, "cancel-weapon", "1-light"),))
    assert ancient.told("total")[0]["dark"] == 6


@rule("AS7.8.3")
def test_cancel_tile_makes_the_opponent_tile_nothing() -> None:
    given = world("thor 1", "hel 4", army={"1-dark": [1, 0, 0]}, wizardries=((1, "cancel-tile", "1-light"),))
    assert given.told("total") == [{"world": 1, "light": 1, "dark": 1}]


@rule("AS7.8.4")
def test_top_pays_the_top_disc_and_a_lone_disc_is_top() -> None:
    given = world("thor 4", "hel 1", supporters=("1 thor support-lower",), wizardries=((1, "bonus-top", "1-light"),))
    assert (given.from_source(1, "ragnarok"), given.from_source(1, "wizardry")) == (9, 10)
    lost = world("thor 1", "hel 4", wizardries=((1, "bonus-top", "1-light"),))
    assert lost.points(1) == 0


@rule("AS7.8.5")
def test_bottom_pays_the_bottom_disc_and_a_lone_disc_gets_nothing() -> None:
    two = world(
        "thor 4",
        "hel 1",
        supporters=("1 thor support-upper", "2 thor support-lower"),
        wizardries=((1, "bonus-bottom", "1-light"),),
    )
    assert (two.from_source(1, "wizardry"), two.from_source(2, "wizardry")) == (0, 10)
    lone = world("thor 4", "hel 1", supporters=("1 thor support-lower",), wizardries=((1, "bonus-bottom", "1-light"),))
    assert lone.from_source(1, "wizardry") == 0


@rule("AS7.9")
def test_most_points_win_and_a_tie_goes_to_the_lower_order_tile() -> None:
    tie = ragnarok(3, points={1: 20, 2: 20, 3: 5}, order=[3, 1, 2, 4], held={1: "5 pink-stone"})
    result = GAME.result(tie.state)
    assert result is not None
    assert result.winners == [1]
    assert result.places == (2, 1, 3, 4)
    assert result.reason == "asgard-end-order"
    clear = GAME.result(ragnarok(3, points={4: 9}).state)
    assert clear is not None and clear.winners == [3] and clear.reason == "asgard-end-points"


def test_the_result_tells_points_by_source_and_round() -> None:
    given = world("thor 4", "hel 1", wizardries=((1, "bonus-top", "1-light"),), points={1: 6})
    result = GAME.result(given.state)
    assert result is not None
    assert result.sources[0] == {
        "temples": 6,
        "lower-worlds": 0,
        "hel": 0,
        "battle-tiles": 0,
        "ragnarok": 9,
        "wizardry": 10,
    }
    assert result.rounds[0] == (6, 0, 0, 0, 0, 19)
    assert result.scores[0] == 25
    assert GAME.view(given.state, None)["worlds"][0]["won"] == [9, 0, 0, 0]


def test_the_account_tells_temples_by_round_and_ragnarok_by_world() -> None:
    """Bots that play to win make points from every source."""
    told = 0
    for seed in range(6):
        state = GAME.new(3, seed)
        bots = [make_bot("karl", 10 * seed + seat) for seat in range(3)]
        while not state.is_over():
            seat = state.decider()
            state.apply(seat, bots[seat].choose(Mind(GAME, state, seat)))
        result = GAME.result(state)
        assert result is not None
        for sources, details in zip(result.sources, result.details, strict=True):
            assert sum(details["temples"]) == sources["temples"] and len(details["temples"]) == 5
            assert sum(details["ragnarok"]) == sources["ragnarok"] and len(details["ragnarok"]) == 7
            told += sources["wizardry"]
    assert told > 0
