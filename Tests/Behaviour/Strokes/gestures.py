"""The sets of real strokes from $KINESIC_DATA/strokes, as arrays for C: all points of a set one after the other."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "Tests/Behaviour/Quality"))  # the tables of a page: page.py
DATA = Path(os.environ.get("KINESIC_DATA") or ROOT.parent / "shared/data") / "strokes"
NO_DATA = f"no strokes under {DATA}: set KINESIC_DATA"
SETS = ("dollar1", "mmg", "sign", "laviola", "lowvision", "eds_negatives")
UPWARD = {"eds_negatives", "lowvision"}
"""The sets whose y points up: their strokes are turned over."""
PILOT = ("dollar1", "s01")
"""Left out, as the papers do."""
SAMPLE_NS = 10_000_000
"""Between the samples of the sets that have an index in place of a time."""
POINT = np.dtype([("x", "f8"), ("y", "f8"), ("time_ns", "u8"), ("stroke", "u4"), ("reserved", "u4")])
"""kin_stroke_point."""

Indexes = NDArray[np.int32]
Points = np.ndarray
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Gestures:
    """Drawings, and of each its class, its user, its condition and its repetition."""

    points: Points
    starts: NDArray[np.int64]
    """Drawing i has the points from starts[i] to starts[i + 1]."""
    shapes: NDArray[np.str_]
    users: NDArray[np.str_]
    conditions: NDArray[np.str_]
    repetitions: Indexes

    def __len__(self) -> int:
        return len(self.shapes)

    @cached_property
    def names(self) -> list[str]:
        return sorted(set(self.shapes.tolist()))

    @cached_property
    def classes(self) -> Indexes:
        """The number of each one's class among `names`."""
        return np.searchsorted(np.array(self.names), self.shapes).astype(np.int32)

    def parts(self) -> list[Points]:
        return [self.points[a:b] for a, b in zip(self.starts[:-1], self.starts[1:])]

    def only(self, chosen: NDArray[np.bool_]) -> Gestures:
        parts = [part for part, is_chosen in zip(self.parts(), chosen) if is_chosen]
        return gathered(
            parts, self.shapes[chosen], self.users[chosen], self.conditions[chosen], self.repetitions[chosen]
        )

    def turned(self, seed: int) -> Gestures:
        """Each by an angle of its own, any."""
        angles = np.random.default_rng(seed).uniform(-np.pi, np.pi, len(self))
        each = np.repeat(angles, np.diff(self.starts))
        points = self.points.copy()
        points["x"] = np.cos(each) * self.points["x"] - np.sin(each) * self.points["y"]
        points["y"] = np.sin(each) * self.points["x"] + np.cos(each) * self.points["y"]
        return Gestures(points, self.starts, self.shapes, self.users, self.conditions, self.repetitions)


def gathered(parts: list[Points], shapes, users, conditions, repetitions) -> Gestures:  # type: ignore[no-untyped-def]
    starts = np.concatenate([[0], np.cumsum([len(part) for part in parts])]).astype(np.int64)
    points = np.concatenate(parts) if parts else np.zeros(0, POINT)
    return Gestures(
        points,
        starts,
        np.array(shapes, str),
        np.array(users, str),
        np.array(conditions, str),
        np.array(repetitions, np.int32),
    )


def joined(first: Gestures, second: Gestures) -> Gestures:
    """The drawings of both: those of the second behind the first."""
    return gathered(
        first.parts() + second.parts(),
        np.concatenate([first.shapes, second.shapes]),
        np.concatenate([first.users, second.users]),
        np.concatenate([first.conditions, second.conditions]),
        np.concatenate([first.repetitions, second.repetitions]),
    )


def is_there() -> bool:
    return all((DATA / f"{name}.jsonl").is_file() for name in SETS)


def decoded(strokes: list[list[int]], scale: float, has_times: bool, is_upward: bool) -> Points:
    """A drawing of a set: y downwards."""
    rows = [np.array(stroke, float).reshape(-1, 3).cumsum(axis=0) for stroke in strokes]
    points = np.zeros(sum(map(len, rows)), POINT)
    places = np.concatenate(rows)
    points["x"] = places[:, 0] * scale
    points["y"] = places[:, 1] * (-scale if is_upward else scale)
    times = np.maximum(places[:, 2] * 1e6, 0) if has_times else np.arange(len(points)) * SAMPLE_NS
    points["time_ns"] = times.astype(np.uint64)
    points["stroke"] = np.repeat(np.arange(len(rows)), [len(row) for row in rows])
    return points


@cache
def gestures(name: str) -> Gestures:
    """A set, without its pilot."""
    lines = (DATA / f"{name}.jsonl").read_text().splitlines()
    meta = json.loads(lines[0])["meta"]
    rows = [json.loads(line) for line in lines[1:]]
    rows = [row for row in rows if (name, row["u"]) != PILOT]
    parts = [decoded(row["s"], meta["xy_scale"], meta["t"] == "ms", name in UPWARD) for row in rows]
    return gathered(parts, *([row[key] for row in rows] for key in "guvr"))

