"""Workers come and go; every match is played once in the end."""

from __future__ import annotations

import os
import signal
from multiprocessing.connection import Connection

import pytest

from meadhall.arena import crew
from meadhall.arena.crew import LocalCrew, MatchFailed
from meadhall.arena.entrants import read_entrants
from meadhall.arena.playing import Outcome, Table, Terms
from meadhall.arena.schedule import schedule
from meadhall.arena.tournament import Tournament

TERMS = Terms("intrigues", read_entrants("karl,thrall", sims=5))
FIXTURES = schedule(["karl", "thrall"], players=4, games=24)


def bare(outcome: Outcome) -> tuple[object, ...]:
    return outcome.fixture, outcome.places, outcome.scores


def test_a_lost_workers_match_is_played_again() -> None:
    crew = LocalCrew(TERMS, jobs=2)
    played = []
    for outcome in crew.play(FIXTURES):
        played.append(outcome)
        if len(played) in (1, 8):
            process = crew.workers[-1].process
            assert process.pid
            os.kill(process.pid, signal.SIGKILL)
    assert sum(crew.losses.values()) == 2
    alone = Table(TERMS)
    expected = [bare(alone.play(fixture)) for fixture in FIXTURES]
    assert [bare(outcome) for outcome in sorted(played, key=lambda outcome: outcome.fixture.number)] == expected
    assert crew.workers == []


def die(terms: Terms, pipe: Connection) -> None:
    pipe.recv()
    os._exit(7)


def test_a_match_that_takes_its_workers_down_ends_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "work", die)
    with pytest.raises(MatchFailed, match=r"seed 0, .*3 workers were lost under it, the last with code 7"):
        list(LocalCrew(TERMS, jobs=1).play(FIXTURES))


def stumble(terms: Terms, pipe: Connection) -> None:
    """Plays one match; the next one raises."""
    pipe.send(Table(terms).play(pipe.recv()))
    pipe.recv()
    pipe.send("ZeroDivisionError: in a bot")


def test_an_error_in_a_match_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "work", stumble)
    tournament = Tournament("intrigues", FIXTURES)
    tournament.run(LocalCrew(TERMS, jobs=1))
    assert [outcome.fixture.number for outcome in tournament.outcomes] == [0]
    assert "ZeroDivisionError: in a bot" in tournament.failure and "seed 0, " in tournament.failure
