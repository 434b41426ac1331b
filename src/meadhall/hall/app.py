"""The hall as an ASGI application."""

from __future__ import annotations

import contextlib
import hmac
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import select
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import meadhall
from meadhall.hall.api import library, lobby, people, records
from meadhall.hall.api.endpoints import ENDPOINTS, answer, check_entrance, document, refuse, route
from meadhall.hall.api.socket import live
from meadhall.hall.chance import SYSTEM_CHANCE
from meadhall.hall.clock import SYSTEM_CLOCK, HallClock
from meadhall.hall.errors import Wrong
from meadhall.hall.hall import Hall
from meadhall.hall.hosts import is_loopback, name_in
from meadhall.hall.settings import Settings
from meadhall.hall.store.schema import secrets

CLIENT = Path(__file__).parent / "web"  # the built browser client
DECLARED = (library, lobby, people, records)
LIVE = re.compile(r"/api/tables/([^/]+)/live")
POLICY = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")  # headers that proxies add
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guarded:
    """Only under names of the hall; security headers on every answer, and a count of it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guard(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.setdefault("headers", [])
                headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
                scope["app"].state.hall.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        hall: Hall = scope["app"].state.hall
        try:
            check_entrance(hall, Request(scope))
        except Wrong as error:
            await refuse(hall, error)(scope, receive, guard)
            return
        await self.app(scope, receive, guard)


class Assets(StaticFiles):
    """Files of the client; their names change with their content, so a browser need never ask again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def healthz(request: Request) -> Response:
    return answer({"status": "alive"})


async def readyz(request: Request) -> Response:
    """Whether the store can be read."""
    hall: Hall = request.app.state.hall
    try:
        await hall.store.read(lambda connection: connection.execute(select(secrets.c.name)).first())
    except Wrong as error:
        return refuse(hall, error)
    if hall.is_closing:
        return refuse(hall, Wrong("unavailable", "the hall is closing"))
    return answer({"status": "ready"})


async def metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    if not (is_from_here(request) or has_token(request, hall.settings.metrics_token)):
        reason = "figures are for the machine itself, or with the token that the hall has in MEADHALL_METRICS_TOKEN"
        return refuse(hall, Wrong("not-yours", reason))
    return Response(hall.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_from_here(request: Request) -> bool:
    """Asked on the machine itself, and not passed on by a proxy that stands there."""
    return (
        is_loopback(request.client.host if request.client else "")
        and is_loopback(name_in(request.headers.get("host", "")))
        and not any(name in request.headers for name in PASSED_ON)
    )


def has_token(request: Request, token: str) -> bool:
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    return bool(token) and scheme.lower() == "bearer" and hmac.compare_digest(given.strip().encode(), token.encode())


async def openapi(request: Request) -> Response:
    return answer(document(meadhall.__version__))


async def page(request: Request) -> Response:
    """The client finds its own way: every address that is nothing else is the page."""
    path = request.url.path
    if path.startswith("/api/"):
        return refuse(request.app.state.hall, Wrong("not-found", f"there is nothing at {path}; see /api/openapi.json"))
    index = CLIENT / "index.html"
    if not index.exists():
        reason = "The hall is open, but the browser client was not built. Run 'make web', then start again.\n"
        return Response(reason, 200, media_type="text/plain")
    return FileResponse(index, headers={"cache-control": "no-cache"})


async def notices(request: Request) -> Response:
    """Licences of what the client contains."""
    return FileResponse(CLIENT / "third-party.txt", media_type="text/plain; charset=utf-8")


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    hall: Hall = request.app.state.hall
    if error.status_code == 405:
        response = refuse(hall, Wrong("wrong-method", f"{request.method} is not for {request.url.path}"))
        response.headers.update(error.headers or {})
        return response
    return refuse(hall, Wrong("not-found", f"there is nothing at {request.url.path}"))


async def broken(request: Request, error: Exception) -> Response:
    return refuse(request.app.state.hall, Wrong("broken", "something went wrong in the hall; nothing was changed"))


class App(Starlette):
    """Live tables pass by what guards requests: it would stand in the way of every message."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = LIVE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if table:
            await live(WebSocket({**scope, "app": self}, receive, send), send, table[1])
        else:
            await super().__call__(scope, receive, send)


def make_app(settings: Settings, clock: HallClock = SYSTEM_CLOCK, chance: random.Random = SYSTEM_CHANCE) -> App:
    hall = Hall(settings, clock, chance)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.start()
        yield
        await hall.close()

    routes: list[Route | Mount] = [route(one) for one in ENDPOINTS]
    routes += [
        Route("/api/openapi.json", openapi),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
    ]
    if (CLIENT / "assets").is_dir():
        routes.append(Route("/third-party.txt", notices))
        routes.append(Mount("/assets", GZipMiddleware(Assets(directory=CLIENT / "assets"))))
    routes.append(Route("/{path:path}", page, methods=["GET"]))
    app = App(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guarded)],
        exception_handlers={HTTPException: http_error, Exception: broken},
    )
    app.state.hall = hall
    return app
