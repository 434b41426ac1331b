"""AS5.8-AS5.11 The temple action."""

from __future__ import annotations

import pytest

from meadhall.testing import rule

from .helpers import Table, table

STACKS = {"i": "i-1", "ii": "ii-3", "iii": "iii-1", "iv": "iv-1"}
SLOTS = {"2-light": "population order", "3-light": "population weapon"}


def building(stones: str, god: str = "thor", recruits: str = "1 orange-warrior", **given: object) -> Table:
    """Seat 1 is about to perform the temple of that god."""
    held = f"{stones}, {recruits}" if recruits else stones
    made: dict[str, object] = {
        "discs": [f"1 {god} temple", "2 asgard"],
        "held": {1: held},
        "temples": STACKS,
        "slots": SLOTS,
        "round": 4,
    }
    return table(**(made | given))  # type: ignore[arg-type]


@rule("AS5.8")
def test_the_stones_of_the_top_temple_go_to_the_supply() -> None:
    given = building("2 pink-stone, 1 red-stone")
    given.do("1 perform thor temple", "1 build i", "1 settle 3-light")
    assert (given.held(1, "pink-stone"), given.supply("pink-stone")) == (0, 5)
    assert given.seen.temple_owner[0] == 1
    assert given.held(1, "light-seal") == 1


@rule("AS5.8")
def test_without_stones_or_recruits_the_action_cannot_be_done() -> None:
    poor = building("1 pink-stone")
    assert poor.why("1 perform thor temple") == ("unpayable", "AS5.8")
    alone = building("2 pink-stone", recruits="1 giant")
    assert alone.why("1 perform thor temple") == ("no-recruits", "AS5.9")
    alone.do("1 forgo thor temple")
    assert (alone.discs(1), alone.held(1, "light-seal"), alone.disc_at("thor", "temple")) == (3, 1, 0)


@rule("AS5.8")
def test_an_empty_stack_and_one_that_cannot_be_paid_are_refused() -> None:
    given = building("2 pink-stone", temples=STACKS | {"ii": ""})
    given.do("1 perform thor temple")
    assert given.why("1 build ii") == ("empty-stack", "AS5.8")
    assert given.why("1 build iii") == ("cannot-pay", "AS5.8")
    given.do("1 decline")
    assert (given.discs(1), given.held(1, "pink-stone")) == (3, 2)


@rule("AS5.8.1")
def test_a_seven_point_temple_costs_a_stone_of_another_colour() -> None:
    same = building("2 pink-stone, 1 green-stone, 1 white-stone", temples={"i": "", "ii": "", "iii": "", "iv": "iv-1"})
    assert same.why("1 perform thor temple") == ("unpayable", "AS5.8")
    given = building(
        "2 pink-stone, 1 green-stone, 1 white-stone, 1 red-stone, 1 blue-stone", temples={"iv": "iv-1", "i": ""}
    )
    given.do("1 perform thor temple", "1 build iv")
    assert given.why("1 pay pink-stone") == ("depicted", "AS5.8.1")
    assert given.options(1) == ["pay red-stone", "pay blue-stone"]
    given.do("1 pay blue-stone")
    assert (given.held(1, "red-stone"), given.held(1, "pink-stone")) == (1, 1)


@rule("AS5.8.2", "AS5.15.4")
def test_a_stone_tile_stands_in_for_any_stone() -> None:
    given = building("1 pink-stone", tiles={1: ["stone"]}, temples=STACKS | {"ii": "", "iii": "", "iv": ""})
    given.do("1 perform thor temple", "1 build i", "1 pay-tile")
    assert (given.held(1, "pink-stone"), given.tiles(1)) == (0, [])
    assert given.seen.temple_owner[0] == 1


@rule("AS5.8.2", "AS5.15.4")
def test_a_swap_tile_makes_an_own_stone_another_colour() -> None:
    given = building("1 pink-stone, 1 black-stone", tiles={1: ["stone-swap"]}, temples={"i": "i-1", "ii": ""})
    given.do("1 perform thor temple", "1 build i")
    assert given.why("1 pay-tile") == ("no-tile", "AS5.8.2")
    given.do("1 pay pink-stone")
    assert (given.held(1, "black-stone"), given.supply("black-stone"), given.supply("pink-stone")) == (0, 5, 5)
    assert given.tiles(1) == []


@rule("AS5.8.2")
def test_a_swap_tile_needs_an_own_stone() -> None:
    given = building("1 pink-stone", tiles={1: ["stone-swap"]}, temples={"i": "i-1", "ii": "", "iii": "", "iv": ""})
    assert given.why("1 perform thor temple") == ("unpayable", "AS5.8")


@rule("AS5.8.2")
def test_several_tiles_stand_in_at_once_and_the_colour_meant_counts() -> None:
    given = building(
        "1 pink-stone, 1 green-stone, 1 white-stone, 1 pink-stone",
        held={1: "2 pink-stone, 1 green-stone, 1 orange-warrior"},
        tiles={1: ["stone", "stone-swap"]},
        temples={"i": "", "ii": "", "iii": "", "iv": "iv-1"},
    )
    given.do("1 perform thor temple", "1 build iv")
    while given.frame == "temple-payment":
        if given.can("1 pay pink-stone"):
            given.do("1 pay pink-stone")
        elif given.can("1 pay green-stone"):
            given.do("1 pay green-stone")
        elif given.can("1 pay-tile"):
            given.do("1 pay-tile")
        else:
            given.do("1 pay-as pink-stone black-stone")
    assert given.tiles(1) == []
    assert given.seen.temple_owner[18] == 1


