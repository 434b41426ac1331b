"""AS5.1-AS5.7 Performing actions, requests, the skills of the gods and their tiles."""

from __future__ import annotations

import pytest

from meadhall.testing import rule

from .helpers import GAME, Table, table


@rule("AS5.1")
def test_the_seal_is_taken_even_if_the_action_is_not_done() -> None:
    given = table(discs=["1 thor upper", "2 thor lower"])
    given.do("1 forgo thor upper")
    assert given.held(1, "light-seal") == 1
    assert (given.held(1, "blue-stone"), given.discs(1), given.disc_at("thor", "upper")) == (0, 3, 0)
    given.do("2 perform thor lower")
    assert given.held(2, "light-seal") == 0
    assert given.held(2, "blue-stone") == 2


@rule("AS5.1")
def test_a_player_performs_own_discs_only() -> None:
    given = table(discs=["1 thor upper", "2 thor lower"])
    assert given.why("1 perform thor lower") == ("none-there", "AS5.1")
    assert given.why("1 forgo-asgard") == ("none-in-asgard", "AS5.12")


@rule("AS5.2")
@pytest.mark.parametrize(
    ("god", "stone"),
    [
        ("freyja", "pink-stone"),
        ("baldr", "yellow-stone"),
        ("tyr", "red-stone"),
        ("thor", "blue-stone"),
        ("loki", "green-stone"),
        ("hel", "black-stone"),
    ],
)
def test_a_lower_request_brings_two_stones_and_no_skill(god: str, stone: str) -> None:
    given = table(discs=[f"1 {god} lower", "2 asgard"])
    given.do(f"1 perform {god} lower")
    assert given.held(1, stone) == 2
    assert (given.discs(1), given.asked) == (3, [2])
    assert given.seen.skill_holder == [0, 0]


@rule("AS5.2")
def test_a_skill_may_be_left_unused() -> None:
    given = table(discs=["1 loki upper", "2 asgard"])
    given.do("1 perform loki upper", "1 decline")
    assert given.held(1, "green-stone") == 2
    assert given.on_god("loki", "giant") == 1


@rule("AS5.3", "AS5.3.2")
def test_baldrs_skill_may_use_the_stones_it_came_with() -> None:
    given = table(discs=["1 baldr upper", "2 asgard"])
    given.do("1 perform baldr upper", "1 exchange yellow-stone green-stone")
    assert (given.held(1, "yellow-stone"), given.held(1, "green-stone")) == (1, 1)
    assert given.asked == [2]


@rule("AS5.3.1")
def test_freyja_takes_up_to_two_warriors_out_of_valhalla() -> None:
    given = table(discs=["1 freyja upper", "2 asgard"], valhalla="1 white-warrior, 2 orange-warrior")
    given.do("1 perform freyja upper", "1 restore white-warrior")
    assert given.why("1 restore white-warrior") == ("not-in-valhalla", "AS5.3.1")
    given.do("1 restore orange-warrior")
    assert (given.held(1, "white-warrior"), given.held(1, "orange-warrior")) == (1, 1)
    assert (given.valhalla("orange-warrior"), given.asked) == (1, [2])


@rule("AS5.3.1")
def test_freyja_may_take_fewer() -> None:
    given = table(discs=["1 freyja upper", "2 asgard"], valhalla="2 white-warrior")
    given.do("1 perform freyja upper", "1 done")
    assert given.held(1, "white-warrior") == 0
    assert given.held(1, "pink-stone") == 2


@rule("AS5.3.3")
def test_odin_gives_a_white_stone_and_a_new_order() -> None:
    given = table(discs=["1 odin upper", "2 asgard", "3 asgard"])
    given.do("1 perform odin upper")
    assert given.held(1, "white-stone") == 1
    assert given.why("1 number 2 3") == ("number-due", "AS5.3.3")
    given.do("1 number 1 3")
    assert given.why("1 number 2 3") == ("has-number", "AS5.3.3")
    assert given.why("1 decline") == ("must-number", "AS5.7")
    given.do("1 number 2 1", "1 number 3 4")
    assert given.order() == [3, 1, 4, 2]
    assert given.asked == [2]


