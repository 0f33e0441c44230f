"""What a recognizer's events look like in the lane of a picture."""

from __future__ import annotations

from dataclasses import field
from typing import Dict, List, Optional, Sequence

from .record import record
from .enums import Reason, State
from .events import DecisionEvent, Event, GestureEvent

QUIET = (Reason.TOUCHES_FILTERED, Reason.CYCLE, Reason.NONE)  # decisions that change nothing


@record
class Told:
    """An event with what was known when it came."""

    event: Event
    lane: int
    """The recognizer's id; 0 for a touch that a view gets."""
    sentence: str


@record
class Mark:
    """Something in a lane: from when to when, and what it is."""

    kind: str
    """wait, ended, active (under way at the end), gave (cancelled), instant, miss, note."""
    start: float
    end: float
    told: List[Told] = field(default_factory=list)
    row: Optional[int] = None
    """Of a touch's stream: the lowest that was free when it began. None: the recognizer's own."""


def lane_marks(told: Sequence[Told]) -> List[Mark]:
    """What one recognizer did, in order. Its decisions belong to the gesture that they make, or stand alone."""
    lane = _Lane()
    for one in told:
        event = one.event
        if isinstance(event, GestureEvent):
            lane.hear(one, event)
        elif isinstance(event, DecisionEvent):
            lane.decide(one, event)
    if told:
        lane.close(told[-1].event.time)
    return lane.marks


class _Lane:
    """Reads one recognizer's events in order."""

    def __init__(self) -> None:
        self.marks: List[Mark] = []
        self.waiting: List[Told] = []
        self.decided: List[Told] = []
        """Decisions about the gesture that comes next."""
        self.gestures: Dict[int, List[Told]] = {}
        """Those under way: by the contact whose stream it is, 0 where the recognizer has one gesture."""
        self.rows: Dict[int, int] = {}

    def decide(self, one: Told, event: DecisionEvent) -> None:
        if event.reason is Reason.WAITING_FOR:
            self.waiting.append(one)
        elif event.reason in QUIET or event.state is State.POSSIBLE:
            self.marks.append(Mark("note", event.time, event.time, [one]))
        else:
            self._stop_waiting(event.time)
            self.decided.append(one)
            if event.previous_state is State.POSSIBLE and not is_recognition(event):
                self._mark("miss", self._take_decided(), event.time)

    def hear(self, one: Told, event: GestureEvent) -> None:
        self._stop_waiting(event.time)
        if event.contact not in self.gestures:
            self.gestures[event.contact] = []
            if event.contact:
                self.rows[event.contact] = next(row for row in range(len(self.rows) + 1) if row not in self.rows.values())
        self.gestures[event.contact] += [*self._take_decided(), one]
        if event.state in (State.ENDED, State.CANCELLED):
            is_discrete = event.previous_state is State.POSSIBLE
            self._finish(event.contact, "gave" if event.state is State.CANCELLED else "instant" if is_discrete else "ended", event.time)

    def close(self, time: float) -> None:
        """Nothing more is known: what is under way is drawn up to here."""
        self._stop_waiting(time)
        for contact in list(self.gestures):
            self._finish(contact, "active", time)
        self._mark("active", self._take_decided(), time)

    def _finish(self, contact: int, kind: str, time: float) -> None:
        self._mark(kind, self.gestures.pop(contact), time, self.rows.pop(contact, None))

    def _stop_waiting(self, time: float) -> None:
        self._mark("wait", self.waiting, time)
        self.waiting = []

    def _take_decided(self) -> List[Told]:
        taken, self.decided = self.decided, []
        return taken

    def _mark(self, kind: str, pile: List[Told], end: float, row: Optional[int] = None) -> None:
        if pile:
            self.marks.append(Mark(kind, pile[0].event.time, end, pile, row))


def is_recognition(event: DecisionEvent) -> bool:
    return event.reason is Reason.OWN_RULE and event.state in (State.BEGAN, State.CHANGED, State.ENDED)


def sentences(group: Sequence[Mark]) -> List[str]:
    """Every decision, and each gesture's last event, once."""
    said: List[Told] = []
    for mark in group:
        said += [one for one in mark.told if isinstance(one.event, DecisionEvent)]
        said += [one for one in mark.told if isinstance(one.event, GestureEvent)][-1:]
    return list(dict.fromkeys(f"{one.event.time:.3f} s: {one.sentence}" for one in said))
