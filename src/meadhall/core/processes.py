"""Starting processes of our own."""

from __future__ import annotations

import signal
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess


def start_sheltered(process: BaseProcess) -> None:
    """Start a process that never sees Ctrl-C, not even while it loads: the one that started it decides what to do."""
    resource_tracker.ensure_running()  # it clears the mask when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
