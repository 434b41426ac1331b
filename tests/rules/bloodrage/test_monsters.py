"""The nine monsters."""

from __future__ import annotations

import pytest

from meadhall.testing import rule

from .helpers import RAGNAROK, in_phase, table


@rule("BR6.1", "BR6.2")
def test_troll() -> None:
    figures = ["1 troll reserve", "1 warrior gimle", "2 warrior gimle 2", "2 leader gimle", "2 ship north-west"]
    given = table(figures=figures, upgrades={1: ["thors-glory"]})
    given.do("1 invade troll gimle")
    assert given.rage(1) == 4
    assert given.count(2, "warrior", "valhalla") == 2
    assert (given.count(2, "leader", "gimle"), given.count(2, "ship", "north-west")) == (1, 1)
    assert given.count(1, "warrior", "gimle") == 1
    assert given.glory(1) == 0  # not destroyed in battle


@rule("BR6.2", "BR6.7")
def test_what_a_troll_destroys_does_not_count_for_the_battle_that_follows() -> None:
    given = table(
        figures=["1 troll reserve", "1 leader gimle", "2 warrior gimle 2", "2 ship north-west"],
        upgrades={1: ["thors-glory", "thors-domain"]},
        hands={1: ["odins-judgement"]},
        age=3,
    )
    given.do("1 invade troll gimle", "1 pillage gimle", "1 lay odins-judgement")
    assert given.told("destroyed") == [
        {"seat": 1, "figure": "warrior", "place": "gimle", "count": 2},
        {"seat": 1, "figure": "ship", "place": "north-west", "count": 1},
    ]
    assert given.from_source(1, "cards") == 2  # Judgement for the ship, no Thor's Glory


@rule("BR6.1")
def test_troll_does_nothing_on_a_march_or_a_call() -> None:
    given = table(figures=["1 troll horgr", "2 warrior gimle 2"])
    given.do("1 march horgr gimle", "1 move troll")
    assert given.count(2, "warrior", "gimle") == 2
    called = table(figures=["1 troll andlang", "2 warrior gimle"], turn=2)
    called.do("2 pillage gimle", "1 join troll andlang")
    assert "battle-began" in called.happened()


@rule("BR6.1")
def test_troll_needs_an_empty_village_first() -> None:
    given = table(figures=["1 troll reserve", "2 warrior utgard 3"])
    assert given.why("1 invade troll utgard") == ("no-village", "BR1.2")


@rule("BR6.1", "BR6.10")
def test_troll_acts_when_it_comes_from_valhalla() -> None:
    given = table(figures=["1 troll valhalla", "2 warrior gimle"], upgrades={1: ["friggas-domain"]}, age=3)
    given.do("1 recall troll gimle")
    assert given.count(2, "warrior", "valhalla") == 1
    assert given.rage(1) == 5


@rule("BR6.1", "BR6.2")
def test_fire_giant() -> None:
    figures = [
        "1 fire-giant reserve",
        "2 warrior gimle",
        "2 leader gimle",
        "2 ship north-west",
        "2 valkyrie gimle",
        "2 sea-serpent north-west",
        "1 warrior gimle",
    ]
    given = table(figures=figures, upgrades={2: ["fire-dragons"]}, age=2)
    given.do("1 invade fire-giant gimle")
    assert given.rage(1) == 2
    assert [given.count(2, unit, "valhalla") for unit in ("warrior", "leader", "ship")] == [1, 1, 1]
    assert (given.count(2, "valkyrie", "gimle"), given.count(2, "sea-serpent", "north-west")) == (1, 1)
    assert given.count(1, "warrior", "gimle") == 1
    assert given.glory(2) == 8  # the ship upgrade pays


@rule("BR6.3")
@pytest.mark.parametrize(("unit", "strength"), [("dwarf-chieftain", 2), ("soldier-of-hel", 3)])
def test_dwarf_chieftain_and_soldier_of_hel_cost_nothing(unit: str, strength: int) -> None:
    given = table(hands={1: [unit]}, rage=1)
    given.do(f"1 upgrade {unit} 1", "1 decline")
    assert given.rage(1) == 1
    later = table(figures=[f"1 {unit} reserve"], rage=1)
    later.do(f"1 invade {unit} gimle")
    assert later.rage(1) == 1
    assert later.strength(1, "gimle") == strength


def test_dwarf_chieftain() -> None:
    assert table(figures=["1 dwarf-chieftain gimle"]).strength(1, "gimle") == 2


def test_soldier_of_hel() -> None:
    assert table(figures=["1 soldier-of-hel gimle"]).strength(1, "gimle") == 3


@rule("BR6.3")
def test_dark_elf() -> None:
    given = table(figures=["1 dark-elf reserve"], rage=2)
    given.do("1 invade dark-elf yggdrasil")
    assert given.rage(1) == 1
    assert given.strength(1, "yggdrasil") == 3
    outside = table(figures=["1 dark-elf reserve"], rage=2)
    outside.do("1 invade dark-elf gimle")
    assert outside.rage(1) == 1
    assert outside.strength(1, "gimle") == 1


