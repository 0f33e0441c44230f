"""Made sessions of four people at one table, played through an engine: which fingers it takes for one hand, and which
pinches come of them."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path

import kinesic
from kinesic import HandGrouping, Phase, Sample, State

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from HandModel.prng import Random  # noqa: E402
from HandModel.table import Session, samples, session  # noqa: E402

PER_MM = 163 / 25.4
TUNED = range(1000, 1120)
"""The seeds from which the defaults were chosen; others are measured."""
MEASURED = range(5000, 5024)
BEST_DISTANCE_MM = 80.0
"""The plain threshold with the fewest wrong and missed pairs in `TUNED`."""
PHASES = {"began": Phase.BEGAN, "moved": Phase.MOVED, "ended": Phase.ENDED}
SLOTS = 8

Row = tuple[float, int, str, float, float, float]
Hands = dict[int, int]


@dataclass
class Score:
    """Pairs of fingers that are down together, counted when the later one lands."""

    wrong: int = 0
    """Of two hands, and taken for one."""
    of_two: int = 0
    missed: int = 0
    """Of one hand, and taken for two."""
    of_one: int = 0

    def __add__(self, other: Score) -> Score:
        wrong, of_two = self.wrong + other.wrong, self.of_two + other.of_two
        return Score(wrong, of_two, self.missed + other.missed, self.of_one + other.of_one)


def scored(made: Session, rows: list[Row], hands: Hands) -> Score:
    """What is wrong with the hands that were found."""
    whose = {contact.id: contact.hand for contact in made.contacts}
    score, down = Score(), list[int]()
    for _, id, phase, *_ in rows:
        if phase == "ended":
            down.remove(id)
        elif phase == "began":
            for other in down:
                is_same, is_one = hands[id] == hands[other], whose[id] == whose[other]
                score += Score(is_same and not is_one, not is_one, is_one and not is_same, is_one)
            down.append(id)
    return score


def by_distance(rows: list[Row], limit: float) -> Hands:
    """The hand of the nearest finger, if it is not farther than a limit in mm."""
    hands, places = Hands(), dict[int, tuple[float, float]]()
    for _, id, phase, x, y, _ in rows:
        if phase == "began":
            distances = ((math.dist(place, (x, y)), other) for other, place in places.items())
            nearest = min(distances, default=(math.inf, 0))
            hands[id] = hands[nearest[1]] if nearest[0] <= limit else id
        places[id] = (x, y)
        if phase == "ended":
            del places[id]
    return hands


@dataclass
class Pinches:
    """Those that began, by how many hands their two fingers are of."""

    of_one: int = 0
    of_two: int = 0

    def __add__(self, other: Pinches) -> Pinches:
        return Pinches(self.of_one + other.of_one, self.of_two + other.of_two)


@dataclass
class Played:
    """What an engine made of a session."""

    hands: Hands = field(default_factory=Hands)
    plain: Pinches = field(default_factory=Pinches)
    """Of one pinch on the shared view."""
    one_hand: Pinches = field(default_factory=Pinches)
    """Of one with `one_hand`."""
    each: Pinches = field(default_factory=Pinches)
    """Of one for each hand."""


class Slots:
    """A pinch for each hand on one view: the first free one takes the fingers of a hand that is new."""

    def __init__(self, engine: kinesic.Engine) -> None:
        self.engine = engine
        self.pinches = [engine.root.add(kinesic.Pinch(one_hand=True, observe_only=True)) for _ in range(SLOTS)]
        self.of: dict[int, int] = {}
        for number, pinch in enumerate(self.pinches):
            pinch.should_receive_touch(self.question(number))

    def question(self, number: int) -> Callable[[kinesic.Recognizer, Sample], bool]:
        return lambda recognizer, touch: self.slot(touch.hand) == number

    def slot(self, hand: int) -> int | None:
        there = {contact.hand for contact in self.engine.contacts} | {hand}
        self.of = {each: slot for each, slot in self.of.items() if each in there}
        if hand not in self.of:
            free = set(range(SLOTS)) - set(self.of.values())
            if not free:
                return None
            self.of[hand] = min(free)
        return self.of[hand]


def frames(rows: list[Row]) -> Iterator[tuple[float, list[Row]]]:
    for time, frame in groupby(rows, key=lambda row: row[0]):
        yield time, list(frame)


def sample(row: Row) -> Sample:
    time, id, phase, x, y, azimuth = row
    return Sample(id, PHASES[phase], x * PER_MM, y * PER_MM, time / 1000, azimuth=azimuth)


def counter(pinch: kinesic.Recognizer, count: Pinches, whose: Hands) -> Callable[[kinesic.GestureEvent], None]:
    """Counts the beginnings of a pinch."""

    def count_beginning(event: kinesic.GestureEvent) -> None:
        if event.state is State.BEGAN:
            if len({whose[touch.id] for touch in pinch.touches}) > 1:
                count.of_two += 1
            else:
                count.of_one += 1

    return count_beginning


def play(made: Session, rows: list[Row]) -> Played:
    """Plays what a panel reports."""
    played = Played()
    whose = {contact.id: contact.hand for contact in made.contacts}
    with kinesic.Engine(touch_capacity=60) as engine:
        engine.set_hands(HandGrouping())
        plain = engine.root.add(kinesic.Pinch(observe_only=True))
        one_hand = engine.root.add(kinesic.Pinch(one_hand=True, observe_only=True))
        counted = [(plain, played.plain), (one_hand, played.one_hand)]
        counted += [(each, played.each) for each in Slots(engine).pinches]
        for pinch, count in counted:
            pinch.on_event(counter(pinch, count, whose))
        for _, frame in frames(rows):
            engine.feed([sample(row) for row in frame])
            if any(row[2] == "began" for row in frame):
                played.hands.update((contact.touch, contact.hand) for contact in engine.contacts)
    return played


@dataclass
class Summary:
    """All sessions together, with one kind of panel."""

    nothing: Score = field(default_factory=Score)
    distance: Score = field(default_factory=Score)
    engine: Score = field(default_factory=Score)
    plain: Pinches = field(default_factory=Pinches)
    one_hand: Pinches = field(default_factory=Pinches)
    each: Pinches = field(default_factory=Pinches)


def summary(oriented: bool, seeds: range = MEASURED) -> Summary:
    """Plays them."""
    whole = Summary()
    for seed in seeds:
        made = session(seed)
        rows = samples(made, Random(seed ^ 77), oriented)
        played = play(made, rows)
        whole.nothing += scored(made, rows, dict.fromkeys(played.hands, 0))
        whole.distance += scored(made, rows, by_distance(rows, BEST_DISTANCE_MM))
        whole.engine += scored(made, rows, played.hands)
        whole.plain += played.plain
        whole.one_hand += played.one_hand
        whole.each += played.each
    return whole
