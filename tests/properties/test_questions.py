"""Who decides and what is legal are questions: uncompiled, no field of the state is written while they are answered."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from meadhall.core.registry import game_ids

PLAY = """
import random, sys
from meadhall.core import layout
from meadhall.core.registry import find_game

asking = 0
asked = 0

def as_question(answer):
    def question(*arguments):
        global asking, asked
        asking, asked = asking + 1, asked + 1
        try:
            return answer(*arguments)
        finally:
            asking -= 1
    return question

def set_item(row, at, value, write=layout.Row.__setitem__):
    assert not asking, "a question writes into a list of the state"
    write(row, at, value)

def set_field(state, name, value, write=object.__setattr__):
    assert not asking or name.startswith("_"), f"a question writes {name}"
    write(state, name, value)

game = find_game(sys.argv[1])
kind = type(game.new(game.fewest, 1))
kind.offer_all = as_question(kind.offer_all)
for number, frame in enumerate(kind.flow.frame):
    if frame.choosing:
        kind.flow.frame[number] = frame._replace(choosing=as_question(frame.choosing))
layout.Row.__setitem__ = set_item
kind.__setattr__ = set_field
for seats in range(game.fewest, game.most + 1):
    state, chance = game.new(seats, seats), random.Random(seats)
    while not state.is_over():
        seat = chance.choice(state.deciders())
        state.apply(seat, chance.choice(state.legal(seat)))
print(asked)
"""


@pytest.mark.parametrize("id", game_ids())
def test_a_question_writes_nothing(id: str) -> None:
    command = [sys.executable, "-c", PLAY, id]
    done = subprocess.run(command, env=os.environ | {"MEADHALL_PURE": "1"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 100
