"""Gestures that are meant: one function a gesture, each returns a scene. mm, ms, radians."""

from __future__ import annotations

import math
from typing import List, Optional, Tuple

from HandModel.model import LATE_MS, Finger, Scene, landings
from HandModel.motion import Hand, Point, Stroke, minimum_jerk, reach, swing
from HandModel.prng import Random

TAP_MS = (35.0, 110.0)
"""Contact time of a quick tap: measured on the recordings (calibrate.py, "tap, contact")."""
TAP_PAUSE_MS = (125.0, 155.0)
"""Lift to next landing in a series of taps: measured on the recordings ("tap, pause")."""
TAP_SPREAD_MM = 0.7
"""Deviation per axis of where the next tap of a series lands: wacom_isdv4e6_double_tap, 1.3 mm."""
REACTION_MS = (40.0, 90.0)
"""Rest between landing and the begin of a deliberate motion (ours; the two-finger scrolls rest
20 to 60 ms)."""
REST_AT_END_MS = 60.0
"""Longest rest between a motion's end and the lift (ours); many lift before the end."""
HAND_BEARINGS: List[float] = [math.radians(a) for a in (148.0, -118.0, -88.0, -60.0, -28.0)]
"""Where thumb, index, middle, ring and little finger of a right hand lie around the palm's
centre; 0 is right, clockwise on a y-down panel (ours, seen on the five-finger recordings)."""
HAND_FINGERS = {1: [1], 2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3], 5: [0, 1, 2, 3, 4]}
"""Which of the five make a grip of n fingers."""
CURL = 0.14
"""Largest sideways bend of a finger's way in a pinch, share of the way (ours; the five-finger
pinch of the Dell recording bends by about a tenth)."""
THUMB_LESS = 0.2
"""How much less far the thumb goes in a pinch (ours)."""
ROW_GAP_MM = 19.0
"""Distance of neighbouring fingers in a row (ours; 16 to 20 mm on the chromeos scrolls)."""
ROW_TIPS_MM = (0.0, -4.0, -5.0, 1.0, 14.0)
"""How far the tips of index, middle, ring, little finger and thumb stand out (ours)."""


def natural_bow(rng: Random) -> float:
    """Sideways swing of a straight stroke, share of its length: measured ("straightness")."""
    return rng.uniform(0.01, 0.09) * (1.0 if rng.chance(0.5) else -1.0)


def row(scene: Scene, rng: Random, hand: Hand, times: List[Tuple[float, float]],
        still: float = 1.0) -> List[Finger]:
    """Fingers side by side on a hand, each with (landing, lift)."""
    out: List[Finger] = []
    for i, (land, lift) in enumerate(times):
        x = (i - (len(times) - 1) / 2.0) * ROW_GAP_MM * rng.uniform(0.92, 1.08)
        y = ROW_TIPS_MM[i] + rng.normal(0.0, 1.0) if len(times) > 1 else 0.0
        out.append(scene.add(rng, hand, land, lift, math.hypot(x, y), math.atan2(y, x), still))
    return out


def lifts(rng: Random, count: int, end: float, spread: float = 12.0) -> List[float]:
    """Lift times (ms) of fingers that lift together around `end`."""
    return [end + rng.uniform(-spread, spread) for _ in range(count)]


def taps(rng: Random, count: int = 1, fingers: int = 1, drift: float = 0.0,
         contact: Optional[Tuple[float, float]] = None, at: Point = (120.0, 80.0)) -> Scene:
    """`count` taps with `fingers`; each slides by about `drift` mm while it is down."""
    scene = Scene()
    start = 0.0
    for _ in range(count):
        hand = Hand((rng.normal(at[0], TAP_SPREAD_MM), rng.normal(at[1], TAP_SPREAD_MM)))
        duration = rng.uniform(*(contact or TAP_MS))
        angle = rng.uniform(0.6, 2.2)
        hand.move(start, duration, drift * math.cos(angle), drift * math.sin(angle))
        late = [0.0] + [rng.uniform(0.0, 15.0) for _ in range(fingers - 1)]
        ends = lifts(rng, fingers, start + max(duration, 40.0 if fingers > 1 else 0.0), 4.0)
        for finger in row(scene, rng, hand, [(start + d, e) for d, e in zip(late, ends)]):
            finger.creep *= 0.3
        start = max(ends) + rng.uniform(*TAP_PAUSE_MS)
    return scene


