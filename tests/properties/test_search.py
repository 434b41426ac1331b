"""The bots that search: fair, in time, and able to say why."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from itertools import product
from typing import Any, cast

import pytest

from meadhall.bots import race, searcher
from meadhall.bots.levels import LEVELS, SECONDS, make_bot
from meadhall.bots.mind import Mind
from meadhall.bots.race import Race
from meadhall.bots.search import Search
from meadhall.bots.searcher import Searcher
from meadhall.bots.thinker import Found
from meadhall.core.errors import Mistake
from meadhall.core.game import Game
from meadhall.core.registry import find_game, game_ids
from meadhall.core.sayings import Saying
from meadhall.core.state import State
from meadhall.core.text import LANGUAGES
from meadhall.core.vocabulary import NUMBER, names

SEARCHING = ("jarl", "konung")


def positions(game: Game, seats: int, seed: int, wanted: int) -> list[tuple[State, int]]:
    """Decisions with a choice, spread over a random match; some seats have committed and may think again."""
    chance = random.Random(seed)
    state = game.new(seats, seed)
    found = []
    while not state.is_over():
        seat = chance.choice(state.asked_seats())
        if len(state.legal(seat)) > 1:
            found.append((state.copy(), seat))
        seat = state.decider()
        state.apply(seat, chance.choice(state.legal(seat)))
    return [found[i * len(found) // wanted] for i in range(wanted)]


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("id", game_ids())
def test_a_search_chooses_alike_in_any_two_states_it_cannot_tell_apart(id: str, level: str) -> None:
    game = find_game(id)
    for seats in (2, game.most):
        for state, seat in positions(game, seats, seats, 8):
            other = state.determinize(seat, 99)
            mine = make_bot(level, 5, sims=24).choose(Mind(game, state, seat))
            assert mine in state.legal(seat)
            assert mine == make_bot(level, 5, sims=24).choose(Mind(game, other, seat))


@pytest.mark.parametrize("id", game_ids())
def test_a_bot_repeats_itself_through_a_match_with_a_tree_that_is_kept(id: str) -> None:
    game = find_game(id)

    def moves() -> list[int]:
        bot, state, chance = make_bot("jarl", 3, sims=8), game.new(2, 4), random.Random(1)
        made: list[int] = []
        while not state.is_over() and len(made) < 30:
            seat = state.decider()
            if seat == 0:
                made.append(bot.choose(Mind(game, state, seat)))
                state.apply(seat, made[-1])
            else:
                state.apply(seat, chance.choice(state.legal(seat)))
        return made

    assert moves() == moves()


def widest(game: Game) -> tuple[State, int]:
    """The decision with the most options in a few random matches."""
    found = [place for seed in range(6) for place in positions(game, game.most, seed, 60)]
    return max(found, key=lambda place: len(place[0].legal(place[1])))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", game_ids())
def test_a_bot_answers_in_time_where_there_is_much_to_choose_from(id: str, level: str) -> None:
    """A generous bound: other work may hold the machine up."""
    game = find_game(id)
    state, seat = widest(game)
    assert len(state.legal(seat)) > 15
    for seconds in (0.0, 0.1):
        bot = make_bot(level, 1, seconds=seconds)
        begin = time.perf_counter()
        assert bot.choose(Mind(game, state, seat)) in state.legal(seat)
        assert time.perf_counter() - begin < seconds + 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", game_ids())
def test_advice_begins_with_what_the_bot_would_choose(id: str, level: str) -> None:
    game = find_game(id)
    for state, seat in positions(game, 3, 2, 3):
        advice = make_bot(level, 8, sims=20).advise(Mind(game, state, seat))
        assert advice[0].code == make_bot(level, 8, sims=20).choose(Mind(game, state, seat))
        assert len({each.code for each in advice}) == len(advice) == min(3, len(state.legal(seat)))
        for each in advice:
            assert each.code in state.legal(seat) and 0 <= each.win <= 1
            for language in LANGUAGES:
                assert game.tell_saying(each.reason, game.texts(language), ["a", "b", "c"])


def test_advice_on_the_only_action_says_so() -> None:
    game = find_game("bloodrage")
    chance, state = random.Random(1), game.new(2, 1)
    while len(state.legal(state.decider())) > 1:
        state.apply(state.decider(), chance.choice(state.legal(state.decider())))
    (advice,) = make_bot("karl", 1).advise(Mind(game, state, state.decider()))
    assert advice.reason.key == "reason-only"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_every_reason_can_be_told_of_every_source(id: str, language: str) -> None:
    game = find_game(id)
    texts = game.texts(language)
    keys = {key for key in texts.keys if key.startswith("reason-")}
    assert len(keys) == 9
    chance, state = random.Random(1), game.new(2, 1)
    while not state.is_over():
        state.apply(state.decider(), chance.choice(state.legal(state.decider())))
    result = game.result(state)
    assert result is not None
    for source in result.sources[0]:
        ranges = {"source": names(f"{id}-from", source), "points": NUMBER}
        for key in keys:
            assert game.tell_saying(Saying(key, "", {"source": source, "points": 1.5}, ranges), texts, [])


def test_a_search_on_two_threads_tries_twice_as_much() -> None:
    game = find_game("intrigues")
    state = game.new(3, 1)
    bot = Searcher(1, 1.0, sims=40, threads=2)
    assert sum(found.tries for found in bot.rank(Mind(game, state, 0), time.perf_counter() + 9)) == 40
    bot = Searcher(1, 0.05, threads=2)
    assert sum(found.tries for found in bot.rank(Mind(game, state, 0), time.perf_counter() + 0.05)) > 2


class Sure:
    """Stands for a search in which one option is tried again and again, a millisecond each time."""

    depth = 1

    def __init__(self, held_up: float = 0.0) -> None:
        self.tried = 0
        self.held_up = held_up  # seconds, at the twentieth try

    def perf_counter(self) -> float:
        return self.tried / 1000 + (self.held_up if self.tried >= 20 else 0)

    def run(self, sims: int) -> None:
        self.tried += sims

    def options(self) -> list[tuple[int, int, float, int]]:
        return [(7, self.tried, 0.0, 0), (8, 1, 0.0, 0), (9, 10**9, 0.0, 0)]  # the last is not legal here


@pytest.mark.parametrize(("rivals", "least", "most"), [({7, 8}, 500, 510), (set(), 1000, 1010)])
def test_a_search_ends_when_no_other_option_can_be_tried_as_often(
    monkeypatch: pytest.MonkeyPatch, rivals: set[int], least: int, most: int
) -> None:
    """At half of its time, where one is tried always; with nothing to compare it goes on to the end."""
    search = Sure()
    monkeypatch.setattr(race, "time", search)
    race.run_until(1.0, Race(rivals, 1), 0, cast(Search, search))
    assert least <= search.tried <= most


def test_a_search_that_was_held_up_for_once_does_not_end_there(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Sure(held_up=0.3)
    monkeypatch.setattr(race, "time", search)
    race.run_until(1.0, Race({7, 8}, 1), 0, cast(Search, search))
    assert 350 <= search.tried <= 360  # half of what there was time for


@pytest.mark.parametrize(("eighth", "left", "is_decided"), [(300, 99, True), (300, 101, False), (700, 99, False)])
def test_searches_side_by_side_end_when_no_other_option_can_be_tried_as_often_in_all(
    monkeypatch: pytest.MonkeyPatch, eighth: int, left: int, is_decided: bool
) -> None:
    """The first has tried 7 600 times more than 8 and has time for 200 tries; the second has tried only 8."""
    both = Race({7, 8}, 2)
    mine, theirs = Sure(), Sure()
    mine.tried = 601
    monkeypatch.setattr(theirs, "options", lambda: [(7, 0, 0.0, 0), (8, eighth, 0.0, 0)])
    both.tell(0, cast(Search, mine), 200)
    assert not both.is_decided  # nothing is known of the second
    both.tell(1, cast(Search, theirs), left)
    assert both.is_decided == is_decided


def test_a_search_ends_with_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    search, decided = Sure(), Race({7, 8}, 2)
    decided.is_decided = True
    monkeypatch.setattr(race, "time", search)
    race.run_until(1.0, decided, 0, cast(Search, search))
    assert search.tried == 1


def test_searches_side_by_side_run_one_race(monkeypatch: pytest.MonkeyPatch) -> None:
    races: dict[int, Race] = {}
    monkeypatch.setattr(searcher, "run_until", lambda deadline, race, number, search: races.update({number: race}))
    Searcher(1, 1.0, threads=2).run([cast(Search, Sure()), cast(Search, Sure())], 1.0, {7, 8})
    assert sorted(races) == [0, 1] and races[0] is races[1]


@pytest.mark.parametrize(("threads", "wanted", "rivals"), [(1, 1, True), (1, 2, False), (2, 1, True), (2, 2, False)])
def test_only_a_search_for_a_single_option_may_end_early(
    monkeypatch: pytest.MonkeyPatch, threads: int, wanted: int, rivals: bool
) -> None:
    game = find_game("intrigues")
    mind = Mind(game, game.new(3, 1), 0)
    bot = Searcher(1, 0.02, threads=threads)
    asked: list[set[int]] = []
    run = bot.run

    def watch(searches: list[Search], deadline: float, among: set[int]) -> None:
        asked.append(among)
        run(searches, deadline, among)

    monkeypatch.setattr(bot, "run", watch)
    bot.rank(mind, time.perf_counter() + 0.02, wanted)
    assert asked == [set(mind.legal) if rivals else set()]


def test_a_full_tree_stops_growing_and_is_searched_on() -> None:
    game = find_game("asgard")
    state, seat = positions(game, 4, 1, 3)[1]
    search = Search(state.determinize(seat, 1), seat, 1, 60)
    search.depth = 5
    search.run(300)
    assert search.tree.edges == 60 and search.sims == 300
    assert sum(tries for _, tries, _, _ in search.options()) == 300


def test_those_that_choose_at_once_do_not_see_what_the_searching_seat_chooses() -> None:
    """The others' first choices come from one record at the root, whatever the seat itself has tried there."""
    game = find_game("intrigues")
    state = game.new(3, 1)
    search = Search(state.determinize(0, 1), 0, 1, 100_000)
    search.run(60)
    for other in (1, 2):
        assert sum(tries for _, tries, _, _ in search.tree.options(search.root, other)) == 60


