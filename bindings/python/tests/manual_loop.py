"""An asyncio loop whose clock is set by its waits: where it would sleep, time jumps. A wait that nothing can end is an
error."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any, Coroutine, List, Optional, Tuple, TypeVar

T = TypeVar("T")


class _Waits(selectors.SelectSelector):
    now = 1000.0

    def select(self, timeout: Optional[float] = None) -> List[Tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "nothing can end this wait"
        self.now += max(timeout, 0)
        return super().select(0)


class ManualLoop(asyncio.SelectorEventLoop):
    """Starts at 1000 s."""

    def __init__(self) -> None:
        self.waits = _Waits()
        self.faults: List[Any] = []
        super().__init__(self.waits)
        self.set_exception_handler(lambda loop, context: self.faults.append(context))

    def time(self) -> float:
        return self.waits.now


def run(main: Coroutine[Any, Any, T]) -> T:
    """Runs `main` to its end; nothing may be left behind: no task, and no exception that nobody took."""
    loop = ManualLoop()
    try:
        result = loop.run_until_complete(asyncio.wait_for(main, 3600))
        loop.run_until_complete(asyncio.sleep(0))
        assert not asyncio.all_tasks(loop) and not loop.faults, (asyncio.all_tasks(loop), loop.faults)
        return result
    finally:
        loop.close()
