"""Runs two commands at once: the second shows what it says, the first only if it fails.

    python3 tools/beside.py 'make check' python -m pytest

Both run to their end; either failure is the failure of the whole.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
import tempfile
import threading
import time


def run(quiet: str, command: list[str]) -> int:
    start = time.monotonic()
    failed = threading.Event()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        beside = subprocess.Popen(shlex.split(quiet), stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)

        def watch() -> None:
            """A failure is shown at once: it may be long before the other command ends."""
            code = beside.wait()
            seconds = f"{time.monotonic() - start:.0f} s"
            if code == 0:
                print(f"\nmeadhall: '{quiet}' passed in {seconds}", flush=True)
                return
            failed.set()
            output.seek(0)
            print(f"\nmeadhall: '{quiet}' failed after {seconds}:\n{output.read()}", flush=True)

        watcher = threading.Thread(target=watch)
        watcher.start()
        try:
            code = subprocess.run(command, check=False).returncode
        except KeyboardInterrupt:
            code = 130
        except OSError as error:
            print(f"meadhall: cannot start {command[0]}: {error.strerror}", file=sys.stderr)
            code = 127
        watcher.join()
    if failed.is_set():
        print(f"meadhall: '{quiet}' failed; its output stands above", file=sys.stderr)
        return code or 1
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: beside.py 'QUIET COMMAND' COMMAND...")
    sys.exit(run(sys.argv[1], sys.argv[2:]))
