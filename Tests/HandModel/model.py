"""The finger on the glass: from the hand's motion to a contact with place and pressure.

Lengths in mm, times in ms, y grows downwards (towards the palm of a hand that comes from below).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import List, Optional

from HandModel.motion import (DRIFT_HZ, DRIFT_MM, TREMOR_HZ, TREMOR_MM, Hand, Point, Stroke, Sway,
                              total)
from HandModel.prng import Random

ROLL_MM = (0.05, 0.25)
"""Way of the contact's centre towards the palm while the pad flattens after landing (ours)."""
ROLL_MS = 30.0
"""Time constant of the flattening (ours; pressure of the chromeos recordings rises like it)."""
CREEP_MM = (0.1, 0.5)
"""Way towards the palm in the last frames: single points creep up to 0.4 mm a frame while
pressure falls; measured on chromeos_scroll_liftoff_1 and _2."""
CREEP_MS = 22.0
"""Duration of the creep: two frames of the same recordings."""
JUMP = 0.6
"""A flick's last step is this much longer than the finger's way: measured on
pixel_tablet_one_finger_swipe (13 mm after steps of 8 mm)."""
JUMP_SHARE = 0.4
"""Share of fingers whose last step jumps so: measured ("last step / steps before"); it shows only
when the finger lifts in motion."""
PRESSURE_LANDING = 0.35
"""Share of the pressure in the first report: chromeos_scroll_liftoff_1 (17 of 46 before it lifts)."""
PRESSURE_LIFT = (0.08, 0.9)
"""Share of the pressure in the last report: measured on the recordings (calibrate.py)."""
PRESSURE_FALL_MS = 25.0
"""Time in which pressure falls before the lift: measured on nexus4 and chromeos_scroll_liftoff."""
LATE_MS = (5.0, 110.0)
"""How late another finger lands: measured on the recordings (calibrate.py, "late landing")."""
LATE_SHARE = 0.4
"""Share of further fingers that land late, not with the first: measured on the recordings."""
WITH_FIRST_MS = 10.0
"""Delay below which a finger lands with the first: one frame of the recordings."""
LAG_MS = 8.0
"""Largest lag between the fingers of one hand in a common motion (ours: below one frame)."""
GAIN = 0.08
"""Spread of what growth does to the fingers: the thumb goes less far than the index (ours)."""


@dataclass
class Finger:
    """One contact: where it hangs on its hand, when it lands and lifts, how it presses."""

    hand: Hand
    radius: float = 0.0
    bearing: float = 0.0
    land: float = 0.0
    lift: float = 100.0
    lag: float = 0.0
    gain: float = 1.0
    own_x: List[Stroke] = field(default_factory=list)
    own_y: List[Stroke] = field(default_factory=list)
    roll: float = 0.0
    creep: float = 0.0
    jumps: bool = False
    press: float = 150.0
    release: float = 0.6
    sways: List[Sway] = field(default_factory=list)
    noise: Optional[Random] = None

    def intended(self, t: float) -> Point:
        """Where the hand's plan has the finger at `t`, without its flaws."""
        u = t - self.lag
        x, y = self.hand.place(self.radius, self.bearing, self.gain, u)
        return x + total(self.own_x, u), y + total(self.own_y, u)

    def place(self, t: float) -> Point:
        """Where the contact's centre is at `t`: plan, tremor, drift, roll and creep."""
        x, y = self.intended(t)
        for sway in self.sways:
            dx, dy = sway.at(t)
            x, y = x + dx, y + dy
        y += self.roll * (1.0 - math.exp(-max(0.0, t - self.land) / ROLL_MS))
        late = max(0.0, t - (self.lift - CREEP_MS)) / CREEP_MS
        return x, y + self.creep * late * late

    def speed(self, t: float) -> float:
        """Speed of the plan at `t`, mm/s over 10 ms."""
        (x0, y0), (x1, y1) = self.intended(t - 5.0), self.intended(t + 5.0)
        return math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2) * 100.0

    def pressure(self, t: float) -> float:
        """Pressure at `t` on a scale of 0 to 255: a quick rise, a slow wobble, a fall."""
        rise = 1.0 - (1.0 - PRESSURE_LANDING) * math.exp(-max(0.0, t - self.land) / ROLL_MS)
        wobble = 1.0 + 0.05 * math.sin(t / 140.0 + self.bearing + self.press)
        fall = min(1.0, max(0.0, (self.lift - t) / PRESSURE_FALL_MS))
        return self.press * rise * wobble * (self.release + (1.0 - self.release) * fall)


@dataclass
class Scene:
    """All fingers of one trace."""

    fingers: List[Finger] = field(default_factory=list)

    def add(self, rng: Random, hand: Hand, land: float, lift: float, radius: float = 0.0,
            bearing: float = 0.0, still: float = 1.0) -> Finger:
        """Adds a finger with flaws drawn from `rng`; `still` scales its drift."""
        tremor = Sway.draw(rng, rng.uniform(*TREMOR_MM), TREMOR_HZ)
        drift = Sway.draw(rng, still * rng.uniform(*DRIFT_MM), DRIFT_HZ)
        finger = Finger(hand, radius, bearing, land, lift, lag=rng.uniform(0.0, LAG_MS),
                        gain=1.0 + rng.uniform(-GAIN, GAIN), roll=rng.uniform(*ROLL_MM),
                        creep=rng.uniform(*CREEP_MM), press=rng.uniform(90.0, 210.0),
                        release=rng.uniform(*PRESSURE_LIFT),
                        jumps=rng.chance(JUMP_SHARE), sways=[tremor, drift],
                        noise=rng.fork())
        self.fingers.append(finger)
        return finger


def landings(rng: Random, count: int, late: float = LATE_SHARE) -> List[float]:
    """Landing times (ms) of `count` fingers of one hand: the first at 0, each other one with it
    (less than a frame later) or `LATE_MS` later."""
    times = [0.0]
    for _ in range(count - 1):
        times.append(rng.uniform(*LATE_MS) if rng.chance(late) else rng.uniform(0.0, WITH_FIRST_MS))
    return times
