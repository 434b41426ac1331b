"""Guests, accounts and sessions."""

from __future__ import annotations

from starlette.background import BackgroundTask
from starlette.responses import Response

from meadhall.hall.accounts import LIFE, Person
from meadhall.hall.api.endpoints import COOKIE, Call, answer, endpoint
from meadhall.hall.api.shapes import Login, Me, NewAccount, NewGuest, NewName, Nothing, WhoAmI
from meadhall.hall.names import REFUSALS


def me(call: Call, person: Person) -> dict[str, object]:
    return {"id": person.id, "name": person.name, "login": person.login, "csrf": call.hall.accounts.csrf(person)}


def welcome(call: Call, person: Person, token: str, bearer: bool) -> Response:
    """The token goes to a program in the answer, to a browser in a cookie that scripts cannot read."""
    who = me(call, person)
    if bearer:
        return answer(who | {"token": token})
    response = answer(who)
    secure = call.request.url.scheme == "https"
    response.set_cookie(COOKIE, token, LIFE // 1000, path="/", secure=secure, httponly=True, samesite="lax")
    return response


@endpoint("GET", "/api/me", answer=WhoAmI, session=False)
async def who_am_i(call: Call) -> dict[str, object]:
    """Who the session belongs to, with the token that requests which change something carry."""
    return {"me": me(call, call.person) if call.person else None}


@endpoint("POST", "/api/guest", body=NewGuest, answer=Me, session=False, limit="guest", errors=REFUSALS)
async def enter_as_guest(call: Call) -> Response:
    """Come in with a name."""
    person, token = await call.hall.accounts.enter(call.body.name)
    return welcome(call, person, token, call.body.bearer)


@endpoint("POST", "/api/me/name", body=NewName, answer=Me, errors=REFUSALS)
async def change_name(call: Call) -> dict[str, object]:
    """Take another name, for matches that begin from now on."""
    name = await call.hall.accounts.rename(call.me, call.body.name)
    return me(call, call.me) | {"name": name}


@endpoint(
    "POST", "/api/account", body=NewAccount, answer=Me, limit="password", errors=("taken", "wrong-password", "stale")
)
async def keep_account(call: Call) -> Response:
    """Set login and password, to reach the matches from other devices; `old` is the password before, where there was
    one. All other sessions end, and this one goes on under a new token."""
    wish: NewAccount = call.body
    person, token = await call.hall.accounts.keep(call.me, wish.login, wish.password, wish.old)
    response = welcome(call, person, token, bearer=not call.by_cookie)
    response.background = BackgroundTask(call.hall.end_sessions)  # other windows come back with the new cookie
    return response


@endpoint("POST", "/api/login", body=Login, answer=Me, session=False, limit="password", errors=("wrong-password",))
async def log_in(call: Call) -> Response:
    """Come in with login and password."""
    person, token = await call.hall.accounts.login(call.body.login, call.body.password)
    return welcome(call, person, token, call.body.bearer)


@endpoint("POST", "/api/logout", body=Nothing, answer=WhoAmI)
async def log_out(call: Call) -> Response:
    """End this session."""
    await call.hall.accounts.leave(call.me)
    await call.hall.end_sessions()
    return farewell()


@endpoint("DELETE", "/api/me", answer=WhoAmI)
async def delete_account(call: Call) -> Response:
    """Be forgotten: name, password, sessions and what was said. Finished matches keep their moves."""
    await call.hall.eraser.erase(call.me.id)
    await call.hall.end_sessions()
    return farewell()


def farewell() -> Response:
    response = answer({"me": None})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response
