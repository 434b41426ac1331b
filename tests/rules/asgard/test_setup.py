"""AS1 Board, pieces, set-up and the supply."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core.chronicle import Chronicle
from meadhall.games.asgard.names import pieces, sizes
from meadhall.testing import rule

from .helpers import GAME, Table, start_of, table

ONES: dict[str, Any] = {"ancient_left": [1, 1]}  # the ancient weapons of the round are both 1


def fresh(seats: int, seed: int = 1) -> Table:
    return Table(GAME, GAME.new(seats, seed, chronicle=Chronicle()))


@rule("AS1.1")
def test_five_gods_are_light_and_five_dark_and_three_rise_later() -> None:
    gods = GAME.view(fresh(4).state, None)["gods"]
    assert [name for name in gods if gods[name]["side"] == "light"] == ["freyja", "baldr", "odin", "tyr", "thor"]
    assert {name: gods[name]["rises"] for name in gods if not gods[name]["risen"]} == {
        "mimir": 2,
        "surtr": 3,
        "fenrir": 4,
    }
    assert all(gods[name]["tile"] is not None for name in gods)
    assert all(gods[name]["seal"] == gods[name]["risen"] for name in gods)


@rule("AS1.2", "AS4.2")
def test_slots_of_a_god_hold_one_disc_each() -> None:
    gods = GAME.view(fresh(4).state, None)["gods"]
    assert {name: len(gods[name]["request"]) for name in gods if len(gods[name]["request"]) != 2} == {
        "mimir": 1,
        "surtr": 1,
    }
    given = table(phase="select", cards={1: ["thor"]}, discs=["2 thor upper", "3 thor temple"])
    assert given.why("1 reveal thor upper") == ("occupied", "AS1.2")
    assert given.why("1 reveal thor temple") == ("occupied", "AS1.2")
    assert given.can("1 reveal thor lower")
    later = table(phase="select", round=3, cards={1: ["surtr"]})
    assert later.why("1 reveal surtr lower") == ("no-spot", "AS1.2")


@rule("AS1.3")
def test_every_world_has_two_sides_and_the_lower_worlds_one_each() -> None:
    seen = GAME.view(fresh(4).state, None)
    assert [world["world"] for world in seen["worlds"]] == [1, 2, 3, 4, 5, 6, 7]
    assert all(world[side]["population"] for world in seen["worlds"] for side in ("light", "dark"))
    assert set(seen["lower"]) == {"light", "dark"}


@rule("AS1.4")
def test_warriors_have_strength_one_and_giants_two() -> None:
    rows = GAME.load_pieces().table[pieces.RECRUIT :][: sizes.RECRUITS]
    assert [row[pieces.STRENGTH] for row in rows] == [1, 1, 2]


@rule("AS1.5")
def test_the_set_up_of_four() -> None:
    given = fresh(4)
    seen = given.seen
    assert sorted(seen.order) == [1, 2, 3, 4]
    assert seen.discs == [3, 3, 3, 3] and seen.taken == [0, 0, 0, 0]
    assert seen.supply[: sizes.STONES] == [5, 5, 5, 5, 5, 5, 3]
    assert (given.supply("light-seal"), given.supply("dark-seal")) == (4, 7)
    assert (given.valhalla("white-warrior"), given.valhalla("orange-warrior")) == (2, 3)
    assert given.on_god("freyja", "white-warrior") == given.on_god("loki", "giant") == 1
    assert given.supply("giant") == 10 - 3
    assert [sum(row) for row in seen.stack_left] == [7, 7]
    assert sum(1 for bonus in seen.row if bonus) == 3
    assert sorted(seen.population[0::2]) == sorted(seen.population[1::2]) == list(range(1, 9))
    assert all(seen.temple_top)


@rule("AS1.5.1")
def test_starting_recruits_are_picked_from_the_highest_number_down() -> None:
    given = fresh(4)
    fourth, third, second, first = reversed(given.order())
    assert given.asked == [fourth]
    given.do(f"{fourth} pick giant")
    assert given.why(f"{third} pick giant") == ("not-open", "AS1.5.1")
    given.do(f"{third} pick white-warrior")
    assert given.held(second, "orange-warrior") == 1
    assert [given.held(first, name) for name in ("giant", "white-warrior", "orange-warrior")] == [0, 0, 0]


@rule("AS1.5.1")
def test_recruits_that_nobody_picks_join_the_supply() -> None:
    given = fresh(2)
    before = given.supply("giant")
    given.do(f"{given.order()[1]} pick white-warrior")
    assert given.supply("giant") == before + 1
    assert given.seen.pool == [0, 0, 0]


@rule("AS1.5.2")
@pytest.mark.parametrize(
    ("seats", "closed", "stones", "seals", "row", "battle"),
    [(2, [1, 4], 3, 7, 1, [2, 2, 3, 2, 1]), (3, [1], 4, 8, 2, [3, 4, 4, 2, 1]), (4, [], 5, 9, 3, [4, 5, 5, 3, 2])],
)
def test_fewer_players_play_with_less(
    seats: int, closed: list[int], stones: int, seals: int, row: int, battle: list[int]
) -> None:
    given = fresh(seats)
    view = GAME.view(given.state, None)
    assert [world["world"] for world in view["worlds"] if world["closed"]] == closed
    assert (given.supply("pink-stone"), given.supply("white-stone")) == (stones, stones - 2)
    assert given.supply("light-seal") + 5 == given.supply("dark-seal") + 2 == seals
    assert len(view["row"]) == row
    assert given.seen.battle_left == battle
    assert all(not view["worlds"][world - 1][side]["population"] for world in closed for side in ("light", "dark"))


@rule("AS1.5.2")
def test_closed_worlds_take_no_discs_and_no_gods() -> None:
    given = table(2, discs=["1 asgard"], held={1: "2 light-seal"}, row=["nothing!"])
    given.do("1 perform-asgard", "1 done", "1 buy-disc")
    if given.frame == "seal-payment":
        given.do("1 pay-seal light-seal")
    assert given.why("1 to-battle 1-light") == ("closed", "AS1.5.2")
    assert given.why("1 to-battle 4-dark") == ("closed", "AS1.5.2")
    temple = table(2, discs=["1 thor temple"], held={1: "2 pink-stone, 1 orange-warrior"}, temples={"i": "i-1"})
    temple.do("1 perform thor temple", "1 build i")
    assert temple.why("1 settle 1-light") == ("closed", "AS1.5.2")


# AS1.6


@rule("AS1.6")
def test_pieces_come_from_the_supply_while_there_are_any() -> None:
    given = table(discs=["1 thor lower"], held={2: "3 blue-stone"})
    given.do("1 perform thor lower")
    assert (given.held(1, "blue-stone"), given.held(2, "blue-stone"), given.supply("blue-stone")) == (2, 3, 0)


@rule("AS1.6")
def test_an_empty_supply_takes_from_the_player_with_the_most() -> None:
    given = table(discs=["1 thor lower"], held={2: "3 blue-stone", 3: "2 blue-stone"})
    given.do("1 perform thor lower")
    assert given.told("received-from")[0] == {"seat": 0, "piece": "blue-stone", "giver": 1}
    assert given.frame == "giver"
    assert given.options(1) == ["take-from 2", "take-from 3"]


@rule("AS1.6")
def test_a_tied_receiver_names_another() -> None:
    given = table(discs=["1 thor lower"], held={1: "2 blue-stone", 2: "2 blue-stone"}, supply="0 blue-stone")
    given.do("1 perform thor lower")
    assert (given.held(1, "blue-stone"), given.held(2, "blue-stone")) == (3, 1)
    assert given.told("lost-piece") == [{"seat": 0, "piece": "blue-stone"}]


@rule("AS1.6")
def test_what_nobody_has_is_lost() -> None:
    given = table(discs=["1 thor lower"], supply="0 blue-stone")
    given.do("1 perform thor lower")
    assert given.held(1, "blue-stone") == 0
    assert len(given.told("lost-piece")) == 2


@rule("AS1.6.1")
def test_recruits_on_gods_and_in_valhalla_are_not_taken() -> None:
    given = table(discs=["1 asgard"], supply="0 orange-warrior", on_god={"thor": "9 orange-warrior"}, row=["recruit1"])
    given.do("1 perform-asgard", "1 ask orange-warrior")
    assert given.held(1, "orange-warrior") == 0
    assert given.on_god("thor", "orange-warrior") == 9


@rule("AS1.6.2")
def test_a_colour_that_the_supply_lacks_may_be_named() -> None:
    given = table(discs=["1 odin lower"], held={2: "3 white-stone"})
    given.do("1 perform odin lower", "1 ask white-stone")
    assert (given.held(1, "white-stone"), given.held(2, "white-stone")) == (1, 2)


@rule("AS1.6.2")
def test_a_purchase_that_brings_nothing_is_not_offered() -> None:
    given = table(
        discs=["1 asgard"],
        held={1: "1 orange-warrior, 2 dark-seal, 1 light-seal"},
        supply="0 orange-warrior",
        row=["nothing!"],
    )
    given.do("1 perform-asgard")
    assert given.why("1 buy orange-warrior") == ("brings-nothing", "AS1.6.2")


@rule("AS1.6.3", "AS5.3.2")
def test_an_exchange_needs_an_own_stone_and_one_in_the_supply() -> None:
    given = table(discs=["1 baldr upper"], held={2: "5 red-stone"})
    given.do("1 perform baldr upper")
    assert given.why("1 exchange yellow-stone yellow-stone") == ("same", "AS1.6.3")
    assert given.why("1 exchange pink-stone blue-stone") == ("none-own", "AS1.6.3")
    assert given.why("1 exchange yellow-stone red-stone") == ("not-in-supply", "AS1.6.3")
    given.do("1 exchange yellow-stone white-stone")
    assert (given.held(1, "yellow-stone"), given.held(1, "white-stone")) == (1, 1)
    assert (given.supply("yellow-stone"), given.supply("white-stone")) == (4, 2)


@rule("AS1.7")
def test_used_giants_go_to_the_supply_and_used_warriors_to_valhalla() -> None:
    given = table(
        phase="battles",
        held={1: "1 giant, 3 white-warrior"},
        discs=["1 battle 2-light"],
        slots={"2-light": "thor 1", "2-dark": "hel 4"},
        **ONES,
    )
    giants, warriors = given.supply("giant"), given.valhalla("white-warrior")
    given.do("1 send giant", "1 done")
    assert (given.supply("giant"), given.valhalla("white-warrior")) == (giants + 1, warriors + 2)


@rule("AS1.7", "AS5.15")
def test_a_used_population_tile_is_out_of_the_game() -> None:
    given = table(discs=["1 asgard"], tiles={1: ["order"], 2: []}, order=[2, 1, 3, 4])
    given.do("1 use order")
    assert given.tiles(1) == []


@rule("AS1.8")
def test_the_number_of_hidden_tiles_is_open_and_their_kind_is_not() -> None:
    given = table(discs=["1 asgard"], weapons=[(1, 6), (2, 2)], wizardries=[(2, "bonus-top")], cards={2: ["thor"]})
    mine, theirs = GAME.view(given.state, 0), GAME.view(given.state, 1)
    assert mine["players"][0]["hidden"]["weapon"] == {"count": 1, "known": [6]}
    assert mine["players"][1]["hidden"] == {
        "weapon": {"count": 1, "known": []},
        "wizardry": {"count": 1, "known": []},
    }
    assert theirs["players"][1]["hidden"]["wizardry"]["known"] == ["bonus-top"]
    assert mine["players"][1]["cards"] == 1 and mine["cards"] == []
    assert theirs["cards"] == ["thor"]


# AS2


@rule("AS2.1")
def test_gods_rise_in_their_round() -> None:
    given = start_of(2)
    assert given.told("rose") == [{"god": "mimir"}]
    assert start_of(1).told("rose") == []
    assert given.can("1 choose mimir")
    assert given.why("1 choose surtr") == ("not-risen", "AS1.1")


@rule("AS2.2")
def test_an_old_seal_stays_and_a_missing_one_comes_from_the_supply() -> None:
    given = start_of(2, seal_beside=[1, 0, 1, 1, 1, 1, 1, 0, 0, 0])
    assert given.told("seal-placed") == [
        {"god": "baldr", "piece": "light-seal"},
        {"god": "mimir", "piece": "dark-seal"},
    ]
    assert given.seen.seal_beside == [1, 1, 1, 1, 1, 1, 1, 1, 0, 0]


@rule("AS2.2")
def test_number_one_chooses_who_gives_a_seal_that_the_supply_lacks() -> None:
    given = start_of(
        2,
        order=[2, 1, 3, 4],
        seal_beside=[0, 0, 1, 1, 1, 1, 1, 1, 0, 0],
        supply="0 light-seal",
        held={1: "2 light-seal", 2: "2 light-seal", 3: "1 light-seal"},
    )
    assert given.asked == [2]
    assert given.options(2) == ["take-from 1", "take-from 2"]
    given.do("2 take-from 2")
    assert given.told("seal-given")[1] == {"god": "baldr", "piece": "light-seal", "giver": 0}
    assert (given.held(1, "light-seal"), given.held(2, "light-seal")) == (1, 1)


@rule("AS2.2")
def test_a_god_goes_without_a_seal_when_nobody_has_one() -> None:
    given = start_of(2, seal_beside=[0, 1, 1, 1, 1, 1, 1, 1, 0, 0], supply="0 light-seal")
    assert given.seen.seal_beside[0] == 0


@rule("AS2.3")
def test_the_row_keeps_open_tiles_and_replaces_the_others() -> None:
    given = start_of(2, row=["recruit1!", "recruit2", "exchange!"])
    row = given.seen.row
    assert row[1] == 2
    assert given.seen.row_down == 0
    assert {row[0], row[2]} == {3, 5}
    assert given.seen.bonuses_left == 0


@rule("AS2.3")
def test_tiles_aside_become_a_new_stack_midway() -> None:
    given = start_of(3, row=["recruit1!", "recruit2", "exchange!"], bonuses_left=1 << 4, bonuses_aside=1 << 2)
    assert given.told("bonus-reshuffled") == [{}]
    assert given.seen.row[0] == 5
    assert given.seen.row[2] in (1, 3, 4)


@rule("AS2.3")
def test_the_first_round_keeps_the_row_of_the_set_up() -> None:
    given = start_of(1, row=["recruit1", "recruit2", "exchange"])
    assert given.seen.row == [1, 2, 4]


SHORT = ["1 hel upper", "1 hel lower", "1 loki upper", "2 thor upper", "2 thor lower"]


@rule("AS2.4")
def test_who_has_fewer_than_two_discs_takes_discs_back_in_player_order() -> None:
    given = start_of(
        3,
        order=[2, 1, 3, 4],
        discs=[*SHORT, "1 thor support-upper", "1 middle", "1 victory 2", "2 victory 3", "2 middle"],
    )
    assert given.frame == "take-back" and given.asked == [2]
    assert given.why("2 recall-victory 4") == ("no-disc", "AS2.4")
    assert given.why("2 recall-support thor upper") == ("no-disc", "AS2.4")
    given.do("2 recall-victory 3")
    assert (given.discs(2), given.victory(3, 2)) == (2, 0)
    assert given.asked == [1]
    given.do("1 recall-middle", "1 recall-support thor upper")
    assert given.discs(1) == 2
    assert given.frame == "choose-god"


@rule("AS2.4")
def test_with_two_discs_nobody_takes_any_back() -> None:
    given = start_of(3, discs=["1 hel upper", "1 thor support-upper", "1 middle"])
    assert given.frame == "choose-god"


@rule("AS2.4.1")
def test_a_freed_support_slot_may_be_filled_again_and_the_temple_stays() -> None:
    given = start_of(
        2,
        discs=["1 hel upper", "1 hel lower", "1 thor support-upper", "1 middle"],
        built={"i-1": 1},
        on_god={"thor": "3 orange-warrior"},
    )
    given.do("1 recall-support thor upper")
    assert given.disc_at("thor", "support-upper") == 0
    assert given.seen.temple_owner[0] == 1
    assert given.on_god("thor", "orange-warrior") == 3
