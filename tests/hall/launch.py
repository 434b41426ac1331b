"""Becomes another program, prepared for a test: launch.py SETTINGS COMMAND...

A process of its own does this, because code that runs between fork and exec can wait for ever for a lock that another
thread of the tests held at the fork.
"""

import ctypes
import json
import os
import resource
import signal
import sys

DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG


def launch(settings: dict[str, int], command: list[str]) -> None:
    if "parent" in settings:  # nothing is left behind when the tests are killed
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
        if os.getppid() != settings["parent"]:
            sys.exit("the tests have ended already")
    if "largest_file" in settings:  # in bytes, as when the disk is full
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (settings["largest_file"], resource.RLIM_INFINITY))
    os.execv(command[0], command)


if __name__ == "__main__":
    launch(json.loads(sys.argv[1]), sys.argv[2:])
