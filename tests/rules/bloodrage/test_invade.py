"""BR4.3 Invade."""

from __future__ import annotations

import pytest

from meadhall.testing import rule

from .helpers import table


@rule("BR4.3.1")
@pytest.mark.parametrize(
    ("unit", "where", "cost"), [("warrior", "gimle", 1), ("leader", "gimle", 0), ("ship", "north-west", 2)]
)
def test_a_figure_invades_for_its_strength_and_the_leader_for_nothing(unit: str, where: str, cost: int) -> None:
    given = table()
    given.do(f"1 invade {unit} {where}")
    assert given.rage(1) == 6 - cost
    assert given.count(1, unit, where) == 1
    assert given.count(1, unit, "reserve") == (7 if unit == "warrior" else 0)


@rule("BR4.3.1")
def test_only_from_the_reserve() -> None:
    given = table(figures=["1 leader gimle", "1 warrior valhalla 8"])
    assert given.why("1 invade leader horgr") == ("not-in-reserve", "BR4.3.1")
    assert given.why("1 invade warrior horgr") == ("not-in-reserve", "BR4.3.1")


@rule("BR4.3.1", "BR6.24")
def test_the_bonus_of_pairs_costs_nothing() -> None:
    given = table(upgrades={1: ["masters-in-arms"]}, figures=["1 warrior gimle"])
    given.do("1 invade warrior gimle")
    assert given.rage(1) == 4


@rule("BR4.3.2")
def test_nobody_but_the_dark_elf_invades_yggdrasil() -> None:
    given = table(figures=["1 dark-elf reserve", "1 valkyrie reserve"], rage=12)
    for unit in ("warrior", "leader", "valkyrie"):
        assert given.why(f"1 invade {unit} yggdrasil") == ("no-yggdrasil", "BR4.3.2")
    assert given.can("1 invade dark-elf yggdrasil")


@rule("BR4.3.3")
def test_free_invades_obey_the_horns_and_need_a_village() -> None:
    full = table(
        hands={1: ["brothers-in-arms"]},
        figures=["1 warrior gimle 3", "1 leader horgr"],
    )
    full.do("1 upgrade brothers-in-arms 1")
    assert full.asked == [2]
    crowded = table(hands={1: ["lokis-dragons"]}, upgrades={1: ["friggas-succor"]}, figures=["2 warrior utgard 2"])
    crowded.do("1 invade leader utgard")
    assert crowded.asked == [2]  # Succor found no empty village


@rule("BR4.3.4")
def test_after_an_invade_monsters_act_then_succor_then_thors_domain() -> None:
    given = table(
        hands={1: ["troll"]},
        upgrades={1: ["friggas-succor", "thors-domain"]},
        figures=["2 warrior utgard 2"],
        rage=6,
    )
    given.do("1 upgrade troll 1", "1 invade troll utgard")
    assert given.count(2, "warrior", "valhalla") == 2
    assert given.frame == "succor"
    given.do("1 invade warrior utgard")
    assert given.frame == "storm"
    given.do("1 pillage utgard")
    assert given.is_pillaged("utgard")
    assert given.rage(1) == 6 - 2 - 2
