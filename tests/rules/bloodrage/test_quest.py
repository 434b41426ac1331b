"""BR4.6 Quest, and BR4.9 the quest phase."""

from __future__ import annotations

from meadhall.testing import rule

from .helpers import GAME, QUEST, in_phase, table


@rule("BR4.6.1")
def test_two_alike_both_count_and_others_see_only_how_many() -> None:
    given = table(seats=2, hands={1: ["quest-alfheim-1", "quest-alfheim-1"]}, rage={1: 6, 2: 0})
    given.do("1 quest quest-alfheim-1", "1 quest quest-alfheim-1")
    mine, theirs = GAME.view(given.state, 0), GAME.view(given.state, 1)
    assert mine["quests"] == ["quest-alfheim-1"] * 2
    assert theirs["quests"] == []
    assert theirs["clans"][0]["quests"] == 2
    assert given.rage(1) == 6
    met = in_phase(QUEST, quests={1: ["quest-alfheim-1", "quest-alfheim-1"]}, figures=["1 warrior gimle"])
    assert met.from_source(1, "quests") == 5
    met.do("1 raise rage")
    assert met.from_source(1, "quests") == 10
    met.do("1 raise rage")
    assert met.step(1, "rage") == 3


@rule("BR4.6.1", "BR7.5")
def test_a_committed_quest_shows_that_its_owner_held_one_and_cannot_be_taken_back_freely() -> None:
    given = table(seats=2, hands={1: ["quest-alfheim-1"]}, rage={1: 6, 2: 0})
    before = given.state.reveal_count()
    given.do("1 quest quest-alfheim-1")
    assert given.state.reveal_count() == before + 1


@rule("BR4.6.1")
def test_only_a_quest_in_hand_is_committed() -> None:
    given = table(hands={1: ["tyrs-bash"]})
    assert given.why("1 quest tyrs-bash") == ("no-quest-card", "BR4.6.1")
    assert given.why("1 quest quest-alfheim-1") == ("not-in-hand", "BR4.6.1")


@rule("BR4.6.1")
def test_a_committed_quest_is_no_hand_card() -> None:
    given = table(quests={2: ["quest-alfheim-1"]}, figures=["1 warrior gimle", "2 warrior gimle"])
    given.do("1 pillage gimle")
    assert "tied" in given.happened()  # nobody had a card to lay


@rule("BR4.9.1")
def test_a_tie_or_less_does_not_meet_a_quest() -> None:
    for warriors, glory in ((1, 0), (2, 0), (3, 5)):
        given = in_phase(
            QUEST,
            quests={1: ["quest-alfheim-1"]},
            figures=[f"1 warrior gimle {warriors}", "2 warrior gimle 2"],
            doom=["horgr", "utgard", "elvagar"],
        )
        assert given.from_source(1, "quests") == glory


@rule("BR4.9.2")
def test_a_quest_not_met_gives_nothing_and_all_are_discarded() -> None:
    given = in_phase(QUEST, quests={1: ["quest-alfheim-1", "quest-jotunheim-1"]}, figures=["1 warrior gimle"])
    assert given.told("quest-failed") == [{"seat": 0, "card": "quest-jotunheim-1"}]
    given.do("1 raise axes")
    assert given.from_source(1, "quests") == 5
    assert given.quests(1) == []
    assert given.discarded("quest-alfheim-1") == given.discarded("quest-jotunheim-1") == 1


@rule("BR4.9.3", "BR7.1")
def test_players_choose_from_the_first_player_on() -> None:
    given = in_phase(
        QUEST,
        seats=3,
        first=3,
        quests={1: ["quest-alfheim-1"], 2: ["quest-jotunheim-1"], 3: ["quest-manheim-1"]},
        figures=["1 warrior gimle", "2 warrior horgr", "3 warrior elvagar"],
    )
    order = []
    for _ in range(3):
        order.append(given.asked[0])
        given.do(f"{given.asked[0]} raise rage")
    assert order == [3, 1, 2]


@rule("BR4.9.3", "BR7.4")
def test_all_quests_are_open_once_revealed() -> None:
    given = in_phase(QUEST, quests={1: ["quest-alfheim-1"], 2: ["quest-manheim-1"]}, figures=["1 warrior gimle"])
    assert given.frame == "raise-stat"
    assert "quest-manheim-1" in GAME.view(given.state, None)["discard"]
    assert given.told("quest-met") == [{"seat": 0, "card": "quest-alfheim-1", "glory": 5}]
