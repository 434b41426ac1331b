"""IA2 A round."""

from __future__ import annotations

import random

import pytest

from meadhall.core.layout import picture
from meadhall.core.state import IllegalAction
from meadhall.testing import rule

from .scene import GAME, Scene

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
        view = GAME.view(Scene(2, {}, round=round, hands={0: "odin/thor", 1: "odin/sif"}).state, None)
        return [goal["aesir"] is not None for goal in view["goals"]]

    assert opened(1) == [True, True, False, True, False, False]
    assert opened(2) == [True, True, True, True, False, False]
    assert opened(3) == [True] * 6


@rule("IA2.2")
def test_the_opening_of_a_goal_is_told_with_its_limit() -> None:
    scene = Scene(2, {}, round=1)
    told = [event.args for event in scene.told("goal-opened")]
    assert told == [{"column": 2, "aesir": "sif", "limit": 2}]


@rule("IA2.3")
def test_all_choose_in_secret_and_reveal_at_once() -> None:
    scene = Scene(3, {}, hands={0: "odin/thor sif/loki", 1: "freya/loki sif/bragi", 2: "odin/sif thor/sif"})
    scene.act("1 play odin thor", "3 play sif thor")
    assert scene.told("played") == []
    assert GAME.view(scene.state, 1)["players"][0]["stacks"] == {}
    assert [player["committed"] for player in GAME.view(scene.state, 1)["players"]] == [True, False, True]
    told = scene.act("2 play loki freya")
    assert [event.args["shown"] for event in told if event.key == "played"] == ["odin", "loki", "sif"]
    assert scene.stack(0, "odin") == "thor" and scene.stack(1, "loki") == "freya"


@rule("IA2.3")
def test_a_choice_may_change_before_the_reveal_and_not_after() -> None:
    scene = Scene(2, {}, hands={0: "odin/thor sif/loki", 1: "freya/loki sif/bragi"})
    scene.act("1 play odin thor", "1 play thor odin", "2 play freya loki")
    assert scene.stack(0, "thor") == "odin" and scene.stack(0, "odin") == ""
    assert "play thor odin" not in scene.legal(0)


@rule("IA2.3")
def test_only_a_card_of_the_hand_can_be_played() -> None:
    scene = Scene(2, {}, hands={0: "odin/thor", 1: "freya/loki"})
    assert scene.legal(0) == ["play odin thor", "play thor odin"]
    assert scene.why_not(0, "play freya loki") == "IA2.3"
    assert scene.why_not(0, "play odin odin") == "IA1.2"
    with pytest.raises(IllegalAction):
        scene.act("1 play freya loki")


@rule("IA2.4")
@pytest.mark.parametrize(("round", "receiver"), [(1, 1), (2, 2), (3, 1)])
def test_hands_go_left_in_rounds_1_and_3_and_right_in_round_2(round: int, receiver: int) -> None:
    hands = {0: "odin/thor odin/sif", 1: "freya/loki freya/sif", 2: "bragi/heimdall thor/bragi"}
    scene = Scene(3, {}, round=round, hands=hands)
    scene.act("1 play odin thor", "2 play freya loki", "3 play bragi heimdall")
    assert scene.hand(receiver) == "odin/sif"
    assert scene.told("passed-left" if round != 2 else "passed-right")


@rule("IA2.4")
def test_two_players_swap_hands() -> None:
    for round in (1, 2, 3):
        scene = Scene(2, {}, round=round, hands={0: "odin/thor odin/sif", 1: "freya/loki freya/sif"})
        scene.act("1 play odin thor", "2 play freya loki")
        assert (scene.hand(0), scene.hand(1)) == ("freya/sif", "odin/sif")


@rule("IA2.4")
def test_the_last_card_is_forced_but_its_end_is_not() -> None:
    scene = Scene(2, {}, hands={0: "odin/thor", 1: "freya/loki"})
    assert scene.legal(0) == ["play odin thor", "play thor odin"]
    scene.act("1 play thor odin", "2 play loki freya")
    assert scene.told("awoke")


@rule("IA2.5")
def test_cards_stay_on_the_table_between_rounds_hidden_ones_where_they_are() -> None:
    scene = Scene(2, {0: {"sif": "(odin freya) bragi loki"}, 1: {"freya": "sif"}}, awakening="heimdall", round=1)
    assert picture(scene.state).round == 2
    assert scene.stack(0, "sif") == "(odin freya) bragi loki" and scene.stack(1, "freya") == "sif"


@rule("IA2.6")
def test_a_card_comes_on_top_and_founds_a_stack_where_there_is_none() -> None:
    scene = Scene(2, {0: {"odin": "sif"}}, hands={0: "odin/thor", 1: "freya/loki"})
    scene.act("1 play odin thor", "2 play loki freya")
    view = GAME.view(scene.state, 1)
    assert scene.stack(1, "loki") == "freya"
    assert scene.stack(0, "odin") == "sif thor"
    assert view["players"][0]["stacks"]["odin"]["cards"] == ["thor", None]


@rule("IA2.6")
def test_the_others_keep_their_order_when_a_card_leaves() -> None:
    stacks = {0: {"loki": "odin"}, 1: {"sif": "(odin) bragi thor freya heimdall"}}
    scene = Scene(2, stacks, awakening="loki")
    scene.act("1 turn-other 2 sif 3")
    assert scene.stack(1, "sif") == "(odin) bragi freya heimdall"
    assert scene.stack(1, "thor") == "sif"


@rule("IA2.6")
def test_a_hidden_thor_card_is_never_the_top_card() -> None:
    scene = Scene(2, {0: {"odin": "sif", "loki": "(freya) bragi"}}, awakening="odin")
    scene.act("1 turn-own loki")
    assert scene.stack(0, "bragi") == "loki" and scene.stack(0, "loki") == ""
