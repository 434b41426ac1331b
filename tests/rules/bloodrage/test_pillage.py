"""BR4.7.1-BR4.7.4, BR4.7.16 Pillage and the call to battle."""

from __future__ import annotations

from meadhall.testing import rule

from .helpers import table


@rule("BR4.7.1")
def test_a_pillage_needs_a_foothold_in_an_unpillaged_province() -> None:
    given = table(figures=["1 warrior gimle", "1 ship south-west", "2 warrior horgr"], pillaged=["andlang"])
    assert [text.split()[1] for text in given.options(1, "pillage")] == ["utgard", "gimle"]
    assert given.why("1 pillage horgr") == ("no-foothold", "BR4.7.1")
    assert given.why("1 pillage andlang") == ("pillaged", "BR4.7.1")
    given.do("1 pillage gimle")
    assert given.rage(1) == 6


@rule("BR4.7.2")
def test_the_call_goes_clockwise_from_the_left_with_the_pillager_last() -> None:
    figures = ["1 warrior gimle", "2 warrior yggdrasil 2", "3 warrior yggdrasil 2", "1 warrior yggdrasil"]
    given = table(seats=3, figures=figures, turn=1)
    given.do("1 pillage gimle")
    order = []
    for _ in range(4):
        order.append(given.asked[0])
        given.do(f"{given.asked[0]} join warrior yggdrasil")
    assert order == [2, 3, 1, 2]
    assert given.frame == "turn"  # five villages are full, nobody holds a card, so the battle is over


@rule("BR4.7.2")
def test_declining_once_does_not_bar_a_player_later() -> None:
    figures = ["1 warrior gimle", "2 warrior yggdrasil", "3 warrior yggdrasil"]
    given = table(seats=3, figures=figures)
    given.do("1 pillage gimle", "2 decline", "3 join warrior yggdrasil")
    assert given.asked == [2]
    given.do("2 join warrior yggdrasil")
    assert "battle-began" in given.happened()


@rule("BR4.7.2")
def test_the_call_ends_when_all_have_declined_since_the_last_move() -> None:
    figures = ["1 warrior gimle", "2 warrior yggdrasil 2", "3 warrior yggdrasil"]
    given = table(seats=3, figures=figures)
    given.do("1 pillage gimle", "2 join warrior yggdrasil", "3 decline")
    assert given.asked == [2]
    given.do("2 decline")
    assert "battle-began" in given.happened()


@rule("BR4.7.2", "BR1.1")
def test_only_figures_from_adjacent_provinces_join() -> None:
    given = table(figures=["1 warrior gimle", "2 warrior andlang", "2 leader utgard", "2 ship south-west"])
    given.do("1 pillage gimle")
    assert given.options(2, "join") == ["join warrior andlang"]
    assert given.why("2 join leader utgard") == ("not-adjacent", "BR4.7.2")


@rule("BR4.7.2", "BR1.2")
def test_yggdrasil_never_fills_up() -> None:
    figures = ["1 warrior yggdrasil 4", "2 warrior yggdrasil 5", "2 warrior gimle", "2 leader horgr"]
    given = table(figures=figures, stats={1: (1, 1, 6), 2: (1, 1, 6)})
    given.do("1 pillage yggdrasil", "2 join warrior gimle", "2 join leader horgr")
    assert given.count(2, "leader", "valhalla") == 0
    assert given.count(1, "warrior", "valhalla") == 4


@rule("BR4.7.3")
def test_without_a_rival_there_is_no_battle() -> None:
    given = table(figures=["1 warrior gimle"], hands={1: ["thors-hammer"]}, tokens={"gimle": "glory"})
    given.do("1 pillage gimle")
    assert "no-battle" in given.happened()
    assert given.is_pillaged("gimle")
    assert given.from_source(1, "pillage") == given.glory(1) == 5
    assert given.hand(1) == ["thors-hammer"]


@rule("BR4.7.4")
def test_everybody_there_fights_and_lays_a_card_in_secret() -> None:
    given = table(
        seats=4,
        figures=["1 warrior gimle", "2 warrior gimle", "3 ship north-west", "4 warrior horgr"],
        hands={1: ["tyrs-bash"], 2: [], 3: ["troll", "tyrs-bash"], 4: ["tyrs-bash"]},
    )
    given.do("1 pillage gimle")
    assert given.frame == "lay-card"
    assert given.asked == [1, 3]
    assert not given.can("1 decline")
    given.do("3 lay tyrs-bash")
    assert given.happened() == []
    given.do("3 lay troll")  # until the last one is in, the choice may change
    given.do("1 lay tyrs-bash")
    assert given.told("revealed") == [{"seat": 0, "card": "tyrs-bash"}, {"seat": 2, "card": "troll"}]


@rule("BR4.7.16")
def test_a_ship_alone_pillages() -> None:
    given = table(figures=["1 ship north-west"])
    given.do("1 pillage myrkulor")
    assert given.is_pillaged("myrkulor")


@rule("BR4.7.16")
def test_an_enemy_ship_alone_makes_it_a_battle() -> None:
    given = table(figures=["1 warrior gimle 3", "2 ship north-west"])
    given.do("1 pillage gimle")
    assert given.told("battle-began") == [{"province": "gimle", "seats": [0, 1]}]
    assert given.count(2, "ship", "valhalla") == 1


@rule("BR4.7.16")
def test_two_clans_fight_with_ships_only() -> None:
    given = table(figures=["1 ship north-west", "2 ship north-west"], hands={1: ["tyrs-bash"]})
    given.do("1 pillage gimle", "1 lay tyrs-bash")
    assert given.told("won") == [{"seat": 0, "province": "gimle"}]


@rule("BR4.7.16")
def test_the_call_moves_no_ships() -> None:
    given = table(figures=["1 warrior gimle", "2 ship south-west"])
    given.do("1 pillage gimle")
    assert "no-battle" in given.happened()  # the ship beside it was not even asked
