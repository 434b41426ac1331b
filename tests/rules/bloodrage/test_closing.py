"""BR4.8 Discard, BR4.10 Ragnarök, BR4.11 release, BR5 the end."""

from __future__ import annotations

import pytest

from meadhall.core.layout import picture
from meadhall.testing import rule

from .helpers import DISCARD, GAME, RAGNAROK, VALHALLA, in_phase, table


@rule("BR4.8.1", "BR7.1")
def test_everybody_keeps_at_most_one_card_in_secret() -> None:
    given = in_phase(DISCARD, hands={1: ["troll", "tyrs-bash"], 2: ["tyrs-bash", "quest-alfheim-1"]})
    assert given.asked == [1, 2]
    assert given.options(1) == ["keep troll", "keep tyrs-bash", "decline"]
    given.do("1 keep troll")
    assert given.events == []
    given.do("2 decline")
    assert "troll" in given.hand(1)
    assert given.told("hand-discarded") == [{"seat": 0, "cards": 1}, {"seat": 1, "cards": 2}]
    assert not any(given.seen.discarded)  # face down
    assert sum(picture(given.state).hand[0]) == 1


@rule("BR4.8.1")
def test_nothing_is_kept_in_the_last_age() -> None:
    given = in_phase(DISCARD, age=3, hands={1: ["troll", "tyrs-bash"], 2: ["tyrs-bash"]})
    assert given.state.is_over()
    assert given.hand(1) == given.hand(2) == []


@rule("BR4.8.1")
def test_committed_quests_are_not_discarded() -> None:
    given = in_phase(DISCARD, hands={1: ["troll"]}, quests={2: ["quest-alfheim-1"]}, figures=["2 warrior gimle"])
    given.do("1 decline")
    assert given.frame == "raise-stat"


@rule("BR4.10.1")
@pytest.mark.parametrize(("age", "glory"), [(1, 2), (2, 3), (3, 4)])
def test_each_figure_that_ragnarok_takes_pays(age: int, glory: int) -> None:
    given = in_phase(
        RAGNAROK,
        age=age,
        doom=["gimle", "gimle", "gimle"],
        figures=["1 warrior gimle 2", "1 troll gimle", "2 ship north-west", "2 warrior myrkulor"],
        upgrades={2: ["thors-glory"]},
    )
    assert given.from_source(1, "ragnarok") == 3 * glory
    assert given.from_source(2, "ragnarok") == glory  # the ship, though it supports the other side too
    assert given.count(2, "warrior", "myrkulor") == 1
    assert given.is_destroyed("gimle")


@rule("BR4.11.1")
def test_valhalla_returns_figures_to_the_reserve_and_the_board_stays() -> None:
    given = in_phase(
        VALHALLA,
        figures=[
            "1 warrior valhalla 3",
            "1 leader valhalla",
            "1 troll valhalla",
            "1 warrior gimle 2",
            "2 ship valhalla",
        ],
        stats={1: (2, 3, 4)},
        upgrades={1: ["thors-glory"]},
        glory={1: 7},
    )
    assert given.count(1, "warrior", "reserve") == 6
    assert (given.count(1, "leader", "reserve"), given.count(1, "troll", "reserve")) == (1, 1)
    assert given.count(2, "ship", "reserve") == 1
    assert given.count(1, "warrior", "gimle") == 2
    assert [given.step(1, stat) for stat in ("rage", "axes", "horns")] == [2, 3, 4]
    assert given.glory(1) == 7
    assert given.seen.upgrade[0][5] > 0


@rule("BR4.11.1")
def test_figures_are_released_in_the_last_age_too() -> None:
    given = in_phase(VALHALLA, age=3, figures=["1 warrior valhalla 2"], upgrades={1: ["lokis-wrath"]})
    assert given.state.is_over()
    assert given.from_source(1, "valhalla") == 6


@rule("BR4.11.2")
def test_tokens_turn_up_where_they_lie_and_the_first_player_changes() -> None:
    given = in_phase(VALHALLA, seats=3, first=3, pillaged=["gimle", "yggdrasil"], tokens={"gimle": "axes"})
    assert given.seen.pillaged == 0
    assert GAME.view(given.state, None)["provinces"]["gimle"]["token"] == "axes"
    assert given.seen.first == 0
    assert given.seen.age == 2


@rule("BR5.1")
def test_most_glory_wins() -> None:
    given = in_phase(VALHALLA, seats=3, age=3, glory={1: 10, 2: 30, 3: 20})
    result = GAME.result(given.state)
    assert result is not None
    assert result.places == (3, 1, 2)
    assert result.reason == "bloodrage-end-glory"


@rule("BR5.1")
def test_equal_glory_shares_the_win() -> None:
    given = in_phase(VALHALLA, seats=3, age=3, glory={1: 30, 2: 30, 3: 20})
    result = GAME.result(given.state)
    assert result is not None
    assert result.winners == [0, 1]
    assert result.reason == "bloodrage-end-shared"


@rule("BR5.1")
def test_the_account_names_every_source_and_age() -> None:
    given = in_phase(
        VALHALLA,
        age=3,
        glory={1: 10},
        stats={1: (4, 1, 1)},
        figures=["2 warrior gimle 2"],
        upgrades={2: ["thors-conquest"]},
    )
    result = GAME.result(given.state)
    assert result is not None
    assert list(result.sources[0]) == ["battles", "pillage", "quests", "ragnarok", "valhalla", "cards", "stats"]
    assert result.sources[0]["stats"] == 10
    assert result.sources[1]["cards"] == 6
    assert result.rounds == ((0, 0, 20), (0, 0, 6))


@rule("BR4.11.2")
def test_a_pillaged_province_can_be_pillaged_again_in_the_next_age() -> None:
    given = table(pillaged=["gimle"], figures=["1 warrior gimle"])
    assert not given.can("1 pillage gimle")
    fresh = table(figures=["1 warrior gimle"], age=2)
    assert fresh.can("1 pillage gimle")
