"""BR2 Clan."""

from __future__ import annotations

from meadhall.core.chronicle import Chronicle
from meadhall.testing import position, rule

from .helpers import GAME, Table, table


@rule("BR2.1")
def test_every_clan_begins_alike() -> None:
    state = position(GAME, 4)
    clans = GAME.view(state, None)["clans"]
    assert [clan["clan"] for clan in clans] == ["wolf", "raven", "serpent", "bear"]
    assert all(clan["reserve"] == {"warrior": 8, "leader": 1, "ship": 1} for clan in clans)
    given = table(figures=["1 warrior gimle", "1 leader gimle", "1 ship north-west"])
    assert given.strength(1, "gimle") == 1 + 3 + 2
    assert given.strength(1, "myrkulor") == 2


@rule("BR2.1")
def test_ships_stand_in_fjords_and_nothing_else_does() -> None:
    given = table()
    assert given.why("1 invade ship gimle") == ("ship-on-land", "BR2.1")
    assert given.why("1 invade leader north-west") == ("land-at-sea", "BR4.3.1")


@rule("BR2.2")
def test_the_six_steps_of_the_stats() -> None:
    rows = GAME.load_pieces().table[88:92]
    assert rows == [[6, 7, 8, 9, 12, 12], [3, 4, 5, 6, 8, 8], [4, 5, 6, 7, 10, 10], [0, 0, 0, 10, 10, 20]]


@rule("BR2.3")
def test_a_stat_on_its_last_step_cannot_be_chosen() -> None:
    given = table(figures=["1 leader gimle"], upgrades={1: ["lord-of-axes"]}, stats={1: (1, 6, 1)})
    given.do("1 pillage gimle")
    assert given.options(1) == ["raise rage", "raise horns"]
    assert given.why("1 raise axes") == ("stat-full", "BR2.3")
    full = table(figures=["1 leader gimle"], upgrades={1: ["lord-of-axes"]}, stats={1: (6, 6, 6)})
    full.do("1 pillage gimle")
    assert full.asked == [2]
    assert full.step(1, "rage") == 6


@rule("BR2.4", "BR4.3.3")
def test_horns_count_fjords_and_yggdrasil_but_not_valhalla() -> None:
    figures = ["1 warrior gimle", "1 warrior yggdrasil", "1 ship north-west", "1 warrior valhalla 3"]
    given = table(figures=figures)
    assert given.can("1 invade warrior gimle")
    full = table(figures=[*figures, "1 leader horgr"])
    assert full.why("1 invade warrior gimle") == ("horns", "BR4.3.3")
    wider = table(figures=[*figures, "1 leader horgr"], stats={1: (1, 1, 2)})
    assert wider.can("1 invade warrior gimle")


@rule("BR2.5")
def test_slots_by_kind_of_upgrade() -> None:
    hand = ["experts-in-arms", "lord-of-axes", "fire-dragons", "valkyrie", "tyrs-challenge"]
    given = table(hands={1: hand})
    found = {name: len([text for text in given.options(1, "upgrade") if text.split()[1] == name]) for name in hand}
    assert list(found.values()) == [1, 1, 1, 2, 3]
    assert given.why("1 upgrade valkyrie 3") == ("slot", "BR2.5")


@rule("BR2.6")
def test_destroyed_figures_wait_in_valhalla() -> None:
    given = table(figures=["1 troll reserve", "2 warrior gimle 2"])
    given.do("1 invade troll gimle")
    assert given.count(2, "warrior", "valhalla") == 2
    assert given.count(2, "warrior", "reserve") == 6


@rule("BR2.7")
def test_upgraded_figures_have_the_strength_of_their_card() -> None:
    upgrades = {1: ["experts-in-arms", "lord-of-axes", "fire-dragons"]}
    given = table(upgrades=upgrades, figures=["1 warrior gimle 2", "1 leader horgr", "1 ship north-east"])
    assert (given.strength(1, "gimle"), given.strength(1, "horgr"), given.strength(1, "elvagar")) == (4, 3, 2)
    assert given.can("1 pass")
    free = table(upgrades={1: ["lord-of-axes"]}, rage=1)
    free.do("1 invade leader gimle")
    assert free.rage(1) == 1


@rule("BR2.8")
def test_rage_at_hand_has_no_upper_limit() -> None:
    given = table(
        age=3, rage={1: 12, 2: 6}, hands={1: ["thors-ascension"]}, figures=["1 leader gimle", "2 warrior gimle"]
    )
    given.do("1 pillage gimle").fight(one="thors-ascension")
    assert given.rage(1) == 15


@rule("BR2.8")
def test_glory_never_goes_below_nothing() -> None:
    given = table(
        age=2,
        turn=2,
        hands={1: ["lokis-backstab"], 2: []},
        figures=["1 warrior gimle", "2 leader gimle"],
        stats={2: (1, 1, 1)},
    )
    given.do("2 pillage gimle").fight(one="lokis-backstab")
    assert (given.glory(1), given.glory(2)) == (2, 1)


def test_a_fresh_table_asks_for_gifts() -> None:
    given = Table(GAME, position(GAME, 3, chronicle=Chronicle()))
    assert given.frame == "choose-gift"
    assert given.asked == [1, 2, 3]
