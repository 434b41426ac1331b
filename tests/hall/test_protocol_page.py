"""The page about the protocol names everything that goes over the wire, and nothing that does not."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.game import Game
from meadhall.core.registry import find_game, game_ids
from meadhall.hall.api import socket
from meadhall.hall.api.endpoints import ENDPOINTS
from meadhall.hall.errors import STATUS
from tests.hall.inside import Inside

SOURCES = Path(socket.__file__).parent.parent
PAGE = (Path(__file__).parent.parent.parent / "docs" / "develop" / "protocol.md").read_text(encoding="utf-8")
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.py")))


def test_every_error_code_is_documented() -> None:
    raised = set(re.findall(r'Wrong\(\s*"([a-z-]+)"', CODE))
    assert raised == set(STATUS), "codes that are raised and codes that have a status"
    assert [code for code in sorted(STATUS) if f"`{code}`" not in PAGE] == []


@pytest.mark.parametrize("message", socket.AnyMessage.__args__, ids=lambda message: message.__name__)  # type: ignore[attr-defined]
def test_every_message_of_a_client_is_documented_with_its_fields(message: type) -> None:
    word = message.__struct_config__.tag  # type: ignore[attr-defined]
    lines = "".join(line for line in PAGE.splitlines() if f'{{"type": "{word}"' in line)
    assert lines, word
    for field in message.__struct_fields__:  # type: ignore[attr-defined]
        assert f'"{field}"' in lines, (word, field)


def sent_types() -> set[str]:
    sources = [SOURCES / "api" / "socket.py", SOURCES / "tables" / "messages.py"]
    return set(re.findall(r'"type": "([a-z_]+)"', "".join(path.read_text(encoding="utf-8") for path in sources)))


def test_every_message_of_the_hall_is_documented() -> None:
    sent = sent_types()
    assert {"table", "update", "done", "error", "why", "pong"} <= sent
    assert [word for word in sorted(sent) if f'"type": "{word}"' not in PAGE] == []


def test_every_notice_is_documented() -> None:
    keys = set(re.findall(r'_note\("([a-z-]+)"', CODE)) | set(re.findall(r'_tell_way\(before, "([a-z-]+)"', CODE))
    assert len(keys) > 10
    assert [key for key in sorted(keys) if f"`{key}`" not in PAGE] == []


def test_every_close_code_is_documented() -> None:
    codes = set(re.findall(r"\b(4\d\d\d|1012|1011)\b", (SOURCES / "api" / "socket.py").read_text(encoding="utf-8")))
    assert len(codes) > 4
    assert [code for code in sorted(codes) if code not in PAGE] == []


def test_every_call_is_documented() -> None:
    tails = [each.path.removeprefix("/api").replace("{table}", "{id}") for each in ENDPOINTS]
    short = [tail.rpartition("/")[2] for tail in tails]
    known = [tail in PAGE or f"`/{last}`" in PAGE for tail, last in zip(tails, short)]
    missing = [tail for tail, is_known in zip(tails, known) if not is_known]
    assert [tail for tail in missing if tail.replace("{moment}", "{n}") not in PAGE] == []


def test_facts_and_turn_are_as_the_page_shows_them(inside: Inside) -> None:
    guest = inside.guest()
    wire = guest.sit(inside.table_of(guest, inside.guest(), clock={"kind": "slow", "days": 1}))
    for name in [*wire.facts, *wire.facts["seats"][0], *wire.turn, *wire.turn["clock"], *wire.picture]:
        assert f'"{name}"' in PAGE, name


def test_every_type_of_message_on_the_page_exists() -> None:
    said = {message.__struct_config__.tag for message in socket.AnyMessage.__args__}  # type: ignore[attr-defined]
    named = set(re.findall(r'"type": "([^"]+)"', PAGE))
    assert len(named) > 15 and named <= said | sent_types()


def field_names(example: str) -> set[str]:
    """Names of fields; strings after a colon or a bar are values."""
    return set(re.findall(r'(?<![:|] )"(\w+)"', example.replace("\\|", "|")))


@pytest.mark.parametrize("message", socket.AnyMessage.__args__, ids=lambda message: message.__name__)  # type: ignore[attr-defined]
def test_a_message_of_a_client_has_no_other_fields_than_those_on_the_page(message: type) -> None:
    word = message.__struct_config__.tag  # type: ignore[attr-defined]
    said = [line for line in PAGE.splitlines() if f'{{"type": "{word}"' in line]
    examples = [example for line in said for example in re.findall(rf'`(\{{"type": "{word}".*?\}})`', line)][:1]
    assert examples, word
    assert field_names(examples[0]) - {"type"} <= set(message.__struct_fields__)  # type: ignore[attr-defined]


def test_every_event_on_the_page_exists_with_these_arguments() -> None:
    shown = [json.loads(example) for example in re.findall(r'`(\{"key": "[^"]+", "args": \{.*?\}\})`', PAGE)]
    assert shown
    for event in shown:
        fitting = [game.id for game in map(find_game, game_ids()) if is_event(game, event["key"], event["args"])]
        assert fitting, event


def is_event(game: Game, key: str, args: dict[str, Any]) -> bool:
    for name, ranges in game.events.kinds.values():
        if name == key and ranges.keys() == args.keys():
            return all(not limits.values or args[each] in limits.values for each, limits in ranges.items())
    return False
