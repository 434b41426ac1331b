"""What stays of a match: any moment of it, and its saga."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from meadhall.hall.api.endpoints import Call, Query, endpoint
from meadhall.hall.api.lobby import AT_TABLE, room_of
from meadhall.hall.api.shapes import MomentShape
from meadhall.hall.errors import Wrong
from meadhall.hall.tables.messages import Messages
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.viewer_log import SPECTATOR

ALL = "all"


@endpoint(
    "GET",
    "/api/tables/{table}/moments/{moment}",
    answer=MomentShape,
    session=False,
    errors=(*AT_TABLE, "not-yours", "not-running"),
    query=(Query("seat", {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 7}, {"enum": [ALL]}]}),),
)
async def show_moment(call: Call) -> dict[str, Any]:
    """The table as a viewer saw it after so many events. After the end any seat's view, or all of them."""
    room = room_of(call)
    async with room.lock:
        messages = await room.reload()
        table = messages.table
        if table.play is None and table.status != "over":
            raise Wrong("not-running", "the match has not begun")
        viewer = choose_viewer(call, table)
        return moment_json(messages, viewer, call.number("moment"), call.request.query_params.get("seat") == ALL)


def choose_viewer(call: Call, table: Table) -> int:
    wanted = call.request.query_params.get("seat")
    mine = table.seats_of(call.person.id) if call.person else []
    if wanted is None or wanted == "":
        return mine[0] if mine else SPECTATOR
    if wanted == ALL:
        if table.status != "over":
            raise Wrong("not-yours", "all hands are open only after the end")
        return SPECTATOR
    seat = call.query_number("seat")
    assert seat is not None
    if seat >= len(table.seats):
        raise Wrong("malformed", f"seats are counted from 0 to {len(table.seats) - 1}")
    if table.status != "over" and seat not in mine:
        raise Wrong("not-yours", "another seat's view can be seen only after the end")
    return seat


def moment_json(messages: Messages, viewer: int, moment: int, all_seats: bool) -> dict[str, Any]:
    table = messages.table
    seen = table.viewer_logs.seen[viewer]
    moment = min(moment, len(seen))
    content = {"moment": moment, "moments": len(seen), "events": messages.events(viewer)[:moment]}
    if table.play is None:
        return content | {"view": None, "views": None}
    state = table.playing.match.state_after(seen[moment - 1] + 1 if moment else 0)
    shown = None if viewer == SPECTATOR else viewer
    views = [table.game.view(state, seat) for seat in range(len(table.seats))] if all_seats else None
    return content | {"view": table.game.view(state, shown), "views": views}


@endpoint("GET", "/api/tables/{table}/saga", answer="text/plain", session=False, errors=(*AT_TABLE, "not-over"))
async def download_saga(call: Call) -> Response:
    """The record of a finished match, with the seed: `meadhall saga verify` proves it."""
    room = room_of(call)
    async with room.lock:
        table = (await room.reload()).table
        if table.status != "over":
            raise Wrong("not-over", "the record is handed out after the end")
        text = table.saga()
    name = f"{table.game_id}-{table.id}.saga"
    return Response(text, 200, {"Content-Disposition": f'attachment; filename="{name}"'}, "text/plain")
