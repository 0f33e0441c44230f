"""Synthetic fingers on a synthetic panel: known paths, sampled on a grid at uneven times, fed to an engine."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Callable, Optional, Sequence

import kinesic
from kinesic import Phase, Sample

Point = tuple[float, float]
Path = Callable[[float], Point]
RATES = (30, 60, 120, 240)
FINGERS = tuple(range(1, 11))


@dataclass(frozen=True)
class Panel:
    """How a panel sees fingers: rate, grid of places, unevenness of its frames and error of its clock."""

    hz: int
    grid: float = 0.64
    """Window units: 0.1 mm, ten steps per mm, as most recorded panels have."""
    uneven: float = 0.08
    """Frames come up to this share of a frame early or late; at 30 Hz two frames stay less than the 40 ms of a pause
    apart."""
    late: float = 0.0005
    """Seconds that a time may be wrong, up and down."""
    seed: int = 1

    def times(self, duration: float) -> list[tuple[float, float]]:
        """True times of the frames, and what the panel says."""
        draw = random.Random(self.seed * 1000 + self.hz)
        found = [(0.0, 0.0)]
        for index in range(1, int(duration * self.hz) + 1):
            true = (index + draw.uniform(-self.uneven, self.uneven)) / self.hz
            found.append((true, true + draw.uniform(-self.late, self.late)))
        return found

    def see(self, place: Point) -> Point:
        return tuple(round(value / self.grid) * self.grid for value in place)  # type: ignore[return-value]


Reading = tuple[float, kinesic.GestureEvent]
"""The true time of a frame, and an event of it."""


def play(engine: kinesic.Engine, panel: Panel, paths: Sequence[Path], duration: float) -> list[Reading]:
    """All fingers land in the first frame, move in each, and lift in the last. Returns the events with the true
    times."""
    found: list[Reading] = []
    last: list[Optional[Point]] = [None] * len(paths)
    frames = panel.times(duration)
    for true, told in frames:
        samples = []
        for finger, path in enumerate(paths):
            place = panel.see(path(true))
            if place == last[finger]:
                continue
            samples.append(Sample(finger, Phase.BEGAN if last[finger] is None else Phase.MOVED, *place, told))
            last[finger] = place
        if samples:
            engine.feed(samples)
        found += [(true, event) for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
    end, told = frames[-1]
    engine.feed([Sample(finger, Phase.ENDED, *place, told + 0.001) for finger, place in enumerate(last) if place])
    found += [(end, event) for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
    return found


def slope_gain(times: Sequence[float], degree: int = 2) -> float:
    """By how much at most an error of every sample is multiplied in the slope of the fit at the newest: the sum of its
    weights' sizes."""
    import numpy

    count = 1
    while count < min(20, len(times)) and times[-1] - times[-1 - count] <= 0.1:
        count += 1
    if count < 2:
        return math.inf
    recent = numpy.array(times[-count:]) - times[-1]
    powers = numpy.vander(recent, min(degree, count - 1) + 1, increasing=True)
    return float(numpy.abs(numpy.linalg.pinv(powers)[1]).sum())


def ring(count: int, centre: Point = (600.0, 600.0), radius: float = 120.0) -> list[Point]:
    """Places of fingers on a circle; off the grid, so that rounding is not the same for all."""
    return [
        (centre[0] + radius * math.cos(0.3 + math.tau * k / count), centre[1] + radius * math.sin(0.3 + math.tau * k / count))
        for k in range(count)
    ]


class Table:
    """Largest errors and their bounds, printed as a table; `check` fails with the row."""

    def __init__(self, title: str) -> None:
        self.lines = [f"\n{title}", f"{'':<34}{'largest error':>15}{'bound':>12}"]

    def check(self, label: str, error: float, bound: float) -> None:
        self.lines.append(f"{label:<34}{error:>15.4g}{bound:>12.4g}")
        assert error <= bound, "\n".join(self.lines)

    def show(self) -> None:
        print("\n".join(self.lines))
