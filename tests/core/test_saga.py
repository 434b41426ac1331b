"""Sagas: written, read, resumed, verified, and refused with the line that is wrong."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from meadhall.core import saga as sagas
from meadhall.core.errors import Mistake
from meadhall.core.match import Match
from meadhall.core.registry import find_game

GAME = find_game("intrigues")


def played(moves: int = 10_000, seed: int | None = 4, overlay: str = "", **options: str) -> Match:
    chance = random.Random(4)
    match = Match(GAME, 3, seed, options, GAME.load_pieces(overlay), ["Olga", "karl", "karl 2"])
    while not match.state.is_over() and len(match.moves) < moves:
        seat = match.state.decider()
        match.apply(seat, chance.choice(match.state.legal(seat)))
    return match


def test_a_saga_resumes_at_any_move() -> None:
    for moves in (0, 1, 7, 40):
        match = played(moves, goals="bottom", ends="open")
        again = sagas.resume(sagas.read(sagas.write(match), find_game), GAME)
        assert again.state == match.state and again.events == match.events
        assert again.players == match.players and again.options == match.options


def test_a_finished_saga_is_verified() -> None:
    match = played()
    saga = sagas.read(sagas.write(match), find_game)
    assert saga.places == list(match.result().places)  # type: ignore[union-attr]
    assert sagas.verify(saga, GAME).result() == match.result()


def test_a_random_seed_is_secret_and_a_given_one_is_not() -> None:
    assert "chance: secret" in sagas.write(played(1, seed=None))
    assert "chance: not secret" in sagas.write(played(1))
    assert sagas.write(played(0, seed=None)) != sagas.write(played(0, seed=None))


def test_the_seed_is_held_back_until_the_end() -> None:
    open_match, over = played(5), played()
    assert "seed: hidden" in sagas.write(open_match, show_seed=False)
    assert open_match.seed.hex() not in sagas.write(open_match, show_seed=False)
    assert f"seed: {over.seed.hex()}" in sagas.write(over, show_seed=False)
    with pytest.raises(Mistake, match="held back"):
        sagas.resume(sagas.read(sagas.write(open_match, show_seed=False), find_game), GAME)


def test_a_seed_that_was_not_committed_to_is_found_out() -> None:
    text = sagas.write(played())
    other = text.replace(f"seed: {played().seed.hex()}", "seed: " + "ab" * 32)
    with pytest.raises(Mistake, match="not the one that was committed to"):
        sagas.verify(sagas.read(other, find_game), GAME)


def test_a_false_result_is_found_out() -> None:
    lines = sagas.write(played()).splitlines()
    lines[-1] = "end 3 3 3"
    with pytest.raises(Mistake, match=f"line {len(lines)}: the moves lead to"):
        sagas.verify(sagas.read("\n".join(lines), find_game), GAME)


def test_an_owners_pieces_travel_with_the_saga() -> None:
    overlay = '[[card]]\nends = ["odin", "thor"]\ncount = 3\n\n[[card]]\nends = ["odin", "freya"]\ncount = 2\n'
    match = played(20, overlay=overlay)
    text = sagas.write(match)
    assert "| count = 3" in text
    assert sagas.resume(sagas.read(text, find_game), GAME).state == match.state
    without = "\n".join(line for line in text.splitlines() if not line.startswith("|"))
    with pytest.raises(Mistake, match="pieces are not those of the match"):
        sagas.resume(sagas.read(without, find_game), GAME)


def broken(find: str, put: str) -> str:
    text = sagas.write(played(3))
    assert find in text
    return text.replace(find, put, 1)


@pytest.mark.parametrize(
    ("find", "put", "says"),
    [
        ("meadhall saga 1", "a diary", "line 1: a saga begins with"),
        ("game: intrigues", "game: chess", "no game 'chess'"),
        ("rules: 2", "rules: one", "rules is a number"),
        ("rules: 2", "rules: 999", "version 999 of the rules"),
        ("players: Olga, karl, karl 2", "players: Olga", "for 2 to 5 players, not 1|a seat from 1 to 1"),
        ("option goals: top", "option goals: sideways", "may be top or bottom"),
        ("option goals: top", "option colour: red", "no option 'colour'"),
        ("seed: ", "seed: xyz", "64 hexadecimal digits"),
        ("commitment: ", "commitment ", "line 8: a header line"),
        ("pieces: ", "piece: ", "no line 'pieces"),
        ("\n1 play ", "\n1 dance ", "line 12: 'dance"),
        ("\n1 play ", "\n7 play ", "line 12: a move begins with a seat"),
        ("\n1 play ", "\n1 turn-own odin\n1 play ", r"line 12: .*\(IA2.3\)"),
    ],
)
def test_a_broken_saga_says_which_line_and_why(find: str, put: str, says: str) -> None:
    with pytest.raises(Mistake, match=says):
        sagas.resume(sagas.read(broken(find, put), find_game), GAME)


def test_nothing_may_follow_the_end() -> None:
    with pytest.raises(Mistake, match="nothing may follow"):
        sagas.read(sagas.write(played()) + "1 done\n", find_game)


def test_saving_replaces_the_file_in_one_step(tmp_path: Path) -> None:
    path = tmp_path / "new" / "match.saga"
    sagas.save(played(2), path)
    sagas.save(played(3), path)
    assert len(sagas.load(path, find_game).moves) == 3
    assert [found.name for found in path.parent.iterdir()] == ["match.saga"]


def test_files_that_cannot_be_read_or_written_say_so(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="cannot read"):
        sagas.load(tmp_path / "missing.saga", find_game)
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Mistake, match="not text in UTF-8"):
        sagas.load(tmp_path / "picture", find_game)
    (tmp_path / "file").write_text("")
    with pytest.raises(Mistake, match="cannot write"):
        sagas.save(played(1), tmp_path / "file" / "match.saga")


@pytest.mark.parametrize(
    ("was", "becomes", "says"),
    [
        ("rules: ", "rules: \u00b2", "line 3: rules is a number"),
        ("rules: ", "rules: " + "9" * 5_000, "line 3: rules is a number"),
        ("\n1 ", "\n\u00b2 ", "a move begins with a seat"),
        ("\n1 ", f"\n{'9' * 5_000} ", "a move begins with a seat"),
        ("chance: ", f"| {'a.' * 5_000}a = 1\nchance: ", "the components in the saga, line 1: a key has at most"),
        ("chance: ", f"| x = {'[' * 5_000}\nchance: ", "the components in the saga, line 1: brackets are at most"),
        ("chance: ", "| [meta]\n| rounds = 4\nchance: ", "the components in the saga, line 2: rounds of"),
    ],
)
def test_a_strangers_saga_is_refused_in_words(was: str, becomes: str, says: str) -> None:
    text = sagas.write(played(10)).replace(was, becomes, 1)
    with pytest.raises(Mistake, match=says) as refused:
        sagas.verify(sagas.read(text, find_game), GAME)
    assert "\n" not in str(refused.value) and len(str(refused.value)) < 400
