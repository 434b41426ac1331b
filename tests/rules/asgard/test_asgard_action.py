"""AS5.12-AS5.15 The Asgard action, and population tiles."""

from __future__ import annotations

import pytest

from meadhall.testing import rule

from .helpers import GAME, Table, table


def acting(**given: object) -> Table:
    """Seat 1 has a disc in Asgard; the row has nothing to flip unless it is given."""
    made: dict[str, object] = {"discs": ["1 asgard", "2 asgard"], "row": ["nothing!"]}
    return table(**(made | given))  # type: ignore[arg-type]


@rule("AS5.12")
def test_steps_come_one_after_the_other_and_the_disc_comes_back() -> None:
    given = acting(row=["recruit1", "exchange"], held={1: "2 light-seal, 1 dark-seal"}, discs=["1 asgard", "1 middle"])
    given.do("1 perform-asgard")
    frames = [given.frame]
    for move in ("turn-over recruit1", "decline", "done", "done", "to-battle 2-light"):
        given.do(f"1 {move}")
        frames.append(given.frame)
    assert frames[:5] == ["asgard-tile", "asgard-bonus", "buy-recruits", "buy-discs", "middle"]
    assert given.discs(1) == 3


@rule("AS5.12")
def test_a_declined_action_flips_and_moves_nothing() -> None:
    given = acting(row=["recruit1", "exchange"], discs=["1 asgard", "1 middle", "2 asgard"])
    given.do("1 forgo-asgard")
    assert (given.seen.row_down, given.seen.middle[0], given.discs(1)) == (0, 1, 3)


@rule("AS5.12.1")
def test_one_recruit() -> None:
    given = acting(row=["recruit1"])
    given.do("1 perform-asgard", "1 ask white-warrior")
    assert given.held(1, "white-warrior") == 1
    assert given.seen.row_down == 1


@rule("AS5.12.1")
def test_one_recruit_and_one_of_another_kind() -> None:
    given = acting(row=["recruit2"])
    given.do("1 perform-asgard", "1 ask giant")
    assert given.why("1 ask giant") == ("other-kind", "AS5.12.1")
    assert given.why("1 ask pink-stone") == ("not-recruit", "AS5.12.1")
    given.do("1 ask orange-warrior")
    assert (given.held(1, "giant"), given.held(1, "orange-warrior")) == (1, 1)


@rule("AS5.12.1")
def test_two_recruits_and_one_of_another_kind_and_what_cannot_be_had_is_lost() -> None:
    given = acting(row=["recruit3"], supply="1 giant")
    given.do("1 perform-asgard", "1 ask giant", "1 ask white-warrior")
    assert (given.held(1, "giant"), given.held(1, "white-warrior")) == (1, 1)


@rule("AS5.12.1")
def test_an_exchange_and_nothing() -> None:
    given = acting(row=["exchange"], held={1: "1 red-stone"})
    given.do("1 perform-asgard", "1 exchange red-stone blue-stone")
    assert given.held(1, "blue-stone") == 1
    nothing = acting(row=["nothing"])
    nothing.do("1 perform-asgard")
    assert nothing.seen.row_down == 1
    assert nothing.asked == [2]


@rule("AS5.12.1")
def test_a_tile_that_is_face_down_cannot_be_flipped() -> None:
    given = acting(row=["recruit1!", "recruit2", "exchange"])
    given.do("1 perform-asgard")
    assert given.why("1 turn-over recruit1") == ("turned", "AS5.12.1")
    assert given.why("1 turn-over nothing") == ("not-in-row", "AS5.12.1")


@rule("AS5.12.2")
def test_recruits_cost_seals() -> None:
    given = acting(held={1: "2 light-seal, 2 dark-seal"}, taken=[7, 0, 0, 0])
    given.do("1 perform-asgard", "1 buy white-warrior", "1 buy orange-warrior", "1 buy giant")
    assert [given.held(1, name) for name in ("white-warrior", "orange-warrior", "giant")] == [1, 1, 1]
    assert (given.held(1, "light-seal"), given.held(1, "dark-seal")) == (0, 0)
    poor = acting(held={1: "1 light-seal"})
    poor.do("1 perform-asgard")
    assert poor.why("1 buy orange-warrior") == ("no-seals", "AS5.12.2")