@rule("AS5.3.3")
def test_the_order_may_stay_and_the_lower_slot_gives_any_stone() -> None:
    given = table(discs=["1 odin upper", "2 odin lower"])
    given.do("1 perform odin upper", "1 decline")
    assert given.order() == [1, 2, 3, 4]
    given.do("2 perform odin lower")
    assert given.why("2 ask giant") == ("not-stone", "AS1.6.2")
    given.do("2 ask white-stone")
    assert given.held(2, "white-stone") == 1


@rule("AS5.3.4", "AS5.6")
@pytest.mark.parametrize(("god", "stone"), [("tyr", "red-stone"), ("thor", "blue-stone")])
def test_skill_tiles_are_taken_from_their_place_or_holder(god: str, stone: str) -> None:
    given = table(discs=[f"1 {god} upper", "2 asgard"], skills={god: 3})
    given.do(f"1 perform {god} upper")
    assert given.skill(god) == 1
    assert given.held(1, stone) == 2
    free = table(discs=[f"1 {god} upper", "2 asgard"])
    free.do(f"1 perform {god} upper")
    assert free.skill(god) == 1


@rule("AS5.3.5")
def test_loki_takes_one_recruit_from_any_god() -> None:
    given = table(discs=["1 loki upper", "2 asgard"], on_god={"hel": "2 giant, 1 orange-warrior"})
    given.do("1 perform loki upper")
    assert given.why("1 steal white-warrior hel") == ("none-on-god", "AS5.3.5")
    assert given.can("1 steal giant loki")
    given.do("1 steal giant hel")
    assert (given.held(1, "giant"), given.on_god("hel", "giant")) == (1, 1)


@rule("AS5.3.6")
def test_hel_scores_the_recruits_of_a_god_and_kills_a_warrior() -> None:
    given = table(discs=["1 hel upper", "2 asgard"], on_god={"tyr": "2 giant, 1 white-warrior, 1 orange-warrior"})
    before = given.valhalla("white-warrior")
    given.do("1 perform hel upper")
    assert given.why("1 slay white-warrior loki") == ("none-on-god", "AS5.3.6")
    given.do("1 slay white-warrior tyr")
    assert (given.points(1), given.from_source(1, "hel")) == (4, 4)
    assert (given.on_god("tyr", "white-warrior"), given.valhalla("white-warrior")) == (0, before + 1)


@rule("AS5.3.7")
def test_mimir_moves_the_disc_to_silver_slots_or_asgard() -> None:
    given = table(round=4, discs=["1 mimir upper", "2 thor upper", "1 hel upper"])
    given.do("1 perform mimir upper")
    assert given.why("1 move odin upper") == ("not-silver", "AS5.3.7")
    assert given.why("1 move odin lower") == ("not-silver", "AS5.3.7")
    assert given.why("1 move fenrir upper") == ("not-silver", "AS5.3.7")
    assert given.why("1 move mimir upper") == ("not-silver", "AS5.3.7")
    assert given.why("1 move thor temple") == ("not-silver", "AS5.3.7")
    assert given.why("1 move thor upper") == ("occupied", "AS1.2")
    assert given.can("1 move surtr upper") and given.can("1 move fenrir lower") and given.can("1 move-to-asgard")
    given.do("1 move hel lower")
    assert given.disc_at("hel", "lower") == given.disc_at("hel", "upper") == 1
    assert given.discs(1) == 1


@rule("AS5.4")
def test_a_moved_disc_is_performed_in_a_later_turn_with_that_gods_seal() -> None:
    given = table(round=2, discs=["1 mimir upper", "2 asgard"])
    given.do("1 perform mimir upper", "1 move thor lower")
    assert given.asked == [2]
    assert given.why("1 perform thor lower") == ("not-asked", "")
    given.do("2 forgo-asgard", "1 perform thor lower")
    assert (given.held(1, "blue-stone"), given.held(1, "light-seal")) == (2, 1)


@rule("AS5.4")
def test_moves_lead_to_risen_gods_only_and_not_moving_takes_the_disc_back() -> None:
    given = table(round=2, discs=["1 mimir upper", "2 asgard"])
    given.do("1 perform mimir upper")
    assert given.why("1 move surtr upper") == ("not-risen", "AS5.4")
    given.do("1 decline")
    assert given.discs(1) == 3


