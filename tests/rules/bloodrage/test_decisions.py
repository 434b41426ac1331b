"""BR7.1-BR7.3 Who decides when, and what is optional."""

from __future__ import annotations

from meadhall.testing import rule

from .helpers import GAME, RAGNAROK, in_phase, table


@rule("BR7.1")
def test_secret_choices_are_open_until_the_last_one_is_in() -> None:
    given = table(
        figures=["1 warrior gimle", "2 warrior gimle"], hands={1: ["tyrs-bash", "troll"], 2: ["tyrs-bash", "troll"]}
    )
    given.do("1 pillage gimle", "1 lay troll")
    assert given.asked == [2]
    assert given.can("1 lay tyrs-bash")
    assert GAME.view(given.state, 0)["pick"] == "lay troll"
    assert GAME.view(given.state, 1)["pick"] is None
    sides = GAME.view(given.state, 1)["battle"]["sides"]
    assert [side["face_down"] for side in sides] == [True, False]


@rule("BR7.1", "BR7.3")
def test_owners_decide_from_the_pillager_clockwise_in_a_pillage() -> None:
    given = table(
        seats=4,
        turn=3,
        figures=["1 warrior gimle", "2 warrior gimle", "3 warrior gimle", "4 leader gimle"],
        upgrades={1: ["friggas-protection"], 2: [], 3: ["friggas-protection"]},
    )
    given.do("3 pillage gimle")
    assert given.asked == [3]
    given.do("3 done")
    assert given.asked == [1]


@rule("BR7.1", "BR7.3")
def test_owners_decide_from_the_player_in_turn_otherwise() -> None:
    given = table(
        seats=3,
        turn=2,
        first=1,
        figures=["2 fire-giant reserve", "1 warrior gimle", "3 warrior gimle"],
        upgrades={1: ["friggas-protection"], 3: ["friggas-protection"]},
    )
    given.do("2 invade fire-giant gimle")
    assert given.asked == [3]
    given.do("3 save warrior", "1 done")
    assert (given.count(3, "warrior", "gimle"), given.count(1, "warrior", "gimle")) == (1, 0)


@rule("BR7.1")
def test_ragnarok_asks_from_the_first_player_on() -> None:
    given = in_phase(
        RAGNAROK,
        seats=3,
        first=2,
        doom=["gimle", "horgr", "utgard"],
        figures=["1 volur-witch gimle", "3 warrior gimle"],
    )
    assert (given.frame, given.asked) == ("flight", [1])


@rule("BR7.2")
def test_optional_things_can_be_declined() -> None:
    given = table(figures=["1 leader gimle", "2 warrior andlang"], upgrades={1: ["lord-of-hammers"]})
    given.do("1 pillage gimle")
    assert given.can("2 decline")
    given.do("2 decline")
    assert given.frame == "lead-on"
    assert given.can("1 decline")


@rule("BR7.2")
def test_where_nothing_is_to_be_chosen_things_happen_by_themselves() -> None:
    given = table(
        figures=["1 leader gimle"], upgrades={1: ["lord-of-axes"]}, stats={1: (6, 6, 3)}, tokens={"gimle": "rage"}
    )
    given.do("1 pillage gimle")
    assert given.step(1, "horns") == 4
    assert given.asked == [2]


@rule("BR7.3")
def test_the_witch_flees_before_protection_saves_and_the_rest_falls_together() -> None:
    given = table(
        age=3,
        turn=2,
        rage={1: 1, 2: 6},
        figures=["1 volur-witch gimle", "1 ship north-west", "1 warrior gimle", "2 leader gimle", "2 warrior gimle 2"],
        upgrades={1: ["friggas-protection", "eternal-dragons"]},
        hands={2: ["tyrs-rage-3"]},
    )
    given.do("2 pillage gimle", "2 lay tyrs-rage-3")
    assert given.frame == "flight"
    assert "destroyed" not in given.happened()
    given.do("1 flee")
    assert given.frame == "protection"
    assert "save volur-witch" not in given.options(1)
    given.do("1 save warrior")
    assert given.rage(1) == 0
    assert given.told("destroyed") == [{"seat": 0, "figure": "ship", "place": "north-west", "count": 1}]
    assert given.from_source(1, "cards") == 12
