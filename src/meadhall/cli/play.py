"""`meadhall play`: a match in the terminal."""

from __future__ import annotations

import random
import shlex
import sys
import time
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from meadhall.bots.levels import LEVELS, Bot, make_bot
from meadhall.bots.mind import Mind
from meadhall.cli.console import Terminal
from meadhall.cli.rules import print_chapters
from meadhall.cli.score import print_result
from meadhall.cli.texts import cli_texts
from meadhall.core import saga as sagas
from meadhall.core.components import read_overlay
from meadhall.core.errors import Mistake
from meadhall.core.files import data_folder, path_of
from meadhall.core.game import Game, commitment
from meadhall.core.match import Match, Refused
from meadhall.core.registry import find_game, game_ids
from meadhall.core.text import Texts, preferred_language, whole_number

LONGEST_NAME = 40
UNWRITTEN = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, line separators


class Quit(Exception):
    """The person stops; the match is kept."""


def play_match(
    id: str | None,
    seats: str | None,
    language: str | None,
    seed: int | None,
    options: list[str],
    components: Path | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    language = language or preferred_language()
    texts = cli_texts(language)
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise Mistake("play needs a terminal; for matches without one use 'meadhall fuzz' or the Python API")
    console = Terminal()
    if resume:
        if id or seats or seed is not None or options or components:
            raise Mistake("--resume takes game, seats and all else from the file; leave them out")
        saga = sagas.load(resume, find_game)
        match = sagas.resume(saga, find_game(saga.game))
        path = save or resume
    else:
        game = find_game(id or ask_for_game(console, texts))
        sitting = read_seats(seats or default_seats(game))
        pieces = game.load_pieces(read_overlay(components) if components else "")
        match = Match(game, len(sitting), seed, read_options(options), pieces, sitting)
        path = save or default_path(game)
    Session(console, match, language, path).run()


def ask_for_game(console: Terminal, texts: Texts) -> str:
    ids = game_ids()
    if len(ids) == 1:
        return ids[0]
    for number, id in enumerate(ids, 1):
        console.print(f"  {number}  {find_game(id).texts(texts.language).say(f'{id}-title')}")
    while True:
        answer = console.ask(texts.say("cli-which-game") + " ").strip().lower()
        if answer in ids:
            return answer
        chosen = whole_number(answer)
        if chosen is not None and 1 <= chosen <= len(ids):
            return ids[chosen - 1]


def default_seats(game: Game) -> str:
    return ",".join(["me", *["karl"] * (min(3, game.most) - 1)])


def default_path(game: Game) -> Path:
    return data_folder() / f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}.saga"


def read_seats(text: str) -> list[str]:
    """Player names: 'me' (or 'me:Olga') for a person, a bot's level for a bot; a second karl is 'karl 2'."""
    found: list[str] = []
    for part in text.split(","):
        word, _, name = part.strip().partition(":")
        if word == "me":
            wanted = name.strip() or "me"
            if wanted.partition(" ")[0] in LEVELS:
                raise Mistake(f"a person can't be called {wanted!r}: that is a bot's name; use another after 'me:'")
        elif word in LEVELS and not name:
            wanted = word
        else:
            raise Mistake(f"a seat is me, me:NAME or a bot ({', '.join(LEVELS)}), not {part.strip()!r}")
        if "|" in wanted or any(unicodedata.category(c) in UNWRITTEN for c in wanted):
            raise Mistake(f"a name has only characters that can be printed, and no bars; not {wanted!r}")
        if len(wanted) > LONGEST_NAME:
            raise Mistake(f"a name has at most {LONGEST_NAME} characters; {wanted[:LONGEST_NAME]!r}... is longer")
        number = 1 + sum(other == wanted or other.rpartition(" ")[0] == wanted for other in found)
        found.append(wanted if number == 1 else f"{wanted} {number}")
    return found


def read_options(given: Sequence[str]) -> dict[str, str]:
    found = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake(f"a table option is written name=value, not {text!r}")
        if name.strip() in found:
            raise Mistake(f"option {name.strip()} is given twice; give it once")
        found[name.strip()] = value.strip()
    return found


