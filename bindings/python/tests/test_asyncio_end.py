"""How an iteration over an engine's events ends: cancelled, closed, forgotten; nothing is left behind (`run`
looks)."""

from __future__ import annotations

import asyncio
import weakref
from typing import Any, AsyncIterator, List

import pytest
from manual_loop import run
from test_asyncio import DOWN, UP, after, at, heard, out_of
from test_feeding import refused

import kinesic


class Source:
    """Gives what is put into its queue; knows how it ended."""

    def __init__(self) -> None:
        self.queue: Any = asyncio.Queue()
        self.ends: List[str] = []

    async def read(self) -> AsyncIterator[Any]:
        try:
            async for given in out_of(self.queue):
                yield given
        except asyncio.CancelledError:
            self.ends.append("cancelled")
            raise
        finally:
            self.ends.append("closed")


def test_cancelling_the_task_lets_the_source_go(engine: kinesic.Engine) -> None:
    async def main() -> None:
        source = Source()
        task = asyncio.ensure_future(heard(engine.events(source.read())))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        del task
        await asyncio.sleep(0.1)
        assert source.ends == ["cancelled", "closed"]

    run(main())


def test_closing_lets_the_source_go_before_it_returns(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    async def main() -> None:
        source = Source()
        async with engine.events(source.read()) as events:
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(events.__anext__(), 0.1)
            assert source.ends == []
        assert source.ends == ["cancelled", "closed"]
        await events.aclose()
        assert await heard(events) == []

    run(main())


def test_closing_between_two_events_closes_a_source_that_waits_for_nothing(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    async def main() -> None:
        source = Source()
        source.queue.put_nowait([at(0, DOWN), at(0.05, UP)])
        async with engine.events(source.read()) as events:
            async for _ in events:
                break
        assert source.ends == ["closed"]

    run(main())


def test_what_the_source_has_given_is_fed_at_the_close(engine: kinesic.Engine) -> None:
    hold, tap = engine.root.add(kinesic.LongPress(name="hold")), engine.root.add(kinesic.Tap(name="tap"))

    async def main() -> None:
        source = Source()
        source.queue.put_nowait(at(0, DOWN))
        events = engine.events(source.read())
        async for event in events:
            assert event.recognizer is hold  # type: ignore[union-attr]
            source.queue.put_nowait(at(0.6, UP))
            await asyncio.sleep(0.2)  # the iterator has it, and has not fed it
            break
        await events.aclose()
        assert [(name, state) for name, state, _ in await heard(events)] == [("hold", "ENDED")] and tap.touch_count == 0
        assert engine.time == 1000.6

    run(main())


def test_closing_ends_the_wait_of_another_task(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    async def main() -> None:
        source = Source()
        events = engine.events(source.read())
        task = asyncio.ensure_future(heard(events))
        await asyncio.sleep(0.1)
        await events.aclose()
        assert await task == []

    run(main())


def test_timers_are_the_hosts_after_the_close(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.LongPress(name="hold"))

    async def main() -> None:
        source = Source()
        source.queue.put_nowait(at(0, DOWN))
        events = engine.events(source.read())

        async def close() -> None:
            await asyncio.sleep(0.5)
            await events.aclose()

        closing = asyncio.ensure_future(close())
        await asyncio.sleep(0)  # its wait is over first, though both end at 0.5
        assert await heard(events) == [] and engine.time == 1000 and engine.next_deadline == 1000.5
        await closing
        assert await heard(events) == [] and asyncio.get_running_loop().time() < 1000.51

    run(main())


def test_closing_ends_the_wait_for_a_timer(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.LongPress(name="hold"))

    async def main() -> None:
        events = engine.events(after((0, at(0, DOWN))))
        task = asyncio.ensure_future(heard(events))
        await asyncio.sleep(0.1)  # the source has ended, the timer runs
        await events.aclose()
        assert await task == [] and asyncio.get_running_loop().time() < 1000.11

    run(main())


def test_closing_after_the_engine_feeds_nothing() -> None:
    async def main() -> None:
        source = Source()
        engine = kinesic.Engine()
        events = engine.events(source.read())
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(events.__anext__(), 0.1)
        source.queue.put_nowait(at(0.1, DOWN))
        await asyncio.sleep(0.1)
        engine.close()
        await events.aclose()
        assert await heard(events) == [] and source.ends == ["closed"]

    run(main())


@pytest.mark.parametrize("is_given", [False, True])
def test_closing_the_engine_ends_the_iteration(is_given: bool) -> None:
    async def main() -> None:
        source = Source()
        engine = kinesic.Engine()
        task = asyncio.ensure_future(heard(engine.events(source.read())))
        await asyncio.sleep(0.1)
        if is_given:
            source.queue.put_nowait(at(0.1, DOWN))  # nobody is there to take it
        engine.close()
        assert await task == []
        with pytest.raises(kinesic.ClosedError):
            engine.events(source.read())
        del task
        await asyncio.sleep(0)
        assert source.ends[-1] == "closed"

    run(main())


def test_an_iterator_that_nobody_holds_goes_with_its_engine_and_its_source() -> None:
    async def main() -> None:
        source = Source()
        engine = kinesic.Engine()
        events = engine.events(source.read())
        waiting = asyncio.ensure_future(events.__anext__())
        await asyncio.sleep(0.1)
        waiting.cancel()
        await asyncio.wait({waiting})
        del waiting
        gone = weakref.ref(engine), weakref.ref(events)
        del engine, events
        assert [one() for one in gone] == [None, None]  # at once, without the collector
        await asyncio.sleep(0)
        assert source.ends == ["cancelled", "closed"]

    run(main())


def test_one_source_and_one_waiting_task_at_a_time(engine: kinesic.Engine) -> None:
    async def main() -> None:
        source = Source()
        events = engine.events(source.read())
        refused(kinesic.StateError, lambda: engine.events(after()))
        task = asyncio.ensure_future(heard(events))
        await asyncio.sleep(0.1)
        with pytest.raises(kinesic.StateError):
            await events.__anext__()
        await events.aclose()
        assert await task == [] and await heard(engine.events(after())) == []

    run(main())
