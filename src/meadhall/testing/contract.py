"""The engine contract, checked on random matches. Every game must pass for every player count."""

from __future__ import annotations

import json
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import takewhile, zip_longest
from typing import Any

from meadhall.core import build, layout
from meadhall.core.chronicle import Chronicle
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.moments import Moment, Story
from meadhall.core.moments import play as play_story
from meadhall.core.patch import apply, diff
from meadhall.core.state import IllegalAction, State
from meadhall.core.text import LANGUAGES
from meadhall.core.vocabulary import Event
from meadhall.testing.trace import traces

MOST_DECISIONS = 10_000
GUESSES = 20_000
GUESSES_PER_MOVE = 2
DOUBTERS = 2  # seats, or the spectator, for which the story of a move is also told from a guess
OCCUPIED = bytes([0] + [1] * 255)
OF_A_CHOICE = {"frame", "asked", "waiting", "deciding", "legal", "pick", "committed"}


def check_game(
    game: Game,
    players: Iterable[int] | None = None,
    matches: int = 3,
    samples: int = 60,
    seed: int = 0,
    against_uncompiled: bool = True,
) -> None:
    """Raise AssertionError with the game, seats, seed and move where the contract is broken."""
    for seats in players or range(game.fewest, game.most + 1):
        for number in range(matches):
            Checker(game, seats, seed + number, samples).check_match()
        if against_uncompiled:
            check_builds(game, seats, seed, seed + matches)


def occupied(state: State) -> int:
    """Which bytes of the block are in use, the generator's aside, as one bit each."""
    generator = layout.layout(type(state))[0]
    data = bytes(state)[8 * generator.count :]
    return int.from_bytes(data.translate(OCCUPIED), "little")


