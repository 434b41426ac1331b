"""BR1 Board."""

from __future__ import annotations

from meadhall.games.bloodrage import board as boards
from meadhall.games.bloodrage.vocabulary import PROVINCE
from meadhall.testing import rule

from .helpers import QUEST, in_phase, place, table


def neighbours(name: str) -> set[str]:
    found = boards.neighbours(place(name))
    return {other for other in PROVINCE.values if found >> place(other) & 1}


@rule("BR1.1")
def test_outer_provinces_touch_their_neighbours_and_yggdrasil() -> None:
    ring = PROVINCE.values[:8]
    for i, name in enumerate(ring):
        beside = {ring[i - 1], ring[(i + 1) % 8], "yggdrasil"}
        assert neighbours(name) == beside
    assert neighbours("yggdrasil") == set(ring)


@rule("BR1.2")
def test_a_province_holds_as_many_figures_as_villages() -> None:
    given = table(figures=["1 warrior utgard 2", "2 warrior utgard", "2 warrior horgr 3"])
    assert given.why("1 invade warrior utgard") == ("no-village", "BR1.2")
    assert given.can("1 invade warrior horgr")


@rule("BR1.3")
def test_a_fjord_supports_both_its_provinces_and_holds_any_number_of_ships() -> None:
    figures = ["1 ship north-east", "1 sea-serpent north-east", "2 ship north-east"]
    given = table(figures=figures)
    assert (given.strength(1, "elvagar"), given.strength(1, "angerboda")) == (5, 5)
    assert given.strength(2, "elvagar") == 2
    assert given.strength(1, "muspelheim") == 0


@rule("BR1.4")
def test_a_fjord_lives_while_one_side_does() -> None:
    half = table(destroyed=["utgard"])
    assert half.can("1 invade ship south-west")
    dead = table(destroyed=["utgard", "andlang"])
    assert dead.why("1 invade ship south-west") == ("dead-fjord", "BR1.4")


@rule("BR1.4")
def test_nothing_happens_or_counts_in_a_destroyed_province() -> None:
    given = table(destroyed=["utgard"], figures=["1 ship south-west", "1 warrior horgr"])
    assert given.why("1 pillage utgard") == ("destroyed", "BR1.4")
    assert given.why("1 invade warrior utgard") == ("destroyed", "BR1.4")
    assert given.why("1 march horgr utgard") == ("destroyed", "BR1.4")
    assert given.can("1 pillage andlang")
    judged = in_phase(QUEST, destroyed=["utgard"], figures=["1 ship south-west"], quests={1: ["quest-jotunheim-1"]})
    assert judged.told("quest-failed") == [{"seat": 0, "card": "quest-jotunheim-1"}]
