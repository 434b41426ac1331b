"""Endpoints are declared once: path, what goes in, what comes out, who may. Checks and the OpenAPI document follow."""

from __future__ import annotations

import inspect
import logging
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from meadhall.core.errors import Mistake
from meadhall.hall.accounts import Person
from meadhall.hall.api.shapes import ErrorAnswer
from meadhall.hall.errors import STATUS, Wrong
from meadhall.hall.hall import Hall
from meadhall.hall.hosts import name_in
from meadhall.hall.limits import network

COOKIE = "meadhall_session"
REPLACED = "\ufffd"
LARGEST = 200_000  # bytes of a request

logger = logging.getLogger("meadhall.hall.api")


@dataclass(frozen=True)
class Call:
    """A request that was found right."""

    hall: Hall
    request: Request
    person: Person | None
    by_cookie: bool
    body: Any

    @property
    def me(self) -> Person:
        assert self.person
        return self.person

    def path(self, name: str) -> str:
        found: str = self.request.path_params[name]
        return found

    def number(self, name: str) -> int:
        """A seat or moment in the path."""
        text = self.path(name)
        if not re.fullmatch(r"\d{1,7}", text, re.ASCII):
            raise Wrong("not-found", f"{text!r} is no number")
        return int(text)

    def query_number(self, name: str) -> int | None:
        text = self.request.query_params.get(name)
        if text is None or text == "":
            return None
        if not re.fullmatch(r"\d{1,15}", text, re.ASCII):
            raise Wrong("malformed", f"{name} is a number")
        return int(text)


Handler = Callable[[Call], Coroutine[Any, Any, Any]]


@dataclass(frozen=True)
class Query:
    name: str
    schema: dict[str, Any]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    summary: str
    body: Any
    answer: Any
    session: bool
    limit: str
    errors: tuple[str, ...]
    query: tuple[Query, ...]


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str,
    path: str,
    *,
    body: Any = None,
    answer: Any,
    session: bool = True,
    limit: str = "request",
    errors: tuple[str, ...] = (),
    query: tuple[Query, ...] = (),
) -> Callable[[Handler], Handler]:
    def declare(handler: Handler) -> Handler:
        summary = inspect.getdoc(handler) or ""
        ENDPOINTS.append(Endpoint(method, path, handler, summary, body, answer, session, limit, errors, query))
        return handler

    return declare


