"""Strokes of the project's hand model: each shape by hands of different size and pace, on panels of 30 to 240 Hz."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable

import numpy as np
from strokes import ROOT, Points, Stroke

sys.path.insert(0, str(ROOT / "Tests"))

from HandModel.gestures import drag, taps  # noqa: E402
from HandModel.model import Scene  # noqa: E402
from HandModel.motion import Hand, Stroke as Movement  # noqa: E402
from HandModel.panel import PANELS, UNITS_PER_MM, record  # noqa: E402
from HandModel.prng import Random  # noqa: E402

PER_MM = 163 / 25.4 / UNITS_PER_MM
"""Window units per device unit of the panels."""
PACES = {"slow": (450.0, 800.0), "medium": (200.0, 400.0), "fast": (100.0, 180.0)}
"""Milliseconds for one leg of a drawing."""
HELD = ["slow_30", "steady_60", "coarse_90", "alternating_120", "steady_240"]


def legs(rng: Random, pace: tuple[float, float], ways: list[tuple[float, float]], bow: float = 0.06) -> Scene:
    """A finger that draws one leg after the other; they overlap a little, which rounds the corners."""
    hand = Hand((120.0 + rng.uniform(-5, 5), 80.0 + rng.uniform(-5, 5)))
    scene, start = Scene(), rng.uniform(10.0, 50.0)
    longest = max(math.hypot(*way) for way in ways)
    for way in ways:
        duration = rng.uniform(*pace) * (0.4 + 0.6 * math.hypot(*way) / longest)
        hand.move(start, duration, *way, rng.uniform(-bow, bow), corrected=0.0)
        start += duration * rng.uniform(0.78, 1.0)
    scene.add(rng, hand, 0.0, start + rng.uniform(10.0, 90.0), still=0.5)
    return scene


def toward(degrees: float, length: float) -> tuple[float, float]:
    """Clockwise from the right, as seen on the screen."""
    return length * math.cos(math.radians(degrees)), length * math.sin(math.radians(degrees))


def check(rng: Random, pace: tuple[float, float]) -> Scene:
    size = rng.uniform(4.0, 9.0)
    return legs(rng, pace, [toward(rng.uniform(35, 65), size), toward(-rng.uniform(42, 66), size * rng.uniform(1.9, 3.0))])


def chevron(turned: float, flipped: bool) -> Callable[[Random, tuple[float, float]], Scene]:
    """A chevron that points `turned` degrees; flipped: drawn from the other end."""

    def draw(rng: Random, pace: tuple[float, float]) -> Scene:
        size, half, tilt = rng.uniform(7.0, 20.0), rng.uniform(24, 42), rng.normal(0, 5)
        sign = -1 if flipped else 1
        into, out = turned + sign * half + tilt, turned + 180 - sign * half + tilt
        return legs(rng, pace, [toward(into, size), toward(out, size * rng.uniform(0.8, 1.25))])

    return draw


def letter_r(rng: Random, pace: tuple[float, float]) -> Scene:
    size, lean = rng.uniform(8.0, 16.0), rng.normal(0, 4)
    up = size * rng.uniform(0.75, 0.95)
    arm = size * rng.uniform(0.4, 0.7)
    ways = [toward(90 + lean, size), toward(-90 + lean + rng.uniform(0, 6), up), toward(rng.uniform(-25, -5), arm), toward(rng.uniform(15, 50), arm * 0.4)]
    return legs(rng, pace, ways)


def circle(sense: float) -> Callable[[Random, tuple[float, float]], Scene]:
    def draw(rng: Random, pace: tuple[float, float]) -> Scene:
        duration, radius = rng.uniform(*pace) * 3, rng.uniform(5.0, 16.0)
        sweep, start = 2 * math.pi + rng.uniform(-0.5, 0.9), rng.uniform(30.0, 60.0)
        hand = Hand((120.0, 80.0), orbit_mm=radius, orbit=[Movement(-1e6, 1.0, rng.normal(-1.6, 0.4)), Movement(start, duration, sense * sweep)])
        hand.move(start, duration, rng.normal(0, 0.1) * radius, rng.normal(0, 0.1) * radius)
        scene = Scene()
        finger = scene.add(rng, hand, 0.0, start + duration + rng.uniform(0.0, 60.0), still=0.5)
        # Ovals: the finger itself swings along the long axis with the circle.
        oval, half = rng.uniform(-0.2, 0.2) * radius, duration / 2
        finger.own_y += [Movement(start, half, oval), Movement(start + half, half, -oval)]
        return scene

    return draw


def tickle(rng: Random, pace: tuple[float, float]) -> Scene:
    size, way = rng.uniform(6.0, 14.0), rng.uniform(-12, 12)
    ways = [toward(way + (180 if i % 2 else 0) + rng.normal(0, 5), size * rng.uniform(0.85, 1.15)) for i in range(6)]
    return legs(rng, (pace[0] * 0.6, pace[1] * 0.6), ways)


def tap(rng: Random, pace: tuple[float, float]) -> Scene:
    return taps(rng)


def line(rng: Random, pace: tuple[float, float]) -> Scene:
    return drag(rng, toward(rng.uniform(0, 360), rng.uniform(12, 40)), rng.uniform(*pace) * 1.5)


def polygon(corners: int, turned: float) -> Callable[[Random, tuple[float, float]], Scene]:
    def draw(rng: Random, pace: tuple[float, float]) -> Scene:
        size = rng.uniform(9.0, 20.0)
        ways = [toward(turned + rng.normal(0, 3) + 360 / corners * i, size * rng.uniform(0.92, 1.08)) for i in range(corners)]
        return legs(rng, pace, ways)

    return draw


def path(*ways: tuple[float, float]) -> Callable[[Random, tuple[float, float]], Scene]:
    """Legs of (direction, share of the size)."""

    def draw(rng: Random, pace: tuple[float, float]) -> Scene:
        size = rng.uniform(9.0, 18.0)
        return legs(rng, pace, [toward(degrees + rng.normal(0, 4), size * share * rng.uniform(0.9, 1.1)) for degrees, share in ways])

    return draw


SHAPES: dict[str, Callable[[Random, tuple[float, float]], Scene]] = {
    "check": check,
    "chevron_right": chevron(0, flipped=False),
    "chevron_left": chevron(180, flipped=True),
    "chevron_up": chevron(-90, flipped=False),
    "chevron_down": chevron(90, flipped=True),
    "letter_r": letter_r,
    "circle_clockwise": circle(1),
    "circle_counterclockwise": circle(-1),
    "tickle": tickle,
    "tap": tap,
    "line": line,
    "square": polygon(4, 0),
    "triangle": polygon(3, 60),
    "diamond": polygon(4, 45),
    "corner": path((90, 1), (0, 0.8)),
    "z": path((0, 1), (125, 1.4), (0, 1)),
    "n": path((90, 1), (-90, 0.9), (-15, 0.5), (90, 1)),
    "m": path((90, 1), (-90, 0.95), (-10, 0.4), (90, 0.9), (-90, 0.9), (-10, 0.4), (90, 0.9)),
    "w": path((75, 1), (-70, 0.8), (70, 0.8), (-75, 1)),
    "seven": path((0, 0.7), (112, 1.3)),
    "there_and_back": path((0, 1), (180, 1)),
}


def points_of(scene: Scene, panel: str, rng: Random) -> Points:
    """What the panel reports of the only finger, in window units and seconds, without the lift."""
    rows = [row for row in record(scene, PANELS[panel], rng) if row.event != "up"]
    return np.array([[row.x * PER_MM, row.y * PER_MM, row.t_us / 1e6] for row in rows])


def first_contact(scene: Scene) -> Scene:
    scene.fingers = scene.fingers[:1]
    return scene


def hand_strokes(each: int, panels: list[str] = HELD, paces: dict[str, tuple[float, float]] = PACES) -> list[Stroke]:
    """`each` strokes of every shape, pace and panel; always the same ones."""
    found = []
    for shape, draw in SHAPES.items():
        for pace, bounds in paces.items():
            for panel in panels:
                for seed in range(each):
                    rng = Random(sum(ord(letter) * 31**i for i, letter in enumerate(f"{shape}/{pace}/{panel}/{seed}")))
                    points = points_of(first_contact(draw(rng, bounds)), panel, rng)
                    found.append(Stroke(f"hand:{shape}", f"{pace}/{panel}", points))
    return found
