"""Whether touches show a planted fault: drawn motions, played in the good scene and in the faulty one."""

from __future__ import annotations

import math
from collections.abc import Callable

import kinesic
from planted import Plant, World
from prng import Random
from realistic import HEIGHT, WIDTH, Scene

Point = tuple[float, float]
Sample = tuple[float, int, kinesic.Phase, float, float]
STEP = 0.0125  # seconds between reports


def places(scene: Scene) -> list[Point]:
    """Two places in each view, and at the left and upper edge beside them."""
    world, found = World(scene), []
    for id, view in world.views.items():
        x, y, width, height = view.get("frame", [0, 0, WIDTH, HEIGHT])
        for above in world.path(id)[1:]:
            frame = world.views[above].get("frame", [0, 0])
            x, y = x + frame[0], y + frame[1]
        found += [(x + width * share, y + height * share) for share in (0.3, 0.5)]
    return found + [(4, y) for _, y in found] + [(x, 4) for x, _ in found]


def stroke(
    touch: int, start: float, place: Point, way: Point = (0, 0), seconds: float = 0.06, rest: float = 0.0
) -> list[Sample]:
    """A finger that lands, rests, goes a way and lifts."""
    (x, y), (dx, dy), steps = place, way, max(1, round(seconds / STEP))
    moves = [(start + rest + seconds * i / steps, i / steps) for i in range(1, steps + 1)] if dx or dy else []
    return [
        (start, touch, kinesic.Phase.BEGAN, x, y),
        *((t, touch, kinesic.Phase.MOVED, x + dx * part, y + dy * part) for t, part in moves),
        (start + rest + seconds + 0.01, touch, kinesic.Phase.ENDED, x + dx, y + dy),
    ]


def motion(random: Random, at: list[Point]) -> list[Sample]:
    """Taps, holds, drags and flicks of one finger, of two that go together, apart or turn, of one after the other."""
    place = at[random.bits() % len(at)]
    beside = (place[0] + random.uniform(20, 90), place[1] + random.uniform(-20, 20))
    angle = random.uniform(0, 2 * math.pi) if random.chance(0.5) else (random.bits() % 4) * math.pi / 2
    if random.chance(0.3):  # inwards, which is what edges need
        angle = 0 if place[0] < place[1] else math.pi / 2

    def way(length: float, turned: float = 0.0) -> Point:
        return length * math.cos(angle + turned), length * math.sin(angle + turned)

    def taps() -> list[Sample]:
        fingers = [place, beside][: 2 if random.chance(0.3) else 1]
        pause = random.uniform(0.15, 0.4)
        return [
            sample
            for n in range(1 + random.bits() % 3)
            for finger, spot in enumerate(fingers)
            for sample in stroke(4 * n + finger, n * pause + 0.01 * finger, spot)
        ]

    def one() -> list[Sample]:
        rest = random.uniform(0.2, 0.9) if random.chance(0.3) else 0.0
        fast = random.chance(0.5)
        length, seconds = random.uniform(15, 250), random.uniform(0.08, 0.25) if fast else random.uniform(0.3, 1.2)
        return stroke(1, 0, place, way(length) if random.chance(0.85) else (0, 0), seconds, rest)

    def two() -> list[Sample]:
        rest, late, seconds = random.uniform(0, 0.6), random.uniform(0, 0.1), random.uniform(0.2, 0.5)
        turned = [0.0, math.pi, random.uniform(0, 2 * math.pi)][random.bits() % 3]
        other = (0.0, 0.0) if random.chance(0.2) else way(random.uniform(15, 150), turned)
        first = stroke(1, 0, place, way(random.uniform(15, 150)), seconds, rest + late)
        return first + stroke(2, late, beside, other, seconds, rest)

    def joins() -> list[Sample]:
        there = at[random.bits() % len(at)] if random.chance(0.5) else beside
        first = stroke(1, 0, place, way(120), 0.6)
        return first + stroke(2, random.uniform(0.05, 0.6), there, way(100, random.uniform(0, 6)), 0.4)

    kinds: list[Callable[[], list[Sample]]] = [taps, one, one, two, joins]
    return sorted(kinds[random.bits() % len(kinds)](), key=lambda sample: sample[0])


def played(scene: Scene, motions: list[list[Sample]]) -> list[tuple[object, ...]]:
    """What comes out: what gestures begin and end, and what views get, with its time."""
    found: list[tuple[object, ...]] = []
    with kinesic.Engine() as engine:
        kinesic.build_scene(engine, scene)
        start = 0.0
        for samples in motions:
            for t, touch, phase, x, y in samples:
                engine.feed(kinesic.Sample(touch, phase, x, y, start + t))
            start += samples[-1][0] + 2
            engine.advance(start)
        for event in engine.poll():
            if isinstance(event, kinesic.GestureEvent) and event.state != kinesic.State.CHANGED:
                found.append((event.time_ns, event.recognizer.name, event.state))
            elif isinstance(event, kinesic.ViewTouchEvent):
                found.append((event.time_ns, event.view.name, event.phase, event.touch))
    return found


def shown(plant: Plant, tries: int, seed: int = 0) -> bool:
    """Whether one of so many handfuls of motions comes out differently with the fault."""
    random, at = Random(seed), places(plant.good)
    for _ in range(tries):
        motions = [motion(random, at) for _ in range(4)]
        if played(plant.good, motions) != played(plant.faulty, motions):
            return True
    return False
