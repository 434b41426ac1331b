"""`meadhall saga`: the record of a match, told, replayed and proven."""

from __future__ import annotations

from pathlib import Path

from meadhall.cli.console import Terminal, bold, say
from meadhall.cli.score import print_result
from meadhall.cli.texts import cli_texts
from meadhall.core import saga as sagas
from meadhall.core.errors import Mistake
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.registry import find_game
from meadhall.core.text import Texts, preferred_language


def opened(file: Path, language: str | None) -> tuple[sagas.Saga, Game, Texts]:
    saga = sagas.load(file, find_game)
    game = find_game(saga.game)
    return saga, game, cli_texts(language or preferred_language(), game)


def show(file: Path, language: str | None) -> None:
    saga, game, texts = opened(file, language)
    console = Terminal()
    console.print(bold(texts.say(f"{game.id}-title")))
    console.print(texts.say("cli-saga-players", players=texts.list_of(saga.players)))
    for name, value in game.read_options(saga.options).items():
        option = texts.say(f"{game.id}-option-{name}"), texts.say(f"{game.id}-option-{name}-{value}")
        console.print(f"{option[0]}: {option[1]}")
    console.print(texts.say("cli-saga-moves", moves=len(saga.moves)))
    if saga.seed is None:
        console.print(texts.say("cli-saga-hidden", commitment=saga.commitment))
        return
    match = sagas.resume(saga, game)
    if match.result():
        print_result(console, match, texts)
    else:
        console.print(texts.say("cli-saga-open"))


def replay(file: Path, language: str | None, seat: int | None, to: int | None) -> None:
    saga, game, texts = opened(file, language)
    if seat is not None and seat > len(saga.players):
        raise Mistake(f"the match has {len(saga.players)} seats, not {seat}")
    viewer = None if seat is None else seat - 1
    whole = sagas.resume(saga, game)
    if to is not None:
        whole.rewind(min(to, len(whole.moves)))
    console = Terminal()
    for event in whole.events_for(viewer):
        console.print(game.tell_event(event, texts, whole.players))
    console.print(game.draw(whole.view(viewer), texts, whole.players))
    if whole.result():
        print_result(console, whole, texts)


def verify(file: Path) -> Match:
    saga, game, _ = opened(file, None)
    match = sagas.verify(saga, game)
    chance = "secret" if saga.is_secret else "not secret"
    ending = "finished" if match.result() else "not finished"
    say(f"true: {len(saga.moves)} moves, {ending}, seed as committed ({chance}), pieces {saga.pieces}")
    return match
