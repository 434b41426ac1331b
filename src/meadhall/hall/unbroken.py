"""Work that is finished even when the one who asked for it is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Found = TypeVar("Found")


class Unbroken:
    """What has begun is done to its end: what is stored is also sent, even if the client hangs up meanwhile."""

    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[Any]] = set()

    async def do(self, work: Coroutine[Any, Any, Found]) -> Found:
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    async def finish(self, patience: float) -> None:
        """Wait for what is under way; what takes longer is given up."""
        if self.under_way:
            _, late = await asyncio.wait(self.under_way, timeout=patience)
            for task in late:
                task.cancel()
