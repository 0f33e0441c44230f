"""A hand on a touchpad of 100 by 60 mm, 100 frames a second, and what comes of it added up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from kinesic.touchpad import Button, Contact, Decision, Hold, Motion, Phase, Pinch, Reason, Scroll, Swipe, Touchpad, TouchpadEvent

MS = 1_000_000
FRAME = 10 * MS


@dataclass
class Total:
    """What the events come to."""

    pointer: float = 0.0
    """mm along its way."""
    presses: int = 0
    scrolls: int = 0
    pinches: int = 0
    swipes: int = 0
    holds: int = 0
    cancelled: int = 0
    dropped: Counter[str] = field(default_factory=Counter)
    """Gestures that were cancelled, by their word."""
    dragged: float = 0.0
    """That part of the pointer's way on which a button was held by a tap."""
    scrolled: tuple[float, float] = (0.0, 0.0)
    scale: float = 1.0
    reasons: list[Reason] = field(default_factory=list)

    def add(self, event: TouchpadEvent) -> None:
        if isinstance(event, Motion):
            way = (event.dx**2 + event.dy**2) ** 0.5
            self.pointer += way
            self.dragged += way * event.is_dragging
        elif isinstance(event, Button):
            self.presses += event.is_pressed
        elif isinstance(event, Decision):
            self.reasons.append(event.reason)
        else:
            self.add_gesture(event)

    def kept(self, words: str) -> int:
        """How many gestures of a kind, "scrolls", were not cancelled."""
        return int(getattr(self, words)) - self.dropped[words]

    def add_gesture(self, event: Scroll | Pinch | Swipe | Hold) -> None:
        word = {Scroll: "scrolls", Pinch: "pinches", Swipe: "swipes", Hold: "holds"}[type(event)]
        setattr(self, word, getattr(self, word) + (event.phase is Phase.BEGAN))
        self.dropped[word] += event.phase is Phase.CANCELLED
        self.cancelled += event.phase is Phase.CANCELLED and not isinstance(event, Hold)
        if isinstance(event, Scroll) and event.phase not in (Phase.MOMENTUM, Phase.MOMENTUM_ENDED):
            self.scrolled = (self.scrolled[0] + event.dx, self.scrolled[1] + event.dy)
        if isinstance(event, Pinch):
            self.scale = event.scale


class Hand:
    """Puts fingers down, moves and lifts them; `events` has all that came of it."""

    def __init__(self, **options: Any) -> None:
        self.pad = Touchpad(explain=True, **{"width": 100, "height": 60, **options})
        self.now, self.buttons, self.finger_count = 1000 * MS, 0, 0
        self.down: dict[int, Contact] = {}
        self.events: list[TouchpadEvent] = []

    def feed(self, wait: int = FRAME) -> None:
        self.now += wait
        self.pad.feed(self.now, list(self.down.values()), buttons=self.buttons, finger_count=self.finger_count)
        self.events += self.pad.poll()

    def land(self, *contacts: Contact, wait: int = FRAME) -> None:
        self.down.update({contact.id: contact for contact in contacts})
        self.feed(wait)

    def lift(self, *ids: int, wait: int = FRAME) -> None:
        for id in ids or tuple(self.down):
            del self.down[id]
        self.feed(wait)

    def move(self, steps: dict[int, tuple[float, float]], frames: int = 10) -> None:
        """Each finger goes so far, in so many frames."""
        for _ in range(frames):
            for id, (dx, dy) in steps.items():
                contact = self.down[id]
                self.down[id] = replace(contact, x=contact.x + dx / frames, y=contact.y + dy / frames)
            self.feed()

    def change(self, id: int, **fields: Any) -> None:
        self.down[id] = replace(self.down[id], **fields)

    def wait(self, milliseconds: int) -> None:
        self.feed(milliseconds * MS)

    def rest(self, milliseconds: int = 3000) -> None:
        """Time passes without a frame."""
        self.now += milliseconds * MS
        self.pad.advance(self.now)
        self.events += self.pad.poll()

    @property
    def total(self) -> Total:
        total = Total()
        for event in self.events:
            total.add(event)
        return total
