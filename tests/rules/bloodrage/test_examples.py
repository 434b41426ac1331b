"""BR8 The worked examples of the rulebook, with their numbers."""

from __future__ import annotations

import pytest

from meadhall.testing import rule

from .helpers import ACTION, QUEST, RAGNAROK, VALHALLA, in_phase, table


@rule("BR8.1", "BR4.2.1")
def test_rage_is_set_to_the_stat_whatever_was_left() -> None:
    given = in_phase(ACTION, age=2, stats={1: (1, 1, 1), 2: (3, 1, 1)}, rage={1: 3, 2: 5})
    assert (given.rage(1), given.rage(2)) == (6, 8)


@rule("BR8.2", "BR4.3.1")
def test_an_upgraded_warrior_invades_for_its_strength() -> None:
    given = table(upgrades={1: ["experts-in-arms"]}, rage=6)
    given.do("1 invade warrior utgard")
    assert given.rage(1) == 4
    assert given.count(1, "warrior", "utgard") == 1


@rule("BR8.2", "BR4.2.2")
def test_an_upgraded_warrior_is_too_dear_for_one_rage() -> None:
    given = table(upgrades={1: ["experts-in-arms"]}, rage=1)
    assert given.why("1 invade warrior utgard") == ("rage", "BR4.2.2")
    assert not given.can("1 invade warrior utgard")


@rule("BR8.3", "BR4.4.1")
def test_two_march_where_two_villages_are_empty_and_three_do_not() -> None:
    given = table(figures=["1 warrior gimle 3", "2 warrior elvagar 2"])
    given.do("1 march gimle elvagar", "1 move warrior")
    assert given.rage(1) == 5
    given.do("1 move warrior")
    assert given.asked == [2]  # no village is left for the third
    assert (given.count(1, "warrior", "elvagar"), given.count(1, "warrior", "gimle")) == (2, 1)


@rule("BR8.3", "BR1.2")
def test_yggdrasil_takes_all_who_march_there() -> None:
    figures = ["1 warrior angerboda 3", "1 leader angerboda", "2 warrior yggdrasil 6", "2 leader yggdrasil"]
    given = table(figures=figures, stats={1: (1, 1, 6), 2: (1, 1, 6)})
    given.do("1 march angerboda yggdrasil", "1 move warrior", "1 move warrior", "1 move warrior", "1 move leader")
    assert given.figures(1, "yggdrasil") == 4
    assert given.asked == [2]


@rule("BR8.3", "BR4.4.1")
def test_a_march_has_one_start_and_one_goal() -> None:
    given = table(figures=["1 warrior gimle 2", "1 leader andlang", "1 warrior utgard"])
    given.do("1 march gimle horgr", "1 move warrior")
    assert given.options(1) == ["move warrior", "done"]  # neither another goal nor a figure from elsewhere
    assert given.why("1 move leader") == ("not-there", "BR4.4.1")


@rule("BR8.3", "BR2.1", "BR4.4.1")
def test_no_ship_marches() -> None:
    given = table(figures=["1 ship south-west", "1 warrior utgard"])
    given.do("1 march utgard horgr")
    assert given.why("1 move ship") == ("ships-stay", "BR2.1")


@rule("BR8.4", "BR4.5.1", "BR4.5.4", "BR4.11.1")
def test_lokis_eminence_beside_lokis_domain_pays_three_a_figure() -> None:
    given = table(
        hands={1: ["lokis-eminence"]},
        upgrades={1: ["lokis-domain", "friggas-succor", "thors-glory"]},
        figures=["1 warrior valhalla 4"],
        age=2,
        rage=5,
    )
    given.do("1 upgrade lokis-eminence 2")
    assert given.rage(1) == 3
    assert given.discarded("friggas-succor") == 1
    later = in_phase(
        VALHALLA,
        upgrades={1: ["lokis-domain", "lokis-eminence", "thors-glory"]},
        figures=["1 warrior valhalla 4"],
        age=3,
    )
    assert later.from_source(1, "valhalla") == 12


@rule("BR8.5", "BR4.6.1")
def test_a_quest_is_committed_for_nothing_but_not_at_no_rage() -> None:
    given = table(hands={1: ["quest-jotunheim-2"]}, rage={1: 1, 2: 6}, age=2)
    given.do("1 quest quest-jotunheim-2")
    assert given.rage(1) == 1
    assert given.quests(1) == ["quest-jotunheim-2"]
    spent = table(hands={1: ["quest-jotunheim-2"]}, rage={1: 0, 2: 6}, age=2, turn=2)
    assert spent.asked == [2]
    spent.do("2 pass")
    assert spent.frame == "discard"  # seat 1 was skipped


