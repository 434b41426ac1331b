"""AS8 The worked examples of the rulebook, with their numbers. Red is seat 1, yellow 2, blue 3, purple 4."""

from __future__ import annotations

import pytest

from meadhall.testing import rule

from .helpers import GAME, ragnarok, start_of, table
from .test_ragnarok import world


@rule("AS8.1")
def test_as8_1_red_receives_pink_stones_from_blue() -> None:
    given = table(discs=["1 freyja lower"], held={1: "2 pink-stone", 3: "3 pink-stone"})
    assert given.supply("pink-stone") == 0
    given.do("1 perform freyja lower")
    assert (given.held(1, "pink-stone"), given.held(3, "pink-stone")) == (3, 2)
    assert len(given.told("lost-piece")) == 1


@rule("AS8.2")
@pytest.mark.parametrize(("named", "other"), [(4, 3), (3, 4)])
def test_as8_2_yellow_names_who_gives_the_second_blue_stone(named: int, other: int) -> None:
    given = table(turn=2, discs=["2 thor lower"], held={3: "2 blue-stone", 4: "2 blue-stone"})
    assert given.supply("blue-stone") == 1
    given.do("2 perform thor lower")
    assert given.options(2) == ["take-from 3", "take-from 4"]
    given.do(f"2 take-from {named}")
    assert (given.held(2, "blue-stone"), given.supply("blue-stone")) == (2, 0)
    assert (given.held(named, "blue-stone"), given.held(other, "blue-stone")) == (1, 2)


@rule("AS8.3")
def test_as8_3_red_chooses_four_of_nine_gods() -> None:
    given = start_of(3, taken=[1, 0, 0, 0], at_hand={1: 4})
    assert given.why("1 choose fenrir") == ("not-risen", "AS1.1")
    assert len(given.options(1)) == 9
    for god in ("freyja", "odin", "loki"):
        given.do(*(f"{seat} choose {god}" for seat in (1, 2, 3, 4)))
    given.do("1 choose mimir")
    assert given.frame == "select-action"
    assert GAME.view(given.state, 0)["cards"] == ["freyja", "odin", "loki", "mimir"]


@rule("AS8.4")
def test_as8_4_where_discs_may_be_placed() -> None:
    given = table(
        phase="select",
        round=2,
        order=[1, 3, 2, 4],
        discs=["3 mimir support-upper", "4 asgard"],
        cards={1: ["odin"], 3: ["mimir"], 2: ["odin"], 4: ["hel"]},
    )
    given.do("1 reveal odin temple")
    assert given.options(3) == ["reveal mimir upper", "reveal mimir asgard"]
    given.do("3 reveal mimir upper")
    assert given.options(2) == ["reveal odin upper", "reveal odin lower", "reveal odin asgard"]
    given.do("2 reveal odin asgard", "4 reveal hel asgard")
    assert (given.seen.asgard[1], given.seen.asgard[3]) == (1, 2)


@rule("AS8.5")
def test_as8_5_who_takes_the_seals() -> None:
    given = table(
        turn=3,
        round=2,
        order=[2, 3, 1, 4],
        seal_beside=[1, 1, 1, 1, 1, 1, 1, 1, 0, 0],
        discs=["3 mimir upper", "3 baldr temple", "1 baldr upper", "2 baldr lower"],
    )
    given.do("3 perform mimir upper", "3 decline", "1 perform baldr upper", "1 decline", "2 perform baldr lower")
    given.do("3 forgo baldr temple")
    assert (given.held(3, "dark-seal"), given.held(3, "light-seal")) == (1, 0)
    assert (given.held(1, "light-seal"), given.held(2, "light-seal")) == (1, 0)
    assert given.held(1, "yellow-stone") == given.held(2, "yellow-stone") == 2
    assert [given.discs(seat) for seat in (1, 2, 3)] == [3, 3, 3]


