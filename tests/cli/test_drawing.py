"""The table of every game is drawn for every seat, in both languages, on narrow and wide terminals."""

from __future__ import annotations

import io
import random

import pytest

from meadhall.cli.console import Terminal
from meadhall.cli.score import print_result
from meadhall.cli.texts import cli_texts
from meadhall.core.match import Match
from meadhall.core.registry import find_game, game_ids

NAMES = ["Olga", "Ivan", "karl", "thrall", "karl 2"]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("id", game_ids())
def test_a_whole_match_is_drawn_within_the_terminal(id: str, language: str) -> None:
    game = find_game(id)
    texts = cli_texts(language, game)
    chance = random.Random(5)
    state = game.new(game.most, 5)
    while not state.is_over():
        if chance.random() < 0.2:
            for width in (80, 120):
                seat = chance.choice([None, *range(game.most)])
                shown = io.StringIO()
                Terminal(file=shown, width=width).print(game.draw(game.view(state, seat), texts, NAMES[: game.most]))
                lines = shown.getvalue().splitlines()
                assert len(lines) > 10
                assert max(map(len, lines)) <= width
                assert all(name in shown.getvalue() for name in NAMES[: game.most])
        seat = state.decider()
        state.apply(seat, chance.choice(state.legal(seat)))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("id", game_ids())
def test_the_points_of_all_fit_a_narrow_terminal_in_full(id: str, language: str) -> None:
    game = find_game(id)
    texts = cli_texts(language, game)
    chance = random.Random(5)
    match = Match(game, game.most, 5, players=NAMES[: game.most])
    while not match.state.is_over():
        seat = match.state.decider()
        match.apply(seat, chance.choice(match.state.legal(seat)))
    shown = io.StringIO()
    print_result(Terminal(file=shown, width=80), match, texts)
    result = match.result()
    assert result is not None
    for source in result.sources[0]:
        assert texts.say(f"{id}-from-{source}") in shown.getvalue()
    assert texts.say("cli-total") in shown.getvalue()
    assert all(name in shown.getvalue() for name in match.players)
