"""Starting processes of our own."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from multiprocessing import resource_tracker


@contextlib.contextmanager
def sheltered() -> Iterator[None]:
    """Processes started within never see Ctrl-C, not even while they load: their parent decides what to do.

    The parent sees it at the end, when it has noted which processes there are. One that it did not know of would never
    be stopped, and the parent would wait for it for ever.
    """
    resource_tracker.ensure_running()  # it clears the mask when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
