"""The standard recognizer classes. Written by Scripts/generate. Do not edit: run `make generate`."""

from __future__ import annotations

from typing import Dict, Type

from ._attributes import PointValue, Property, Value
from .enums import Axes, Button, Direction, Edge, FingerStrategy, ThresholdMode, VelocityStrategy
from .geometry import Transform
from .recognizer import Standard

__all__ = [
    "Hover",
    "LongPress",
    "Manual",
    "MultiDrag",
    "MultiTap",
    "Pan",
    "Pinch",
    "Press",
    "Rotation",
    "ScreenEdgePan",
    "SerialTap",
    "Swipe",
    "Tap",
    "TapDrag",
    "TransformGesture",
]


class Moving(Standard):
    """A class with a velocity: how it is estimated."""

    __module__ = "kinesic.standard"
    velocity_strategy = Property(
        VelocityStrategy,
        "How the velocity is estimated; default VelocityStrategy.LEAST_SQUARES.",
        default=0,
    )
    velocity_spacing = Property(
        float,
        "Seconds; reports that come less than this after the first of a sample are one; default 0.002.",
        default=0.002,
    )
    velocity_limit = Property(
        float,
        "A faster finger is reported as this fast, window units a second; default 64173, which is 10 m/s.",
        default=64173,
    )
    velocity_lift_guard = Property(
        bool,
        "The velocity at the end leaves out a jump of the finger as it rolls off; default True.",
        default=1,
    )


class Dragging(Moving):
    """A class of fingers that drag: when they begin."""

    __module__ = "kinesic.standard"
    threshold = Property(float, "How far a finger must move before it begins, window units; default 10.", default=10)
    threshold_mode = Property(ThresholdMode, "How the threshold counts; default ThresholdMode.AXIS.", default=0)
    axes = Property(Axes, "Along which axes it goes; default Axes.BOTH.", default=0)


class Bounded(Dragging):
    """One that also begins, or fails, by how far a finger is from where it landed."""

    __module__ = "kinesic.standard"
    translation_from_threshold = Property(
        bool,
        "The threshold is taken off the translation; default False.",
        default=0,
    )
    active_offset_x_minimum = Property(
        float,
        "It also begins farther to the left than this, window units; no limit by default.",
        default=-1000000000,
    )
    active_offset_x_maximum = Property(float, "It also begins farther to the right than this.", default=1000000000)
    active_offset_y_minimum = Property(float, "It also begins farther up than this.", default=-1000000000)
    active_offset_y_maximum = Property(float, "It also begins farther down than this.", default=1000000000)
    fail_offset_x_minimum = Property(
        float,
        "It fails farther to the left than this, window units; no limit by default.",
        default=-1000000000,
    )
    fail_offset_x_maximum = Property(float, "It fails farther to the right than this.", default=1000000000)
    fail_offset_y_minimum = Property(float, "It fails farther up than this.", default=-1000000000)
    fail_offset_y_maximum = Property(float, "It fails farther down than this.", default=1000000000)


class Tap(Standard):
    """Fingers that touch shortly, once or several times; discrete."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "tap"
    taps_required = Property(int, "How many times; default 1.", default=1)
    touches_required = Property(int, "How many fingers; default 1.", default=1)
    allowable_movement = Property(float, "How far a finger may move, window units; default 45.", default=45)
    maximum_tap_duration = Property(
        float,
        "Seconds from the first finger to the last lift of one tap; default 0.75.",
        default=0.75,
    )
    maximum_interval = Property(
        float,
        "Seconds from the last lift to the next tap; default 0.35.",
        default=0.34999999999999998,
    )
    maximum_tap_distance = Property(
        float,
        "How far neighbouring taps may be apart, window units; default 45.",
        default=45,
    )
    buttons_required = Property(
        Button,
        "Mask of Button that a pointer must press as it lands, 0: any; default PRIMARY.",
        default=1,
    )
    tap_count = Value("How many taps were made.")


class LongPress(Standard):
    """Fingers that rest; continuous."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "long_press"
    minimum_duration = Property(float, "Seconds until it begins; default 0.5.", default=0.5)
    allowable_movement = Property(
        float,
        "How far a finger may move before it begins, window units; default 10.",
        default=10,
    )
    touches_required = Property(int, "How many fingers; default 1.", default=1)
    taps_required = Property(int, "How many taps before the press; default 0.", default=0)
    duration = Value("Seconds since the last required finger landed.")