@rule("AS5.12.3")
def test_a_disc_costs_its_place_and_places_of_others_to_its_left() -> None:
    given = acting(held={1: "1 dark-seal"}, taken=[1, 0, 0, 0])
    given.do("1 perform-asgard", "1 done")
    assert given.asked == [2]  # place 2 and the first place would cost two
    paid = acting(held={1: "1 light-seal, 1 dark-seal"}, taken=[1, 0, 0, 0])
    paid.do("1 perform-asgard", "1 done", "1 buy-disc", "1 to-hand")
    assert (paid.held(1, "light-seal"), paid.held(1, "dark-seal")) == (0, 0)
    assert (paid.seen.taken[0], paid.discs(1)) == (2, 4)


@rule("AS5.12.3")
def test_the_first_place_takes_either_colour() -> None:
    for seal in ("light-seal", "dark-seal"):
        given = acting(held={1: f"1 {seal}"})
        given.do("1 perform-asgard", "1 done", "1 buy-disc", "1 to-hand")
        assert given.held(1, seal) == 0
    both = acting(held={1: "1 light-seal, 1 dark-seal"})
    both.do("1 perform-asgard", "1 done", "1 buy-disc", "1 pay-seal dark-seal", "1 to-hand")
    assert both.held(1, "light-seal") == 1


@rule("AS5.12.3")
def test_seven_discs_are_all() -> None:
    given = acting(held={1: "4 light-seal"}, taken=[7, 0, 0, 0], tiles={1: ["weapon"]})
    given.do("1 perform-asgard", "1 done")
    assert given.why("1 buy-disc") == ("row-empty", "AS5.12.3")


@rule("AS5.12.4")
@pytest.mark.parametrize(("slot", "frame"), [("2-light", "weapon"), ("2-dark", "wizardry")])
def test_a_battle_slot_gives_a_tile_chosen_in_private(slot: str, frame: str) -> None:
    given = acting(held={1: "1 light-seal"})
    given.do("1 perform-asgard", "1 done", "1 buy-disc", f"1 to-battle {slot}")
    assert given.frame == "look"
    assert given.battle(slot) == 1
    tile = "keep-weapon 6" if frame == "weapon" else "keep-wizardry cancel-tile"
    other = "keep-wizardry cancel-tile" if frame == "weapon" else "keep-weapon 6"
    assert given.why(f"1 {other}") == ("wrong-sort", "AS5.15.1")
    given.do(f"1 {tile}")
    whispered = [event for event in given.events if event.key.startswith("kept")]
    assert [event.audience for event in whispered] == [(0,)]


@rule("AS5.12.4")
def test_an_empty_stack_gives_nothing() -> None:
    given = acting(held={1: "1 light-seal"}, stack_left=[[0] * 9, [0] * 9])
    given.do("1 perform-asgard", "1 done", "1 buy-disc", "1 to-battle 2-light")
    assert given.weapons(1) == []
    assert given.asked == [2]


@rule("AS5.12.5")
def test_discs_in_the_middle_must_go_to_battle_without_a_tile() -> None:
    given = acting(discs=["1 asgard", "1 middle", "1 middle", "2 asgard"])
    given.do("1 perform-asgard", "1 to-battle 3-dark", "1 to-battle 4-light")
    assert (given.battle("3-dark"), given.battle("4-light"), given.seen.middle[0]) == (1, 1, 0)
    assert (given.wizardries(1), given.weapons(1)) == ([], [])
    assert given.asked == [2]


@rule("AS5.12.5")
def test_without_a_legal_slot_discs_stay_in_the_middle() -> None:
    full = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0]
    given = acting(discs=["1 asgard", "1 middle", "2 asgard"], battle=full)
    given.do("1 perform-asgard")
    assert given.seen.middle[0] == 1


@rule("AS5.13", "AS1.3")
def test_legal_battle_slots() -> None:
    given = acting(
        discs=["1 asgard", "1 middle", "1 victory 5", "2 battle 7-light", "3 battle 2-dark", "1 battle 3-light"]
    )
    given.do("1 perform-asgard")
    assert given.why("1 to-battle 7-dark") == ("one-disc", "AS5.13")
    assert given.why("1 to-battle 5-light") == ("victorious", "AS5.13")
    assert given.why("1 to-battle 2-dark") == ("slot-taken", "AS5.13")
    assert given.can("1 to-battle 3-dark") and given.can("1 to-battle 2-light")


@rule("AS5.14")
def test_all_discs_in_one_action_bring_one_disc_for_free() -> None:
    given = acting(discs=["1 asgard", "1 asgard", "1 asgard", "2 asgard"], held={1: "3 light-seal"})
    given.do("1 perform-together", "1 done")
    assert given.why("1 buy-disc") == ("free-only", "AS5.14")
    given.do("1 take-disc", "1 to-battle 6-light", "1 keep-weapon 4")
    assert (given.seen.taken[0], given.held(1, "light-seal"), given.seen.asgard[0]) == (1, 3, 0)
    assert given.discs(1) == 3
    assert given.asked == [2]


