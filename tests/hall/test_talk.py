"""What is said at a table: how much of it comes at once, and whom the host does not let speak."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.client import Client, Refused
from meadhall.hall.tables.messages import NOTICES
from meadhall.hall.tables.table import DEPARTED
from tests.hall.inside import Guest, Inside, Wire, fresh, plain
from tests.hall.running import opened
from tests.hall.test_security import everything_stored


class Talk:
    """A host and another player, and somebody who only watches; all have said something."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.host, self.player, self.watcher = inside.guest(), inside.guest(), inside.guest()
        self.table = inside.table_of(self.host, self.player)
        people: list[Guest] = [self.host, self.player, self.watcher]
        self.wires = [person.sit(self.table) for person in people]
        for wire in self.wires:
            assert wire.request("chat", text="hello")["type"] == "done"
        self.signs = [notice["args"]["by"] for notice in self.wires[0].picture["notices"][-3:]]

    def mute(self, who: int, muted: bool = True) -> None:
        assert self.wires[0].request("mute", by=self.signs[who], muted=muted)["type"] == "done"


@pytest.fixture
def talk(inside: Inside) -> Talk:
    return Talk(inside)


@pytest.mark.parametrize("who", [1, 2])
def test_the_host_mutes_a_player_or_a_watcher_and_lets_them_speak_again(talk: Talk, who: int) -> None:
    wire = talk.wires[who]
    talk.mute(who)
    assert wire.error("chat", text="but", to="all") == "muted"
    assert wire.facts["silenced"] and wire.keys[-1] == "muted"
    assert [other.facts["silenced"] for other in talk.wires if other is not wire] == [False, False]
    talk.mute(who, False)
    assert not wire.facts["silenced"] and wire.keys[-1] == "unmuted"
    assert wire.request("chat", text="thanks", to="all")["type"] == "done"


def test_muted_players_play_on_and_say_nothing_to_the_players_either(talk: Talk) -> None:
    talk.mute(1)
    player = talk.wires[1]
    assert player.error("chat", text="psst", to="players") == "muted"
    assert player.act(player.turn["legal"][0])["type"] == "done"


def test_only_the_host_mutes_and_never_themselves(talk: Talk) -> None:
    host, player, watcher = talk.wires
    for wire in (player, watcher):
        assert wire.error("mute", by=talk.signs[0], muted=True) == "not-yours"
    assert host.error("mute", by=talk.signs[0], muted=True) == "malformed"
    assert host.error("mute", by="somebody else", muted=True) == "malformed"
    before = talk.inside.live(talk.table).entries
    talk.mute(1, False)
    assert talk.inside.live(talk.table).entries == before


def test_who_is_muted_stays_so_on_coming_back_and_by_another_name(talk: Talk) -> None:
    talk.mute(2)
    talk.watcher.ask("POST", "/api/me/name", {"name": "Somebody New"})
    assert talk.wires[2].come_back().error("chat", text="hello", to="all") == "muted"
    again = talk.watcher.sit(talk.table)
    assert again.facts["silenced"] and again.error("chat", text="hello", to="all") == "muted"
    elsewhere = talk.watcher.sit(talk.inside.table_of(talk.host, talk.inside.guest()))
    assert not elsewhere.facts["silenced"] and elsewhere.request("chat", text="hello")["type"] == "done"


def test_only_the_host_is_told_who_is_muted(talk: Talk) -> None:
    talk.mute(2)
    told = [wire.facts["muted"] for wire in talk.wires]
    assert told == [[{"by": talk.signs[2], "name": talk.watcher.name}], [], []]
    assert [wire.facts["by"] for wire in talk.wires] == talk.signs
    nobody = Wire(talk.inside, talk.table)
    nobody.say(type="hello")
    assert nobody.facts["by"] == "" and nobody.facts["muted"] == [] and not nobody.facts["silenced"]


def test_signs_differ_between_tables_and_do_not_tell_who_it_is(talk: Talk) -> None:
    other = talk.watcher.sit(talk.inside.table_of(talk.host, talk.inside.guest()))
    assert other.facts["by"] not in talk.signs and len(set(talk.signs)) == 3
    assert not any(sign in talk.watcher.id for sign in talk.signs)


def test_somebody_muted_who_is_forgotten_is_forgotten_here_too(talk: Talk) -> None:
    talk.mute(2)
    assert talk.watcher.ask("DELETE", "/api/me").status == 200
    talk.inside.rest()
    stored = everything_stored(talk.inside)
    assert talk.watcher.id not in stored and f'"{talk.watcher.name}"' not in stored
    host = talk.wires[0]
    assert host.facts["muted"] == []
    assert [n["args"]["name"] for n in host.picture["notices"] if n["key"] == "muted"] == [DEPARTED]
    online = {talk.host.id, talk.player.id}
    now = talk.inside.time.now if talk.inside.time else 0
    rebuilt = fresh(talk.inside.stored(talk.table), 0, talk.host.id, online, now)
    assert plain(host.picture["notices"]) == rebuilt["notices"] and rebuilt["facts"]["muted"] == []


def test_a_client_gets_the_last_notices_and_the_older_ones_when_it_asks(tmp_path: Path) -> None:
    with opened(str(tmp_path / "hall.db")) as address:
        guest = Client(address, "Olga")
        table = guest.open_table("intrigues", ["me", "open"])["id"]
        with guest.sit(table) as live:
            for number in range(NOTICES + 50):
                live.chat(f"word {number}")
        with guest.sit(table) as live:
            live.receive(10)
            assert len(live.notices) == NOTICES and live.earlier == 51
            live.load_earlier()
            assert live.earlier == 0 and len(live.notices) == NOTICES + 51
            assert live.notices[1]["args"]["text"] == "word 0"
            live.load_earlier()
            with pytest.raises(Refused):
                live.mute(live.notices[1]["args"]["by"])
