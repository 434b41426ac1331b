"""The path of one action at a table: what it costs, and that nothing on it is done twice."""

import contextlib
from collections import Counter
from typing import Any, get_args

import pytest

from meadhall.hall.api.client_messages import AnyMessage
from meadhall.hall.api.socket import DISPATCH
from meadhall.hall.data.entries import Acted, Opened, SeatPlan, Started, write_entry
from meadhall.hall.tables import requests
from meadhall.hall.tables.archived import Unplayable, replay
from meadhall.hall.tables.table import Table
from tests.hall.tabletop import Tabletop


class Counted:
    """A state that counts how often it is copied and asked what is legal."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.count: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        self.count[name] += 1
        return getattr(self.state, name)

    def __eq__(self, other: object) -> bool:
        return bool(self.state == other)

    __hash__ = None  # type: ignore[assignment]


@pytest.mark.parametrize("game", ["intrigues", "bloodrage", "asgard"])
def test_a_move_is_checked_once_and_copies_the_state_once(game: str) -> None:
    top = Tabletop(game, 2)
    for number in range(20):
        seat = top.table.owing()[0]
        code = top.table.state.legal(seat)[0]
        counted: Any = Counted(top.table.state)
        top.table.playing.match.state = counted
        entry = requests.act(top.table, f"p{seat}", f"click {number}", seat, top.version(seat), code)
        assert counted.count["is_legal"] == 1
        top.do(entry)
        assert counted.count["is_legal"] == 1 and counted.count["apply"] == 0
        assert counted.count["copy"] == 1
        top.table.playing.match.state = counted.state


def test_a_move_that_is_read_from_the_log_is_checked() -> None:
    top = Tabletop("intrigues", 2)
    opened = Opened("intrigues", "p0", [SeatPlan("person", "p0", "Olga"), SeatPlan("person", "p1", "Ivan")], {})
    seat = top.table.owing()[0]
    legal = top.table.state.legal(seat)
    illegal = next(code for code in range(len(top.table.game.vocabulary)) if code not in legal)
    for code, entries in ((legal[0], 3), (illegal, 2)):
        table = Table("table", top.table.seed)
        log = [(write_entry(entry), 0) for entry in (opened, Started(), Acted(seat, code))]
        with contextlib.suppress(Unplayable):
            replay(table, log)
        assert table.entries == entries


def test_every_message_of_a_client_has_one_line_in_the_dispatch_table() -> None:
    assert set(DISPATCH) == set(get_args(AnyMessage))
