"""Figures about a game, from the records of its matches."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from meadhall.arena.intervals import Share, share_of
from meadhall.arena.stats.reading import Record, picks_of
from meadhall.core.game import Game, Pick
from meadhall.core.text import Texts


@dataclass(frozen=True)
class SeatLine:
    """How a seat does among that many players."""

    players: int
    seat: int
    games: int
    share: Share
    mean_score: float


@dataclass(frozen=True)
class SourceLine:
    """Mean points from a source, of winners and of the others."""

    source: str
    winners: float
    others: float


@dataclass(frozen=True)
class ThingLine:
    """A card, a god, a tile: how those who picked it fared, and when in a round it was picked."""

    event: str
    thing: tuple[str, ...]
    picks: int
    seats: int  # in how many matches some seat picked it, each seat counted
    share: Share
    fair: float  # the share they would have won if it made no difference
    mean_order: float


def seat_lines(records: Sequence[Record]) -> list[SeatLine]:
    lines = []
    for players in sorted({len(record.players) for record in records}):
        mine = [record for record in records if len(record.players) == players]
        for seat in range(players):
            share = share_by_deal((record, seat) for record in mine)
            score = fmean(record.result.scores[seat] for record in mine)
            lines.append(SeatLine(players, seat, len(mine), share, score))
    return lines


def source_lines(records: Sequence[Record]) -> list[SourceLine]:
    points: dict[str, tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for record in records:
        for seat, sources in enumerate(record.result.sources):
            for source, got in sources.items():
                points[source][0 if seat in record.result.winners else 1].append(got)
    return [SourceLine(source, mean(won), mean(lost)) for source, (won, lost) in points.items()]


def thing_lines(records: Sequence[Record], pick: Pick) -> list[ThingLine]:
    """All that came up, best first."""
    orders: dict[tuple[str, ...], list[int]] = defaultdict(list)
    seats: dict[tuple[str, ...], dict[tuple[Record, int], None]] = defaultdict(dict)
    for record in records:
        for picked in record.picked:
            if picked.event == pick.event:
                orders[picked.thing].append(picked.order)
                seats[picked.thing][record, picked.seat] = None
    lines = [
        ThingLine(
            pick.event,
            thing,
            len(order),
            len(seats[thing]),
            share_by_deal(seats[thing]),
            mean([1 / len(record.players) for record, _ in seats[thing]]),
            mean(order),
        )
        for thing, order in orders.items()
    ]
    return sorted(lines, key=lambda line: (-line.share.value, line.thing))


def share_by_deal(seats: Iterable[tuple[Record, int]]) -> Share:
    deals: dict[str, tuple[float, int]] = defaultdict(lambda: (0.0, 0))
    for record, seat in seats:
        wins, games = deals[record.deal]
        deals[record.deal] = (wins + record.won(seat), games + 1)
    return share_of(deals.values())


def mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0


def thing_names(game: Game, pick: Pick, lines: Iterable[ThingLine], texts: Texts) -> dict[tuple[str, ...], str]:
    """In the reader's language; things of one name are told apart by the end of their ids: the age of a card."""
    ranges = next(ranges for key, ranges in game.events.kinds.values() if key == pick.event)
    named = {}
    for line in lines:
        parts = zip(pick.things, line.thing, strict=True)
        named[line.thing] = " / ".join(texts.say(f"{ranges[name].topic}-{value}", case="nom") for name, value in parts)
    often = Counter(named.values())
    return {
        thing: f"{name} · {thing[-1].rpartition('-')[2]}" if often[name] > 1 else name for thing, name in named.items()
    }


def pick_name(game: Game, pick: Pick, texts: Texts) -> str:
    key = f"{game.id}-pick-{pick.event}"
    return texts.say(key) if key in texts.keys else pick.event


def all_picks(game: Game, records: Sequence[Record]) -> list[tuple[Pick, list[ThingLine]]]:
    """Every kind of pick that came up."""
    found = ((pick, thing_lines(records, pick)) for pick in picks_of(game))
    return [(pick, lines) for pick, lines in found if lines]
