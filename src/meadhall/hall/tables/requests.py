"""What a person may do at a table. Each function finds a request right and makes the entry, or raises Wrong."""

from __future__ import annotations

from meadhall.core.errors import Mistake
from meadhall.core.state import State
from meadhall.hall.data.entries import (
    Acted,
    Answered,
    Assigned,
    Chatted,
    Clock,
    Closed,
    Forgotten,
    Muted,
    Proposed,
    Redone,
    Seated,
    Started,
    StoodIn,
    TookBack,
    Undone,
    Unseated,
)
from meadhall.hall.errors import Wrong
from meadhall.hall.names import free_name
from meadhall.hall.tables.messages import saying_json
from meadhall.hall.tables.table import STAND_IN, Seat, Table, load_once

CHAT = 500


class AlreadyDone(Exception):
    """The same message came before and has been carried out."""


def check_clock(clock: Clock | None) -> Clock | None:
    if clock is None:
        return None
    if clock.kind == "live" and not (
        1 <= clock.minutes <= 600 and 0 <= clock.increment <= 600 and 0 <= clock.cap <= 600
    ):
        raise Wrong(
            "malformed", "a live clock has 1 to 600 minutes, an increment up to 600 s and a cap up to 600 minutes"
        )
    if clock.kind == "slow" and not 1 <= clock.days <= 60:
        raise Wrong("malformed", "a slow clock has 1 to 60 days for each move")
    if (clock.days if clock.kind == "live" else clock.minutes or clock.increment or clock.cap) != 0:
        reason = "a live clock has minutes, increment and cap, a slow clock has days; leave the others out"
        raise Wrong("malformed", reason)
    return clock


# at the table, before the match


def need_free(table: Table, seat: int) -> Seat:
    need_open(table)
    if need_seat(table, seat).kind != "open":
        raise Wrong("taken", f"seat {seat + 1} is taken; there are links to free seats only")
    return table.seats[seat]


def need_open(table: Table) -> None:
    if table.status != "open":
        raise Wrong("not-open", "the match has begun; you can watch it")


def join(table: Table, user: str, name: str, seat: int | None) -> Seated:
    need_open(table)
    free = table.open_seats()
    if seat is None:
        if table.seats_of(user):
            raise Wrong("taken", "you have a seat at this table already")
        if not free:
            raise Wrong("taken", "no seat is free; you can watch")
        seat = free[0]
    need_seat(table, seat)
    if table.public and not table.several and user != table.host and table.seats_of(user):
        raise Wrong("one-seat", "you have a seat already, and at this public table each person takes one")
    if seat not in free:
        raise Wrong("taken", f"seat {seat + 1} is taken; free are: {', '.join(str(one + 1) for one in free) or 'none'}")
    return Seated(seat, user, free_name(name, table.names()))


def seat_of_link(table: Table, user: str, seat: int, since: int, until: int, now: int) -> int:
    """The seat of a link that was signed when the seat had become free by entry `since`, and that ends at `until`."""
    if need_seat(table, seat).since == since and now < until:
        return seat
    if seat in table.seats_of(user):
        raise Wrong("taken", "you have that seat already")
    raise Wrong("expired", "this link has been used or is too old; ask the host for a new one")


def assign(table: Table, user: str, name: str, seat: int, kind: str, level: str) -> Assigned | Seated | Unseated:
    need_open(table)
    need_seat(table, seat)
    if user != table.host:
        raise Wrong("not-yours", "only the host of the table arranges its seats")
    if kind == "bot":
        return Assigned(seat, level)
    if kind == "me":
        return Seated(seat, user, free_name(name, table.names(but=seat)))
    return Unseated(seat) if table.seats[seat].kind == "person" else Assigned(seat)


def start(table: Table, user: str) -> Started:
    need_open(table)
    if user != table.host:
        raise Wrong("not-yours", "only the host of the table starts the match")
    if table.open_seats():
        raise Wrong("not-open", "a seat is still open: wait for somebody, or give it to a bot")
    try:
        pieces = load_once(table.game.load_pieces, table.components)
    except Mistake as error:  # an older hall took the file
        raise Wrong("wrong-components", f"{error}. Open another table with a corrected file") from None
    return Started(table.game.rules_version, pieces.digest)