@rule("BR6.4")
def test_sea_serpent() -> None:
    given = table(figures=["1 sea-serpent reserve", "1 ship south-west"], upgrades={1: ["lokis-dragons"]})
    assert {text.split()[2] for text in given.options(1, "invade") if "serpent" in text} == {
        "north-east",
        "south-east",
        "south-west",
        "north-west",
    }
    given.do("1 invade sea-serpent south-west")
    assert given.rage(1) == 3
    assert given.strength(1, "utgard") == 5
    lost = table(
        figures=["1 sea-serpent south-west", "2 leader utgard", "2 warrior utgard"], upgrades={1: ["lokis-dragons"]}
    )
    lost.do("1 pillage utgard")
    assert lost.count(1, "sea-serpent", "valhalla") == 1
    assert lost.glory(1) == 4


@rule("BR6.5", "BR7.3")
def test_volur_witch() -> None:
    figures = ["1 volur-witch gimle", "2 leader gimle", "2 warrior gimle"]
    given = table(age=3, turn=2, figures=figures, upgrades={2: ["thors-glory"]}, hands={2: ["odins-judgement"]})
    given.do("2 pillage gimle", "2 lay odins-judgement")
    assert given.frame == "flight"
    given.do("1 flee")
    assert given.count(1, "volur-witch", "yggdrasil") == 1
    assert given.glory(2) == 3  # the battle only; nothing was destroyed
    stays = table(age=3, turn=2, figures=figures, hands={2: ["odins-judgement"]})
    stays.do("2 pillage gimle", "2 lay odins-judgement", "1 decline")
    assert stays.count(1, "volur-witch", "valhalla") == 1
    assert stays.glory(2) == 3 + 2


@rule("BR6.5")
def test_volur_witch_flees_ragnarok_and_is_paid_nothing() -> None:
    given = in_phase(
        RAGNAROK, age=1, doom=["gimle", "horgr", "utgard"], figures=["1 volur-witch gimle", "1 warrior gimle"]
    )
    given.do("1 flee")
    assert given.from_source(1, "ragnarok") == 2
    assert given.count(1, "volur-witch", "yggdrasil") == 1


@rule("BR6.5")
def test_volur_witch_cannot_flee_from_yggdrasil_or_a_sacrifice() -> None:
    given = table(turn=2, figures=["1 volur-witch yggdrasil", "2 leader yggdrasil", "2 warrior yggdrasil"])
    given.do("2 pillage yggdrasil")
    assert given.count(1, "volur-witch", "valhalla") == 1
    offered = table(figures=["1 volur-witch gimle", "1 warrior gimle"], upgrades={1: ["friggas-sacrifice"]}, age=3)
    offered.do("1 sacrifice", "1 give volur-witch gimle", "1 give warrior gimle")
    assert offered.count(1, "volur-witch", "valhalla") == 1


@rule("BR6.6")
def test_frost_giant() -> None:
    given = table(
        age=3, figures=["1 frost-giant gimle", "2 warrior gimle"], tokens={"gimle": "axes"}, hands={1: ["tyrs-crush-3"]}
    )
    given.do("1 pillage gimle").fight(one="tyrs-crush-3")
    assert given.step(1, "axes") == 3
    assert given.from_source(1, "battles") == 5
    calm = table(age=3, figures=["1 frost-giant gimle"], tokens={"gimle": "glory"})
    calm.do("1 pillage gimle")
    assert calm.from_source(1, "pillage") == 10
    elsewhere = table(age=3, figures=["1 frost-giant horgr", "1 warrior gimle"], tokens={"gimle": "glory"})
    elsewhere.do("1 pillage gimle")
    assert elsewhere.from_source(1, "pillage") == 5


@rule("BR6.7")
def test_valkyrie() -> None:
    given = table(age=2, figures=["1 valkyrie gimle", "1 leader gimle", "2 warrior gimle 2", "2 ship north-west"])
    given.do("1 pillage gimle")
    assert given.from_source(1, "cards") == 6
    away = table(age=2, figures=["1 valkyrie horgr", "1 leader gimle", "2 warrior gimle 2"])
    away.do("1 pillage gimle")
    assert away.from_source(1, "cards") == 0


@rule("BR6.7")
def test_valkyrie_pays_even_if_she_falls() -> None:
    given = table(
        age=2,
        figures=["1 valkyrie gimle", "2 warrior gimle 2", "2 leader gimle"],
        hands={1: ["odins-smite"], 2: []},
    )
    given.do("1 pillage gimle").fight(one="odins-smite")
    assert given.told("won") == [{"seat": 1, "province": "gimle"}]
    assert given.count(1, "valkyrie", "valhalla") == 1
    assert given.from_source(1, "cards") == 2
