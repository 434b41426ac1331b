"""The page about the protocol names everything that goes over the wire, and nothing that does not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

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


def test_every_message_of_the_hall_is_documented() -> None:
    sources = [SOURCES / "api" / "socket.py", SOURCES / "tables" / "messages.py"]
    sent = set(re.findall(r'"type": "([a-z_]+)"', "".join(path.read_text(encoding="utf-8") for path in sources)))
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
