"""Paths, played to an engine."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from motions import PER_MM, Array, Pair, Way

import kinesic
from kinesic import Phase, Sample

Report = tuple[float, int, Phase, Array]
"""Time, finger, phase, place in mm."""


def reports(path: Way, finger: int, late: float = 0.0) -> list[Report]:
    """Landing, moves and lift; all but the landing may come late."""
    rows: list[Report] = [(path.times[0], finger, Phase.BEGAN, path.places[0])]
    rows += [(time + late, finger, Phase.MOVED, place) for time, place in zip(path.times[1:], path.places[1:])]
    return [*rows, (max(path.lifted, path.times[-1]) + late, finger, Phase.ENDED, path.places[-1])]


def as_recorded(pair: Pair) -> list[Report]:
    return reports(pair.first, 1) + reports(pair.second, 2)


def split(pair: Pair) -> list[Report]:
    """The second finger's moves come 5 ms later."""
    return reports(pair.first, 1) + reports(pair.second, 2, late=0.005)


def alternating(pair: Pair) -> list[Report]:
    """Of two frames that move both fingers each tells of one: a panel that reports one finger at a time."""
    rows = as_recorded(pair)
    times = sorted({row[0] for row in rows if row[2] is Phase.MOVED})
    turn = {time: 1 + i % 2 for i, time in enumerate(times)}
    moves = {finger: {row[0] for row in rows if row[2] is Phase.MOVED and row[1] == finger} for finger in (1, 2)}
    shared = moves[1] & moves[2]
    return [row for row in rows if row[2] is not Phase.MOVED or row[0] not in shared or turn[row[0]] == row[1]]


PLAYED = {"as recorded": as_recorded, "alternating": alternating, "split by 5 ms": split}


def nanoseconds(time: float) -> int:
    """The engine's time of a report."""
    return round((time + 1) * 1e9)


def feed(engine: kinesic.Engine, rows: Iterable[Report]) -> list[kinesic.GestureEvent]:
    """Reports of one time are one step; what comes of it, and of two seconds after it."""
    steps: dict[int, list[Sample]] = {}
    for time, finger, phase, place in sorted(rows, key=lambda row: (row[0], row[2] is Phase.ENDED)):
        at = nanoseconds(time)
        steps.setdefault(at, []).append(Sample(finger, phase, place[0] * PER_MM, place[1] * PER_MM, at / 1e9))
    found: list[kinesic.GestureEvent] = []
    for samples in steps.values():
        engine.feed(samples)
        found += [event for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
    engine.advance(max(steps) / 1e9 + 2)
    return found + [event for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]


def observed(engine: kinesic.Engine, name: str, kind: str, **properties: float) -> None:
    """One recognizer that is in nobody's way."""
    engine.root.add(kinesic.Recognizer(kind, None, name=name, observe_only=1.0, **properties))


def begun(rows: list[Report], recognizers: dict[str, tuple[str, dict[str, float]]]) -> set[str]:
    """Which of them begin or are recognized, each as if alone."""
    with kinesic.Engine() as engine:
        for name, (kind, properties) in recognizers.items():
            observed(engine, name, kind, **properties)
        return {event.recognizer.name for event in feed(engine, rows)}


def velocities(path: Way) -> tuple[Array, Array]:
    """What a pan says while the finger moves, mm a second: one row for each report, NaN before it begins; and at the
    lift (0 where there is no pan). The path's times are those at which the engine hears of it."""
    found = np.full((len(path.times), 2), np.nan)
    end = np.zeros(2)
    index = {nanoseconds(time): i for i, time in enumerate(path.times)}
    with kinesic.Engine() as engine:
        observed(engine, "pan", "pan", threshold=6)
        for event in feed(engine, reports(path, 1)):
            value = np.array([event.values["velocity.x"], event.values["velocity.y"]]) / PER_MM
            if event.state is kinesic.State.ENDED:
                end = value
            elif event.time_ns in index:
                found[index[event.time_ns]] = value
    return found, end
