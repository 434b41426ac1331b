"""BR4.7.5-BR4.7.15 Battle and its outcome."""

from __future__ import annotations

from meadhall.testing import rule

from .helpers import table


@rule("BR4.7.5")
def test_only_battle_cards_add_a_bonus() -> None:
    given = table(
        seats=3,
        figures=["1 warrior gimle", "2 warrior gimle", "3 warrior gimle"],
        hands={1: ["tyrs-bash"], 2: ["troll"], 3: ["quest-alfheim-1"]},
    )
    given.do("1 pillage gimle").fight(one="tyrs-bash", two="troll", three="quest-alfheim-1")
    assert [line["bonus"] for line in given.told("total")] == [2, 0, 0]


@rule("BR4.7.6")
def test_texts_resolve_primacy_first_then_watch_then_from_the_pillager_on() -> None:
    figures = ["1 warrior gimle 2", "2 warrior gimle 2", "3 leader gimle"]
    hands = {1: ["odins-smite", "tyrs-bash"], 2: ["heimdalls-watch-3", "tyrs-bash"], 3: ["thors-primacy", "tyrs-bash"]}
    given = table(seats=3, age=3, figures=figures, hands=hands)
    given.do("1 pillage gimle", "1 lay odins-smite", "2 lay heimdalls-watch-3", "3 lay thors-primacy")
    assert [event["seat"] for event in given.told("silenced")] == [0, 1]
    assert "watched" not in given.happened()
    assert "destroyed" not in given.happened()
    without = table(seats=3, age=3, figures=figures, hands=hands)
    without.do("1 pillage gimle", "1 lay odins-smite", "2 lay heimdalls-watch-3", "3 lay tyrs-bash")
    assert "watched" in without.happened()
    assert "destroyed" not in without.happened()  # Smite was discarded before it acted


@rule("BR4.7.6", "BR7.1")
def test_what_acts_before_the_comparison_goes_clockwise_from_the_pillager() -> None:
    given = table(
        seats=3,
        age=2,
        turn=2,
        figures=["1 warrior gimle", "2 warrior gimle", "3 warrior gimle 2"],
        hands={1: ["odins-smite"], 2: ["quest-alfheim-2"], 3: ["odins-smite"]},
        upgrades={2: ["tyrs-domain"]},
    )
    given.do("2 pillage gimle", "1 lay odins-smite", "2 lay quest-alfheim-2", "3 lay odins-smite")
    assert given.frame == "count-quest"  # the pillager comes first
    given.do("2 count")
    assert [event["seat"] for event in given.told("destroyed")][:3] == [1, 0, 2]


@rule("BR4.7.7")
def test_everybody_in_the_battle_with_a_card_in_hand_is_asked_for_late_cards() -> None:
    given = table(
        seats=3,
        age=2,
        figures=["1 warrior gimle", "2 warrior gimle", "3 warrior gimle"],
        hands={1: ["troll", "valkyrie"], 2: ["troll", "heimdalls-eye"], 3: ["troll"]},
    )
    given.do("1 pillage gimle", "1 lay troll", "2 lay troll", "3 lay troll")
    assert (given.frame, given.asked) == ("add-card", [1])
    assert given.options(1) == ["decline"]
    given.do("1 decline")
    assert given.options(2) == ["add heimdalls-eye", "decline"]
    given.do("2 add heimdalls-eye")
    assert given.asked == [1]  # after a card everybody is asked again; seats 2 and 3 have none left
    given.do("1 decline")
    assert given.told("won") == [{"seat": 1, "province": "gimle"}]


@rule("BR4.7.7")
def test_late_cards_come_one_at_a_time_until_all_decline_in_a_row() -> None:
    given = table(
        age=2,
        figures=["1 warrior gimle", "2 warrior gimle"],
        hands={1: ["troll", "heimdalls-eye", "heimdalls-eye"], 2: ["troll", "heimdalls-eye"]},
    )
    given.do("1 pillage gimle", "1 lay troll", "2 lay troll", "1 add heimdalls-eye", "2 decline", "1 add heimdalls-eye")
    assert given.asked == [2]
    given.do("2 add heimdalls-eye")
    assert [line["bonus"] for line in given.told("total")] == [4, 2]


@rule("BR4.7.8")
def test_who_has_lost_all_figures_is_still_in_the_battle_and_may_win_and_pillage() -> None:
    given = table(
        figures=["1 warrior gimle", "2 warrior gimle"],
        hands={1: ["tyrs-smite-1"], 2: ["odins-smite"]},
    )
    given.do("1 pillage gimle").fight(one="tyrs-smite-1", two="odins-smite")
    assert [line["strength"] for line in given.told("total")] == [0, 1]
    assert given.told("won") == [{"seat": 0, "province": "gimle"}]
    assert given.is_pillaged("gimle")
    assert given.step(1, "rage") == 2


@rule("BR4.7.9")
def test_a_tie_destroys_every_side() -> None:
    given = table(seats=3, figures=["1 warrior gimle 2", "2 warrior gimle 2", "3 warrior gimle"])
    given.do("1 pillage gimle")
    assert "tied" in given.happened()
    assert [given.count(seat, "warrior", "valhalla") for seat in (1, 2, 3)] == [2, 2, 1]
    assert not given.is_pillaged("gimle")
    assert [given.glory(seat) for seat in (1, 2, 3)] == [0, 0, 0]


