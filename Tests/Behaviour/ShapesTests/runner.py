"""Runs strokes through an engine that has loaded the library, with one recognizer of each kind on the root view."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

import kinesic
import numpy as np
from numpy.typing import NDArray
from strokes import ROOT, Points, Stroke, way

LIBRARY = Path(os.environ.get("KINESIC_SHAPES") or ROOT / "build/lib/libkinesic-shapes.so")
KINDS: dict[str, tuple[str, dict[str, float]]] = {
    "checkmark": ("checkmark", {}),
    "chevron_right": ("chevron", {"direction": 1}),
    "chevron_left": ("chevron", {"direction": 2}),
    "chevron_up": ("chevron", {"direction": 4}),
    "chevron_down": ("chevron", {"direction": 8}),
    "letter_r": ("letter_r", {}),
    "circle": ("circle", {}),
    "tickle": ("tickle", {}),
    "simple_tap": ("simple_tap", {}),
}
"""The columns of the matrix: class and properties."""
UNLIKE = ("looks more like another shape", "looks like none of its templates")
"""The reasons of the templates."""


def load(engine: kinesic.Engine, library: Path = LIBRARY) -> None:
    """Loads a plugin library into the engine; an error tells the engine's sentence."""
    plugin = ctypes.c_uint64()
    kinesic.ffi.lib.kin_plugin_load.restype = ctypes.c_int32
    result = kinesic.ffi.lib.kin_plugin_load(engine._pointer, str(library).encode(), ctypes.byref(plugin))
    assert result == 0, kinesic.ffi.lib.kin_engine_last_error(engine._pointer)


@dataclass
class Outcome:
    """What a stroke was to each kind."""

    values: dict[str, tuple[float, ...]] = field(default_factory=dict)
    """Of those that recognized it."""
    failed_at: dict[str, float] = field(default_factory=dict)
    """Of the others, the share of the way that was drawn when they gave up."""
    unlike: set[str] = field(default_factory=set)
    """Those of the others whose rules let it pass, and whose templates refused it."""


class Bench:
    """An engine in which every kind sees every stroke, and none sees another."""

    def __init__(self, kinds: dict[str, tuple[str, dict[str, float]]] = KINDS, **common: float) -> None:
        self.engine = kinesic.Engine()
        load(self.engine)
        self.engine.explain = True
        self.time = 1.0
        for name, (class_name, properties) in kinds.items():
            known = {info.name for info in self.engine.classes[class_name].properties}
            shared = {key: value for key, value in common.items() if key in known}
            self.engine.root.add(kinesic.Recognizer(class_name, None, name=name, **{"observe_only": 1.0, **properties, **shared}))

    def run(self, points: Points) -> Outcome:
        start = self.time
        self.engine.feed(samples(points, start))
        self.time = start + float(points[-1, 2]) + 2
        self.engine.advance(self.time)
        outcome = Outcome()
        shares = way(points)
        for event in self.engine.poll():
            if isinstance(event, kinesic.GestureEvent):
                outcome.values[event.recognizer.name] = tuple(event.values.values())
            elif isinstance(event, kinesic.DecisionEvent) and event.state == kinesic.State.FAILED and event.recognizer is not None:
                drawn = int(np.searchsorted(points[:, 2], event.time - start + 1e-9, side="right")) - 1
                outcome.failed_at[event.recognizer.name] = float(shares[max(0, drawn)])
                if event.detail in UNLIKE:
                    outcome.unlike.add(event.recognizer.name)
        return outcome


def samples(points: Points, start: float) -> NDArray[np.void]:
    """One finger that draws the stroke from `start` seconds on, and lifts at its end."""
    times = np.round((start + points[:, 2]) * 1e9).astype(np.uint64)
    times = np.maximum.accumulate(times + np.arange(len(times), dtype=np.uint64))
    array = np.zeros(len(points) + 1, kinesic.sample_dtype())
    array["touch"] = 1
    array["x"] = np.append(points[:, 0], points[-1, 0])
    array["y"] = np.append(points[:, 1], points[-1, 1])
    array["time_ns"] = np.append(times, times[-1] + np.uint64(1))
    array["phase"] = kinesic.Phase.MOVED
    array["phase"][0], array["phase"][-1] = kinesic.Phase.BEGAN, kinesic.Phase.ENDED
    return array


def run_all(strokes: Iterable[Stroke], change: Callable[[Points], Points] = lambda points: points, **common: float) -> list[tuple[Stroke, Outcome]]:
    """Each stroke, changed, with what it was to each kind."""
    bench = Bench(KINDS, **common)
    return [(stroke, bench.run(change(stroke.points))) for stroke in strokes]
