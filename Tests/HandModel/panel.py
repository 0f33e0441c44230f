"""The touch panel: uneven frames, a grid, noise, a dead zone at rest, reports sent apart.

Device units are 1/10 mm; times in microseconds in the rows, ms inside.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Dict, List, Tuple

from HandModel.model import JUMP, Finger, Scene
from HandModel.prng import Random
from HandModel.recordings import Row

UNITS_PER_MM = 10.0
"""Grid of all panels (ours; near the 9.6 to 11 of the Wacom and the Pixel recordings)."""
WIDTH, HEIGHT = 2400, 1600
"""Size of all panels, device units: a tablet of 240 x 160 mm (ours)."""
NOISE_PER_SPEED = 0.00025
"""Growth of the noise of one report with speed, mm per mm/s: measured on the recordings
(calibrate.py, "noise of a moving finger"); it grows with speed as in Harris & Wolpert, Nature 1998."""


@dataclass(frozen=True)
class Panel:
    """A kind of panel. Values between those measured on the recordings (calibrate.py)."""

    name: str
    hz: float
    jitter: float = 0.02
    """Deviation of a frame interval as a share of it."""
    alternate: float = 0.0
    """Long and short frames in turn, +- this share: 0.1 on the Pixel, 0.2 on the Wacom ISDv4."""
    drop: float = 0.0
    """Share of frames that are lost."""
    skew_ms: float = 0.0
    """The fingers of a frame are sent this much apart: 0.58 ms on the Galaxy S."""
    noise_mm: float = 0.02
    """Noise of one report at rest."""
    still_mm: float = 0.12
    """A finger at rest is reported again once it has moved this far (7 to 15 % of the frames of
    resting fingers are sent on the Wacom DTH-2242)."""
    pressure_step: int = 4
    """Grain of the pressure (0 to 255); 0: none is sent."""


PANELS: Dict[str, Panel] = {p.name: p for p in (
    Panel("steady_100", 100.0),
    Panel("steady_60", 60.0, jitter=0.03),
    Panel("steady_240", 240.0, jitter=0.03, noise_mm=0.015),
    Panel("slow_30", 30.0, jitter=0.05, pressure_step=0),
    Panel("alternating_120", 120.0, alternate=0.1, jitter=0.005),
    Panel("alternating_100", 100.0, alternate=0.2, jitter=0.001, pressure_step=0),
    Panel("skewed_60", 60.0, jitter=0.025, skew_ms=0.58, drop=0.04, noise_mm=0.03, pressure_step=12),
    Panel("raw_100", 100.0, jitter=0.02, still_mm=0.0),
    Panel("coarse_90", 90.0, jitter=0.03, noise_mm=0.05, drop=0.01),
)}
"""The panels by name; the number is the frame rate in Hz."""


def frame_times(rng: Random, panel: Panel, end: float) -> List[float]:
    """Frame times in ms from before 0; the last two lie after `end`."""
    period = 1000.0 / panel.hz
    times = [-rng.uniform(0.0, period)]
    odd = 1.0
    while len(times) < 3 or times[-3] <= end:
        step = period * (1.0 + odd * panel.alternate + rng.normal(0.0, panel.jitter))
        odd = -odd
        times.append(times[-1] + step * (2.0 if rng.chance(panel.drop) else 1.0))
    return times


class _Live:
    """A contact that the panel tracks: its slot, id and what was last reported of it."""

    def __init__(self, finger: Finger, slot: int, tracking_id: int) -> None:
        self.finger, self.slot, self.tracking_id = finger, slot, tracking_id
        self.place: Tuple[float, float] = (0.0, 0.0)
        self.grid: Tuple[int, int] = (0, 0)
        self.pressure = 0
        self.reported = False


def _measured(live: _Live, panel: Panel, t: float, before: float, after: float) -> Tuple[float, float]:
    """The contact's place (mm) as sensed at `t`, with noise and the jump of a flick's last frame."""
    finger = live.finger
    x, y = finger.place(t)
    if finger.jumps and after >= finger.lift and before > finger.land:
        x0, y0 = finger.place(before)
        x, y = x + JUMP * (x - x0), y + JUMP * (y - y0)
    noise = panel.noise_mm + NOISE_PER_SPEED * min(600.0, finger.speed(t))
    assert finger.noise is not None
    return x + finger.noise.normal(0.0, noise), y + finger.noise.normal(0.0, noise)


def _report(live: _Live, panel: Panel, t: float, before: float, after: float, sent: int) -> List[Row]:
    """The contact's row for the frame at `t`, or nothing when nothing of it changed."""
    x, y = _measured(live, panel, t, before, after)
    if live.reported and math.hypot(x - live.place[0], y - live.place[1]) < panel.still_mm:
        x, y = live.place
    grid = (min(WIDTH - 1, max(0, round(x * UNITS_PER_MM))),
            min(HEIGHT - 1, max(0, round(y * UNITS_PER_MM))))
    step = panel.pressure_step
    pressure = max(1, min(255, step * round(live.finger.pressure(t) / step))) if step else 0
    event = "move" if live.reported else "down"
    if event == "move" and grid == live.grid and pressure == live.pressure:
        return []
    live.place, live.grid, live.pressure, live.reported = (x, y), grid, pressure, True
    return [_row(live, panel, sent, event)]


def _row(live: _Live, panel: Panel, sent: int, event: str) -> Row:
    """A row of what was last reported of a contact."""
    pressure = float(live.pressure) if panel.pressure_step else None
    return Row(sent, live.slot, live.tracking_id, live.grid[0], live.grid[1], pressure, event)


def record(scene: Scene, panel: Panel, rng: Random) -> List[Row]:
    """What the panel sends of a scene: rows in the order of time; the first one at 0."""
    waiting = sorted(scene.fingers, key=lambda f: f.land)
    times = frame_times(rng, panel, max(f.lift for f in waiting))
    live: List[_Live] = []
    rows: List[Row] = []
    next_id = 1
    for before, t, after in zip([times[0] - 1.0] + times, times, times[1:]):
        taken = {c.slot for c in live}
        while waiting and waiting[0].land <= t:
            slot = min(s for s in range(64) if s not in taken)
            taken.add(slot)
            live.append(_Live(waiting.pop(0), slot, next_id))
            next_id += 1
        live.sort(key=lambda c: c.slot)
        for index, contact in enumerate(list(live)):
            sent = round((t + index * panel.skew_ms * (1.0 + rng.normal(0.0, 0.02))) * 1000.0)
            if contact.finger.lift <= t and contact.reported:
                rows.append(_row(contact, panel, sent, "up"))
                live.remove(contact)
            else:
                rows += _report(contact, panel, t, before, after, sent)
    start = rows[0].t_us
    return [Row(r.t_us - start, *[getattr(r, n) for n in
            ("slot", "tracking_id", "x", "y", "pressure", "event")]) for r in rows]
