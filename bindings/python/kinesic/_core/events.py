"""What comes out: records of three kinds, in one ordered stream."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, Mapping, Optional, Union

from . import ffi
from .generated_outputs import StandardOutputs
from .record import Located, Timed, record
from .enums import Phase, Reason, State, TouchCause

if TYPE_CHECKING:
    from .protocols import Names
    from .recognizer import Recognizer
    from .view import View


@record
class GestureEvent(Timed, Located, StandardOutputs):
    """A recognizer took a state: its action. The outputs of the standard classes are attributes: `event.translation`
    of a pan, `event.scale` of a pinch: tap_count, duration, translation, velocity, certainty, direction, scale, focus,
    span_before, span, rotation, scale_velocity, rotation_velocity, distance, progress, dwell_count, map. Beside its
    fields it has `time`, in seconds, and `location`."""

    sequence: int
    """Counts the events that an engine has sent, from 1; of those that `poll` gives, numbers are missing where events
    were merged or lost."""
    time_ns: int
    """Time of the step that sends it."""
    recognizer: Recognizer
    view: Optional[View]
    """The recognizer's view; None when it is gone."""
    state: State
    previous_state: State
    x: float
    """Its location, in window units."""
    y: float
    touch: Optional[int]
    """The host's number for the contact whose stream it is, for a class with one for each touch (`MultiDrag`,
    `MultiTap`); else None."""
    contact: int
    """The serial number of that contact, never used again; else 0."""
    touch_count: int
    """Fingers that made it."""
    values: Mapping[str, float] = field(hash=False)
    """The class's outputs by name, "translation.x"."""
    merged: int
    """How many earlier events this one stands for besides itself: changes of this gesture for which there was no room
    until the poll."""
    raw: bytes = field(repr=False, compare=False)
    """The record as the C interface has it (kin_event)."""


@record
class ViewTouchEvent(Timed, Located):
    """A touch, for a view that asked for touches. Beside its fields it has `time` and `touch_time`, in seconds, and
    `location`."""

    sequence: int
    """Counts the events that an engine has sent, from 1; of those that `poll` gives, numbers are missing where events
    were merged or lost."""
    time_ns: int
    """Time of the step that sends it."""
    touch_time_ns: int
    """The touch's own time; of a late began, when it landed."""
    view: Optional[View]
    """The touched view; None when it is gone."""
    touch: int
    """The host's number for the contact."""
    contact: int
    """Serial number of the contact, never used again."""
    phase: Phase
    x: float
    """The touch's place, in window units."""
    y: float
    merged: int
    """How many earlier events this one stands for besides itself: moves of this touch for which there was no room
    until the poll."""
    raw: bytes = field(repr=False, compare=False)
    """The record as the C interface has it (kin_event)."""

    @property
    def touch_time(self) -> float:
        """Seconds, of the touch itself."""
        return self.touch_time_ns / 1e9


@record
class DecisionEvent(Timed):
    """Why a recognizer left Possible, or was kept there. Of its time also `time`, in seconds."""

    sequence: int
    """Counts the events that an engine has sent, from 1; of those that `poll` gives, numbers are missing where events
    were merged or lost."""
    time_ns: int
    """Time of the step that sends it."""
    recognizer: Optional[Recognizer]
    """None: a touch was refused (`Reason.TOUCH_REFUSED`) before any recognizer got it."""
    view: Optional[View]
    """The recognizer's view; None when it is gone."""
    state: State
    """The state asked for."""
    previous_state: State
    reason: Reason
    detail: str
    """The class's own word, "moved too far", or ""."""
    other: Optional[Recognizer]
    """Who else is concerned."""
    touch: Optional[int]
    """The touch that was refused, that the recognizer did not take, or that was about to land."""
    cause: TouchCause
    """Why a touch was refused or cancelled."""
    raw: bytes = field(repr=False, compare=False)
    """The record as the C interface has it (kin_event)."""


Event = Union[GestureEvent, ViewTouchEvent, DecisionEvent]

OF_TOUCHES = (Reason.TOUCH_CANCELLED, Reason.TOUCH_REFUSED)
OF_CLASSES = (Reason.OWN_RULE, Reason.BEFORE_LANDING)
OF_ONE_TOUCH = (Reason.TOUCH_REFUSED, Reason.TOUCHES_FILTERED, Reason.BEFORE_LANDING)


def from_record(source: Any, engine: Names, raw: Optional[bytes] = None) -> Event:
    """The event of a kin_event, whose bytes are `raw`."""
    raw = bytes(source) if raw is None else raw
    kind = source.type
    if kind == ffi.KIN_EVENT_GESTURE:
        recognizer = engine._find_recognizer(source.recognizer)
        names = recognizer._value_names
        return GestureEvent(
            source.sequence, source.time_ns, recognizer, engine._find_view(source.view), State(source.state),
            State(getattr(source, "from")), source.x, source.y, source.touch if source.contact else None, source.contact,
            source.touch_count, dict(zip(names, source.values[: source.value_count])), source.merged, raw,
        )  # fmt: skip
    if kind == ffi.KIN_EVENT_VIEW_TOUCH:
        return ViewTouchEvent(
            source.sequence, source.time_ns, source.touch_time_ns, engine._find_view(source.view), source.touch, source.contact,
            Phase(source.phase), source.x, source.y, source.merged, raw,
        )  # fmt: skip
    decided = engine._find_recognizer(source.recognizer) if source.recognizer else None
    reason = Reason(source.reason)
    return DecisionEvent(
        source.sequence, source.time_ns, decided, engine._find_view(source.view), State(source.state),
        State(getattr(source, "from")), reason, decided._detail(source.detail, engine) if decided and reason in OF_CLASSES else "",
        engine._find_recognizer(source.other) if source.other else None,
        source.touch if reason in OF_ONE_TOUCH else None, TouchCause(source.detail) if reason in OF_TOUCHES else TouchCause.NONE,
        raw,
    )  # fmt: skip
