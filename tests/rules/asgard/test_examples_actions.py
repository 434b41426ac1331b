"""AS8 The worked examples of phase 3: requests, temples and Asgard. Red is seat 1, Yellow 2, Blue 3, Purple 4."""

from __future__ import annotations

import pytest

from meadhall.games.asgard.vocabulary import RECRUITS, SLOT, STACK, TEMPLE
from meadhall.testing import rule

from .helpers import Table, table

STONES = ("pink-stone", "yellow-stone", "red-stone", "blue-stone", "green-stone", "black-stone", "white-stone")
NO_ROW = ["nothing!"]  # no Asgard tile is face up, so step a falls away


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
        assert given.why(f"1 pay {stone}") == ("depicted", "AS5.8.1")
    given.do("1 pay blue-stone")
    assert [given.held(1, stone) for stone in STONES] == [1, 2, 2, 1, 1, 2, 1]
    assert [given.supply(stone) - was for stone, was in zip(STONES, before, strict=True)] == [1, 0, 0, 1, 1, 0, 1]
    assert given.seen.temple_owner[TEMPLE.values.index("iv-1")] == 1
    assert given.options(1, "give") == ["give white-warrior", "give orange-warrior"]
    assert given.why("1 give giant") == ("not-wanted", "AS5.9")
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
    assert given.why("4 turn-over recruit1") == ("turned", "AS5.12.1")
    given.do("4 turn-over recruit3", "4 ask giant")
    assert given.why("4 ask giant") == ("other-kind", "AS5.12.1")
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
            assert short.why(f"{seat} buy-disc") == ("no-seals", "AS5.12.3")


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
    assert given.why("2 to-battle 5-light") == ("victorious", "AS5.13")
    assert given.why("2 to-battle 5-dark") == ("victorious", "AS5.13")
    assert given.why("2 to-battle 7-light") == ("slot-taken", "AS5.13")
    assert given.why("2 to-battle 7-dark") == ("one-disc", "AS5.13")
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