@rule("BR4.7.10")
def test_losers_take_back_and_the_winner_discards_all_it_played() -> None:
    given = table(
        age=2,
        figures=["1 leader gimle", "2 warrior gimle"],
        hands={1: ["tyrs-rage-2", "heimdalls-eye"], 2: ["tyrs-crush-2", "heimdalls-eye"]},
    )
    given.do("1 pillage gimle", "1 lay tyrs-rage-2", "2 lay tyrs-crush-2", "1 add heimdalls-eye", "2 add heimdalls-eye")
    assert given.hand(1) == []
    assert given.hand(2) == ["tyrs-crush-2", "heimdalls-eye"]
    assert (given.discarded("tyrs-rage-2"), given.discarded("heimdalls-eye")) == (1, 1)


@rule("BR4.7.10", "BR6.26", "BR6.19")
def test_poison_then_trickery_then_prowess() -> None:
    given = table(
        seats=3,
        age=3,
        rage={1: 1, 2: 3, 3: 3},
        figures=["1 leader gimle", "2 warrior gimle", "3 warrior gimle"],
        hands={1: ["tyrs-rage-3"], 2: ["lokis-trickery"], 3: ["tyrs-crush-3"]},
        upgrades={1: ["tyrs-prowess"]},
    )
    given.do("1 pillage gimle").fight(one="tyrs-rage-3", two="lokis-trickery", three="tyrs-crush-3")
    assert given.rage(1) == 0  # Trickery took the last rage, so Prowess cannot be paid
    assert given.hand(1) == []


@rule("BR4.7.11")
def test_ships_of_losers_are_destroyed_too() -> None:
    given = table(figures=["1 leader gimle", "2 warrior gimle", "2 ship north-west", "2 leader myrkulor"])
    given.do("1 pillage gimle", "2 decline")
    assert (given.count(2, "ship", "valhalla"), given.count(2, "warrior", "valhalla")) == (1, 1)
    assert given.count(2, "leader", "myrkulor") == 1


@rule("BR4.7.12")
def test_the_rage_token_raises_the_stat_and_not_the_rage_at_hand() -> None:
    given = table(figures=["1 leader gimle"], tokens={"gimle": "rage"})
    given.do("1 pillage gimle")
    assert given.step(1, "rage") == 2
    assert given.rage(1) == 6
    assert given.is_pillaged("gimle")


@rule("BR4.7.12")
def test_each_token_gives_what_it_shows() -> None:
    for token, steps in (("axes", [1, 2, 1]), ("horns", [1, 1, 2]), ("all", [2, 2, 2])):
        given = table(figures=["1 leader gimle"], tokens={"gimle": token})
        given.do("1 pillage gimle")
        assert [given.step(1, stat) for stat in ("rage", "axes", "horns")] == steps


@rule("BR4.7.12")
def test_a_failed_pillage_leaves_the_province_to_anyone() -> None:
    given = table(figures=["1 warrior gimle", "2 leader gimle"], pillaged=[])
    given.do("1 pillage gimle")
    assert not given.is_pillaged("gimle")
    assert given.step(2, "rage") == 1
    assert given.can("2 pillage gimle")


@rule("BR4.7.12", "BR4.7.13")
def test_token_then_grace_then_leader_then_axes_glory() -> None:
    given = table(
        figures=["1 leader gimle", "2 warrior gimle"],
        hands={1: ["friggas-grace"]},
        upgrades={1: ["lord-of-axes"]},
        tokens={"gimle": "rage"},
    )
    given.do("1 pillage gimle", "1 lay friggas-grace")
    assert given.why("1 raise rage") == ("same-stat", "BR6.12")  # first the card
    given.do("1 raise axes")
    assert given.can("1 raise rage")  # then the leader
    given.do("1 raise axes")
    assert given.step(1, "axes") == 3
    assert given.from_source(1, "battles") == 5


@rule("BR4.7.13")
def test_a_winner_who_did_not_pillage_gains_its_axes_too() -> None:
    given = table(figures=["1 warrior gimle", "2 leader gimle"], stats={2: (1, 4, 1)})
    given.do("1 pillage gimle")
    assert given.from_source(2, "battles") == 6
    assert given.from_source(1, "battles") == 0


@rule("BR4.7.14", "BR7.1")
def test_gains_go_clockwise_from_the_pillager() -> None:
    given = table(
        seats=3,
        age=3,
        turn=2,
        figures=["1 warrior gimle", "2 warrior gimle", "3 leader gimle", "1 valkyrie gimle"],
        hands={1: ["odins-judgement"], 2: ["odins-judgement"], 3: []},
        upgrades={3: ["thors-glory"], 1: ["thors-glory"]},
    )
    given.do("2 pillage gimle").fight(one="odins-judgement", two="odins-judgement")
    gains = [(event["seat"], event["glory"], event["source"]) for event in given.told("glory")]
    assert gains == [(0, 3, "battles"), (1, 4, "cards"), (0, 4, "cards"), (0, 4, "cards"), (0, 2, "cards")]


@rule("BR4.7.14")
def test_lokis_blessing_comes_after_all_gains() -> None:
    given = table(
        figures=["1 leader gimle", "2 warrior gimle"], hands={1: ["thors-hammer"]}, upgrades={2: ["lokis-blessing"]}
    )
    given.do("1 pillage gimle", "1 lay thors-hammer")
    assert given.frame == "blessing"
    assert given.from_source(1, "cards") == 3


@rule("BR4.7.15", "BR4.2.7")
def test_a_battle_is_finished_before_the_phase_ends() -> None:
    given = table(rage={1: 1, 2: 0}, figures=["1 leader gimle", "2 warrior gimle"], upgrades={2: ["lokis-blessing"]})
    given.do("1 pillage gimle")
    assert given.frame == "blessing"
    given.do("2 decline")
    assert given.asked == [1]
