"""Pans of 1 to 10 fingers with known ways and velocities, on panels of 30 to 240 Hz.

Bounds. A grid of g puts each place off by at most g/2 on an axis. A translation is the mean of displacements, place
now less place at the landing: off by at most g. The velocity is linear in the samples (least squares of degree 2): an
error of at most e in each becomes at most e times the sum of the sizes of its weights, which is computed from the
frames' own times; e is g/2 for the grid and |v| times the clock's error. Polynomials of degree 2 have no error beside
these; for other ways the fit's own error is computed from the true way.
"""

from __future__ import annotations

import math
from typing import Callable

import numpy
import pytest
from synthetic import FINGERS, RATES, Panel, Point, Table, play, ring, slope_gain

import kinesic

Motion = tuple[Callable[[float], Point], Callable[[float], Point]]
DURATION = 0.5


def steady(t: float) -> Point:
    return 600 * t, -250 * t


def slowing(t: float) -> Point:
    return 900 * t - 800 * t * t, 300 * t - 250 * t * t


def fading(t: float) -> Point:
    """A fling's exponential, the usual time constant of scrolling."""
    return 300 * (1 - math.exp(-t / 0.325)), 120 * (1 - math.exp(-t / 0.325))


def circling(t: float) -> Point:
    return 150 * math.cos(4 * t) - 150, 150 * math.sin(4 * t)


def rate(way: Callable[[float], Point], t: float) -> Point:
    """The true velocity, by a central difference; exact to 1e-5."""
    step = 1e-5
    a, b = way(t - step), way(t + step)
    return (b[0] - a[0]) / (2 * step), (b[1] - a[1]) / (2 * step)


def fit_error(way: Callable[[float], Point], times: list[float], axis: int) -> float:
    """What the fit of degree 2 makes of the true places at the true times, less the true velocity."""
    count = 1
    while count < min(20, len(times)) and times[-1] - times[-1 - count] <= 0.1:
        count += 1
    recent = numpy.array(times[-count:]) - times[-1]
    weights = numpy.linalg.pinv(numpy.vander(recent, min(2, count - 1) + 1, increasing=True))[1]
    return abs(float(weights @ [way(t)[axis] for t in times[-count:]]) - rate(way, times[-1])[axis])


@pytest.mark.parametrize("way", [steady, slowing, fading, circling])
@pytest.mark.parametrize("hz", RATES)
def test_pan(way: Callable[[float], Point], hz: int) -> None:
    table = Table(f"pan, {way.__name__}, {hz} Hz")
    for count in FINGERS:
        panel = Panel(hz, seed=count)
        with kinesic.Engine() as engine:
            engine.root.add(kinesic.Pan(threshold=0))
            starts = ring(count)
            paths = [lambda t, start=start: (start[0] + way(t)[0], start[1] + way(t)[1]) for start in starts]
            readings = play(engine, panel, paths, DURATION)
        times = [true for true, _ in panel.times(DURATION)]
        told = [said for _, said in panel.times(DURATION)]
        place = velocity = over = 0.0
        for true, event in readings[:-1]:
            seen = event.values["translation.x"], event.values["translation.y"]
            place = max(place, *(abs(a - b) for a, b in zip(seen, way(true))))
            index = times.index(true)
            if told[index] < 0.12:
                continue
            gain = slope_gain(told[: index + 1])
            for axis, name in enumerate(("velocity.x", "velocity.y")):
                error = abs(event.values[name] - rate(way, true)[axis])
                fastest = max(abs(rate(way, t)[axis]) for t in times[: index + 1] if true - t <= 0.105)
                bound = gain * (panel.grid / 2 + fastest * panel.late * 2) + fit_error(way, times[: index + 1], axis)
                velocity, over = max(velocity, error), max(over, error / bound)
        table.check(f"{count} fingers: translation", place, panel.grid + 1e-9)
        table.check(f"{count} fingers: velocity / its bound", over, 1.0)
        table.lines[-1] += f"   ({velocity:.1f} units/s)"
        assert readings[-1][1].values["velocity.x"] == pytest.approx(readings[-2][1].values["velocity.x"]), "a prompt lift keeps it"
    table.show()


@pytest.mark.parametrize("hz", RATES)
def test_velocity_is_exact_without_a_panel(hz: int) -> None:
    """On a panel without grid and clock error ways of degree 2 come out to rounding."""
    for way in (steady, slowing):
        panel = Panel(hz, grid=1e-9, late=0)
        with kinesic.Engine() as engine:
            engine.root.add(kinesic.Pan(threshold=0))
            readings = play(engine, panel, [lambda t: (100 + way(t)[0], 500 + way(t)[1])], DURATION)
        for true, event in readings[3:]:
            assert (event.values["velocity.x"], event.values["velocity.y"]) == pytest.approx(rate(way, true), abs=0.01)


def test_strategies_agree_on_steady_motion() -> None:
    """Least squares and impulse are two estimates of one thing."""
    with kinesic.Engine() as engine:
        both = [engine.root.add(kinesic.Pan(threshold=0, observe_only=True, velocity_strategy=strategy)) for strategy in (0, 1)]
        play_last = play(engine, Panel(120, grid=1e-9, late=0), [lambda t: (100 + steady(t)[0], 500 + steady(t)[1])], DURATION)
    ends = {event.recognizer.id: event.values["velocity.x"] for _, event in play_last if event.state is kinesic.State.ENDED}
    assert [ends[pan.id] for pan in both] == pytest.approx([600, 600], rel=0.01)
