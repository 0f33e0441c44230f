"""The standard recognizers' rules with their defaults, reduced to one recognizer alone on one
unbounded view: how often each would begin or be recognized in a trace.

A second, small reading of the rules that checks the traces' `meant` and `not`; no arena. Lengths
are window units (163 per inch), times seconds.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, List, Set, Tuple

from HandModel.recordings import Recording

UNITS_PER_INCH = 163.0
MM_PER_INCH = 25.4

Point = Tuple[float, float]


@dataclass
class Step:
    """One frame: what landed, moved and lifted in it, and all places after it."""

    time: float
    began: List[int] = field(default_factory=list)
    moved: List[int] = field(default_factory=list)
    ended: List[int] = field(default_factory=list)
    down: Dict[int, Point] = field(default_factory=dict)
    """Fingers down after this step, in the order of landing."""


def steps(recording: Recording, zoom: float = 1.0) -> List[Step]:
    """The recording as steps in window units; `zoom` scales all lengths."""
    scale = [UNITS_PER_INCH / MM_PER_INCH / s * zoom for s in recording.units_per_mm]
    down: Dict[int, Point] = {}
    out: List[Step] = []
    for t_us, rows in recording.frames():
        step = Step(t_us / 1e6)
        for row in rows:
            place = (row.x * scale[0], row.y * scale[1])
            if row.event == "up":
                del down[row.tracking_id]
                step.ended.append(row.tracking_id)
            else:
                if row.event == "down":
                    step.began.append(row.tracking_id)
                elif down[row.tracking_id] != place:
                    step.moved.append(row.tracking_id)
                down[row.tracking_id] = place
        step.down = dict(down)
        out.append(step)
    return out


def sequences(all_steps: List[Step]) -> List[List[Step]]:
    """Steps split where no finger is down."""
    out: List[List[Step]] = [[]]
    for step in all_steps:
        out[-1].append(step)
        if not step.down:
            out.append([])
    return [s for s in out if s]


def centre(places: List[Point]) -> Point:
    """Centroid."""
    return sum(p[0] for p in places) / len(places), sum(p[1] for p in places) / len(places)


def one_tap(sequence: List[Step], fingers: int, slop: float) -> Tuple[bool, Point]:
    """Whether a sequence is one tap of `fingers`, and where it landed."""
    landed: Dict[int, Point] = {}
    lifted: Set[int] = set()
    first = sequence[0].time
    for step in sequence:
        for f in step.began:
            landed[f] = step.down[f]
        lifted |= set(step.ended)
        far = any(math.dist(landed[f], p) > slop for f, p in step.down.items())
        if far or len(landed) > fingers or (lifted and len(landed) < fingers):
            return False, (0.0, 0.0)
        if step.time - first >= 0.75:
            return False, (0.0, 0.0)
    return len(landed) == fingers, centre(list(landed.values()))


def tap(all_steps: List[Step], touches_required: int = 1, taps_required: int = 1) -> int:
    """Taps of n fingers, m times in a row; a failed one ends its row and is not the next's first."""
    run: List[Tuple[float, Point]] = []
    count = 0
    for sequence in sequences(all_steps):
        good, place = one_tap(sequence, touches_required, 45.0)
        if run and sequence[0].time - run[-1][0] >= 0.35:
            run = []
        if run and (not good or math.dist(place, run[-1][1]) > 45.0):
            run = []
            continue
        if not good:
            continue
        run.append((sequence[-1].time, place))
        if len(run) == taps_required:
            count, run = count + 1, []
    return count


def long_press(all_steps: List[Step], touches_required: int = 1) -> int:
    """All fingers inside their slop for 0.5 s after the last one landed."""
    count = 0
    for sequence in sequences(all_steps):
        landed: Dict[int, Point] = {}
        deadline = math.inf
        for step in sequence:
            if step.time >= deadline:
                count += 1
                break
            for f in step.began:
                landed[f] = step.down[f]
                deadline = step.time + 0.5 if len(landed) == touches_required else math.inf
            far = any(math.dist(landed[f], p) > 10.0 for f, p in step.down.items())
            if far or step.ended or len(landed) > touches_required:
                break
    return count


