"""The standard classes, with the types of their properties and values. What each number means, its unit, default and range
is in its descriptor (`engine.classes["pan"]`); the attributes here are the same names."""

from __future__ import annotations

from typing import ClassVar, Optional

from ._attributes import PointValue, Property, Value
from .recognizer import Recognizer
from .view import View


class Standard(Recognizer):
    """A recognizer of a class that Kinesic brings along: `Tap(view, taps_required=2)`, or free, and `view.add` later."""

    CLASS_NAME: ClassVar[str] = ""

    def __init__(self, view: Optional[View] = None, *, name: str = "", **properties: float) -> None:
        super().__init__(self.CLASS_NAME, view, name=name, **properties)


class Tap(Standard):
    """Fingers that touch shortly, once or several times; discrete."""

    CLASS_NAME = "tap"
    taps_required = Property(int, "How many times; default 1.")
    touches_required = Property(int, "How many fingers; default 1.")
    allowable_movement = Property(float, "How far a finger may move, window units; default 45.")
    maximum_tap_duration = Property(float, "Seconds from the first finger to the last lift of one tap; default 0.75.")
    maximum_interval = Property(float, "Seconds from the last lift to the next tap; default 0.35.")
    maximum_tap_distance = Property(float, "How far neighbouring taps may be apart, window units; default 45.")


class LongPress(Standard):
    """Fingers that rest; continuous."""

    CLASS_NAME = "long_press"
    minimum_duration = Property(float, "Seconds until it begins; default 0.5.")
    allowable_movement = Property(float, "How far a finger may move before it begins, window units; default 10.")
    touches_required = Property(int, "How many fingers; default 1.")
    taps_required = Property(int, "How many taps before the press; default 0.")
    duration = Value("duration", "Seconds since the last required finger landed.")


class Pan(Standard):
    """Fingers that drag; continuous."""

    CLASS_NAME = "pan"
    minimum_touches = Property(int, "Fingers that it needs; default 1.")
    maximum_touches = Property(int, "Fingers that it takes; default unlimited.")
    threshold = Property(float, "How far a finger moves before it begins, window units; default 10.")
    threshold_mode = Property(int, "0: the threshold counts per axis, 1: as a length; default 0.")
    axes = Property(int, "0: both, 1: horizontal, 2: vertical; default 0.")
    translation_from_threshold = Property(bool, "The threshold is taken off the translation; default False.")
    translation = PointValue("translation", "Window units since the start, or since it was set.")


class Swipe(Standard):
    """Fingers that flick in one direction; discrete."""

    CLASS_NAME = "swipe"
    direction = Property(int, "Mask of Direction; default RIGHT.")
    touches_required = Property(int, "How many fingers; default 1.")
    maximum_duration = Property(float, "Seconds; default 0.5.")
    minimum_distance = Property(float, "Window units along the direction at time 0; default 50.")
    maximum_cross = Property(float, "Window units across the direction at time 0; default 50.")


class Pinch(Standard):
    """Two fingers that change their distance; continuous."""

    CLASS_NAME = "pinch"
    threshold = Property(float, "Change of the distance before it begins, window units; default 8.")
    dominance = Property(float, "By how much the change must exceed the travel of the centre; 0: not compared; default 1.2.")
    dominance_window = Property(float, "Seconds that the travel is looked back on; default 0.3.")
    scale = Value("scale", "Relative to the distance at the start.")
    focus = PointValue("focus", "The point between the fingers, window units.")


class Rotation(Standard):
    """Two fingers that turn; continuous."""

    CLASS_NAME = "rotation"
    threshold = Property(float, "Radians before it begins; default 0.1.")
    dominance = Property(float, "By how much the arc must exceed the travel of the centre; 0: not compared; default 0.7.")
    dominance_window = Property(float, "Seconds that the travel is looked back on; default 0.3.")
    rotation = Value("rotation", "Radians since the start, clockwise on a y-down screen.")
    focus = PointValue("focus", "The point between the fingers, window units.")


class ScreenEdgePan(Standard):
    """A finger that drags in from an edge of the root view's frame; continuous."""

    CLASS_NAME = "screen_edge_pan"
    translation = PointValue("translation", "Window units since the start, or since it was set.")


class Press(Standard):
    """A finger that is down: for highlights and delayed content touches; continuous, gives way to all others."""

    CLASS_NAME = "press"
    delay = Property(float, "Seconds from touch-down until it begins; default 0.")


class Manual(Standard):
    """Sees all; the host proposes its states (`propose`)."""

    CLASS_NAME = "manual"


BY_CLASS_NAME = {kind.CLASS_NAME: kind for kind in (Tap, LongPress, Pan, Swipe, Pinch, Rotation, ScreenEdgePan, Press, Manual)}


def make(class_name: str, view: Optional[View] = None, *, name: str = "", **properties: float) -> Recognizer:
    """A recognizer of any class: a standard one as its own Python class, others as `Recognizer`."""
    kind = BY_CLASS_NAME.get(class_name)
    if kind is not None:
        return kind(view, name=name, **properties)
    return Recognizer(class_name, view, name=name, **properties)
