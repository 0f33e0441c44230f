"""Where a finger is 16 ms after the newest report: what a host that draws ahead would show."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from motions import PER_MM, Array, Way, paths
from numpy.typing import NDArray
from page import Column, Table
from peers import android_ahead, line_ahead

import kinesic
from kinesic import Phase, Sample

AHEAD = 0.016
Guess = Callable[[Array, Array, float], Array]


def held(times: Array, places: Array, ahead: float) -> Array:
    return np.array(places[-1])


def guessed(path: Way, guess: Guess) -> Array:
    return np.array([guess(path.times[: i + 1], path.places[: i + 1], AHEAD) for i in range(len(path.times))])


def by_engine(path: Way) -> Array:
    """What `sample_touch` answers with its defaults, after each report."""
    found = []
    with kinesic.Engine() as engine:
        for i, (time, place) in enumerate(zip(path.times + 1, path.places * PER_MM)):
            engine.feed(Sample(1, Phase.MOVED if i else Phase.BEGAN, place[0], place[1], time))
            at = engine.sample_touch(1, time + AHEAD)
            found.append((at.x / PER_MM, at.y / PER_MM))
    return np.array(found)


BY: dict[str, Callable[[Way], Array]] = {
    "Kinesic": by_engine,
    "hold (SDL, raylib, GLFW)": lambda path: guessed(path, held),
    "Android (resampling)": lambda path: guessed(path, android_ahead),
    "line of the last two": lambda path: guessed(path, line_ahead),
}


def tables() -> list[Table]:
    chosen = [path for path in paths() if len(path.times) >= 8]
    still: list[NDArray[np.bool_]] = []
    asked: list[NDArray[np.bool_]] = []
    for path in chosen:
        later = path.times + AHEAD
        inside = later <= path.times[-1]
        moved = np.hypot(*(path.at(later) - path.at(path.times - AHEAD)).T)
        asked.append(inside)
        still.append(moved < 0.1)
    within, rests = np.concatenate(asked), np.concatenate(still)
    heads = ("mean, moving", "95 %, moving", "mean, at rest", "95 %, at rest")
    found = Table("Ahead", "", [Column(head, "less", 3) for head in heads])
    for name, answers in BY.items():
        away = [np.hypot(*(answers(path) - path.at(path.times + AHEAD)).T) for path in chosen]
        errors = np.concatenate(away)
        numbers: list[float | None] = []
        for part in (errors[within & ~rests], errors[within & rests]):
            numbers += [float(part.mean()), float(np.quantile(part, 0.95))]
        found.add(name, *numbers)
    found.text = f"""The place that is given for 16 ms after each report, and where the finger then was (on the line
between the reports around that time): mm, at {(within & ~rests).sum()} reports of moving fingers and {(within & rests).sum()}
of fingers at rest (less than 0.1 mm in 32 ms), of {len(chosen)} contacts. Kinesic is `sample_touch` as it is by
default; SDL, raylib and GLFW have the latest place."""
    return [found]
