"""`meadhall arena`: bots against each other, with a running rating and a table at the end."""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from meadhall.arena.crew import Crew, LocalCrew
from meadhall.arena.entrants import read_entrants
from meadhall.arena.playing import Outcome, Terms
from meadhall.arena.rating import Ratings
from meadhall.arena.schedule import schedule
from meadhall.arena.tally import Line, tally
from meadhall.arena.tournament import Tournament
from meadhall.cli.console import Terminal, bold, say
from meadhall.cli.entry import INTERRUPTED
from meadhall.cli.play import read_options
from meadhall.cli.texts import cli_texts
from meadhall.core.components import read_overlay
from meadhall.core.errors import Mistake
from meadhall.core.registry import find_game
from meadhall.core.text import Texts, preferred_language


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str
    bots: str
    games: int
    players: int | None
    seconds: float | None
    pace: float | None
    sims: int | None
    seed: int
    jobs: int | None
    ray: str | None
    as_json: bool
    sagas: Path | None
    options: tuple[str, ...]
    components: Path | None
    language: str | None


def run_arena(wishes: Wishes) -> int:
    game = find_game(wishes.game)
    texts = cli_texts(wishes.language or preferred_language(), game)
    if wishes.ray is not None and wishes.jobs is not None:
        raise Mistake("--jobs is for the cores of this machine, and --ray plays on a cluster; give one of them")
    entrants = read_entrants(wishes.bots, wishes.seconds, wishes.pace, wishes.sims)
    names = [entrant.name for entrant in entrants]
    players = wishes.players or min(max(len(names), game.fewest), game.most)
    if not game.fewest <= players <= game.most:
        raise Mistake(f"{game.id} is for {game.fewest} to {game.most} players, not {players}")
    terms = Terms(
        game.id,
        tuple(dict.fromkeys(entrants)),
        tuple(game.read_options(read_options(wishes.options)).items()),
        read_overlay(wishes.components) if wishes.components else "",
        with_sagas=wishes.sagas is not None,
    )
    game.load_pieces(terms.components)  # refuse a bad file before anything is started
    with redirect_stdout(sys.stderr):  # Ray tells there of lost workers; stdout is for the table alone
        crew = hire(terms, wishes)
        tournament = Tournament(game.id, schedule(names, players, wishes.games, wishes.seed), wishes.sagas)
        with_progress(tournament, crew, list(dict.fromkeys(names)))
    lines = tally(dict.fromkeys(names), tournament.outcomes)
    if wishes.as_json:
        say(json.dumps({"bots": [line.as_json() for line in lines]}, indent=2))
    else:
        title = texts.say(
            "arena-title", game=texts.say(f"{game.id}-title"), matches=len(tournament.outcomes), players=players
        )
        print_lines(texts, title, lines)
    if tournament.was_interrupted:
        told = texts.say("arena-interrupted", played=len(tournament.outcomes), all=len(tournament.fixtures))
        say(told, sys.stderr)
        return INTERRUPTED
    if tournament.failure:
        say(f"meadhall: a match failed: {tournament.failure}", sys.stderr)
        return 1
    return 0


def hire(terms: Terms, wishes: Wishes) -> Crew:
    if wishes.ray is None:
        return LocalCrew(terms, wishes.jobs)
    from meadhall.arena.cluster import RayCrew

    return RayCrew(terms, wishes.ray)


def with_progress(tournament: Tournament, crew: Crew, names: list[str]) -> None:
    ratings = Ratings(names)
    with Progress(
        Running(),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Terminal(stderr=True),
    ) as progress:
        task = progress.add_task(tournament.game, total=len(tournament.fixtures), ratings=ratings)

        def tell(outcome: Outcome) -> None:
            ratings.add(outcome.fixture.lineup, outcome.places)
            progress.update(task, advance=1, ratings=ratings)

        tournament.run(crew, tell)


class Running(ProgressColumn):
    """The ratings so far."""

    def render(self, task: Task) -> Text:
        return running(task.fields["ratings"])


def running(ratings: Ratings) -> Text:
    best_first = sorted(ratings.by_name.items(), key=lambda item: -item[1].mean)
    return Text("  ").join(Text.assemble(f"{name} ", (f"{rating.mean:.1f}", "bold")) for name, rating in best_first)


def print_lines(texts: Texts, title: str, lines: list[Line]) -> None:
    table = Table(title=title, title_style="bold", title_justify="left", box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(texts.say("arena-bot"))
    for key in ("wins", "games", "share", "interval", "score", "rating", "time", "worst"):
        table.add_column(texts.say(f"arena-{key}"), justify="right", no_wrap=True)
    for line in lines:
        share, rating = line.share, line.rating
        table.add_row(
            line.name,
            f"{line.wins:.10g}" if line.wins == int(line.wins) else f"{line.wins:.1f}",
            str(line.games),
            bold(f"{share.value:.1%}"),
            f"{100 * share.low:.1f}–{100 * share.high:.1f}",
            f"{line.mean_score:.1f}",
            f"{rating.mean:.1f} ±{rating.high - rating.mean:.1f}",
            told_time(line.seconds_a_move),
            told_time(line.thinking.worst),
        )
    Terminal().print(table)


def told_time(seconds: float) -> str:
    return f"{1000 * seconds:.2g} ms" if seconds < 0.0995 else f"{seconds:.2f} s"
