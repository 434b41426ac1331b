"""BR7.4, BR7.5 What is public, what is hidden, and what a seat remembers of the draft."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from meadhall.core.layout import assign, picture
from meadhall.games.bloodrage.vocabulary import CARD, VOCABULARY
from meadhall.testing import position, rule

from .helpers import DISCARD, GAME, card, table

GUESSES = 200


def names(counts: list[int]) -> Counter[str]:
    return Counter({CARD.values[i]: count for i, count in enumerate(counts) if count})


def drafted(seats: int, seed: int, rounds: int) -> tuple[Any, list[list[Counter[str]]], list[list[str]]]:
    """A draft after some choices at random, with the packs that each seat saw and the cards that it took."""
    state = position(GAME, seats, seed=seed)
    chance = random.Random(seed)
    packs: list[list[Counter[str]]] = [[] for _ in range(seats)]
    taken: list[list[str]] = [[] for _ in range(seats)]
    for _ in range(rounds):
        for seat in range(seats):
            packs[seat].append(Counter(GAME.view(state, seat)["draft"]["pack"]))
        for seat in state.deciders():
            code = chance.choice(state.legal(seat))
            taken[seat].append(VOCABULARY.text(code).split()[1])
            state.apply(seat, code)
    return state, packs, taken


def guesses(state: Any, seat: int, count: int = GUESSES) -> list[Any]:
    return [picture(state.determinize(seat, 1000 + number)) for number in range(count)]


@rule("BR7.4")
def test_the_table_is_public() -> None:
    given = table(
        seats=3,
        figures=["1 warrior gimle 2", "2 warrior valhalla 2", "3 ship north-east"],
        hands={1: ["tyrs-bash", "troll"], 2: ["tyrs-bash"]},
        quests={3: ["quest-alfheim-1"]},
        upgrades={1: ["thors-glory"]},
        rage={1: 1, 2: 2, 3: 3},
        glory={2: 9},
        pillaged=["horgr"],
        destroyed=["utgard"],
    )
    seen = GAME.view(given.state, None)
    assert seen["provinces"]["gimle"]["figures"] == [{"seat": 0, "figure": "warrior", "count": 2}]
    assert seen["fjords"]["north-east"]["figures"] == [{"seat": 2, "figure": "ship", "count": 1}]
    assert seen["provinces"]["horgr"]["pillaged"]
    assert seen["provinces"]["utgard"]["destroyed"]
    assert seen["clans"][1]["valhalla"] == {"warrior": 2}
    assert [clan["rage"] for clan in seen["clans"]] == [1, 2, 3]
    assert [clan["hand"] for clan in seen["clans"]] == [2, 1, 0]
    assert [clan["quests"] for clan in seen["clans"]] == [0, 0, 1]
    assert seen["clans"][0]["upgrades"]["clan-1"] == "thors-glory"
    assert seen["clans"][1]["glory"] == 9


@rule("BR7.4")
def test_a_card_once_revealed_is_known_even_when_it_returns_to_a_hand() -> None:
    given = table(figures=["1 leader gimle", "2 warrior gimle"], hands={2: ["tyrs-bash", "tyrs-crush-1"]})
    given.do("1 pillage gimle", "2 lay tyrs-bash", "2 decline")
    assert given.hand(2) == ["tyrs-bash", "tyrs-crush-1"]
    assert GAME.view(given.state, 0)["clans"][1]["known"] == ["tyrs-bash"]


@rule("BR7.4")
def test_guesses_keep_what_all_have_seen_in_a_hand() -> None:
    state, _, taken = drafted(3, 5, 6)
    shown = next(name for name in taken[1] if not name.startswith("quest"))
    guess = GAME.new(3, 5)
    guess.load(bytes(state))
    values = {"proven": picture(guess).proven}
    values["proven"][1][card(shown)] = 1
    assign(guess, values)
    for seen in guesses(guess, 0, 60):
        assert seen.hand[1][card(shown)] >= 1


@rule("BR7.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_sees_what_is_hidden(seats: int) -> None:
    state, _, _ = drafted(seats, 3, 4)
    for seat in [None, *range(seats)]:
        truth = json.dumps(GAME.view(state, seat))
        viewer = -1 if seat is None else seat
        hands = set()
        for number in range(30):
            guess = state.determinize(viewer, number)
            assert json.dumps(GAME.view(guess, seat)) == truth
            hands.add(str(picture(guess).hand))
        assert len(hands) > 5


@rule("BR7.5")
def test_hidden_discards_are_not_in_the_open_discard() -> None:
    given = table(figures=["1 leader gimle", "2 warrior gimle"], hands={1: ["tyrs-bash"], 2: ["troll"]})
    given.do("1 pillage gimle", "1 lay tyrs-bash", "2 lay troll")
    assert GAME.view(given.state, 1)["discard"] == ["tyrs-bash"]


@rule("BR7.5")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_seat_remembers_every_card_it_passed_on(seats: int, seed: int) -> None:
    """What it passed lies with those after it or in the rest of the pack, one card for each who chose since."""
    rounds = 4
    state, packs, taken = drafted(seats, seed, rounds)
    for seat in range(seats):
        for seen in guesses(state, seat, 60):
            for looked in range(min(rounds, seats)):
                passed = packs[seat][looked] - Counter([taken[seat][looked]])
                holders = Counter[str]()
                for later in range(looked + 1, rounds):
                    who = (seat + later - looked) % seats
                    if who != seat:
                        holders[CARD.values[seen.cell[0][who * 8 + later] - 1]] += 1
                    else:
                        holders[taken[seat][later]] += 1
                pack = (seat - looked) % seats
                rest = Counter(CARD.values[c - 1] for c in seen.cell[0][32 + 8 * pack : 40 + 8 * pack] if c)
                assert holders + rest == passed


@rule("BR7.5")
@pytest.mark.parametrize("seed", range(4))
def test_cards_that_vanished_between_two_looks_went_one_to_each_opponent(seed: int) -> None:
    state, packs, taken = drafted(3, seed, 6)
    passed = packs[0][0] - Counter([taken[0][0]])
    vanished = passed - packs[0][3]
    assert vanished.total() == 2
    held = [set[str](), set[str]()]
    for seen in guesses(state, 0):
        mine = [CARD.values[seen.cell[0][8 + 1] - 1], CARD.values[seen.cell[0][16 + 2] - 1]]
        assert Counter(mine) == vanished
        for who in (0, 1):
            held[who].add(mine[who])
    assert held == [set(vanished), set(vanished)]  # nobody can tell who took which


@rule("BR7.5")
def test_two_players_know_exactly_what_the_other_took_from_the_first_pack() -> None:
    state, packs, taken = drafted(2, 7, 6)
    passed = packs[0][0] - Counter(taken[0][:2])
    vanished = passed - packs[0][4]
    for seen in guesses(state, 0, 50):
        assert names(seen.hand[1]) & vanished == vanished


@rule("BR7.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unknown_cards_take_every_place_they_can_have(seats: int) -> None:
    state, packs, taken = drafted(seats, 11, 6)
    known = Counter(taken[0])
    for pack in packs[0]:
        known |= pack
    unseen = [name for name, count in deck(seats).items() if count and name not in known]
    places = {name: set[str]() for name in unseen}
    for seen in guesses(state, 0, 400):
        for name in unseen:
            for who in range(1, seats):
                if seen.hand[who][card(name)]:
                    places[name].add(f"hand {who}")
            if card(name) + 1 in seen.cell[0][64:]:
                places[name].add("undealt")
    everywhere = {"undealt", *(f"hand {who}" for who in range(1, seats))}
    assert unseen
    assert all(found == everywhere for found in places.values())


def deck(seats: int) -> Counter[str]:
    rows = GAME.load_pieces().table
    return Counter({CARD.values[i]: rows[i][6 + seats] for i in range(26)})


@rule("BR7.5", "BR4.6.1")
def test_committed_quests_are_guessed_and_only_their_number_is_known() -> None:
    state = position(GAME, 3, seed=4, options={"first-game": "yes"})
    chance = random.Random(0)
    while not any(sum(row) for row in picture(state).quests):
        seat = state.decider()
        quests = [code for code in state.legal(seat) if VOCABULARY.text(code).startswith("quest ")]
        state.apply(seat, chance.choice(quests or state.legal(seat)))
    owner = next(seat for seat in range(3) if sum(picture(state).quests[seat]))
    viewer = (owner + 1) % 3
    seen = guesses(state, viewer)
    assert all(sum(guess.quests[owner]) == 1 for guess in seen)
    assert len({str(guess.quests[owner]) for guess in seen}) > 2


@rule("BR7.5", "BR4.8.1")
def test_a_kept_card_may_be_any_that_was_still_hidden() -> None:
    state = position(GAME, 3, seed=6, options={"first-game": "yes"})
    while GAME.frame_name(state) != "discard":
        seat = state.decider()
        state.apply(
            seat, VOCABULARY.read("pass") if VOCABULARY.read("pass") in state.legal(seat) else state.legal(seat)[0]
        )
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    assert picture(state).age == 2
    kept = Counter[int]()
    for seen in guesses(state, 0):
        old = [i for i, count in enumerate(seen.hand[1]) if count and i < 26]
        assert len(old) == 1
        kept[old[0]] += 1
    assert len(kept) > 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guesses_along_a_match_keep_every_number_and_every_proof(seats: int) -> None:
    state = GAME.new(seats, 21)
    chance = random.Random(21)
    while not state.is_over():
        if chance.random() < 0.15:
            truth = picture(state)
            for seat in range(-1, seats):
                seen = picture(state.determinize(seat, chance.getrandbits(60)))
                for who in range(seats):
                    assert sum(seen.hand[who]) == sum(truth.hand[who])
                    assert sum(seen.quests[who]) == sum(truth.quests[who])
                for age in range(truth.age):
                    assert Counter(seen.cell[age]) == Counter(truth.cell[age])
                    for who in range(seats):
                        mine = Counter(seen.cell[age][8 * who : 8 * who + 8])
                        for i in range(26 * age, 26 * age + 26):
                            assert mine[i + 1] >= truth.proven[who][i]
        seat = state.decider()
        state.apply(seat, chance.choice(state.legal(seat)))


@rule("BR7.5", "BR4.6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guesses_hold_when_everybody_commits_and_keeps_quests(seats: int) -> None:
    """More quests than the draft of an age can make: the one carried over must be among them."""
    for seed in range(12):
        chance = random.Random(seed)
        state = GAME.new(seats, seed)
        while not state.is_over():
            seat = state.decider()
            legal = state.legal(seat)
            quests = [code for code in legal if "quest-" in VOCABULARY.text(code)]
            if chance.random() < 0.1:
                truth = picture(state)
                for viewer in range(-1, seats):
                    seen = picture(state.determinize(viewer, chance.getrandbits(60)))
                    assert [sum(row) for row in seen.hand] == [sum(row) for row in truth.hand]
                    assert [sum(row) for row in seen.quests] == [sum(row) for row in truth.quests]
            state.apply(seat, chance.choice(quests or legal))


@rule("BR7.5", "BR4.8.1")
def test_a_card_kept_while_an_older_quest_is_judged_stays_in_the_guess() -> None:
    old, new = "quest-alfheim-1", "quest-jotunheim-2"
    given = table(
        phase=DISCARD - 1,
        age=2,
        frames=[("match",), ("age",)],
        hands={2: [new]},
        quests={2: [old]},
        figures=["2 warrior gimle"],
        carried=[0, 1, 0, 0],
    )
    given.do(f"2 keep {new}")
    assert given.frame == "raise-stat"
    assert given.seen.carried == [0, 1, 0, 0]


@rule("BR7.4")
def test_a_carried_card_that_was_revealed_is_remembered() -> None:
    given = table(
        age=2,
        figures=["1 leader gimle", "2 warrior gimle"],
        hands={2: ["tyrs-bash", "tyrs-rage-2"]},
        carried=[0, 1, 0, 0],
    )
    given.do("1 pillage gimle", "2 lay tyrs-bash", "2 decline")
    assert given.hand(2) == ["tyrs-bash", "tyrs-rage-2"]
    assert given.seen.carried_card == [0, card("tyrs-bash") + 1, 0, 0]


@rule("BR7.4", "BR4.8.1")
def test_guesses_keep_a_carried_card_that_all_have_seen() -> None:
    state = position(GAME, 3, seed=6, options={"first-game": "yes"})
    while picture(state).age == 1:
        seat = state.decider()
        legal = [VOCABULARY.text(code) for code in state.legal(seat)]
        state.apply(seat, VOCABULARY.read("pass" if "pass" in legal else legal[0]))
    kept = next(i for i, count in enumerate(picture(state).hand[1]) if count)
    assign(state, {"carried_card": [0, kept + 1, 0, 0]})
    assert all(seen.hand[1][kept] == 1 for seen in guesses(state, 0, 60))


@rule("BR7.5", "BR4.8.1")
@pytest.mark.parametrize(("known", "before"), [("", 255), ("tyrs-bash", card("tyrs-bash") + 1)])
def test_the_card_kept_may_be_the_one_carried_already(known: str, before: int) -> None:
    given = table(
        phase=DISCARD - 1,
        age=2,
        frames=[("match",), ("age",)],
        hands={2: ["tyrs-bash", "tyrs-rage-2"]},
        carried=[0, 1, 0, 0],
        carried_card=[0, card(known) + 1 if known else 0, 0, 0],
    )
    given.do("2 keep tyrs-bash")
    assert given.seen.carried == [0, 1, 0, 0]
    assert given.seen.carried_card == [0, 0, 0, 0]
    assert given.seen.carried_before == [0, before, 0, 0]
