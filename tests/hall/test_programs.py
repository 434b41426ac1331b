"""Bots that are programs of their own: good ones play, and no bad one can spoil a match."""

from __future__ import annotations

import json
import os
import re
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import Mistake
from meadhall.core.registry import game_ids
from meadhall.hall.data.entries import Acted, Opened, SeatPlan, Started
from meadhall.hall.jobs.programs import ask, read_answer
from meadhall.hall.jobs.thinker import Thinker
from meadhall.hall.settings import Program, read_config
from meadhall.hall.tables.table import Table
from tests.hall.halls import Halls, is_running, until

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.py"
GOOD = EXAMPLE.read_text(encoding="utf-8")
PAGE = (EXAMPLE.parents[1] / "docs" / "develop" / "external-bots.md").read_text(encoding="utf-8")
SECONDS = 3.0  # enough for a program to start on a busy machine

READS = "import json, os, sys, time\nfor line in sys.stdin:\n    legal = json.loads(line)['legal']\n"
BAD = {
    "crashing at once": "raise SystemExit(3)",
    "crashing when asked": READS + "    raise ZeroDivisionError('by zero')",
    "half a line and gone": READS + "    sys.stdout.write('{\"action\": 1'); sys.stdout.flush(); os._exit(0)",
    "closing its output": READS + "    os.close(1); time.sleep(60)",
    "lying": READS + "    print(json.dumps({'action': max(a['code'] for a in legal) + 100000}), flush=True)",
    "naming a negative code": READS + "    print('{\"action\": -1}', flush=True)",
    "naming a word that is none": READS + '    print(\'{"action": "conquer everything"}\', flush=True)',
    "naming a number with a point": READS + "    print('{\"action\": 1.5}', flush=True)",
    "naming true": READS + "    print('{\"action\": true}', flush=True)",
    "naming a huge number": READS + "    print('{\"action\": ' + '9' * 20000 + '}', flush=True)",
    "no JSON": READS + "    print('odin!', flush=True)",
    "no object": READS + "    print('[1, 2]', flush=True)",
    "deeply nested": READS + "    print('[' * 60000, flush=True)",
    "no text": READS + "    sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()",
    "lone surrogates": READS + '    print(\'{"action": "\\\\ud800"}\', flush=True)',
    "an endless line": READS + "    while True: sys.stdout.write('x' * 65536)",
    "lines without end, unasked": "import sys\nwhile True: sys.stdout.write('{\"action\": -5}\\n' * 1000)",
    "complaining without end": READS + "    sys.stderr.write('woe ' * 1000000); os._exit(1)",
}
SLOW = {
    "silent": READS + "    time.sleep(60)",
    "deaf": "import time; time.sleep(60)",
    "dripping": READS + "    while True: sys.stdout.write(' '); sys.stdout.flush(); time.sleep(0.05)",
    "complaining for ever": READS + "    while True: sys.stderr.write('woe '); sys.stderr.flush(); time.sleep(0.05)",
}


def make_table(game: str = "intrigues", level: str = "stranger") -> Table:
    table = Table("table", bytes(32))
    seats = [SeatPlan("bot", level=level), SeatPlan("bot", level="thrall")]
    table.carry_out(Opened(game=game, host="", seats=seats, options={}), 1)
    table.carry_out(Started(), 2)
    return table


def command(code: str) -> list[str]:
    return [sys.executable, "-c", code]


@pytest.fixture
def thinkers() -> Iterator[list[Thinker]]:
    made: list[Thinker] = []
    yield made
    for thinker in made:
        thinker.close()


def make_thinker(thinkers: list[Thinker], code: str, seconds: float = SECONDS) -> Thinker:
    thinker = Thinker({"stranger": Program(command(code), seconds)})
    thinkers.append(thinker)
    return thinker


def next_decision(table: Table, seat: int) -> bool:
    """Let the others choose until the seat has a real choice; False at the end."""
    at = 10
    while table.status == "running" and (seat not in table.owing() or len(table.state.legal(seat)) < 2):
        other = table.owing()[0]
        table.carry_out(Acted(other, table.state.legal(other)[0]), at)
        at += 1
    return table.status == "running"