@rule("AS5.4", "AS5.6.1")
def test_a_moved_disc_is_performed_in_thors_extra_turn() -> None:
    given = table(round=2, discs=["1 mimir upper", "2 asgard"], skills={"thor": 1})
    given.do("1 perform mimir upper", "1 move thor lower", "1 extra-turn", "1 perform thor lower")
    assert given.held(1, "blue-stone") == 2


# AS5.3.8


def surtr(tile: str, **given: object) -> Table:
    made: dict[str, object] = {"discs": ["1 surtr upper", "2 asgard"], "slots": {"3-dark": f"population {tile}"}}
    return table(round=3, **(made | given)).do("1 perform surtr upper", "1 flip 3-dark")  # type: ignore[arg-type]


@rule("AS5.3.8")
def test_surtr_flips_a_tile_that_keeps_its_value() -> None:
    given = surtr("stone")
    given.do("1 ask black-stone")
    assert given.held(1, "black-stone") == 1
    assert given.seen.flipped[5] == 1
    assert given.tiles(1) == []
    again = table(round=3, discs=["1 surtr upper"], slots={"3-dark": "population stone!", "2-dark": "hel 4"})
    again.do("1 perform surtr upper")
    assert again.why("1 flip 3-dark") == ("face-down", "AS5.3.8")
    assert again.why("1 flip 2-dark") == ("no-population", "AS5.3.8")
    assert again.can("1 flip lower-light")


@rule("AS5.3.8")
def test_surtr_on_a_seal_brings_a_seal() -> None:
    given = surtr("seal")
    assert given.why("1 ask pink-stone") == ("not-seal", "AS5.3.8")
    given.do("1 ask light-seal")
    assert given.held(1, "light-seal") == 1


@rule("AS5.3.8")
def test_surtr_on_a_swap_may_exchange() -> None:
    given = surtr("stone-swap", held={1: "1 pink-stone"})
    given.do("1 exchange pink-stone white-stone")
    assert given.held(1, "white-stone") == 1


@rule("AS5.3.8")
def test_surtr_on_weapon_and_wizardry_looks_through_the_stack() -> None:
    given = surtr("weapon")
    given.do("1 keep-weapon 6")
    assert given.weapons(1) == [6]
    other = surtr("wizardry")
    other.do("1 keep-wizardry bonus-top")
    assert other.wizardries(1) == ["bonus-top"]


@rule("AS5.3.8")
def test_surtr_on_order_makes_the_player_first() -> None:
    given = surtr("order", order=[3, 2, 1, 4])
    assert given.order() == [1, 2, 3, 4]


@rule("AS5.3.8")
def test_surtr_on_asgard_flips_a_tile_of_the_row() -> None:
    given = surtr("asgard", row=["recruit1", "exchange", "nothing"])
    given.do("1 turn-over recruit1", "1 ask giant")
    assert given.held(1, "giant") == 1


@rule("AS5.3.8")
def test_surtr_on_victory_sends_a_disc_to_the_victory_area() -> None:
    given = surtr("victory", discs=["1 surtr upper", "2 asgard", "1 battle 5-light", "2 battle 6-light"])
    assert given.why("1 advance 6-light") == ("not-in-battle", "AS5.3.8")
    given.do("1 advance 5-light")
    assert (given.battle("5-light"), given.victory(5, 1)) == (0, 1)
    nothing = surtr("victory")
    assert nothing.seen.flipped[5] == 1
    assert nothing.asked == [2]


@rule("AS5.3.9")
def test_fenrir_moves_the_disc_to_a_temple_or_asgard() -> None:
    given = table(round=4, discs=["1 fenrir upper", "2 thor temple", "1 hel support-upper"])
    given.do("1 perform fenrir upper")
    assert given.why("1 move odin upper") == ("only-temple", "AS5.3.9")
    assert given.why("1 move thor temple") == ("occupied", "AS1.2")
    assert given.why("1 move hel temple") == ("supporting", "AS4.2")
    given.do("1 move odin temple")
    assert given.disc_at("odin", "temple") == 1


