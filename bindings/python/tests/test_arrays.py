"""Samples and events as NumPy arrays: the same as one by one, without copies, and safe to keep."""

from __future__ import annotations

import ctypes
import json
import math
import subprocess
import sys
import weakref
from typing import Any, Callable, List

import pytest
from conftest import TREE
from test_feeding import refused

import kinesic
from kinesic import Phase, Sample, State, ffi

numpy = pytest.importorskip("numpy")
SCENE = json.loads((TREE / "Tests" / "Scenes" / "demo.json").read_text())


def two_fingers(count: int = 200) -> Any:
    """Two fingers that land together, draw circles and lift together: a step of two samples, `count` times."""
    samples = numpy.zeros(2 * count, kinesic.sample_dtype())
    times, touch = numpy.arange(2 * count) // 2, numpy.arange(2 * count) % 2
    samples["time_ns"], samples["touch"], samples["phase"] = times * 10_000_000, touch, Phase.MOVED
    samples["x"], samples["y"] = 300 + 200 * touch + 2 * times, 300 + 50 * numpy.sin(times / 9) * (1 - 2 * touch)
    samples["phase"][:2], samples["phase"][-2:] = Phase.BEGAN, Phase.ENDED
    return samples


def played(feed: Callable[[kinesic.Engine], List[bytes]]) -> bytes:
    with kinesic.Engine(event_capacity=65536) as engine:
        kinesic.build_scene(engine, SCENE)
        return b"".join(feed(engine))


def as_samples(array: Any) -> List[Sample]:
    return [Sample(int(one["touch"]), Phase(one["phase"]), float(one["x"]), float(one["y"]), int(one["time_ns"]) / 1e9) for one in array]


def test_an_array_is_known_by_its_type() -> None:
    """NumPy makes the interface of an array in Python, and forgets an interrupt that comes meanwhile: nobody asks."""

    class Interrupted(numpy.ndarray):  # type: ignore[misc]
        @property
        def __array_interface__(self) -> Any:
            raise AssertionError("asked")

    array = two_fingers(2).view(Interrupted)
    with kinesic.Engine() as engine:
        engine.feed(array)
    with kinesic.Session() as session:
        session.feed(array)


def test_arrays_give_the_same_bytes_as_samples() -> None:
    array = two_fingers()

    def by_steps(engine: kinesic.Engine) -> List[bytes]:
        events: List[Any] = []
        for start in range(0, len(array), 2):
            engine.feed(as_samples(array[start : start + 2]))
            events += engine.poll()
        return [event.raw for event in events]

    def whole(engine: kinesic.Engine) -> List[bytes]:
        engine.feed(array)
        return [engine.poll_array().tobytes()]

    def by_batches(engine: kinesic.Engine) -> List[bytes]:
        parts = []
        for batch in kinesic.batches(array, 7):
            engine.feed(batch)
            parts.append(engine.poll_array().tobytes())
        return parts

    expected = played(by_steps)
    assert len(expected) > 300 * ctypes.sizeof(ffi.kin_event)
    assert played(whole) == expected and played(by_batches) == expected