@pytest.mark.parametrize("id", game_ids())
def test_the_nth_try_of_each_option_meets_the_same_guess_and_luck(id: str) -> None:
    game = find_game(id)
    state, seat = positions(game, 3, 5, 4)[2]
    search = Search(state.determinize(seat, 1), seat, 1, 10_000)
    search.depth = 3

    def meets(number: int) -> tuple[bytes, int]:
        guess, luck = search.what_it_meets(number)
        return bytes(guess), luck

    numbers = (0, 1, 2, 3, 5000)  # the last is too high to be kept
    before = [meets(number) for number in numbers]
    assert len(set(before)) == len(numbers)
    search.run(30)
    assert [meets(number) for number in numbers] == before
    assert len({tries for _, tries, _, _ in search.options()}) > 1  # options were not tried in step


def test_an_option_begins_with_the_first_guess_whenever_it_is_tried() -> None:
    """So there are as many guesses as the option tried most has had tries, not as many as simulations."""
    game = find_game("intrigues")
    state = game.new(4, 1)
    search = Search(state.determinize(0, 1), 0, 1, 10_000)
    search.run(60)
    assert search.guesses.count == max(tries for _, tries, _, _ in search.options()) < 60


def test_a_search_that_goes_on_elsewhere_makes_new_guesses() -> None:
    game = find_game("bloodrage")
    (here, seat), (there, _) = positions(game, 2, 5, 4)[1:3]
    search = Search(here.determinize(seat, 1), seat, 1, 10_000)
    search.run(10)
    search.go_on(there.determinize(seat, 1), search.root)
    guess, _ = search.what_it_meets(0)
    assert game.view(guess, seat) == game.view(there, seat)


