"""The rule of pinch and rotation (rule pinch.dominance) for one recognizer alone: `rules.py`'s pair."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Dict, Iterator, List, Optional, Tuple

from HandModel.rules import Point, Step, centre, sequences

WINDOW = 300_000
REST = 30_000
SAME_FRAME = 2_000
ALONE = 60_000
"""Microseconds, as all times here: the recordings' own, so that a limit is exactly reached or not."""


@dataclass
class Shape:
    """A pair at one time: distance, unwrapped angle, centroid."""

    time: int
    distance: float
    angle: float
    middle: Point


@dataclass
class Pair:
    """Two fingers in the order of landing and what they did since the pair was complete."""

    ids: Tuple[int, int]
    history: List[Shape]
    reports: Dict[int, List[int]]
    """Times of each finger's landing and moves, the present one included."""
    woke: Dict[int, int]
    """Time of each finger's first move after a rest, or of its landing."""
    farthest: float = 0.0


def micros(step: Step) -> int:
    """The step's time."""
    return round(step.time * 1e6)


def shape(step: Step, ids: Tuple[int, int], before: Optional[Shape]) -> Shape:
    """The pair's shape in a step, its angle unwrapped from the one before."""
    a, b = step.down[ids[0]], step.down[ids[1]]
    angle = math.atan2(b[1] - a[1], b[0] - a[0])
    if before:
        angle += 2.0 * math.pi * round((before.angle - angle) / (2.0 * math.pi))
    return Shape(micros(step), math.dist(a, b), angle, centre([a, b]))


def changed(now: Shape, base: Shape, turning: bool) -> Tuple[float, float]:
    """(change against the threshold, change as a length) between two shapes."""
    if turning:
        turn = abs(now.angle - base.angle)
        return turn, turn * now.distance / 2.0
    change = abs(now.distance - base.distance)
    return change, change


def held_back(pair: Pair, step: Step) -> bool:
    """Whether the other finger's report is still to come, or one has not yet moved alone for long."""
    movers = [i for i in pair.ids if i in step.moved]
    if len(movers) != 1:
        return False
    mover = movers[0]
    other = pair.ids[1] if mover == pair.ids[0] else pair.ids[0]
    now, latest = micros(step), pair.reports[other][-1]
    if now - latest >= REST:
        return now - max(pair.woke[mover], latest) < ALONE
    earlier = pair.reports[mover][-2]
    answered = latest > earlier + SAME_FRAME
    return not answered and now - latest > SAME_FRAME


def begins(pair: Pair, step: Step, threshold: float, dominance: float, turning: bool) -> bool:
    """Whether the gesture begins in this step, in which the pair moved."""
    now, base = pair.history[-1], pair.history[0]
    amount, length = changed(now, base, turning)
    since_base = amount >= threshold and length >= dominance * pair.farthest
    old = [s for s in pair.history if s.time <= now.time - WINDOW]
    recent = False
    if old:
        amount, length = changed(now, old[-1], turning)
        recent = amount >= threshold and length >= dominance * math.dist(now.middle, old[-1].middle)
    return (since_base or recent) and not held_back(pair, step)


def follow(pair: Pair, step: Step) -> None:
    """Adds a step to the pair's history."""
    for i in pair.ids:
        if i in step.moved and pair.reports[i][-1] - pair.reports[i][-2] >= REST:
            pair.woke[i] = pair.reports[i][-1]
    pair.history.append(shape(step, pair.ids, pair.history[-1]))
    pair.farthest = max(pair.farthest, math.dist(pair.history[-1].middle, pair.history[0].middle))


def begun(sequence: List[Step], threshold: float, dominance: float, turning: bool) -> Iterator[float]:
    """When gestures begin in a sequence. Two fingers count, a third is ignored; the next gesture is that of fingers
    that land after both have lifted."""
    pair: Optional[Pair] = None
    taken: List[int] = []
    active = False
    reports: Dict[int, List[int]] = {}
    for step in sequence:
        for i in step.began + step.moved:
            reports.setdefault(i, []).append(micros(step))
        if any(i in taken for i in step.ended):
            pair, taken = None, [i for i in taken if i not in step.ended]
        active = active and bool(taken)
        taken += [i for i in step.began][:2 - len(taken)]
        if active:
            continue
        if pair:
            follow(pair, step)
            active = any(i in step.moved for i in pair.ids) and begins(pair, step, threshold, dominance, turning)
            if active:
                yield step.time
        elif len(taken) == 2:
            ids = (taken[0], taken[1])
            pair = Pair(ids, [shape(step, ids, None)], reports, {i: reports[i][0] for i in ids})


def starts(all_steps: List[Step], threshold: float, dominance: float, turning: bool) -> List[float]:
    """When gestures begin."""
    return [time for sequence in sequences(all_steps) for time in begun(sequence, threshold, dominance, turning)]


def pinch(all_steps: List[Step], threshold: float = 8.0, dominance: float = 1.35) -> int:
    """Pinches that begin."""
    return len(starts(all_steps, threshold, dominance, False))


def rotation(all_steps: List[Step], threshold: float = 0.1, dominance: float = 1.0) -> int:
    """Rotations that begin."""
    return len(starts(all_steps, threshold, dominance, True))
