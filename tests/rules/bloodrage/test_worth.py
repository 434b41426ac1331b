"""The evaluation that bots play by: what it must see for them to play sensibly."""

from __future__ import annotations

from .helpers import Table, table


def gain(given: Table, seat: int, *moves: str) -> int:
    """How much the seat's worth grows by that."""
    before = given.state.worth(seat - 1)
    found: int = given.do(*moves).state.worth(seat - 1) - before
    return found


def test_a_pillage_that_is_likely_to_be_won_is_worth_beginning() -> None:
    figures = ["1 warrior gimle 3", "2 warrior yggdrasil"]
    given = table(figures=figures)
    begun = gain(given, 1, "1 pillage gimle")
    assert given.asked == [2] and begun > 100


def test_a_pillage_that_is_likely_to_be_lost_is_not() -> None:
    figures = ["1 warrior gimle", "2 warrior gimle 3", "2 warrior yggdrasil"]
    given = table(figures=figures)
    begun = gain(given, 1, "1 pillage gimle")
    assert given.asked == [2] and begun < 0


def test_who_joins_with_the_greater_strength_takes_the_chance_from_the_pillager() -> None:
    figures = ["1 warrior gimle", "2 leader yggdrasil", "2 warrior yggdrasil"]
    given = table(figures=figures).do("1 pillage gimle")
    before = given.state.worth(0)
    assert gain(given, 2, "2 join leader yggdrasil") > 0
    assert before - given.state.worth(0) > 300  # far more than the lead in one province


def test_a_pillage_that_is_over_is_counted_by_what_it_brought() -> None:
    given = table(figures=["1 warrior gimle"]).do("1 pillage gimle")
    same = table(figures=["1 warrior gimle"], pillaged=["gimle"], stats={1: (2, 1, 1)}, turn=2)
    assert given.frame == "turn" and given.state.worth(0) == same.state.worth(0)


def test_cards_in_hand_are_worth_more_the_more_they_are_good_for() -> None:
    hands = [table(hands={1: [name]}).state.worth(0) for name in ("lord-of-hammers", "troll", "dwarf-chieftain")]
    assert hands == sorted(hands) and len(set(hands)) == 3
