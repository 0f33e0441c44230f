"""Made sessions of several people at one touch table. Lengths in mm, times in ms, angles in radians.

A hand is where a person holds it: its wrist towards the person's shoulder, its fingertips on an arc in front of the
palm, the thumb at its side. It taps, drags, pinches, turns, gathers five fingers, or rests one finger and puts another
one down later. Hands work near each other, and reach across, but no two are in one place.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Callable, Dict, List, Optional, Tuple

from HandModel.model import Finger, Scene, landings
from HandModel.motion import Hand, Point, reach
from HandModel.prng import Random

WIDTH_MM, HEIGHT_MM = 1200.0, 700.0
"""The table: about 55 inches."""
SEATS: List[Tuple[Point, float]] = [((600.0, 780.0), -math.pi / 2), ((600.0, -80.0), math.pi / 2),
                                    ((-80.0, 350.0), 0.0), ((1280.0, 350.0), math.pi)]
"""Where the people's chests are, at the middle of the four sides, and where they look to."""
SHOULDER_MM = 170.0
"""From the chest to a shoulder (ours; half of the breadth of an adult's shoulders)."""
TIPS: List[Point] = [(-54.0, 22.0), (-24.0, 74.0), (0.0, 82.0), (20.0, 76.0), (42.0, 56.0)]
"""Tips of thumb, index, middle, ring and little finger of a relaxed right hand, seen from the palm's centre: to the
right, and ahead. Thumb to little finger is 102 mm (ours, from a hand of 185 mm); spread about 200."""
SPLAY: List[float] = [-0.9, -0.2, 0.0, 0.17, 0.4]
"""How far each finger of a right hand points to the right of ahead (ours)."""
PALM_MM = 85.0
"""Hands that are down together have their palms at least so far apart: the breadth of one (ours)."""
TIP_GAP_MM = 22.0
"""Nor are the tips of two hands nearer than this (ours)."""
FRAME_MS = 10.0
NOISE_MM = 0.15
"""Deviation of each reported place per axis (ours: large panels are coarser than small ones)."""
AZIMUTH_NOISE = 0.25
"""Deviation of a reported direction (ours: panels see an ellipse of some millimetres)."""
THUMB, INDEX, MIDDLE, RING, LITTLE = range(5)


@dataclass
class Contact:
    """A finger on the table: whose it is, and which way it points."""

    person: int
    hand: int
    """The number of the hand in the session; 0 to 7."""
    finger: Finger
    azimuth: float
    id: int = 0

    def at(self, t: float) -> Point:
        """Where it is meant to be at a time."""
        return self.finger.intended(t)


@dataclass
class Grip:
    """A hand that does one gesture."""

    contacts: List[Contact]
    palm: Callable[[float], Point]
    start: float
    end: float
    kind: str


@dataclass
class Session:
    """What a table gets: the contacts in the order of landing."""

    contacts: List[Contact] = field(default_factory=list)
    kinds: Dict[str, int] = field(default_factory=dict)


def turned(point: Point, heading: float, left: bool, size: float) -> Point:
    """A place of the hand (to the right, ahead) on the table, from the palm's centre."""
    right, ahead = (-point[0] if left else point[0]) * size, point[1] * size
    c, s = math.cos(heading), math.sin(heading)
    return ahead * c - right * s, ahead * s + right * c


