"""What a recognizer's events look like in the lane of a picture."""

from __future__ import annotations

from dataclasses import field
from typing import List, Sequence

from ._record import record
from .enums import Reason, State
from .events import DecisionEvent, Event, GestureEvent

QUIET = (Reason.TOUCHES_FILTERED, Reason.NONE)  # decisions that change nothing


@record
class Told:
    """An event with what was known when it came."""

    event: Event
    lane: int
    """The recognizer's id; 0 for a touch that a view hears of."""
    sentence: str


@record
class Mark:
    """Something in a lane: from when to when, and what it is."""

    kind: str
    """wait, active, gave (cancelled), instant, miss, note."""
    start: float
    end: float
    told: List[Told] = field(default_factory=list)


def lane_marks(told: Sequence[Told]) -> List[Mark]:
    """What one recognizer did, in order. Its decisions belong to the gesture that they make, or stand alone."""
    marks: List[Mark] = []
    waiting: List[Told] = []
    gesture: List[Told] = []

    def close(pile: List[Told], kind: str, end: float) -> None:
        if pile:
            marks.append(Mark(kind, pile[0].event.time, end, list(pile)))
            pile.clear()

    for one in told:
        event = one.event
        if isinstance(event, DecisionEvent) and event.reason is Reason.WAITING_FOR:
            waiting.append(one)
            continue
        if isinstance(event, DecisionEvent) and (event.reason in QUIET or event.state is State.POSSIBLE):
            marks.append(Mark("note", event.time, event.time, [one]))
            continue
        close(waiting, "wait", event.time)
        gesture.append(one)
        if isinstance(event, GestureEvent):
            if event.state in (State.ENDED, State.CANCELLED):
                discrete = event.previous_state is State.POSSIBLE
                close(gesture, "gave" if event.state is State.CANCELLED else "instant" if discrete else "active", event.time)
        elif isinstance(event, DecisionEvent) and event.previous_state is State.POSSIBLE and not is_recognition(event):
            close(gesture, "miss", event.time)
    if told:
        close(waiting, "wait", told[-1].event.time)
        close(gesture, "active", told[-1].event.time)
    return marks


def is_recognition(event: DecisionEvent) -> bool:
    return event.reason is Reason.OWN_RULE and event.state in (State.BEGAN, State.CHANGED, State.ENDED)


def sentences(group: Sequence[Mark]) -> List[str]:
    """Every decision, and each gesture's last event, once."""
    said: List[Told] = []
    for mark in group:
        said += [one for one in mark.told if isinstance(one.event, DecisionEvent)]
        said += [one for one in mark.told if isinstance(one.event, GestureEvent)][-1:]
    return list(dict.fromkeys(f"{one.event.time:.3f} s: {one.sentence}" for one in said))
