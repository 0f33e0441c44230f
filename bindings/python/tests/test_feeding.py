"""Samples, one by one and as arrays; what a feed refuses."""

from __future__ import annotations

import ctypes
import math
from typing import Any

import pytest

import kinesic
from kinesic import Phase, Sample, ffi

numpy = pytest.importorskip("numpy")


def refused(kind: type, call: Any) -> kinesic.Error:
    with pytest.raises(kind) as caught:
        call()
    error = caught.value
    assert isinstance(error, kinesic.Error)
    assert error.code < 0 and error.name.startswith("KIN_ERROR_") and len(error.sentence) > 10
    assert str(error) == error.sentence
    return error


def states(engine: kinesic.Engine) -> Any:
    return [event.state.name for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]


def test_feed_takes_one_sample_or_several(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    engine.feed(Sample(1, Phase.BEGAN, 1, 2, 0.0))
    engine.feed(iter([Sample(1, Phase.ENDED, 1, 2, 0.1), Sample(2, Phase.BEGAN, 1, 2, 0.3), Sample(2, Phase.ENDED, 1, 2, 0.4)]))
    assert states(engine) == ["ENDED", "ENDED"]
    engine.feed([])
    sample = Sample(1, Phase.BEGAN, 1, 2, 0.25)
    assert sample.location == (1, 2) and sample.time_ns == 250_000_000


def test_a_sample_may_name_the_view_that_was_hit(engine: kinesic.Engine) -> None:
    view = kinesic.View(engine.root, frame=(500, 500, 10, 10))
    tap = view.add(kinesic.Tap())
    engine.down(1, (0, 0), at=0, view=view)
    engine.up(1, at=0.1)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.recognizer is tap


def test_microseconds_survive_as_seconds(engine: kinesic.Engine) -> None:
    for microseconds in (1, 41181, 4_123_457, 86_400_000_001):
        engine.advance(microseconds / 1e6)
        assert engine.time_ns == microseconds * 1000


def test_wrong_samples_change_nothing(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    before = engine.state_hash
    for place in ((math.nan, 0), (0, math.nan), (math.inf, 0), (0, -math.inf)):
        assert refused(kinesic.InvalidError, lambda: engine.down(1, place, at=0)).code == ffi.KIN_ERROR_INVALID
    for force in (math.nan, math.inf):
        refused(kinesic.InvalidError, lambda: engine.down(1, (0, 0), at=0, force=force))
    for time in (math.nan, math.inf, -1.0, 1e30, "now", [], object()):
        refused(kinesic.InvalidError, lambda: engine.down(1, (0, 0), at=time))
    refused(kinesic.NullError, lambda: engine.down(1, (0, 0), at=None))  # type: ignore[arg-type]
    refused(kinesic.NullError, lambda: engine.down(None, (0, 0), at=0))  # type: ignore[arg-type]
    refused(kinesic.NullError, lambda: engine.down(1, None, at=0))  # type: ignore[arg-type]
    refused(kinesic.NullError, lambda: engine.down(1, (None, 0), at=0))  # type: ignore[arg-type]
    for place in ((), (1,), (1, 2, 3), 5, "ab", (object(), 1)):
        refused(kinesic.InvalidError, lambda: engine.down(1, place, at=0))  # type: ignore[arg-type]
    for touch in (-1, 1 << 64, 1.5, "one"):
        refused(kinesic.InvalidError, lambda: engine.down(touch, (0, 0), at=0))  # type: ignore[arg-type]
    for sample in (None, 3, [3], [None], "x"):
        refused(kinesic.Error, lambda: engine.feed(sample))  # type: ignore[arg-type]
    refused(kinesic.InvalidError, lambda: engine.feed(Sample(1, 17, 0, 0, 0)))  # type: ignore[arg-type]
    refused(kinesic.InvalidError, lambda: engine.feed(Sample(1, Phase.BEGAN, 0, 0, 0, type=9)))  # type: ignore[arg-type]
    refused(kinesic.InvalidError, lambda: engine.down(1, (0, 0), at=0, buttons=-1))
    assert engine.state_hash == before
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    assert states(engine) == ["ENDED"]


def test_the_smallest_and_the_largest_touch_numbers(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    for index, touch in enumerate((0, (1 << 64) - 1)):
        engine.down(touch, (0, 0), at=index)
        engine.up(touch, at=index + 0.1)
    assert states(engine) == ["ENDED", "ENDED"]


def test_time_cannot_run_backwards(engine: kinesic.Engine) -> None:
    engine.advance(1.0)
    assert refused(kinesic.TouchTimeError, lambda: engine.advance(0.5)).code == ffi.KIN_ERROR_TIME
    refused(kinesic.TouchTimeError, lambda: engine.down(1, (0, 0), at=0.5))
    refused(kinesic.TouchTimeError, lambda: engine.cancel_touches(0.5))
    refused(kinesic.TouchTimeError, lambda: engine.feed([Sample(1, Phase.BEGAN, 0, 0, 2.0), Sample(1, Phase.ENDED, 0, 0, 1.5)]))
    assert engine.time == 1.0
    engine.advance(1.0)
    refused(kinesic.NullError, lambda: engine.advance())
    refused(kinesic.NullError, lambda: engine.advance(1.0, time_ns=3))
    refused(kinesic.Error, lambda: engine.advance(time_ns=ffi.KIN_TIME_NEVER))
    engine.advance(time_ns=ffi.KIN_TIME_NEVER - 1)


def test_touches_out_of_sequence_are_refused_whole(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    engine.down(1, (0, 0), at=0)
    before = engine.state_hash
    assert refused(kinesic.SequenceError, lambda: engine.down(1, (0, 0), at=0.1)).code == ffi.KIN_ERROR_SEQUENCE
    refused(kinesic.SequenceError, lambda: engine.move(2, (0, 0), at=0.1))
    refused(kinesic.SequenceError, lambda: engine.up(2, (0, 0), at=0.1))
    refused(kinesic.SequenceError, lambda: engine.up(2, at=0.1))
    refused(kinesic.SequenceError, lambda: engine.cancel(2, (0, 0), at=0.1))
    refused(kinesic.SequenceError, lambda: engine.feed([Sample(1, Phase.ENDED, 0, 0, 0.1), Sample(1, Phase.ENDED, 0, 0, 0.1)]))
    assert engine.state_hash == before
    engine.up(1, at=0.1)
    refused(kinesic.SequenceError, lambda: engine.up(1, at=0.2))
    assert states(engine) == ["ENDED"]


def test_a_ctypes_array_is_fed_as_it_is(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    samples = (ffi.kin_touch_sample * 2)()
    samples[0].touch = samples[1].touch = 5
    samples[1].phase = ffi.KIN_PHASE_ENDED
    samples[1].time_ns = 1000
    engine.feed(samples)
    one = ffi.kin_touch_sample(touch=6, time_ns=2_000_000_000)
    engine.feed(one)
    assert states(engine) == ["ENDED"] and tap.touch_count == 1


def test_a_numpy_array_is_fed_as_it_is(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    dtype = kinesic.sample_dtype()
    assert dtype.itemsize == ctypes.sizeof(ffi.kin_touch_sample)
    for name, _ in ffi.kin_touch_sample._fields_:  # type: ignore[misc]
        assert dtype.fields[name][1] == getattr(ffi.kin_touch_sample, name).offset
    samples = numpy.zeros(2, dtype)
    samples["touch"] = 5
    samples["x"] = 3.5
    samples["time_ns"] = [0, 50_000_000]
    samples["phase"] = [Phase.BEGAN, Phase.ENDED]
    samples.setflags(write=False)
    engine.feed(samples)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.location == (3.5, 0)
    engine.feed(samples[:0])


def test_arrays_of_another_kind_are_refused(engine: kinesic.Engine) -> None:
    dtype = kinesic.sample_dtype()
    wrong = [
        numpy.zeros(3), numpy.zeros(3, "u8"), numpy.zeros((2, 2), dtype), numpy.zeros(4, dtype)[::2], [1, 2], 7, b"x" * 88,
        (ctypes.c_uint64 * 11)(), numpy.zeros(2, dtype.newbyteorder()),
    ]  # fmt: skip
    for array in wrong:
        refused(kinesic.InvalidError, lambda: engine.feed(array))
    refused(kinesic.NullError, lambda: engine.feed(None))
    bad = numpy.zeros(1, dtype)
    bad["x"] = math.nan
    refused(kinesic.InvalidError, lambda: engine.feed(bad))
    bad["x"], bad["view"] = 0, 0xDEAD_BEEF
    refused(kinesic.Error, lambda: engine.feed(bad))
    bad["view"], bad["time_ns"] = 0, ffi.KIN_TIME_NEVER
    refused(kinesic.Error, lambda: engine.feed(bad))
