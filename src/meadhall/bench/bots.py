"""`meadhall bench bots`: the search beside OpenSpiel's, in decisions simulated a second."""

from __future__ import annotations

import gc
import statistics
import threading
import time
from collections.abc import Callable

from meadhall.bench import figures
from meadhall.bench.figures import Figure
from meadhall.bench.peers import openspiel
from meadhall.bench.report import Report
from meadhall.bots.search import Search
from meadhall.bots.searcher import usual_threads
from meadhall.core.game import Game
from meadhall.core.registry import find_game, game_ids

SIMULATIONS = 1000
GOALS = {"intrigues": 3.0, "bloodrage": 1.5, "asgard": 1.5}
USUAL_GOAL = 1.5


def run(peers: bool, ids: list[str], rounds: int) -> Report:
    if peers:
        openspiel.need()
    return figures.report([figure for id in ids or game_ids() for figure in figures_of(find_game(id), peers, rounds)])


def figures_of(game: Game, peers: bool, rounds: int) -> list[Figure]:
    """Our runs and the peer's take turns. Only the first figure has a peer: both play at random beyond the tree, on one
    thread. The others measure the levels' own search, whose rollouts look one step ahead."""
    ours: dict[str, Callable[[], float]] = {
        "search": searches(game, 1, at_random=True),
        "threads": searches(game, usual_threads(), at_random=True),
        "simulations": searches(game, 1, at_random=False),
    }
    theirs = openspiel.search_measure(SIMULATIONS) if peers else None
    measured: dict[str, list[float]] = {name: [] for name in ours}
    measured_peer = []
    gc.disable()
    try:
        for _ in range(rounds):
            for name, measure in ours.items():
                measured[name].append(measure())
            if theirs:
                measured_peer.append(theirs())
    finally:
        gc.enable()
    goal = GOALS.get(game.id, USUAL_GOAL)
    value = statistics.median(measured.pop("search"))
    peer = statistics.median(measured_peer) if measured_peer else None
    ratio = value / peer if peer else None
    found = [Figure("search", game.id, value, peer, ratio, goal, None if ratio is None else ratio >= goal)]
    for name, values in measured.items():
        found.append(Figure(name, game.id, statistics.median(values), None, None, None, None))
    return found


def searches(game: Game, threads: int, at_random: bool) -> Callable[[], float]:
    """A search from the opening: decisions a second with random rollouts, or simulations as levels make them."""
    state = game.new(min(4, game.most), 1)
    seat = state.decider()
    base = state.determinize(seat, 1)
    simulations = SIMULATIONS if at_random else SIMULATIONS // 10

    def measure() -> float:
        prepared = [Search(base, seat, thread + 1, 100_000) for thread in range(threads)]
        for search in prepared:
            if at_random:
                search.rivals, search.depth, search.trust = 1, 2**30, 0.0
        jobs = [threading.Thread(target=search.run, args=[simulations]) for search in prepared]
        begin = time.perf_counter()
        for job in jobs[1:]:
            job.start()
        jobs[0].run()
        for job in jobs[1:]:
            job.join()
        took = time.perf_counter() - begin
        return sum(search.decisions if at_random else search.sims for search in prepared) / took

    return measure