def test_the_fields_of_events(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    dtype = kinesic.event_dtype()
    assert dtype.itemsize == ctypes.sizeof(ffi.kin_event) and dtype is kinesic.event_dtype()
    engine.feed(two_fingers(20))
    copy = numpy.array(engine.poll_array())
    engine.feed(_later(two_fingers(20), 1_000_000_000))
    events = engine.poll()
    array = numpy.array(copy[: len(events)])
    assert [State(state) for state in array["state"]] == [event.state for event in events]  # type: ignore[union-attr]
    for row, event in zip(array, events):
        assert isinstance(event, kinesic.GestureEvent)
        assert (row["recognizer"], row["view"], row["touch_count"], row["value_count"]) == (pan.id, engine.root.id, 2, 5)
        assert (row["x"], row["y"], row["type"], row["from"]) == (event.x, event.y, ffi.KIN_EVENT_GESTURE, event.previous_state)
        assert list(row["values"][:5]) == list(event.values.values()) and row["time_ns"] == event.time_ns - 1_000_000_000
    names = {name.replace("_union", "values") for name, _ in ffi.kin_event._fields_}  # type: ignore[misc]
    assert dtype.names is not None and set(dtype.names) == names


def _later(samples: Any, by_ns: int) -> Any:
    samples["time_ns"] += by_ns
    return samples


def test_polled_arrays_are_kept_through_all_that_follows() -> None:
    engine = kinesic.Engine()
    engine.root.add(kinesic.Pan())
    engine.feed(two_fingers(20))
    events = engine.poll_array()
    before = events.tobytes()
    assert events.flags["OWNDATA"] and events.flags["WRITEABLE"] and len(events) > 10
    engine.feed(_later(two_fingers(20), 1_000_000_000))
    assert len(engine.poll_array()) == len(events) and len(engine.poll_array()) == 0
    engine.close()
    assert events.tobytes() == before
    refused(kinesic.ClosedError, engine.poll_array)


def test_an_array_is_neither_copied_nor_changed_nor_kept(engine: kinesic.Engine, pan: kinesic.Pan, monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = []

    def feed(engine: Any, records: Any, count: int) -> int:
        addresses.append(ctypes.cast(records, ctypes.c_void_p).value)
        return 0

    array = two_fingers(20)
    before, gone = array.tobytes(), weakref.ref(array)
    engine.feed(array)
    assert array.tobytes() == before
    del array
    assert gone() is None  # at once, without the collector
    array = two_fingers(20)
    monkeypatch.setattr("kinesic._core.feeding.lib.kin_engine_feed", feed)
    engine.feed(array)
    engine.feed(array[4:8])
    assert addresses == [array.ctypes.data, array.ctypes.data + 4 * array.itemsize]


def test_one_record_of_an_array_is_a_feed(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    array = numpy.zeros(2, kinesic.sample_dtype())
    array["phase"], array["time_ns"] = [Phase.BEGAN, Phase.ENDED], [0, 1000]
    engine.feed(array[0])
    engine.feed(numpy.array(array[1]))
    assert [event.state for event in engine.poll()] == [State.ENDED]  # type: ignore[union-attr]
    engine.feed(array[1:1].copy())
    owned = array[0].copy()  # a record with memory of its own
    owned["time_ns"], owned["x"] = 1_000_000_000, 12.5
    del array
    engine.feed(owned)
    assert tap.touch_count == 1 and tap.touches[0].x == 12.5


def test_wrong_arrays_change_nothing(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    dtype, before = kinesic.sample_dtype(), engine.state_hash
    shifted = numpy.frombuffer(bytearray(2 * dtype.itemsize + 4), "u1")[4:].view(dtype)
    wrong = [
        numpy.zeros(3), numpy.zeros((2, 2), dtype), numpy.zeros(4, dtype)[::2], numpy.zeros(2, dtype.newbyteorder()), shifted,
        numpy.zeros(2, kinesic.event_dtype()), (ctypes.c_uint64 * 11)(), (ffi.kin_event * 2)(),
    ]  # fmt: skip
    for array in wrong:
        refused(kinesic.InvalidError, lambda: engine.feed(array))
    bad = numpy.zeros(3, dtype)
    bad["phase"] = [Phase.BEGAN, Phase.MOVED, Phase.ENDED]
    for field, value in (("x", math.nan), ("time_ns", ffi.KIN_TIME_NEVER), ("phase", 99), ("touch", 7)):
        broken = bad.copy()
        broken[field][2 if field != "time_ns" else 0] = value
        refused(kinesic.Error, lambda: engine.feed(broken))
    assert engine.state_hash == before and len(engine.poll_array()) == 0


def test_batches_keep_steps_together_and_copy_nothing() -> None:
    array = two_fingers(10)
    for size, lengths in ((1, [2] * 10), (2, [2] * 10), (3, [4] * 5), (19, [20]), (20, [20]), (1000, [20])):
        parts = list(kinesic.batches(array, size))
        assert [len(part) for part in parts] == lengths
        assert all(part.base is array for part in parts) and b"".join(part.tobytes() for part in parts) == array.tobytes()
    assert list(kinesic.batches(array[:0], 5)) == []
    assert sum(len(part) for part in kinesic.batches(array[::-1].copy(), 3)) == 20  # not in order: the engine says so
    for size in (0, -1, 1.5):
        refused(kinesic.InvalidError, lambda: list(kinesic.batches(array, size)))  # type: ignore[arg-type]
    for wrong in (numpy.zeros(3), numpy.zeros((), kinesic.sample_dtype()), [1]):
        refused(kinesic.InvalidError, lambda: list(kinesic.batches(wrong, 5)))  # type: ignore[arg-type]


def test_without_numpy_the_package_works_and_poll_array_takes_nothing() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "import kinesic\n"
        "engine = kinesic.Engine(); engine.root.add(kinesic.Tap())\n"
        "engine.down(1, (0, 0), at=0); engine.up(1, at=0.1)\n"
        "try: engine.poll_array()\n"
        "except ImportError: print(len(engine.poll()))\n"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "1\n"
