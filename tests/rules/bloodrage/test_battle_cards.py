"""Battle cards and quests, each with a test of its own."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.testing import rule

from .helpers import GAME, QUEST, Table, in_phase, table


def battle(mine: str, theirs: str = "", *, figures: tuple[str, ...] = (), age: int = 3, **given: Any) -> Table:
    """Seat 1, strength 3, pillages Gimle where seat 2 has strength 1, unless told otherwise."""
    found = table(
        age=age,
        figures=figures or ("1 leader gimle", "2 warrior gimle"),
        hands={1: [mine] if mine else [], 2: [theirs] if theirs else []},
        **given,
    )
    found.do("1 pillage gimle").pass_over("call-to-battle")
    told = found.events
    found.do(*([f"1 lay {mine}"] if mine else []), *([f"2 lay {theirs}"] if theirs else []))
    found.events = told + found.events
    return found


def bonus(card: str) -> int:
    return int(battle(card).told("total")[0]["bonus"])


def test_tyrs_bash() -> None:
    assert bonus("tyrs-bash") == 2


def test_tyrs_smash() -> None:
    assert bonus("tyrs-smash-1") == bonus("tyrs-smash-2") == 3


def test_tyrs_crush() -> None:
    assert [bonus(f"tyrs-crush-{age}") for age in (1, 2, 3)] == [4, 4, 4]


def test_tyrs_smite() -> None:
    assert [bonus(f"tyrs-smite-{age}") for age in (1, 2, 3)] == [5, 5, 5]


def test_tyrs_rage() -> None:
    assert [bonus(f"tyrs-rage-{age}") for age in (2, 3)] == [6, 6]


@rule("BR6.18")
def test_odins_smite() -> None:
    given = table(
        seats=3,
        figures=["1 leader gimle", "2 warrior gimle 2", "3 ship north-west", "3 warrior myrkulor"],
        hands={1: ["odins-smite"]},
    )
    given.do("1 pillage gimle", "3 decline", "1 lay odins-smite")
    destroyed = given.told("destroyed")
    assert destroyed[0] == {"seat": 1, "figure": "warrior", "place": "gimle", "count": 1}
    assert [line["strength"] for line in given.told("total")] == [3, 1, 2]
    assert given.told("total")[0]["bonus"] == 1


@rule("BR6.16")
def test_heimdalls_sight() -> None:
    assert battle("heimdalls-sight", "tyrs-crush-1").told("total")[0]["bonus"] == 4
    assert battle("heimdalls-sight", "troll").told("total")[0]["bonus"] == 0


@rule("BR6.16")
def test_heimdalls_sight_sees_late_cards_and_quests_that_count() -> None:
    given = table(
        age=3,
        figures=["1 leader gimle", "2 warrior gimle"],
        hands={1: ["heimdalls-sight"], 2: ["quest-alfheim-1", "heimdalls-eye"]},
        upgrades={2: ["tyrs-wrath"]},
    )
    given.do("1 pillage gimle", "1 lay heimdalls-sight", "2 lay quest-alfheim-1", "2 count", "2 decline")
    assert given.told("total")[0]["bonus"] == 5
    late = battle("heimdalls-sight", "troll")
    assert late.told("total")[0]["bonus"] == 0
    with_eye = table(
        age=2,
        figures=["1 leader gimle", "2 warrior gimle"],
        hands={1: ["heimdalls-sight"], 2: ["troll", "heimdalls-eye", "heimdalls-eye"]},
    )
    with_eye.do("1 pillage gimle", "1 lay heimdalls-sight", "2 lay troll", "2 add heimdalls-eye", "2 add heimdalls-eye")
    assert [line["bonus"] for line in with_eye.told("total")] == [2, 4]  # the highest single one


@rule("BR6.12")
def test_friggas_grace() -> None:
    given = battle("friggas-grace", tokens={"gimle": "rage"})
    assert given.frame == "raise-stat"
    assert given.why("1 raise rage") == ("same-stat", "BR6.12")
    given.do("1 raise horns")
    assert (given.step(1, "rage"), given.step(1, "horns")) == (2, 2)


@rule("BR6.12")
@pytest.mark.parametrize("token", ["glory", "all"])
def test_friggas_grace_raises_any_stat_after_glory_or_all_three(token: str) -> None:
    given = battle("friggas-grace", tokens={"gimle": token})
    assert given.options(1) == ["raise rage", "raise axes", "raise horns"]


@rule("BR6.12")
def test_friggas_grace_never_serves_a_defender() -> None:
    given = battle("", "friggas-grace", figures=("1 warrior gimle", "2 leader gimle"))
    assert given.told("won") == [{"seat": 1, "province": "gimle"}]
    assert given.frame == "turn"


@rule("BR6.19")
def test_lokis_trickery() -> None:
    given = battle("tyrs-bash", "lokis-trickery", rage={1: 3, 2: 0})
    assert (given.rage(1), given.rage(2)) == (2, 1)
    tie = battle("", "lokis-trickery", figures=("1 warrior gimle", "2 warrior gimle"), rage={1: 3, 2: 0})
    assert (tie.rage(1), tie.rage(2)) == (3, 0)
    empty = table(
        turn=2, rage={1: 0, 2: 3}, figures=["1 leader gimle", "2 warrior gimle"], hands={2: ["lokis-trickery"]}
    )
    empty.do("2 pillage gimle", "2 lay lokis-trickery")
    assert (empty.rage(1), empty.rage(2)) == (0, 3)


@rule("BR6.11", "BR6.19", "BR7.3")
def test_the_rage_of_trickery_pays_for_protection() -> None:
    given = battle("", "lokis-trickery", rage={1: 3, 2: 0}, upgrades={2: ["friggas-protection"]})
    assert given.frame == "protection"
    given.do("2 save warrior")
    assert given.count(2, "warrior", "gimle") == 1


def test_thors_hammer() -> None:
    assert battle("thors-hammer").from_source(1, "cards") == 3
    assert battle("", "thors-hammer").from_source(2, "cards") == 0


@rule("BR4.7.7")
def test_heimdalls_eye() -> None:
    given = table(age=2, figures=["1 leader gimle", "2 warrior gimle"], hands={1: ["troll", "heimdalls-eye"]})
    given.do("1 pillage gimle", "1 lay troll", "1 add heimdalls-eye")
    assert given.told("total")[0]["bonus"] == 2
    assert bonus("heimdalls-eye") == 2  # or laid as usual


@rule("BR4.7.7")
def test_heimdalls_gaze() -> None:
    given = table(age=3, figures=["1 leader gimle", "2 warrior gimle"], hands={1: ["troll", "heimdalls-gaze"]})
    given.do("1 pillage gimle", "1 lay troll", "1 add heimdalls-gaze")
    assert given.told("total")[0]["bonus"] == 3
    assert bonus("heimdalls-gaze") == 3


@rule("BR6.17", "BR7.1")
def test_odins_tide() -> None:
    given = table(
        age=2,
        figures=["1 leader gimle", "1 warrior gimle", "1 ship north-west", "2 warrior gimle 3"],
        hands={2: ["odins-tide"]},
    )
    given.do("1 pillage gimle", "2 lay odins-tide")
    assert (given.frame, given.asked) == ("odins-tide", [1])  # three warriors are alike: nobody asks seat 2
    assert given.options(1) == ["spare warrior", "spare leader", "spare ship"]
    assert given.why("1 spare troll") == ("not-in-battle", "BR6.17")
    given.do("1 spare ship")
    assert [line["strength"] for line in given.told("total")] == [2, 1]
    assert given.count(1, "leader", "valhalla") == given.count(1, "warrior", "valhalla") == 1
    assert given.told("tied") == [{"province": "gimle"}]  # 2 to 1 + 1


@rule("BR6.19")
def test_lokis_backstab() -> None:
    given = battle("", "lokis-backstab", glory={1: 10, 2: 0})
    assert (given.glory(1), given.glory(2)) == (10 + 3 - 2, 2)
    tie = battle("", "lokis-backstab", figures=("1 warrior gimle", "2 warrior gimle"), glory={1: 10})
    assert (tie.glory(1), tie.glory(2)) == (10, 0)


@rule("BR6.19")
def test_lokis_backstab_does_nothing_for_the_winner() -> None:
    given = battle("lokis-backstab", glory={1: 10})
    assert given.told("won") == [{"seat": 0, "province": "gimle"}]
    assert "stabbed" not in given.happened()


@rule("BR6.19", "BR2.8")
def test_lokis_backstab_takes_no_more_than_there_is() -> None:
    """In the shipped edition a winner has its axes at least, so the axes are made smaller here."""
    given = table(figures=["1 leader gimle", "2 warrior gimle"], hands={2: ["lokis-backstab"]}, age=2)
    poor = type(given.state)(GAME.load_pieces("[stats]\naxes = [1, 4, 5, 6, 8, 8]\n"))
    poor.load(bytes(given.state))
    scene = Table(GAME, poor)
    scene.do("1 pillage gimle", "2 lay lokis-backstab")
    assert (scene.glory(1), scene.glory(2)) == (0, 1)


@rule("BR6.15")
def test_heimdalls_watch() -> None:
    given = table(
        age=2,
        figures=["1 leader gimle", "2 warrior gimle"],
        hands={1: ["heimdalls-watch-2", "tyrs-bash"], 2: ["tyrs-rage-2", "tyrs-crush-2"]},
    )
    given.do("1 pillage gimle", "1 lay heimdalls-watch-2", "2 lay tyrs-rage-2")
    assert given.from_source(1, "cards") == 6
    assert given.discarded("heimdalls-watch-2") == given.discarded("tyrs-rage-2") == 1
    assert (given.frame, given.asked) == ("lay-card", [1, 2])
    given.do("1 lay tyrs-bash", "2 lay tyrs-crush-2")
    assert [line["bonus"] for line in given.told("total")] == [2, 4]


@rule("BR6.15")
def test_two_watches_are_both_paid_for_one_new_round() -> None:
    given = table(
        seats=3,
        age=3,
        figures=["1 leader gimle", "2 warrior gimle", "3 warrior gimle"],
        hands={1: ["heimdalls-watch-2", "tyrs-bash"], 2: ["heimdalls-watch-3"], 3: ["tyrs-rage-3"]},
    )
    given.do("1 pillage gimle", "1 lay heimdalls-watch-2", "2 lay heimdalls-watch-3", "3 lay tyrs-rage-3")
    assert (given.from_source(1, "cards"), given.from_source(2, "cards")) == (6, 6)
    assert given.asked == [1]  # only seat 1 has a card left


@rule("BR6.15")
def test_watch_pays_for_sight_at_its_value_and_not_for_quests() -> None:
    given = table(
        seats=4,
        age=2,
        figures=["1 leader gimle", "2 warrior gimle", "3 warrior gimle", "4 warrior gimle"],
        hands={1: ["heimdalls-watch-2"], 2: ["heimdalls-sight"], 3: ["tyrs-crush-2"], 4: ["quest-alfheim-2"]},
        upgrades={4: ["tyrs-domain"]},
    )
    given.do("1 pillage gimle", "1 lay heimdalls-watch-2", "2 lay heimdalls-sight")
    given.do("3 lay tyrs-crush-2", "4 lay quest-alfheim-2")
    assert given.from_source(1, "cards") == 4 + 4


@rule("BR6.20")
def test_thors_oath() -> None:
    given = battle("thors-oath", age=2)
    assert given.from_source(1, "battles") == 3
    given.do("1 raise axes")
    assert given.step(1, "axes") == 2
    assert given.from_source(1, "battles") == 3  # it rises after the axes glory
    lost = battle("", "thors-oath", age=2)
    assert lost.frame == "turn"
    assert [lost.step(2, stat) for stat in ("rage", "axes", "horns")] == [1, 1, 1]


@rule("BR6.14")
def test_thors_primacy() -> None:
    given = battle("thors-primacy", "odins-smite")
    assert given.told("silenced") == [{"seat": 1, "card": "odins-smite"}]
    assert [line["bonus"] for line in given.told("total")] == [3, 1]
    sight = battle("thors-primacy", "heimdalls-sight")
    assert sight.told("total")[1]["bonus"] == 0
    both = battle("thors-primacy", "thors-primacy")
    assert [line["bonus"] for line in both.told("total")] == [3, 3]


@rule("BR6.14")
def test_thors_primacy_cancels_no_upgrade_and_no_late_card() -> None:
    given = table(
        age=3,
        figures=["1 leader gimle", "2 warrior gimle"],
        hands={1: ["thors-primacy"], 2: ["quest-alfheim-3", "heimdalls-gaze"]},
        upgrades={2: ["tyrs-domain"]},
    )
    given.do("1 pillage gimle", "1 lay thors-primacy", "2 lay quest-alfheim-3", "2 count", "2 add heimdalls-gaze")
    assert given.told("total")[1]["bonus"] == 6


@rule("BR6.20")
def test_thors_ascension() -> None:
    given = battle("thors-ascension", rage={1: 1, 2: 6})
    assert given.rage(1) == 4
    assert given.from_source(1, "cards") == 3
    lost = battle("", "thors-ascension", rage={1: 1, 2: 6})
    assert (lost.rage(2), lost.glory(2)) == (6, 0)


@rule("BR6.20", "BR6.26")
def test_the_rage_of_ascension_comes_too_late_for_prowess() -> None:
    given = table(
        age=3,
        turn=2,
        rage={1: 0, 2: 6},
        figures=["1 leader gimle", "2 warrior gimle"],
        hands={1: ["thors-ascension"]},
        upgrades={1: ["tyrs-prowess"]},
    )
    given.do("2 pillage gimle", "1 lay thors-ascension")
    assert given.frame == "turn"
    assert given.rage(1) == 3
    assert given.discarded("thors-ascension") == 1


@rule("BR6.7")
def test_odins_judgement() -> None:
    given = battle("tyrs-bash", "odins-judgement", figures=("1 leader gimle", "2 warrior gimle 2", "2 ship north-west"))
    assert given.told("won") == [{"seat": 1, "province": "gimle"}]
    assert given.from_source(2, "cards") == 2
    lost = battle("tyrs-rage-3", "odins-judgement", figures=("1 leader gimle", "2 warrior gimle 2"))
    assert lost.from_source(2, "cards") == 4  # own figures count


@rule("BR6.26")
def test_lokis_poison() -> None:
    given = table(
        age=3,
        figures=["1 leader gimle", "2 warrior gimle"],
        hands={1: ["tyrs-rage-3", "heimdalls-gaze"], 2: ["lokis-poison"]},
        upgrades={1: ["tyrs-prowess"]},
    )
    given.do("1 pillage gimle", "1 lay tyrs-rage-3", "2 lay lokis-poison", "1 add heimdalls-gaze")
    assert given.hand(1) == []
    assert sorted(given.hand(2)) == ["heimdalls-gaze", "lokis-poison", "tyrs-rage-3"]
    assert given.frame == "turn"  # nothing is left for Prowess
    tie = battle("tyrs-bash", "lokis-poison", figures=("1 warrior gimle", "2 leader gimle"))
    assert tie.hand(2) == ["lokis-poison"]


def quest(name: str, *figures: str, age: int = 1) -> int:
    given = in_phase(QUEST, age=age, quests={1: [name]}, figures=figures, doom=["horgr", "utgard", "elvagar"])
    return given.from_source(1, "quests")


@pytest.mark.parametrize(("age", "glory"), [(1, 5), (2, 7), (3, 9)])
@rule("BR4.9.1")
def test_quest_alfheim(age: int, glory: int) -> None:
    assert quest(f"quest-alfheim-{age}", "1 warrior andlang", age=age) == glory
    assert quest(f"quest-alfheim-{age}", "1 warrior utgard", age=age) == 0


@pytest.mark.parametrize("where", ["muspelheim", "horgr", "utgard"])
@rule("BR4.9.1")
def test_quest_jotunheim(where: str) -> None:
    assert quest("quest-jotunheim-1", f"1 warrior {where}") == 5
    assert quest("quest-jotunheim-3", "1 warrior gimle", age=3) == 0


@pytest.mark.parametrize("where", ["elvagar", "angerboda", "myrkulor"])
@rule("BR4.9.1")
def test_quest_manheim(where: str) -> None:
    assert quest("quest-manheim-2", f"1 warrior {where}", age=2) == 7
    assert quest("quest-manheim-1", "1 warrior andlang") == 0


@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 8), (3, 11)])
@rule("BR4.9.1")
def test_quest_yggdrasil(age: int, glory: int) -> None:
    assert quest(f"quest-yggdrasil-{age}", "1 warrior yggdrasil", age=age) == glory
    assert quest(f"quest-yggdrasil-{age}", "1 warrior yggdrasil", "2 warrior yggdrasil", age=age) == 0


@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 8), (3, 11)])
@rule("BR4.9.1")
def test_quest_glorious_death(age: int, glory: int) -> None:
    name = f"quest-glorious-death-{age}"
    assert quest(name, "1 warrior valhalla 3", "1 leader valhalla", age=age) == glory
    assert quest(name, "1 warrior valhalla 3", age=age) == 0


@rule("BR4.1.1")
def test_a_quest_kept_from_an_earlier_age_keeps_its_glory() -> None:
    assert quest("quest-alfheim-1", "1 warrior gimle", age=3) == 5