@pytest.mark.parametrize("game", game_ids())
def test_the_example_plays_every_game_itself(
    game: str, thinkers: list[Thinker], caplog: pytest.LogCaptureFixture
) -> None:
    table = make_table(game)
    thinker = make_thinker(thinkers, GOOD, 30)
    for _ in range(12):
        assert next_decision(table, 0)
        code = thinker.choose(table, 0, "stranger")
        table.carry_out(Acted(0, code), 10)
    assert len(thinker.programs.running) == 1
    assert not caplog.records


@pytest.mark.parametrize("fault", BAD)
def test_a_bad_program_loses_its_move_to_karl(
    fault: str, thinkers: list[Thinker], caplog: pytest.LogCaptureFixture
) -> None:
    table = make_table()
    thinker = make_thinker(thinkers, BAD[fault])
    for _ in range(2):  # it is asked again, and fails again
        assert next_decision(table, 0)
        caplog.clear()
        code = thinker.choose(table, 0, "stranger")
        assert code in table.state.legal(0)
        assert [record.getMessage().endswith("karl plays for it") for record in caplog.records] == [True]
        table.carry_out(Acted(0, code), 10)


@pytest.mark.parametrize("fault", SLOW)
def test_a_slow_program_is_not_waited_for(
    fault: str, thinkers: list[Thinker], caplog: pytest.LogCaptureFixture
) -> None:
    table = make_table()
    thinker = make_thinker(thinkers, SLOW[fault], 0.5)
    assert next_decision(table, 0)
    began = time.monotonic()
    assert thinker.choose(table, 0, "stranger") in table.state.legal(0)
    assert 0.5 <= time.monotonic() - began < 10
    assert "in time" in caplog.text and "karl plays for it" in caplog.text
    assert not thinker.programs.running  # killed: a late answer is never taken for the next one


