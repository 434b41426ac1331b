"""BR4.2 Action phase."""

from __future__ import annotations

from meadhall.testing import rule

from .helpers import ACTION, in_phase, table


@rule("BR4.2.1")
def test_the_first_player_begins_and_turns_go_clockwise() -> None:
    given = in_phase(ACTION, seats=3, first=2)
    order = []
    for _ in range(4):
        order.append(given.asked[0])
        given.do(f"{given.asked[0]} invade leader gimle") if len(order) < 4 else None
    assert order == [2, 3, 1, 2]


@rule("BR4.2.1", "BR4.2.2")
def test_turns_go_on_behind_a_player_who_is_skipped() -> None:
    given = table(seats=3, rage={1: 6, 2: 0, 3: 6})
    order = []
    for _ in range(4):
        order.append(given.asked[0])
        given.do(f"{given.asked[0]} invade warrior gimle")
    assert order == [1, 3, 1, 3]


@rule("BR4.2.1")
def test_one_action_a_turn() -> None:
    given = table()
    given.do("1 invade warrior gimle")
    assert given.asked == [2]
    assert given.frame == "turn"


@rule("BR4.2.2")
def test_what_cannot_be_paid_in_full_is_not_legal() -> None:
    given = table(hands={1: ["lord-of-hammers"]}, rage=2)
    assert given.why("1 upgrade lord-of-hammers 1") == ("rage", "BR4.2.2")
    assert given.can("1 invade ship north-east")
    poor = table(rage=1)
    assert poor.why("1 invade ship north-east") == ("rage", "BR4.2.2")


@rule("BR4.2.2")
def test_at_no_rage_a_player_is_skipped_but_still_joins_battles() -> None:
    given = table(rage={1: 6, 2: 0}, figures=["1 leader gimle", "2 warrior andlang"], hands={2: ["tyrs-rage-2"]}, age=2)
    given.do("1 pillage gimle")
    assert given.asked == [2]
    assert given.frame == "call-to-battle"
    given.do("2 join warrior andlang", "2 lay tyrs-rage-2")
    assert given.told("won") == [{"seat": 1, "province": "gimle"}]
    assert given.asked == [1]


@rule("BR4.2.3")
def test_passing_drops_all_rage_and_ends_the_actions_even_if_rage_comes_back() -> None:
    given = table(rage={1: 4, 2: 6}, figures=["1 warrior gimle", "2 leader gimle"], hands={1: ["lokis-trickery"]})
    given.do("1 pass")
    assert given.rage(1) == 0
    given.do("2 pillage gimle").fight(one="lokis-trickery")
    assert given.rage(1) == 1
    assert given.asked == [2]


@rule("BR4.2.4", "BR6.19")
def test_who_ran_down_to_nothing_acts_again_with_new_rage() -> None:
    given = table(rage={1: 1, 2: 6}, figures=["1 warrior gimle", "2 leader gimle"], hands={1: ["lokis-trickery"]})
    given.do("1 invade warrior horgr")
    assert given.rage(1) == 0
    given.do("2 pillage gimle").fight(one="lokis-trickery")
    assert given.rage(1) == 1
    assert given.asked == [1]
    assert given.frame == "turn"


@rule("BR4.2.5")
def test_the_phase_ends_when_nobody_can_act() -> None:
    given = table(rage={1: 1, 2: 0})
    given.do("1 invade warrior gimle")
    assert "rage-spent" in given.happened()
    assert "phase-began" in given.happened()


@rule("BR4.2.5")
def test_the_phase_ends_when_everything_is_pillaged_whatever_rage_is_left() -> None:
    rest = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "gimle", "yggdrasil"]
    given = table(pillaged=rest, destroyed=["myrkulor"], figures=["1 leader andlang"])
    given.do("1 pillage andlang")
    assert "all-pillaged" in given.happened()
    assert given.rage(2) == 6
    without = table(pillaged=rest[:-1], destroyed=["myrkulor"], figures=["1 leader andlang"])
    without.do("1 pillage andlang")
    assert without.frame == "turn"  # Yggdrasil is left


@rule("BR4.2.6")
def test_who_has_rage_must_act_or_pass() -> None:
    figures = ["1 warrior utgard 3", "1 warrior andlang", "1 ship south-west"]
    given = table(figures=figures, stats={1: (1, 1, 1)}, pillaged=["utgard", "andlang"], rage=1)
    assert given.can("1 pass")
    assert not given.can("1 decline")


@rule("BR4.2.6")
def test_the_last_player_able_to_act_goes_on_turn_after_turn() -> None:
    given = table(rage={1: 6, 2: 0})
    given.do("1 invade warrior gimle", "1 invade warrior gimle", "1 invade leader gimle")
    assert given.asked == [1]


@rule("BR4.2.7")
def test_a_free_invade_and_succor_are_finished_at_no_rage() -> None:
    given = table(rage={1: 1, 2: 0}, hands={1: ["brothers-in-arms"]}, upgrades={1: ["friggas-succor"]})
    given.do("1 upgrade brothers-in-arms 1")
    assert given.rage(1) == 0
    assert given.frame == "free-invade"
    given.do("1 invade warrior gimle")
    assert given.frame == "succor"
    given.do("1 invade warrior gimle")
    assert given.count(1, "warrior", "gimle") == 2
    assert "rage-spent" in given.happened()


@rule("BR4.2.7", "BR6.9")
def test_thors_domain_is_played_out_at_no_rage() -> None:
    given = table(rage={1: 3, 2: 0}, upgrades={1: ["thors-domain"]}, figures=["2 warrior gimle"])
    given.do("1 invade warrior gimle", "1 pillage gimle")
    assert given.rage(1) == 0
    assert "battle-began" in given.happened()
    assert given.happened().index("tied") < given.happened().index("rage-spent")


@rule("BR4.2.7", "BR6.25", "BR4.7.15")
def test_lokis_blessing_comes_before_the_end_of_the_phase() -> None:
    rest = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "gimle", "yggdrasil", "myrkulor"]
    given = table(
        pillaged=rest,
        figures=["1 leader andlang", "2 warrior andlang"],
        upgrades={2: ["lokis-blessing"]},
        rage={1: 6, 2: 0},
    )
    given.do("1 pillage andlang")
    assert given.frame == "blessing"
    given.do("2 invade warrior andlang")
    assert given.count(2, "warrior", "andlang") == 1
    assert given.happened().index("invaded") < given.happened().index("all-pillaged")
