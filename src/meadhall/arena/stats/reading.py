"""Sagas played again, for what statistics need of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from meadhall.core import saga as sagas
from meadhall.core.chronicle import Chronicle
from meadhall.core.errors import Mistake
from meadhall.core.game import Game, Pick
from meadhall.core.registry import find_game
from meadhall.core.result import Result
from meadhall.core.state import IllegalAction
from meadhall.core.vocabulary import Event

NAMELESS = ("seat", "seats", "number")


@dataclass(frozen=True)
class Picked:
    """A thing that a seat picked: in which round, and as the how-manieth of its picks of this kind in the round."""

    event: str
    thing: tuple[str, ...]
    seat: int
    round: int
    order: int


@dataclass(frozen=True, eq=False)
class Record:
    """A finished match."""

    name: str
    deal: str  # matches of one deal share the seed, and so its commitment
    players: tuple[str, ...]
    moves: int
    rounds: int
    result: Result
    picked: tuple[Picked, ...]

    def won(self, seat: int) -> float:
        winners = self.result.winners
        return 1 / len(winners) if seat in winners else 0.0


def read_records(game: Game, folder: Path) -> tuple[list[Record], int]:
    """The finished matches of the game in the folder, and how many sagas were left out: open ones or another game's."""
    if not folder.is_dir():
        raise Mistake(f"there is no folder {folder}; give the one that 'meadhall arena --sagas' wrote")
    records = []
    left_out = 0
    for path in sorted(folder.rglob("*.saga")):
        try:
            saga = sagas.load(path, find_game)
            if saga.game != game.id or saga.seed is None or saga.places is None:
                left_out += 1
                continue
            records.append(replay(game, path.stem, saga))
        except Mistake as error:
            raise Mistake(f"{path}: {error}") from None
    if not records:
        raise Mistake(f"{folder} has no saga of a finished match of {game.id}; 'meadhall arena --sagas' writes them")
    return records, left_out


def replay(game: Game, name: str, saga: sagas.Saga) -> Record:
    """Without a host's copies and questions: only legality is checked."""
    if saga.rules != game.rules_version:
        raise Mistake(f"it was played by version {saga.rules} of the rules, this is version {game.rules_version}")
    chronicle = Chronicle()
    pieces = sagas.load_pieces(saga, game)
    state = game.new(len(saga.players), saga.seed, saga.options, pieces, chronicle)
    for move, line in zip(saga.moves, saga.lines, strict=True):
        try:
            state.apply(move.seat, move.code)
        except IllegalAction as error:
            raise Mistake(f"line {line}: {error}") from None
    result = game.result(state)
    if result is None or list(result.places) != saga.places:
        raise Mistake(f"line {saga.places_line}: the moves do not lead to this end; see 'meadhall saga verify'")
    events = game.take_events(chronicle)
    return Record(
        name=name,
        deal=saga.commitment,
        players=tuple(saga.players),
        moves=len(saga.moves),
        rounds=sum(event.key == game.statistics.round_event for event in events),
        result=result,
        picked=tuple(picks_in(game, events)),
    )


def picks_in(game: Game, events: Iterable[Event]) -> Iterator[Picked]:
    picks = {pick.event: pick for pick in picks_of(game)}
    turn = 0
    order: Counter[tuple[str, int]] = Counter()
    for event in events:
        if event.key == game.statistics.round_event:
            turn += 1
            order.clear()
        pick = picks.get(event.key)
        if pick:
            seat = event.args["seat"]
            order[event.key, seat] += 1
            things = [event.args[name] for name in pick.things]
            if pick.either_way:
                values = values_of(game, pick)
                things.sort(key=values.index)
            yield Picked(event.key, tuple(things), seat, turn, order[event.key, seat])


def picks_of(game: Game) -> tuple[Pick, ...]:
    """As the game declares them; if it does not, every event of a seat with a named thing."""
    if game.statistics.picks:
        return game.statistics.picks
    found = []
    for key, ranges in game.events.kinds.values():
        named = tuple(name for name, limits in ranges.items() if limits.topic not in NAMELESS)
        if named and "seat" in ranges:
            found.append(Pick(key, named))
    return tuple(found)


def values_of(game: Game, pick: Pick) -> tuple[str, ...]:
    """All names that its first thing can have."""
    ranges = next(ranges for key, ranges in game.events.kinds.values() if key == pick.event)
    return ranges[pick.things[0]].values