class Session:
    """One sitting at the terminal."""

    def __init__(self, console: Terminal, match: Match, language: str, path: Path) -> None:
        self.console = console
        self.match = match
        self.game = match.game
        self.path = path
        self.texts = cli_texts(language, match.game)
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(match.players):
            level = name.partition(" ")[0]
            if level in LEVELS:
                secret = int.from_bytes(match.seed[:6], "little") * 8 + seat if not match.is_secret else None
                self.bots[seat] = make_bot(level, secret if secret is not None else random.getrandbits(48))
        self.people = [seat for seat in range(len(match.players)) if seat not in self.bots]
        self.told = dict.fromkeys([*self.people, -1], 0)
        self.screen_of: int | None = self.people[0] if len(self.people) == 1 else None

    def run(self) -> None:
        sagas.save(self.match, self.path)
        self.say(
            "cli-welcome",
            title=self.texts.say(f"{self.game.id}-title"),
            players=self.texts.list_of(self.match.players),
            file=str(self.path),
        )
        self.say("cli-commitment", commitment=commitment(self.match.seed)[:16])
        try:
            while not self.match.state.is_over():
                self.next_choice()
        except (Quit, EOFError, KeyboardInterrupt) as stopped:
            sagas.save(self.match, self.path)
            self.console.print()
            self.say("cli-kept", command=f"meadhall play --resume {shlex.quote(str(self.path))}")
            if isinstance(stopped, KeyboardInterrupt):
                raise
            return
        self.finish()

    def next_choice(self) -> None:
        deciders = self.match.state.deciders()
        bots = [seat for seat in deciders if seat in self.bots]
        if bots:
            seat = bots[0]
            self.do(seat, self.bots[seat].choose(Mind(self.game, self.match.state, seat, self.match.events)))
        else:
            self.ask(deciders[0])

    def do(self, seat: int, code: int) -> None:
        self.match.apply(seat, code)
        sagas.save(self.match, self.path)

    def finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        self.tell_news(viewer)
        self.draw(viewer)
        print_result(self.console, self.match, self.texts)
        self.say("cli-verify", command=f"meadhall saga verify {shlex.quote(str(self.path))}")

    # asking a person

    def ask(self, seat: int) -> None:
        if self.screen_of != seat:
            self.draw_curtain(seat)
        self.tell_news(seat)
        self.draw(seat)
        while True:
            self.show_choices(seat)
            answer = self.console.ask(self.texts.say("cli-choose") + " ", "bold yellow").strip()
            if answer and self.answer(seat, answer):
                return

    def draw_curtain(self, seat: int) -> None:
        self.console.clear()
        self.console.ask(self.texts.say("cli-curtain", player=self.match.players[seat]), "bold")
        self.console.clear()
        self.screen_of = seat

    def show_choices(self, seat: int) -> None:
        prompt = self.game.prompt(self.match.state, seat)
        asked = self.game.tell_saying(prompt, self.texts, self.match.players)
        self.console.print(Text.assemble((asked, "bold"), (f"  {prompt.rule}", "dim")))
        lines = []
        for number, code in enumerate(self.match.state.legal(seat), 1):
            told = self.game.tell_action(code, self.texts, self.match.players)
            notation = self.game.vocabulary.text(code)
            lines.append(Text.assemble((f"{number:3} ", "bold yellow"), told, (f"  {notation}", "dim")))
        self.console.print(Columns(lines, padding=(0, 3), column_first=True))

    def answer(self, seat: int, answer: str) -> bool:
        """Whether the answer moved the match on, or back."""
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "quit" | "exit" | "q":
                raise Quit
            case "help" | "?" | "h":
                self.say("cli-help")
            case "undo" | "u":
                return self.undo(seat)
            case "rules":
                self.show_rules(rest.strip())
            case "why":
                self.tell_why(seat, rest)
            case "log":
                self.told[seat] = 0
                self.tell_news(seat)
            case "table":
                self.draw(seat)
            case "save":
                self.save_copy(rest.strip())
            case "lang":
                self.change_language(rest.strip())
            case _:
                return self.choose(seat, answer)
        return False

    def choose(self, seat: int, answer: str) -> bool:
        legal = self.match.state.legal(seat)
        number = whole_number(answer)
        if number is not None:
            if 1 <= number <= len(legal):
                self.do(seat, legal[number - 1])
                return True
            self.say("cli-between", last=len(legal))
            return False
        try:
            self.do(seat, self.game.vocabulary.read(answer))
        except Refused as error:
            self.refuse(error)
        except ValueError:
            self.tell_unknown(answer)
        else:
            return True
        return False

    def tell_unknown(self, text: str) -> None:
        self.say("cli-unknown", text=text)
        meant = self.game.vocabulary.suggest(text)
        if meant:
            self.say("cli-meant", actions=", ".join(meant))

    def refuse(self, error: Refused) -> None:
        told = self.game.tell_saying(error.saying, self.texts, self.match.players)
        self.console.print(Text.assemble((told, "red"), (f"  {error.saying.rule}", "dim")))

    def tell_why(self, seat: int, text: str) -> None:
        try:
            code = self.game.vocabulary.read(text)
        except ValueError:
            self.tell_unknown(text)
            return
        saying = self.game.why_not(self.match.state, seat, code)
        if saying:
            self.refuse(Refused("", saying))
        else:
            self.say("cli-possible")

    def undo(self, seat: int) -> bool:
        """Back to the person's last choice. What bots have committed in secret since is theirs to choose again."""
        if not self.match.can_undo(seat):
            self.say("cli-no-undo")
            return False
        self.match.undo(seat)
        sagas.save(self.match, self.path)
        self.told = {key: min(at, len(self.match.events)) for key, at in self.told.items()}
        self.say("cli-undone")
        return True

    def show_rules(self, wanted: str) -> None:
        book = self.game.rulebook(self.texts.language)
        try:
            chapters = book.find(wanted) if wanted else list(book.chapters)
        except Mistake as error:
            self.console.print(str(error))
            return
        print_chapters(self.console, chapters)

    def save_copy(self, name: str) -> None:
        if not name:
            self.say("cli-saved", file=str(self.path))
            return
        try:
            sagas.save(self.match, path_of(name))
        except Mistake as error:
            self.console.print(str(error))
        else:
            self.say("cli-saved", file=name)

    def change_language(self, language: str) -> None:
        try:
            self.texts = cli_texts(language, self.game)
        except Mistake as error:
            self.console.print(str(error))

    # showing

    def say(self, key: str, **args: object) -> None:
        self.console.print(self.texts.say(key, **args), soft_wrap=True)

    def tell_news(self, seat: int | None) -> None:
        """What has happened since this person last looked."""
        key = -1 if seat is None else seat
        for event in self.match.events_for(seat, self.told[key]):
            self.console.print(Text("  " + self.game.tell_event(event, self.texts, self.match.players), "dim"))
        self.told[key] = len(self.match.events)

    def draw(self, seat: int | None) -> None:
        self.console.print()
        self.console.print(self.game.draw(self.match.view(seat), self.texts, self.match.players))