@rule("BR8.5", "BR4.9.2")
def test_a_quest_met_pays_its_glory_and_a_stat() -> None:
    given = in_phase(QUEST, age=2, quests={1: ["quest-jotunheim-2"]}, figures=["1 warrior horgr"])
    assert given.glory(1) == 7
    given.do("1 raise axes")
    assert given.step(1, "axes") == 2


def andlang() -> dict[str, object]:
    return {
        "seats": 3,
        "tokens": {"andlang": "axes"},
        "pillaged": ["horgr"],
        "figures": [
            "1 ship south-west",
            "1 warrior yggdrasil 2",
            "2 warrior gimle",
            "2 warrior yggdrasil",
            "3 leader horgr",
        ],
        "hands": {1: ["tyrs-crush-1"], 2: ["lokis-domain"], 3: ["tyrs-bash"]},
    }


@rule("BR8.6", "BR4.7.1", "BR4.7.2", "BR4.7.8")
def test_the_call_to_andlang_ends_when_its_villages_are_full() -> None:
    given = table(**andlang())  # type: ignore[arg-type]
    given.do("1 pillage andlang", "2 join warrior gimle")
    assert given.asked == [1]  # seat 3 is not adjacent, so it is not asked
    given.do("1 join warrior yggdrasil", "2 join warrior yggdrasil")
    assert given.frame == "lay-card"
    assert given.asked == [1, 2]
    assert given.count(1, "warrior", "yggdrasil") == 1
    assert (given.strength(1, "andlang"), given.strength(2, "andlang")) == (3, 2)


@rule("BR8.6", "BR4.7.5", "BR4.7.9", "BR4.7.10", "BR4.7.11", "BR4.7.12", "BR4.7.13")
def test_tyrs_crush_wins_andlang() -> None:
    given = table(**andlang())  # type: ignore[arg-type]
    given.do("1 pillage andlang", "2 join warrior gimle", "1 join warrior yggdrasil", "2 join warrior yggdrasil")
    given.do("1 lay tyrs-crush-1", "2 lay lokis-domain")
    assert [(line["seat"], line["total"]) for line in given.told("total")] == [(0, 7), (1, 2)]
    assert given.count(2, "warrior", "valhalla") == 2
    assert given.hand(2) == ["lokis-domain"]
    assert given.is_pillaged("andlang")
    assert given.step(1, "axes") == 2
    assert given.glory(1) == given.from_source(1, "battles") == 4
    assert (given.hand(1), given.discarded("tyrs-crush-1")) == ([], 1)
    assert (given.count(1, "ship", "south-west"), given.count(1, "warrior", "andlang")) == (1, 1)
    assert given.rage(1) == 6


@rule("BR8.7", "BR4.9.1")
@pytest.mark.parametrize(("ravens", "glory"), [(1, 5), (2, 0)])
def test_manheim_is_held_in_angerboda(ravens: int, glory: int) -> None:
    given = in_phase(
        QUEST,
        seats=3,
        quests={3: ["quest-manheim-1"]},
        figures=[
            "1 warrior elvagar 3",
            "3 warrior elvagar",
            "3 ship north-east",
            f"2 warrior angerboda {ravens}",
        ],
    )
    assert given.from_source(3, "quests") == glory
    if glory:
        given.do("3 raise horns")
        assert given.step(3, "horns") == 2


@rule("BR8.8", "BR4.10.1")
def test_ragnarok_takes_gimle_with_its_fjord() -> None:
    given = in_phase(
        RAGNAROK,
        age=2,
        doom=["elvagar", "gimle", "andlang"],
        figures=["1 warrior gimle", "1 ship north-west", "2 warrior gimle 2"],
    )
    assert [event.args["count"] for event in given.events if event.key == "destroyed"] == [1, 1, 2]
    assert (given.from_source(1, "ragnarok"), given.from_source(2, "ragnarok")) == (6, 6)
    assert given.is_destroyed("gimle")
    assert given.told("doom-moved") == [{"province": "andlang"}]


@rule("BR8.9", "BR5.1", "BR2.2")
@pytest.mark.parametrize("rage", [4, 5])
def test_legendary_stats_pay_at_the_end(rage: int) -> None:
    given = in_phase(VALHALLA, age=3, stats={1: (rage, 6, 3)})
    assert given.state.is_over()
    assert given.from_source(1, "stats") == given.glory(1) == 30