@rule("AS5.8.2")
def test_a_payment_that_leaves_the_rest_unpayable_is_refused() -> None:
    given = building(
        "2 pink-stone, 1 yellow-stone", tiles={1: ["stone"]}, temples={"i": "", "ii": "", "iii": "iii-1", "iv": ""}
    )
    given.do("1 perform thor temple", "1 build iii")
    assert given.seen.temple_owner[12] == 1  # only one way: pink, yellow and the tile for red


@rule("AS5.9")
def test_all_recruits_of_one_kind_go_to_the_god() -> None:
    given = building("2 pink-stone", recruits="3 white-warrior, 2 orange-warrior, 1 giant", god="odin")
    given.do("1 perform odin temple", "1 build i")
    assert given.why("1 give giant") == ("not-wanted", "AS5.9")
    given.do("1 give white-warrior")
    assert given.on_god("odin", "white-warrior") == 3
    assert (given.held(1, "white-warrior"), given.held(1, "orange-warrior")) == (0, 2)


@rule("AS5.9")
def test_the_uppermost_empty_support_slot_says_which_kind() -> None:
    given = building(
        "2 pink-stone", recruits="1 giant, 1 orange-warrior", discs=["1 thor temple", "2 thor support-upper"]
    )
    given.do("1 perform thor temple", "1 build i")
    assert given.on_god("thor", "giant") == 1
    assert given.held(1, "orange-warrior") == 1


@rule("AS5.9")
def test_fenrir_asks_for_no_recruits() -> None:
    given = building("2 pink-stone", god="fenrir", recruits="2 giant")
    given.do("1 perform fenrir temple", "1 build i")
    assert given.frame == "temple-world"
    assert given.held(1, "giant") == 2


@rule("AS5.10")
def test_a_god_tile_replaces_a_population_of_its_side() -> None:
    given = building("2 pink-stone", slots=SLOTS | {"5-light": "freyja 2"})
    given.do("1 perform thor temple", "1 build i")
    assert given.why("1 settle 2-dark") == ("wrong-side", "AS5.10")
    assert given.why("1 settle 5-light") == ("god-there", "AS5.10")
    given.do("1 settle 2-light")
    assert given.god_at("2-light") == "thor"


@rule("AS5.10")
def test_a_tile_without_a_place_leaves_the_game() -> None:
    slots = {f"{world}-light": "freyja 1" for world in (1, 2, 3, 4, 5, 6, 7, "lower")}
    given = building("2 pink-stone", slots=slots)
    given.do("1 perform thor temple", "1 build i")
    assert given.told("not-settled") == [{"god": "thor"}]
    assert given.disc_at("thor", "support-upper") == 1
    assert given.seen.god_left[4].bit_count() == 2


@rule("AS5.10")
def test_without_a_god_tile_the_step_is_skipped() -> None:
    given = building("2 pink-stone", god_top=[1, 1, 1, 1, 0, 1, 1, 1, 1, 1], god_left=[0] * 10)
    given.do("1 perform thor temple", "1 build i")
    assert given.asked == [2]
    assert given.disc_at("thor", "support-upper") == 1


@rule("AS5.10.1")
def test_a_lower_world_gives_five_points_at_once() -> None:
    given = building("2 pink-stone")
    given.do("1 perform thor temple", "1 build i", "1 settle lower-light")
    assert given.from_source(1, "lower-worlds") == 5


@rule("AS5.11")
def test_the_population_tile_goes_to_the_player_and_works_at_once() -> None:
    given = building("2 pink-stone")
    given.do("1 perform thor temple", "1 build i", "1 settle 3-light", "1 use weapon", "1 keep-weapon 5")
    assert given.weapons(1) == [5]
    assert given.asked == [2]


@rule("AS5.11")
def test_a_flipped_population_tile_leaves_the_game() -> None:
    given = building("2 pink-stone", slots={"3-light": "population weapon!"})
    given.do("1 perform thor temple", "1 build i", "1 settle 3-light")
    assert given.tiles(1) == []
    assert given.told("tile-left") == [{"slot": "3-light"}]
    assert given.seen.flipped[4] == 0


@rule("AS5.11.1")
@pytest.mark.parametrize(("other", "spot"), [("2 asgard", "support-upper"), ("2 thor support-upper", "support-lower")])
def test_the_disc_goes_to_the_uppermost_empty_support_slot(other: str, spot: str) -> None:
    given = building("2 pink-stone", recruits="1 orange-warrior, 1 giant", discs=["1 thor temple", other])
    given.do("1 perform thor temple", "1 build i", "1 settle 2-light")
    assert given.disc_at("thor", spot) == 1
    assert given.disc_at("thor", "temple") == 0
    assert given.discs(1) == 2
    assert given.seen.temple_top[0] != 0
    assert given.seen.god_top[4] != 0


@rule("AS5.8")
def test_to_ask_for_the_worth_of_a_position_changes_nothing() -> None:
    given = building(
        "2 pink-stone, 1 green-stone, 1 white-stone, 1 red-stone, 1 blue-stone",
        discs=["1 thor temple", "1 hel temple", "2 asgard"],
    )
    given.do("1 perform thor temple", "1 build iv")
    assert given.frame == "temple-payment"
    before = bytes(given.state)
    for seat in range(4):
        given.state.worth(seat)
    assert bytes(given.state) == before
