"""What sagas tell about a game."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from meadhall.arena.stats.reading import Picked, Record, picks_of, read_records
from meadhall.arena.stats.summary import seat_lines, source_lines, thing_lines, thing_names
from meadhall.cli.texts import cli_texts
from meadhall.core import saga as sagas
from meadhall.core.errors import Mistake
from meadhall.core.game import Pick, Statistics
from meadhall.core.registry import find_game, game_ids
from meadhall.core.result import Result
from tests.arena.helpers import meadhall
from tests.needs import need

GOLDEN = Path(__file__).parent.parent / "golden"
TOOK = Pick("took", ("card",))


def record(deal: str, places: tuple[int, ...], picked: dict[int, list[str]]) -> Record:
    scores = tuple(10 - 2 * place for place in places)
    sources = tuple({"battles": score - 1, "quests": 1} for score in scores)
    return Record(
        name="",
        deal=deal,
        players=("karl",) * len(places),
        moves=100,
        rounds=3,
        result=Result("", places, scores, sources, ()),
        picked=tuple(
            Picked("took", (card,), seat, 1, order + 1)
            for seat, cards in picked.items()
            for order, card in enumerate(cards)
        ),
    )


RECORDS = [
    record("x", (1, 2, 3), {0: ["troll", "troll"], 1: ["volva"]}),
    record("y", (1, 1, 3), {1: ["volva", "troll"], 2: ["troll"]}),
]


def test_seats_of_known_matches() -> None:
    first, second, third = seat_lines(RECORDS)
    assert (first.players, first.seat, first.games) == (3, 0, 2)
    assert [line.share.value for line in (first, second, third)] == [0.75, 0.25, 0.0]
    assert [line.mean_score for line in (first, second, third)] == [8.0, 7.0, 4.0]


def test_sources_of_winners_and_others() -> None:
    battles, quests = source_lines(RECORDS)
    assert (battles.source, battles.winners) == ("battles", 7.0)
    assert battles.others == pytest.approx(11 / 3)
    assert (quests.winners, quests.others) == (1.0, 1.0)


def test_things_of_known_matches() -> None:
    troll, volva = sorted(thing_lines(RECORDS, TOOK), key=lambda line: line.thing)
    assert (troll.picks, troll.seats, troll.share.value, troll.mean_order) == (4, 3, 0.5, 1.5)
    assert (volva.picks, volva.seats, volva.share.value, volva.mean_order) == (2, 2, 0.25, 1.0)
    assert troll.fair == pytest.approx(1 / 3)


def test_cards_of_one_name_are_told_apart_by_their_age() -> None:
    game = find_game("bloodrage")
    names = thing_names(game, TOOK, thing_lines(in_golden("bloodrage"), TOOK), game.texts("en"))
    assert len(set(names.values())) == len(names)
    assert any(name.endswith(" · 1") for name in names.values())


def in_golden(id: str) -> list[Record]:
    records, _ = read_records(find_game(id), GOLDEN)
    return records


@pytest.mark.parametrize("id", game_ids())
def test_every_record_is_what_its_saga_says(id: str) -> None:
    records, left_out = read_records(find_game(id), GOLDEN)
    files = list(GOLDEN.glob(f"{id}-*.saga"))
    assert len(records) == len(files) and left_out == len(list(GOLDEN.glob("*.saga"))) - len(files)
    for found in records:
        saga = sagas.load(GOLDEN / f"{found.name}.saga", find_game)
        assert found.moves == len(saga.moves) and list(found.result.places) == saga.places
        assert found.rounds >= 3
        for sources, score in zip(found.result.sources, found.result.scores, strict=True):
            assert sum(sources.values()) == score


def test_picks_are_those_of_the_moves() -> None:
    """A card taken is a move, save the last of a hand, which goes with it unasked."""
    for found in in_golden("bloodrage"):
        saga = sagas.load(GOLDEN / f"{found.name}.saga", find_game)
        vocabulary = find_game("bloodrage").vocabulary
        moves = [(move.seat, vocabulary.text(move.code).split()) for move in saga.moves]
        upgraded = Counter((seat, words[1]) for seat, words in moves if words[0] == "upgrade")
        told = Counter((each.seat, each.thing[0]) for each in found.picked if each.event == "upgraded")
        assert told and told <= upgraded
        took = [each for each in found.picked if each.event == "took"]
        assert {each.round for each in took} == {1, 2, 3}
        for turn in (1, 2, 3):
            orders = [each.order for each in took if each.round == turn and each.seat == 0]
            assert orders == list(range(1, len(orders) + 1))


def test_a_card_with_two_ends_is_the_same_either_way() -> None:
    aesir = find_game("intrigues").vocabulary.kinds[0].ranges[0][1].values
    cards = {each.thing for found in in_golden("intrigues") for each in found.picked if each.event == "played"}
    assert cards and all(aesir.index(one) <= aesir.index(two) for one, two in cards)


class Silent:
    """A game that declares no picks."""

    def __getattr__(self, name: str) -> Any:
        return Statistics() if name == "statistics" else getattr(find_game("asgard"), name)


def test_a_game_that_declares_nothing_has_picks_all_the_same() -> None:
    found = {
        pick.event: pick.things
        for pick in picks_of(Silent())  # type: ignore[arg-type]
    }
    assert found["chose"] == ("god",) and found["gave"] == ("piece", "god")
    assert "passed" not in found and "rose" not in found


def test_plots_and_tables_are_written(tmp_path: Path) -> None:
    need(importlib.util.find_spec("matplotlib") is not None, "matplotlib (pip install 'meadhall[stats]')")
    need(importlib.util.find_spec("pyarrow") is not None, "pyarrow (pip install 'meadhall[stats]')")
    from pyarrow import parquet

    done = meadhall("stats", "asgard", "--sagas", str(GOLDEN), "--out", str(tmp_path), "--lang", "ru")
    assert done.returncode == 0 and done.stderr == ""
    assert "Асгард: 3 партии" in done.stdout
    names = {path.stem for path in tmp_path.glob("*.svg")}
    assert {"seats", "length", "sources", "picks-chose", "picks-tile-taken"} <= names
    for name in names:
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert "<svg" in (tmp_path / f"{name}.svg").read_text()
    seats = parquet.read_table(tmp_path / "seats.parquet").to_pylist()
    assert len(seats) == 2 + 3 + 4
    for row in seats:
        assert sum(points for column, points in row.items() if column.startswith("from_")) == row["score"]
    assert sum(row["won"] for row in seats) == 3
    things = parquet.read_table(tmp_path / "things.parquet").to_pylist()
    picks = parquet.read_table(tmp_path / "picks.parquet").to_pylist()
    assert sum(row["picks"] for row in things) == len(picks)
    assert any(row["name"] == "Один" for row in things)


def test_the_same_sagas_make_the_same_plots(tmp_path: Path) -> None:
    need(importlib.util.find_spec("matplotlib") is not None, "matplotlib (pip install 'meadhall[stats]')")
    from meadhall.arena.stats.plots import Plotter

    game = find_game("intrigues")
    written = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        plotter = Plotter(game, cli_texts("en", game), tmp_path / name)
        plotter.sources(source_lines(in_golden("intrigues")))
        written.append([path.read_bytes() for path in plotter.written])
    assert written[0] == written[1] and len(written[0]) == 2


def test_a_folder_without_sagas_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="there is no folder"):
        read_records(find_game("asgard"), tmp_path / "nowhere")
    done = meadhall("stats", "asgard", "--sagas", str(tmp_path))
    assert done.returncode == 2 and "no saga of a finished match" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_changed_saga_is_refused_by_name(tmp_path: Path) -> None:
    shutil.copy(GOLDEN / "intrigues-2.saga", tmp_path / "mine.saga")
    text = (tmp_path / "mine.saga").read_text()
    head, _, end = text.rpartition("end ")
    (tmp_path / "mine.saga").write_text(f"{head}end {' '.join(reversed(end.split()))}\n")
    with pytest.raises(Mistake, match=r"mine.saga: line \d+: the moves do not lead to this end"):
        read_records(find_game("intrigues"), tmp_path)


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from meadhall.cli.stats import tell_stats

    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "meadhall.arena.stats.plots", raising=False)
    with pytest.raises(Mistake, match=r"pip install 'meadhall\[stats\]'"):
        tell_stats("intrigues", GOLDEN, None, None)