def test_a_program_that_does_not_read_a_long_question_is_not_waited_for(
    thinkers: list[Thinker], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.hall.jobs.programs.ask", lambda table, seat: b"x" * 1_000_000)
    table = make_table()
    assert next_decision(table, 0)
    assert make_thinker(thinkers, SLOW["deaf"], 0.5).choose(table, 0, "stranger") in table.state.legal(0)
    assert "did not take the question in time" in caplog.text


def test_what_a_program_says_unasked_is_no_answer(thinkers: list[Thinker], caplog: pytest.LogCaptureFixture) -> None:
    """A program that says everything twice would otherwise answer each question with what it meant for the last."""
    table = make_table()
    twice = (
        READS + "    said = [json.dumps({'action': code}) for code in (legal[-1]['code'], -7)]\n"
        "    os.write(1, ('\\n' + '\\n'.join(said) + '\\n').encode())"
    )
    thinker = make_thinker(thinkers, twice)
    for _ in range(3):
        assert next_decision(table, 0)
        wanted = table.state.legal(0)[-1]
        assert thinker.choose(table, 0, "stranger") == wanted
        table.carry_out(Acted(0, wanted), 10)
    assert not caplog.records


def test_the_log_has_the_last_words_of_a_program(thinkers: list[Thinker], caplog: pytest.LogCaptureFixture) -> None:
    table = make_table()
    assert next_decision(table, 0)
    make_thinker(thinkers, BAD["crashing when asked"]).choose(table, 0, "stranger")
    assert "ZeroDivisionError: by zero" in caplog.text


def test_a_program_that_answers_once_and_ends_is_started_for_every_move(
    thinkers: list[Thinker], caplog: pytest.LogCaptureFixture
) -> None:
    table = make_table()
    once = READS + "    print(json.dumps({'action': legal[0]['text']}), flush=True); break"
    thinker = make_thinker(thinkers, once)
    for _ in range(2):
        assert next_decision(table, 0)
        assert thinker.choose(table, 0, "stranger") == table.state.legal(0)[0]
        thinker.programs.running["stranger"].process.wait(20)
        table.carry_out(Acted(0, table.state.legal(0)[0]), 10)
    assert not caplog.records


def test_a_program_that_cannot_be_started_loses_its_move(thinkers: list[Thinker]) -> None:
    table = make_table()
    assert next_decision(table, 0)
    for wrong in (["/nowhere/to/be/found"], [str(EXAMPLE.parent)], ["a\0b"]):
        thinker = Thinker({"stranger": Program(wrong)})
        thinkers.append(thinker)
        assert thinker.choose(table, 0, "stranger") in table.state.legal(0)


def test_whatever_a_program_has_started_ends_with_it(thinkers: list[Thinker], tmp_path: Path) -> None:
    note = tmp_path / "pid"
    code = (
        f"import subprocess, time; p = subprocess.Popen(['sleep', '600']); open({str(note)!r}, 'w').write(str(p.pid))"
    )
    table = make_table()
    assert next_decision(table, 0)
    make_thinker(thinkers, code + "; time.sleep(600)", 1.5).choose(table, 0, "stranger")
    until("the sleeper ending", lambda: not is_running(int(note.read_text())))


def test_a_bot_that_nobody_here_knows_is_played_by_karl(
    thinkers: list[Thinker], caplog: pytest.LogCaptureFixture
) -> None:
    table = make_table()
    assert next_decision(table, 0)
    thinker = Thinker({})
    thinkers.append(thinker)
    assert thinker.choose(table, 0, "stranger") in table.state.legal(0)
    assert [(record.levelname, "stranger" in record.getMessage()) for record in caplog.records] == [("WARNING", True)]


def test_a_question_has_what_the_seat_may_know_and_nothing_else() -> None:
    table = make_table()
    question = json.loads(ask(table, 0))
    assert set(question) == {"game", "seat", "players", "view", "legal"}
    assert question["view"] == json.loads(json.dumps(table.playing.match.view(0)))
    assert [each["code"] for each in question["legal"]] == list(table.state.legal(0))


def test_the_page_shows_a_question_and_answers_as_they_are() -> None:
    (line,) = re.findall(r"^\{\"game\".*$", PAGE, re.MULTILINE)
    shown = json.loads(line.replace("{...}", "{}").replace(", ...", ""))
    assert shown.keys() == json.loads(ask(make_table(shown["game"]), 0)).keys()
    table = make_table(shown["game"])
    for each in shown["legal"]:
        assert each == {"code": each["code"], "text": table.game.vocabulary.text(each["code"])}
    answers = re.findall(r"^\{\"action\".*$", PAGE, re.MULTILINE)
    assert len(answers) == 2
    assert {read_answer(answer.encode(), table) for answer in answers} == {each["code"] for each in shown["legal"]}


# what a program may have

TELLS = READS + (
    "    import resource\n"
    "    open({note!r}, 'w').write(json.dumps({what}))\n"
    "    print(json.dumps({{'action': legal[0]['code']}}), flush=True)"
)


def told_by(thinkers: list[Thinker], note: Path, what: str, **more: Any) -> Any:
    """What a program finds out about itself when it is asked."""
    thinker = Thinker({"stranger": Program(command(TELLS.format(note=str(note), what=what)), 20, **more)})
    thinkers.append(thinker)
    table = make_table()
    assert next_decision(table, 0)
    thinker.choose(table, 0, "stranger")
    return json.loads(note.read_text())


def test_a_program_sees_nothing_of_the_halls_environment(
    thinkers: list[Thinker], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEADHALL_DATABASE", "postgresql://hall:secret@127.0.0.1/hall")
    monkeypatch.setenv("MEADHALL_METRICS_TOKEN", "secret")
    seen = told_by(thinkers, tmp_path / "note", "dict(os.environ)", env={"DEPTH": "3"})
    assert set(seen) - {"LC_CTYPE"} == {"PATH", "LANG", "HOME", "TMPDIR", "DEPTH"}
    assert seen["DEPTH"] == "3" and seen["HOME"] == seen["TMPDIR"] != os.environ["HOME"]
    home = Path(seen["HOME"])
    assert home.is_dir() and stat.S_IMODE(home.stat().st_mode) == 0o700
    thinkers[0].close()
    assert not home.exists()


def test_a_program_runs_within_limits(thinkers: list[Thinker], tmp_path: Path) -> None:
    names = ["AS", "CPU", "FSIZE", "NOFILE", "NPROC", "CORE"]
    what = f"[resource.getrlimit(getattr(resource, 'RLIMIT_' + name)) for name in {names}]"
    found = told_by(thinkers, tmp_path / "note", what, memory_mb=900, cpu_seconds=70, file_mb=3, open_files=50)
    mega = 1024 * 1024
    assert [each[1] for each in found[:4]] == [900 * mega, 70, 3 * mega, 50]
    assert found[5] == [0, 0] and 0 < found[4][0] <= 4096


GREEDY = {
    "memory": READS + "    hoard = bytearray(600 * 1024 * 1024)\n    print(json.dumps({'action': legal[0]['code']}))",
    "files": READS + "    open(os.environ['HOME'] + '/big', 'wb').write(bytes(9 * 1024 * 1024))\n    time.sleep(60)",
    "open files": READS + "    kept = [open('/dev/null') for _ in range(500)]\n    time.sleep(60)",
}


@pytest.mark.parametrize("want", GREEDY)
def test_a_program_that_wants_too_much_loses_its_move(
    want: str, thinkers: list[Thinker], caplog: pytest.LogCaptureFixture
) -> None:
    program = Program(command(GREEDY[want]), 20, memory_mb=500, file_mb=8, open_files=64)
    thinkers.append(Thinker({"stranger": program}))
    table = make_table()
    assert next_decision(table, 0)
    assert thinkers[0].choose(table, 0, "stranger") in table.state.legal(0)
    assert "it has ended" in caplog.text and "karl plays for it" in caplog.text


# the configuration


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[bots", "not valid TOML"),
        ("[bots.karl]\ncommand = ['x']", "can't be called 'karl'"),
        ("[bots.'two words']\ncommand = ['x']", "can't be called"),
        ("[bots.only]\ncommand = ['x']", "can't be called 'only'"),
        ("[bots.x]\ncommand = []", "needs a command"),
        ("[bots.x]\ncommand = ['x']\nseconds = 0", "seconds from 0 to 600"),
        ("[bots.x]\ncommand = ['x']\nseconds = nan", "seconds from 0 to 600"),
        ("[bots.x]\ncommand = 'x'", "command = ['program', 'argument']"),
        ("[bots.x]\ncommand = ['x']\nspeed = 3", "speed"),
        ("[bot.x]\ncommand = ['x']", "bot"),
        ("[bots.x]\ncommand = ['x']\nmemory_mb = 0", "memory_mb"),
        ("[bots.x]\ncommand = ['x']\nopen_files = -1", "open_files"),
        ("[limits]\ntables_per_person = 0", "tables_per_person"),
        ("[limits]\ntables = 3", "tables_per_person = 20"),
    ],
)
def test_a_wrong_configuration_is_refused_with_what_to_write(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    file.write_text(text)
    with pytest.raises(Mistake) as wrong:
        read_config(file)
    assert told in str(wrong.value)


def test_the_configuration_of_the_documents_is_right(tmp_path: Path) -> None:
    page = (EXAMPLE.parent.parent / "docs" / "develop" / "external-bots.md").read_text(encoding="utf-8")
    file = tmp_path / "hall.toml"
    file.write_text(page.partition("```toml\n")[2].partition("```")[0])
    assert read_config(file).bots == {"wanderer": Program(["python3", "examples/bot.py"], 2)}


def test_a_configuration_that_is_not_there_is_told() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "meadhall", "work", "--config", "/nowhere.toml"], capture_output=True, text=True
    )
    assert done.returncode == 2 and "/nowhere.toml" in done.stderr