class _Maker:
    """Makes one gesture of one hand."""

    def __init__(self, rng: Random, person: int, left: bool, size: float) -> None:
        self.rng, self.person, self.left, self.size = rng, person, left, size

    def heading(self, target: Point) -> float:
        """Which way the hand points: away from the shoulder, a little inwards."""
        (x, y), look = SEATS[self.person]
        side = -SHOULDER_MM if self.left else SHOULDER_MM
        x, y = x - math.sin(look) * side, y + math.cos(look) * side
        inwards = 0.3 if self.left else -0.3
        return math.atan2(target[1] - y, target[0] - x) + inwards + self.rng.normal(0.0, 0.22)

    def make(self, kind: str, target: Point, start: float) -> Grip:
        """A gesture whose fingers are about a place."""
        rng, heading = self.rng, self.heading(target)
        fingers, late, spread, grow, turn, way = self.plan(kind)
        tips = [turned(TIPS[f], heading, self.left, self.size) for f in fingers]
        centre = (sum(t[0] for t in tips) / len(tips), sum(t[1] for t in tips) / len(tips))
        times = landings(rng, len(fingers)) if late == 0.0 else [0.0] + [late] * (len(fingers) - 1)
        begin = start + max(times) + rng.uniform(30.0, 120.0)
        lasts = rng.uniform(30.0, 110.0) if kind == "tap" else rng.uniform(350.0, 1600.0)
        hand = Hand(target, scale=reach(begin, lasts, grow), angle=reach(begin, lasts, turn))
        towards = rng.uniform(0.0, 2.0 * math.pi)
        hand.move(begin, lasts, way * math.cos(towards), way * math.sin(towards), 0.05)
        scene = Scene()
        contacts = []
        for number, (which, tip) in enumerate(zip(fingers, tips)):
            dx, dy = (tip[0] - centre[0]) * spread, (tip[1] - centre[1]) * spread
            lift = begin + lasts + rng.uniform(-20.0, 60.0)
            finger = scene.add(rng, hand, start + times[number], lift, math.hypot(dx, dy), math.atan2(dy, dx))
            splay = -SPLAY[which] if self.left else SPLAY[which]
            azimuth = heading + splay + rng.normal(0.0, AZIMUTH_NOISE)
            azimuth = math.remainder(azimuth, 2.0 * math.pi)
            contacts.append(Contact(self.person, 2 * self.person + self.left, finger, azimuth))

        def palm(t: float) -> Point:
            x, y = hand.place(0.0, 0.0, 1.0, t)
            return x - centre[0], y - centre[1]

        return Grip(contacts, palm, start, max(c.finger.lift for c in contacts), kind)

    def plan(self, kind: str) -> Tuple[List[int], float, float, float, float, float]:
        """Fingers, when the others land later, spread at first, growth, turn, and way."""
        rng = self.rng
        if kind == "tap":
            return [INDEX], 0.0, 1.0, 0.0, 0.0, 0.0
        if kind == "drag":
            return [INDEX], 0.0, 1.0, 0.0, 0.0, rng.uniform(30.0, 220.0)
        if kind == "two_drag":
            return [INDEX, MIDDLE], 0.0, rng.uniform(0.8, 1.3), 0.0, 0.0, rng.uniform(30.0, 160.0)
        pair = [THUMB, INDEX] if rng.chance(0.75) else [THUMB, MIDDLE]
        if kind == "late":
            late, first = rng.uniform(250.0, 2000.0), rng.uniform(0.6, 1.6)
            return pair, late, first, rng.uniform(-0.3, 0.5), 0.0, rng.uniform(0.0, 20.0)
        if kind == "pinch":
            first = rng.uniform(0.35, 1.8)
            grow = rng.uniform(0.3, 1.5) if first < 0.9 else rng.uniform(-0.6, -0.3)
            return pair, 0.0, first, grow, 0.0, rng.uniform(0.0, 40.0)
        if kind == "rotate":
            sense = 1.0 if rng.chance(0.5) else -1.0
            return pair, 0.0, rng.uniform(0.8, 1.6), 0.0, sense * rng.uniform(0.4, 1.4), rng.uniform(0.0, 15.0)
        first = rng.uniform(1.2, 1.75)
        return [THUMB, INDEX, MIDDLE, RING, LITTLE], 0.0, first, rng.uniform(-0.6, -0.3), 0.0, rng.uniform(0.0, 30.0)


KINDS: List[Tuple[str, float]] = [("tap", 0.2), ("drag", 0.22), ("two_drag", 0.1), ("late", 0.1), ("pinch", 0.2),
                                  ("rotate", 0.1), ("gather", 0.08)]


def _kind(rng: Random) -> str:
    rest = rng.uniform()
    for kind, share in KINDS:
        rest -= share
        if rest < 0.0:
            return kind
    return KINDS[0][0]


