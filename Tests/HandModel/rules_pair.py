"""The rule of pinch and rotation (rule pinch.dominance) for one recognizer alone: `rules.py`'s pair."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Dict, List, Optional, Tuple

from HandModel.rules import Point, Step, centre, sequences

WINDOW = 0.3
REST = 0.03
SAME_FRAME = 0.002
ALONE = 0.06


@dataclass
class Shape:
    """A pair at one time: distance, unwrapped angle, centroid."""

    time: float
    distance: float
    angle: float
    middle: Point


@dataclass
class Pair:
    """Two fingers in the order of landing and what they did since the pair was complete."""

    ids: Tuple[int, int]
    history: List[Shape]
    last: Dict[int, float] = field(default_factory=dict)
    """Time of each finger's last landing or move."""
    woke: Dict[int, float] = field(default_factory=dict)
    """Time of each finger's first move after a rest, or of its landing."""
    farthest: float = 0.0


def shape(step: Step, ids: Tuple[int, int], before: Optional[Shape]) -> Shape:
    """The pair's shape in a step, its angle unwrapped from the one before."""
    a, b = step.down[ids[0]], step.down[ids[1]]
    angle = math.atan2(b[1] - a[1], b[0] - a[0])
    if before:
        angle += 2.0 * math.pi * round((before.angle - angle) / (2.0 * math.pi))
    return Shape(step.time, math.dist(a, b), angle, centre([a, b]))


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
    age = step.time - pair.last[other]
    if SAME_FRAME < age < REST:
        return True
    return age >= REST and step.time - max(pair.woke[mover], pair.last[other]) < ALONE


def begins(pair: Pair, step: Step, threshold: float, dominance: float, turning: bool) -> bool:
    """Whether the gesture begins in this step, in which the pair moved."""
    now, base = pair.history[-1], pair.history[0]
    amount, length = changed(now, base, turning)
    since_base = amount >= threshold and length >= dominance * pair.farthest
    old = [s for s in pair.history if s.time <= step.time - WINDOW]
    recent = False
    if old:
        amount, length = changed(now, old[-1], turning)
        recent = amount >= threshold and length >= dominance * math.dist(now.middle, old[-1].middle)
    return (since_base or recent) and not held_back(pair, step)


def follow(pair: Pair, step: Step) -> None:
    """Adds a step to the pair's history."""
    for i in pair.ids:
        if i in step.moved:
            if step.time - pair.last[i] >= REST:
                pair.woke[i] = step.time
            pair.last[i] = step.time
    pair.history.append(shape(step, pair.ids, pair.history[-1]))
    pair.farthest = max(pair.farthest, math.dist(pair.history[-1].middle, pair.history[0].middle))


def attempts(sequence: List[Step], threshold: float, dominance: float, turning: bool) -> int:
    """1 when the gesture begins in a sequence; the first two fingers count, a third is ignored."""
    pair: Optional[Pair] = None
    taken: List[int] = []
    landed: Dict[int, float] = {}
    for step in sequence:
        landed.update({i: step.time for i in step.began})
        if any(i in taken for i in step.ended):
            pair, taken = None, [i for i in taken if i not in step.ended]
        taken += [i for i in step.began][:2 - len(taken)]
        if pair:
            follow(pair, step)
            if any(i in step.moved for i in pair.ids) and begins(pair, step, threshold, dominance, turning):
                return 1
        elif len(taken) == 2:
            ids = (taken[0], taken[1])
            times = {i: landed[i] for i in ids}
            pair = Pair(ids, [shape(step, ids, None)], dict(times), dict(times))
    return 0


def pinch(all_steps: List[Step], threshold: float = 8.0, dominance: float = 1.2) -> int:
    """Pinches that begin."""
    return sum(attempts(s, threshold, dominance, False) for s in sequences(all_steps))


def rotation(all_steps: List[Step], threshold: float = 0.1, dominance: float = 0.7) -> int:
    """Rotations that begin."""
    return sum(attempts(s, threshold, dominance, True) for s in sequences(all_steps))