def pan(all_steps: List[Step], minimum_touches: int = 1, threshold: float = 10.0) -> int:
    """As many fingers as needed have moved 10 along an axis since they landed."""
    count = 0
    for sequence in sequences(all_steps):
        landed: Dict[int, Point] = {}
        for step in sequence:
            landed.update({f: step.down[f] for f in step.began})
            moved = [f for f, p in step.down.items()
                     if max(abs(p[0] - landed[f][0]), abs(p[1] - landed[f][1])) >= threshold]
            if step.moved and len(moved) >= minimum_touches:
                count += 1
                break
    return count


def swipe(all_steps: List[Step], direction: int = 1, touches_required: int = 1) -> int:
    """A mask of directions: right 1, left 2, up 4, down 8; on moves only."""
    count = 0
    for sequence in sequences(all_steps):
        if _swiped(sequence, direction, touches_required):
            count += 1
    return count


def _swiped(sequence: List[Step], direction: int, fingers: int) -> int:
    """The direction bit that qualifies first, or 0."""
    axes = {1: (1.0, 0.0), 2: (-1.0, 0.0), 4: (0.0, -1.0), 8: (0.0, 1.0)}
    alive = [bit for bit in axes if bit & direction]
    landed: Dict[int, Point] = {}
    start = sequence[0].time
    before: Dict[int, Point] = {}
    down: Dict[int, Point] = {}
    for step in sequence:
        before, down = down, step.down
        landed.update({f: step.down[f] for f in step.began})
        t = step.time - start
        if step.ended or len(landed) > fingers or t > 0.5 or not alive:
            return 0
        if not step.moved:
            continue
        for bit in list(alive):
            ax, ay = axes[bit]
            lines = []
            for f, p in step.down.items():
                net = [(q[0] - landed[f][0], q[1] - landed[f][1]) for q in (before.get(f, p), p)]
                lines.append([(dx * ax + dy * ay, dx * ay - dy * ax) for dx, dy in net])
            if min(now[0] for _, now in lines) < -10.0:
                alive.remove(bit)
            elif len(lines) == fingers and _holds(lines, 50.0 * (1.0 - 0.94 * t), 50.0 * (1.0 - 0.98 * t)):
                return bit
    return 0


def _holds(lines: List[List[Point]], distance: float, cross: float) -> bool:
    """Whether all fingers have gone the distance inside the cross limit at one part of their lines
    between two reports; each end of a line is a way along and a way across."""
    first, last = 0.0, 1.0
    for (along, across), (along_now, across_now) in lines:
        for a, b in ((along - distance, along_now - distance), (cross - across, cross - across_now),
                     (cross + across, cross + across_now)):
            if b < 0.0:
                last = min(last, a / (a - b)) if a >= 0.0 else 0.0
            elif a < 0.0:
                first = max(first, a / (a - b))
    return first <= last and last > 0.0


def edge_pan(all_steps: List[Step], edge: str = "left", width: float = 0.0,
             height: float = 0.0) -> int:
    """One finger lands inside 13 units of an edge of a frame and goes 15 inward."""
    count = 0
    for sequence in sequences(all_steps):
        first = next(iter(sequence[0].down.values()))
        inward: Callable[[Point], float] = {
            "left": lambda p: p[0], "right": lambda p: width - p[0],
            "top": lambda p: p[1], "bottom": lambda p: height - p[1]}[edge]
        if inward(first) <= 13.0:
            for step in sequence:
                if len(step.down) == 1 and inward(list(step.down.values())[0]) - inward(first) >= 15.0:
                    count += 1
                    break
    return count


def evaluate(all_steps: List[Step], name: str, settings: Dict[str, Any], panel: Point) -> int:
    """How often the class `name` with `settings` recognizes; `panel` is the root's size."""
    from HandModel.rules_pair import pinch, rotation
    if name == "screen_edge_pan":
        return edge_pan(all_steps, settings["edges"], panel[0], panel[1])
    rules: Dict[str, Callable[..., int]] = {
        "tap": tap, "long_press": long_press, "pan": pan, "swipe": swipe, "pinch": pinch,
        "rotation": rotation}
    return rules[name](all_steps, **settings)