def test_a_draft_is_judged_by_the_age_that_it_is_for() -> None:
    game = find_game("bloodrage")
    state = game.new(4, 1)
    draft = game.bots.search_depth.of(state)
    while game.view(state, None)["phase"] == "gifts":
        seat = state.decider()
        state.apply(seat, state.legal(seat)[0])
    assert draft > 2 * game.bots.search_depth.of(state)


def test_in_asgard_a_search_looks_as_many_turns_ahead_for_two_as_for_four() -> None:
    game = find_game("asgard")
    depths = set()
    for seats, depth in product((2, 3, 4), (game.bots.search_depth, game.bots.forecast_depth)):
        depths.add(depth.of(game.new(seats, 1)) / seats)
    assert len(depths) == 1 and min(depths) > 0  # a konung, too, plays on before it asks for a forecast


@pytest.mark.parametrize("id", game_ids())
def test_a_konung_asks_for_a_forecast_and_a_jarl_does_not(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    game = find_game(id)
    state = game.new(4, 1)
    searches: list[Search] = []
    for level in SEARCHING:
        bot = cast(Searcher, make_bot(level, 1, sims=1))
        run = bot.run

        def watch(made: list[Search], deadline: float, rivals: set[int], run: Any = run) -> None:
            searches.extend(made)
            run(made, deadline, rivals)

        monkeypatch.setattr(bot, "run", watch)
        bot.choose(Mind(game, state, state.decider()))
    jarl, konung = searches
    assert (jarl.forecast, konung.forecast) == (None, game.bots.forecast)
    assert konung.forecast is not None and konung.estimate is game.bots.estimate is not jarl.estimate


def test_the_uncompiled_search_chooses_as_the_compiled_one() -> None:
    code = """
from meadhall.bots.search import Search
from meadhall.core.registry import find_game
for id in ("intrigues", "bloodrage", "asgard"):
    game = find_game(id)
    base = game.new(2, 6).determinize(0, 3)
    for judges in ((), (game.bots.estimate, game.bots.forecast)):
        search = Search(base, 0, 2, 1000, *judges)
        search.depth = 12
        search.run(2)
        print(id, len(judges), [(code, tries) for code, tries, _, _ in search.options()])
"""
    told = [
        subprocess.run(
            [sys.executable, "-c", code], env=os.environ | env, capture_output=True, text=True, check=True
        ).stdout
        for env in ({}, {"MEADHALL_PURE": "1"})
    ]
    assert told[0] == told[1] and len(told[0].splitlines()) == 6


def test_what_a_bot_cannot_do_is_refused() -> None:
    assert list(SECONDS) == list(LEVELS)
    for wrong in ({"seconds": -1.0}, {"sims": 0}, {"threads": 0}):
        with pytest.raises(Mistake, match="give"):
            make_bot("jarl", **wrong)


def test_what_was_possible_only_in_other_guesses_is_not_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree that is kept may have been most often where the truth did not go."""
    game = find_game("asgard")
    state, seat = positions(game, 3, 4, 3)[1]
    legal = state.legal(seat)
    illegal = next(code for code in range(10_000) if code not in legal)
    real = searcher.merged
    monkeypatch.setattr(searcher, "merged", lambda searches: [Found(illegal, 10**9, 1.0), *real(searches)])
    assert make_bot("jarl", 1, sims=50).choose(Mind(game, state, seat)) in legal
