"""Runs one stage of a build: one line before it, a sign of life while it lasts, its whole output only if it fails.

    python3 tools/stage.py 'compiling the rules, about 1 minute' COMMAND...

Lines of its output that begin with "meadhall: " are meant for the user and are shown either way.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time

PAUSE = 20.0  # seconds between two signs of life
NOTE = "meadhall: "


def run(what: str, command: list[str], pause: float = PAUSE) -> int:
    print(f"{NOTE}{what}", flush=True)
    start = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        try:
            process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
        except OSError as error:
            print(f"{NOTE}cannot start {command[0]}: {error.strerror}", file=sys.stderr)
            return 127
        try:
            while True:
                try:
                    code = process.wait(pause)
                    break
                except subprocess.TimeoutExpired:
                    print(f"{NOTE}  {time.monotonic() - start:.0f} s so far", flush=True)
        except KeyboardInterrupt:
            process.wait()
            return 130
        output.seek(0)
        if code:
            sys.stdout.writelines(output)
            sys.stdout.flush()
            print(
                f"{NOTE}this failed with exit code {code}: {what.partition(',')[0]}. Why stands above.", file=sys.stderr
            )
            return code if code > 0 else 128 - code
        sys.stdout.writelines(line for line in output if line.startswith(NOTE))
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: stage.py WHAT COMMAND...")
    sys.exit(run(sys.argv[1], sys.argv[2:]))
