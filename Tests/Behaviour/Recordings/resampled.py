"""The same hand on panels that report 60, 120 and 240 times a second: between two reports of a recording the fingers
go in a straight line."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from panels import gathered
from recorded import Frame, play

import kinesic
from kinesic import Phase, Sample

RATES = (60, 120, 240)
"""Reports a second."""


def at_rate(feed: list[Frame], rate: int) -> list[Frame]:
    """Landings and lifts when and where they were; between them a report of each finger in each frame of the panel."""
    samples: list[tuple[float, Sample]] = []
    last: dict[int, tuple[float, float, float]] = {}
    for frame in feed:
        for sample in frame.samples:
            now = (frame.time, sample.x, sample.y)
            if sample.phase is Phase.MOVED:
                samples += between(sample.touch, last[sample.touch], now, rate)
            elif sample.phase is Phase.ENDED:
                samples += between(sample.touch, last[sample.touch], now, rate)
                samples.append((frame.time, sample))
            else:
                samples.append((frame.time, sample))
            last[sample.touch] = now
    return gathered(sorted(samples, key=lambda each: each[0]))


def between(touch: int, a: tuple[float, float, float], b: tuple[float, float, float], rate: int) -> list[tuple[float, Sample]]:
    """The reports after `a`, up to `b`."""
    found = []
    for index in range(math.floor(a[0] * rate) + 1, math.floor(b[0] * rate) + 1):
        time = index / rate
        part = (time - a[0]) / (b[0] - a[0])
        if 0 < part < 1:
            found.append((time, Sample(touch, Phase.MOVED, a[1] + part * (b[1] - a[1]), a[2] + part * (b[2] - a[2]), time)))
    return found


def winners(scene: Mapping[str, Any], feed: list[Frame], tie_break: kinesic.TieBreak) -> list[frozenset[str]]:
    """Who was recognized in each hand: from a landing on the empty panel to the next one."""
    starts = landings_of_hands(feed)
    found: list[set[str]] = [set() for _ in starts]
    with kinesic.Engine(touch_capacity=32, tie_break=tie_break) as engine:
        kinesic.build_scene(engine, scene)
        for gesture in play(engine, feed).gestures:
            found[sum(start <= gesture.start for start in starts) - 1].add(gesture.name)
    return [frozenset(names) for names in found]


def landings_of_hands(feed: list[Frame]) -> list[float]:
    """When a finger landed and none was down."""
    found: list[float] = []
    down: set[int] = set()
    for frame in feed:
        for sample in frame.samples:
            if sample.phase is Phase.BEGAN:
                if not down:
                    found.append(frame.time)
                down.add(sample.touch)
            elif sample.phase is Phase.ENDED:
                down.discard(sample.touch)
    return found
