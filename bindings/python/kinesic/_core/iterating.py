"""An engine under asyncio: samples come from an async iterable, timers fire by the loop, events are what an
`async for` gets."""

from __future__ import annotations

import asyncio
import ctypes
from collections import deque
from types import TracebackType
from typing import TYPE_CHECKING, Any, AsyncIterable, AsyncIterator, Awaitable, Callable, Deque, Optional, Set, Tuple, Type

from .arrays import Record
from .errors import InvalidTypeError, NullError, StateError
from .events import Event
from .geometry import nanoseconds
from .samples import to_records

if TYPE_CHECKING:
    from .feeding import Samples
    from .protocols import EngineLike

    Given = Optional[Tuple[Samples]]  # what a source gave; None: it has ended


async def _next_of(source: AsyncIterator[Samples]) -> Given:
    try:
        return (await source.__anext__(),)
    except StopAsyncIteration:
        return None


class EventIterator:
    """What `Engine.events` gives: an async iterator of events. A wait that is cancelled loses nothing, and it may go
    on: `break` out of an `async for`, or end a wait with a timeout, and iterate again. It ends when its source has
    ended and no timer runs, or when the engine is closed. `aclose`, or the end of an `async with`, lets the source
    go."""

    def __init__(self, engine: EngineLike, source: AsyncIterable[Samples], clock: Optional[Callable[[], float]], latency: float) -> None:
        if source is None:
            raise NullError("source is None: pass an async iterable of samples")
        if not isinstance(source, AsyncIterable):
            raise InvalidTypeError(f"source must be an async iterable of samples, not {source!r}")
        self._engine, self._clock, self._latency_ns = engine, clock, nanoseconds(latency, "latency")
        self._source: Optional[AsyncIterator[Samples]] = source.__aiter__()
        self._next: Optional[asyncio.Task[Given]] = None
        self._woken: Optional[asyncio.Future[None]] = None
        self._events: Deque[Event] = deque()
        self._fed_ns = engine.time_ns
        self._fired_ns = 0
        self._is_closed = False

    def __aiter__(self) -> EventIterator:
        return self

    async def __anext__(self) -> Event:
        if self._woken is not None:
            raise StateError("another task waits for the next event already: one at a time may")
        while True:
            if self._events:
                return self._events.popleft()
            if self._engine.closed:
                raise StopAsyncIteration
            self._events.extend(self._engine.poll())
            if not self._events and (self._is_closed or not await self._go_on()):
                raise StopAsyncIteration

    async def _go_on(self) -> bool:
        """Waits for samples or a timer, whichever comes first, and tells the engine, if it is there still. False:
        neither can come."""
        deadline_ns = self._engine.next_deadline_ns
        if self._source is None and deadline_ns is None:
            return False
        if self._source is not None and self._next is None:
            self._next = asyncio.ensure_future(_next_of(self._source))
        await self._wait(None if deadline_ns is None else self._seconds_until(deadline_ns))
        if self._engine.closed or self._is_closed:
            return True
        if self._next is not None and self._next.done():
            task, self._next = self._next, None
            self._take(task.result())
        elif deadline_ns is not None and self._seconds_until(deadline_ns) <= 0:
            self._fired_ns = deadline_ns
            self._engine.advance(time_ns=deadline_ns)
        return True

    async def _wait(self, seconds: Optional[float]) -> None:
        """Until the source has given something, `seconds` are over, or the engine was closed."""
        self._woken = asyncio.get_running_loop().create_future()
        waited: Set[Awaitable[Any]] = {self._woken} if self._next is None else {self._woken, self._next}
        try:
            done, _ = await asyncio.wait(waited, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)  # type: ignore[type-var]
            if not done:
                # samples that came together with the timer go first: the engine knows which was earlier
                await asyncio.sleep(0)
        finally:
            self._woken = None

    def _seconds_until(self, deadline_ns: int) -> float:
        """How long until a timer is to fire; 0 or less: it is due."""
        clock = self._clock or asyncio.get_running_loop().time
        return (deadline_ns + self._latency_ns - nanoseconds(clock(), "the clock")) / 1e9

    def _take(self, given: Given) -> None:
        """Feeds what the source gave."""
        if given is None:
            self._source = None
            return
        (samples,) = given
        self._engine.feed(samples if self._fired_ns <= self._fed_ns else self._not_before_timer(samples))
        self._fed_ns = self._engine.time_ns

    def _not_before_timer(self, samples: Samples) -> Any:
        """A copy, in which samples that came too late for a timer, which has fired without them, have its time."""
        records, count = to_records(samples, self._engine)
        copies = (Record * count)()
        ctypes.memmove(copies, records, ctypes.sizeof(copies))
        for copy in copies:
            if self._fed_ns <= copy.time_ns < self._fired_ns:
                copy.time_ns = self._fired_ns
        return copies

    # The end

    def _wake(self) -> None:
        """Ends the wait: the engine was closed."""
        if self._woken is not None and not self._woken.done() and not self._woken.get_loop().is_closed():
            self._woken.set_result(None)

    def __del__(self) -> None:
        task: Optional[asyncio.Task[Given]] = getattr(self, "_next", None)
        if task is not None and not task.done() and not task.get_loop().is_closed():
            task.cancel()

    async def aclose(self) -> None:
        """Feeds what the source has given already and lets the source go: if it waits it is cancelled, and if it has
        an `aclose` that is called. Afterwards the iterator gives the events that have come, and ends; timers that run
        are the host's. Twice is no error."""
        source, self._source = self._source, None
        task, self._next = self._next, None
        self._is_closed = True
        self._wake()
        try:
            if task is not None:
                task.cancel()
                await asyncio.wait({task})
                if not task.cancelled() and not self._engine.closed:
                    self._take(task.result())
        finally:
            if hasattr(source, "aclose"):
                await source.aclose()  # type: ignore[union-attr]

    async def __aenter__(self) -> EventIterator:
        return self

    async def __aexit__(self, *_: Tuple[Type[BaseException], BaseException, TracebackType]) -> None:
        await self.aclose()
