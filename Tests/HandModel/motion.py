"""How a hand moves: minimum-jerk strokes that add up, tremor and drift. mm, ms, radians."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import List, Tuple

from HandModel.prng import Random

Point = Tuple[float, float]

TREMOR_HZ = (8.0, 12.0)
"""Physiological tremor: Novak & Newell, Neurosci. Lett. 2017 (8-12 Hz); Lakie et al., J. Physiol.
593, 2015 (a clear peak between 6 and 12 Hz)."""
TREMOR_MM = (0.03, 0.06)
"""RMS of tremor per axis: Growdon et al., Electromyogr. Clin. Neurophysiol. 40, 2000: about 30
micrometres with the hand at rest, almost doubled with the hand held out."""
DRIFT_HZ = (0.2, 1.2)
"""Slow wander of a finger that means to rest (ours: below the tremor)."""
DRIFT_MM = (0.03, 0.18)
"""RMS of the wander per axis: measured on the recordings (calibrate.py, "resting finger, drift")."""


CORRECTED = 0.1
"""Share of a movement that a second, corrective stroke adds (two-stroke reaches: Meyer et al.,
Psychol. Rev. 95, 1988; the share is ours). It makes the long tail of real scrolls: see the row
"stroke, largest / mean speed" of calibrate.py."""


def minimum_jerk(tau: float) -> float:
    """Share of the way at share `tau` of the time: 10 t^3 - 15 t^4 + 6 t^5 (Flash & Hogan,
    J. Neurosci. 5, 1985, eq. for point to point movements)."""
    t = min(1.0, max(0.0, tau))
    return t * t * t * (10.0 + t * (-15.0 + 6.0 * t))


@dataclass(frozen=True)
class Stroke:
    """One movement of one quantity by `amount`, from `start` ms for `duration` ms."""

    start: float
    duration: float
    amount: float

    def at(self, t: float) -> float:
        """What it has added by time `t` (ms)."""
        return self.amount * minimum_jerk((t - self.start) / self.duration)


def reach(start: float, duration: float, amount: float, corrected: float = CORRECTED) -> List[Stroke]:
    """A movement with its correction: a first stroke that stops short in three quarters of the
    time, and a second that overlaps it and adds the last `corrected` share."""
    if corrected == 0.0:
        return [Stroke(start, duration, amount)]
    return [Stroke(start, duration * 0.75, amount * (1.0 - corrected)),
            Stroke(start + duration * 0.45, duration * 0.55, amount * corrected)]


def total(strokes: List[Stroke], t: float) -> float:
    """Strokes add up where they overlap (Flash & Henis, J. Cogn. Neurosci. 3, 1991)."""
    return sum(s.at(t) for s in strokes)


def swing(start: float, duration: float, amount: float) -> List[Stroke]:
    """Out by `amount` and back again: the bow of a stroke; largest before its middle."""
    return [Stroke(start, duration * 0.5, amount), Stroke(start + duration * 0.3, duration * 0.7, -amount)]


@dataclass
class Sway:
    """A sum of sines per axis: tremor or drift. mm over ms."""

    waves: List[List[Tuple[float, float, float]]]

    @staticmethod
    def draw(rng: Random, rms: float, band: Tuple[float, float]) -> "Sway":
        """Three sines per axis at random in a frequency band (Hz) with the given RMS (mm)."""
        amplitude = rms * math.sqrt(2.0 / 3.0)
        return Sway([[(amplitude * rng.uniform(0.7, 1.3),
                       2.0 * math.pi * rng.uniform(*band) / 1000.0,
                       rng.uniform(0.0, 2.0 * math.pi)) for _ in range(3)] for _ in range(2)])

    def at(self, t: float) -> Point:
        """The displacement at `t` ms."""
        x, y = (sum(a * math.sin(w * t + p) for a, w, p in axis) for axis in self.waves)
        return x, y


@dataclass
class Hand:
    """A rigid frame that fingers hang on: a centre (mm) that moves, grows (scale) and turns
    (angle, radians, clockwise on a y-down panel)."""

    centre: Point
    x: List[Stroke] = field(default_factory=list)
    y: List[Stroke] = field(default_factory=list)
    scale: List[Stroke] = field(default_factory=list)
    angle: List[Stroke] = field(default_factory=list)
    orbit_mm: float = 0.0
    """Radius of a circle that the centre runs on, without turning the fingers."""
    orbit: List[Stroke] = field(default_factory=list)
    """Angle on that circle, radians; it starts at its right end."""

    def move(self, start: float, duration: float, dx: float, dy: float, bow: float = 0.0,
             corrected: float = CORRECTED) -> None:
        """Adds a movement by (dx, dy) mm that swings out sideways by `bow` of its length."""
        self.x += reach(start, duration, dx, corrected) + swing(start, duration, -dy * bow)
        self.y += reach(start, duration, dy, corrected) + swing(start, duration, dx * bow)

    def place(self, radius: float, bearing: float, gain: float, t: float) -> Point:
        """Where a finger at polar place (mm, radians) is at `t`; `gain` scales what growth and
        turn do to it."""
        r = radius * (1.0 + gain * total(self.scale, t))
        b = bearing + total(self.angle, t)
        o = total(self.orbit, t)
        return (self.centre[0] + total(self.x, t) + r * math.cos(b) + self.orbit_mm * math.cos(o),
                self.centre[1] + total(self.y, t) + r * math.sin(b) + self.orbit_mm * math.sin(o))
