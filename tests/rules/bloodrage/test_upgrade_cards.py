"""Upgrades of leader, warriors, ship and clan, each with a test of its own."""

from __future__ import annotations

import pytest

from meadhall.testing import rule

from .helpers import QUEST, RAGNAROK, VALHALLA, in_phase, table


@rule("BR6.22", "BR7.2")
def test_lord_of_hammers() -> None:
    given = table(figures=["1 leader gimle", "2 warrior andlang 3"], upgrades={1: ["lord-of-hammers"]})
    given.do("1 pillage gimle").pass_over("call-to-battle")
    assert given.options(1) == ["lead myrkulor", "lead yggdrasil", "decline"]
    assert given.why("1 lead andlang") == ("no-village", "BR1.2")
    assert given.why("1 lead horgr") == ("not-adjacent", "BR6.22")
    given.do("1 lead yggdrasil")
    assert given.count(1, "leader", "yggdrasil") == 1
    assert given.asked == [2]


@rule("BR6.22")
def test_lord_of_axes() -> None:
    given = table(figures=["1 leader gimle"], upgrades={1: ["lord-of-axes"]}, tokens={"gimle": "rage"})
    given.do("1 pillage gimle", "1 raise rage")
    assert given.step(1, "rage") == 3
    away = table(figures=["1 leader horgr", "1 warrior gimle"], upgrades={1: ["lord-of-axes"]})
    away.do("1 pillage gimle")
    assert away.asked == [2]


@rule("BR6.22")
def test_lord_of_spears() -> None:
    given = table(figures=["1 leader gimle"], upgrades={1: ["lord-of-spears"]}, tokens={"gimle": "axes"})
    given.do("1 pillage gimle")
    assert [given.step(1, stat) for stat in ("rage", "axes", "horns")] == [2, 3, 2]
    dead = table(
        figures=["1 leader gimle", "2 warrior gimle"],
        upgrades={1: ["lord-of-spears"]},
        hands={1: ["tyrs-rage-2"], 2: ["odins-tide"]},
        age=2,
    )
    dead.do("1 pillage gimle").fight(one="tyrs-rage-2", two="odins-tide")
    assert dead.step(1, "horns") == 2  # alive: the only figure is kept


@rule("BR6.24")
@pytest.mark.parametrize(("count", "strength"), [(1, 1), (2, 3), (3, 4), (4, 6)])
def test_brothers_in_arms(count: int, strength: int) -> None:
    given = table(figures=[f"1 warrior gimle {count}"], upgrades={1: ["brothers-in-arms"]})
    assert given.strength(1, "gimle") == strength


def test_experts_in_arms() -> None:
    assert table(figures=["1 warrior gimle 3"], upgrades={1: ["experts-in-arms"]}).strength(1, "gimle") == 6


@rule("BR6.24")
@pytest.mark.parametrize(("count", "strength"), [(1, 2), (2, 6), (3, 8), (5, 14)])
def test_masters_in_arms(count: int, strength: int) -> None:
    given = table(figures=[f"1 warrior gimle {count}"], upgrades={1: ["masters-in-arms"]})
    assert given.strength(1, "gimle") == strength


def ship_lost(upgrade: str) -> int:
    given = table(figures=["1 ship north-west", "2 leader gimle"], upgrades={1: [upgrade]})
    given.do("1 pillage gimle")
    return given.from_source(1, "cards")


def test_lokis_dragons() -> None:
    assert ship_lost("lokis-dragons") == 4


def test_fire_dragons() -> None:
    assert ship_lost("fire-dragons") == 8


def test_eternal_dragons() -> None:
    assert ship_lost("eternal-dragons") == 12


@rule("BR6.13", "BR2.6")
def test_dragons_pay_for_ragnarok_and_a_sacrifice_too() -> None:
    given = in_phase(
        RAGNAROK, doom=["gimle", "horgr", "utgard"], figures=["1 ship north-west"], upgrades={1: ["lokis-dragons"]}
    )
    assert (given.from_source(1, "cards"), given.from_source(1, "ragnarok")) == (4, 2)


def released(upgrade: str) -> int:
    given = in_phase(VALHALLA, age=2, figures=["1 warrior valhalla 2", "1 ship valhalla"], upgrades={1: [upgrade]})
    return given.from_source(1, "valhalla")


def test_lokis_domain() -> None:
    assert released("lokis-domain") == 3


def test_lokis_eminence() -> None:
    assert released("lokis-eminence") == 6


