"""`npm run dev` stands in front of the hall that `make play` opens."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from meadhall.cli.main import serve

ROOT = Path(__file__).parents[2]


def test_both_look_at_the_same_port() -> None:
    config = (ROOT / "web" / "vite.config.ts").read_text()
    (target,) = re.findall(r"process\.env\.MEADHALL_HALL \?\? 'http://127\.0\.0\.1:(\d+)'", config)
    (played,) = re.findall(r"^PORT \?= (\d+)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert int(target) == int(played) == inspect.signature(serve).parameters["port"].default
