"""AS8 The worked examples of the rulebook, with their numbers. Red is seat 1, Yellow 2, Blue 3, Purple 4."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.core import layout
from meadhall.games.asgard.names import sizes
from meadhall.games.asgard.vocabulary import GOD, RECRUITS, SLOT, STACK, TEMPLE
from meadhall.testing import rule

from .helpers import GAME, Table, ragnarok, start_of, table

STONES = ("pink-stone", "yellow-stone", "red-stone", "blue-stone", "green-stone", "black-stone", "white-stone")
NO_ROW = ["nothing!"]  # no Asgard tile is face up, so step a falls away


def armies(**at: str) -> list[list[int]]:
    """Recruits at god tiles: world_1_light="1 giant"."""
    rows = [[0] * sizes.RECRUITS for _ in range(sizes.BATTLES)]
    for place, text in at.items():
        slot = SLOT.values.index(place.removeprefix("world_").replace("_", "-"))
        for part in text.split(", "):
            count, name = part.split()
            rows[slot][RECRUITS.index(name)] = int(count)
    return rows


def refusal(given: Table, move: str) -> tuple[str, str]:
    """The key and the rule of the refusal, for a move that is illegal indeed."""
    assert not given.can(move)
    return given.why(move)


def strength_sent(given: Table) -> int:
    return int(given.seen.extra[given.seen.depth - 1])


# Supply


@rule("AS8.1", "AS1.6")
def test_a_receiver_who_has_most_after_one_stone_loses_the_second() -> None:
    given = table(discs=["1 freyja lower"], held={1: "2 pink-stone", 3: "3 pink-stone"}, supply="0 pink-stone")
    given.do("1 perform freyja lower")
    assert (given.held(1, "pink-stone"), given.held(3, "pink-stone"), given.supply("pink-stone")) == (3, 2, 0)
    assert given.told("received-from") == [{"seat": 0, "piece": "pink-stone", "giver": 2}]
    assert given.told("lost-piece") == [{"seat": 0, "piece": "pink-stone"}]


@rule("AS8.2", "AS1.6")
@pytest.mark.parametrize(("named", "other"), [(4, 3), (3, 4)])
def test_the_supply_gives_first_and_then_the_one_that_the_receiver_names(named: int, other: int) -> None:
    given = table(
        turn=2,
        discs=["2 thor lower"],
        held={3: "2 blue-stone", 4: "2 blue-stone"},
        supply="1 blue-stone",
    )
    given.do("2 perform thor lower")
    assert (given.held(2, "blue-stone"), given.supply("blue-stone")) == (1, 0)
    assert given.options(2) == ["take-from 3", "take-from 4"]
    given.do(f"2 take-from {named}")
    assert (given.held(2, "blue-stone"), given.supply("blue-stone")) == (2, 0)
    assert (given.held(named, "blue-stone"), given.held(other, "blue-stone")) == (1, 2)


# Phases 1 and 2


@rule("AS8.3", "AS3.1", "AS3.2", "AS1.1")
def test_four_discs_choose_four_of_the_nine_gods_of_round_three() -> None:
    given = start_of(3, taken=[1, 0, 0, 0], go_on=False)
    layout.assign(given.state, {"discs": [4, 3, 3, 3]})
    given.state.go_on()
    assert given.options(1) == [f"choose {god}" for god in GOD.values if god != "fenrir"]
    assert refusal(given, "1 choose fenrir") == ("not-risen", "AS1.1")
    for mine in ("freyja", "odin", "loki"):
        given.do(f"1 choose {mine}", *(f"{seat} choose {mine}" for seat in (2, 3, 4)))
    assert given.asked == [1]  # three discs are three cards; Red owes one more and nothing else
    assert given.options(1) == [f"choose {god}" for god in ("baldr", "tyr", "thor", "hel", "mimir", "surtr")]
    given.do("1 choose mimir")
    assert given.frame == "select-action"
    assert GAME.view(given.state, 0)["cards"] == ["freyja", "odin", "loki", "mimir"]
    assert len(GOD.values) - given.seen.chosen[0].bit_count() == 6
    assert GAME.view(given.state, 1)["players"][0]["cards"] == 4


@rule("AS8.4", "AS4.1", "AS4.2", "AS1.2")
def test_a_supporter_and_a_latecomer_find_the_temple_closed() -> None:
    given = table(
        phase="select",
        round=2,
        order=[1, 3, 2, 4],  # Red, Blue, Yellow, Purple
        cards={1: ["odin"], 2: ["odin"], 3: ["mimir"], 4: ["hel"]},
        discs=["3 mimir support-upper", "4 asgard"],
    )
    given.do("1 reveal odin temple")
    assert given.disc_at("odin", "temple") == 1
    assert given.options(3) == ["reveal mimir upper", "reveal mimir asgard"]
    assert refusal(given, "3 reveal mimir temple") == ("supporting", "AS4.2")
    given.do("3 reveal mimir upper")
    assert given.disc_at("mimir", "upper") == 3
    assert given.options(2) == ["reveal odin upper", "reveal odin lower", "reveal odin asgard"]
    assert refusal(given, "2 reveal odin temple") == ("occupied", "AS1.2")
    given.do("2 reveal odin asgard")
    assert given.seen.asgard == [0, 1, 0, 1]
    given.do("4 reveal hel asgard")
    assert given.seen.asgard == [0, 1, 0, 2]
    assert given.frame == "perform-action" and given.asked == [1]


# Requests


@rule("AS8.5", "AS5.1", "AS5.2", "AS5.3.7", "AS5.4", "AS4.4")
@pytest.mark.parametrize("declined", [["3 forgo baldr temple"], ["3 perform baldr temple", "3 decline"]])
def test_the_first_at_a_god_takes_the_seal_and_all_discs_come_back(declined: list[str]) -> None:
    given = table(
        round=2,
        turn=3,
        order=[2, 3, 1, 4],  # Blue, Red, Yellow, Purple
        discs=["3 mimir upper", "3 baldr temple", "1 baldr upper", "2 baldr lower"],
        held={3: "2 pink-stone, 1 white-warrior"},
        temples={"i": "i-1"},
        seal_beside=[1] * 8 + [0, 0],  # Mímir has risen
    )
    assert [given.discs(seat) for seat in (1, 2, 3)] == [2, 2, 1]

    def seals() -> list[tuple[int, int]]:
        return [(given.held(seat, "light-seal"), given.held(seat, "dark-seal")) for seat in (1, 2, 3)]

    given.do("3 perform mimir upper")
    assert given.can("3 move-to-asgard")
    given.do("3 decline")
    assert given.asked == [1]
    assert seals() == [(0, 0), (0, 0), (0, 1)]
    given.do("1 perform baldr upper", "1 decline")
    assert given.asked == [2]
    assert seals() == [(1, 0), (0, 0), (0, 1)]
    given.do("2 perform baldr lower")
    assert given.asked == [3]
    given.do(*declined)
    assert (given.held(3, "pink-stone"), given.held(3, "white-warrior")) == (2, 1)
    assert seals() == [(1, 0), (0, 0), (0, 1)]
    assert [given.discs(seat) for seat in (1, 2, 3)] == [3, 3, 3]
    assert [given.disc_at("baldr", spot) for spot in ("upper", "lower", "temple")] == [0, 0, 0]
    assert given.disc_at("mimir", "upper") == given.disc_at("baldr", "support-upper") == 0
    assert [given.held(seat, "yellow-stone") for seat in (1, 2, 3)] == [2, 2, 0]


@rule("AS8.6", "AS5.2", "AS5.3.5", "AS5.3.8")
def test_the_upper_slot_gives_stones_and_skill_the_lower_stones_and_surtr_the_skill() -> None:
    given = table(
        round=3,
        turn=4,
        order=[3, 2, 4, 1],  # Purple, Yellow, Red, Blue
        discs=["4 loki upper", "2 loki lower", "1 surtr upper", "3 asgard"],
        on_god={"hel": "1 giant", "loki": "1 giant"},
        slots={"4-dark": "population order"},
    )
    given.do("4 perform loki upper")
    assert given.held(4, "green-stone") == 2
    assert given.frame == "loki"
    given.do("4 steal giant hel")
    assert (given.held(4, "giant"), given.on_god("hel", "giant"), given.on_god("loki", "giant")) == (1, 0, 1)
    given.do("2 perform loki lower")
    assert given.held(2, "green-stone") == 2
    assert given.asked == [1]  # no skill for Yellow
    given.do("1 perform surtr upper")
    assert given.frame == "surtr"
    given.do("1 flip 4-dark")
    assert given.order()[0] == 1
    assert given.seen.flipped[SLOT.values.index("4-dark")] == 1
    assert [given.held(1, stone) for stone in STONES] == [0] * 7


# Temples


@rule("AS8.7", "AS5.8", "AS5.8.1", "AS5.9", "AS5.10", "AS5.11", "AS5.11.1")
def test_red_builds_the_dearest_temple_for_surtr() -> None:
    given = table(
        round=3,
        discs=["1 surtr temple", "3 surtr support-upper", "2 asgard"],
        held={1: ", ".join([*(f"2 {stone}" for stone in STONES), "3 white-warrior", "4 orange-warrior", "1 giant"])},
        on_god={"surtr": "2 giant"},
        temples={"iv": "iv-1"},
        slots={"3-dark": "population victory"},
    )
    before = [given.supply(stone) for stone in STONES]
    given.do("1 perform surtr temple", "1 build iv")
    assert given.told("paid") == [{"seat": 0, "piece": stone} for stone in ("pink-stone", "green-stone", "white-stone")]
    assert given.options(1) == [f"pay {stone}" for stone in ("yellow-stone", "red-stone", "blue-stone", "black-stone")]
    for stone in ("pink-stone", "green-stone", "white-stone"):
        assert refusal(given, f"1 pay {stone}") == ("depicted", "AS5.8.1")
    given.do("1 pay blue-stone")
    assert [given.held(1, stone) for stone in STONES] == [1, 2, 2, 1, 1, 2, 1]
    assert [given.supply(stone) - was for stone, was in zip(STONES, before, strict=True)] == [1, 0, 0, 1, 1, 0, 1]
    assert given.seen.temple_owner[TEMPLE.values.index("iv-1")] == 1
    assert given.options(1, "give") == ["give white-warrior", "give orange-warrior"]
    assert refusal(given, "1 give giant") == ("not-wanted", "AS5.9")
    given.do("1 give orange-warrior")
    assert [given.on_god("surtr", kind) for kind in RECRUITS] == [0, 4, 2]
    assert (given.held(1, "white-warrior"), given.held(1, "orange-warrior")) == (3, 0)
    assert given.options(1, "settle") == [f"settle {slot}" for slot in SLOT.values if slot.endswith("dark")]
    given.do("1 settle 3-dark")
    assert given.god_at("3-dark") == "surtr"
    assert given.seen.population[SLOT.values.index("3-dark")] == 0
    assert given.tiles(1) == ["victory"]
    assert (given.disc_at("surtr", "support-upper"), given.disc_at("surtr", "support-lower")) == (3, 1)
    assert given.disc_at("surtr", "temple") == 0
    assert given.seen.temple_top[STACK.values.index("iv")] not in (0, 1)
    assert given.asked == [2]


@rule("AS8.8", "AS5.10.1", "AS5.11")
def test_a_tile_on_a_lower_world_scores_five_at_once() -> None:
    given = table(
        turn=2,
        discs=["2 odin temple", "3 asgard"],
        held={2: "2 pink-stone, 1 white-warrior"},
        temples={"i": "i-1"},
        slots={"lower-light": "population seal"},
    )
    given.do("2 perform odin temple", "2 build i")
    assert (given.points(2), given.tiles(2)) == (0, [])
    given.do("2 settle lower-light")
    assert given.god_at("lower-light") == "odin"
    assert (given.points(2), given.from_source(2, "lower-worlds")) == (5, 5)
    assert given.tiles(2) == ["seal"]
    assert given.asked == [3]  # at once: the round goes on


# Asgard


@rule("AS8.9", "AS5.12", "AS5.12.1", "AS5.12.2")
def test_purple_flips_two_and_one_and_buys_an_orange_warrior() -> None:
    given = table(
        turn=4,
        discs=["4 asgard", "1 asgard"],
        held={4: "3 dark-seal"},
        row=["recruit3", "recruit1!", "exchange"],
    )
    given.do("4 perform-asgard")
    assert given.options(4) == ["turn-over recruit3", "turn-over exchange"]
    assert refusal(given, "4 turn-over recruit1") == ("turned", "AS5.12.1")
    given.do("4 turn-over recruit3", "4 ask giant")
    assert refusal(given, "4 ask giant") == ("other-kind", "AS5.12.1")
    given.do("4 ask orange-warrior")
    assert (given.held(4, "giant"), given.held(4, "orange-warrior")) == (2, 1)
    given.do("4 buy orange-warrior")
    assert [given.held(4, kind) for kind in RECRUITS] == [0, 2, 2]
    assert (given.held(4, "dark-seal"), given.held(4, "light-seal")) == (2, 0)
    given.do("4 done", "4 done")
    assert given.asked == [1]
    assert given.seen.row_down == 0b011  # the third tile alone is face up
    given.do("1 perform-asgard")
    assert given.told("bonus-flipped") == [{"seat": 0, "bonus": "exchange"}]


def buying(seat: int, seals: str, taken: list[int]) -> Table:
    """Two players, at the purchase of discs; a weapon tile keeps the question open where nothing can be bought."""
    given = table(
        2,
        turn=seat,
        discs=[f"{seat} asgard"],
        held={seat: seals},
        tiles={seat: ["weapon"]},
        row=NO_ROW,
        taken=[*taken, 0, 0],
    )
    given.do(f"{seat} perform-asgard", f"{seat} done")
    assert given.frame == "buy-discs"
    return given


@rule("AS8.10", "AS5.12.3")
@pytest.mark.parametrize(
    ("seat", "taken", "light", "dark"),
    [(2, [1, 2], 1, 1), (2, [1, 3], 2, 1), (1, [1, 2], 1, 0), (1, [2, 2], 0, 1)],
    ids=["yellow third", "yellow fourth", "red second", "red third"],
)
def test_a_disc_costs_its_place_and_places_where_others_still_lie(
    seat: int, taken: list[int], light: int, dark: int
) -> None:
    given = buying(seat, f"{light} light-seal, {dark} dark-seal", taken)
    given.do(f"{seat} buy-disc")
    assert sorted(paid["piece"] for paid in given.told("paid")) == ["dark-seal"] * dark + ["light-seal"] * light
    assert given.told("bought-disc") == [{"seat": seat - 1, "place": taken[seat - 1] + 1}]
    assert (given.held(seat, "light-seal"), given.held(seat, "dark-seal")) == (0, 0)
    poorer = [(light - 1, 5), (5, dark - 1)]
    for few_light, few_dark in poorer:
        if min(few_light, few_dark) >= 0:
            short = buying(seat, f"{few_light} light-seal, {few_dark} dark-seal", taken)
            assert refusal(short, f"{seat} buy-disc") == ("no-seals", "AS5.12.3")


@rule("AS8.10", "AS5.12.3")
@pytest.mark.parametrize(
    ("seat", "seals", "prices"),
    [
        (2, "3 light-seal, 2 dark-seal", [["dark", "light"], ["dark", "light", "light"]]),
        (1, "1 light-seal, 1 dark-seal", [["light"], ["dark"]]),
    ],
    ids=["yellow", "red"],
)
def test_two_discs_are_bought_one_after_the_other(seat: int, seals: str, prices: list[list[str]]) -> None:
    given = buying(seat, seals, [1, 2])
    for price in prices:
        given.do(f"{seat} buy-disc")
        assert sorted(paid["piece"] for paid in given.told("paid")) == [f"{colour}-seal" for colour in price]
        given.do(f"{seat} to-hand")
    assert given.seen.taken[:2] == ([1, 4] if seat == 2 else [3, 2])
    assert (given.held(seat, "light-seal"), given.held(seat, "dark-seal")) == (0, 0)


@rule("AS8.11", "AS5.12.3", "AS5.12.4", "AS5.12.5", "AS5.13")
def test_yellow_buys_three_discs_and_red_brings_one_back_from_the_middle() -> None:
    given = table(
        round=3,
        turn=2,
        order=[2, 1, 3, 4],  # Yellow, Red, Blue, Purple
        discs=["2 asgard", "2 victory 5", "3 battle 7-light", "1 asgard", "1 middle", "4 victory 3", "4 asgard"],
        held={2: "4 light-seal, 2 dark-seal"},  # light; dark and light; light, dark and light
        row=NO_ROW,
    )
    given.do("2 perform-asgard", "2 done", "2 buy-disc", "2 to-hand", "2 buy-disc")
    assert refusal(given, "2 to-battle 5-light") == ("victorious", "AS5.13")
    assert refusal(given, "2 to-battle 5-dark") == ("victorious", "AS5.13")
    assert refusal(given, "2 to-battle 7-light") == ("slot-taken", "AS5.13")
    assert refusal(given, "2 to-battle 7-dark") == ("one-disc", "AS5.13")
    given.do("2 to-battle 6-light")
    assert given.told("looked") == [{"seat": 1, "sort": "weapon"}]
    given.do("2 keep-weapon 6", "2 buy-disc", "2 to-battle 1-dark")
    assert given.told("looked") == [{"seat": 1, "sort": "wizardry"}]
    given.do("2 keep-wizardry bonus-top")
    assert (given.weapons(2), given.wizardries(2)) == ([6], ["bonus-top"])
    assert (given.battle("6-light"), given.battle("1-dark")) == (2, 2)
    assert (given.held(2, "light-seal"), given.held(2, "dark-seal")) == (0, 0)
    assert given.asked == [1]
    given.do("1 perform-asgard")
    assert given.frame == "middle"
    given.do("1 to-battle 2-dark")
    assert (given.battle("2-dark"), given.seen.middle[0]) == (1, 0)
    assert given.told("looked") == []
    assert (given.weapons(1), given.wizardries(1)) == ([], [])
    assert given.asked == [4]
    given.do("4 forgo-asgard")
    assert (given.frame, given.seen.round) == ("choose-god", 4)
    assert (given.discs(2), given.discs(1)) == (4, 3)


# Battles


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
    assert refusal(given, "2 done") == ("not-enough", "AS6.3.1")
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
    assert refusal(given, "2 send white-warrior") == ("too-weak", "AS6.3.1")
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


# Ragnarök


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
    assert refusal(given, "1 join orange-warrior 2-light") == ("no-support", "AS7.4")
    given.do("1 join orange-warrior 5-light")
    assert given.asked == [4]
    given.do("4 join orange-warrior 1-light")
    assert given.asked == [2]
    assert given.told("passed") == []  # Blue is not even asked
    assert refusal(given, "2 join white-warrior 5-light") == ("no-support", "AS7.4")
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
    assert refusal(given, "2 lay-wizardry cancel-weapon 5-light") == ("no-support", "AS7.5")
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