def test_lokis_wrath() -> None:
    assert released("lokis-wrath") == 9


@rule("BR6.28")
def test_friggas_charm() -> None:
    given = table(hands={1: ["thors-glory", "tyrs-domain"]}, upgrades={1: ["friggas-charm"]}, rage={1: 6, 2: 0})
    given.do("1 upgrade thors-glory 2")
    assert given.rage(1) == 5
    given.do("1 upgrade tyrs-domain 3")
    assert given.rage(1) == 5
    given.do("1 invade warrior gimle")
    assert given.rage(1) == 4  # not for invades


@rule("BR6.7")
@pytest.mark.parametrize(("warriors", "glory"), [(1, 0), (2, 2), (3, 2)])
def test_thors_glory(warriors: int, glory: int) -> None:
    given = table(
        figures=["1 leader gimle", "1 warrior gimle", f"2 warrior gimle {warriors}"], upgrades={1: ["thors-glory"]}
    )
    given.do("1 pillage gimle")
    assert given.from_source(1, "cards") == glory


@rule("BR6.8")
def test_friggas_succor() -> None:
    given = table(upgrades={1: ["friggas-succor"]})
    given.do("1 invade leader gimle")
    assert given.options(1) == ["invade warrior gimle", "decline"]
    assert given.why("1 invade leader gimle") == ("not-free", "BR6.8")
    assert given.why("1 invade warrior horgr") == ("elsewhere", "BR6.8")
    given.do("1 invade warrior gimle")
    assert given.rage(1) == 6
    assert given.count(1, "warrior", "gimle") == 1
    assert given.asked == [2]  # the extra warrior brings no other


@rule("BR6.8")
def test_friggas_succor_follows_no_ship_and_no_dark_elf_to_yggdrasil() -> None:
    given = table(upgrades={1: ["friggas-succor"]}, figures=["1 dark-elf reserve"])
    given.do("1 invade ship north-west")
    assert given.asked == [2]
    given.do("2 pass", "1 invade dark-elf yggdrasil")
    assert given.frame == "turn"


@rule("BR6.8")
def test_friggas_succor_does_not_follow_lokis_blessing() -> None:
    given = table(
        turn=2,
        figures=["1 warrior gimle", "2 leader gimle"],
        upgrades={1: ["friggas-succor", "lokis-blessing"]},
    )
    given.do("2 pillage gimle", "1 invade warrior gimle")
    assert given.frame == "turn"
    assert given.count(1, "warrior", "gimle") == 1


@rule("BR6.27", "BR7.2")
def test_tyrs_domain() -> None:
    for answer, bonus in (("count", 3), ("decline", 0)):
        given = table(
            figures=["1 warrior gimle", "2 warrior gimle 2"],
            hands={1: ["quest-alfheim-1"]},
            upgrades={1: ["tyrs-domain"]},
        )
        given.do("1 pillage gimle", "1 lay quest-alfheim-1")
        assert given.frame == "count-quest"
        given.do(f"1 {answer}")
        assert given.told("total")[0]["bonus"] == bonus


@rule("BR6.27")
def test_tyrs_wrath() -> None:
    given = table(
        figures=["1 warrior gimle", "2 warrior gimle 2"],
        hands={1: ["quest-alfheim-3"]},
        upgrades={1: ["tyrs-wrath"]},
        age=3,
    )
    given.do("1 pillage gimle", "1 lay quest-alfheim-3", "1 count")
    assert given.told("total")[0]["bonus"] == 5


@rule("BR6.25", "BR6.19")
def test_lokis_blessing() -> None:
    given = table(figures=["1 warrior gimle", "2 warrior gimle"], upgrades={2: ["lokis-blessing"]}, rage={1: 6, 2: 0})
    given.do("1 pillage gimle")
    assert "tied" in given.happened()  # a tie is a loss for all
    given.do("2 invade warrior gimle")
    assert given.count(2, "warrior", "gimle") == 1
    assert (given.count(2, "warrior", "reserve"), given.count(2, "warrior", "valhalla")) == (6, 1)


@rule("BR6.25")
def test_lokis_blessing_takes_none_of_those_just_destroyed_and_never_enters_yggdrasil() -> None:
    empty = table(
        figures=["1 leader gimle", "2 warrior gimle", "2 warrior valhalla 7"], upgrades={2: ["lokis-blessing"]}
    )
    empty.do("1 pillage gimle")
    assert empty.frame == "turn"
    centre = table(figures=["1 leader yggdrasil", "2 warrior yggdrasil"], upgrades={2: ["lokis-blessing"]})
    centre.do("1 pillage yggdrasil")
    assert centre.frame == "turn"


