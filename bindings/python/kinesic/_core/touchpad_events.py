"""The events of a touchpad, a record a kind."""

from __future__ import annotations

from typing import Any, Union

from . import generated_touchpad as c
from .errors import InvalidTypeError
from .record import Timed, record
from .words import Word


class Phase(Word):
    """Where in its gesture an event stands."""

    BEGAN = c.KIN_TOUCHPAD_BEGAN
    CHANGED = c.KIN_TOUCHPAD_CHANGED
    ENDED = c.KIN_TOUCHPAD_ENDED
    CANCELLED = c.KIN_TOUCHPAD_CANCELLED
    """It was none: undo it where that can be done."""
    MOMENTUM = c.KIN_TOUCHPAD_MOMENTUM
    """Of a scroll: it goes on by itself, after ENDED."""
    MOMENTUM_ENDED = c.KIN_TOUCHPAD_MOMENTUM_ENDED


class Axis(Word):
    """Along which axis a scroll goes."""

    FREE = c.KIN_TOUCHPAD_AXIS_FREE
    HORIZONTAL = c.KIN_TOUCHPAD_AXIS_HORIZONTAL
    VERTICAL = c.KIN_TOUCHPAD_AXIS_VERTICAL


class Reason(Word):
    """Why something ended, was cancelled or decided: KIN_TOUCHPAD_REASON_... of touchpad.h."""

    NONE = c.KIN_TOUCHPAD_REASON_NONE
    LIFTED = c.KIN_TOUCHPAD_REASON_LIFTED
    MOVED = c.KIN_TOUCHPAD_REASON_MOVED
    FINGERS_CHANGED = c.KIN_TOUCHPAD_REASON_FINGERS_CHANGED
    CORRECTED = c.KIN_TOUCHPAD_REASON_CORRECTED
    TIMEOUT = c.KIN_TOUCHPAD_REASON_TIMEOUT
    TOUCHED = c.KIN_TOUCHPAD_REASON_TOUCHED
    SLOW = c.KIN_TOUCHPAD_REASON_SLOW
    CANCELLED = c.KIN_TOUCHPAD_REASON_CANCELLED
    BUTTON = c.KIN_TOUCHPAD_REASON_BUTTON
    PALM_TOOL = c.KIN_TOUCHPAD_REASON_PALM_TOOL
    PALM_SIZE = c.KIN_TOUCHPAD_REASON_PALM_SIZE
    PALM_PRESSURE = c.KIN_TOUCHPAD_REASON_PALM_PRESSURE
    PALM_EDGE = c.KIN_TOUCHPAD_REASON_PALM_EDGE
    THUMB_ZONE = c.KIN_TOUCHPAD_REASON_THUMB_ZONE
    THUMB_SIZE = c.KIN_TOUCHPAD_REASON_THUMB_SIZE
    THUMB_PRESSURE = c.KIN_TOUCHPAD_REASON_THUMB_PRESSURE
    RESTING = c.KIN_TOUCHPAD_REASON_RESTING
    SPLIT = c.KIN_TOUCHPAD_REASON_SPLIT
    WOKE = c.KIN_TOUCHPAD_REASON_WOKE
    JUMP = c.KIN_TOUCHPAD_REASON_JUMP
    STEP = c.KIN_TOUCHPAD_REASON_STEP
    TAP_MOVED = c.KIN_TOUCHPAD_REASON_TAP_MOVED
    TAP_LONG = c.KIN_TOUCHPAD_REASON_TAP_LONG
    TAP_IN_MOTION = c.KIN_TOUCHPAD_REASON_TAP_IN_MOTION
    TAP_IN_GESTURE = c.KIN_TOUCHPAD_REASON_TAP_IN_GESTURE
    TAP_BUTTON = c.KIN_TOUCHPAD_REASON_TAP_BUTTON
    TAP_FINGERS = c.KIN_TOUCHPAD_REASON_TAP_FINGERS
    TAP_NO_FINGER = c.KIN_TOUCHPAD_REASON_TAP_NO_FINGER
    TAP_LIGHT = c.KIN_TOUCHPAD_REASON_TAP_LIGHT
    TOGETHER = c.KIN_TOUCHPAD_REASON_TOGETHER
    APART = c.KIN_TOUCHPAD_REASON_APART
    AXIS_LOCKED = c.KIN_TOUCHPAD_REASON_AXIS_LOCKED
    AXIS_RELEASED = c.KIN_TOUCHPAD_REASON_AXIS_RELEASED


@record
class Motion(Timed):
    """The pointer moves."""

    time_ns: int
    fingers: int
    dx: float
    """mm."""
    dy: float
    is_dragging: bool
    """A button is held for a drag that began with a tap or with three fingers."""
    sentence: str


@record
class Button(Timed):
    """A button is pressed or released."""

    time_ns: int
    fingers: int
    button: int
    """`kinesic.Button`: 1 primary, 2 secondary, 4 middle."""
    is_pressed: bool
    is_tap: bool
    """No physical button: a tap, or the drag that follows it."""
    is_dragging: bool
    reason: Reason
    sentence: str


