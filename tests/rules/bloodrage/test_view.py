"""What the client draws: battles line by line, costs, and what opens when."""

from __future__ import annotations

from collections import Counter
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
    assert (view(given)["hand"], view(given)["quests"]) == ([], [])
    assert (view(given, 1)["hand"], view(given, 1)["quests"]) == (["troll"], ["quest-alfheim-1"])
    assert view(given, 2)["hand"] == []


@rule("BR1.4")
def test_a_ship_has_no_strength_in_a_destroyed_province() -> None:
    given = table(destroyed=["utgard"], figures=["1 ship south-west"])
    provinces = view(given)["provinces"]
    assert provinces["utgard"]["strength"][0] == 0
    assert provinces["andlang"]["strength"][0] == 2


@rule("BR6.9")
def test_the_turn_is_shown_while_a_storm_is_offered() -> None:
    given = table(figures=["1 warrior gimle", "2 warrior gimle"], upgrades={1: ["thors-domain"]})
    given.do("1 invade leader gimle")
    assert given.frame == "storm"
    assert view(given)["turn"] == 0


@rule("BR6.13")
def test_the_turn_is_shown_while_a_sacrificed_ship_raises_a_stat() -> None:
    upgrades = {1: ["friggas-sacrifice", "fire-dragons"]}
    given = table(age=3, figures=["1 ship north-east", "1 warrior gimle"], upgrades=upgrades)
    given.do("1 sacrifice", "1 give warrior gimle", "1 give ship north-east")
    assert given.frame == "raise-stat"
    assert view(given)["turn"] == 0


@rule("BR7.4")
def test_a_card_of_an_earlier_age_once_revealed_stays_known() -> None:
    given = table(age=2, figures=["1 leader gimle", "2 warrior gimle"], hands={2: ["tyrs-bash", "tyrs-rage-2"]})
    given.do("1 pillage gimle", "2 lay tyrs-bash", "2 decline")
    assert given.hand(2) == ["tyrs-bash", "tyrs-rage-2"]
    assert view(given, 1)["clans"][1]["known"] == ["tyrs-bash"]


@rule("BR7.4", "BR4.8.1")
def test_what_was_revealed_is_known_during_the_discard_and_no_longer_after_it() -> None:
    hands = {1: ["tyrs-crush-1"], 2: ["tyrs-bash", "tyrs-crush-1"]}
    given = table(figures=["1 leader gimle", "2 warrior gimle"], hands=hands, rage={1: 1, 2: 1})
    given.do("1 pillage gimle", "1 lay tyrs-crush-1", "2 lay tyrs-bash", "2 decline")
    given.do("2 pass", "1 pass")
    assert given.frame == "discard"
    assert view(given, 1)["clans"][1]["known"] == ["tyrs-bash"]


@rule("BR7.5")
def test_with_two_players_what_vanished_from_a_pack_is_known_to_be_the_others() -> None:
    state = GAME.new(2, 1)
    hands = []
    for _ in range(2):
        for seat in (0, 1, 0, 1):
            state.apply(seat, state.legal(seat)[0])
        hands.append(Counter(GAME.view(state, 1)["hand"]))
    taken = hands[1] - hands[0]
    (vanished,) = [pack for pack in GAME.view(state, 0)["memory"] if pack["left"] == 0]
    assert (Counter(vanished["cards"]), vanished["taken"]) == (taken, [0, 2])
    assert not taken - Counter(GAME.view(state, 0)["clans"][1]["known"])
    assert GAME.view(state, None)["memory"] == []


@rule("BR4.7.8", "BR4.7.10")
def test_totals_stay_as_they_were_compared_when_late_cards_and_figures_have_gone() -> None:
    given = table(
        age=2,
        figures=["1 warrior gimle", "2 warrior gimle 2", "2 warrior valhalla"],
        hands={1: ["quest-alfheim-1", "heimdalls-eye"], 2: ["quest-alfheim-1", "quest-manheim-1"]},
        upgrades={2: ["lokis-blessing"]},
    )
    given.do("1 pillage gimle", "1 lay quest-alfheim-1", "2 lay quest-alfheim-1", "1 add heimdalls-eye")
    given.pass_over("add-card")
    assert given.frame == "blessing"
    told = [(one["seat"], one["strength"], one["bonus"], one["total"]) for one in given.told("total")]
    assert told == [(0, 1, 2, 3), (1, 2, 0, 2)]
    sides = view(given)["battle"]["sides"]
    assert [(side["seat"], side["strength"], side["bonus"], side["total"]) for side in sides] == told
