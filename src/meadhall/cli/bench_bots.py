"""`meadhall bench bots`: the search beside OpenSpiel's, in decisions simulated a second."""

from __future__ import annotations

import gc
import statistics
import threading
import time
from collections.abc import Callable

from meadhall.bots.search import Search
from meadhall.bots.searcher import usual_threads
from meadhall.cli.bench import PEER, Figure, need_peer, record_hearts, show
from meadhall.core.game import Game
from meadhall.core.registry import find_game, game_ids

SIMULATIONS = 1000
LENGTHS = 50  # random matches that tell how many decisions a simulation of the peer has
GOALS = {"intrigues": 3.0, "bloodrage": 1.5, "asgard": 1.5}
USUAL_GOAL = 1.5


def bench_bots(peers: bool, as_json: bool, ids: list[str], rounds: int) -> None:
    if peers:
        need_peer()
    figures = [figure for id in ids or game_ids() for figure in figures_of(find_game(id), peers, rounds)]
    show(figures, as_json)


def figures_of(game: Game, peers: bool, rounds: int) -> list[Figure]:
    """Our runs and the peer's take turns. Only the first figure has a peer: both play at random beyond the tree, on one
    thread. The others tell what the levels' own search does, whose rollouts look one step ahead."""
    ours: dict[str, Callable[[], float]] = {
        "search": searches(game, 1, at_random=True),
        "threads": searches(game, usual_threads(), at_random=True),
        "simulations": searches(game, 1, at_random=False),
    }
    theirs = peer_search() if peers else None
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
    figures = [Figure("search", game.id, value, peer, ratio, goal, None if ratio is None else ratio >= goal)]
    for name, values in measured.items():
        figures.append(Figure(name, game.id, statistics.median(values), None, None, None, None))
    return figures


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
                search.rivals, search.length, search.trust = 1, 2**30, 0.0
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


def peer_search() -> Callable[[], float]:
    """OpenSpiel's C++ ISMCTS with random rollouts. It does not count decisions: from the opening a simulation plays a
    whole match, in the tree and beyond it, so a simulation has as many as a random match on the average."""
    import pyspiel

    hearts = pyspiel.load_game(PEER)
    start, _ = record_hearts(hearts, 1)
    length = statistics.mean(len(record_hearts(hearts, seed)[1]) for seed in range(LENGTHS))
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT

    def measure() -> float:
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, -1, policy, False, False)
        begin = time.perf_counter()
        bot.step(start)
        return SIMULATIONS * length / (time.perf_counter() - begin)

    return measure
