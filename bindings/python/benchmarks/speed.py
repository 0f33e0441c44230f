"""Touches a second from Python, over the traces that ship: one sample at a time, as arrays, and the engine alone.

    python -m benchmarks.speed [--touches 1000000]

One at a time: `feed` of a Sample and `poll` after each. Arrays: `feed` of a batch and `poll_array` after each. The
engine alone: the same arrays through the C functions, with addresses made before and nobody reading the events; what
the arrays take longer is Python's. Time is that of the processor, which others may share; each number is the best of
several rounds.
"""

from __future__ import annotations

import argparse
import csv
import ctypes
import json
import time
from pathlib import Path
from typing import Any, Callable, Dict, List

import numpy
from numpy.typing import NDArray

import kinesic
from kinesic import ffi

TESTS = Path(__file__).resolve().parents[3] / "Tests"
PHASES = {"down": kinesic.Phase.BEGAN, "move": kinesic.Phase.MOVED, "up": kinesic.Phase.ENDED, "cancel": kinesic.Phase.CANCELLED}
UNITS = 163 / 25.4 / 10  # window units in a device unit
REST_NS = 2_000_000_000
BATCH = 4096
EVENT_CAPACITY = 65536
ROUNDS = 15
ONE_AT_A_TIME = 20_000  # touches; it is slow


def read(path: Path) -> NDArray[numpy.void]:
    """A trace as samples; times from 0 on."""
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    samples = numpy.zeros(len(rows), kinesic.sample_dtype())
    samples["time_ns"] = [int(row["t_us"]) * 1000 for row in rows]
    samples["touch"] = [int(row["tracking_id"]) for row in rows]
    samples["x"], samples["y"] = ([float(row[axis]) * UNITS for row in rows] for axis in "xy")
    samples["phase"] = [PHASES[row["event"]] for row in rows]
    return samples


def repeated(touches: int) -> NDArray[numpy.void]:
    """All traces one after the other, over and over, with a rest after each: at least so many samples."""
    traces = [read(path) for path in sorted((TESTS / "Traces").glob("*.csv"))]
    parts: List[NDArray[numpy.void]] = []
    base = count = 0
    while count < touches:
        for trace in traces:
            parts.append(trace.copy())
            parts[-1]["time_ns"] += base
            base = int(parts[-1]["time_ns"][-1]) + REST_NS
            count += len(trace)
    return numpy.concatenate(parts)


def nothing(engine: kinesic.Engine) -> None:
    """A scene without a recognizer: touches are checked and hit-tested."""


def pan(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Pan())


def viewer(engine: kinesic.Engine) -> None:
    kinesic.build_scene(engine, json.loads((TESTS / "Scenes" / "demo.json").read_text()))


SCENES: Dict[str, Callable[[kinesic.Engine], None]] = {"no recognizer": nothing, "a pan": pan, "seven recognizers": viewer}


def one_at_a_time(engine: kinesic.Engine, samples: List[kinesic.Sample]) -> int:
    count = 0
    for sample in samples:
        engine.feed(sample)
        count += len(engine.poll())
    return count


def as_arrays(engine: kinesic.Engine, samples: NDArray[numpy.void]) -> int:
    count = 0
    for batch in kinesic.batches(samples, BATCH):
        engine.feed(batch)
        count += len(engine.poll_array())
    return count


def engine_alone(engine: kinesic.Engine, batches: List[Any]) -> int:
    records, count, total = ctypes.POINTER(ffi.kin_event)(), ctypes.c_uint32(), 0
    feed, poll, pointer = ffi.lib.kin_engine_feed, ffi.lib.kin_engine_poll, engine._pointer
    for address, size in batches:
        assert feed(pointer, address, size) == ffi.KIN_OK and poll(pointer, ctypes.byref(records), ctypes.byref(count)) == ffi.KIN_OK
        total += count.value
    return total


def seconds(build: Callable[[kinesic.Engine], None], run: Callable[[kinesic.Engine, Any], int], given: Any) -> "tuple[float, int]":
    """The processor's time of one round in a new engine, and how many events came."""
    with kinesic.Engine(touch_capacity=64, event_capacity=EVENT_CAPACITY) as engine:
        build(engine)
        began = time.process_time()
        events = run(engine, given)
        return time.process_time() - began, events


def measure(name: str, build: Callable[[kinesic.Engine], None], samples: NDArray[numpy.void], few: List[kinesic.Sample]) -> None:
    batches = [(ctypes.cast(batch.ctypes.data, ctypes.POINTER(ffi.kin_touch_sample)), len(batch)) for batch in kinesic.batches(samples, BATCH)]
    rounds = [(seconds(build, as_arrays, samples), seconds(build, engine_alone, batches)) for _ in range(ROUNDS)]
    slow = min(seconds(build, one_at_a_time, few)[0] for _ in range(2)) / len(few)
    events = {count for pair in rounds for _, count in pair}
    assert len(events) == 1, f"the rounds gave different numbers of events: {events}"
    fast, alone = (min(pair[index][0] for pair in rounds) / len(samples) for index in (0, 1))
    print(
        f"{name:18}{1 / slow:12,.0f}{1 / fast:12,.0f}{slow / fast:8.0f}{1 / alone:14,.0f}{fast * 1e9:10.0f}{max(1 - alone / fast, 0):9.0%}"
        f"{events.pop() / len(samples):9.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Touches a second from Python.")
    parser.add_argument("--touches", type=int, default=1_000_000)
    samples = repeated(parser.parse_args().touches)
    few = [
        kinesic.Sample(int(one["touch"]), kinesic.Phase(one["phase"]), float(one["x"]), float(one["y"]), float(one["time_ns"]) / 1e9)
        for one in samples[:ONE_AT_A_TIME]
    ]
    print(f"{len(samples):,} touches, {BATCH:,} in a batch; touches a second of one processor")
    print(f"{'':18}{'one by one':>12}{'arrays':>12}{'ratio':>8}{'engine alone':>14}{'ns/touch':>10}{'Python':>9}{'events':>9}")
    for name, build in SCENES.items():
        measure(name, build, samples, few)


if __name__ == "__main__":
    main()