@rule("AS5.3.9")
def test_fenrirs_lower_slot_gives_the_seal_only() -> None:
    given = table(round=4, discs=["1 fenrir lower", "2 asgard"], seal_beside=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    given.do("1 perform fenrir lower")
    assert given.held(1, "dark-seal") == 1
    assert sum(given.seen.held[0]) == 1
    assert given.asked == [2]


# Order and tiles


@rule("AS5.5")
def test_a_new_order_holds_at_once() -> None:
    given = table(turn=3, discs=[f"{seat} asgard" for seat in (1, 2, 3, 4)] + ["3 loki lower"], tiles={3: ["order"]})
    given.do("3 use order", "3 forgo loki lower")
    turns = []
    for _ in range(4):
        turns.append(given.asked[0])
        given.do(f"{given.asked[0]} forgo-asgard")
    assert turns == [2, 1, 4, 3]


@rule("AS5.6")
def test_skill_tiles_are_kept_over_rounds() -> None:
    given = table(
        phase="battles", skills={"tyr": 2, "thor": 3}, frames=[("match", 0, 1), ("round", 0, 8), ("battles", 0, 8)]
    )
    assert given.frame == "choose-god"
    assert (given.seen.round, given.skill("tyr"), given.skill("thor")) == (2, 2, 3)


@rule("AS5.6.1")
def test_thors_tile_gives_one_more_whole_turn() -> None:
    given = table(phase="select", cards={1: ["thor", "hel"], 2: ["odin"]}, skills={"thor": 1})
    given.do("1 reveal thor upper", "1 extra-turn")
    assert given.skill("thor") == 1
    given.do("1 reveal hel upper")
    assert (given.asked, given.skill("thor")) == ([2], 0)


@rule("AS5.6.1")
def test_the_tile_works_in_the_turn_that_gains_it_and_goes_back_after_the_extra_turn() -> None:
    given = table(discs=["1 thor upper", "1 hel lower", "2 asgard"])
    given.do("1 perform thor upper", "1 extra-turn")
    assert given.skill("thor") == 1
    given.do("1 perform hel lower")
    assert (given.asked, given.skill("thor")) == ([2], 0)
    assert given.told("skill-returned") == [{"seat": 0, "skill": "thor"}]


@rule("AS5.6.1")
def test_a_request_to_thor_in_the_extra_turn_does_not_keep_the_tile() -> None:
    given = table(discs=["1 thor upper", "1 hel lower", "1 loki lower", "2 asgard"], skills={"thor": 1})
    given.do("1 perform hel lower", "1 extra-turn", "1 perform thor upper")
    assert given.held(1, "blue-stone") == 2
    assert (given.asked, given.skill("thor")) == ([2], 0)
    assert given.told("skill-taken") == []


@rule("AS5.6.1")
def test_an_extra_turn_is_not_followed_by_another() -> None:
    given = table(discs=["1 thor upper", "1 hel lower", "1 loki lower", "2 asgard"], tiles={1: ["weapon"]})
    given.do("1 perform thor upper", "1 extra-turn", "1 perform hel lower")
    assert given.frame == "end-of-turn"
    assert given.skill("thor") == 1
    assert given.why("1 extra-turn") == ("one-extra-turn", "AS5.6.1")
    given.do("1 done")
    assert (given.asked, given.skill("thor")) == ([2], 0)


@rule("AS5.6.1")
def test_thors_tile_is_gained_again_in_the_turn_after_the_extra_turn() -> None:
    given = table(discs=["1 thor upper", "1 hel lower", "1 loki lower"], skills={"thor": 1})
    given.do("1 perform hel lower", "1 extra-turn", "1 perform loki lower")
    assert given.skill("thor") == 0
    given.do("1 perform thor upper")
    assert given.skill("thor") == 1


@rule("AS5.6.1")
def test_bots_count_nothing_for_thors_tile_in_its_extra_turn() -> None:
    given = table(discs=["1 hel lower", "1 loki lower", "2 asgard"], skills={"thor": 1}, tiles={1: ["weapon"]})
    given.do("1 perform hel lower")
    in_hand = given.state.worth(0)
    given.do("1 extra-turn")
    assert given.state.worth(0) < in_hand


@rule("AS5.6.1")
def test_an_extra_turn_needs_the_tile_and_something_to_do() -> None:
    given = table(discs=["1 hel lower", "2 asgard"], skills={"thor": 1})
    given.do("1 perform hel lower")
    assert given.asked == [2]
    assert given.skill("thor") == 1
    other = table(discs=["1 hel lower", "1 asgard"], skills={"thor": 2}, tiles={1: ["weapon"]})
    other.do("1 perform hel lower")
    assert other.why("1 extra-turn") == ("no-skill", "AS5.6.1")


# AS5.7


@rule("AS5.7")
def test_without_the_option_there_are_no_offers() -> None:
    given = table(discs=["1 odin upper"], held={2: "1 giant"})
    given.do("1 perform odin upper")
    assert given.frame == "order"


@rule("AS5.7")
def test_offers_are_made_in_order_and_pieces_move_at_once() -> None:
    given = table(
        deals=True,
        discs=["1 odin upper", "2 asgard"],
        held={2: "2 pink-stone", 3: "1 giant", 4: "1 dark-seal"},
        weapons=[(2, 6)],
        tiles={3: ["order"]},
        skills={"tyr": 4},
    )
    given.do("1 perform odin upper")
    assert given.asked == [2]
    given.do("2 want 1")
    assert given.why("2 done") == ("nothing-offered", "AS5.7")
    assert given.why("2 offer giant") == ("none-own", "AS5.7")
    given.do("2 offer pink-stone", "2 offer-weapon 6")
    assert given.why("2 offer-weapon 6") == ("none-to-lay", "AS5.7")
    given.do("2 done", "3 want 1", "3 offer giant", "3 offer-tile order", "3 done")
    given.do("4 want 2", "4 offer-skill tyr", "4 done")
    assert given.frame == "answer"
    given.do("1 accept")
    assert (given.held(1, "pink-stone"), given.held(2, "pink-stone"), given.weapons(1)) == (1, 1, [6])
    given.do("1 accept")
    assert given.skill("tyr") == 1
    assert given.held(3, "giant") == 1  # number 1 is promised already
    assert given.frame == "order"
    assert given.options(1) == ["number 3 1", "number 3 3"]
    given.do("1 number 3 3")
    assert given.order() == [2, 4, 3, 1]


@rule("AS5.7")
def test_offers_may_be_declined_and_refused() -> None:
    given = table(deals=True, discs=["1 odin upper"], held={2: "1 giant", 3: "1 giant"})
    given.do("1 perform odin upper", "2 want 3", "2 offer giant")
    if given.frame == "offer-pieces":
        given.do("2 done")
    given.do("3 decline", "1 refuse")
    assert given.held(2, "giant") == 1
    given.do("1 decline")
    assert given.order() == [1, 2, 3, 4]


@rule("AS5.7")
def test_wizardry_can_be_offered_and_is_seen_by_all() -> None:
    given = table(deals=True, discs=["1 odin upper"], wizardries=[(2, "bonus-top")])
    given.do("1 perform odin upper", "2 want 1", "2 offer-wizardry bonus-top", "2 done")
    assert GAME.view(given.state, 3)["players"][1]["hidden"]["wizardry"]["known"] == ["bonus-top"]
    given.do("1 accept")
    assert given.wizardries(1) == ["bonus-top"]


@rule("AS5.7")
def test_bots_count_what_they_offer_as_given() -> None:
    """So an offer of a bot holds no more than it must."""
    given = table(
        deals=True,
        discs=["1 odin upper"],
        held={2: "1 giant, 1 light-seal, 1 pink-stone"},
        tiles={2: ["order"]},
        weapons=[(2, 6)],
        wizardries=[(2, "bonus-top")],
        skills={"tyr": 2},
    )
    given.do("1 perform odin upper", "2 want 1")
    before = given.state.worth(1)
    offers = [option for option in given.options(2) if option != "done"]
    assert len(offers) == 7
    for option in offers:
        other = given.state.copy()
        other.apply(1, GAME.vocabulary.read(option))
        assert other.worth(1) < before, option