@rule("AS8.6")
def test_as8_6_requests_with_and_without_skill() -> None:
    given = table(turn=4, round=3, order=[3, 2, 4, 1], discs=["4 loki upper", "2 loki lower", "1 surtr upper"])
    given.do("4 perform loki upper", "4 steal giant hel", "2 perform loki lower")
    assert (given.held(4, "green-stone"), given.held(4, "giant"), given.held(2, "green-stone")) == (2, 1, 2)
    given.do("1 perform surtr upper")
    assert given.frame == "surtr"
    assert sum(given.seen.held[0][:7]) == 0


@rule("AS8.7")
def test_as8_7_reds_temple_for_surtr() -> None:
    given = table(
        round=4,
        discs=["1 surtr temple", "3 surtr support-upper"],
        on_god={"surtr": "2 giant"},
        held={
            1: "1 pink-stone, 1 green-stone, 1 white-stone, 1 yellow-stone, 1 red-stone, 1 blue-stone, 1 black-stone, "
            "3 white-warrior, 4 orange-warrior"
        },
        temples={"i": "i-1", "ii": "ii-1", "iii": "iii-1", "iv": "iv-1"},
        slots={"3-dark": "population seal"},
    )
    given.do("1 perform surtr temple", "1 build iv")
    assert given.options(1) == ["pay yellow-stone", "pay red-stone", "pay blue-stone", "pay black-stone"]
    given.do("1 pay blue-stone")
    assert given.options(1) == ["give white-warrior", "give orange-warrior"]
    given.do("1 give orange-warrior", "1 settle 3-dark")
    assert (given.on_god("surtr", "giant"), given.on_god("surtr", "orange-warrior")) == (2, 4)
    assert given.held(1, "white-warrior") == 3
    assert given.god_at("3-dark") == "surtr"
    assert given.tiles(1) == ["seal"]
    assert given.disc_at("surtr", "support-lower") == 1


@rule("AS8.8")
def test_as8_8_odin_in_the_lower_world() -> None:
    given = table(
        turn=2,
        discs=["2 odin temple", "1 asgard"],
        held={2: "2 pink-stone, 1 white-warrior"},
        temples={"i": "i-1"},
        slots={"lower-light": "population stone"},
    )
    given.do("2 perform odin temple", "2 build i", "2 settle lower-light")
    assert given.points(2) == 5
    assert given.tiles(2) == ["stone"]


@rule("AS8.9")
def test_as8_9_purples_asgard_action() -> None:
    given = table(
        turn=4, discs=["4 asgard", "1 asgard"], held={4: "1 dark-seal"}, row=["exchange!", "recruit3", "nothing"]
    )
    given.do("4 perform-asgard", "4 turn-over recruit3", "4 ask giant", "4 ask orange-warrior", "4 buy orange-warrior")
    assert (given.held(4, "giant"), given.held(4, "orange-warrior"), given.held(4, "dark-seal")) == (2, 2, 0)
    assert [tile["open"] for tile in GAME.view(given.state, None)["row"]] == [False, False, True]


@rule("AS8.10")
def test_as8_10_prices_of_discs() -> None:
    given = table(
        2, discs=["1 asgard", "2 asgard"], held={1: "3 light-seal, 2 dark-seal"}, taken=[2, 1, 0, 0], row=["nothing!"]
    )
    given.do("1 perform-asgard", "1 done", "1 buy-disc", "1 to-hand")
    assert (given.held(1, "light-seal"), given.held(1, "dark-seal")) == (2, 1)
    given.do("1 buy-disc", "1 to-hand")
    assert (given.held(1, "light-seal"), given.held(1, "dark-seal")) == (0, 0)
    red = table(
        2, discs=["1 asgard", "2 asgard"], held={1: "1 light-seal, 1 dark-seal"}, taken=[1, 2, 0, 0], row=["nothing!"]
    )
    red.do("1 perform-asgard", "1 done", "1 buy-disc", "1 to-hand")
    assert (red.held(1, "light-seal"), red.held(1, "dark-seal")) == (0, 1)
    red.do("1 buy-disc", "1 to-hand")
    assert red.held(1, "dark-seal") == 0


