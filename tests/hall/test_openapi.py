"""The OpenAPI document is kept: whatever is sent, no answer is a 5xx, undocumented or of another shape."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest
import requests
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, Response
from schemathesis.checks import not_a_server_error
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from meadhall.hall.api.endpoints import ENDPOINTS, document
from meadhall.hall.errors import STATUS
from meadhall.hall.jobs.worker import Worker
from tests.hall.inside import Guest, Inside

EXAMPLES = 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
OPERATIONS = [(each.method, each.path) for each in ENDPOINTS if each.path != "/api/me" or each.method == "GET"]
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]


class Visitor:
    """Somebody who has an account, an open table, a running one and one that is over, and asks for anything."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.guest: Guest = inside.guest("Olga")
        self.other = inside.guest("Ivan")
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.open: str = self.guest.ask("POST", "/api/tables", {"game": "asgard", "seats": seats}).json["id"]
        self.running = inside.table_of(self.guest, self.other, public=True)
        self.schema = from_dict(inside.ask("GET", "/api/openapi.json").json)

    def send(self, case: Any, token: str) -> Response:
        kwargs = case.as_transport_kwargs(base_url="http://hall.test")
        kwargs["headers"] = {**dict(kwargs.get("headers") or {}), "authorization": f"Bearer {token}"}
        known = {
            key: kwargs[key]
            for key in ("method", "url", "headers", "params", "data", "json", "cookies")
            if key in kwargs
        }
        request = requests.Request(**known).prepare()
        body = request.body or b""
        raw = body.encode() if isinstance(body, str) else body
        assert isinstance(raw, bytes) and request.method
        headers = {name: value for name, value in request.headers.items() if isinstance(value, str)}
        answer = self.inside.ask(request.method, request.path_url, raw=raw, headers=headers)
        told: dict[str, list[str]] = {}
        for name, value in answer.headers:
            told.setdefault(name, []).append(value)
        return Response(answer.status, told, answer.content, request, 0.01, False)


@pytest.fixture(scope="module")
def visitor(standing_hall: Inside) -> Iterator[Visitor]:
    """With a worker beside, so that hints are given."""
    standing_hall.hall.adviser.level = "karl"
    worker = Worker(standing_hall.hall.settings, clock=standing_hall.hall.clock)
    working = threading.Thread(target=worker.run)
    working.start()
    yield Visitor(standing_hall)
    worker.stop()
    working.join()


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_any_request_gets_a_documented_answer(visitor: Visitor, method: str, path: str) -> None:
    operation = visitor.schema[path][method]
    tables = st.sampled_from([visitor.open, visitor.running, None])
    people = st.sampled_from([visitor.guest.token, visitor.other.token, "", "forged"])

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(
        case=st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in MODES)),
        table=tables,
        token=people,
    )
    def ask(case: Any, table: str | None, token: str) -> None:
        if table and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        if "logout" in path and token == visitor.guest.token:
            token = "forged"
        response = visitor.send(case, token)
        case.validate_response(response, checks=CHECKS)
        if response.status_code != 200:
            error = response.json()["error"]
            assert STATUS[error["code"]] == response.status_code and error["text"]

    ask()


def test_every_operation_is_tried() -> None:
    assert len(OPERATIONS) == len(ENDPOINTS) - 1  # one's own deletion has tests of its own


def test_every_error_of_an_operation_is_told_by_name() -> None:
    told: dict[str, Any] = document("1")
    for path, methods in told["paths"].items():
        for method, operation in methods.items():
            for status, response in operation["responses"].items():
                if status != "200":
                    codes = response["description"].split(", ")
                    assert codes and all(STATUS[code] == int(status) for code in codes), (method, path)


def test_what_is_not_there_is_told_in_json(inside: Inside) -> None:
    assert inside.ask("GET", "/api/nothing").code == "not-found"
    assert inside.ask("PUT", "/api/games").code == "wrong-method"
    assert inside.ask("POST", "/api/nothing").status in (404, 405)
    assert inside.ask("PUT", "/api/games").header("allow")
