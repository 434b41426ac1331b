"""What a table should be, told in the simplest way: a list of moves that is played through anew each time."""

from __future__ import annotations

from typing import Any

from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.state import State
from meadhall.hall.tables.table import load_once

SPECTATOR = -1


class Model:
    def __init__(self, game: Game, seats: int, seed: bytes) -> None:
        self.game, self.seats, self.seed = game, seats, seed
        self.moves: list[tuple[int, int]] = []
        self.undone: dict[int, list[int]] = {seat: [] for seat in range(seats)}
        self.bots: dict[int, str] = {}
        self.proposal: dict[str, Any] | None = None
        self.versions = dict.fromkeys(range(-1, seats), 0)
        self.notices: dict[int, list[tuple[str, Any]]] = {viewer: [] for viewer in self.versions}
        self.replay()

    def replay(self) -> None:
        self.match = Match(self.game, self.seats, self.seed, pieces=load_once(self.game.load_pieces, ""))
        for seat, code in self.moves:
            self.match.apply(seat, code)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def is_running(self) -> bool:
        return not self.state.is_over()

    # who hears of it

    def seen_by_others(self, seat: int) -> list[Any]:
        others = [viewer for viewer in self.versions if viewer != seat]
        return [
            (self.match.view(viewer if viewer >= 0 else None), self.match.events_for(viewer if viewer >= 0 else None))
            for viewer in others
        ]

    def tell(self, key: str = "", seat: int | None = None, hear: Any = None) -> None:
        for viewer in self.versions if hear is None else hear:
            self.versions[viewer] += 1
            if key:
                self.notices[viewer].append((key, seat))

    def change(self, seat: int, moves: list[tuple[int, int]], key: str = "") -> None:
        """Other moves stand now; whoever could not see that anything changed is not told either."""
        before, reveals = self.seen_by_others(seat), self.state.reveal_count()
        if moves[:-1] == self.moves:
            self.match.apply(*moves[-1])
            self.moves = moves
        else:
            self.moves = moves
            self.replay()
        self.tell(key, seat, [seat] if self.seen_by_others(seat) == before else None)
        if self.state.reveal_count() > reveals:
            self.undone = {one: [] for one in self.undone}
        self.end_proposal()

    def end_proposal(self) -> None:
        if self.proposal and self.proposal["what"] == "undo" and self.place() is None:
            self.proposal = None
        if not self.is_running:
            self.proposal = None

    # what may be done

    def own(self, seat: int) -> list[int]:
        return [at for at, (mover, _) in enumerate(self.moves) if mover == seat]

    def last_choice(self, seat: int) -> int | None:
        """Which of its own moves was the last that it chose."""
        own = self.own(seat)
        return max((n for n, at in enumerate(own) if len(self.match.steps[at].before.legal(seat)) > 1), default=None)

    def can_undo(self, seat: int) -> bool:
        if not self.own(seat) or seat not in self.state.asked_seats():
            return False
        at = self.own(seat)[-1]
        is_revealed = self.match.steps[at].before.reveal_count() != self.state.reveal_count()
        return not is_revealed and all(seat in step.before.committed_seats() for step in self.match.steps[at + 1 :])

    def can_redo(self, seat: int) -> bool:
        return bool(self.undone[seat]) and self.state.is_legal(seat, self.undone[seat][-1])

    def can_propose_undo(self, seat: int) -> bool:
        return self.is_running and self.proposal is None and self.last_choice(seat) is not None

    # what is done

    def act(self, seat: int, code: int) -> None:
        self.undone[seat] = []
        self.change(seat, [*self.moves, (seat, code)])

    def play_on(self, seat: int, code: int) -> None:
        """Like act, by a seat that owes its choice: everybody sees that."""
        self.moves.append((seat, code))
        self.match.apply(seat, code)
        self.tell()

    def undo(self, seat: int, turn: bool) -> None:
        before, moves = self.moves, self.moves
        while self.can_undo(seat):
            at = self.own(seat)[-1]
            was_choice = len(self.match.steps[at].before.legal(seat)) > 1
            self.undone[seat].append(moves[at][1])
            moves = self.moves = moves[:at] + moves[at + 1 :]
            self.replay()
            if was_choice and not turn:
                break
        self.moves = before
        self.replay()
        self.change(seat, moves, "undone")

    def redo(self, seat: int) -> None:
        before, moves = self.moves, [*self.moves, (seat, self.undone[seat].pop())]
        reveals = self.state.reveal_count()
        self.moves = moves
        self.replay()
        while self.undone[seat] and self.state.legal(seat) == (self.undone[seat][-1],):
            moves = self.moves = [*moves, (seat, self.undone[seat].pop())]
            self.replay()
        assert self.state.reveal_count() >= reveals
        self.moves = before
        self.replay()
        self.change(seat, moves, "redone")

    def propose(self, seat: int, what: str) -> None:
        waiting = [one for one in range(self.seats) if one != seat and (what == "undo" or one not in self.bots)]
        self.proposal = {"what": what, "by": seat, "yes": [seat], "waiting": waiting, "move": self.last_choice(seat)}
        self.tell("proposed", seat)
        self.agree()

    def place(self) -> int | None:
        assert self.proposal
        own = self.own(self.proposal["by"])
        return own[self.proposal["move"]] if self.proposal["move"] < len(own) else None

    def agree(self) -> None:
        """When nobody is waited for any more. It is told together with what it follows from."""
        if not self.proposal or self.proposal["waiting"]:
            return
        place, by, what = (
            self.place() if self.proposal["what"] == "undo" else 0,
            self.proposal["by"],
            self.proposal["what"],
        )
        self.proposal = None
        if what == "undo":
            self.moves = self.moves[:place]
            self.undone = {one: [] for one in self.undone}
            self.replay()
        for viewer in self.notices:
            self.notices[viewer].append(("undone" if what == "undo" else "clock", by))

    def answer(self, seat: int, yes: bool) -> None:
        assert self.proposal
        self.tell("withdrawn" if seat == self.proposal["by"] else "answered", seat)
        if not yes:
            self.proposal = None
            return
        self.proposal["waiting"].remove(seat)
        self.proposal["yes"].append(seat)
        self.agree()

    def stand_in(self, seat: int) -> None:
        self.bots[seat] = "karl"
        self.tell("stand-in", seat)
        if self.proposal and self.proposal["what"] == "clock" and seat in self.proposal["waiting"]:
            self.proposal["waiting"].remove(seat)
            self.agree()

    def take_back(self, seat: int) -> None:
        del self.bots[seat]
        self.tell("took-back", seat)

    # what a viewer sees

    def picture(self, viewer: int) -> dict[str, Any]:
        seat = viewer if viewer >= 0 else None
        state = self.state
        asked = seat in state.asked_seats()
        return {
            "version": self.versions[viewer],
            "events": [{"key": event.key, "args": event.args} for event in self.match.events_for(seat)],
            "notices": [list(one) for one in self.notices[viewer]],
            "view": self.match.view(seat),
            "asked": state.asked_seats(),
            "waiting": state.deciders(),
            "legal": list(state.legal(viewer)) if asked else [],
            "picked": self.picked(viewer),
            "undo": seat is not None and self.is_running and self.can_undo(viewer),
            "redo": seat is not None and self.is_running and self.can_redo(viewer),
            "propose_undo": seat is not None and self.can_propose_undo(viewer),
            "proposal": self.proposal and {key: self.proposal[key] for key in ("what", "by", "yes", "waiting")},
            "stand_ins": [self.bots.get(one) for one in range(self.seats)],
            "status": "running" if self.is_running else "over",
        }

    def picked(self, viewer: int) -> int | None:
        return self.moves[self.own(viewer)[-1]][1] if viewer in self.state.committed_seats() else None
