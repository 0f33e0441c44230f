"""Pairs of fingers of the project's hand model: what a hand means is known, whatever the fingers do."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from motions import PER_MM, Pair, pairs_of, paths_of
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


@cache
def made_pairs() -> dict[str, tuple[Pair, ...]]:
    """By what is meant; always the same ones."""
    found: dict[str, list[Pair]] = {meant: [] for meant in MEANT}
    for meant, kinds in MEANT.items():
        for kind in kinds:
            for panel in PANELS:
                for seed in range(EACH):
                    rng = Random(
                        sum(ord(letter) * 31**i for i, letter in enumerate(f"{kind.__name__}/{panel}/{seed}"))
                    )
                    found[meant] += pairs_of(paths_of(feed_of(kind(rng), panel, rng), f"{kind.__name__}/{panel}"))[:1]
    return {meant: tuple(pairs) for meant, pairs in found.items()}
