"""IA2 A round."""

from __future__ import annotations

import random

import pytest

from meadhall.core.layout import picture
from meadhall.core.state import IllegalAction
from meadhall.testing import rule

from .helpers import GAME, table

DEALS = {2: (7, 6, 5), 3: (7, 6, 5), 4: (6, 5, 4), 5: (5, 4, 3)}


@rule("IA2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_round_deals_its_number_of_cards_and_the_deck_suffices(seats: int) -> None:
    state = GAME.new(seats, 3)
    chance = random.Random(3)
    dealt: list[set[int]] = []
    while not state.is_over():
        view = GAME.view(state, None)
        if view["phase"] == "choosing" and view["turn"] == 0 and len(dealt) < view["round"]:
            dealt.append({player["hand"] for player in view["players"]})
        seat = state.decider()
        state.apply(seat, chance.choice(state.legal(seat)))
    assert dealt == [{cards} for cards in DEALS[seats]]


@rule("IA2.1", "IA6.1")
def test_a_hand_is_secret() -> None:
    state = GAME.new(3, 1)
    assert len(GAME.view(state, 0)["hand"]) == 7
    assert GAME.view(state, 1)["known_hands"] == {}
    assert GAME.view(state, None)["hand"] == []


@rule("IA2.2")
def test_the_rest_of_a_column_opens_when_its_round_begins() -> None:
    def opened(round: int) -> list[bool]:
        view = GAME.view(table(2, {}, round=round, hands={1: "odin/thor", 2: "odin/sif"}).state, None)
        return [goal["aesir"] is not None for goal in view["goals"]]

    assert opened(1) == [True, True, False, True, False, False]
    assert opened(2) == [True, True, True, True, False, False]
    assert opened(3) == [True] * 6


@rule("IA2.2")
def test_the_opening_of_a_goal_is_told_with_its_limit() -> None:
    scene = table(2, {}, round=1)
    assert scene.told("goal-opened") == [{"column": 2, "aesir": "sif", "limit": 2}]


@rule("IA2.3")
def test_all_choose_in_secret_and_reveal_at_once() -> None:
    scene = table(3, {}, hands={1: "odin/thor sif/loki", 2: "freya/loki sif/bragi", 3: "odin/sif thor/sif"})
    scene.do("1 play odin thor", "3 play sif thor")
    assert scene.told("played") == []
    assert GAME.view(scene.state, 1)["players"][0]["stacks"] == {}
    assert [player["committed"] for player in GAME.view(scene.state, 1)["players"]] == [True, False, True]
    scene.do("2 play loki freya")
    assert [event["shown"] for event in scene.told("played")] == ["odin", "loki", "sif"]
    assert scene.stack(1, "odin") == "thor" and scene.stack(2, "loki") == "freya"


@rule("IA2.3")
def test_a_choice_may_change_before_the_reveal_and_not_after() -> None:
    scene = table(2, {}, hands={1: "odin/thor sif/loki", 2: "freya/loki sif/bragi"})
    scene.do("1 play odin thor", "1 play thor odin", "2 play freya loki")
    assert scene.stack(1, "thor") == "odin" and scene.stack(1, "odin") == ""
    assert "play thor odin" not in scene.options(1)


@rule("IA2.3")
def test_only_a_card_of_the_hand_can_be_played() -> None:
    scene = table(2, {}, hands={1: "odin/thor", 2: "freya/loki"})
    assert scene.options(1) == ["play odin thor", "play thor odin"]
    assert scene.why("1 play freya loki") == ("not-in-hand", "IA2.3")
    assert scene.why("1 play odin odin") == ("such-card", "IA1.2")
    with pytest.raises(IllegalAction):
        scene.do("1 play freya loki")


@rule("IA2.4")
@pytest.mark.parametrize(("round", "receiver"), [(1, 2), (2, 3), (3, 2)])
def test_hands_go_left_in_rounds_1_and_3_and_right_in_round_2(round: int, receiver: int) -> None:
    hands = {1: "odin/thor odin/sif", 2: "freya/loki freya/sif", 3: "bragi/heimdall thor/bragi"}
    scene = table(3, {}, round=round, hands=hands)
    scene.do("1 play odin thor", "2 play freya loki", "3 play bragi heimdall")
    assert scene.hand(receiver) == "odin/sif"
    assert scene.told("passed-left" if round != 2 else "passed-right")


@rule("IA2.4")
def test_two_players_swap_hands() -> None:
    for round in (1, 2, 3):
        scene = table(2, {}, round=round, hands={1: "odin/thor odin/sif", 2: "freya/loki freya/sif"})
        scene.do("1 play odin thor", "2 play freya loki")
        assert (scene.hand(1), scene.hand(2)) == ("freya/sif", "odin/sif")


@rule("IA2.4")
def test_the_last_card_is_forced_but_its_end_is_not() -> None:
    scene = table(2, {}, hands={1: "odin/thor", 2: "freya/loki"})
    assert scene.options(1) == ["play odin thor", "play thor odin"]
    scene.do("1 play thor odin", "2 play loki freya")
    assert scene.told("awoke")


@rule("IA2.5")
def test_cards_stay_on_the_table_between_rounds_hidden_ones_where_they_are() -> None:
    scene = table(2, {1: {"sif": "(odin freya) bragi loki"}, 2: {"freya": "sif"}}, awakening="heimdall", round=1)
    assert picture(scene.state).round == 2
    assert scene.stack(1, "sif") == "(odin freya) bragi loki" and scene.stack(2, "freya") == "sif"


@rule("IA2.6")
def test_a_card_comes_on_top_and_founds_a_stack_where_there_is_none() -> None:
    scene = table(2, {1: {"odin": "sif"}}, hands={1: "odin/thor", 2: "freya/loki"})
    scene.do("1 play odin thor", "2 play loki freya")
    view = GAME.view(scene.state, 1)
    assert scene.stack(2, "loki") == "freya"
    assert scene.stack(1, "odin") == "sif thor"
    assert view["players"][0]["stacks"]["odin"]["cards"] == ["thor", None]


@rule("IA2.6")
def test_the_others_keep_their_order_when_a_card_leaves() -> None:
    stacks = {1: {"loki": "odin"}, 2: {"sif": "(odin) bragi thor freya heimdall"}}
    scene = table(2, stacks, awakening="loki")
    scene.do("1 turn-other 2 sif 3")
    assert scene.stack(2, "sif") == "(odin) bragi freya heimdall"
    assert scene.stack(2, "thor") == "sif"


@rule("IA2.6")
def test_a_hidden_thor_card_is_never_the_top_card() -> None:
    scene = table(2, {1: {"odin": "sif", "loki": "(freya) bragi"}}, awakening="odin")
    scene.do("1 turn-own loki")
    assert scene.stack(1, "bragi") == "loki" and scene.stack(1, "loki") == ""
