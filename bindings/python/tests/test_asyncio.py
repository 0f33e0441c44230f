"""Events under asyncio, on a loop whose time is the test's."""

from __future__ import annotations

import asyncio
import math
from typing import Any, AsyncIterator, List, Tuple

import pytest
from manual_loop import run
from test_feeding import refused

import kinesic
from kinesic import Phase, Sample

Queue = asyncio.Queue  # of what the source gives; None ends it
Heard = List[Tuple[str, str, float]]
DOWN, UP = Phase.BEGAN, Phase.ENDED


def at(time: float, phase: Phase, touch: int = 1) -> Sample:
    return Sample(touch, phase, 50, 50, 1000 + time)


async def after(*pairs: Any) -> AsyncIterator[Any]:
    """Gives things at their times, seconds after 1000."""
    loop = asyncio.get_running_loop()
    for time, given in pairs:
        if 1000 + time > loop.time():
            await asyncio.sleep(1000 + time - loop.time())
        yield given


async def out_of(queue: Any) -> AsyncIterator[Any]:
    while (given := await queue.get()) is not None:
        yield given


async def heard(events: Any) -> Heard:
    """Every event with the time of the loop at which it came."""
    loop = asyncio.get_running_loop()
    return [(event.recognizer.name, event.state.name, round(loop.time() - 1000, 6)) async for event in events]


@pytest.fixture
def hold(engine: kinesic.Engine) -> kinesic.LongPress:
    return engine.root.add(kinesic.LongPress(name="hold"))


def test_a_timer_fires_at_its_deadline_without_another_sample(engine: kinesic.Engine, hold: kinesic.LongPress) -> None:
    got = run(heard(engine.events(after((0, at(0, DOWN)), (2, at(2, UP))))))
    assert got == [("hold", "BEGAN", 0.5), ("hold", "ENDED", 2.0)]


def test_timers_fire_after_the_source_has_ended(engine: kinesic.Engine) -> None:
    single, double = (engine.root.add(kinesic.Tap(taps_required=count, name=str(count))) for count in (1, 2))
    single.require_failure_of(double)
    assert run(heard(engine.events(after((0, [at(0, DOWN)]), (0.05, at(0.05, UP)))))) == [("1", "ENDED", 0.4)]


