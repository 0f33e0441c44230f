"""What a person would call each contact of a recording, by geometry, and what Kinesic says of it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
from geometry import farthest, label
from numpy.typing import NDArray
from recorded import ALONE, UNITS_PER_MM, Frame

import kinesic
from kinesic import Phase, State

KINDS = ("tap", "two-finger tap", "long_press", "swipe", "swipe of 2", "swipe of 3", "pan", "pinch", "rotation")
"""The recognizers that are asked, each as if alone, in the order in which a table names them."""
STILL, TOGETHER, LONG = 3.0, 0.06, 0.5
"""mm; seconds that two contacts must share to be together; seconds."""


@dataclass
class Contact:
    """A finger from landing to lift, in mm."""

    touch: int
    times: list[float]
    places: list[tuple[float, float]]
    lifted: float = math.inf
    gestures: set[str] = field(default_factory=set)
    """What Kinesic made of it."""
    others: list[Contact] = field(default_factory=list)
    """Those that were down with it."""
    down_before: int = 0
    """How many fingers were down when it landed; one that lifted in that frame is not."""
    is_shared: bool = False
    """Whether any other one is down in a part of it."""

    def way(self, begin: float, end: float) -> NDArray[np.float64]:
        """Sixty places at even times."""
        times = np.linspace(begin, end, 60)
        places = np.array(self.places)
        return np.stack([np.interp(times, self.times, places[:, axis]) for axis in (0, 1)], axis=1)

    @property
    def lasts(self) -> float:
        return self.lifted - self.times[0]

    @property
    def moved(self) -> float:
        return max(math.dist(self.places[0], place) for place in self.places)


def contacts(feed: list[Frame]) -> list[Contact]:
    """In the order of landing, each with those that share 60 ms or more with it."""
    down: dict[int, Contact] = {}
    found: list[Contact] = []
    for frame in feed:
        for sample in frame.samples:
            if sample.phase is Phase.BEGAN:
                down[sample.touch] = Contact(sample.touch, [], [])
                found.append(down[sample.touch])
            contact = down[sample.touch]
            contact.times.append(frame.time)
            contact.places.append((sample.x / UNITS_PER_MM, sample.y / UNITS_PER_MM))
            if sample.phase is Phase.ENDED:
                contact.lifted = frame.time
    for contact in found:
        contact.lifted = min(contact.lifted, feed[-1].time)
    for one in found:
        rest = [other for other in found if other is not one]
        one.others = [other for other in rest if shared(one, other) >= min(TOGETHER, one.lasts, other.lasts)]
        one.is_shared = any(shared(one, other) > 0 for other in rest)
        one.down_before = sum(other.times[0] <= one.times[0] < other.lifted for other in found[: found.index(one)])
    return found


def shared(one: Contact, other: Contact) -> float:
    """Seconds in which both are down; negative when they are not."""
    return min(one.lifted, other.lifted) - max(one.times[0], other.times[0])


def call(contact: Contact) -> str:
    """What a person would call it."""
    if contact.others:
        return call_of_several(
            contact, max(contact.others, key=lambda other: (shared(contact, other), -other.times[0]))
        )
    if contact.moved <= STILL:
        return "tap" if contact.lasts <= LONG else "press"
    net = math.dist(contact.places[0], contact.places[-1])
    length = sum(math.dist(a, b) for a, b in zip(contact.places, contact.places[1:]))
    is_quick = contact.lasts <= LONG and net >= 80 * contact.lasts
    return "swipe" if is_quick and net >= 10 and length <= 1.15 * net else "drag"


CALLS = {
    "parallel": "one of a drag",
    "pinch": "one of a pinch",
    "rotation": "one of a rotation",
    "mixed": "one of several, each its own way",
}


def call_of_several(contact: Contact, other: Contact) -> str:
    """As one of the two that are down together longest."""
    begin, end = max(contact.times[0], other.times[0]), min(contact.lifted, other.lifted)
    mine, its = contact.way(begin, end), other.way(begin, end)
    what = label(mine, its)
    if what == "hold":
        return "one of a tap" if max(contact.lasts, other.lasts) <= LONG else "one of a hold"
    if what == "one rests":
        rests = farthest(mine) < farthest(its)
        return "resting beside one that moves" if rests else "moving beside one that rests"
    return CALLS[what]


def listen(feed: list[Frame], found: list[Contact]) -> None:
    """Plays the frames, and writes to each contact the gestures that it had a part in."""
    latest: dict[int, Contact] = {}
    landing = iter(found)
    with kinesic.Engine() as engine:
        for name, kind, properties in ALONE:
            if name in KINDS:
                recognizer = engine.root.add(
                    kinesic.Recognizer(kind, None, name=name, observe_only=1.0, **properties)
                )

                def heard(event: kinesic.GestureEvent) -> None:
                    if event.state in (State.BEGAN, State.CHANGED, State.ENDED):
                        for touch in event.recognizer.touches:
                            latest[touch.id].gestures.add(event.recognizer.name)

                recognizer.on_event(heard)
        for frame in feed:
            for sample in frame.samples:
                if sample.phase is Phase.BEGAN:
                    latest[sample.touch] = next(landing)
            engine.feed(frame.samples)
            engine.poll()
        engine.cancel_touches(feed[-1].time)
        engine.advance(feed[-1].time + 2)
        engine.poll()
