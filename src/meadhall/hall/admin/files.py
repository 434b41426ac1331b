"""Files of the hall's keeper: written beside and put in place at once, readable by their owner only."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from meadhall.core.errors import Mistake


@contextlib.contextmanager
def put_in_place(path: Path) -> Iterator[Path]:
    """An empty file to fill; it takes the place of `path` when all went well, and is gone otherwise."""
    beside = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield beside
        _flush(beside)
        beside.replace(path)
        _flush(path.parent)
    except OSError as error:
        raise Mistake(f"cannot write {path}: {error.strerror or error}; give another place") from None
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)


def _flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
