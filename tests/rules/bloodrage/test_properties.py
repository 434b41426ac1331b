"""What holds in every match: figures and cards are conserved, glory falls only by Loki's Backstab."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from meadhall.core.chronicle import Chronicle
from meadhall.core.layout import picture
from meadhall.core.names.sizes import OPTIONS
from meadhall.games.bloodrage import board as boards
from meadhall.games.bloodrage.names import sizes
from meadhall.games.bloodrage.vocabulary import CARD

from .helpers import GAME, table


def play(seats: int, seed: int) -> Any:
    """Each state of a match at random, with the events that led to it."""
    chronicle = Chronicle()
    chance = random.Random(seed)
    state = GAME.new(seats, seed, {"first-game": chance.choice(["no", "yes"])}, chronicle=chronicle)
    yield state, GAME.take_events(chronicle)
    while not state.is_over():
        seat = state.decider()
        state.apply(seat, chance.choice(state.legal(seat)))
        yield state, GAME.take_events(chronicle)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_figures_are_conserved(seats: int) -> None:
    for seed in range(4):
        for state, _ in play(seats, seed):
            seen = picture(state)
            for seat in range(seats):
                assert sum(seen.warriors[seat]) == 8
                assert not any(seen.warriors[seat][sizes.PROVINCES : sizes.LANDS])
                assert all(seen.at[seat][1:3])
                for figure in (3, 4):
                    assert bool(seen.at[seat][figure]) == bool(seen.upgrade[seat][figure])
                assert boards.figures_on_board(state, seat) <= boards.stat_of(state, seat, 2)
            for province in range(sizes.PROVINCES):
                assert boards.room(state, province) >= 0
                if seen.destroyed >> province & 1:
                    assert boards.crowd(state, province) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_are_conserved(seats: int) -> None:
    """No card is in two places; those out of sight are the undealt, the last of the packs and hidden discards."""
    rows = GAME.load_pieces().table
    for seed in range(4):
        for state, _ in play(seats, seed):
            seen = picture(state)
            found = Counter[int]()
            for seat in range(seats):
                found.update({card: n for card, n in enumerate(seen.hand[seat]) if n})
                if seen.phase != 4:  # in the quest phase they lie open and discarded
                    found.update({card: n for card, n in enumerate(seen.quests[seat]) if n})
                found.update(card - 1 for card in seen.upgrade[seat] if card)
                if seen.laid[seat] and not seen.settled >> seat & 1:
                    found[seen.laid[seat] - 1] += 1
                found[47] += seen.eyes[seat]
                found[73] += seen.gazes[seat]
            found.update({card: n for card, n in enumerate(seen.discarded) if n})
            for card, count in found.items():
                assert count <= rows[card][6 + seats]
                assert count <= Counter(seen.cell[card // 26])[card + 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_glory_falls_only_by_backstab(seats: int) -> None:
    for seed in range(6):
        before = [0] * seats
        for state, events in play(seats, seed):
            after = [boards.glory_of(state, seat) for seat in range(seats)]
            gained = [0] * seats
            for event in events:
                if event.key == "glory":
                    gained[event.args["seat"]] += event.args["glory"]
                    assert event.args["glory"] > 0
                elif event.key == "stabbed":
                    gained[event.args["seat"]] += event.args["glory"]
                    gained[event.args["victim"]] -= event.args["glory"]
            assert after == [one + more for one, more in zip(before, gained, strict=True)]
            assert min(after) >= 0
            before = after


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_match_ends_in_time(seats: int) -> None:
    for seed in range(20, 30):
        states = sum(1 for _ in play(seats, seed))
        assert states < 1500


def test_marks_and_battles_are_cleared_between_turns() -> None:
    for seed in range(4):
        for state, _ in play(4, seed):
            if GAME.frame_name(state) in ("turn", "choose-gift"):
                seen = picture(state)
                assert not any(map(any, seen.marked))
                assert not seen.site
                assert not any(seen.laid)
                assert not any(seen.spared)


def test_the_longest_list_of_options_fits() -> None:
    """Figures in every province, a full hand and all granted actions."""
    provinces = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle"]
    given = table(
        age=3,
        rage=12,
        stats={1: (6, 6, 6)},
        figures=[
            *(f"1 warrior {name}" for name in provinces),
            "1 warrior valhalla",
            "1 leader valhalla",
            "1 ship valhalla",
            "1 dark-elf valhalla",
            "1 valkyrie yggdrasil",
        ],
        upgrades={1: ["friggas-domain", "tyrs-challenge", "friggas-sacrifice"]},
        hands={1: list(CARD.values[6:12]) + ["quest-alfheim-1", "troll", "valkyrie", "frost-giant"]},
        pillaged=["gimle", "horgr"],
    )
    assert 120 < len(given.options(1)) < OPTIONS