def hold(rng: Random, ms: float, fingers: int = 1, still: float = 1.0) -> Scene:
    """Fingers that rest for `ms` and lift."""
    scene = Scene()
    land = landings(rng, fingers)
    ends = lifts(rng, fingers, ms, 12.0 if fingers > 1 else 0.0)
    row(scene, rng, Hand((120.0, 90.0)), list(zip(land, ends)), still)
    return scene


def drag(rng: Random, by: Point, ms: float, fingers: int = 1, at: Point = (120.0, 80.0),
         bow: Optional[float] = None, rest: Optional[float] = None) -> Scene:
    """Fingers in a row go by `by` mm in `ms` and lift `rest` ms after (below 0: before) its end."""
    scene = Scene()
    hand = Hand((at[0] - by[0] / 2.0, at[1] - by[1] / 2.0))
    land = landings(rng, fingers)
    start = max(land) * 0.6 + rng.uniform(*REACTION_MS)
    hand.move(start, ms, by[0], by[1], natural_bow(rng) if bow is None else bow)
    rest = rng.uniform(-0.25 * ms, REST_AT_END_MS) if rest is None else rest
    for finger in row(scene, rng, hand, list(zip(land, lifts(rng, fingers, start + ms + rest)))):
        finger.own_x += reach(start, ms, by[0] * rng.uniform(-0.02, 0.02))
        finger.own_y += reach(start, ms, by[1] * rng.uniform(-0.02, 0.02))
        finger.own_x += swing(start, ms, by[1] * rng.uniform(-0.02, 0.02))
        finger.own_y += swing(start, ms, by[0] * rng.uniform(-0.02, 0.02))
    return scene


def drag_with_guests(rng: Random, joins: Optional[float], leaves: Optional[float]) -> Scene:
    """A drag of 1.6 s over 120 mm with two fingers, one of which lands at `joins` ms or lifts at
    `leaves` ms after the first one's landing."""
    scene = Scene()
    hand = Hand((60.0, 85.0))
    hand.move(60.0, 1600.0, 120.0, -8.0, 0.04)
    row(scene, rng, hand, [(0.0, 1720.0), (joins or 0.0, leaves or 1712.0)])
    return scene


def swipe(rng: Random, by: Point, ms: float, bow: Optional[float] = None, jumps: bool = False,
          at: Point = (120.0, 80.0), fingers: int = 1) -> Scene:
    """A flick of `by` mm whose finger is on the glass for `ms`: it lands and lifts in motion, the
    middle part of a minimum-jerk movement (its lift is near the largest speed)."""
    first, last = 0.17, 0.58
    whole = ms / (last - first)
    share = minimum_jerk(last) - minimum_jerk(first)
    hand = Hand((at[0] - by[0] / 2.0, at[1] - by[1] / 2.0))
    hand.move(-first * whole, whole, by[0] / share, by[1] / share,
              natural_bow(rng) if bow is None else bow, corrected=0.0)
    scene = Scene()
    times = [(rng.uniform(0.0, 9.0) if i else 0.0, e) for i, e in enumerate(lifts(rng, fingers, ms, 4.0))]
    for finger in row(scene, rng, hand, times, still=0.3):
        finger.roll, finger.creep, finger.jumps = 0.0, finger.creep * 0.3, finger.jumps or jumps
        finger.lag *= 0.3
    return scene


def grip(scene: Scene, rng: Random, hand: Hand, radius: float, times: List[Tuple[float, float]],
         curl: Optional[Stroke] = None) -> None:
    """Fingers of one right hand around its centre, each with (landing, lift); `curl` is the growth
    (a share) during which each finger's way bends sideways."""
    for which, (land, lift) in zip(HAND_FINGERS[len(times)], times):
        bearing = HAND_BEARINGS[which] + rng.normal(0.0, 0.06)
        finger = scene.add(rng, hand, land, lift, radius * rng.uniform(0.93, 1.07), bearing)
        if curl is not None:
            side = curl.amount * radius * rng.uniform(0.02, CURL)
            finger.own_x += swing(curl.start, curl.duration, -side * math.sin(bearing))
            finger.own_y += swing(curl.start, curl.duration, side * math.cos(bearing))
            finger.gain *= 1.0 - THUMB_LESS if which == 0 else 1.0


