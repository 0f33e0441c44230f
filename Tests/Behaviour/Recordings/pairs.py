"""What two fingers did while both were down, by their places alone: a pinch, a parallel move or neither. No rule of a
recognizer is asked."""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Optional

from recorded import Frame

from kinesic import Phase

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from HandModel.rules import Step  # noqa: E402

Place = tuple[float, float]


@dataclass
class Pair:
    """The two fingers that landed first of those that are down, while they are."""

    touches: tuple[int, int]
    times: list[float] = field(default_factory=list)
    distances: list[float] = field(default_factory=list)
    angles: list[float] = field(default_factory=list)
    """Of the line from one to the other, unwrapped."""
    centres: list[Place] = field(default_factory=list)

    def add(self, time: float, a: Place, b: Place) -> None:
        angle = math.atan2(b[1] - a[1], b[0] - a[0])
        self.angles.append(self.angles[-1] + math.remainder(angle - self.angles[-1], math.tau) if self.angles else angle)
        self.times.append(time)
        self.distances.append(math.dist(a, b))
        self.centres.append(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))

    @property
    def change(self) -> float:
        """The largest change of the distance since the start."""
        return max(abs(distance - self.distances[0]) for distance in self.distances)

    @property
    def growth(self) -> float:
        """The largest factor between the distance and that at the start, as a logarithm."""
        return max(abs(math.log(max(distance, 1) / max(self.distances[0], 1))) for distance in self.distances)

    @property
    def arc(self) -> float:
        """The longest way of a finger about the centre."""
        return max(abs(angle - self.angles[0]) * distance / 2 for angle, distance in zip(self.angles, self.distances))

    @property
    def travel(self) -> float:
        """The farthest that the centre has been from where it started."""
        return max(math.dist(centre, self.centres[0]) for centre in self.centres)

    @property
    def meaning(self) -> Optional[str]:
        """Clear ones only: a pinch by half, or a move of a centimetre by fingers that keep their distance and
        direction."""
        if self.growth >= math.log(1.5) and self.change >= 1.4 * self.travel:
            return "pinch"
        if self.travel >= 60 and max(self.change, self.arc) <= 0.3 * self.travel:
            return "parallel"
        return None


def pairs(feed: list[Frame]) -> list[Pair]:
    """The pairs of a recording."""
    found: list[Pair] = []
    for step in steps(feed):
        two = tuple([touch for touch in step.down if touch not in step.ended][:2])
        if len(two) < 2:
            continue
        if not found or found[-1].touches != two:
            found.append(Pair((two[0], two[1])))
        found[-1].add(step.time, step.down[two[0]], step.down[two[1]])
    return found


def steps(feed: list[Frame]) -> list[Step]:
    """A recording as the second model of the rules has it."""
    down: dict[int, Place] = {}
    found: list[Step] = []
    for frame in feed:
        step = Step(frame.time)
        for sample in frame.samples:
            if sample.phase is Phase.ENDED:
                del down[sample.touch]
                step.ended.append(sample.touch)
                continue
            if sample.phase is Phase.BEGAN:
                step.began.append(sample.touch)
            elif down[sample.touch] != (sample.x, sample.y):
                step.moved.append(sample.touch)
            down[sample.touch] = (sample.x, sample.y)
        step.down = dict(down)
        found.append(step)
    return found
