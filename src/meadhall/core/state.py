# cython: always_allow_keywords=False
"""What every game's state shares: the block of bytes, chance, the stack of frames, decisions.

A game derives its board from State, adds fields in its own .pxd, gives it the game's `flow`, and overrides the methods
of "a game's part". Everything after `rng` in the headers is the state; what stands before is not.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Self, cast

import cython

from meadhall.core import layout as shape
from meadhall.core.chronicle import Chronicle
from meadhall.core.pieces import Pieces

if TYPE_CHECKING:
    from meadhall.core.flow import Flow

if not cython.compiled:
    from meadhall.core.names.sizes import OPTIONS

    # the constants of SipHash; C has no Python int that wide, so the header makes them C constants
    WORD = 0xFFFFFFFFFFFFFFFF
    LENGTH = 8 << 56
    FIRST = 0x736F6D6570736575
    SECOND = 0x646F72616E646F6D
    THIRD = 0x6C7967656E657261
    FOURTH = 0x7465646279746573

    def tuple_of(options: list[int], count: int) -> tuple[int, ...]:
        return tuple(options[:count])
else:
    from cython.cimports.cpython.bytes import PyBytes_FromStringAndSize
    from cython.cimports.libc.string import memcpy


if cython.compiled:
    make_codes()  # type: ignore[name-defined]  # noqa: F821


class IllegalAction(ValueError):
    """The action is not among the options of that seat; the message says why, and what is open."""

    def __init__(self, message: str, seat: int = -1, action: int = -1) -> None:
        super().__init__(message)
        self.seat = seat
        self.action = action


class State:
    """One match at one moment. Equal states have equal bytes: a slot out of use is always zero."""

    flow = cast("Flow", None)  # the table of frames of the game
    pieces: Pieces  # the edition in play; copies share it
    chronicle: Chronicle | None  # no part of the state; copies have none
    relaxed: int  # not part of it either: how many memories the last guess gave up; none in a real match
    rng: list[int]
    seats: int
    depth: int  # frames on the stack
    asked: int  # seats that may choose now, as bits; 0 when the match is over
    committed: int  # those of them that have chosen in a simultaneous decision still open, as bits
    reveals: int  # how often something hidden has become known to anybody
    kind: list[int]
    who: list[int]
    note: list[int]
    extra: list[int]
    pick: list[int]  # what the committed seats chose, not revealed yet
    _flow: Flow
    _option_count: int
    _offered_to: int  # one more than the seat that the options are for; 0: they are out of date
    _options: list[int]

    def __init__(self, pieces: Pieces) -> None:
        self.pieces = pieces
        self._flow = type(self).flow
        if not cython.compiled:
            self.chronicle = None
            self.relaxed = 0
            self._option_count = 0
            self._offered_to = 0
            self._options = [0] * OPTIONS
            shape.fill(self)

    # a game's part

    def offer_all(self, seat: int) -> None:
        """Offer what the seat may do in the top frame."""
        self._flow.frame[self.kind[self.depth - 1]].options(self, seat)

    def act(self, seat: int, action: int) -> None:
        """Do it."""
        self._flow.frame[self.kind[self.depth - 1]].act(self, seat, action)

    def imagine(self, seat: int) -> None:
        """Redraw all that the seat (-1: a spectator) does not know, by nothing but what it knows.

        Where nothing explains all that it knows, as in a position set up by hand, give up the oldest memory first, and
        count that in `relaxed`. The truth is never a way out.
        """

    def _worth(self, seat: int) -> int:
        """How well the seat stands, for bots: about a hundred a point."""
        return 0

    def _standing(self, seat: int) -> int:
        """A higher one ranks higher at the end; equal ones share the place."""
        return 0

    # chance

    def seed(self, first: int, second: int) -> None:
        self.rng[0] = first
        self.rng[1] = second
        self.rng[2] = 0

    def _draw_word(self) -> int:
        """SipHash-2-4 of the counter: nobody foretells the next word from those before."""
        m = self.rng[2]
        a = self.rng[0] ^ FIRST
        b = self.rng[1] ^ SECOND
        c = self.rng[0] ^ THIRD
        d = self.rng[1] ^ FOURTH ^ m
        for turn in range(8):
            if turn == 2:
                a = a ^ m
                d = d ^ LENGTH
            elif turn == 4:
                a = a ^ LENGTH
                c = c ^ 255
            a = (a + b) & WORD
            b = (((b << 13) & WORD) | (b >> 51)) ^ a
            a = ((a << 32) & WORD) | (a >> 32)
            c = (c + d) & WORD
            d = (((d << 16) & WORD) | (d >> 48)) ^ c
            a = (a + d) & WORD
            d = (((d << 21) & WORD) | (d >> 43)) ^ a
            c = (c + b) & WORD
            b = (((b << 17) & WORD) | (b >> 47)) ^ c
            c = ((c << 32) & WORD) | (c >> 32)
        self.rng[2] = m + 1
        return a ^ b ^ c ^ d

    def draw(self, sides: int) -> int:
        """A number below sides."""
        return ((self._draw_word() >> 32) * sides) >> 32

    # the smallest verbs; compiled, they stand in the header, where other modules have them inlined

    if not cython.compiled:

        def push(self, kind: int, who: int, note: int = 0, extra: int = 0) -> None:
            self.kind[self.depth] = kind
            self.who[self.depth] = who
            self.note[self.depth] = note
            self.extra[self.depth] = extra
            self.depth += 1

        def pop(self) -> None:
            self.depth -= 1
            self.kind[self.depth] = 0
            self.who[self.depth] = 0
            self.note[self.depth] = 0
            self.extra[self.depth] = 0

        def _frame(self) -> int:
            """The kind of the top frame; 0 when the match is over."""
            return self.kind[self.depth - 1] if self.depth > 0 else 0

        def top_who(self) -> int:
            return self.who[self.depth - 1]

        def top_note(self) -> int:
            return self.note[self.depth - 1]

        def top_extra(self) -> int:
            return self.extra[self.depth - 1]

        def tell(self, kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
            """Everybody learns of it."""
            if self.chronicle is not None:
                self.chronicle.tell(self, self.width(), 0, kind, first, second, third, fourth)

        def whisper(
            self, audience: int, kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0
        ) -> None:
            """Only these seats, as bits, learn of it."""
            if self.chronicle is not None:
                self.chronicle.tell(self, self.width(), audience, kind, first, second, third, fourth)

        def offer(self, action: int) -> None:
            self._options[self._option_count] = action
            self._option_count += 1

        def deciding(self) -> int:
            """Seats that still owe a choice, as bits."""
            return self.asked & ~self.committed

        def is_asked(self, seat: int) -> bool:
            return 0 <= seat < self.seats and (self.asked >> seat) & 1 == 1

    # decisions

    def _decider(self) -> int:
        """The first seat that owes a choice; the match must not be over."""
        mask = self.deciding()
        seat = 0
        while not (mask >> seat) & 1:
            seat += 1
        return seat

    def commit(self, seat: int, action: int) -> bool:
        """Take a secret choice, or another in its place; true when the last one is in.

        Then the game clears `pick` and `committed` as it reveals them.
        """
        self.pick[seat] = action
        self.committed |= 1 << seat
        return self.deciding() == 0

    def find(self, seat: int) -> int:
        """How many options the seat has; they stand in _options until something changes."""
        if self._offered_to != seat + 1:
            self._option_count = 0
            self.offer_all(seat)
            self._offered_to = seat + 1
        return self._option_count

    def _is_legal(self, seat: int, action: int) -> bool:
        if not self.is_asked(seat):
            return False
        for i in range(self.find(seat)):
            if self._options[i] == action:
                return True
        return False

    def _go_on(self) -> None:
        """Run frames that ask nobody, until somebody is asked or the match is over."""
        self._offered_to = 0
        self.asked = 0
        while self.depth > 0:
            self.asked = self._flow.frame[self.kind[self.depth - 1]].choosing(self)
            if self.asked:
                return
            self._flow.frame[self.kind[self.depth - 1]].step(self)
            self._offered_to = 0

    def _apply_unchecked(self, seat: int, action: int) -> None:
        """Unchecked twin of apply."""
        self.act(seat, action)
        self._go_on()

    # knowledge

    def guess_pick(self, seat: int) -> None:
        """What a seat has committed in secret may be any of its options."""
        self._offered_to = 0
        count = self.find(seat)
        self.pick[seat] = self._options[self.draw(count)] if count else 0
        self._offered_to = 0

    def guess(self, seat: int, first: int, second: int) -> None:
        """Forget the truth: keep what the seat knows, redraw the rest and the generator."""
        self.seed(first, second)
        self.relaxed = 0
        self.imagine(seat)
        self.seed(second ^ FIRST, first ^ SECOND)
        self._offered_to = 0

    # the block

    def block(self) -> Any:
        return cython.cast(cython.p_char, cython.address(self.rng[0]))

    def _width(self) -> Any:
        start = cython.cast(cython.p_char, cython.cast(cython.p_void, self))
        return Py_TYPE(self).tp_basicsize - (self.block() - start)  # type: ignore[name-defined]  # noqa: F821

    def become(self, other: State) -> None:
        self._offered_to = 0
        if cython.compiled:
            memcpy(self.block(), other.block(), self._width())
        else:
            shape.assume(self, other)

    # Python's side

    def start(self, seats: int, seed: bytes) -> None:
        """Set the number of seats and the secret that decides all chance."""
        key = hashlib.sha256(b"meadhall chance" + seed).digest()
        self.seats = seats
        self.seed(int.from_bytes(key[:8], "little"), int.from_bytes(key[8:16], "little"))

    def deciders(self) -> list[int]:
        """Seats that still owe a choice."""
        mask = self.deciding()
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def asked_seats(self) -> list[int]:
        """Seats that may choose now: the deciders, and those that may still change their choice."""
        return [seat for seat in range(self.seats) if self.asked >> seat & 1]

    def decider(self) -> int:
        """The first of the deciders; -1 when the match is over."""
        return self._decider() if self.asked else -1

    def legal(self, seat: int) -> tuple[int, ...]:
        """What the seat may do, in the codes of the vocabulary. Also for a seat that may still change its choice."""
        if not self.is_asked(seat):
            return ()
        count = self.find(seat)
        return tuple_of(self._options, count)

    def apply(self, seat: int, action: int) -> None:
        """Do the action, or raise IllegalAction and change nothing."""
        if not self._is_legal(seat, action):
            from meadhall.core.refusals import explain_illegal  # it knows games, and they know this module

            raise IllegalAction(explain_illegal(self, seat, action), seat, action)
        self.act(seat, action)
        self._go_on()

    def apply_unchecked(self, seat: int, action: int) -> None:
        """For search, with actions that are known to be legal."""
        self._apply_unchecked(seat, action)

    def is_legal(self, seat: int, action: int) -> bool:
        return self._is_legal(seat, action)

    def worth(self, seat: int) -> int:
        """How well the seat stands, for bots: about a hundred a point."""
        return self._worth(seat)

    def standing(self, seat: int) -> int:
        """A higher one ranks higher at the end; equal ones share the place."""
        return self._standing(seat)

    def is_over(self) -> bool:
        return self.depth == 0

    def copy(self) -> Self:
        kind = type(self)
        other = kind.__new__(kind) if cython.compiled else kind(self.pieces)
        other.pieces = self.pieces
        other._flow = self._flow
        other.become(self)
        return other

    def recall(self, data: bytes) -> Self:
        """The state with these bytes, kept while something happened: nobody is asked."""
        other = self.copy()
        other.load(data)
        other.asked = 0
        return other

    def determinize(self, seat: int, rng: int) -> Self:
        """A copy in which all that the seat (-1: a spectator) does not know is redrawn."""
        other = self.copy()
        other.guess(seat, rng, rng ^ THIRD)
        return other

    def width(self) -> int:
        """How many bytes the state has."""
        return self._width() if cython.compiled else shape.size(type(self))

    def seat_count(self) -> int:
        return self.seats

    def reveal_count(self) -> int:
        """How often something hidden has become known to anybody."""
        return self.reveals

    def committed_seats(self) -> list[int]:
        """Seats that have chosen in a simultaneous decision that is still open."""
        return [seat for seat in range(self.seats) if self.committed >> seat & 1]

    def draw_word(self) -> int:
        """The next 64 bits of chance; for whoever checks the generator."""
        return self._draw_word()

    def go_on(self) -> None:
        """Run to the next decision, after fields were set from outside."""
        self._go_on()

    def frame(self) -> int:
        """The kind of the top frame; 0 when the match is over."""
        return self._frame()

    def __bytes__(self) -> bytes:
        if cython.compiled:
            return PyBytes_FromStringAndSize(self.block(), self._width())
        return shape.pack(type(self), vars(self))

    def load(self, data: bytes) -> None:
        """Become the state with these bytes."""
        if len(data) != self.width():
            raise ValueError(f"{self.width()} bytes are needed, not {len(data)}")
        self._offered_to = 0
        if cython.compiled:
            memcpy(self.block(), cython.cast(cython.p_char, data), self._width())
        else:
            shape.fill(self, shape.unpack(type(self), data))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.pieces,), bytes(self)

    def __setstate__(self, data: bytes) -> None:
        self.load(data)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))
