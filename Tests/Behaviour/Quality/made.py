"""Pairs of fingers of the project's hand model: what a hand means is known, whatever the fingers do."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from motions import PER_MM, Pair, Way, pairs_of, paths_of
from recorded import Frame

from HandModel import decoys, gestures
from HandModel.model import Scene
from HandModel.panel import PANELS, UNITS_PER_MM, record
from HandModel.prng import Random
from kinesic import Phase, Sample

PHASES = {"down": Phase.BEGAN, "move": Phase.MOVED, "up": Phase.ENDED}


def parallel(rng: Random) -> Scene:
    bearing, length = rng.uniform(0, 2 * math.pi), rng.uniform(20, 80)
    return gestures.drag(
        rng, (length * math.cos(bearing), length * math.sin(bearing)), rng.uniform(180, 900), fingers=2
    )


def scroll(rng: Random) -> Scene:
    return decoys.scroll(
        rng, rng.uniform(-80, 80), rng.uniform(200, 900), late=rng.uniform(0, 1) < 0.3, uneven=rng.uniform(0, 0.3)
    )


def pinch(rng: Random) -> Scene:
    factor = rng.uniform(1.3, 2.2)
    return gestures.pinch(
        rng, 2, rng.uniform(16, 30), factor if rng.uniform(0, 1) < 0.5 else 1 / factor, rng.uniform(180, 900)
    )


def rotation(rng: Random) -> Scene:
    turn = rng.uniform(0.5, 1.6)
    return gestures.rotate(rng, turn if rng.uniform(0, 1) < 0.5 else -turn, rng.uniform(250, 1000))


MEANT: dict[str, tuple[Callable[[Random], Scene], ...]] = {
    "parallel": (parallel, scroll),
    "pinch": (pinch,),
    "rotation": (rotation,),
}
EACH = 8
"""Of each kind on each panel."""


def feed_of(scene: Scene, panel: str, rng: Random) -> list[Frame]:
    scale = PER_MM / UNITS_PER_MM
    found: dict[float, list[Sample]] = {}
    for row in record(scene, PANELS[panel], rng):
        time = row.t_us / 1e6
        found.setdefault(time, []).append(
            Sample(row.tracking_id, PHASES[row.event], row.x * scale, row.y * scale, time)
        )
    return [Frame(time, tuple(samples)) for time, samples in found.items()]


def swipe(rng: Random) -> Scene:
    bearing, length = rng.uniform(0, 2 * math.pi), rng.uniform(20, 60)
    return gestures.swipe(rng, (length * math.cos(bearing), length * math.sin(bearing)), rng.uniform(100, 300))


def flick(rng: Random) -> Scene:
    """A swipe within 30 degrees of an axis."""
    bearing = math.pi / 2 * int(rng.uniform(0, 4)) + rng.uniform(-math.pi / 6, math.pi / 6)
    length = rng.uniform(20, 60)
    return gestures.swipe(rng, (length * math.cos(bearing), length * math.sin(bearing)), rng.uniform(100, 300))


def taps(rng: Random, count: int = 1) -> Scene:
    return gestures.taps(rng, count)


def two_finger_tap(rng: Random) -> Scene:
    return gestures.taps(rng, fingers=2)


def hold(rng: Random) -> Scene:
    return gestures.hold(rng, rng.uniform(600, 1500))


def drag(rng: Random) -> Scene:
    bearing, length = rng.uniform(0, 2 * math.pi), rng.uniform(10, 80)
    return gestures.drag(rng, (length * math.cos(bearing), length * math.sin(bearing)), rng.uniform(180, 900))


def drag_of_a_tap(rng: Random) -> Scene:
    """It begins where taps are."""
    bearing, length = rng.uniform(0, 2 * math.pi), rng.uniform(10, 60)
    x, y = length * math.cos(bearing), length * math.sin(bearing)
    return gestures.drag(rng, (x, y), rng.uniform(180, 900), at=(120 + x / 2, 80 + y / 2))


def edge(rng: Random) -> Scene:
    """From the left edge, up to 40 degrees off."""
    way, bearing = rng.uniform(30, 90), math.radians(rng.uniform(-40, 40))
    return gestures.edge_pan(rng, (rng.uniform(0.2, 1.8), 80.0), (way * math.cos(bearing), way * math.sin(bearing)), rng.uniform(150, 600))


def seeded(kind: str, panel: str, seed: int) -> Random:
    return Random(sum(ord(letter) * 31**i for i, letter in enumerate(f"{kind}/{panel}/{seed}")))


@cache
def made_throws() -> tuple[Way, ...]:
    """One finger that lifts in motion; always the same ones."""
    found: list[Way] = []
    for panel in PANELS:
        for seed in range(3 * EACH):
            rng = seeded("swipe", panel, seed)
            found += paths_of(feed_of(swipe(rng), panel, rng), f"swipe/{panel}")
    return tuple(found)


@cache
def made_pairs() -> dict[str, tuple[Pair, ...]]:
    """By what is meant; always the same ones."""
    found: dict[str, list[Pair]] = {meant: [] for meant in MEANT}
    for meant, kinds in MEANT.items():
        for kind in kinds:
            for panel in PANELS:
                for seed in range(EACH):
                    rng = seeded(kind.__name__, panel, seed)
                    found[meant] += pairs_of(paths_of(feed_of(kind(rng), panel, rng), f"{kind.__name__}/{panel}"))[:1]
    return {meant: tuple(pairs) for meant, pairs in found.items()}
