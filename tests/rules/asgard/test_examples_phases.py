"""AS8 The worked examples of supply and of phases 1 and 2. Red is seat 1, Yellow 2, Blue 3, Purple 4."""

from __future__ import annotations

import pytest

from meadhall.core import layout
from meadhall.games.asgard.vocabulary import GOD
from meadhall.testing import rule

from .helpers import GAME, start_of, table

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
    assert given.why("1 choose fenrir") == ("not-risen", "AS1.1")
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
    assert given.why("3 reveal mimir temple") == ("supporting", "AS4.2")
    given.do("3 reveal mimir upper")
    assert given.disc_at("mimir", "upper") == 3
    assert given.options(2) == ["reveal odin upper", "reveal odin lower", "reveal odin asgard"]
    assert given.why("2 reveal odin temple") == ("occupied", "AS1.2")
    given.do("2 reveal odin asgard")
    assert given.seen.asgard == [0, 1, 0, 1]
    given.do("4 reveal hel asgard")
    assert given.seen.asgard == [0, 1, 0, 2]
    assert given.frame == "perform-action" and given.asked == [1]
