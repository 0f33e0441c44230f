"""Strokes: real ones from $KINESIC_DATA/strokes, and what the tests do to them. A stroke is an array of (x, y,
seconds)."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
ROOT = Path(__file__).resolve().parents[3]
DATA = Path(os.environ.get("KINESIC_DATA") or ROOT.parent / "shared/data") / "strokes"
UNITS = {"dollar1": 1.0, "eds_negatives": 0.4, "laviola": 0.2, "lowvision": 0.35, "mmg": 1.0, "sign": 0.08}
"""Window units per unit of a set: the sets come from other devices; with these a drawing of each is some 200 to
400 units long."""
UPWARD = {"eds_negatives", "lowvision"}
"""The sets whose y points up: their strokes are turned over."""
SAMPLE_SECONDS = 0.01
"""Between the samples of the sets that have an index in place of a time."""


@dataclass(frozen=True)
class Stroke:
    """A gesture of one stroke."""

    shape: str
    """Set and class: "dollar1:check"."""
    user: str
    """Set and user."""
    points: Points


def decoded(numbers: list[float], unit: float, has_times: bool, is_upward: bool) -> Points:
    """A stroke of a set, in window units and seconds, y downwards."""
    points = np.array(numbers, float).reshape(-1, 3).cumsum(axis=0)
    points[:, :2] *= (unit, -unit if is_upward else unit)
    if has_times:
        # Some clocks step back by a millisecond.
        points[:, 2] = np.maximum.accumulate(points[:, 2] - points[0, 2]) / 1000
    else:
        points[:, 2] = np.arange(len(points)) * SAMPLE_SECONDS
    return points


@cache
def real_strokes() -> list[Stroke]:
    """All gestures of one stroke; none where the data is absent."""
    found = []
    for name, unit in UNITS.items():
        path = DATA / f"{name}.jsonl"
        if not path.is_file():
            continue
        lines = path.read_text().splitlines()
        meta = json.loads(lines[0])["meta"]
        for line in lines[1:]:
            gesture = json.loads(line)
            if len(gesture["s"]) == 1:
                points = decoded(gesture["s"][0], unit * meta["xy_scale"], meta["t"] == "ms", name in UPWARD)
                found.append(Stroke(f"{name}:{gesture['g']}", f"{name}:{gesture['u']}", points))
    return found


def part(held_out: bool) -> list[Stroke]:
    """Those of every second user of each set, or of the others."""
    users = defaultdict(set)
    for stroke in real_strokes():
        users[stroke.user.split(":")[0]].add(stroke.user)
    kept = {user for names in users.values() for user in sorted(names)[1::2]}
    return [stroke for stroke in real_strokes() if (stroke.user in kept) == held_out]


def resampled(points: Points, hz: float) -> Points:
    """As a panel of that rate reports it: a place every 1/hz seconds, and the last one."""
    times = np.append(np.arange(0, points[-1, 2], 1 / hz), points[-1, 2])
    known = np.concatenate([[True], np.diff(points[:, 2]) > 0])
    return np.stack([np.interp(times, points[known, 2], points[known, axis]) for axis in (0, 1)] + [times], axis=1)


def noisy(points: Points, deviation: float, seed: int) -> Points:
    """With noise of that deviation (units) in each place, each axis."""
    added = points.copy()
    added[:, :2] += np.random.default_rng(seed).normal(0, deviation, (len(points), 2))
    return added


def slower(points: Points, factor: float) -> Points:
    changed: Points = points * np.array([1, 1, factor])
    return changed


def larger(points: Points, factor: float) -> Points:
    changed: Points = points * np.array([factor, factor, 1])
    return changed


def transformed(points: Points, xx: float, xy: float, yx: float, yy: float) -> Points:
    """The drawing of another hand: turned, stretched or slanted by a matrix of two rows."""
    changed = points.copy()
    changed[:, :2] = points[:, :2] @ np.array([[xx, xy], [yx, yy]]).T
    return changed


def turned(points: Points, degrees: float) -> Points:
    """Clockwise as seen on the screen."""
    cosine, sine = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    return transformed(points, cosine, -sine, sine, cosine)


def way(points: Points) -> Points:
    """For each place, the share of the way that is drawn by then."""
    lengths = np.concatenate([[0], np.hypot(*np.diff(points[:, :2], axis=0).T).cumsum()])
    shares: Points = lengths / max(lengths[-1], 1e-9)
    return shares


def polyline(corners: list[tuple[float, float]], seconds: float = 0.6, hz: float = 120) -> Points:
    """An ideal stroke along straight lines, at an even pace."""
    places = np.array(corners, float)
    lengths = np.concatenate([[0], np.hypot(*np.diff(places, axis=0).T).cumsum()])
    times = np.linspace(0, seconds, max(2, int(seconds * hz) + 1))
    along = times / seconds * lengths[-1]
    return np.stack([np.interp(along, lengths, places[:, axis]) for axis in (0, 1)] + [times], axis=1)


def arc(radius: float, turns: float, seconds: float = 0.8, hz: float = 120, start: float = -np.pi / 2) -> Points:
    """An ideal arc; positive turns go clockwise on the screen."""
    times = np.linspace(0, seconds, max(2, int(seconds * hz) + 1))
    angles = start + times / seconds * turns * 2 * np.pi
    return np.stack([radius * np.cos(angles), radius * np.sin(angles), times], axis=1)
