"""Fingers that were recorded: one path a contact, pairs of contacts, and what a person would call them, by geometry.

Lengths are mm, times seconds, the window has 163 units an inch.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "Tests"), str(ROOT / "Tests/Behaviour/Recordings"), str(ROOT / "Tests/Behaviour/ShapesTests")]

import geometry  # noqa: E402
from recorded import DATA, REAL, UNITS_PER_MM, Frame, frames  # noqa: E402

from kinesic import Phase  # noqa: E402

Array = NDArray[np.float64]
RECORDINGS, PER_MM = REAL, UNITS_PER_MM
NO_DATA = f"no recordings under {DATA}: set KINESIC_DATA"


@dataclass(frozen=True)
class Way:
    """The way of a contact: a place for each report."""

    name: str
    times: Array
    places: Array
    """mm, one row a report."""
    lifted: float
    """When it left."""

    @property
    def moved(self) -> float:
        """The farthest from where it landed."""
        return float(np.hypot(*(self.places - self.places[0]).T).max())

    @property
    def net(self) -> Array:
        found: Array = self.places[-1] - self.places[0]
        return found

    @property
    def length(self) -> float:
        return float(np.hypot(*np.diff(self.places, axis=0).T).sum())

    def at(self, times: Array) -> Array:
        """Its places at other times, on straight lines between its own."""
        return np.stack([np.interp(times, self.times, self.places[:, axis]) for axis in (0, 1)], axis=1)


def paths_of(feed: list[Frame], name: str) -> list[Way]:
    """The contacts of a recording in the order of landing; one that is still down at the end lifts there."""
    rows: dict[int, list[tuple[float, float, float]]] = {}
    found: list[Way] = []

    def finish(touch: int, time: float) -> None:
        # Of reports of one time the last one counts.
        values = np.array(list({row[0]: row for row in rows.pop(touch)}.values()))
        found.append(Way(name, values[:, 0], values[:, 1:] / PER_MM, time))

    for frame in feed:
        for sample in frame.samples:
            if sample.phase is Phase.BEGAN and sample.touch in rows:
                finish(sample.touch, frame.time)
            if sample.phase is Phase.ENDED:
                finish(sample.touch, frame.time)
            else:
                rows.setdefault(sample.touch, []).append((frame.time, sample.x, sample.y))
    for touch in list(rows):
        finish(touch, feed[-1].time)
    return sorted(found, key=lambda path: path.times[0])


@cache
def paths() -> tuple[Way, ...]:
    """All contacts of all recordings."""
    return tuple(path for each in RECORDINGS for path in paths_of(frames(each), each.stem))


@dataclass(frozen=True)
class Pair:
    """Two contacts that are down at once, and no third one of these."""

    first: Way
    second: Way

    @property
    def together(self) -> tuple[float, float]:
        """While both are down."""
        return float(max(self.first.times[0], self.second.times[0])), min(self.first.lifted, self.second.lifted)

    def label(self) -> str:
        """What a person would call it."""
        times = np.linspace(*self.together, 60)
        return geometry.label(self.first.at(times), self.second.at(times))


def pairs_of(contacts: list[Way]) -> list[Pair]:
    """Contacts two by two, in the order of landing, where both are down for 60 ms or more."""
    found: list[Pair] = []
    waiting: list[Way] = []
    for path in contacts:
        waiting = [
            each for each in waiting if each.lifted - path.times[0] >= 0.06 and path.lifted - path.times[0] >= 0.06
        ]
        if waiting:
            found.append(Pair(waiting.pop(0), path))
        else:
            waiting.append(path)
    return found


@cache
def real_pairs() -> tuple[Pair, ...]:
    return tuple(pair for each in RECORDINGS for pair in pairs_of(paths_of(frames(each), each.stem)))
