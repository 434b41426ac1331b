"""Where `meadhall` begins. Nothing is loaded here that takes time, so that Ctrl-C is quiet from the first moment on."""

from __future__ import annotations

import os
import signal
from types import FrameType

INTERRUPTED = 130


def interrupt(number: int, frame: FrameType | None) -> None:
    """Ctrl-C. While modules are being loaded there is nothing to finish, and an exception would surface anywhere."""
    if is_loading(frame):
        os._exit(INTERRUPTED)
    raise KeyboardInterrupt


def is_loading(frame: FrameType | None) -> bool:
    while frame:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False


def run() -> None:
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else whoever started us ignores it
        signal.signal(signal.SIGINT, interrupt)
    from meadhall.cli.console import prepare_streams
    from meadhall.cli.main import run

    prepare_streams()
    try:
        run()
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # nothing is left to be finished, and nothing to be said about it
