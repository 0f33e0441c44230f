#!/usr/bin/env python3
"""How far kin_engine_sample_touch is from the truth: mean distance between its answers and raw samples that it was not
given.

    sampling.py [--recordings]     needs build/lib (make lib) and the recordings under KINESIC_DATA

Of every contact each second sample is held out. At its time the engine is asked twice: before the sample after it is
fed (the answer is extrapolated), and after (interpolated). "held" is the plain way: the latest sample that was fed. A
row of the second table asks at full rate for the next sample before it comes. Lengths in units (1/163 inch), sizes of
devices as their recordings' README says, estimated where that has none; without any, the recording is left out.
"""

from __future__ import annotations

import ctypes
import math
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Tests"))
from HandModel import recordings as recorded  # noqa: E402

UNITS_PER_MM = 163 / 25.4
# Estimated from the size of the panel, in device units per mm, where the recordings' README says nothing.
ESTIMATED = {"ep0430": (13.5, 14.2), "tf201": (10, 10), "synaptics_clickpad": (42, 42), "bamboo16fg": (32.8, 45.5)}
KINDS = ("sample", "interpolated", "extrapolated", "held")


class Sample(ctypes.Structure):
    _fields_ = [
        ("touch", ctypes.c_uint64), ("time_ns", ctypes.c_uint64), ("x", ctypes.c_double), ("y", ctypes.c_double),
        ("view", ctypes.c_uint64), ("phase", ctypes.c_int32), ("type", ctypes.c_int32), ("force", ctypes.c_double),
        ("major_radius", ctypes.c_double), ("altitude", ctypes.c_double), ("azimuth", ctypes.c_double),
        ("buttons", ctypes.c_uint32), ("modifiers", ctypes.c_uint32),
    ]  # fmt: skip


class Estimate(ctypes.Structure):
    _fields_ = [("time_ns", ctypes.c_uint64), ("x", ctypes.c_double), ("y", ctypes.c_double), ("kind", ctypes.c_int32), ("reserved", ctypes.c_uint32)]


class Smoothing(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_uint32), ("reserved", ctypes.c_uint32), ("minimum_cutoff", ctypes.c_double),
                ("beta", ctypes.c_double), ("speed_cutoff", ctypes.c_double)]  # fmt: skip


lib = ctypes.CDLL(str(ROOT / "build/lib/libkinesic.so"))
lib.kin_engine_destroy.argtypes = [ctypes.c_void_p]
lib.kin_engine_destroy.restype = None


class Engine:
    """One engine with one finger."""

    def __init__(self, smoothing: Smoothing | None) -> None:
        self.handle = ctypes.c_void_p()
        self.check(lib.kin_engine_create(None, ctypes.byref(self.handle)))
        if smoothing:
            self.check(lib.kin_engine_set_smoothing(self.handle, ctypes.byref(smoothing)))
        self.is_down = False

    def __del__(self) -> None:
        lib.kin_engine_destroy(self.handle)

    @staticmethod
    def check(result: int) -> None:
        if result:
            raise RuntimeError(f"kinesic answers {result}")

    def feed(self, time: int, x: float, y: float) -> None:
        sample = Sample(touch=1, time_ns=time, x=x, y=y, phase=1 if self.is_down else 0)
        self.check(lib.kin_engine_feed(self.handle, ctypes.byref(sample), 1))
        self.is_down = True

    def ask(self, time: int) -> Estimate:
        estimate = Estimate()
        self.check(lib.kin_engine_sample_touch(self.handle, ctypes.c_uint64(1), ctypes.c_uint64(time), ctypes.byref(estimate)))
        return estimate


def distance(estimate: Estimate, truth: tuple[int, float, float]) -> float:
    return math.hypot(estimate.x - truth[1], estimate.y - truth[2])


def held_out(points: list[tuple[int, float, float]], smoothing: Smoothing | None) -> list[tuple[float, float, float]]:
    """For each sample with an odd number: the errors of holding, of extrapolating and of interpolating."""
    engine = Engine(smoothing)
    engine.feed(*points[0])
    errors = []
    for i in range(1, len(points) - 1, 2):
        before, truth, after = points[i - 1 : i + 2]
        extrapolated = distance(engine.ask(truth[0]), truth)
        engine.feed(*after)
        errors.append((math.hypot(before[1] - truth[1], before[2] - truth[2]), extrapolated, distance(engine.ask(truth[0]), truth)))
    return errors


def next_sample(points: list[tuple[int, float, float]], smoothing: Smoothing | None) -> list[tuple[float, float]]:
    """For each sample but the first: the errors of holding and of extrapolating, at the full rate."""
    engine = Engine(smoothing)
    errors = []
    for before, truth in zip(points, points[1:]):
        engine.feed(*before)
        errors.append((math.hypot(before[1] - truth[1], before[2] - truth[2]), distance(engine.ask(truth[0]), truth)))
    return errors


def contacts(folder: Path) -> dict[str, list[list[tuple[int, float, float]]]]:
    """Contacts of at least three samples, by recording, in nanoseconds and units."""
    found = {}
    for recording in recorded.real_recordings(folder):
        scale = next((size for name, size in ESTIMATED.items() if recording.name.startswith(name)), recording.units_per_mm if recording.scaled else None)
        if not scale:
            continue
        recording.units_per_mm = scale
        rows = [[(round(ms * 1e6), x * UNITS_PER_MM, y * UNITS_PER_MM) for ms, x, y in contact.samples] for contact in recording.contacts()]
        long = [points for points in rows if len(points) > 2]
        if long:
            found[recording.name] = long
    return found


def means(errors: list[tuple[float, ...]]) -> list[float]:
    return [statistics.fmean(column) for column in zip(*errors)] if errors else []


def smoothing_with(beta: float | None) -> Smoothing:
    smoothing = Smoothing()
    lib.kin_struct_init(b"kin_smoothing", ctypes.byref(smoothing), ctypes.sizeof(smoothing))
    if beta is not None:
        smoothing.beta = beta
    return smoothing


def main() -> int:
    folder = recorded.data_folder()
    if folder is None:
        print("SKIPPED: no recordings under KINESIC_DATA")
        return 0
    found = contacts(folder)
    everything = [points for recording in found.values() for points in recording]
    default = smoothing_with(None)
    choices = {"raw": None, f"one-euro, beta {default.beta:g} (default)": default}
    choices |= {f"one-euro, beta {beta:g}": smoothing_with(beta) for beta in (0.01, 1.0)}

    print(f"{len(found)} recordings, {len(everything)} contacts, {sum(map(len, everything))} samples; mean error in units\n")
    print("each second sample held out")
    print(f"{'':32}{'n':>8}{'held':>10}{'extrapolated':>14}{'interpolated':>14}")
    if "--recordings" in sys.argv:
        for name, rows in found.items():
            errors = [error for points in rows for error in held_out(points, None)]
            print(f"{name[:31]:32}{len(errors):8}" + "{:10.2f}{:14.2f}{:14.2f}".format(*means(errors)))
    for name, smoothing in choices.items():
        errors = [error for points in everything for error in held_out(points, smoothing)]
        print(f"{name:32}{len(errors):8}" + "{:10.2f}{:14.2f}{:14.2f}".format(*means(errors)))
    print("\nthe next sample, at full rate")
    print(f"{'':32}{'n':>8}{'held':>10}{'extrapolated':>14}")
    for name, smoothing in choices.items():
        ahead = [error for points in everything for error in next_sample(points, smoothing)]
        print(f"{name:32}{len(ahead):8}" + "{:10.2f}{:14.2f}".format(*means(ahead)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