def check_builds(game: Game, seats: int, first: int, last: int) -> None:
    """The uncompiled rules give the same bytes, options, events and values at every step."""
    if build.kind() != "compiled":
        return
    done = subprocess.run(
        [sys.executable, "-m", "meadhall.testing.trace", game.id, str(seats), str(first), str(last)],
        env=os.environ | {"MEADHALL_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for mine, theirs in zip(traces(game, seats, first, last), done.stdout.splitlines(), strict=True):
        assert mine == theirs, f"compiled and uncompiled differ: {mine} and {theirs}"


class Checker:
    """Plays one random match and looks at a sample of its states from all sides."""

    def __init__(self, game: Game, seats: int, seed: int, samples: int) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.samples = samples
        self.chance = random.Random(seed)
        self.options = {option.id: self.chance.choice(option.values) for option in game.options}
        self.names = [f"Player{seat + 1}" for seat in range(seats)]
        self.move = 0

    @contextmanager
    def place(self) -> Iterator[None]:
        try:
            yield
        except AssertionError as error:
            where = f"{self.game.id}, {self.seats} seats, seed {self.seed}, options {self.options}, move {self.move}"
            raise AssertionError(f"{where}: {error}") from error

    def new(self, chronicle: Chronicle | None = None) -> Any:
        return self.game.new(self.seats, self.seed, self.options, chronicle=chronicle)

    def check_match(self) -> None:
        with self.place():
            moves = self.play()
            self.check_same_seed(moves)
            self.check_undo(moves)

    def play(self) -> list[tuple[int, int]]:
        chronicle = Chronicle()
        state = self.new(chronicle)
        chosen = set(self.chance.sample(range(4 * self.samples), self.samples))
        moves: list[tuple[int, int]] = []
        self.check_events(chronicle)
        while not state.is_over():
            self.move = len(moves)
            assert self.move < MOST_DECISIONS, "the match does not end"
            self.check_options(state)
            if self.move in chosen or self.move < 3:
                self.check_state(state)
            seat = self.chance.choice(state.deciders())
            action = self.chance.choice(state.legal(seat))
            reveals = state.reveal_count()
            before = state.copy()
            state.apply(seat, action)
            assert state.reveal_count() >= reveals, "the count of reveals fell"
            events = self.check_events(chronicle)
            if state.reveal_count() == reveals:
                self.check_nothing_new(before, (seat, action), state, events)
            self.check_story(before, (seat, action), state, events)
            moves.append((seat, action))
        self.move = len(moves)
        self.check_bytes(state)
        self.check_end(state)
        return moves

    def check_state(self, state: Any) -> None:
        before = bytes(state)
        self.check_bytes(state)
        self.check_copies(state)
        self.check_apply(state)
        self.check_refusals(state)
        self.check_prompts(state)
        self.check_views(state)
        self.check_determinize(state)
        self.check_simultaneous(state)
        for seat in range(self.seats):
            assert isinstance(state.worth(seat), int) and isinstance(state.standing(seat), int)
            assert not self.game.faults(state), self.game.faults(state)
        assert bytes(state) == before, "a question changed the state"

    # decisions

    def check_options(self, state: Any) -> None:
        asked, deciders = state.asked_seats(), state.deciders()
        assert deciders, "nobody is asked and the match is not over"
        assert set(deciders) <= set(asked)
        assert state.decider() == deciders[0]
        assert set(asked) - set(deciders) == set(state.committed_seats())
        assert self.game.result(state) is None
        assert self.game.frame_name(state), "the open decision has no name"
        for seat in range(-1, self.seats + 1):
            legal = state.legal(seat)
            assert bool(legal) == (seat in asked), f"seat {seat}: asked {asked}, legal {legal}"
            assert len(set(legal)) == len(legal), f"options are offered twice: {legal}"
            for code in legal:
                assert self.game.vocabulary.read(self.game.vocabulary.text(code)) == code

    def check_apply(self, state: Any) -> None:
        for seat in state.asked_seats():
            for action in self.some(state.legal(seat), 12):
                one, two = state.copy(), state.copy()
                one.apply(seat, action)
                two.apply_unchecked(seat, action)
                assert one == two, "apply and its unchecked twin differ"

    def check_refusals(self, state: Any) -> None:
        """Illegal actions are refused without change; why_not is empty exactly when the action is legal."""
        size = len(self.game.vocabulary)
        for seat in range(-1, self.seats + 1):
            legal = set(state.legal(seat))
            codes = self.some(range(size), 2500 if seat == state.decider() else 100)
            for code in {*codes, *legal, -1, size, 2**20}:
                reason = self.game.why_not(state, seat, code)
                assert (reason is None) == (code in legal), f"seat {seat}, {self.word(code)}: {reason}"
                assert state.is_legal(seat, code) == (code in legal)
            for code in [*self.some(codes, 20), -1, size]:
                if code not in legal:
                    self.check_refused(state, seat, code)

    def check_refused(self, state: Any, seat: int, code: int) -> None:
        before = bytes(state)
        try:
            state.apply(seat, code)
        except IllegalAction:
            assert bytes(state) == before, "a refused action changed the state"
        else:
            raise AssertionError(f"seat {seat} could do {self.word(code)}, which is not legal")
        saying = self.game.why_not(state, seat, code)
        assert saying is not None
        for language in LANGUAGES:
            assert self.game.tell_saying(saying, self.game.texts(language), self.names)
        if saying.rule:
            assert saying.rule in self.game.rulebook("en").rules, f"there is no rule {saying.rule}"

    def check_prompts(self, state: Any) -> None:
        for language in LANGUAGES:
            texts = self.game.texts(language)
            for seat in state.asked_seats():
                prompt = self.game.prompt(state, seat)
                assert self.game.tell_saying(prompt, texts, self.names)
                assert prompt.rule in self.game.rulebook(language).rules, f"there is no rule {prompt.rule}"
                for code in self.some(state.legal(seat), 5):
                    assert self.game.tell_action(code, texts, self.names)

    def check_simultaneous(self, state: Any) -> None:
        """A seat may change its choice until the last one is in; nobody else can tell; the order does not matter."""
        deciders = state.deciders()
        for seat in state.asked_seats() if len(state.asked_seats()) > 1 else []:
            others = [other for other in deciders if other != seat]
            if not others:
                continue
            legal = state.legal(seat)
            first, second = self.chance.choice(legal), self.chance.choice(legal)
            changed, direct, once = state.copy(), state.copy(), state.copy()
            once.apply(seat, first)
            changed.apply(seat, first)
            changed.apply(seat, second)
            direct.apply(seat, second)
            assert changed == direct, "a changed choice is not the same as the choice itself"
            for other in [None, *(other for other in range(self.seats) if other != seat)]:
                assert self.view(once, other) == self.view(direct, other), "a secret choice shows"
            other = others[0]
            theirs = self.chance.choice(state.legal(other))
            one, two = state.copy(), state.copy()
            one.apply(seat, second)
            if one.reveal_count() == state.reveal_count() and theirs in one.legal(other):
                one.apply(other, theirs)
                two.apply(other, theirs)
                if two.reveal_count() == state.reveal_count():
                    two.apply(seat, second)
                    assert one == two, "the order of secret choices changes the state"

    # the block

    def check_bytes(self, state: Any) -> None:
        data = bytes(state)
        assert len(data) == state.width() == layout.size(type(state))
        values = json.loads(json.dumps(layout.values(state)))
        rebuilt = type(state)(state.pieces)
        rebuilt.load(layout.pack(type(state), values))
        assert bytes(rebuilt) == data, "the state is not what its fields say: a slot out of use is not zero"
        assert rebuilt == state and hash(rebuilt) == hash(state)
        assert pickle.loads(pickle.dumps(state)) == state
        assert [rebuilt.legal(seat) for seat in range(self.seats)] == [state.legal(seat) for seat in range(self.seats)]

    def check_copies(self, state: Any) -> None:
        before, copy = bytes(state), state.copy()
        assert copy == state and copy is not state and copy.chronicle is None
        seat = copy.decider()
        copy.apply(seat, self.chance.choice(copy.legal(seat)))
        assert bytes(state) == before, "a copy is not independent"
        assert copy != state

    # what a seat knows

    def view(self, state: State, seat: int | None) -> str:
        """What the seat sees of the table, and what it may do."""
        legal = () if seat is None else state.legal(seat)
        return json.dumps([self.game.view(state, seat), legal], sort_keys=True)

    def check_views(self, state: Any) -> None:
        """States that differ only in what a seat cannot know give it identical views."""
        for seat in [None, *range(self.seats)]:
            truth = self.view(state, seat)
            for number in range(3):
                guess = state.determinize(-1 if seat is None else seat, self.chance.getrandbits(64) + number)
                assert self.view(guess, seat) == truth, f"the view of {seat} shows what it cannot know"
                guess = self.game.redraw_unseen(state, seat, self.chance.getrandbits(64))
                assert self.view(guess, seat) == truth, f"what was redrawn for {seat} shows"
                assert not self.game.faults(guess), self.game.faults(guess)

    def check_determinize(self, state: Any) -> None:
        for seat in range(-1, self.seats):
            rng = self.chance.getrandbits(64)
            guess = state.determinize(seat, rng)
            assert guess == state.determinize(seat, rng), "the same rng gives different guesses"
            assert not guess.relaxed, f"a guess of seat {seat} gave up {guess.relaxed} memories"
            other = state.determinize(seat, rng ^ 1)
            assert layout.picture(other).rng != layout.picture(guess).rng, "the generator is not redrawn"
            assert layout.picture(state).rng != layout.picture(guess).rng, "the generator is not redrawn"
            assert other.determinize(seat, rng) == guess, f"a guess of seat {seat} depends on what it cannot know"
            assert guess.deciders() == state.deciders() and guess.frame() == state.frame()
            if seat >= 0:
                assert guess.legal(seat) == state.legal(seat)
            self.play_out(guess)
        self.check_every_place(state, self.chance.randrange(-1, self.seats))

    def check_every_place(self, state: Any, seat: int) -> None:
        """Over many guesses every hidden thing takes the place it truly has, and leaves it."""
        truth = occupied(state)
        full, empty = 0, 0
        for _ in range(GUESSES):
            guess = occupied(state.determinize(seat, self.chance.getrandbits(64)))
            full |= guess
            empty |= ~guess
            never = (truth & ~full) | (~truth & ~empty)
            if not never:
                return
        raise AssertionError(f"the truth never comes up in the guesses of seat {seat}, byte {never.bit_length() // 8}")

    def check_nothing_new(self, before: Any, move: tuple[int, int], after: Any, events: list[Event]) -> None:
        """A move that counts no reveal shows everybody just what its view before and the move itself determine.

        So it shows the same in every state that had the same view. A choice that others cannot have known to be
        possible must look like one that was.
        """
        actor, action = move
        for seat in [None, *range(self.seats)]:
            shown = self.shown(after, events, seat)
            for _ in range(GUESSES_PER_MOVE):
                guess = self.game.redraw_unseen(before, seat, self.chance.getrandbits(64))
                tried = [action] if guess.is_legal(actor, action) else guess.legal(actor)
                assert any(self.shown_after(guess, (actor, code), seat) == shown for code in tried), (
                    f"{self.word(action)} of seat {actor} showed {'a spectator' if seat is None else f'seat {seat}'} "
                    "something new and counted no reveal"
                )

    # the story of a move

    def check_story(self, before: Any, move: tuple[int, int], after: Any, events: list[Event]) -> None:
        """Every event has a view for everybody; all that happens is told first; patches add up to the whole view."""
        story = play_story(self.game, before, *move)
        assert [moment.event for moment in story.moments] == events
        doubters = self.some([None, *range(self.seats)], DOUBTERS)
        for seat in [None, *range(self.seats)]:
            views = [self.view(moment.state, seat) for moment in story.moments]
            self.check_told_first(before, story, seat)
            self.check_patches([self.view(before, seat), *views, self.view(after, seat)])
            guess = self.game.redraw_unseen(before, seat, self.chance.getrandbits(64))
            if seat in doubters and guess.is_legal(*move):
                self.check_nothing_early(story, before, play_story(self.game, guess, *move), guess, seat)

    def check_told_first(self, before: Any, story: Story, seat: int | None) -> None:
        """When the first event is told, nothing but the choice itself has changed on the table."""
        if story.moments:
            table = self.without_choice(self.game.view(before.recall(bytes(before)), seat))
            shown = self.without_choice(self.game.view(story.start, seat))
            assert shown == table, f"{story.moments[0].event.key} is told late: seat {seat} saw {diff(table, shown)}"

    def without_choice(self, view: Any) -> Any:
        if isinstance(view, dict):
            hidden = OF_A_CHOICE.union(self.game.shows_choice)
            return {key: self.without_choice(value) for key, value in view.items() if key not in hidden}
        return [self.without_choice(value) for value in view] if isinstance(view, list) else view

    def check_patches(self, views: list[str]) -> None:
        known = table = json.loads(views[0])
        for text in views[1:]:
            view = json.loads(text)
            known = apply(known, json.loads(json.dumps(diff(table, view))))
            table = view
            assert known == view, "the patches do not add up"

    def check_nothing_early(self, story: Story, before: Any, other: Story, guess: Any, seat: int | None) -> None:
        """States that a seat cannot tell apart tell it the same story, until something is revealed."""
        one = self.known_story(story, before.reveal_count(), seat)
        two = self.known_story(other, guess.reveal_count(), seat)
        for mine, theirs in zip_longest(one, two):
            assert mine == theirs, f"seat {seat} learns something that no reveal was counted for: {mine} or {theirs}"

    def known_story(self, story: Story, reveals: int, seat: int | None) -> list[tuple[str, Any, str]]:
        """What the seat is told and shown before the first reveal."""

        def is_known(moment: Moment) -> bool:
            return moment.state.reveal_count() == reveals

        return [
            (moment.event.key, moment.event.args, self.view(moment.state, seat))
            for moment in takewhile(is_known, story.moments)
            if moment.event.is_for(seat)
        ]

    def shown_after(self, state: Any, move: tuple[int, int], seat: int | None) -> str:
        other = state.copy()
        other.chronicle = Chronicle()
        other.apply(*move)
        return self.shown(other, self.game.take_events(other.chronicle), seat)

    def shown(self, state: Any, events: list[Event], seat: int | None) -> str:
        """What the seat sees of the table, and what it has heard."""
        heard = [(event.key, event.args) for event in events if event.is_for(seat)]
        return self.view(state, seat) + json.dumps(heard)

    def play_out(self, state: Any) -> None:
        for _ in range(MOST_DECISIONS):
            if state.is_over():
                return
            seat = state.decider()
            state.apply(seat, self.chance.choice(state.legal(seat)))
        raise AssertionError("a guess does not come to an end")

    # the whole match

    def check_events(self, chronicle: Chronicle) -> list[Event]:
        events = self.game.take_events(chronicle)
        for event in events:
            json.dumps(event.args)
            for language in LANGUAGES:
                assert self.game.tell_event(event, self.game.texts(language), self.names)
        return events

    def check_same_seed(self, moves: list[tuple[int, int]]) -> None:
        """The same seed and moves give the same match, listened to or not."""
        loud, quiet = self.new(Chronicle()), self.new()
        for seat, action in moves:
            loud.apply(seat, action)
            quiet.apply(seat, action)
        assert loud == quiet, "a chronicle or chance from outside changes the match"
        assert self.new() != self.game.new(self.seats, self.seed + 1, self.options)

    def check_undo(self, moves: list[tuple[int, int]]) -> None:
        """Whatever can be taken back is taken back wholly."""
        match = Match(self.game, self.seats, self.seed, self.options)
        for seat, action in moves:
            before, told = bytes(match.state), len(match.events)
            match.apply(seat, action)
            if match.can_undo(seat):
                assert match.state.reveal_count() == match.steps[-1].before.reveal_count()
                match.undo(seat)
                assert bytes(match.state) == before and len(match.events) == told, "undo left something behind"
                match.apply(seat, action)

    def check_end(self, state: Any) -> None:
        result = self.game.result(state)
        assert result is not None, "the match is over and has no result"
        assert len(result.places) == len(result.scores) == len(result.sources) == self.seats
        assert min(result.places) == 1 and result.winners
        for seat in range(self.seats):
            assert sum(result.sources[seat].values()) == result.scores[seat], "the sources do not add up"
            for source, parts in (result.details[seat] if result.details else {}).items():
                assert sum(parts) == result.sources[seat][source], f"the parts of {source} do not add up"
            assert not state.legal(seat)
            assert self.game.why_not(state, seat, 0) is not None
            self.view(state, seat)
        ranked = sorted(range(self.seats), key=lambda seat: result.places[seat])
        assert all(result.scores[a] >= result.scores[b] for a, b in zip(ranked, ranked[1:], strict=False))
        json.dumps(result.as_json())
        for language in LANGUAGES:
            texts = self.game.texts(language)
            assert texts.say(result.reason)
            for source in result.sources[0]:
                assert texts.say(f"{self.game.id}-from-{source}")

    # helpers

    def some(self, things: Any, most: int) -> list[Any]:
        things = list(things)
        return things if len(things) <= most else self.chance.sample(things, most)

    def word(self, code: int) -> str:
        return self.game.vocabulary.text(code) if 0 <= code < len(self.game.vocabulary) else str(code)
