"""Bots are fair, sane, and in the right order of strength."""

from __future__ import annotations

import random

import pytest

from meadhall.bots.karl import Karl
from meadhall.bots.levels import make_bot
from meadhall.bots.mind import Mind
from meadhall.core.errors import Mistake
from meadhall.core.registry import find_game, game_ids


@pytest.mark.parametrize("level", ["thrall", "karl"])
@pytest.mark.parametrize("id", game_ids())
def test_a_bot_makes_the_same_choice_in_any_two_states_it_cannot_tell_apart(id: str, level: str) -> None:
    game = find_game(id)
    chance = random.Random(1)
    for seed in range(3):
        state = game.new(game.most, seed)
        while not state.is_over():
            seat = state.decider()
            if chance.random() < 0.25:
                other = state.determinize(seat, chance.getrandbits(64))
                mine = make_bot(level, seed, sims=8).choose(Mind(game, state, seat))
                assert mine == make_bot(level, seed, sims=8).choose(Mind(game, other, seat))
            state.apply(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize(
    ("id", "option", "value"),
    [(id, option.id, value) for id in game_ids() for option in find_game(id).options for value in option.values],
)
def test_a_bot_finishes_a_match_with_legal_choices_only(id: str, option: str, value: str) -> None:
    game = find_game(id)
    for seats in range(game.fewest, game.most + 1):
        state = game.new(seats, 3, {option: value})
        bots = [make_bot("karl" if seat % 2 else "thrall", seat) for seat in range(seats)]
        while not state.is_over():
            seat = state.decider()
            state.apply(seat, bots[seat].choose(Mind(game, state, seat)))
        assert game.result(state) is not None


def test_karl_offers_odin_no_more_than_it_must() -> None:
    game, chance = find_game("asgard"), random.Random(1)
    sizes: list[int] = []
    for seed in range(12):
        state, offered = game.new(3, seed, {"deals": "on"}), 0
        while not state.is_over():
            seat, codes = state.decider(), state.legal(state.decider())
            if seat == 0:  # always after Odin's order
                odins = [code for code in codes if "odin upper" in game.vocabulary.text(code)]
                choice = (odins or [code for code in codes if game.vocabulary.text(code) == "choose odin"] or codes)[0]
            elif game.frame_name(state).startswith("offer"):
                choice = make_bot("karl", seed, sims=4).choose(Mind(game, state, seat))
                if game.frame_name(state) == "offer-pieces":
                    offered += 1
                if game.vocabulary.text(choice) == "done":
                    sizes.append(offered - 1)
                    offered = 0
            else:
                choice = chance.choice(codes)
            state.apply(seat, choice)
    assert len(sizes) > 5
    assert sum(sizes) < 1.5 * len(sizes), sizes


def test_karl_makes_fewer_guesses_the_more_options_there_are() -> None:
    assert [Karl(1).guesses(options) for options in (2, 6, 12, 24, 100)] == [16, 16, 8, 4, 2]
    assert Karl(1, sims=5).guesses(100) == 5  # counted, so that it repeats itself


@pytest.mark.parametrize("id", game_ids())
def test_karl_beats_thrall(id: str) -> None:
    """Fixed seeds; equal bots would win a half."""
    game = find_game(id)
    wins = 0.0
    for seed in range(20):
        state = game.new(2, seed)
        karl = seed % 2
        bots = [make_bot("karl" if seat == karl else "thrall", 100 * seed + seat) for seat in range(2)]
        while not state.is_over():
            seat = state.decider()
            state.apply(seat, bots[seat].choose(Mind(game, state, seat)))
        winners = game.result(state).winners  # type: ignore[union-attr]
        wins += (karl in winners) / len(winners)
    assert wins >= 16


def test_a_mind_does_not_hand_out_the_state() -> None:
    game = find_game("intrigues")
    state = game.new(3, 1)
    mind = Mind(game, state, 0)
    assert not any(value is state for name, value in vars(mind).items() if not name.startswith("_Mind__"))
    assert mind.guess(1) is not state and mind.view()["seat"] == 0


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Mistake, match="bots are thrall, karl, jarl, konung"):
        make_bot("odin")
    assert isinstance(make_bot("karl"), Karl)
