"""Pinches, turns and spirals with known centre, scale and angle, and `transform` with 2 to 10 fingers.

Bounds. On a grid of g a finger is off by at most g/sqrt(2), a distance or an arm of two by q = sqrt(2) g. A scale d/d0
is off by at most q (1 + d/d0) / (d0 - q); an angle by asin(q/d) + asin(q/d0); a focus, the mean of two, by g/sqrt(2).
Velocities: the fit's weights times the error of one sample (see test_drags.py), with the rate times the clock's error,
and the fit's own error on a way that is no parabola.
"""

from __future__ import annotations

import math
from typing import Callable

import numpy
import pytest
from synthetic import RATES, Panel, Path, Point, Reading, Table, play, ring, slope_gain

import kinesic

CENTRE = (600.3, 500.7)
DURATION = 0.6


Function = Callable[[float], float]


def pair(radius: Function, angle: Function, centre: Callable[[float], Point] = lambda t: CENTRE) -> list[Path]:
    def finger(sign: int) -> Path:
        def path(t: float) -> Point:
            x, y = centre(t)
            return x + sign * radius(t) * math.cos(angle(t)), y + sign * radius(t) * math.sin(angle(t))

        return path

    return [finger(-1), finger(1)]


def measure(paths: list[Path], panel: Panel) -> dict[str, list[Reading]]:
    with kinesic.Engine() as engine:
        for kind in (kinesic.Pinch, kinesic.Rotation):
            engine.root.add(kind(name=kind.CLASS_NAME, dominance=0, threshold=0.001, observe_only=True))
        found = play(engine, panel, paths, DURATION)
    return {name: [reading for reading in found if reading[1].recognizer.name == name][:-1] for name in ("pinch", "rotation")}


def velocity_bound(panel: Panel, value: Callable[[float], float], noise: float, true: float) -> float:
    """Of a velocity at a frame: noise and clock through the weights, and what the fit makes of the true values."""
    frames = [frame for frame in panel.times(DURATION) if frame[0] <= true]
    told = [said for _, said in frames]
    count = sum(told[-1] - said <= 0.1 for said in told[-20:])
    recent = numpy.array(told[-count:]) - told[-1]
    weights = numpy.linalg.pinv(numpy.vander(recent, min(2, count - 1) + 1, increasing=True))[1]
    ideal = float(weights @ [value(said) for said in told[-count:]])
    slope = (value(true + 1e-5) - value(true - 1e-5)) / 2e-5
    steepest = max(abs(value(t + 1e-5) - value(t - 1e-5)) / 2e-5 for t in told[-count:])
    return slope_gain(told) * (noise + 2 * steepest * panel.late) + abs(ideal - slope)


GESTURES: dict[str, tuple[Callable[[float], float], Callable[[float], float]]] = {
    "spread": (lambda t: 60 + 200 * t, lambda t: 0.4),
    "pinch in, slowing": (lambda t: 200 - 300 * t + 200 * t * t, lambda t: 1.1),
    "turn": (lambda t: 110, lambda t: 0.4 + 2 * t),
    "three turns back": (lambda t: 110, lambda t: -3 * math.tau * t / DURATION),
    "spiral": (lambda t: 60 * math.exp(1.5 * t), lambda t: 5 * t),
}