def _target(rng: Random, person: int, others: List[Grip], start: float) -> Point:
    """Before oneself, in the middle of the table, or beside what another hand does."""
    draw = rng.uniform()
    if others and draw < 0.4:
        x, y = rng_choice(rng, others).palm(start)
        angle, distance = rng.uniform(0.0, 2.0 * math.pi), rng.uniform(90.0, 220.0)
        return x + distance * math.cos(angle), y + distance * math.sin(angle)
    if draw < 0.65:
        return rng.uniform(350.0, 850.0), rng.uniform(200.0, 500.0)
    (x, y), look = SEATS[person]
    ahead, right = rng.uniform(180.0, 380.0), rng.normal(0.0, 130.0)
    return x + ahead * math.cos(look) - right * math.sin(look), y + ahead * math.sin(look) + right * math.cos(look)


def rng_choice(rng: Random, grips: List[Grip]) -> Grip:
    """One of several."""
    return grips[min(int(rng.uniform() * len(grips)), len(grips) - 1)]


def _fits(grip: Grip, others: List[Grip]) -> bool:
    """Whether a hand has room: on the table, and beside those that are there."""
    steps = [grip.start + (grip.end - grip.start) * share / 4.0 for share in range(5)]
    for t in steps:
        for contact in grip.contacts:
            x, y = contact.at(t)
            if not (5.0 < x < WIDTH_MM - 5.0 and 5.0 < y < HEIGHT_MM - 5.0):
                return False
        for other in others:
            if other.start - 100.0 < t < other.end + 100.0 and _collides(grip, other, t):
                return False
    return True


def _collides(one: Grip, other: Grip, t: float) -> bool:
    if math.dist(one.palm(t), other.palm(t)) < PALM_MM:
        return True
    return any(math.dist(a.at(t), b.at(t)) < TIP_GAP_MM for a in one.contacts for b in other.contacts)


def session(seed: int, lasts: float = 15000.0, people: int = 4) -> Session:
    """What so many people do in so many ms."""
    rng = Random(seed)
    hands = []
    for person in range(people):
        size = rng.uniform(0.86, 1.12)
        first = rng.chance(0.3)
        hands.append([rng.uniform(0.0, 1500.0), _Maker(rng.fork(), person, first, size)])
        if rng.chance(0.5):
            hands.append([rng.uniform(0.0, 3000.0), _Maker(rng.fork(), person, not first, size)])
    grips: List[Grip] = []
    while True:
        turn = min(hands, key=lambda entry: entry[0])
        start, maker = turn
        if start > lasts:
            break
        grip = _placed(rng, maker, start, grips)
        if grip is not None:
            grips.append(grip)
        turn[0] = (grip.end if grip else start) + rng.uniform(120.0, 1500.0)
    return _collected(grips)


def _placed(rng: Random, maker: _Maker, start: float, grips: List[Grip]) -> Optional[Grip]:
    """A gesture that has room; None when there is none."""
    there = [g for g in grips if g.end + 100.0 > start]
    kind = _kind(rng)
    for _ in range(12):
        grip = maker.make(kind, _target(rng, maker.person, there, start), start)
        if _fits(grip, there):
            return grip
    return None


def _collected(grips: List[Grip]) -> Session:
    made = Session()
    for grip in grips:
        made.contacts += grip.contacts
        made.kinds[grip.kind] = made.kinds.get(grip.kind, 0) + 1
    made.contacts.sort(key=lambda c: c.finger.land)
    for number, contact in enumerate(made.contacts):
        contact.id = number + 1
    return made


def samples(made: Session, rng: Random, oriented: bool) -> List[Tuple[float, int, str, float, float, float]]:
    """What the panel reports, in the order of time: ms, id, phase, x, y, azimuth (0: not reported)."""
    rows = []
    for contact in made.contacts:
        finger = contact.finger
        first = math.ceil(finger.land / FRAME_MS)
        last = max(math.ceil(finger.lift / FRAME_MS), first + 2)
        for frame in range(first, last + 1):
            t = frame * FRAME_MS
            x, y = finger.place(t)
            phase = "began" if frame == first else "ended" if frame == last else "moved"
            rows.append((t, contact.id, phase, round(rng.normal(x, NOISE_MM), 1), round(rng.normal(y, NOISE_MM), 1),
                         round(contact.azimuth, 3) if oriented else 0.0))
    order = {"ended": 0, "moved": 1, "began": 2}
    rows.sort(key=lambda row: (row[0], order[row[2]], row[1]))
    return rows