@rule("AS8.11")
def test_as8_11_discs_go_to_hand_and_to_battle() -> None:
    given = table(
        turn=2,
        round=3,
        order=[2, 1, 3, 4],
        discs=["2 asgard", "2 victory 5", "3 battle 7-light", "1 middle", "1 asgard", "4 asgard"],
        held={2: "5 light-seal, 5 dark-seal"},
        row=["nothing!"],
    )
    given.do("2 perform-asgard", "2 done")
    where = iter(["to-hand", "to-battle 6-light", "to-battle 1-dark"])
    for _ in range(3):
        given.do("2 buy-disc")
        while given.frame == "seal-payment":
            given.do(f"2 {given.options(2)[-1]}")
        assert given.why("2 to-battle 5-dark") == ("victorious", "AS5.13")
        assert given.why("2 to-battle 7-dark") == ("one-disc", "AS5.13")
        given.do(f"2 {next(where)}")
        if given.frame == "look":
            given.do(f"2 {given.options(2)[0]}")
    if given.frame == "buy-discs":
        given.do("2 done")
    assert (len(given.weapons(2)), len(given.wizardries(2)), given.discs(2)) == (1, 1, 4)
    given.do("1 perform-asgard", "1 to-battle 2-dark")
    assert given.battle("2-dark") == 1
    assert given.wizardries(1) == []


@rule("AS8.12")
def test_as8_12_reds_temples() -> None:
    given = table(phase="battles", built={"i-1": 1, "iv-2": 1})
    assert given.points(1) == 10


@rule("AS8.13")
def test_as8_13_four_battles() -> None:
    given = table(
        phase="battles",
        ancient_left=[1 << 3, 1],
        discs=["2 battle 1-dark", "1 battle 2-dark", "2 battle 6-light", "3 battle 7-dark"],
        held={1: "1 giant, 1 white-warrior", 2: "2 white-warrior, 1 giant", 3: "2 giant"},
        slots={
            "1-light": "population victory",
            "1-dark": "population order",
            "2-light": "freyja 1",
            "2-dark": "hel 4",
            "6-light": "population stone",
            "6-dark": "loki 4",
            "7-light": "odin 3",
            "7-dark": "mimir 4",
        },
    )
    assert given.told("compared")[0] == {"world": 1, "light": 6, "dark": 7}
    assert given.victory(1, 2) == 1
    giants, dead = given.supply("giant"), given.valhalla("white-warrior")
    assert given.can("1 send white-warrior")
    given.do("1 send giant", "1 done")
    assert (given.victory(2, 1), given.supply("giant"), given.held(1, "white-warrior")) == (1, giants + 1, 1)
    assert given.told("compared") == [{"world": 6, "light": 4, "dark": 5}]
    given.do("2 send white-warrior")
    assert given.why("2 done") == ("not-enough", "AS6.3.1")
    given.do("2 send white-warrior", "2 done")
    assert (given.victory(6, 2), given.valhalla("white-warrior")) == (1, dead + 2)
    given.do("3 withdraw")
    assert given.seen.middle[2] == 1


@rule("AS8.14")
@pytest.mark.parametrize(("left", "points"), [([1, 1, 0, 3, 2], 5), ([1, 0, 0, 3, 2], 3), ([0, 0, 0, 3, 2], None)])
def test_as8_14_the_highest_lower_tile(left: list[int], points: int | None) -> None:
    given = table(phase="battles", discs=["1 victory 1", "1 victory 2", "1 victory 3"], battle_left=left)
    assert [told["points"] for told in given.told("battle-tile")] == ([points] if points else [])


@rule("AS8.15")
def test_as8_15_battle_tiles_of_round_four() -> None:
    won = {1: 3, 3: 3, 4: 1, 2: 3}
    given = table(
        phase="battles",
        round=4,
        discs=[f"{seat} victory {number}" for seat, count in won.items() for number in range(1, count + 1)],
        battle_left=[0, 4, 1, 3, 2],
        points={1: 15, 3: 10, 4: 8, 2: 4},
    )
    assert given.told("battle-tile") == [
        {"seat": 1, "points": 9},
        {"seat": 2, "points": 5},
        {"seat": 0, "points": 5},
    ]
    assert given.seen.battle_left == [0, 2, 0, 3, 2]


