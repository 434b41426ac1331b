"""The same figures as Parquet, for further study."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow as arrow
import pyarrow.parquet as parquet

from meadhall.arena.stats.reading import Record
from meadhall.arena.stats.summary import ThingLine, thing_names
from meadhall.core.game import Game, Pick
from meadhall.core.text import Texts


def write_tables(
    folder: Path,
    game: Game,
    records: Sequence[Record],
    things: Sequence[tuple[Pick, Sequence[ThingLine]]],
    texts: Texts,
) -> list[Path]:
    tables = {
        "seats": [row for record in records for row in seat_rows(record)],
        "picks": [row for record in records for row in pick_rows(record)],
        "things": [row for pick, lines in things for row in thing_rows(game, pick, lines, texts)],
    }
    written = []
    for name, rows in tables.items():
        if rows:
            written.append(folder / f"{name}.parquet")
            parquet.write_table(arrow.Table.from_pylist(rows), written[-1])
    return written


def seat_rows(record: Record) -> list[dict[str, Any]]:
    """One row a seat of a match."""
    result = record.result
    return [
        {
            "saga": record.name,
            "deal": record.deal,
            "players": len(record.players),
            "seat": seat + 1,
            "player": player,
            "place": result.places[seat],
            "won": record.won(seat),
            "score": result.scores[seat],
            "moves": record.moves,
            "rounds": record.rounds,
        }
        | {f"from_{source.replace('-', '_')}": points for source, points in result.sources[seat].items()}
        for seat, player in enumerate(record.players)
    ]


def pick_rows(record: Record) -> list[dict[str, Any]]:
    """One row a pick."""
    return [
        {
            "saga": record.name,
            "seat": picked.seat + 1,
            "player": record.players[picked.seat],
            "event": picked.event,
            "thing": " ".join(picked.thing),
            "round": picked.round,
            "order": picked.order,
            "won": record.won(picked.seat),
        }
        for picked in record.picked
    ]


def thing_rows(game: Game, pick: Pick, lines: Sequence[ThingLine], texts: Texts) -> list[dict[str, Any]]:
    """One row a thing."""
    names = thing_names(game, pick, lines, texts)
    return [
        {
            "event": line.event,
            "thing": " ".join(line.thing),
            "name": names[line.thing],
            "picks": line.picks,
            "seats": line.seats,
            "win_share": line.share.value,
            "low": line.share.low,
            "high": line.share.high,
            "fair_share": line.fair,
            "mean_order": line.mean_order,
        }
        for line in lines
    ]
