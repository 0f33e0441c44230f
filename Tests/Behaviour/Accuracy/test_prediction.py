"""Where a touch will be: the default of kin_engine_sample_touch is better than Android's line and than nothing, and
never worse than nothing for a finger at rest. The numbers of the recordings: prediction.py."""

from __future__ import annotations

import math
import random
import statistics

import pytest
from prediction import Place, contacts, errors, means

from kinesic import Prediction

NOISE = 0.07
"""mm: the deviation of a resting finger's reports on the panels of the recordings."""
REPORTS = 60


def noisy(truth: list[Place], seed: int) -> list[Place]:
    chance = random.Random(seed)
    return [(ms, x + chance.gauss(0, NOISE), y + chance.gauss(0, NOISE)) for ms, x, y in truth]


def path(hz: int, speed: float, radius: float) -> list[Place]:
    """A finger on a circle, `speed` mm/s."""
    turn = speed / radius / hz
    return [(i * 1000 / hz, radius * math.cos(turn * i), radius * math.sin(turn * i)) for i in range(REPORTS)]


@pytest.mark.parametrize("hz", [60, 120, 240])
@pytest.mark.parametrize("seed", range(5))
def test_a_finger_at_rest_is_never_worse_than_held(hz: int, seed: int) -> None:
    truth = path(hz, 0, 30)
    places = noisy(truth, seed)
    held = errors(places, Prediction.NONE, 16, truth)
    assert errors(places, Prediction.VELOCITY, 16, truth) == held
    assert statistics.fmean(errors(places, Prediction.LINE, 16, truth)) > statistics.fmean(held)


@pytest.mark.parametrize("hz", [60, 120, 240])
@pytest.mark.parametrize("speed", [2, 5, 10, 20])
def test_a_finger_that_creeps_is_no_worse_than_held(hz: int, speed: float) -> None:
    truth = path(hz, speed, 30)
    velocity, held = (
        statistics.fmean(error for seed in range(10) for error in errors(noisy(truth, seed), mode, 16, truth))
        for mode in (Prediction.VELOCITY, Prediction.NONE)
    )
    assert velocity <= held * 1.05


@pytest.mark.parametrize("hz", [60, 120, 240])
@pytest.mark.parametrize("speed", [100, 300, 800])
def test_a_finger_that_moves_is_better_than_on_the_line(hz: int, speed: float) -> None:
    truth = path(hz, speed, 40)
    places = noisy(truth, hz)
    mean = {mode: statistics.fmean(errors(places, mode, 16, truth)) for mode in Prediction}
    assert mean[Prediction.VELOCITY] < mean[Prediction.LINE] < mean[Prediction.NONE]
    assert mean[Prediction.VELOCITY] < 0.5 * mean[Prediction.NONE]


recorded = contacts()
JUMPS = ("chromeos_drumroll_merged_id_1", "chromeos_drumroll_merged_id_2", "chromeos_two_thumbs_sensor_jumps")
"""Here the hardware takes two fingers for one, or reports a place where no finger is: nobody could predict these."""


@pytest.mark.skipif(not recorded, reason="no recordings under KINESIC_DATA")
def test_recorded_fingers() -> None:
    everything = [places for rows in recorded.values() for places in rows]
    mean = means(everything, 16)
    assert mean[Prediction.VELOCITY] < 0.6 * mean[Prediction.LINE], mean
    assert mean[Prediction.VELOCITY] < 0.4 * mean[Prediction.NONE], mean


@pytest.mark.skipif(not recorded, reason="no recordings under KINESIC_DATA")
def test_no_recording_is_worse_than_held() -> None:
    for name in recorded.keys() - set(JUMPS):
        mean = means(recorded[name], 16)
        assert mean[Prediction.VELOCITY] <= mean[Prediction.NONE] + 0.01, name