@rule("AS5.14")
def test_the_joint_action_needs_two_discs() -> None:
    given = acting()
    assert given.why("1 perform-together") == ("alone-in-asgard", "AS5.14")
    given = acting(held={1: "1 light-seal"})
    given.do("1 perform-asgard", "1 done")
    assert given.why("1 take-disc") == ("not-free", "AS5.12.3")


# AS5.15 Population tiles


@rule("AS5.15")
def test_tiles_work_before_between_and_after_the_steps() -> None:
    given = acting(tiles={1: ["weapon", "wizardry", "order"]}, order=[2, 1, 3, 4], held={1: "1 light-seal"})
    given.do("1 use weapon", "1 keep-weapon 6", "1 perform-asgard", "1 use wizardry", "1 keep-wizardry bonus-top")
    given.do("1 done", "1 done", "1 use order")
    assert given.order()[0] == 1
    assert given.tiles(1) == []


@rule("AS5.15")
def test_tiles_work_in_phase_two_as_well() -> None:
    given = table(phase="select", cards={1: ["thor"]}, tiles={1: ["weapon"]})
    given.do("1 use weapon", "1 keep-weapon 5")
    assert given.weapons(1) == [5]
    assert given.frame == "select-action"


@rule("AS5.15")
def test_tiles_are_not_used_where_nothing_would_happen() -> None:
    given = acting(tiles={1: ["weapon", "order", "asgard", "stone"]}, stack_left=[[0] * 9, [1] + [0] * 8])
    assert given.why("1 use weapon") == ("no-effect", "AS5.15")
    assert given.why("1 use order") == ("no-effect", "AS5.15")
    assert given.why("1 use asgard") == ("no-effect", "AS5.15")
    assert given.why("1 use wizardry") == ("no-tile", "AS5.15")
    assert given.why("1 use stone") == ("not-now", "AS5.15")


@rule("AS5.15.1")
def test_weapon_and_wizardry_tiles_look_through_the_stack() -> None:
    given = acting(tiles={1: ["weapon", "wizardry"]})
    given.do("1 use weapon")
    assert given.why("1 keep-weapon 1") == ("not-in-stack", "AS5.15.1")
    assert GAME.view(given.state, 0)["stacks"]["weapon"]["maybe"] == [2, 2, 3, 3, 4, 5, 6]
    given.do("1 keep-weapon 6", "1 use wizardry", "1 keep-wizardry cancel-tile")
    assert (given.weapons(1), given.wizardries(1)) == ([6], ["cancel-tile"])


@rule("AS5.15.2")
def test_the_order_tile_swaps_with_number_one() -> None:
    given = acting(tiles={1: ["order"]}, order=[3, 1, 2, 4])
    given.do("1 use order")
    assert given.order() == [1, 3, 2, 4]


@rule("AS5.15.3")
def test_the_asgard_tile_flips_a_tile_of_the_row() -> None:
    given = acting(tiles={1: ["asgard"]}, row=["recruit1", "exchange"])
    given.do("1 use asgard", "1 turn-over recruit1", "1 ask giant")
    assert given.held(1, "giant") == 1
    assert given.seen.row_down == 1
    assert given.frame == "perform-action"


@rule("AS5.15.4")
def test_the_seal_tile_counts_as_either_seal() -> None:
    given = acting(tiles={1: ["seal"]}, held={1: "1 dark-seal"}, taken=[7, 0, 0, 0])
    given.do("1 perform-asgard", "1 buy giant")
    assert (given.held(1, "giant"), given.held(1, "dark-seal"), given.tiles(1)) == (1, 0, [])
    disc = acting(tiles={1: ["seal"]})
    disc.do("1 perform-asgard", "1 done", "1 buy-disc", "1 to-hand")
    assert (disc.discs(1), disc.tiles(1)) == (4, [])


@rule("AS5.15.4")
def test_a_player_chooses_between_seal_and_tile() -> None:
    given = acting(tiles={1: ["seal"]}, held={1: "1 dark-seal"})
    given.do("1 perform-asgard", "1 buy orange-warrior")
    assert given.options(1) == ["pay-seal dark-seal", "pay-tile"]
    assert given.why("1 pay-seal light-seal") == ("none-own", "AS5.12.2")
    given.do("1 pay-tile")
    assert (given.held(1, "dark-seal"), given.tiles(1)) == (1, [])