class Pan(Bounded):
    """Fingers that drag; continuous."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "pan"
    minimum_touches = Property(int, "Fingers that it needs; default 1.", default=1)
    maximum_touches = Property(int, "Fingers that it takes; default unlimited.", default=4294967295)
    finger_strategy = Property(FingerStrategy, "How several fingers move it; default FingerStrategy.MEAN.", default=0)
    translation = PointValue("Window units since the start, or since it was set.")


class Swipe(Standard):
    """Fingers that flick in one direction; discrete. Its output `value("direction")` is one bit of Direction.

    A strict one, which takes no slow drag: `Swipe(maximum_duration=0.25, minimum_distance=100,
    distance_decay=0)`."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "swipe"
    direction = Property(Direction, "The allowed directions; default Direction.RIGHT.", default=1)
    touches_required = Property(int, "How many fingers; default 1.", default=1)
    maximum_duration = Property(float, "Seconds; default 0.5.", default=0.5)
    minimum_distance = Property(float, "Window units along the direction at time 0; default 50.", default=50)
    maximum_cross = Property(float, "Window units across the direction at time 0; default 50.", default=50)
    distance_decay = Property(
        float,
        "The share of minimum_distance that is let off per second; default 0.94.",
        default=0.93999999999999995,
    )
    cross_decay = Property(
        float,
        "The share of maximum_cross that is taken away per second; default 0.98.",
        default=0.97999999999999998,
    )
    backtrack = Property(
        float,
        "How far behind its landing place a finger may be, window units; default 10.",
        default=10,
    )


class Pinch(Moving):
    """Two fingers that change their distance; continuous. The velocity of the scale is `value("velocity")`, per
    second."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "pinch"
    threshold = Property(float, "Change of the distance before it begins, window units; default 8.", default=8)
    dominance = Property(
        float,
        "By how much the change must exceed the travel of the centre; 0: not compared; default 1.35.",
        default=1.3500000000000001,
    )
    dominance_window = Property(
        float,
        "Seconds that the travel is looked back on; default 0.3.",
        default=0.29999999999999999,
    )
    scale = Value("Relative to the distance at the start.")
    focus = PointValue("The point between the fingers, window units.")
    span_before = Value("The fingers' distance at the previous event, window units.")
    span = Value("The fingers' distance now, window units.")


class Rotation(Moving):
    """Two fingers that turn; continuous. Its velocity is `value("velocity")`, radians per second."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "rotation"
    threshold = Property(float, "Radians before it begins; default 0.1.", default=0.10000000000000001)
    dominance = Property(
        float,
        "By how much the arc must exceed the travel of the centre; 0: not compared; default 1.",
        default=1,
    )
    dominance_window = Property(
        float,
        "Seconds that the travel is looked back on; default 0.3.",
        default=0.29999999999999999,
    )
    rotation = Value("Radians since the start, clockwise on a y-down screen.")
    focus = PointValue("The point between the fingers, window units.")


class Press(Standard):
    """A finger that is down: for highlights and delayed content touches; continuous, gives way to all others."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "press"
    cancels_touches_in_view = Property(
        bool,
        "On recognition its touches are cancelled in their views; default False.",
        default=0,
    )
    delay = Property(float, "Seconds from touch-down until it begins; default 0.", default=0)


class Manual(Standard):
    """Sees all; the host proposes its states (`propose`)."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "manual"