def leave(table: Table, user: str, level: str = STAND_IN) -> list[Unseated | StoodIn]:
    """Before the match the seat is free again; in it a bot plays on until its person takes it back."""
    mine = table.seats_of(user)
    if not mine:
        raise Wrong("not-yours", "you have no seat at this table")
    if table.status == "open":
        return [Unseated(seat) for seat in mine]
    if table.status != "running":
        raise Wrong("not-running", "the match is over; there is nothing to leave")
    return [StoodIn(seat, level, seat) for seat in mine if not table.seats[seat].stand_in]


def close(table: Table, user: str) -> Closed:
    """The host ends a table that no other person plays at."""
    if user != table.host:
        raise Wrong("not-yours", "only the host closes the table")
    if table.status not in ("open", "running"):
        raise Wrong("not-running", "the match is over" if table.status == "over" else "the table is closed already")
    if any(seat.kind == "person" and seat.user != user and not seat.stand_in for seat in table.seats):
        raise Wrong("not-yours", "others sit at this table; leave it instead, and a bot plays on for you")
    return Closed("host")


def forget(table: Table, user: str, entries: list[int]) -> Forgotten:
    """`entries` of the log have the person's name or words in them."""
    return Forgotten(table.seats_of(user), entries, table.host == user)


# in the match


