"""`meadhall bench hall` in small: that it works, not how quick anything is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from meadhall.bench.hall import measure_bare


def test_a_bare_server_is_measured_with_the_same_clients(tmp_path: Path) -> None:
    figure = measure_bare(tmp_path, 0.0, tables=2, seconds=2)
    assert figure.moves_a_second > 0 and 0 < figure.median <= figure.p95
    (store,) = tmp_path.glob("*.db")
    with closing(sqlite3.connect(store)) as stored:
        assert stored.execute("SELECT count(*) FROM entries").fetchone()[0] >= 2
