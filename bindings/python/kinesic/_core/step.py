"""What a recognizer class that is written in Python sees of a step. All of it are copies, which may be kept."""

from __future__ import annotations

import ctypes
from dataclasses import field
from typing import TYPE_CHECKING, Any, Mapping, Optional, Tuple

from . import ffi
from .record import Timed, record
from .enums import Change, State, TouchType
from .errors import UnknownError
from .geometry import Point, Rect

if TYPE_CHECKING:
    from .protocols import Names
    from .view import View

GONE = Change.ENDED | Change.CANCELLED


@record
class TouchPoint(Timed):
    """One place of a touch's past. Beside its fields it has `position`, and `time`, in seconds."""

    time_ns: int
    x: float
    """Window units, y down."""
    y: float

    @property
    def position(self) -> Point:
        """The place, in window units."""
        return Point(self.x, self.y)


@record
class Touch(Timed):
    """One touch as a recognizer sees it; window units and radians. Beside its fields it has `x` and `y`, `movement` of
    this step and `travel` since it landed, `is_down`, `history`, and `time`, `previous_time` and `start_time` in
    seconds."""

    id: int
    """The host's number, free again after the lift."""
    contact: int
    """Serial number in the order of landing, never used again."""
    changes: Change
    """What happened to it in this step; 0: nothing."""
    type: TouchType
    position: Point
    """Now; when it ended, where it lifted."""
    previous: Point
    """Before this step."""
    start: Point
    """Where it landed."""
    time_ns: int
    """Of its latest landing, move or lift."""
    previous_time_ns: int
    """Of the one before that; `time_ns` when there is none."""
    start_time_ns: int
    """When it landed."""
    force: float
    """1 is an ordinary touch, 0 unknown."""
    major_radius: float
    altitude: float
    azimuth: float
    buttons: int
    """Mask of `Button`."""
    modifiers: int
    """Mask of `Modifier`."""
    tap_count: int
    """1, 2 ...: how many times a contact of this type went down about here in quick succession."""
    hand: int
    """Of which hand it is a finger, decided when it landed: 1, 2 ...; 0: not known."""
    view: Optional[View]
    """The view that it landed on; None when it is gone."""
    past: bytes = field(repr=False, compare=False)
    """The history as the C interface has it (kin_touch_point)."""

    @property
    def x(self) -> float:
        """Of the position."""
        return self.position.x

    @property
    def y(self) -> float:
        """Of the position."""
        return self.position.y

    @property
    def previous_time(self) -> float:
        """Seconds, of the landing or move before the latest."""
        return self.previous_time_ns / 1e9

    @property
    def start_time(self) -> float:
        """Seconds, when it landed."""
        return self.start_time_ns / 1e9

    @property
    def movement(self) -> Point:
        """How far it went in this step, window units."""
        return Point(self.position.x - self.previous.x, self.position.y - self.previous.y)

    @property
    def travel(self) -> Point:
        """How far it is from where it landed, window units."""
        return Point(self.position.x - self.start.x, self.position.y - self.start.y)

    @property
    def is_down(self) -> bool:
        """Whether it is down after this step."""
        return not self.changes & GONE

    @property
    def history(self) -> Tuple[TouchPoint, ...]:
        """Its landing and moves, oldest first, the present place last: up to 40, at least the 20 latest."""
        count = len(self.past) // ctypes.sizeof(ffi.kin_touch_point)
        points = (ffi.kin_touch_point * count).from_buffer_copy(self.past)
        return tuple(TouchPoint(point.time_ns, point.x, point.y) for point in points)


@record
class Scroll:
    """What a trackpad or a wheel did in a step; for classes with ClassFlag.SCROLLS."""

    x: float
    """Where the pointer is, window units."""
    y: float
    dx: float
    """Movement of the content, window units."""
    dy: float
    magnification: float
    """The scale of this step is 1 + magnification."""
    rotation: float
    """Turn, radians, clockwise on a y-down screen."""


