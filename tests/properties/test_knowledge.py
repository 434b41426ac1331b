"""Bots know no more than people are shown: guesses keep what the view says of hidden places, and only that.

For each game a function says what lies in the hidden places of a state, and one what a view claims of them: the least
number of each thing in each place. In Intrigues bots may also remember ends that lie covered now, and what follows from
them (IA6.2), so what the view leaves open is redrawn instead.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.core.game import Game
from meadhall.core.layout import picture
from meadhall.core.registry import find_game
from meadhall.games.asgard.vocabulary import GOD, SORT, WIZARDRY
from meadhall.games.bloodrage.vocabulary import CARD
from meadhall.games.intrigues.edition import PAIRS
from meadhall.games.intrigues.vocabulary import AESIR

Things = Counter[tuple[Any, ...]]
FEW, MANY = 40, 4000


def intrigues_hides(table: Any) -> Things:
    found: Things = Counter(
        ("hand", seat, PAIRS[card - 1]) for seat in range(table.seats) for card in table.hand[seat] if card
    )
    found.update(("goal", place, AESIR.values[who - 1]) for place, who in enumerate(table.goals[:6]))
    return found


def intrigues_claims(view: dict[str, Any]) -> Things:
    hands = {int(seat): hand for seat, hand in view["known_hands"].items()} | {view["seat"]: view["hand"]}
    found: Things = Counter(("hand", seat, tuple(card)) for seat, hand in hands.items() for card in hand)
    found.update(("goal", place, goal["aesir"]) for place, goal in enumerate(view["goals"]) if goal["aesir"])
    return found


def bloodrage_hides(table: Any) -> Things:
    """In hand or among the quests."""
    found: Things = Counter()
    for seat in range(table.seats):
        for card, name in enumerate(CARD.values):
            found["cards", seat, name] += table.hand[seat][card] + table.quests[seat][card]
    return found


def bloodrage_claims(view: dict[str, Any]) -> Things:
    found: Things = Counter(
        ("cards", seat, card)
        for seat, clan in enumerate(view["clans"])
        for card in clan["known"] or clan["open_quests"]
        if seat != view["seat"]
    )
    found.update(("cards", view["seat"], card) for card in view["hand"] + view["quests"])
    return found


def asgard_hides(table: Any) -> Things:
    found: Things = Counter(
        ("god", seat, god)
        for seat in range(table.seats)
        for number, god in enumerate(GOD.values)
        if table.chosen[seat] >> number & 1
    )
    for sort, name in enumerate(SORT.values):
        for draw in range(table.drawn[sort]):
            kind = table.tile_kind[sort][draw]
            found[name, table.tile_holder[sort][draw] - 1, WIZARDRY.values[kind - 1] if sort else kind] += 1
    return found


def asgard_claims(view: dict[str, Any]) -> Things:
    found: Things = Counter(("god", view["seat"], god) for god in view["cards"])
    for seat, player in enumerate(view["players"]):
        for name, hidden in player["hidden"].items():
            found.update((name, seat, tile) for tile in hidden["known"])
    for world in view["worlds"]:
        for tile in [*world["light"]["laid"], *world["dark"]["laid"]]:
            if tile["tile"] is not None and tile["seat"] == view["seat"]:
                found[tile["sort"], tile["seat"], tile["tile"]] += 1
    return found


GAMES: dict[str, tuple[Callable[[Any], Things], Callable[[dict[str, Any]], Things]]] = {
    "intrigues": (intrigues_hides, intrigues_claims),
    "bloodrage": (bloodrage_hides, bloodrage_claims),
    "asgard": (asgard_hides, asgard_claims),
}
TABLES = [(id, seats) for id in GAMES for seats in range(find_game(id).fewest, find_game(id).most + 1)]


def least_in_guesses(game: Game, state: Any, seat: int | None, claims: Things, chance: random.Random) -> Things:
    """What every guess of the seat has, in at least FEW guesses, and in MANY where it is more than is claimed."""
    hides = GAMES[game.id][0]
    least: Things | None = None
    for number in range(MANY):
        if number >= FEW and least is not None and not least - claims:
            break
        guess = hides(picture(game.redraw_unseen(state, seat, chance.getrandbits(64))))
        least = guess if least is None else least & guess
    assert least is not None
    return least


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_guess_keeps_just_what_the_view_says_of_hidden_places(id: str, seats: int) -> None:
    game, claims = find_game(id), GAMES[id][1]
    for seed in range(3):
        chance = random.Random(seed)
        state = game.new(seats, seed)
        while not state.is_over():
            if chance.random() < 0.1:
                seat = chance.choice([None, *range(seats)])
                shown = claims(game.view(state, seat))
                kept = least_in_guesses(game, state, seat, shown, chance)
                where = f"seed {seed}, {game.frame_name(state)}, seat {seat}"
                assert not shown - kept, f"{where}: the view claims what a guess can do without: {shown - kept}"
                assert not kept - shown, f"{where}: every guess has what the view does not show: {kept - shown}"
            decider = chance.choice(state.deciders())
            state.apply(decider, chance.choice(state.legal(decider)))
