"""The record of a match as a text file: a header, then one action a line.

meadhall saga 1
game: intrigues
rules: 1
players: Olga, karl, karl
option goals: top
pieces: 1d1be6cd5b8c2c1e
commitment: <SHA-256 of the seed>
seed: <64 hexadecimal digits; "hidden" in one that is handed out before the end>
chance: secret
components: | <the owner's file follows, each line behind a bar>

1 play odin thor
2 play sif loki
end 2 1 1
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from meadhall.core.errors import Mistake
from meadhall.core.files import USUAL, put_in_place, read_text
from meadhall.core.game import Game, commitment
from meadhall.core.match import Match, Move, Refused
from meadhall.core.pieces import Pieces
from meadhall.core.printed import shown
from meadhall.core.text import whole_number

FIRST_LINE = "meadhall saga 1"
HIDDEN = "hidden"


@dataclass
class Saga:
    """A record as it was read; `lines` has the line number of every move, for errors."""

    game: str
    rules: int
    players: list[str]
    options: dict[str, str]
    pieces: str
    commitment: str
    seed: bytes | None
    is_secret: bool
    overlay: str = ""
    moves: list[Move] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    places: list[int] | None = None
    places_line: int = 0


def write(match: Match, show_seed: bool = True) -> str:
    """The saga of a match. With show_seed=False the seed is held back until the match is over."""
    if match.starts_from_position:
        raise Mistake(
            "a match that starts from a position has no saga: no seed leads to it. Keep the bytes of its state"
        )
    seed = match.seed.hex() if show_seed or match.state.is_over() else HIDDEN
    lines = [
        FIRST_LINE,
        f"game: {match.game.id}",
        f"rules: {match.game.rules_version}",
        f"players: {', '.join(match.players)}",
        *(f"option {name}: {value}" for name, value in match.options.items()),
        f"pieces: {match.pieces.digest}",
        f"commitment: {commitment(match.seed)}",
        f"seed: {seed}",
        f"chance: {'secret' if match.is_secret else 'not secret'}",
    ]
    lines += [*write_components(match.pieces.overlay), ""]
    lines += [f"{move.seat + 1} {match.game.vocabulary.text(move.code)}" for move in match.moves]
    result = match.result()
    if result:
        lines.append(f"end {' '.join(map(str, result.places))}")
    return "\n".join(lines) + "\n"


def write_components(overlay: str) -> list[str]:
    return ["components:", *(f"| {line}" for line in overlay.splitlines())] if overlay else []


def save(match: Match, path: Path) -> None:
    """Write beside and put in place in one step, so that no crash leaves half a file."""
    with put_in_place(path, USUAL, "give another place with --save") as beside:
        beside.write_text(write(match), encoding="utf-8")


def load(path: Path, find_game: Callable[[str], Game]) -> Saga:
    return read(read_text(path, "a saga"), find_game)


def read(text: str, find_game: Callable[[str], Game]) -> Saga:
    """Understand a saga, or say which line is wrong."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise Mistake(f"line 1: a saga begins with '{FIRST_LINE}'; this file is something else")
    header, overlay, at = _read_header(lines)
    game = find_game(_need(header, "game"))
    seed = _need(header, "seed")
    players = [name.strip() for name in _need(header, "players").split(",")]
    saga = Saga(
        game=game.id,
        rules=_number(header, "rules"),
        players=players,
        options={key.split(" ", 1)[1]: value for key, (value, _) in header.items() if key.startswith("option ")},
        pieces=_need(header, "pieces"),
        commitment=_need(header, "commitment"),
        seed=None if seed == HIDDEN else _hex(header, "seed"),
        is_secret=header.get("chance", ("secret", 0))[0] == "secret",
        overlay="".join(f"{line}\n" for line in overlay),
    )
    for number in range(at, len(lines)):
        _read_move(saga, game, lines[number].strip(), number + 1)
    return saga