@rule("BR6.23")
def test_odins_inspiration() -> None:
    given = in_phase(
        RAGNAROK,
        age=2,
        doom=["horgr", "gimle", "utgard"],
        figures=["1 warrior gimle 2", "1 ship north-west"],
        upgrades={1: ["odins-inspiration", "lokis-dragons"]},
    )
    assert given.from_source(1, "ragnarok") == 2 * 9
    assert given.from_source(1, "cards") == 4  # what the ship upgrade pays is not doubled


@rule("BR6.21")
def test_tyrs_challenge() -> None:
    given = table(
        age=2,
        figures=["1 leader gimle", "2 warrior gimle", "1 warrior horgr"],
        pillaged=["gimle"],
        tokens={"gimle": "axes"},
        upgrades={1: ["tyrs-challenge"]},
    )
    assert given.why("1 challenge horgr") == ("not-pillaged", "BR6.21")
    given.do("1 challenge gimle")
    assert given.rage(1) == 4
    assert given.step(1, "axes") == 2
    assert given.from_source(1, "battles") == 4
    assert given.is_pillaged("gimle")
    bare = table(figures=["1 leader gimle"], pillaged=["gimle"])
    assert bare.why("1 challenge gimle") == ("without-card", "BR6.21")
    poor = table(figures=["1 leader gimle"], pillaged=["gimle"], upgrades={1: ["tyrs-challenge"]}, rage=1)
    assert poor.why("1 challenge gimle") == ("rage", "BR4.2.2")


@rule("BR6.11", "BR7.3")
def test_friggas_protection() -> None:
    given = table(
        age=2,
        turn=2,
        rage={1: 2, 2: 6},
        figures=["1 warrior gimle 2", "1 ship north-west", "2 leader gimle", "2 warrior gimle 2"],
        upgrades={1: ["friggas-protection"]},
    )
    given.do("2 pillage gimle")
    assert given.options(1) == ["save warrior", "save ship", "done"]
    assert given.why("1 save leader") == ("not-doomed", "BR6.11")
    given.do("1 save warrior", "1 save ship")
    assert given.rage(1) == 0
    assert (given.count(1, "warrior", "gimle"), given.count(1, "ship", "north-west")) == (1, 1)
    assert given.count(1, "warrior", "valhalla") == 1


@rule("BR6.11", "BR6.2")
def test_friggas_protection_saves_from_a_troll_but_not_from_ragnarok() -> None:
    given = table(figures=["1 troll reserve", "2 warrior gimle"], upgrades={2: ["friggas-protection"]})
    given.do("1 invade troll gimle", "2 save warrior")
    assert given.count(2, "warrior", "gimle") == 1
    assert given.rage(2) == 5
    struck = in_phase(
        RAGNAROK, doom=["gimle", "horgr", "utgard"], figures=["1 warrior gimle"], upgrades={1: ["friggas-protection"]}
    )
    assert struck.from_source(1, "ragnarok") == 2


@rule("BR6.11")
def test_a_saved_figure_fights_on_and_may_have_to_be_saved_again() -> None:
    given = table(
        turn=2,
        rage={1: 2, 2: 6},
        figures=["1 warrior gimle", "2 warrior gimle 2"],
        hands={2: ["odins-smite"]},
        upgrades={1: ["friggas-protection"]},
    )
    given.do("2 pillage gimle", "2 lay odins-smite", "1 save warrior")
    assert given.frame == "protection"  # once more: the battle is lost
    assert given.told("total")[1]["strength"] == 1
    given.do("1 save warrior")
    assert given.count(1, "warrior", "gimle") == 1
    assert given.rage(1) == 0


@rule("BR6.26", "BR7.2")
def test_tyrs_prowess() -> None:
    given = table(
        age=2,
        rage={1: 2, 2: 6},
        figures=["1 leader gimle", "2 warrior gimle"],
        hands={1: ["tyrs-crush-2", "heimdalls-eye", "heimdalls-eye"]},
        upgrades={1: ["tyrs-prowess"]},
    )
    given.do("1 pillage gimle", "1 lay tyrs-crush-2", "1 add heimdalls-eye", "1 add heimdalls-eye")
    assert given.options(1) == ["retrieve tyrs-crush-2", "retrieve heimdalls-eye", "done"]
    given.do("1 retrieve heimdalls-eye", "1 retrieve heimdalls-eye")
    assert given.rage(1) == 0
    assert given.hand(1) == ["heimdalls-eye", "heimdalls-eye"]
    assert given.discarded("tyrs-crush-2") == 1


