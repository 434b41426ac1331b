"""Python's search for garbage among all objects stops the hall, for a tenth of a second where there are hundreds of
tables. It would come at any moment, several times a minute while tables fill; so it is made at set times instead."""

from __future__ import annotations

import gc
import threading

EVERY = 60  # seconds between searches
YOUNG = (10_000, 20, 1_000_000)  # only what is new is searched in between


def collect_on_schedule() -> None:
    """For a process that does nothing but keep the hall."""
    gc.set_threshold(*YOUNG)
    threading.Thread(target=_search, name="gc", daemon=True).start()


def _search() -> None:
    waiting = threading.Event()
    while not waiting.wait(EVERY):
        gc.collect()
