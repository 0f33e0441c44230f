"""What the fingers on a touchpad mean: frames in, events out, without an engine."""

from __future__ import annotations

import ctypes
import sys
from typing import Any, Callable, Dict, List, Optional, Sequence, TypeVar

from . import generated_touchpad as c
from .call_guard import CallGuard
from .errors import InvalidTypeError, UnknownKeywordError
from .geometry import number, truth, whole
from .record import record
from .suggestions import did_you_mean
from .touchpad_events import Phase, Reason, TouchpadEvent, event_of
from .touchpad_library import check, library
from .words import Word, Words
from .live_objects import Uncopied

__all__ = ["Contact", "Evidence", "Feature", "Phase", "Reason", "Tool", "Touchpad"]


class Feature(Words):
    """What a touchpad makes of contacts: KIN_TOUCHPAD_FEATURE_... of touchpad.h."""

    TAPS = c.KIN_TOUCHPAD_FEATURE_TAPS
    TAP_DRAG = c.KIN_TOUCHPAD_FEATURE_TAP_DRAG
    DRAG_LOCK = c.KIN_TOUCHPAD_FEATURE_DRAG_LOCK
    SCROLL = c.KIN_TOUCHPAD_FEATURE_SCROLL
    AXIS_LOCK = c.KIN_TOUCHPAD_FEATURE_AXIS_LOCK
    MOMENTUM = c.KIN_TOUCHPAD_FEATURE_MOMENTUM
    PINCH = c.KIN_TOUCHPAD_FEATURE_PINCH
    ROTATION = c.KIN_TOUCHPAD_FEATURE_ROTATION
    SWIPES = c.KIN_TOUCHPAD_FEATURE_SWIPES
    HOLDS = c.KIN_TOUCHPAD_FEATURE_HOLDS
    CORRECTION = c.KIN_TOUCHPAD_FEATURE_CORRECTION
    THREE_FINGER_DRAG = c.KIN_TOUCHPAD_FEATURE_THREE_FINGER_DRAG
    ACCELERATION = c.KIN_TOUCHPAD_FEATURE_ACCELERATION
    CLICK_FINGERS = c.KIN_TOUCHPAD_FEATURE_CLICK_FINGERS
    CLICK_ZONES = c.KIN_TOUCHPAD_FEATURE_CLICK_ZONES
    SEMI_MT = c.KIN_TOUCHPAD_FEATURE_SEMI_MT


class Evidence(Words):
    """What tells a finger from what only touches: KIN_TOUCHPAD_EVIDENCE_... of touchpad.h."""

    TOOL = c.KIN_TOUCHPAD_EVIDENCE_TOOL
    SIZE = c.KIN_TOUCHPAD_EVIDENCE_SIZE
    PRESSURE = c.KIN_TOUCHPAD_EVIDENCE_PRESSURE
    EDGE = c.KIN_TOUCHPAD_EVIDENCE_EDGE
    ZONE = c.KIN_TOUCHPAD_EVIDENCE_ZONE
    REST = c.KIN_TOUCHPAD_EVIDENCE_REST
    SPLIT = c.KIN_TOUCHPAD_EVIDENCE_SPLIT
    JUMP = c.KIN_TOUCHPAD_EVIDENCE_JUMP
    BUTTON = c.KIN_TOUCHPAD_EVIDENCE_BUTTON


LARGEST_COUNT = 0xFFFF_FFFF
_NUMBERS = [field[0] for field in c.kin_touchpad_options._fields_ if field[1] is ctypes.c_double]


class Tool(Word):
    """What the device says that a contact is."""

    FINGER = c.KIN_TOUCHPAD_TOOL_FINGER
    PEN = c.KIN_TOUCHPAD_TOOL_PEN
    PALM = c.KIN_TOUCHPAD_TOOL_PALM


@record
class Contact:
    """One contact of a frame."""

    id: int
    x: float
    """mm from the left edge of the pad."""
    y: float
    """mm from the upper edge."""
    pressure: float = 0.0
    """In the device's own measure; 0 where unknown."""
    major: float = 0.0
    """The major axis of the contact, mm; 0 where unknown."""
    minor: float = 0.0
    orientation: float = 0.0
    """Radians."""
    tool: Tool = Tool.FINGER


Pad = TypeVar("Pad", bound="Touchpad")


