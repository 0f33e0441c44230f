"""What the one-euro filter's defaults cost and what they calm: the lag of a finger that moves, the trembling of one
that rests."""

from __future__ import annotations

import random
import statistics

import pytest

import kinesic
from kinesic import Smoothing

UNITS_PER_MM = 163 / 25.4
NOISE = 0.071
"""mm, of a resting finger's reports."""


def answers(places: list[float], hz: int, smoothing: Smoothing) -> list[float]:
    """The smoothed place, in mm, at each report of a finger at these places, without the first half second."""
    found: list[float] = []
    with kinesic.Engine() as engine:
        engine.set_smoothing(smoothing)
        for i, place in enumerate(places):
            (engine.move if i else engine.down)(1, (place * UNITS_PER_MM, 0), at=i / hz)
            found.append(engine.sample_touch(1, i / hz).x / UNITS_PER_MM)
    return found[hz // 2 :]


def lag(speed: float, hz: int, smoothing: Smoothing) -> float:
    """How late the smoothed place is, in ms, of a finger that goes on at `speed` mm/s."""
    places = [i * speed / hz for i in range(hz)]
    return statistics.fmean(place - found for place, found in zip(places[hz // 2 :], answers(places, hz, smoothing))) / speed * 1000


def jitter(hz: int, smoothing: Smoothing) -> float:
    """The deviation of a resting finger's smoothed place, in mm."""
    chance = random.Random(hz)
    return statistics.pstdev(answers([100 + chance.gauss(0, NOISE) for _ in range(10 * hz)], hz, smoothing))


@pytest.mark.parametrize("hz", [60, 120, 240])
def test_the_defaults_lag_less_than_a_millisecond_and_calm(hz: int) -> None:
    default, old = Smoothing(), Smoothing(beta=0.1)
    assert lag(100, hz, default) < 1 and lag(100, hz, default) < 0.5 * lag(100, hz, old)
    assert jitter(hz, default) < 0.95 * NOISE


def test_smoothing_that_is_switched_on_late_has_the_past_of_the_present_contacts() -> None:
    chance = random.Random(7)
    places = [chance.uniform(0, 100) for _ in range(40)]
    with kinesic.Engine() as early, kinesic.Engine() as late:
        early.set_smoothing(Smoothing())
        for i, place in enumerate(places):
            for engine in (early, late):
                for touch in (1, 2):
                    (engine.move if i else engine.down)(touch, (place, 90.0 * touch), at=i / 60)
            if i == 20:
                late.set_smoothing(Smoothing())
            if i >= 20:
                assert [late.sample_touch(touch, i / 60).x for touch in (1, 2)] == [early.sample_touch(touch, i / 60).x for touch in (1, 2)]


def test_what_was_said_of_a_time_stays_so_while_older_points_are_dropped() -> None:
    # Half of a contact's points are kept when there is no room for more.
    chance, known = random.Random(3), 20
    with kinesic.Engine() as engine:
        engine.set_smoothing(Smoothing())
        said: dict[tuple[int, int], tuple[float, float]] = {}
        for i in range(300):
            for touch in (1, 2):
                (engine.move if i else engine.down)(touch, (chance.uniform(0, 100), chance.uniform(0, 100)), at=i / 60)
            for touch in (1, 2):
                for before in range(max(0, i - known), i):
                    estimate = engine.sample_touch(touch, (before + 0.5) / 60)
                    assert said.setdefault((touch, before), (estimate.x, estimate.y)) == (estimate.x, estimate.y)
    assert len(said) == 2 * 299 and len(set(said.values())) > 500