def answer(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def refuse(hall: Hall, error: Wrong) -> Response:
    hall.metrics.refusals.labels(error.code).inc()
    headers = {"Retry-After": str(error.retry_after)} if error.retry_after else None
    return answer({"error": error.as_json()}, error.status, headers)


async def find_person(hall: Hall, request: Any) -> tuple[Person | None, bool]:
    """Who asks, and whether a cookie says so."""
    header = request.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return await hall.accounts.who(header[7:].strip()), False
    return await hall.accounts.who(request.cookies.get(COOKIE)), True


def address(request: Any) -> str:
    return network(request.client.host) if request.client else "nowhere"


def route(one: Endpoint) -> Route:
    decoder = msgspec.json.Decoder(one.body) if one.body else None

    async def serve(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        try:
            found = await enter(hall, request)
            doing = one.handler(found)
            result = await (doing if one.method == "GET" else hall.rooms.unbroken.do(doing))
        except Wrong as error:
            return refuse(hall, error)
        except Mistake as error:
            return refuse(hall, Wrong("malformed", str(error)))
        except ClientDisconnect:
            return Response(status_code=400)  # nobody hears it
        return result if isinstance(result, Response) else answer(result)

    async def enter(hall: Hall, request: Request) -> Call:
        hall.limiter.take_from(address(request), "request")
        person, by_cookie = await find_person(hall, request)
        if person:
            hall.limiter.take("request", person.id)
        if one.limit != "request":
            hall.limiter.take(
                one.limit,
                address(request) if one.limit in ("guest", "password") else person.id if person else address(request),
            )
        if one.session and person is None:
            raise Wrong("no-session", "say who you are first: POST /api/guest with a name, or log in")
        if one.method != "GET":
            check_origin(hall, request)
            if by_cookie and person and not hall.accounts.is_csrf(person, request.headers.get("x-csrf-token", "")):
                raise Wrong("forged", "the header X-CSRF-Token is missing or old; GET /api/me tells it")
        body = decode(decoder, await read(request) or b"{}") if decoder else None
        return Call(hall, request, person, by_cookie, body)

    return Route(one.path, serve, methods=[one.method])


def check_origin(hall: Hall, request: Any) -> None:
    """A browser names the page that asks: it must be ours."""
    origin = request.headers.get("origin")
    if origin is None:
        return
    if not hall.hosts.is_ours(origin, request.headers.get("host", "")):
        raise Wrong("forged", "this request comes from another site's page")


def check_entrance(hall: Hall, request: Any) -> None:
    """What every request and socket must have right before anything else is looked at."""
    check_host(hall, request)
    path: str = request.scope["path"]  # its bytes that are not UTF-8 were replaced
    try:
        query = unquote_to_bytes(request.scope["query_string"]).decode()
    except UnicodeDecodeError:
        query = REPLACED
    if "\0" in path + query or REPLACED in path + query:
        raise Wrong("malformed", "the address has a NUL character or is not UTF-8; write it anew")


def check_host(hall: Hall, request: Any) -> None:
    """A browser names the hall that it asks: it must be under a name of ours."""
    given = request.headers.getlist("host")
    host = given[0] if len(given) == 1 else ""
    if not hall.hosts.allows(host):
        name = name_in(host) or "NAME"
        allow = f"who keeps it can allow that with --host-name {name[:100]}"
        raise Wrong("wrong-host", f"this hall is not reached as {host[:100]!r}; {allow}")


async def read(request: Request) -> bytes:
    size = request.headers.get("content-length", "0")
    if size.isdigit() and int(size) > LARGEST:
        raise Wrong("too-large", f"a request has at most {LARGEST} bytes")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST:
            raise Wrong("too-large", f"a request has at most {LARGEST} bytes")
    return body


def decode(decoder: msgspec.json.Decoder[Any], body: bytes) -> Any:
    """Text has no NUL characters: PostgreSQL would refuse to keep them."""
    try:
        found = decoder.decode(body)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise Wrong("malformed", f"this cannot be understood: {error}") from None
    if b"\\u0000" in body and has_nul(msgspec.json.decode(body)):
        raise Wrong("malformed", "text cannot have a NUL character (\\u0000); leave it out")
    return found


def has_nul(value: Any) -> bool:
    if isinstance(value, dict):
        return any(has_nul(each) for pair in value.items() for each in pair)
    if isinstance(value, list):
        return any(has_nul(each) for each in value)
    return isinstance(value, str) and "\0" in value


ALWAYS = ("malformed", "too-many", "unavailable", "too-large", "wrong-host")


def document(version: str) -> dict[str, Any]:
    """OpenAPI, from the declarations."""
    types = [one for each in ENDPOINTS for one in (each.body, each.answer) if isinstance(one, type)] + [ErrorAnswer]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(types, schemas, strict=True))
    paths: dict[str, Any] = {}
    for each in ENDPOINTS:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Meadhall", "version": version, "description": "A digital table for Norse board games."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _operation(one: Endpoint, by_type: dict[Any, Any]) -> dict[str, Any]:
    errors = [*ALWAYS, *one.errors]
    if one.session:
        errors.append("no-session")
    if one.method != "GET":
        errors.append("forged")
    error = {"content": {"application/json": {"schema": by_type[ErrorAnswer]}}}
    responses: dict[str, Any] = {}
    for status in sorted({STATUS[code] for code in errors}):
        codes = sorted({code for code in errors if STATUS[code] == status})
        responses[str(status)] = {"description": ", ".join(codes), **error}
    if isinstance(one.answer, str):
        content: dict[str, Any] = {one.answer: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": by_type[one.answer]}}
    responses["200"] = {"description": "done", "content": content}
    operation: dict[str, Any] = {
        "summary": one.summary.partition("\n")[0],
        "operationId": one.handler.__name__,
        "responses": dict(sorted(responses.items())),
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": _path_schema(name)}
        for name in re.findall(r"{(\w+)}", one.path)
    ]
    parameters += [
        {"name": query.name, "in": "query", "required": False, "schema": query.schema} for query in one.query
    ]
    if parameters:
        operation["parameters"] = parameters
    if one.body:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_type[one.body]}},
        }
    if one.session:
        operation["security"] = [{"bearer": []}, {"cookie": []}]
    return operation


def _path_schema(name: str) -> dict[str, Any]:
    if name in ("seat", "moment"):
        return {"type": "integer", "minimum": 0, "maximum": 9_999_999}
    return {"type": "string", "minLength": 1, "maxLength": 40, "pattern": "^[A-Za-z0-9_-]+$"}