def pinch(rng: Random, fingers: int, radius: float, factor: float, ms: float,
          wander: float = 2.0) -> Scene:
    """`fingers` of one hand change their distance by `factor` in `ms` from `radius` mm; the hand
    wanders by `wander` mm and turns a little meanwhile."""
    scene = Scene()
    land = landings(rng, fingers, 0.4)
    start = max(land) * 0.7 + rng.uniform(*REACTION_MS)
    hand = Hand((120.0, 85.0), scale=reach(start, ms, factor - 1.0),
                angle=reach(start, ms, rng.uniform(-0.12, 0.12)))
    hand.move(start, ms, rng.normal(0.0, wander / 2.0), rng.normal(0.0, wander / 2.0))
    end = start + ms + rng.uniform(-0.25 * ms, REST_AT_END_MS)
    grip(scene, rng, hand, radius, list(zip(land, lifts(rng, fingers, end))),
         Stroke(start, ms, factor - 1.0))
    return scene


def about_resting(rng: Random, distance: float, factor: float, turn: float, ms: float) -> Scene:
    """One finger rests; the other, `distance` mm away, goes to `factor` times the distance and
    turns by `turn` radians about it."""
    scene = Scene()
    start = 260.0
    hand = Hand((110.0, 100.0), scale=reach(start, ms, factor - 1.0),
                angle=reach(start, ms, turn))
    end = start + ms + 70.0
    scene.add(rng, hand, 0.0, end + 25.0)
    scene.add(rng, hand, rng.uniform(*LATE_MS), end, distance, -0.9)
    return scene


def rotate(rng: Random, turn: float, ms: float, radius: float = 28.0,
           factor: float = 1.0) -> Scene:
    """Two fingers turn about their middle by `turn` radians (positive: clockwise) while their
    distance changes by `factor`."""
    scene = Scene()
    land = landings(rng, 2, 0.4)
    start = max(land) * 0.7 + rng.uniform(*REACTION_MS)
    hand = Hand((120.0, 80.0), angle=reach(start, ms, turn),
                scale=[Stroke(start, ms, factor - 1.0 + rng.uniform(-0.02, 0.02))])
    hand.move(start, ms, rng.normal(0.0, 1.0), rng.normal(0.0, 1.0))
    for i, end in enumerate(lifts(rng, 2, start + ms + rng.uniform(0.0, REST_AT_END_MS))):
        scene.add(rng, hand, land[i], end, radius, 2.4 + math.pi * i)
    return scene


def edge_pan(rng: Random, start: Point, by: Point, ms: float) -> Scene:
    """A finger comes in from the bezel: it lands moving at `start` mm and goes by `by` mm."""
    before = minimum_jerk(0.12)
    way = (by[0] / (1.0 - before), by[1] / (1.0 - before))
    hand = Hand((start[0] - way[0] * before, start[1] - way[1] * before))
    hand.move(-0.12 * ms / 0.88, ms / 0.88, way[0], way[1], rng.uniform(-0.03, 0.03), corrected=0.0)
    scene = Scene()
    scene.add(rng, hand, 0.0, ms + 40.0, still=0.3).roll = 0.0
    return scene


def ten_fingers(rng: Random, ms: float = 2200.0) -> Scene:
    """Two hands of five fingers that land and lift at random, as in play on a piano."""
    scene = Scene()
    hands = [Hand((62.0, 95.0)), Hand((178.0, 95.0))]
    for i in range(10):
        hand, which = hands[i // 5], i % 5
        bearing = HAND_BEARINGS[which] if i >= 5 else math.pi - HAND_BEARINGS[which]
        t = rng.uniform(0.0, 350.0)
        while t < ms:
            down = rng.uniform(120.0, 900.0)
            scene.add(rng, hand, t, t + down, 42.0, bearing + rng.normal(0.0, 0.05))
            t += down + rng.uniform(60.0, 350.0)
    for hand in hands:
        hand.move(400.0, 700.0, rng.uniform(-14.0, 14.0), rng.uniform(-14.0, 14.0), 0.2)
        hand.move(1300.0, 600.0, rng.uniform(-10.0, 10.0), rng.uniform(-10.0, 10.0), -0.2)
    return scene
