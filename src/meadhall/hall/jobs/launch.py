"""Becomes a bot's program, within limits. Run as a file of its own, without the hall: launch.py LIMITS COMMAND..."""

import contextlib
import json
import os
import resource
import sys


def launch(limits: dict[str, int], command: list[str]) -> None:
    for name, wanted in limits.items():
        kind = getattr(resource, name, None)
        if kind is None:  # this machine has no such limit
            continue
        hard = resource.getrlimit(kind)[1]
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(kind, (most, most))
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"cannot start {command[0]}: {error.strerror}")


if __name__ == "__main__":
    launch(json.loads(sys.argv[1]), sys.argv[2:])
