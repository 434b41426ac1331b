"""What a person may do at a table. Each function finds a request right and makes the entry, or raises Wrong."""

from __future__ import annotations

from meadhall.bots.levels import LEVELS
from meadhall.core.state import State
from meadhall.hall.errors import Wrong
from meadhall.hall.tables.entries import (
    Acted,
    Answered,
    Assigned,
    Chatted,
    Clock,
    Forgotten,
    Proposed,
    Redone,
    Seated,
    Started,
    StoodIn,
    TookBack,
    Undone,
    Unseated,
)
from meadhall.hall.tables.table import STAND_IN, Seat, Table
from meadhall.hall.tables.telling import tell_saying

NAME = 40
CHAT = 500


class Again(Exception):
    """The same message came before and has been carried out."""


def check_name(name: str) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= NAME or any(c in name for c in ",|") or not name.isprintable():
        raise Wrong("malformed", f"a name has 1 to {NAME} characters, without commas and bars")
    if name.partition(" ")[0].lower() in LEVELS:
        raise Wrong("malformed", f"{name!r} is what a bot is called; choose another name")
    return name


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
        raise Wrong("malformed", "a slow clock has 1 to 60 days a move")
    return clock


# at the table, before the match


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
    if seat not in free:
        raise Wrong("taken", f"seat {seat + 1} is taken; free are: {', '.join(str(one + 1) for one in free) or 'none'}")
    return Seated(seat, user, free_name(table, name))


def free_name(table: Table, name: str) -> str:
    taken = {seat.name for seat in table.seats if seat.kind == "person"}
    number, wanted = 1, name
    while wanted in taken:
        number += 1
        wanted = f"{name} {number}"
    return wanted


def assign(table: Table, user: str, name: str, seat: int, kind: str, level: str) -> Assigned | Seated | Unseated:
    need_open(table)
    need_seat(table, seat)
    if user != table.host:
        raise Wrong("not-yours", "only the host of the table arranges its seats")
    if kind == "bot":
        return Assigned(seat, level)
    if kind == "me":
        return Seated(seat, user, free_name(table, name))
    return Unseated(seat) if table.seats[seat].kind == "person" else Assigned(seat)


def start(table: Table, user: str) -> Started:
    need_open(table)
    if user != table.host:
        raise Wrong("not-yours", "only the host of the table starts the match")
    if table.open_seats():
        raise Wrong("not-open", "a seat is still open: wait for somebody, or give it to a bot")
    return Started(table.game.rules_version, table.game.load_pieces(table.components).digest)


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


def need_mine(table: Table, user: str, seat: int) -> None:
    """The seat belongs to the person, who plays it at present."""
    mine = need_seat(table, seat)
    if mine.kind != "person" or mine.user != user:
        raise Wrong("not-yours", "that seat is not yours")
    if mine.stand_in:
        raise Wrong("not-yours", "a bot plays for you; take the seat back first")


def need_first_time(table: Table, id: str, user: str) -> None:
    if f"{user}/{id}" in table.ids:
        raise Again


def act(table: Table, user: str, id: str, seat: int, version: int, code: int) -> Acted:
    need_first_time(table, id, user)
    need_running(table)
    need_mine(table, user, seat)
    state = table.state
    if seat not in state.asked_seats():
        names = ", ".join(table.seats[one].name for one in table.owing())
        raise Wrong("not-asked", f"it is not your turn; to choose: {names}")
    seen = table.annals.entries_at(seat, version)
    if seen is None or seen < table.since[seat]:
        raise Wrong("stale", "the table has moved on since; look at the newest version and choose again")
    if not (0 <= code < len(table.game.vocabulary) and state.is_legal(seat, code)):
        raise refused(table, state, seat, code)
    return Acted(seat, code, f"{user}/{id}")


def refused(table: Table, state: State, seat: int, code: int) -> Wrong:
    saying = table.game.why_not(state, seat, code)
    assert saying
    names = [seat.name for seat in table.seats]
    return Wrong("refused", table.game.tell_saying(saying, table.game.texts("en"), names), tell_saying(saying))


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
    if what == "undo":
        if table.playing.last_move_of(seat) is None:
            raise Wrong("cannot-undo", "you have made no choice yet")
        return Proposed(seat, "undo", id=f"{user}/{id}")
    return Proposed(seat, "clock", check_clock(clock), f"{user}/{id}")


def answer(table: Table, user: str, id: str, seat: int, yes: bool) -> Answered:
    need_first_time(table, id, user)
    need_running(table)
    need_mine(table, user, seat)
    if table.proposal is None:
        raise Wrong("stale", "no proposal waits for an answer")
    if seat not in table.proposal.waiting:
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
    mine = need_seat(table, seat)
    if mine.kind != "person" or mine.user != user:
        raise Wrong("not-yours", "that seat is not yours")
    if not mine.stand_in:
        raise Wrong("not-asked", "you play that seat already")
    return TookBack(seat, f"{user}/{id}")


def chat(table: Table, user: str, name: str, id: str, text: str, to: str) -> Chatted:
    need_first_time(table, id, user)
    text = text.strip()
    if not 1 <= len(text) <= CHAT:
        raise Wrong("malformed", f"a message has 1 to {CHAT} characters")
    mine = table.seats_of(user)
    if to == "players" and not mine:
        raise Wrong("not-yours", "only players talk to the players alone; say it to all")
    seat = mine[0] if mine else -1
    shown = table.seats[seat].name if mine else name
    return Chatted(user, shown, text, "players" if to == "players" else "all", seat, f"{user}/{id}")
