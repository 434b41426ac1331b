"""Files that people name: read as a whole but never endlessly, and written beside and put in place in one step."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from meadhall.core.errors import Mistake

LARGEST = 4_000_000  # bytes; the longest saga of a match has a quarter of it
PRIVATE, USUAL = 0o600, 0o666


def read_text(path: Path, kind: str) -> str:
    """A text of our own size. `kind` says what it should be: 'a saga'."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise Mistake(f"cannot read {path}: {error.strerror}; give the path of {kind}") from None
    if len(data) > LARGEST:
        raise Mistake(f"{path} is larger than {LARGEST // 1_000_000} MB; give the path of {kind}")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake(f"{path} is not text in UTF-8; give the path of {kind}") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


@contextlib.contextmanager
def put_in_place(path: Path, mode: int = PRIVATE, remedy: str = "give another place") -> Iterator[Path]:
    """An empty file to fill; it takes the place of `path` when all went well, and is gone otherwise."""
    beside: Path | None = None
    try:
        if "\0" in str(path):
            raise OSError("that is not a name of a file")
        place = path.resolve()  # through links: else a link would be replaced, be it that of a device
        if not place.name or (place.exists() and not place.is_file()):
            raise OSError("that is not a file")
        place.parent.mkdir(parents=True, exist_ok=True)
        beside = place.with_name(place.name + ".new")
        beside.unlink(missing_ok=True)
        os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
        yield beside
        flush(beside)
        beside.replace(place)
        flush(place.parent)
    except (OSError, RuntimeError) as error:  # a circle of links is a RuntimeError
        raise Mistake(f"cannot write {path}: {getattr(error, 'strerror', None) or error}; {remedy}") from None
    finally:
        if beside:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)


def flush(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def path_of(text: str) -> Path:
    """A path as people write it, with ~ for their home."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise Mistake(f"{text}: that home folder is unknown; write the whole path") from None


def data_folder() -> Path:
    """Where matches and halls are kept if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    try:
        return Path(home or Path.home() / ".local" / "share") / "meadhall"
    except RuntimeError:
        raise Mistake("your home folder is unknown; say where to keep this, or set XDG_DATA_HOME to a folder") from None