@rule("BR6.9", "BR7.2")
def test_thors_domain() -> None:
    given = table(upgrades={1: ["thors-domain"]}, rage=3)
    given.do("1 invade warrior gimle")
    assert given.options(1) == ["pillage gimle", "decline"]
    given.do("1 pillage gimle")
    assert given.rage(1) == 0
    assert given.is_pillaged("gimle")
    poor = table(upgrades={1: ["thors-domain"]}, rage=2)
    poor.do("1 invade warrior gimle")
    assert poor.asked == [2]  # the two must be left after the invade is paid
    done = table(upgrades={1: ["thors-domain"]}, pillaged=["gimle"])
    done.do("1 invade warrior gimle")
    assert done.asked == [2]


@rule("BR6.9")
def test_thors_domain_follows_the_dark_elf_to_yggdrasil_but_no_ship() -> None:
    given = table(upgrades={1: ["thors-domain"]}, figures=["1 dark-elf reserve"])
    given.do("1 invade ship north-west")
    assert given.asked == [2]
    given.do("2 pass", "1 invade dark-elf yggdrasil")
    assert given.frame == "storm"


@rule("BR6.10")
def test_friggas_domain() -> None:
    given = table(
        age=3,
        figures=["1 leader valhalla", "1 ship valhalla", "1 fire-giant valhalla"],
        upgrades={1: ["friggas-domain", "lokis-wrath"]},
    )
    given.do("1 recall fire-giant gimle")
    assert given.rage(1) == 5  # one rage in all
    assert given.count(1, "fire-giant", "gimle") == 1
    assert given.glory(1) == 0  # not released
    given.do("2 pass", "1 recall leader horgr", "1 recall ship north-west")
    assert given.rage(1) == 3
    assert given.why("1 recall warrior gimle") == ("not-in-valhalla", "BR6.10")
    full = table(age=3, figures=["1 leader valhalla", "1 warrior gimle 4"], upgrades={1: ["friggas-domain"]})
    assert full.why("1 recall leader horgr") == ("horns", "BR4.3.3")


@rule("BR6.23")
def test_odins_throne() -> None:
    given = in_phase(
        QUEST, age=3, quests={1: ["quest-alfheim-3"]}, figures=["1 warrior gimle"], upgrades={1: ["odins-throne"]}
    )
    assert given.from_source(1, "quests") == 18
    given.do("1 raise rage")
    assert given.step(1, "rage") == 2


@rule("BR5.1")
def test_thors_conquest() -> None:
    figures = ["1 warrior gimle 2", "1 ship north-west", "1 warrior yggdrasil", "1 leader valhalla"]
    given = in_phase(VALHALLA, age=3, figures=figures, upgrades={1: ["thors-conquest"]})
    assert given.from_source(1, "cards") == 12


@rule("BR6.13")
def test_friggas_sacrifice() -> None:
    given = table(
        age=3,
        figures=["1 warrior gimle", "1 ship north-west", "2 warrior horgr"],
        upgrades={1: ["friggas-sacrifice", "eternal-dragons"]},
    )
    given.do("1 sacrifice", "1 give ship north-west", "1 give warrior gimle")
    assert given.frame == "raise-stat"
    given.do("1 raise horns")
    assert given.rage(1) == 6
    assert given.figures(1, "valhalla") == 2
    assert given.from_source(1, "cards") == 12
    assert given.step(1, "horns") == 2
    lone = table(age=3, figures=["1 warrior gimle"], upgrades={1: ["friggas-sacrifice"]})
    assert lone.why("1 sacrifice") == ("two-figures", "BR6.13")


@rule("BR6.13", "BR6.11")
def test_protection_does_not_save_from_a_sacrifice() -> None:
    given = table(age=3, figures=["1 warrior gimle 2"], upgrades={1: ["friggas-sacrifice", "friggas-protection"]})
    given.do("1 sacrifice", "1 give warrior gimle", "1 give warrior gimle")
    assert given.frame == "raise-stat"
    assert given.count(1, "warrior", "valhalla") == 2
