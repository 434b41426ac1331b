"""IA6 Hidden information."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from meadhall.core.layout import picture
from meadhall.games.intrigues import knowledge
from meadhall.games.intrigues.vocabulary import AESIR
from meadhall.testing import rule

from .helpers import GAME, table

HANDS = {1: "odin/thor odin/sif", 2: "freya/loki freya/sif", 3: "bragi/heimdall thor/bragi"}


@rule("IA6.1")
def test_a_player_knows_the_hand_passed_on_minus_what_was_revealed_from_it() -> None:
    hands = {
        1: "odin/thor odin/sif thor/loki",
        2: "freya/loki freya/sif loki/sif",
        3: "bragi/heimdall thor/bragi odin/loki",
    }
    scene = table(3, {}, hands=hands)
    assert GAME.view(scene.state, 0)["known_hands"] == {}
    scene.do("1 play odin thor", "2 play freya loki", "3 play bragi heimdall")
    assert GAME.view(scene.state, 0)["known_hands"] == {"1": [["odin", "sif"], ["thor", "loki"]]}
    scene.do("1 play thor bragi", "2 play odin sif", "3 play freya sif")
    assert GAME.view(scene.state, 0)["known_hands"] == {"1": [["odin", "loki"]], "2": [["thor", "loki"]]}
    assert GAME.view(scene.state, None)["known_hands"] == {}


@rule("IA6.1")
def test_guesses_keep_known_hands_and_redraw_only_the_rest() -> None:
    state = GAME.new(4, 5)
    chance = random.Random(5)
    for _ in range(4):
        seat = state.decider()
        state.apply(seat, chance.choice(state.legal(seat)))
    truth = picture(state)
    others = set()
    for rng in range(200):
        guess = picture(state.determinize(0, rng))
        assert guess.hand[0] == truth.hand[0] and guess.hand[1] == truth.hand[1]
        assert (guess.stack, guess.points, guess.doubling) == (truth.stack, truth.points, truth.doubling)
        others.add((tuple(guess.hand[2]), tuple(guess.hand[3])))
    assert len(others) == 200
    assert [knowledge.knows_hand(state, 0, seat) for seat in range(4)] == [True, True, False, False]


@rule("IA6.1")
def test_guesses_shuffle_the_goals_that_are_not_open_the_seventh_among_them() -> None:
    state = GAME.new(2, 1)
    truth = picture(state).goals
    seen: dict[int, set[int]] = {goal: set() for goal in range(7)}
    for rng in range(300):
        for goal, aesir in enumerate(picture(state.determinize(1, rng)).goals):
            seen[goal].add(aesir)
    hidden = {truth[goal] for goal in (2, 4, 5, 6)}
    assert all(seen[goal] == {truth[goal]} for goal in (0, 1, 3))
    assert all(seen[goal] == hidden for goal in (2, 4, 5, 6))


@rule("IA6.1")
def test_a_secret_choice_of_another_is_guessed_among_all_it_can_be() -> None:
    scene = table(3, {}, hands=HANDS, turn=0)
    scene.do("2 play freya loki")
    picks = {picture(scene.state.determinize(0, rng)).pick[1] for rng in range(300)}
    assert len(picks) > 30
    own = {picture(scene.state.determinize(1, rng)).pick[1] for rng in range(20)}
    assert own == {GAME.vocabulary.read("play freya loki")}


@rule("IA6.1", "IA4.5")
def test_the_card_drawn_for_sif_is_hidden_from_the_others() -> None:
    scene = table(2, {1: {"sif": "odin"}}, awakening="sif", deck="thor/loki odin/freya")
    notes = {picture(scene.state.determinize(1, rng)).note[2] for rng in range(30)}
    assert len(notes) == 2
    assert len({picture(scene.state.determinize(0, rng)).note[2] for rng in range(30)}) == 1


@rule("IA6.2")
def test_covered_ends_of_others_and_of_their_hidden_cards_are_not_shown() -> None:
    stacks = {1: {"loki": "(sif odin) bragi thor"}, 2: {"odin": "sif"}}
    scene = table(2, stacks, awakening="odin")
    mine = GAME.view(scene.state, 0)["players"][0]["stacks"]["loki"]
    theirs = GAME.view(scene.state, 1)["players"][0]["stacks"]["loki"]
    assert mine == {"attention": 4, "cards": ["thor", "bragi"], "hidden": ["odin", "sif"]}
    assert theirs == {"attention": 4, "cards": ["thor", None], "hidden": [None, None]}
    assert GAME.view(scene.state, None)["players"][0]["stacks"]["loki"] == theirs


@rule("IA6.2")
def test_tables_that_differ_only_in_covered_ends_look_the_same_to_others() -> None:
    one = table(2, {1: {"loki": "(sif odin) bragi thor"}, 2: {"odin": "sif"}}, awakening="odin")
    two = table(2, {1: {"loki": "(freya bragi) heimdall thor"}, 2: {"odin": "sif"}}, awakening="odin")
    for viewer in (1, None):
        assert json.dumps(GAME.view(one.state, viewer)) == json.dumps(GAME.view(two.state, viewer))
    assert GAME.view(one.state, 0) != GAME.view(two.state, 0)


@rule("IA6.2")
def test_the_option_open_ends_shows_them() -> None:
    stacks = {1: {"loki": "(sif) bragi thor"}, 2: {"odin": "sif"}}
    scene = table(2, stacks, awakening="odin", options={"ends": "open"})
    assert GAME.view(scene.state, 1)["players"][0]["stacks"]["loki"] == {
        "attention": 3,
        "cards": ["thor", "bragi"],
        "hidden": ["sif"],
    }


@rule("IA6.2")
def test_bots_remember_covered_ends_that_were_shown() -> None:
    scene = table(2, {1: {"loki": "(sif) bragi thor"}, 2: {"odin": "sif"}}, awakening="odin")
    guess = scene.state.determinize(1, 7)
    assert picture(guess).stack == picture(scene.state).stack


WILLS_THAT_UNCOVER = [
    ("odin", {1: {"odin": "sif loki"}}, "1 turn-own odin"),
    ("odin", {1: {"odin": "sif", "loki": "(bragi) freya"}}, "1 turn-own loki"),
    ("loki", {1: {"loki": "odin"}, 2: {"sif": "thor odin"}}, "1 turn-other 2 sif 1"),
    ("loki", {1: {"loki": "odin"}, 2: {"sif": "thor odin"}}, "1 turn-other 2 sif 2"),
    ("loki", {1: {"loki": "odin"}, 2: {"sif": "(bragi) odin"}}, "1 turn-other 2 sif 1"),
    ("bragi", {1: {"bragi": "odin sif"}, 2: {"sif": "thor"}}, "1 give bragi 1", "1 take 2 sif 1"),
    ("bragi", {1: {"bragi": "odin sif"}, 2: {"sif": "thor"}}, "1 give bragi 2", "1 take 2 sif 1"),
    ("bragi", {1: {"bragi": "odin"}, 2: {"sif": "thor loki"}}, "1 give bragi 1", "1 take 2 sif 2"),
    ("bragi", {1: {"bragi": "odin thor sif"}, 2: {"bragi": "thor"}}, "1 give bragi 2", "1 take 2 bragi 1"),
    ("bragi", {1: {"bragi": "odin thor loki"}, 2: {"bragi": "thor sif"}}, "1 give bragi 1", "1 take 2 bragi 2"),
    ("heimdall", {1: {"heimdall": "odin sif"}}, "1 score 1"),
    ("heimdall", {1: {"heimdall": "(odin) sif"}}, "1 score 1"),
]

WILLS_THAT_SHOW_NOTHING = [
    ("odin", {1: {"odin": "sif", "loki": "bragi freya"}}, "1 turn-own odin"),
    ("thor", {1: {"thor": "odin sif", "loki": "bragi freya"}}, "1 hide loki"),
    ("freya", {1: {"freya": "odin sif"}}, "1 double freya"),
    ("loki", {1: {"loki": "odin"}, 2: {"sif": "thor"}}, "1 turn-other 2 sif 1"),
    ("bragi", {1: {"bragi": "odin"}, 2: {"sif": "thor"}}, "1 give bragi 1", "1 take 2 sif 1"),
    ("bragi", {1: {"bragi": "odin thor loki"}, 2: {"bragi": "thor sif"}}, "1 give bragi 1", "1 take 2 bragi 1"),
    ("heimdall", {1: {"heimdall": "odin sif"}}, "1 score 2"),
    ("heimdall", {1: {"heimdall": "(odin) sif"}}, "1 score 2"),
]


def reveals_of(awakening: str, stacks: dict[int, dict[str, str]], *moves: str, ends: str = "covered") -> int:
    """What the will itself counts: no goal comes before it, and nothing is left that Sif could draw after it."""
    one, two, three, *rest = [awakening, *(name for name in AESIR.values if name != awakening)]
    goals = f"{one}; {two} {three}; {' '.join(rest)}"
    scene = table(2, stacks, awakening=awakening, round=3, goals=goals, deck="", options={"ends": ends})
    before = scene.state.reveal_count()
    scene.do(*moves)
    return scene.state.reveal_count() - before


@rule("IA6.2")
@pytest.mark.parametrize("will", WILLS_THAT_UNCOVER)
def test_an_end_that_comes_to_light_is_a_reveal_so_nobody_looks_and_takes_back(will: Any) -> None:
    assert reveals_of(*will) > 0
    assert reveals_of(*will, ends="open") == 0


@rule("IA6.2")
@pytest.mark.parametrize("will", WILLS_THAT_SHOW_NOTHING)
def test_a_will_that_uncovers_nothing_can_be_taken_back(will: Any) -> None:
    assert reveals_of(*will) == 0


@rule("IA3.6", "IA6.2")
def test_cards_scored_for_a_goal_uncover_those_below() -> None:
    stacks = {1: {"loki": "(odin) sif bragi freya"}, 2: {"odin": "sif"}}
    scene = table(2, stacks, awakening="loki", round=3, deck="")
    counts = []
    for move in ("1 score 2", "1 score 1", "1 score 1"):
        before = scene.state.reveal_count()
        scene.do(move)
        counts.append(scene.state.reveal_count() - before)
    assert counts == [0, 1, 1]  # Sif's end, then the hidden card that turns up


@rule("IA6.2")
def test_the_last_card_of_a_match_can_uncover_another() -> None:
    scene = table(2, {1: {"odin": "sif loki"}}, final="odin", round=3, deck="")
    before = scene.state.reveal_count()
    scene.do("1 score 1")
    assert scene.state.reveal_count() == before + 1


@rule("IA6.3")
def test_public_facts_are_the_same_for_everybody() -> None:
    scene = table(3, {1: {"loki": "(sif odin) bragi thor"}}, hands=HANDS, doubling=(1, "loki"))
    views = [GAME.view(scene.state, seat) for seat in (None, 0, 1, 2)]
    for view in views:
        assert view["deck"] == views[0]["deck"] and view["goals"] == views[0]["goals"]
        assert view["doubling"] == {"seat": 0, "stack": "loki"}
        assert [player["hand"] for player in view["players"]] == [2, 2, 2]
        assert [player["points"] for player in view["players"]] == [0, 0, 0]
        assert len(view["players"][0]["stacks"]["loki"]["hidden"]) == 2
        assert view["players"][0]["stacks"]["loki"]["cards"][0] == "thor"


@rule("IA6.4")
def test_only_the_choice_of_cards_is_simultaneous() -> None:
    for seats in (2, 3, 4, 5):
        state = GAME.new(seats, 2)
        chance = random.Random(2)
        while not state.is_over():
            together = GAME.frame_name(state) == "choose-card"
            assert len(state.asked_seats()) == (seats if together else 1)
            seat = state.decider()
            state.apply(seat, chance.choice(state.legal(seat)))
