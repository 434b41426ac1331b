"""The fuzzer finds what is broken and leaves a saga of it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.progress import Progress

from meadhall.cli import fuzz
from meadhall.core import saga as sagas
from meadhall.core.registry import find_game, game_ids

GAME = find_game("intrigues")


class Broken:
    """Behaves like the game, but every state has a fault after ten moves."""

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def faults(self, state: Any) -> list[str]:
        return ["a card is missing"]


def test_a_fault_ends_the_match_with_its_moves() -> None:
    match = fuzz.FuzzedMatch(Broken(), 3, 5)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="a card is missing"):
        match.play(fuzz.Reached())
    saga = sagas.read(fuzz.saga_of(GAME, match.failure("a card is missing")), find_game)
    assert saga.moves and len(sagas.resume(saga, GAME).moves) == len(saga.moves)


class Forgetful:
    """A state whose guesses give up two memories."""

    relaxed = 2

    def __bytes__(self) -> bytes:
        return b""

    def determinize(self, seat: int, rng: int) -> Forgetful:
        return self


class Faultless(Broken):
    def faults(self, state: Any) -> list[str]:
        return []


def test_a_guess_that_gives_up_a_memory_is_counted_and_ends_the_match() -> None:
    reached = fuzz.Reached()
    match = fuzz.FuzzedMatch(Faultless(), 3, 5)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="gave up 2 memories"):
        match.look_at(Forgetful(), reached)
    assert (reached.guesses, reached.relaxed) == (1, 1)


@pytest.mark.parametrize("id", game_ids())
def test_guesses_are_counted_and_none_gives_up_a_memory(id: str, tmp_path: Path) -> None:
    fuzzer = fuzz.Fuzzer(find_game(id), 2, 0, 2, tmp_path)
    with Progress(console=Console(quiet=True)) as progress:
        fuzzer.run(progress)
    assert not fuzzer.failures
    assert fuzzer.reached.guesses >= fuzzer.reached.matches > 0 and fuzzer.reached.relaxed == 0


def test_the_same_seed_is_the_same_match() -> None:
    one, two = fuzz.FuzzedMatch(GAME, 4, 9), fuzz.FuzzedMatch(GAME, 4, 9)
    one.play(fuzz.Reached())
    two.play(fuzz.Reached())
    assert one.moves == two.moves and one.options == two.options


@pytest.mark.parametrize("id", game_ids())
def test_a_match_with_corrected_pieces_leaves_a_saga_with_them(id: str) -> None:
    game = find_game(id)
    match = fuzz.FuzzedMatch(game, game.most, 3, is_corrected=True)
    match.play(fuzz.Reached())
    saga = sagas.read(fuzz.saga_of(game, match.failure("")), find_game)
    assert saga.overlay == match.overlay != ""
    assert sagas.resume(saga, game).pieces.digest != game.load_pieces().digest


def die(id: str, seats: int, first: int, last: int, is_corrected: bool, pipe: Any, log: Path | None) -> None:
    """A worker that crashes under the rules at seed 1, as a sanitized build would."""
    for seed in range(first, last):
        pipe.send(("playing", seed))
        if seed == 1:
            if log:
                log.write_text("the moves up to the crash")
            os.abort()
    pipe.send(("done", fuzz.Reached(matches=last - first)))


def test_a_crash_of_the_process_leaves_a_saga_and_the_rest_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "work", die)
    fuzzer = fuzz.Fuzzer(GAME, 4, 0, 2, tmp_path)
    with Progress(console=Console(quiet=True)) as progress:
        fuzzer.run(progress)
    assert len(fuzzer.failures) == 4 and all("seed 1" in failure for failure in fuzzer.failures)
    assert (tmp_path / "intrigues-3-1.saga").read_text() == "the moves up to the crash"
    assert fuzzer.reached.matches == 4 * 2