@record
class Step(Timed):
    """What happened. Beside its fields it has `time`, in seconds, and of its touches those that `began`, `moved`,
    `ended` or were `cancelled` in it."""

    state: State
    """What the recognizer is now; while it waits for others to fail: what it has earned."""
    time_ns: int
    scale: float
    """Multiply thresholds in window units by this: units_per_inch / 163."""
    touches: Tuple[Touch, ...]
    """Its touches in the order of landing: those down, and those that ended in this step."""
    down_count: int
    """How many of them are down after this step."""
    changes: Change
    """All changes of its touches."""
    timer: bool
    """The deadline that it asked for has come, or a touch is about to land with which it does not go on
    (`continues_with`); nothing else happened in this step."""
    bounds: Rect
    """The root view's frame, in window units."""
    scroll: Optional[Scroll]
    """The attempt is a scroll, without touches; `changes` are the scroll's."""

    def _with(self, change: Change) -> Tuple[Touch, ...]:
        return tuple(touch for touch in self.touches if touch.changes & change)

    @property
    def began(self) -> Tuple[Touch, ...]:
        """The touches that landed in this step."""
        return self._with(Change.BEGAN)

    @property
    def moved(self) -> Tuple[Touch, ...]:
        """The touches that moved in this step."""
        return self._with(Change.MOVED)

    @property
    def ended(self) -> Tuple[Touch, ...]:
        """The touches that lifted in this step."""
        return self._with(Change.ENDED)

    @property
    def cancelled(self) -> Tuple[Touch, ...]:
        """The touches that the system took away in this step."""
        return self._with(Change.CANCELLED)


@record
class Peer:
    """Another recognizer, as a hook of a class sees it."""

    class_name: str
    numbers: Mapping[str, float] = field(hash=False)
    """The properties of its class by name."""

    def number(self, property: str, otherwise: Optional[float] = None) -> float:
        """Its property of that name, or `otherwise` if its class has none."""
        value = self.numbers.get(property, otherwise)
        if value is None:
            raise UnknownError(f"class '{self.class_name}' has no property '{property}'; it has: {', '.join(self.numbers) or 'none'}")
        return value


def read_step(source: Any, engine: Names) -> Step:
    """The Step of a kin_step."""
    scroll, bounds = source.scroll, source.bounds
    return Step(
        State(source.state), source.time_ns, source.scale,
        tuple(_touch(source.touches[index].contents, engine) for index in range(source.touch_count)),
        source.down_count, Change(source.changes), bool(source.flags & ffi.KIN_STEP_TIMER),
        Rect(bounds.x, bounds.y, bounds.width, bounds.height), _scroll(scroll.contents) if scroll else None,
    )  # fmt: skip


def _scroll(source: Any) -> Scroll:
    return Scroll(source.x, source.y, source.dx, source.dy, source.magnification, source.rotation)


def _touch(source: Any, engine: Names) -> Touch:
    size = source.history_count * ctypes.sizeof(ffi.kin_touch_point)
    return read_touch(source, engine, ctypes.string_at(source.history, size) if size else b"")


def read_touch(source: Any, engine: Names, past: bytes) -> Touch:
    """The Touch of a kin_touch with this history."""
    return Touch(
        source.id, source.contact, Change(source.changes), TouchType(source.type), Point(source.x, source.y),
        Point(source.previous_x, source.previous_y), Point(source.start_x, source.start_y),
        source.time_ns, source.previous_time_ns, source.start_time_ns, source.force, source.major_radius,
        source.altitude, source.azimuth, source.buttons, source.modifiers, source.tap_count, source.hand,
        engine._find_view(source.view) if source.view else None, past,
    )  # fmt: skip


def read_peer(source: Any) -> Peer:
    """The Peer of a kin_peer."""
    numbers = {}
    for index in range(source.property_count):
        property = source.properties[index]
        numbers[property.name.decode()] = ctypes.c_double.from_address(source.state + property.offset).value
    return Peer(source.class_name.decode("utf-8", "replace"), numbers)