@pytest.mark.parametrize("hz", RATES)
@pytest.mark.parametrize("gesture", GESTURES)
def test_pair(gesture: str, hz: int) -> None:
    radius, angle = GESTURES[gesture]
    table = Table(f"{gesture}, {hz} Hz")
    worst: dict[str, float] = {}

    def note(name: str, error: float, bound: float) -> None:
        worst[name] = max(worst.get(name, 0.0), error / bound)

    for seed in range(4):
        panel = Panel(hz, seed=seed)
        q = math.sqrt(2) * panel.grid
        found = measure(pair(radius, angle), panel)
        assert len(found["pinch"]) > 0.8 * DURATION * hz or "turn" in gesture
        for true, event in found["pinch"]:
            scale = radius(true) / radius(0)
            note("scale", abs(event.values["scale"] - scale), q * (1 + scale) / (2 * radius(0) - q))
            note("focus", math.dist((event.values["focus.x"], event.values["focus.y"]), CENTRE), panel.grid / math.sqrt(2) + 1e-9)
            note("span", abs(event.values["span"] - 2 * radius(true)), q)
            if true > 0.12:
                noise = q * (1 + scale) / (2 * radius(0) - q)
                bound = velocity_bound(panel, lambda t: radius(t) / radius(0), noise, true)
                slope = (radius(true + 1e-5) - radius(true - 1e-5)) / 2e-5 / radius(0)
                note("velocity of the scale", abs(event.values["velocity"] - slope), bound)
        for true, event in found["rotation"]:
            bound = math.asin(q / 2 / radius(true)) + math.asin(q / 2 / radius(0))
            note("rotation", abs(event.values["rotation"] - (angle(true) - angle(0))), bound)
            if true > 0.12:
                slope = (angle(true + 1e-5) - angle(true - 1e-5)) / 2e-5
                note("velocity of the rotation", abs(event.values["velocity"] - slope), velocity_bound(panel, angle, bound, true))
    for name, share in worst.items():
        table.check(f"{name} / its bound", share, 1.0)
    table.show()


@pytest.mark.parametrize("hz", RATES)
def test_together_in_a_circle_is_neither(hz: int) -> None:
    """Two fingers that keep their distance and direction while the hand goes round: with the defaults no pinch and no
    rotation."""
    with kinesic.Engine() as engine:
        for kind in (kinesic.Pinch, kinesic.Rotation, kinesic.Pan):
            engine.root.add(kind(name=kind.CLASS_NAME, observe_only=True))
        centre = lambda t: (600 + 100 * math.cos(9 * t), 500 + 100 * math.sin(9 * t))  # noqa: E731
        found = play(engine, Panel(hz), pair(lambda t: 70, lambda t: 0.5, centre), DURATION)
    assert {event.recognizer.name for _, event in found} == {"pan"}


@pytest.mark.parametrize("count", range(1, 11))
def test_transform(count: int) -> None:
    """The map since the begin takes the landing places to where the fingers are: a similarity about a moving centre.

    Scale and shift are sums that telescope: bounds as for one reading. The turn is summed up step by step; the error
    of a step is that of a mean of `count` arms, g/sqrt(6)/(spread sqrt(count)), and the steps' errors add at most as
    independent ones do: 5 of these deviations.
    """
    table = Table(f"transform, {count} fingers")
    for hz in RATES:
        panel = Panel(hz, seed=count)
        turn, grow = (1.2, 0.9) if count > 1 else (0.0, 0.0)
        starts = ring(count)

        def ideal(t: float, place: Point) -> Point:
            c, s = (1 + grow * t) * math.cos(turn * t), (1 + grow * t) * math.sin(turn * t)
            x, y = place[0] - 600, place[1] - 600
            return 600 + c * x - s * y + 200 * t, 600 + s * x + c * y - 90 * t

        with kinesic.Engine() as engine:
            engine.root.add(kinesic.Recognizer("transform", pan_threshold=0))
            paths = [lambda t, start=start: ideal(t, start) for start in starts]
            readings = play(engine, panel, paths, DURATION)[:-1]
        scale_error = place_error = 0.0
        for true, event in readings:
            v = event.values
            scale_error = max(scale_error, abs(math.hypot(v["a"], v["b"]) - (1 + grow * true)))
            for start in starts:
                seen = v["a"] * start[0] - v["b"] * start[1] + v["tx"], v["b"] * start[0] + v["a"] * start[1] + v["ty"]
                place_error = max(place_error, math.dist(seen, ideal(true, start)))
        q = math.sqrt(2) * panel.grid
        largest = 1 + grow * DURATION
        scale_bound = q * (1 + largest) / (240 - q)
        turn_bound = 5 * panel.grid / math.sqrt(6 * count) / 120 * math.sqrt(len(readings)) if count > 1 else 0.0
        table.check(f"{hz} Hz: scale", scale_error, scale_bound if count > 1 else 1e-9)
        table.check(f"{hz} Hz: places, units", place_error, q + 120 * largest * (scale_bound + turn_bound) if count > 1 else q)
    table.show()