def need_seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Wrong("malformed", f"seats are counted from 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def need_running(table: Table) -> None:
    if table.status != "running":
        over = "the match is over" if table.status == "over" else "the match has not begun"
        raise Wrong("not-running", over if table.status != "closed" else "the table is closed")


def need_own(table: Table, user: str, seat: int) -> Seat:
    """The seat belongs to the person, whoever plays it at present."""
    mine = need_seat(table, seat)
    if mine.kind != "person" or mine.user != user:
        raise Wrong("not-yours", "that seat is not yours")
    return mine


def need_mine(table: Table, user: str, seat: int) -> None:
    """The seat belongs to the person, who plays it at present."""
    if need_own(table, user, seat).stand_in:
        raise Wrong("not-yours", "a bot plays for you; take the seat back first")


def need_first_time(table: Table, id: str, user: str) -> None:
    if f"{user}/{id}" in table.ids:
        raise AlreadyDone


def act(table: Table, user: str, id: str, seat: int, version: int, code: int) -> Acted:
    need_first_time(table, id, user)
    need_legal(table, user, seat, version, code)
    return Acted(seat, code, f"{user}/{id}")


def need_legal(table: Table, user: str, seat: int, version: int, code: int) -> None:
    """The person may choose this for the seat, at the decision of that version."""
    need_running(table)
    need_mine(table, user, seat)
    state = table.state
    if seat not in state.asked_seats():
        names = ", ".join(table.seats[one].name for one in table.owing())
        raise Wrong("not-asked", f"it is not your turn; to choose: {names}")
    seen = table.viewer_logs.entries_at(seat, version)
    if seen is None or seen < table.since[seat]:
        raise Wrong("stale", "the table has moved on since; look at the newest version and choose again")
    if not (0 <= code < len(table.game.vocabulary) and state.is_legal(seat, code)):
        raise refused(table, state, seat, code)


def refused(table: Table, state: State, seat: int, code: int) -> Wrong:
    saying = table.game.why_not(state, seat, code)
    assert saying
    names = [seat.name for seat in table.seats]
    return Wrong("refused", table.game.tell_saying(saying, table.game.texts("en"), names), saying_json(saying))


def undo(table: Table, user: str, id: str, seat: int, turn: bool) -> Undone:
    need_first_time(table, id, user)
    need_running(table)
    need_mine(table, user, seat)
    if not table.playing.can_undo(seat):
        raise Wrong("cannot-undo", "something was revealed or another player is to act; ask the table")
    return Undone(seat, turn, f"{user}/{id}")


def redo(table: Table, user: str, id: str, seat: int) -> Redone:
    need_first_time(table, id, user)
    need_running(table)
    need_mine(table, user, seat)
    if not table.playing.can_redo(seat):
        raise Wrong("cannot-undo", "there is nothing to do again")
    return Redone(seat, f"{user}/{id}")


def propose(table: Table, user: str, id: str, seat: int, what: str, clock: Clock | None) -> Proposed:
    need_first_time(table, id, user)
    need_running(table)
    need_mine(table, user, seat)
    if table.proposal:
        raise Wrong("taken", "another proposal waits for answers")
    asked = table.others_of(seat, absent=what == "undo")  # nobody looks at a card and takes the move back unasked
    if what == "undo":
        if table.playing.last_move_of(seat) is None:
            raise Wrong("cannot-undo", "you have made no choice yet")
        return Proposed(seat, "undo", id=f"{user}/{id}", asked=asked)
    return Proposed(seat, "clock", check_clock(clock), f"{user}/{id}", asked)


def answer(table: Table, user: str, id: str, seat: int, yes: bool) -> Answered:
    need_first_time(table, id, user)
    need_running(table)
    need_own(table, user, seat)
    if table.proposal is None:
        raise Wrong("stale", "no proposal waits for an answer")
    is_withdrawn = seat == table.proposal.by and not yes
    if seat not in table.proposal.waiting and not is_withdrawn:
        raise Wrong("not-asked", "your answer is not waited for")
    return Answered(seat, yes, f"{user}/{id}")


def stand_in(table: Table, user: str, id: str, seat: int, level: str, now: int) -> StoodIn:
    need_first_time(table, id, user)
    need_running(table)
    away = need_seat(table, seat)
    mine = [one for one in table.seats_of(user) if not table.seats[one].stand_in]
    if away.kind != "person" or away.stand_in:
        raise Wrong("not-asked", "a bot plays that seat already")
    if not mine and away.user != user:
        raise Wrong("not-yours", "only players of the match may call a bot")
    if away.user != user and seat not in table.clocks.out_at(now):
        raise Wrong("not-asked", f"the time of {away.name} is not out")
    return StoodIn(seat, level, mine[0] if mine else seat, f"{user}/{id}")


def take_back(table: Table, user: str, id: str, seat: int) -> TookBack:
    need_first_time(table, id, user)
    need_running(table)
    if not need_own(table, user, seat).stand_in:
        raise Wrong("not-asked", "you play that seat already")
    return TookBack(seat, f"{user}/{id}")


def mute(table: Table, user: str, id: str, by: str, muted: bool) -> Muted:
    need_first_time(table, id, user)
    if user != table.host:
        raise Wrong("not-yours", "only the host of the table mutes people")
    speaker = table.speakers.get(by)
    if speaker is None:
        raise Wrong("malformed", "nobody with that sign has said anything here; take `by` of what they said")
    if speaker.user == user:
        raise Wrong("malformed", "you cannot mute yourself")
    if speaker.is_muted == muted:
        raise AlreadyDone
    return Muted(speaker.user, speaker.name, muted, f"{user}/{id}")


def chat(table: Table, user: str, name: str, id: str, text: str, to: str) -> Chatted:
    need_first_time(table, id, user)
    if table.is_muted(user):
        raise Wrong("muted", "the host has muted you at this table; you can still play and read")
    text = text.strip()
    if not 1 <= len(text) <= CHAT:
        raise Wrong("malformed", f"a message has 1 to {CHAT} characters")
    mine = table.seats_of(user)
    if to == "players" and not mine:
        raise Wrong("not-yours", "only players talk to the players alone; say it to all")
    seat = mine[0] if mine else -1
    shown = table.seats[seat].name if mine else free_name(name, table.names())
    return Chatted(user, shown, text, "players" if to == "players" else "all", seat, f"{user}/{id}")
