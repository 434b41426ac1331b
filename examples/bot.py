"""A bot for a hall as a program of its own: one JSON line in for each choice, one out.

This one plays any game at random, but ends its turn only when it must. Name it in the hall's configuration:

    [bots.wanderer]
    command = ["python3", "examples/bot.py"]
    seconds = 2
"""

from __future__ import annotations

import json
import random
import sys

LAZY = ("pass", "end", "done", "skip")


def choose(question: dict) -> int:
    """`legal` has the code and the notation of every action; `view` is all that the seat can see."""
    legal = question["legal"]
    busy = [action for action in legal if not action["text"].startswith(LAZY)]
    return random.choice(busy or legal)["code"]


def main() -> None:
    for line in sys.stdin:  # ends when the hall closes
        print(json.dumps({"action": choose(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