@rule("AS8.16")
def test_as8_16_blues_battle_tiles() -> None:
    given = ragnarok(battle_tiles=[[0] * 5, [0] * 5, [1, 0, 2, 0, 0], [0] * 5])
    assert given.points(3) == 21


@rule("AS8.17")
def test_as8_17_valhalla() -> None:
    given = ragnarok(
        1,
        order=[1, 4, 3, 2],
        valhalla="1 white-warrior, 2 orange-warrior",
        slots={"1-light": "odin 1", "5-light": "odin 2", "3-light": "tyr 3", "4-dark": "hel 1", "2-light": "freyja 1"},
        discs=[
            "1 odin support-upper",
            "1 thor support-upper",
            "4 odin support-lower",
            "4 tyr support-upper",
            "4 freyja support-upper",
            "3 hel support-upper",
            "2 tyr support-lower",
            "2 freyja support-lower",
        ],
    )
    given.do("1 join orange-warrior 5-light", "4 join orange-warrior 1-light")
    assert given.asked == [2]
    given.do("2 join white-warrior 3-light")
    assert [given.army(slot) for slot in ("5-light", "1-light", "3-light")] == [
        {"orange-warrior": 1},
        {"orange-warrior": 1},
        {"white-warrior": 1},
    ]
    assert given.seen.valhalla == [0, 0, 0]


@rule("AS8.18")
def test_as8_18_tiles_under_gods() -> None:
    given = ragnarok(
        2,
        order=[1, 2, 4, 3],
        slots={"5-light": "odin 2", "3-dark": "surtr 3"},
        discs=["1 odin support-upper", "4 odin support-lower", "2 surtr support-upper"],
        weapons=[(1, 5)],
        wizardries=[(4, "bonus-top"), (2, "bonus-bottom")],
    )
    given.do("1 lay-weapon 5 5-light")
    assert given.why("2 lay-wizardry bonus-bottom 5-light") == ("no-support", "AS7.5")
    given.do("2 lay-wizardry bonus-bottom 3-dark", "4 lay-wizardry bonus-top 5-light")
    assert given.state.is_over()


@rule("AS8.19")
@pytest.mark.parametrize("ancient", [1, 3, 5])
def test_as8_19_world_one(ancient: int) -> None:
    given = world(
        "thor 4",
        "population order",
        army={"1-light": [2, 0, 0]},
        weapons=((1, 2, "1-light"),),
        wizardries=((1, "cancel-weapon", "1-light"),),
        ancient=(0, ancient),
    )
    assert given.told("total") == [{"world": 1, "light": 8, "dark": 6}]
    assert given.points(1) == 9


@rule("AS8.20")
def test_as8_20_world_seven() -> None:
    given = world(
        "freyja 1",
        "mimir 4",
        number=7,
        army={"7-light": [3, 0, 0], "7-dark": [1, 1, 1]},
        supporters=(
            "2 freyja support-upper",
            "4 freyja support-lower",
            "4 mimir support-lower",
            "1 mimir support-upper",
        ),
        weapons=((2, 6, "7-light"),),
        wizardries=(
            (2, "cancel-tile", "7-light"),
            (2, "bonus-top", "7-light"),
            (4, "double-recruits", "7-dark"),
            (4, "bonus-bottom", "7-dark"),
        ),
    )
    assert given.told("total") == [{"world": 7, "light": 10, "dark": 8}]
    assert (given.points(2), given.points(4)) == (23, 11)
    won = world(
        "freyja 1",
        "mimir 4",
        number=7,
        army={"7-dark": [1, 1, 1]},
        supporters=(
            "2 freyja support-upper",
            "4 freyja support-lower",
            "4 mimir support-lower",
            "1 mimir support-upper",
        ),
        wizardries=((4, "bonus-bottom", "7-dark"),),
    )
    assert won.points(4) == 21
