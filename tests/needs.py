"""What a test needs from the machine: in CI it must be there, on a user's machine the test is skipped and says why.

SOAK: whether it has hours (`make soak`); otherwise a test that repeats itself takes a sample.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

import pytest

SOAK = bool(os.environ.get("MEADHALL_SOAK"))


def need(is_there: bool, what: str) -> None:
    if is_there:
        return
    if os.environ.get("CI"):
        pytest.fail(f"{what} is missing; .ci/run should have installed it")
    pytest.skip(f"{what} is missing; 'meadhall doctor' says how to get it")


def need_compiler() -> None:
    need(shutil.which("gcc") is not None, "gcc")
    need(Path(sysconfig.get_path("include"), "Python.h").exists(), "Python's headers")
