"""BR4.5 Upgrade."""

from __future__ import annotations

from meadhall.testing import rule

from .helpers import table


@rule("BR4.5.1")
def test_the_cost_is_paid_and_the_card_lies_in_its_slot() -> None:
    given = table(hands={1: ["thors-glory"]})
    given.do("1 upgrade thors-glory 3")
    assert given.rage(1) == 4
    assert given.hand(1) == []
    assert given.seen.upgrade[0][7] > 0


@rule("BR4.5.1")
def test_a_card_in_the_chosen_slot_is_discarded_even_while_another_is_free() -> None:
    given = table(hands={1: ["thors-glory"]}, upgrades={1: ["lokis-domain"]})
    given.do("1 upgrade thors-glory 1")
    assert given.discarded("lokis-domain") == 1
    assert [bool(slot) for slot in given.seen.upgrade[0][5:]] == [True, False, False]


@rule("BR4.5.1")
def test_only_upgrades_from_the_hand_are_played_so() -> None:
    given = table(hands={1: ["tyrs-bash", "quest-alfheim-1"]})
    assert given.why("1 upgrade tyrs-bash 1") == ("no-upgrade-card", "BR4.5.1")
    assert given.why("1 upgrade quest-alfheim-1 1") == ("no-upgrade-card", "BR4.5.1")
    assert given.why("1 upgrade thors-glory 1") == ("not-in-hand", "BR4.5.1")


@rule("BR4.5.2")
def test_an_upgraded_figure_may_invade_at_once_for_free() -> None:
    given = table(hands={1: ["lord-of-hammers"]}, rage=3)
    given.do("1 upgrade lord-of-hammers 1")
    assert {text.split()[1] for text in given.options(1, "invade")} == {"leader"}
    given.do("1 invade leader gimle")
    assert (given.rage(1), given.count(1, "leader", "gimle")) == (0, 1)
    declined = table(hands={1: ["lord-of-hammers"]})
    declined.do("1 upgrade lord-of-hammers 1", "1 decline", "2 pass")
    assert declined.rage(1) == 3
    assert declined.frame == "turn"  # the free one is lost


@rule("BR4.5.2")
def test_a_sea_serpent_may_be_the_ship_that_invades() -> None:
    given = table(hands={1: ["lokis-dragons"]}, figures=["1 ship valhalla", "1 sea-serpent reserve"])
    given.do("1 upgrade lokis-dragons 1", "1 invade sea-serpent north-east")
    assert given.count(1, "sea-serpent", "north-east") == 1
    assert given.rage(1) == 4


@rule("BR4.5.3")
def test_a_monster_joins_the_reserve_and_may_invade_for_free() -> None:
    given = table(hands={1: ["troll"]})
    given.do("1 upgrade troll 1")
    assert given.count(1, "troll", "reserve") == 1
    given.do("1 invade troll gimle")
    assert (given.rage(1), given.count(1, "troll", "gimle")) == (4, 1)


@rule("BR4.5.3")
def test_a_replaced_monster_leaves_the_game_without_being_destroyed() -> None:
    given = table(
        hands={1: ["valkyrie"]},
        figures=["1 sea-serpent north-east", "1 troll gimle"],
        upgrades={1: ["eternal-dragons"]},
        age=2,
    )
    given.do("1 upgrade valkyrie 1")
    assert given.count(1, "sea-serpent", "valhalla") == 0
    assert given.figures(1, "north-east") == 0
    assert given.glory(1) == 0
    assert given.discarded("sea-serpent") == 1
    assert {text.split()[1] for text in given.options(1, "invade")} == {"valkyrie"}
    assert given.told("left-game") == [{"seat": 0, "figure": "sea-serpent"}]


@rule("BR4.5.3")
def test_the_replaced_monster_frees_its_horn_first() -> None:
    figures = ["1 troll gimle", "1 dwarf-chieftain gimle", "1 warrior gimle 2"]
    given = table(hands={1: ["valkyrie"]}, figures=figures)
    given.do("1 upgrade valkyrie 1")
    assert given.frame == "free-invade"


@rule("BR4.5.4")
def test_tyrs_domain_and_wrath_are_one_choice_of_five() -> None:
    given = table(
        age=3,
        upgrades={1: ["tyrs-domain", "tyrs-wrath"]},
        hands={1: ["quest-alfheim-3"]},
        figures=["1 warrior gimle", "2 leader gimle"],
    )
    given.do("1 pillage gimle", "1 lay quest-alfheim-3", "1 count")
    assert given.told("total")[0]["bonus"] == 5


@rule("BR4.5.5", "BR6.28")
def test_friggas_charm_does_not_pay_for_itself_and_serves_the_card_that_replaces_it() -> None:
    given = table(hands={1: ["thors-glory"]}, upgrades={1: ["friggas-charm"]})
    given.do("1 upgrade thors-glory 1")
    assert given.rage(1) == 5
    assert given.discarded("friggas-charm") == 1
    next_one = table(hands={1: ["thors-glory"]}, upgrades={1: ["lokis-domain"]})
    next_one.do("1 upgrade thors-glory 1")
    assert next_one.rage(1) == 4


@rule("BR4.5.5")
def test_a_new_card_works_at_once() -> None:
    given = table(hands={1: ["experts-in-arms"]}, figures=["1 warrior gimle"])
    given.do("1 upgrade experts-in-arms 1")
    assert given.strength(1, "gimle") == 2


@rule("BR4.5.6")
def test_a_monster_waits_in_the_reserve_when_it_cannot_invade() -> None:
    given = table(hands={1: ["troll"]}, figures=["1 warrior gimle 4"])
    given.do("1 upgrade troll 1")
    assert given.asked == [2]
    assert given.count(1, "troll", "reserve") == 1