class ScreenEdgePan(Moving):
    """A finger that drags in from an edge of the root view's frame; continuous."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "screen_edge_pan"
    edges = Property(Edge, "The allowed edges; default all.", default=15)
    edge_region = Property(float, "How far from the edge the finger may land, window units; default 13.", default=13)
    threshold = Property(float, "How far inwards the finger must move, window units; default 15.", default=15)
    maximum_angle = Property(
        float,
        "The largest angle between the way and straight inwards, radians; default half a right angle. It fails once "
        "the way back into the angle is longer than what is left of `threshold`: along the edge, with the defaults, "
        "after 8.8 units.",
        default=0.78539816339744828,
    )
    translation = PointValue("Window units since the start, or since it was set.")


class TransformGesture(Moving):
    """The class "transform": any number of fingers that move, scale and turn something at once; continuous. Its
    outputs "a" to
    "ty" are the map since the start, `map`. (`Transform` is that of geometry.)"""

    __module__ = "kinesic.standard"
    CLASS_NAME = "transform"
    minimum_touches = Property(int, "Fingers that it needs; default 1.", default=1)
    pan_threshold = Property(float, "How far a finger must move on an axis, window units; default 10.", default=10)
    pinch_threshold = Property(
        float,
        "How much the spread of the fingers must change, window units; default 8.",
        default=8,
    )
    rotation_threshold = Property(
        float,
        "How far the fingers must turn, radians; default 0.1.",
        default=0.10000000000000001,
    )
    allows_pan = Property(bool, "Whether it moves; default True.", default=1)
    allows_pinch = Property(bool, "Whether it scales; default True.", default=1)
    allows_rotation = Property(bool, "Whether it turns; default True.", default=1)

    @property
    def map(self) -> Transform:
        """The map since the start, in window units."""
        return Transform(*(self.value(name) for name in Transform._fields))


class SerialTap(Standard):
    """Taps of one finger, each told at once with its running count; discrete, again and again."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "serial_tap"
    maximum_interval = Property(
        float,
        "Seconds between a lift and the next finger from which on the count starts again; default 0.3.",
        default=0.29999999999999999,
    )
    maximum_tap_distance = Property(
        float,
        "How far neighbouring taps may be apart, window units; default 45.",
        default=45,
    )
    allowable_movement = Property(float, "How far a finger may move, window units; default 45.", default=45)
    maximum_tap_duration = Property(float, "Seconds from a landing to its lift; default 0.75.", default=0.75)
    tap_count = Value("Which tap of its series this is, from 1.")


class TapDrag(Dragging):
    """Taps of one finger, then a drag with the next landing; continuous."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "tap_drag"
    taps_required = Property(int, "How many taps come before the drag; default 1.", default=1)
    translation = PointValue("Window units since the start, or since it was set.")
    distance = Value("How far the finger is from where the drag started, window units.")


class Hover(Standard):
    """A pointer or a pencil above the view, without touching; continuous. See `Engine.hover`."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "hover"
    observe_only = Property(bool, "Sees all, prevents nothing, is prevented by nothing; default True.", default=1)


class MultiDrag(Bounded):
    """Fingers that drag, each by itself; continuous, a stream of events for each touch (`GestureEvent.touch`). A
    finger that fails,
    fails alone."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "multi_drag"


class MultiTap(Standard):
    """Fingers that tap, each by itself: pianos, drum pads; discrete, an event for each touch
    (`GestureEvent.touch`)."""

    __module__ = "kinesic.standard"
    CLASS_NAME = "multi_tap"
    taps_required = Property(int, "How many taps at one place; default 1.", default=1)
    allowable_movement = Property(
        float,
        "How far a finger may move, window units; farther, it fails alone; default 45.",
        default=45,
    )
    maximum_tap_duration = Property(float, "Seconds from a landing to its lift; default 0.75.", default=0.75)
    maximum_interval = Property(
        float,
        "Seconds from a lift to the next tap of its series; default 0.35.",
        default=0.34999999999999998,
    )
    maximum_tap_distance = Property(
        float,
        "How far neighbouring taps of a series may be apart, window units; default 45.",
        default=45,
    )
    buttons_required = Property(
        Button,
        "The buttons that a pointer must press as it lands, mask of `Button`; 0: any; default PRIMARY.",
        default=1,
    )


BY_CLASS_NAME: Dict[str, Type[Standard]] = {
    "tap": Tap,
    "long_press": LongPress,
    "pan": Pan,
    "swipe": Swipe,
    "pinch": Pinch,
    "rotation": Rotation,
    "press": Press,
    "manual": Manual,
    "screen_edge_pan": ScreenEdgePan,
    "transform": TransformGesture,
    "serial_tap": SerialTap,
    "tap_drag": TapDrag,
    "hover": Hover,
    "multi_drag": MultiDrag,
    "multi_tap": MultiTap,
}