def _read_header(lines: list[str]) -> tuple[dict[str, tuple[str, int]], list[str], int]:
    header: dict[str, tuple[str, int]] = {}
    overlay: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return header, overlay, number
        if line.startswith("|"):
            overlay.append(line[2:])
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise Mistake(f"line {number}: a header line is 'name: value'; an empty line ends the header")
        header[key.strip()] = (value.strip(), number)
    return header, overlay, len(lines)


def _read_move(saga: Saga, game: Game, line: str, number: int) -> None:
    if not line or line.startswith("#"):
        return
    if saga.places is not None:
        raise Mistake(f"line {number}: nothing may follow the line that begins with 'end'")
    word, _, rest = line.partition(" ")
    if word == "end":
        try:
            saga.places = [int(place) for place in rest.split()]
        except ValueError:
            raise Mistake(f"line {number}: 'end' is followed by the place of each player") from None
        saga.places_line = number
        return
    seat = whole_number(word)
    if seat is None or not 1 <= seat <= len(saga.players):
        raise Mistake(f"line {number}: a move begins with a seat from 1 to {len(saga.players)}")
    try:
        code = game.vocabulary.read(rest)
    except ValueError as error:
        raise Mistake(f"line {number}: {error}") from None
    saga.moves.append(Move(seat - 1, code))
    saga.lines.append(number)


def _need(header: dict[str, tuple[str, int]], key: str) -> str:
    if key not in header or not header[key][0]:
        raise Mistake(f"the header has no line '{key}: ...'; the file is cut or was changed")
    return header[key][0]


def _number(header: dict[str, tuple[str, int]], key: str) -> int:
    value = whole_number(_need(header, key))
    if value is None:
        raise Mistake(f"line {header[key][1]}: {key} is a number, not {shown(header[key][0])}")
    return value


def _hex(header: dict[str, tuple[str, int]], key: str) -> bytes:
    try:
        value = bytes.fromhex(_need(header, key))
    except ValueError:
        value = b""
    if len(value) != 32:
        raise Mistake(f"line {header[key][1]}: {key} has 64 hexadecimal digits")
    return value


def load_pieces(saga: Saga, game: Game) -> Pieces:
    try:
        return game.load_pieces(saga.overlay)
    except Mistake as error:
        raise Mistake(f"the components in the saga, {error}") from None


def resume(saga: Saga, game: Game) -> Match:
    """Play a saga again to its last move; the match can go on from there."""
    if saga.rules != game.rules_version:
        raise Mistake(
            f"the saga was played by version {saga.rules} of the rules, this is version {game.rules_version}; "
            "use the Meadhall that wrote it"
        )
    if saga.seed is None:
        raise Mistake("the seed is held back until the match is over, so it can't be replayed; ask its host")
    pieces = load_pieces(saga, game)
    if pieces.digest != saga.pieces:
        raise Mistake("the pieces are not those of the match; its components file is missing or was changed")
    match = Match(game, len(saga.players), saga.seed, saga.options, pieces, saga.players)
    match.is_secret = saga.is_secret
    for move, line in zip(saga.moves, saga.lines, strict=True):
        try:
            match.apply(move.seat, move.code)
        except Refused as error:
            raise Mistake(f"line {line}: {error}") from None
    return match


def verify(saga: Saga, game: Game) -> Match:
    """Prove a finished saga: the seed is the one committed to, every move was legal, the result is what it says."""
    if saga.seed is not None and hashlib.sha256(saga.seed).hexdigest() != saga.commitment:
        raise Mistake("the seed is not the one that was committed to: the shuffles were not what was promised")
    match = resume(saga, game)
    result = match.result()
    if saga.places is not None and (result is None or list(result.places) != saga.places):
        reached = " ".join(map(str, result.places)) if result else "no end yet"
        raise Mistake(f"line {saga.places_line}: the moves lead to {reached}")
    return match
