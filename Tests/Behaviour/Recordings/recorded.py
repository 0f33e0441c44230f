"""Real and made recordings, fed to an engine: what each class gives alone, and what several give together.

"Alone": one recognizer of each class on the root view, all of them observers, which prevent nothing and are prevented
by nothing.
"""

from __future__ import annotations

import csv
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Mapping, Optional

import kinesic
from kinesic import Phase, Sample, State

ROOT = Path(__file__).resolve().parents[3]
TOOL = ROOT / "build/bin/kinesic"
DATA = Path(os.environ.get("KINESIC_DATA") or ROOT.parent / "shared/data") / "recordings"
REAL = sorted(DATA.glob("*.csv"))
TRACES = ROOT / "Tests/Traces"
UNITS_PER_MM = 163 / 25.4
"""Window units of 163 per inch."""

ALONE: tuple[tuple[str, str, dict[str, float]], ...] = (
    ("tap", "tap", {}),
    ("double tap", "tap", {"taps_required": 2}),
    ("two-finger tap", "tap", {"touches_required": 2}),
    ("serial_tap", "serial_tap", {}),
    ("long_press", "long_press", {}),
    ("swipe", "swipe", {"direction": 15}),
    ("swipe of 2", "swipe", {"direction": 15, "touches_required": 2}),
    ("swipe of 3", "swipe", {"direction": 15, "touches_required": 3}),
    ("pan", "pan", {}),
    ("pinch", "pinch", {}),
    ("plain pinch", "pinch", {"dominance": 0}),
    ("rotation", "rotation", {}),
    ("plain rotation", "rotation", {"dominance": 0}),
    ("transform", "transform", {}),
    ("tap_drag", "tap_drag", {}),
)
"""Name, class and properties; "plain": the plain threshold."""


@dataclass(frozen=True)
class Frame:
    """What a panel sent at one time, in window units."""

    time: float
    samples: tuple[Sample, ...]


@dataclass(frozen=True)
class Gesture:
    """From began to its end; a discrete one is one event."""

    name: str
    events: tuple[kinesic.GestureEvent, ...]

    @property
    def start(self) -> float:
        return self.events[0].time

    @property
    def values(self) -> Mapping[str, float]:
        """At its end."""
        return self.events[-1].values


@dataclass(frozen=True)
class Result:
    """What came out, and the engine's sentences on every decision, by recognizer."""

    gestures: tuple[Gesture, ...]
    sentences: Mapping[str, tuple[str, ...]]

    def of(self, name: str) -> list[Gesture]:
        return [gesture for gesture in self.gestures if gesture.name == name]

    def counts(self) -> dict[str, int]:
        """How many of each; who gave none is not in it."""
        names = [gesture.name for gesture in self.gestures]
        return {name: names.count(name) for name in dict.fromkeys(names)}


def units_per_mm(path: Path) -> tuple[float, float]:
    """Device units per mm, as the tool would take them."""
    done = subprocess.run([str(TOOL), "replay", str(path), "--print-units-per-mm"], capture_output=True, text=True, check=True)
    x, y = done.stdout.replace(",", " ").split()[:2]
    return float(x), float(y)


def frames(path: Path, units: Optional[tuple[float, float]] = None) -> list[Frame]:
    """A recording's frames. An id that lifts and lands in one frame gives two feeds of one time."""
    scale = [UNITS_PER_MM / per for per in (units or units_per_mm(path))]
    phases = {"down": Phase.BEGAN, "move": Phase.MOVED, "up": Phase.ENDED}
    found: list[Frame] = []
    with path.open() as file:
        for row in csv.DictReader(file):
            time = int(row["t_us"]) / 1e6
            sample = Sample(int(row["tracking_id"]), phases[row["event"]], float(row["x"]) * scale[0], float(row["y"]) * scale[1], time)
            if found and found[-1].time == time:
                found[-1] = Frame(time, (*found[-1].samples, sample))
            else:
                found.append(Frame(time, (sample,)))
    return found


def play(engine: kinesic.Engine, feed: list[Frame]) -> Result:
    """Feeds the frames, lifts nothing, and lets two seconds pass; contacts that are still down are cancelled first."""
    engine.explain = True
    running: dict[str, list[kinesic.GestureEvent]] = {}
    gestures: list[Gesture] = []
    sentences: dict[str, list[str]] = {}

    def collect() -> None:
        for event in engine.poll():
            if isinstance(event, kinesic.DecisionEvent):
                sentences.setdefault(event.recognizer.name, []).append(engine.describe(event))
            if isinstance(event, kinesic.GestureEvent):
                events = running.setdefault(event.recognizer.name, [])
                events.append(event)
                if event.state in (State.ENDED, State.CANCELLED):
                    gestures.append(Gesture(event.recognizer.name, tuple(running.pop(event.recognizer.name))))

    for frame in feed:
        engine.feed(frame.samples)
        collect()
    if feed:
        engine.cancel_touches(feed[-1].time)
        engine.advance(feed[-1].time + 2)
    collect()
    assert not running
    return Result(tuple(sorted(gestures, key=lambda gesture: gesture.start)), {name: tuple(lines) for name, lines in sentences.items()})


def alone(feed: list[Frame]) -> Result:
    """What one recognizer of each kind gives, each as if alone."""
    with kinesic.Engine() as engine:
        for name, kind, properties in ALONE:
            engine.root.add(kinesic.Recognizer(kind, name=name, observe_only=True, **properties))
        return play(engine, feed)


def together(feed: list[Frame]) -> Result:
    """tap, pan, pinch and rotation on one view; the last three may run side by side."""
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.Tap(name="tap"))
        moving = [engine.root.add(kind(name=kind.CLASS_NAME)) for kind in (kinesic.Pan, kinesic.Pinch, kinesic.Rotation)]
        for one in moving:
            for other in moving:
                if one is not other:
                    one.allow_simultaneous(other)
        return play(engine, feed)