# in a hall


def test_a_match_among_programs_of_all_kinds_is_played_to_its_end(halls: Halls, tmp_path: Path) -> None:
    programs = {
        "wanderer": (GOOD, 5.0),
        "crasher": (BAD["crashing when asked"], 5.0),
        "nester": (BAD["deeply nested"], 5.0),
        "sleeper": (SLOW["silent"], 0.05),
    }
    config = tmp_path / "hall.toml"
    lines: list[str] = []
    for name, (code, seconds) in programs.items():
        file = tmp_path / f"{name}.py"
        file.write_text(code)
        lines += [f"[bots.{name}]", f"command = {json.dumps([sys.executable, str(file)])}", f"seconds = {seconds}"]
    config.write_text("\n".join(lines))
    door = halls.serve(config=config)
    host = door.enter("Olga")
    known = {bot["level"]: bot for bot in host.request("GET", "/api/bots")["bots"]}
    assert known["sleeper"] == {"level": "sleeper", "seconds": 0.05, "program": True}
    table = host.open_table("intrigues", list(programs), start=True)["id"]
    until("the end of the match", lambda: host.table(table)["status"] == "over", 90, 0.1)
    said = [line["message"] for line in door.journal() if "karl plays for it" in line["message"]]
    assert {name for name in programs if any(f"bot {name}:" in line for line in said)} == {
        "crasher",
        "nester",
        "sleeper",
    }
    workers = door.workers()
    assert len(workers) == 1
    assert door.stop() == 0
    until("the programs ending with the hall", lambda: not [pid for pid in workers if Path(f"/proc/{pid}").exists()])