class Touchpad(Uncopied):
    """A touchpad: its options, what touches it, the events that wait. `kinesic/touchpad.h` describes the options,
    which are keyword arguments here under the same names, with the same defaults. Close it, or let it go: it ends with
    its last reference. For one thread at a time, or ThreadError."""

    _lives_in = "this process"

    def __init__(self, *, explain: bool = False, **options: float) -> None:
        self._pointer = c.kin_touchpad_p()
        self._calls = CallGuard("touchpad")
        made = c.kin_touchpad_options()
        library().kin_touchpad_options_init(ctypes.byref(made))
        _fill(made, options)
        check(library().kin_touchpad_create(ctypes.byref(made), ctypes.byref(self._pointer)))
        check(library().kin_touchpad_set_explain(self._pointer, truth(explain, "explain")))

    def close(self) -> None:
        """Ends it; closing twice does nothing."""
        with self._calls.changing():
            pointer, self._pointer = self._pointer, c.kin_touchpad_p()
            if pointer:
                library().kin_touchpad_destroy(pointer)

    def __del__(self, is_exiting: Callable[[], bool] = sys.is_finalizing) -> None:
        if getattr(self, "_pointer", None) and not is_exiting():  # modules may have lost their names by then
            self.close()

    def __enter__(self: Pad) -> Pad:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def options(self) -> Dict[str, float]:
        """All options by their names: `features` and `evidence` are Feature and Evidence."""
        with self._calls.changing():
            found = self._options()
        numbers = {name: getattr(found, name) for name in _NUMBERS}
        return {"features": Feature(found.features), "evidence": Evidence(found.evidence), **numbers}

    def set_options(self, **options: float) -> None:
        """Changes some options from now on, also in the middle of a gesture."""
        with self._calls.changing():
            changed = self._options()
            _fill(changed, options)
            check(library().kin_touchpad_set_options(self._pointer, ctypes.byref(changed)))

    def _options(self) -> Any:
        found = c.kin_touchpad_options()
        library().kin_touchpad_options_init(ctypes.byref(found))
        check(library().kin_touchpad_get_options(self._pointer, ctypes.byref(found)))
        return found

    def feed(self, time_ns: int, contacts: Sequence[Contact] = (), *, buttons: int = 0, finger_count: int = 0) -> None:
        """Feeds what touches the pad at one moment: all contacts, not only those that changed. All or nothing.
        `finger_count`: fingers in all, where the device counts more than it places."""
        rows = _contact_rows(contacts)
        counts = whole(finger_count, "finger_count", LARGEST_COUNT), whole(buttons, "buttons", LARGEST_COUNT)
        frame = c.kin_touchpad_frame(whole(time_ns, "time_ns"), rows, len(rows), *counts, 0)
        with self._calls.changing():
            check(library().kin_touchpad_feed(self._pointer, ctypes.byref(frame)))

    def advance(self, time_ns: int) -> None:
        """Lets time pass, and fires the timers that are due."""
        time = whole(time_ns, "time_ns")
        with self._calls.changing():
            check(library().kin_touchpad_advance(self._pointer, time))

    def cancel(self, time_ns: int) -> None:
        """Cancels what goes on, releases all buttons and forgets the contacts."""
        time = whole(time_ns, "time_ns")
        with self._calls.changing():
            check(library().kin_touchpad_cancel(self._pointer, time))

    @property
    def next_deadline(self) -> Optional[int]:
        """When the next timer is due, nanoseconds; None: there is none."""
        time = ctypes.c_uint64()
        with self._calls.changing():
            check(library().kin_touchpad_next_deadline(self._pointer, ctypes.byref(time)))
        return None if time.value == 2**64 - 1 else time.value

    def poll(self) -> List[TouchpadEvent]:
        """The events since the last poll, oldest first."""
        rows, count = ctypes.POINTER(c.kin_touchpad_event)(), ctypes.c_uint32()
        with self._calls.changing():
            check(library().kin_touchpad_poll(self._pointer, ctypes.byref(rows), ctypes.byref(count)))
            return [event_of(rows[i], _sentence(rows[i])) for i in range(count.value)]


def _contact_rows(contacts: Sequence[Contact]) -> Any:
    """Contacts as an array of the C struct."""
    try:
        given = list(contacts)
    except TypeError:
        raise InvalidTypeError(f"contacts must be Contacts, not {contacts!r}") from None
    rows = (c.kin_touchpad_contact * len(given))()
    for row, contact in zip(rows, given):
        if not isinstance(contact, Contact):
            raise InvalidTypeError(f"contacts must be Contacts, not {contact!r}")
        row.id, row.tool = whole(contact.id, "id"), whole(contact.tool, "tool", 0x7FFF_FFFF)
        for name in ("x", "y", "pressure", "major", "minor", "orientation"):
            setattr(row, name, number(getattr(contact, name), name))
    return rows


def _sentence(row: Any) -> str:
    room, needed = ctypes.create_string_buffer(256), ctypes.c_uint32()
    check(library().kin_touchpad_event_describe(ctypes.byref(row), room, 256, ctypes.byref(needed)))
    return room.value.decode()


def _fill(options: Any, given: Dict[str, float]) -> None:
    for name, value in given.items():
        if name in _NUMBERS:
            setattr(options, name, number(value, name))
        elif name in ("features", "evidence"):
            setattr(options, name, whole(value, name, LARGEST_COUNT))
        else:
            raise UnknownKeywordError(f"a touchpad has no option '{name}'{did_you_mean(name, [*_NUMBERS, 'features', 'evidence'])}")
