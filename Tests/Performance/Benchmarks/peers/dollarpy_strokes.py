"""dollarpy ($P point clouds): no live recognizer. Each stroke is compared with three templates when it is over; that
time is spread over its samples.

It knows strokes only: a line counts as a swipe, the others as "other". Strokes that stay in one place, and those of
few points, are left out.
"""

from __future__ import annotations

import math
from importlib.metadata import version

import harness
from dollarpy import Point, Recognizer, Template
from scenes import Sample

TEMPLATES = [
    Template("line", [Point(i * 10, 0, 1) for i in range(32)]),
    Template("v", [Point(i * 10, min(i, 32 - i) * 20, 1) for i in range(32)]),
    Template("circle", [Point(100 * math.cos(i / 5), 100 * math.sin(i / 5), 1) for i in range(32)]),
]


class Host(harness.Host):
    def __init__(self) -> None:
        self.recognizer = Recognizer(TEMPLATES)
        self.points: list[Point] = []

    def feed(self, samples: list[Sample], start: float) -> None:
        for s in samples:
            if s.phase == harness.BEGAN and s.finger == 0:
                self.points.clear()
            self.points.append(Point(s.x, s.y, s.finger + 1))
            if s.phase == harness.ENDED and s.finger == 0:
                self.compare()

    def compare(self) -> None:
        xs = [point.x for point in self.points]
        if len(xs) < 5 or max(xs) == min(xs):
            return
        try:
            name = self.recognizer.recognize(self.points)[0]
        except (ZeroDivisionError, IndexError):  # its resampling can end a point short
            name = ""
        self.found.counts["swipe" if name == "line" else "other"] += 1


if __name__ == "__main__":
    harness.run(version("dollarpy"), Host)