@record
class Scroll(Timed):
    """Two fingers scroll."""

    time_ns: int
    phase: Phase
    fingers: int
    dx: float
    """mm, since the event before."""
    dy: float
    velocity_x: float
    """mm/s."""
    velocity_y: float
    axis: Axis
    certainty: float
    reason: Reason
    sentence: str


@record
class Pinch(Timed):
    """Fingers spread, close, or turn."""

    time_ns: int
    phase: Phase
    fingers: int
    scale: float
    """Since its beginning."""
    rotation: float
    """Since its beginning, radians, clockwise."""
    dx: float
    """mm, of the centre, since the event before."""
    dy: float
    certainty: float
    reason: Reason
    sentence: str


@record
class Swipe(Timed):
    """Three fingers and more go together."""

    time_ns: int
    phase: Phase
    fingers: int
    dx: float
    """mm, since the event before."""
    dy: float
    velocity_x: float
    """mm/s."""
    velocity_y: float
    certainty: float
    reason: Reason
    sentence: str


@record
class Hold(Timed):
    """Fingers stay."""

    time_ns: int
    phase: Phase
    fingers: int
    reason: Reason
    sentence: str


@record
class Decision(Timed):
    """What was decided, and why."""

    time_ns: int
    fingers: int
    reason: Reason
    contact: int
    """The id of the contact; 0: it is about none."""
    certainty: float
    measured: float
    """The number that it rests on."""
    threshold: float
    """The number that this was compared with; both are 0 where it rests on none."""
    sentence: str


TouchpadEvent = Union[Motion, Button, Scroll, Pinch, Swipe, Hold, Decision]


def event_of(row: Any, sentence: str) -> TouchpadEvent:
    """The record for a kin_touchpad_event."""
    time, fingers, reason, phase = row.time_ns, row.fingers, Reason(row.reason), Phase(row.phase)
    is_dragging, is_tap = bool(row.flags & c.KIN_TOUCHPAD_DRAGGING), bool(row.flags & c.KIN_TOUCHPAD_BY_TAP)
    if row.kind == c.KIN_TOUCHPAD_MOTION:
        return Motion(time, fingers, row.dx, row.dy, is_dragging, sentence)
    if row.kind == c.KIN_TOUCHPAD_BUTTON:
        return Button(time, fingers, row.button, phase is Phase.BEGAN, is_tap, is_dragging, reason, sentence)
    if row.kind == c.KIN_TOUCHPAD_SCROLL:
        velocity = (row.velocity_x, row.velocity_y)
        return Scroll(time, phase, fingers, row.dx, row.dy, *velocity, Axis(row.axis), row.certainty, reason, sentence)
    if row.kind == c.KIN_TOUCHPAD_PINCH:
        return Pinch(time, phase, fingers, row.scale, row.rotation, row.dx, row.dy, row.certainty, reason, sentence)
    if row.kind == c.KIN_TOUCHPAD_SWIPE:
        return Swipe(time, phase, fingers, row.dx, row.dy, row.velocity_x, row.velocity_y, row.certainty, reason, sentence)
    if row.kind == c.KIN_TOUCHPAD_HOLD:
        return Hold(time, phase, fingers, reason, sentence)
    return Decision(time, fingers, reason, row.contact, row.certainty, row.measured, row.threshold, sentence)


_KINDS = {
    Motion: c.KIN_TOUCHPAD_MOTION, Button: c.KIN_TOUCHPAD_BUTTON, Scroll: c.KIN_TOUCHPAD_SCROLL, Pinch: c.KIN_TOUCHPAD_PINCH,
    Swipe: c.KIN_TOUCHPAD_SWIPE, Hold: c.KIN_TOUCHPAD_HOLD, Decision: c.KIN_TOUCHPAD_DECISION,
}  # fmt: skip


def row_of(event: TouchpadEvent) -> Any:
    """The kin_touchpad_event of a record."""
    if type(event) not in _KINDS:
        raise InvalidTypeError(f"event must be an event of a touchpad, not {event!r}")
    row = c.kin_touchpad_event(kind=_KINDS[type(event)], phase=c.KIN_TOUCHPAD_CHANGED, scale=1.0)
    for name in ("time_ns", "phase", "fingers", "dx", "dy", "velocity_x", "velocity_y", "scale", "rotation", "axis", "button", "certainty", "reason", "contact"):
        if hasattr(event, name):
            setattr(row, name, getattr(event, name))
    if isinstance(event, Button):
        row.phase = c.KIN_TOUCHPAD_BEGAN if event.is_pressed else c.KIN_TOUCHPAD_ENDED
        row.flags |= c.KIN_TOUCHPAD_BY_TAP if event.is_tap else 0
    if isinstance(event, (Motion, Button)) and event.is_dragging:
        row.flags |= c.KIN_TOUCHPAD_DRAGGING
    return row
