"""OpenSpiel's hearts: the same measurements of a C++ engine and its searches, through its Python module."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from meadhall.core.errors import Mistake

GAME = "hearts"
LENGTHS = 50  # random matches whose mean length is the number of decisions in a simulation


def need() -> None:
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        raise Mistake("--peers needs OpenSpiel; install it with: pip install 'meadhall[peers]'") from None


def engine_measures(matches: int, repeats: int, simulations: int) -> dict[str, Callable[[], float]]:
    import pyspiel

    hearts = pyspiel.load_game(GAME)
    recorded = [record(hearts, seed) for seed in range(matches)]
    decisions = repeats * sum(len(moves) for _, moves in recorded)

    def measure_decisions() -> float:
        begin = time.perf_counter()
        for start, moves in repeats * recorded:
            state = start.clone()
            for player, action in moves:
                state.legal_actions(player)
                state.apply_action(action)
        return decisions / (time.perf_counter() - begin)

    start, moves = recorded[0]
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def measure_playouts() -> float:
        """MCTS from the first card: each simulation plays a match to its end."""
        bot = pyspiel.MCTSBot(hearts, evaluator, 2.0, simulations, 1000, False, 1, False)
        begin = time.perf_counter()
        bot.step(start)
        return simulations * len(moves) / (time.perf_counter() - begin)

    middle = start.clone()
    for _, action in moves[: len(moves) // 2]:
        middle.apply_action(action)

    def measure_clone() -> float:
        begin = time.perf_counter()
        for _ in range(5000):
            middle.clone()
        return (time.perf_counter() - begin) / 5000

    return {"decisions": measure_decisions, "playouts": measure_playouts, "copy": measure_clone}


def search_measure(simulations: int) -> Callable[[], float]:
    """OpenSpiel's C++ ISMCTS with random rollouts. It does not count decisions: from the opening a simulation plays a
    whole match, in the tree and beyond it, so a simulation has as many as a random match on average."""
    import pyspiel

    hearts = pyspiel.load_game(GAME)
    start, _ = record(hearts, 1)
    length = statistics.mean(len(record(hearts, seed)[1]) for seed in range(LENGTHS))
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT

    def measure() -> float:
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations, -1, policy, False, False)
        begin = time.perf_counter()
        bot.step(start)
        return simulations * length / (time.perf_counter() - begin)

    return measure


def record(hearts: Any, seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """A random deal, played at random; the deal is chance, not a player's decision."""
    chance = random.Random(seed)
    state = hearts.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    start, moves = state.clone(), []
    while (player := state.current_player()) >= 0:
        action = chance.choice(state.legal_actions())
        moves.append((player, action))
        state.apply_action(action)
    return start, moves
