"""What every peer in Python shares; the counterpart of peer.h, with the same options, scenes and lines.

Runs with preloaded_clock.so preloaded, so that the process has the scene's clock. SCENES names the file of scenes.py.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import statistics
import sys
from typing import Callable, Iterator, Optional

from scenes import Sample

PAUSE, QUIET, STEP, SOME_TIME = 20.0, 3000.0, 25.0, 1e9
"""Milliseconds: a pause that ends a burst; before and after a scene; between two calls of pump; where the clock
begins."""
COUNTED = ("tap", "double_tap", "many_taps", "long_press", "swipe", "cancelled", "other")
PHASED = ("pan", "pinch", "rotation")
BEGAN, CHANGED, ENDED = 0, 1, 2

clock = ctypes.CDLL(None)
clock.peer_clock_set.argtypes = [ctypes.c_double]
clock.peer_clock_set.restype = None
clock.peer_spent_ns.restype = ctypes.c_longlong


class Found:
    """The gestures that a peer reported in one play of a scene, as found.h."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = dict.fromkeys(COUNTED, 0)
        self.phases: dict[str, list[int]] = {name: [0, 0, 0] for name in PHASED}
        self.values: dict[str, float] = {"dx": 0.0, "dy": 0.0, "scale": 0.0, "degrees": 0.0}


class Host:
    """A peer: takes samples, counts in `found`, and has the time of the scene in milliseconds."""

    found = Found()
    now = 0.0

    def set_clock(self, milliseconds: float) -> None:
        self.now = milliseconds
        clock.peer_clock_set(milliseconds)

    def feed(self, samples: list[Sample], start: float) -> None:
        raise NotImplementedError

    def pump(self) -> None:
        """Lets timers fire that are due."""


def read_scenes() -> dict[str, list[Sample]]:
    scenes: dict[str, list[Sample]] = {}
    with open(os.environ["SCENES"]) as file:
        for line in file:
            name, time, phase, finger, x, y, last = line.split(",")
            scenes.setdefault(name, []).append(Sample(float(time), int(phase), int(finger), float(x), float(y), last.strip() == "1"))
    return scenes


def bursts(samples: list[Sample]) -> Iterator[list[Sample]]:
    begin = 0
    for i in range(1, len(samples) + 1):
        if i == len(samples) or samples[i].time - samples[i - 1].time > PAUSE:
            yield samples[begin:i]
            begin = i


def pump_until(host: Host, to: float, step: float = STEP) -> None:
    while host.now + step < to:
        host.set_clock(host.now + step)
        host.pump()
    host.set_clock(to)
    host.pump()


def play(host: Host, parts: list[list[Sample]]) -> int:
    """Plays a scene once; nanoseconds inside feed()."""
    spent = 0
    start = host.now + QUIET
    pump_until(host, start, 50)
    for part in parts:
        pump_until(host, start + part[0].time)
        began = clock.peer_spent_ns()
        host.feed(part, start)
        spent += clock.peer_spent_ns() - began
        host.set_clock(start + part[-1].time)
    pump_until(host, host.now + QUIET, 50)
    return spent


def peak_memory() -> int:
    """The most memory that was resident, KiB."""
    with open("/proc/self/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmHWM:"))


def mapped() -> dict[str, int]:
    """Every shared library in the process and the interpreter, without libc, libm and the loader."""
    sizes = {sys.executable: os.path.getsize(sys.executable)}
    with open("/proc/self/maps") as file:
        for path in {line.split(None, 5)[5].strip() for line in file if ".so" in line}:
            if not any(name in path for name in ("/libc.so", "/ld-linux", "/libm.so", "preloaded_clock.so")) and os.path.exists(path):
                sizes[path] = os.path.getsize(path)
    return {"mapped_bytes": sum(sizes.values()), "mapped_files": len(sizes)}


def measure(host: Host, name: str, samples: list[Sample], runs: int) -> dict[str, object]:
    parts = list(bursts(samples))
    spent: list[int] = []
    first: Optional[Found] = None
    steady = True
    for _ in range(runs + 1):  # the first play warms up
        host.found = Found()
        spent.append(play(host, parts))
        first = first or host.found
        steady = steady and (first.counts, first.phases) == (host.found.counts, host.found.phases)
    assert first
    found = {**first.counts, **first.phases, **first.values}
    ns = statistics.median(spent[1:]) / len(samples)
    return {"scene": name, "samples": len(samples), "runs": runs, "ns": ns, "allocations": None, "steady": steady, "found": found}


def run(version: str, make: Callable[[], Host]) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--scene")
    parser.add_argument("--ready", action="store_true")
    parser.add_argument("--mapped", action="store_true")
    options, _ = parser.parse_known_args()
    host = make()
    lines: list[object] = []
    if options.ready:
        lines.append({"memory": peak_memory(), "version": version})
    elif options.mapped:
        lines.append(mapped())
    else:
        host.set_clock(SOME_TIME)
        lines += [measure(host, name, samples, options.runs) for name, samples in read_scenes().items() if options.scene in (None, name)]
        lines.append({"peak": peak_memory()})
    print("\n".join(map(json.dumps, lines)), flush=True)
    os._exit(0)  # toolkits take their time to end
