"""kill -9 of the hall in the middle of writes, again and again: what was acknowledged is there once, play goes on."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter

from meadhall.hall.data.entries import Acted, read_entry
from meadhall.hall.store import logs
from meadhall.hall.store.database import open_database
from meadhall.hall.tables.table import Table
from tests.hall.halls import Door, Halls
from tests.hall.players import Match, Player, check_saga, open_match, together
from tests.needs import SOAK

KILLS = 1000 if SOAK else 15
TABLES = [Match("intrigues", 2), Match("intrigues", 2), Match("intrigues", 1, ("thrall",)), Match("asgard", 2)]
LONGEST = 0.35  # seconds from when the hall is open to when it is killed


class Crowd:
    """Plays on at several tables, whatever happens to the hall; a new table where a match is over."""

    def __init__(self, door: Door, chance: random.Random) -> None:
        self.door = door
        self.chance = chance
        self.enough = threading.Event()
        self.everybody: list[Player] = []
        self.open = threading.Lock()  # a table is opened while the hall is not being killed
        self.number = 0

    def keep_playing(self, match: Match) -> None:
        while not self.enough.is_set():
            with self.open:
                if not self.door.is_alive:
                    continue
                self.number += 1
                players = open_match(match, [self.door], self.number, self.chance)
                self.everybody += players
            together(lambda player=player: player.play() for player in players)


def test_no_acknowledged_move_is_lost_when_the_hall_is_killed(halls: Halls) -> None:
    chance = random.Random(4)
    door = halls.serve(workers=0, journal="warning")
    halls.work(lease=1)
    crowd = Crowd(door, chance)
    playing = threading.Thread(
        target=together, args=([lambda match=match: crowd.keep_playing(match) for match in TABLES],)
    )
    playing.start()
    try:
        for _ in range(KILLS):
            time.sleep(chance.uniform(0.0, LONGEST))
            with crowd.open:
                door.kill()
                door.launch()
                door.wait()
    finally:
        crowd.enough.set()
        playing.join(120)
    assert not playing.is_alive(), "a match stands still"
    assert sum(player.lost for player in crowd.everybody) > KILLS  # the kills did hit people at their tables
    again = Counter[str]()
    for player in crowd.everybody:
        again.update(player.refusals)
    assert set(again) <= {"stale", "not-asked", "not-running"}
    check_everything(halls.file, door, crowd.everybody)


def check_everything(file: str, door: Door, everybody: list[Player]) -> None:
    """Every match came to its end, its log adds up, and each acknowledged choice is in it once."""
    engine = open_database(file)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar_one() == "ok"
        for id in {player.table for player in everybody}:
            seed = logs.load_seed(connection, id)
            assert seed
            table = Table(id, seed)
            stored: Counter[tuple[int, int, str]] = Counter()
            for text, at in logs.load_entries(connection, id):
                entry = read_entry(text)
                table.carry_out(entry, at)
                if isinstance(entry, Acted) and entry.by == "person":
                    stored[entry.seat, entry.code, entry.id.partition("/")[2]] += 1
            assert table.status == "over"
            players = [player for player in everybody if player.table == id]
            acknowledged = Counter((deed.seat, deed.action, deed.id) for player in players for deed in player.deeds)
            assert stored == acknowledged
            check_saga(players[0].clients[0], id)
    engine.dispose()