def test_rows_and_arrays_are_fed_whole(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    numpy = pytest.importorskip("numpy")
    array = numpy.zeros(2, kinesic.sample_dtype())
    array["phase"], array["time_ns"] = [DOWN, UP], [1_001_000_000_000, 1_001_050_000_000]
    rows = after((0.2, (sample for sample in (at(0, DOWN), at(0.1, UP)))), (1.1, array), (1.2, []))
    assert run(heard(engine.events(rows))) == [("tap", "ENDED", 0.2), ("tap", "ENDED", 1.1)]


def test_samples_that_wait_go_before_timers_that_are_due(engine: kinesic.Engine, hold: kinesic.LongPress, tap: kinesic.Tap) -> None:
    async def main() -> List[str]:
        queue: Queue[Any] = Queue()
        names = []
        for sample in (at(0, DOWN, 1), at(0.1, UP, 1), at(1, DOWN, 2)):
            queue.put_nowait(sample)
        async for event in engine.events(out_of(queue)):
            names.append(event.recognizer.name)
            if len(names) == 1:
                # a slow consumer: the finger lifted before the long press, though its timer is past
                await asyncio.sleep(5)
                queue.put_nowait(at(1.1, UP, 2))
                queue.put_nowait(None)
        return names

    assert run(main()) == ["tap", "tap"]


def test_a_sample_that_comes_together_with_a_timer_goes_first(engine: kinesic.Engine, hold: kinesic.LongPress) -> None:
    async def main() -> Heard:
        queue: Queue[Any] = Queue()
        queue.put_nowait(at(0, DOWN))
        task = asyncio.ensure_future(heard(engine.events(out_of(queue))))
        await asyncio.sleep(0.1)  # it waits for the timer
        for given in (at(0.49, UP), None):
            asyncio.get_running_loop().call_at(1000.5, queue.put_nowait, given)
        return await task

    assert run(main()) == []


def test_latency_lets_timers_wait_for_samples_that_come_late(engine: kinesic.Engine, hold: kinesic.LongPress) -> None:
    late = [(0, at(0, DOWN)), (0.52, at(0.49, UP))]
    assert run(heard(engine.events(after(*late), latency=0.03))) == []
    engine.advance(2000)
    assert run(heard(engine.events(after((1000, at(1000, DOWN)), (1003, at(1003, UP))), latency=0.03)))[0] == ("hold", "BEGAN", 1000.53)


def test_what_comes_too_late_for_a_timer_has_its_time(engine: kinesic.Engine, hold: kinesic.LongPress) -> None:
    array = (kinesic.ffi.kin_touch_sample * 1)()
    array[0].touch, array[0].phase, array[0].time_ns = 1, Phase.ENDED, 1_000_450_000_000
    got = run(heard(engine.events(after((0, at(0, DOWN)), (0.52, array)))))
    assert got == [("hold", "BEGAN", 0.5), ("hold", "ENDED", 0.52)] and engine.time_ns == 1_000_500_000_000
    assert array[0].time_ns == 1_000_450_000_000  # the host's own is as it was


def test_a_source_that_goes_back_in_time_is_refused(engine: kinesic.Engine, hold: kinesic.LongPress) -> None:
    async def main() -> None:
        events = engine.events(after((0, at(0.3, DOWN)), (1, at(0.2, UP))))
        assert [(await events.__anext__()).state.name] == ["BEGAN"]  # its timer has fired at 0.8
        with pytest.raises(kinesic.TouchTimeError):
            await events.__anext__()

    run(main())


def test_the_clock_of_the_samples_may_be_another(engine: kinesic.Engine, hold: kinesic.LongPress) -> None:
    async def main() -> Heard:
        loop = asyncio.get_running_loop()
        samples = after((0, Sample(1, DOWN, 0, 0, 7.0)), (2, Sample(1, UP, 0, 0, 9.0)))
        return await heard(engine.events(samples, clock=lambda: loop.time() - 993))

    assert run(main()) == [("hold", "BEGAN", 0.5), ("hold", "ENDED", 2.0)]


def test_a_wait_with_a_timeout_loses_nothing(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    async def main() -> List[str]:
        events = engine.events(after((0.3, at(0.3, DOWN)), (0.35, at(0.35, UP))))
        for _ in range(3):
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(events.__anext__(), 0.11)
        return [event.state.name async for event in events]

    assert run(main()) == ["ENDED"]


def test_an_iteration_that_was_left_goes_on_where_it_was(engine: kinesic.Engine, hold: kinesic.LongPress) -> None:
    async def main() -> List[str]:
        events = engine.events(after((0, at(0, DOWN)), (0.9, at(0.9, UP))))
        async for event in events:
            break
        return [event.state.name, *[event.state.name async for event in events]]

    assert run(main()) == ["BEGAN", "ENDED"]


def test_errors_reach_the_loop_and_the_iteration_may_go_on(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    async def main() -> None:
        queue: Queue[Any] = Queue()
        for given in (at(0, DOWN), at(0, DOWN), 3, at(0.1, UP), None):
            queue.put_nowait(given)
        events = engine.events(out_of(queue))
        for kind in (kinesic.SequenceError, kinesic.InvalidError):
            with pytest.raises(kind):
                await events.__anext__()
        assert [name for name, *_ in await heard(events)] == ["tap"]

    run(main())


def test_what_the_source_raises_is_raised(engine: kinesic.Engine) -> None:
    async def broken() -> AsyncIterator[Sample]:
        yield at(0, DOWN)
        raise OSError("unplugged")

    async def main() -> None:
        events = engine.events(broken())
        with pytest.raises(OSError, match="unplugged"):
            await events.__anext__()
        assert await heard(events) == []

    run(main())


def test_what_is_no_source_is_refused(engine: kinesic.Engine) -> None:
    refused(kinesic.NullError, lambda: engine.events(None))  # type: ignore[arg-type]
    for wrong in ([at(0, DOWN)], 7, at(0, DOWN)):
        refused(kinesic.InvalidError, lambda: engine.events(wrong))  # type: ignore[arg-type]
    for latency in (-1.0, math.nan, math.inf):
        refused(kinesic.InvalidError, lambda: engine.events(after(), latency=latency))
    refused(kinesic.NullError, lambda: engine.events(after(), latency=None))  # type: ignore[arg-type]
    assert run(heard(engine.events(after()))) == []
