"""AS3 Choose gods, AS4 Select actions, and the order of turns."""

from __future__ import annotations

import pytest

from meadhall.core.state import IllegalAction
from meadhall.games.asgard.vocabulary import VOCABULARY
from meadhall.testing import rule

from .helpers import GAME, start_of, table


@rule("AS3.1")
def test_everybody_chooses_as_many_gods_as_discs() -> None:
    given = start_of(1, discs=["2 hel upper"])
    given.do(*(f"{seat} choose {god}" for god in ("thor", "hel") for seat in (4, 3, 2, 1)))
    assert given.asked == [1, 3, 4]
    given.do("1 choose odin", "3 choose odin", "4 choose odin")
    assert given.frame == "select-action"
    assert [mask.bit_count() for mask in given.seen.chosen] == [3, 2, 3, 3]


@rule("AS3.1")
def test_a_choice_is_secret_and_can_be_changed_until_all_have_chosen() -> None:
    given = start_of(1)
    given.do("1 choose thor", "1 choose hel", "2 choose odin")
    assert given.told("chose") == []
    assert GAME.view(given.state, 1)["players"][0]["cards"] == 0
    given.do("3 choose odin", "4 choose odin")
    assert GAME.view(given.state, 0)["cards"] == ["hel"]
    assert GAME.view(given.state, 1)["cards"] == ["odin"]
    assert given.why("1 choose hel") == ("chosen", "AS3.1")


@rule("AS3.1")
def test_nobody_chooses_more_gods_than_have_risen() -> None:
    given = start_of(1, taken=[6, 0, 0, 0], at_hand={1: 9})
    gods = ("freyja", "baldr", "odin", "tyr", "thor", "loki", "hel")
    given.do(*(f"{seat} choose {god}" for god in gods[:3] for seat in (1, 2, 3, 4)))
    given.do(*(f"1 choose {god}" for god in gods[3:]))
    assert given.frame == "select-action"
    assert (given.seen.chosen[0].bit_count(), given.discs(1)) == (7, 9)


@rule("AS3.2")
def test_all_cards_come_back_each_round() -> None:
    given = start_of(2, revealed=[31, 0, 0, 0])
    assert given.seen.revealed == [0, 0, 0, 0]
    assert given.can("1 choose freyja")


@rule("AS4.1")
def test_a_turn_reveals_a_card_and_places_a_disc() -> None:
    given = table(phase="select", cards={1: ["thor", "hel"], 2: ["odin"]})
    assert given.why("1 reveal odin upper") == ("no-card", "AS4.1")
    given.do("1 reveal thor upper")
    assert given.disc_at("thor", "upper") == 1
    assert (given.discs(1), given.asked) == (2, [2])
    given.do("2 reveal odin asgard")
    assert given.seen.asgard[1] == 1
    given.do("1 reveal hel asgard")
    assert given.frame == "perform-action"


@rule("AS4.2")
def test_no_temple_for_who_supports_the_god_or_when_it_is_full() -> None:
    given = table(phase="select", cards={1: ["thor", "hel", "odin"]}, discs=["1 thor support-lower"])
    assert given.why("1 reveal thor temple") == ("supporting", "AS4.2")
    full = table(phase="select", cards={1: ["hel"]}, discs=["2 hel support-upper", "3 hel support-lower"])
    assert full.why("1 reveal hel temple") == ("full", "AS4.2")
    poor = table(phase="select", cards={1: ["hel"]})
    assert poor.can("1 reveal hel temple")


@rule("AS4.3")
def test_a_disc_stays_until_it_is_performed() -> None:
    given = table(discs=["1 thor upper", "1 hel lower"])
    given.do("1 perform hel lower")
    assert given.disc_at("thor", "upper") == 1
    assert given.disc_at("hel", "lower") == 0


@rule("AS4.4")
def test_turns_go_by_order_tiles_and_skip_who_has_nothing_left() -> None:
    given = table(
        phase="select",
        order=[1, 3, 2, 4],
        cards={1: ["thor", "hel"], 2: ["odin"], 3: ["loki"]},
    )
    given.do("1 reveal thor upper")
    assert given.asked == [3]
    given.do("3 reveal loki asgard")
    assert given.asked == [2]
    given.do("2 reveal odin asgard")
    assert given.asked == [1]


@rule("AS4.4")
def test_phases_two_and_three_begin_with_number_one() -> None:
    given = table(phase="select", turn=2, order=[2, 3, 1, 4], cards={2: ["odin"]}, discs=["3 asgard", "1 asgard"])
    given.do("2 reveal odin asgard")
    assert given.frame == "perform-action"
    assert given.asked == [3]


def test_a_refused_action_leaves_the_state_as_it_was() -> None:
    given = table(phase="select", cards={1: ["thor"]})
    before = bytes(given.state)
    with pytest.raises(IllegalAction):
        given.state.apply(0, VOCABULARY.read("reveal odin upper"))
    assert bytes(given.state) == before
