"""The scenes that every peer plays: touches, and the gestures that are in them.

A scene is a list of samples (milliseconds, phase, finger, x, y, last of its frame). The same numbers every time: no
chance, no clock. The recordings are other people's, read from KINESIC_DATA; without them there is one scene less.
`scenes.py FILE` writes all as CSV.
"""

from __future__ import annotations

import csv
import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Callable, NamedTuple

ROOT = Path(__file__).resolve().parents[4]
RECORDINGS = Path(os.environ.get("KINESIC_DATA") or ROOT.parent / "shared/data") / "recordings"
BEGAN, MOVED, ENDED = 0, 1, 2
FRAME = 1000 / 120
"""Milliseconds between two frames of a 120 Hz screen."""
WIDTH, HEIGHT, UNITS_PER_MM = 1000.0, 800.0, 163 / 25.4
"""The view of every peer in window units, of which 163 are an inch."""


class Sample(NamedTuple):
    time: float
    phase: int
    finger: int
    x: float
    y: float
    last: bool


Scene = list[Sample]
Way = Callable[[float], list[tuple[float, float]]]
"""Where each finger is at a part, 0 to 1, of its way."""

# What each scene holds: how often a gesture is recognized or begins; and where its values end.
EXPECTED: dict[str, dict[str, int]] = {
    "taps": {"tap": 1000},
    "double taps": {"double_tap": 200},
    "pan": {"pan": 1},
    "pinch": {"pinch": 1, "rotation": 1},
    "long press": {"long_press": 100},
    "swipe": {"swipe": 100, "pan": 100},
    "ten fingers": {"pinch": 1, "rotation": 1},
}
VALUES: dict[str, dict[str, float]] = {
    "pan": {"dx": 330, "dy": 0},
    "pinch": {"scale": 2.5, "degrees": 90},
    "swipe": {"dx": 400, "dy": 0},
    "ten fingers": {"scale": 2.5, "degrees": 45},
}


def frame(time: float, phase: int, places: list[tuple[float, float]]) -> Scene:
    """One sample a finger, all of one time."""
    return [Sample(time, phase, i, x, y, i == len(places) - 1) for i, (x, y) in enumerate(places)]


def taps(starts: list[float], held: float) -> Scene:
    """One finger that lands at each of these times and lifts `held` later."""
    return [sample for start in starts for time, phase in ((start, BEGAN), (start + held, ENDED)) for sample in frame(time, phase, [(500, 400)])]


def strokes(count: int, pause: float, moves: int, place: Way) -> Scene:
    """Fingers that land, move for so many frames along a way and lift a frame later."""
    scene: Scene = []
    for stroke in range(count):
        start = stroke * pause
        scene += frame(start, BEGAN, place(0))
        for i in range(1, moves + 1):
            scene += frame(start + i * FRAME, MOVED, place(i / moves))
        scene += frame(start + (moves + 1) * FRAME, ENDED, place(1))
    return scene


def spread(fingers: int, turn: float) -> Way:
    """Fingers on a circle that grows from 100 to 250 and turns so many degrees; the first two face each other."""
    order = [0, fingers // 2, *(i for i in range(1, fingers) if i != fingers // 2)]

    def place(part: float) -> list[tuple[float, float]]:
        radius, angle = 100 + 150 * part, math.radians(turn * part)
        around = [angle + i * 2 * math.pi / fingers for i in order]
        return [(500 + radius * math.cos(a), 400 + radius * math.sin(a)) for a in around]

    return place


def read_recording(path: Path) -> Scene:
    """One recording in window units, made smaller where it is larger than the view, its fingers numbered from 0."""
    tool = [str(ROOT / "build/bin/kinesic"), "replay", str(path), "--print-units-per-mm"]
    per_mm = subprocess.run(tool, capture_output=True, text=True, check=True).stdout.replace(",", " ").split()
    phases = {"down": BEGAN, "move": MOVED, "up": ENDED}
    rows = list(csv.DictReader(path.open()))
    xs, ys = ([float(row[axis]) * UNITS_PER_MM / float(per) for row in rows] for axis, per in zip("xy", per_mm))
    left, top = min(xs), min(ys)
    scale = min(1, (WIDTH - 2) / max(1, max(xs) - left), (HEIGHT - 2) / max(1, max(ys) - top))
    fingers: dict[str, int] = {}
    scene: Scene = []
    for i, row in enumerate(rows):
        lifted = {s.finger for s in scene if s.phase == ENDED and s.time == int(row["t_us"]) / 1000} if row["event"] == "down" else set()
        if row["event"] == "down":
            fingers[row["tracking_id"]] = min(set(range(32)) - set(fingers.values()) - lifted)
        last = i + 1 == len(rows) or rows[i + 1]["t_us"] != row["t_us"]
        finger = fingers[row["tracking_id"]]
        scene.append(Sample(int(row["t_us"]) / 1000, phases[row["event"]], finger, 1 + (xs[i] - left) * scale, 1 + (ys[i] - top) * scale, last))
        if row["event"] == "up":
            del fingers[row["tracking_id"]]
    return scene


def recordings() -> Scene:
    """All of them, two seconds apart; a contact that its recording leaves down lifts with its last frame."""
    scene: Scene = []
    for path in sorted(RECORDINGS.glob("*.csv")):
        start = scene[-1].time + 2000 if scene else 0
        scene += [sample._replace(time=start + sample.time) for sample in read_recording(path)]
        down = {s.finger: s for s in scene}
        left = [s for s in down.values() if s.phase != ENDED]
        scene += [s._replace(time=scene[-1].time + FRAME, phase=ENDED, last=s is left[-1]) for s in left]
    return scene


def made() -> dict[str, Scene]:
    """The scenes that are ours."""
    return {
        "taps": taps([i * 700.0 for i in range(1000)], 50),
        "double taps": taps([i * 1000.0 + late for i in range(200) for late in (0, 150)], 50),
        # Too fast for a long press, too slow for a swipe.
        "pan": strokes(1, 0, 1000, lambda part: [(300 + 330 * part, 400 + 20 * math.cos(8 * math.pi * part))]),
        "pinch": strokes(1, 0, 1000, spread(2, 90)),
        "long press": taps([i * 2500.0 for i in range(100)], 1500),
        "swipe": strokes(100, 1000, 10, lambda part: [(300 + 400 * part, 400)]),
        "ten fingers": strokes(1, 0, 300, spread(10, 45)),
    }


def every() -> dict[str, Scene]:
    """The scenes that can be played here."""
    return made() | ({"recordings": recordings()} if RECORDINGS.is_dir() else {})


def write(path: Path, scenes: dict[str, Scene]) -> None:
    """As CSV: scene, milliseconds, phase, finger, x, y, last."""
    with path.open("w") as file:
        for name, scene in scenes.items():
            file.writelines(f"{name},{s.time:.6f},{s.phase},{s.finger},{s.x:.6f},{s.y:.6f},{int(s.last)}\n" for s in scene)


if __name__ == "__main__":
    write(Path(sys.argv[1]), every())
