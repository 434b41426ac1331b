"""`meadhall stats`: what sagas tell about the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import median

from rich.table import Table

from meadhall.arena.intervals import Share
from meadhall.arena.stats.reading import Record, read_records
from meadhall.arena.stats.summary import ThingLine, all_picks, pick_name, seat_lines, source_lines, thing_names
from meadhall.cli.console import Terminal, bold
from meadhall.cli.texts import cli_texts
from meadhall.core.errors import Mistake
from meadhall.core.game import Game, Pick
from meadhall.core.registry import find_game
from meadhall.core.text import Texts, preferred_language

SHOWN = 12  # things of a kind on the screen; the file has all


def tell_stats(id: str, sagas: Path, out: Path | None, language: str | None) -> None:
    game = find_game(id)
    texts = cli_texts(language or preferred_language(), game)
    try:
        from meadhall.arena.stats.plots import Plotter
        from meadhall.arena.stats.tables import write_tables
    except ImportError as error:
        raise Mistake(f"stats needs the package {error.name}; pip install 'meadhall[stats]'") from None
    records, left_out = read_records(game, sagas)
    folder = out or sagas / "stats"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        picks = all_picks(game, records)
        plotter = Plotter(game, texts, folder)
        plotter.seats(seat_lines(records))
        plotter.length(records)
        plotter.sources(source_lines(records))
        for pick, lines in picks:
            plotter.things(pick, lines, pick_name(game, pick, texts))
        written = plotter.written + write_tables(folder, game, records, picks, texts)
    except OSError as error:
        raise Mistake(f"cannot write to {folder}: {error.strerror}; give another folder with --out") from None
    report = Report(game, texts)
    report.general(records)
    for pick, lines in picks:
        report.things(pick, lines)
    report.console.print(texts.say("arena-stats-written", count=len(written), folder=str(folder)), soft_wrap=True)
    if left_out:
        report.console.print(texts.say("arena-stats-left-out", count=left_out))


class Report:
    """The figures as tables in the terminal."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.console = Terminal()

    def table(self, *columns: str, title: str | None = None) -> Table:
        table = Table(
            title=title, title_style="bold", title_justify="left", box=None, padding=(0, 2, 0, 0), pad_edge=False
        )
        for number, column in enumerate(columns):
            table.add_column(column, justify="right" if number else "left")
        return table

    def say(self, key: str) -> str:
        return self.texts.say(f"arena-{key}")

    def general(self, records: Sequence[Record]) -> None:
        title = self.texts.say(f"{self.game.id}-title")
        self.console.print(bold(self.texts.say("arena-stats-title", game=title, matches=len(records))), "")
        by_seat = self.table(
            self.say("stats-players"),
            self.say("stats-seat"),
            self.say("games"),
            self.say("share"),
            self.say("interval"),
            self.say("score"),
        )
        for seat in seat_lines(records):
            by_seat.add_row(
                str(seat.players), str(seat.seat + 1), str(seat.games), *told(seat.share), f"{seat.mean_score:.1f}"
            )
        length = self.table(
            self.say("stats-players"), self.say("stats-moves"), self.say("stats-range"), self.say("stats-rounds")
        )
        for players in sorted({len(record.players) for record in records}):
            mine = [record for record in records if len(record.players) == players]
            moves = [record.moves for record in mine]
            rounds = sorted({record.rounds for record in mine})
            length.add_row(
                str(players),
                f"{median(moves):g}",
                f"{min(moves)}–{max(moves)}",
                "–".join(map(str, dict.fromkeys((rounds[0], rounds[-1])))),
            )
        sources = self.table(self.say("stats-source"), self.say("stats-winners"), self.say("stats-others"))
        for line in source_lines(records):
            name = self.texts.say(f"{self.game.id}-from-{line.source}")
            sources.add_row(name, f"{line.winners:.1f}", f"{line.others:.1f}")
        for table in (by_seat, length, sources):
            self.console.print(table, "")

    def things(self, pick: Pick, lines: Sequence[ThingLine]) -> None:
        table = self.table(
            "",
            self.say("stats-picks"),
            self.say("share"),
            self.say("interval"),
            self.say("stats-order"),
            title=pick_name(self.game, pick, self.texts),
        )
        names = thing_names(self.game, pick, lines, self.texts)
        for line in lines[:SHOWN]:
            table.add_row(names[line.thing], str(line.picks), *told(line.share), f"{line.mean_order:.1f}")
        self.console.print(table)
        if len(lines) > SHOWN:
            self.console.print(self.texts.say("arena-stats-more", count=len(lines) - SHOWN, file="things.parquet"))
        self.console.print()


def told(share: Share) -> tuple[str, str]:
    return f"{share.value:.1%}", f"{100 * share.low:.1f}–{100 * share.high:.1f}"
