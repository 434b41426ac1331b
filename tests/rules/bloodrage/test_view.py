"""What the client draws: battles line by line, costs, and what opens when."""

from __future__ import annotations

from typing import Any

from meadhall.testing import rule

from .helpers import GAME, QUEST, in_phase, table


def view(given: Any, seat: int | None = None) -> dict[str, Any]:
    return GAME.view(given.state, None if seat is None else seat - 1)


@rule("BR1.4")
def test_a_fjord_shows_whether_it_lives() -> None:
    given = table(destroyed=["utgard", "muspelheim", "horgr"])
    fjords = view(given)["fjords"]
    assert {name: fjord["live"] for name, fjord in fjords.items()} == {
        "north-east": True,
        "south-east": False,
        "south-west": True,
        "north-west": True,
    }
    assert fjords["south-west"]["supports"] == ["utgard", "andlang"]


@rule("BR4.7.8")
def test_a_battle_shows_its_sides_line_by_line() -> None:
    given = table(
        age=2,
        figures=["1 warrior gimle 2", "1 ship north-west", "2 leader gimle"],
        hands={1: ["tyrs-rage-2", "troll"], 2: ["heimdalls-eye", "tyrs-bash"]},
        upgrades={1: ["brothers-in-arms"]},
    )
    given.do("1 pillage gimle", "1 lay tyrs-rage-2", "2 lay heimdalls-eye")
    battle = view(given)["battle"]
    assert (battle["province"], battle["pillager"], battle["winner"]) == ("gimle", 0, None)
    one, two = battle["sides"]
    assert one["lines"] == [
        {"figure": "warrior", "count": 2, "strength": 3},
        {"figure": "ship", "count": 1, "strength": 2},
    ]
    assert (one["laid"], one["strength"], one["bonus"], one["total"]) == (["tyrs-rage-2"], 5, 6, 11)
    assert (two["laid"], two["strength"], two["bonus"], two["total"]) == (["heimdalls-eye"], 3, 2, 5)


@rule("BR4.3.1")
def test_costs_of_figures_in_the_reserve() -> None:
    given = table(figures=["1 troll reserve", "1 soldier-of-hel reserve", "1 ship north-east"])
    assert view(given)["clans"][0]["costs"] == {"warrior": 1, "leader": 0, "troll": 2, "soldier-of-hel": 0}


@rule("BR4.9.1")
def test_quests_lie_open_while_they_are_judged_and_not_before() -> None:
    before = table(quests={1: ["quest-alfheim-1"]})
    assert view(before, 2)["clans"][0]["open_quests"] == []
    given = in_phase(QUEST, quests={1: ["quest-alfheim-1", "quest-alfheim-1"]}, figures=["1 warrior gimle"])
    assert view(given, 2)["clans"][0]["open_quests"] == ["quest-alfheim-1"]


def test_a_march_a_draft_and_a_destruction_are_shown_while_they_go_on() -> None:
    given = table(figures=["1 warrior gimle 2"])
    given.do("1 march gimle horgr", "1 move warrior")
    assert view(given)["march"] == {"start": "gimle", "goal": "horgr", "moved": 1}
    assert view(given)["turn"] == 0
    doomed = table(figures=["1 troll reserve", "2 warrior gimle 2"], upgrades={2: ["friggas-protection"]})
    doomed.do("1 invade troll gimle")
    assert view(doomed)["destruction"] == [{"seat": 1, "figure": "warrior", "count": 2}]
    fresh = GAME.new(3, 1)
    assert len(GAME.view(fresh, 0)["draft"]["pack"]) == 8
    assert GAME.view(fresh, None)["draft"]["pack"] == []


def test_a_spectator_sees_no_hand() -> None:
    given = table(hands={1: ["troll"]}, quests={1: ["quest-alfheim-1"]})
    assert (view(given)["hand"], view(given)["quests"], view(given)["legal"]) == ([], [], [])
    assert (view(given, 1)["hand"], view(given, 1)["quests"]) == (["troll"], ["quest-alfheim-1"])
    assert view(given, 2)["hand"] == []
