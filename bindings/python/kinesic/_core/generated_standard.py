"""The standard recognizer classes. Written by Scripts/generate. Do not edit: run `make generate`."""

from __future__ import annotations

from typing import ClassVar, Dict, Optional, Type

from .attributes import PointValue, Property, Value
from .enums import AllowedTouchTypes, Axes, Button, Direction, Edge, FingerStrategy, ThresholdMode, VelocityStrategy
from .geometry import Transform
from .recognizer import Standard
from .view import View

__all__ = [
    "Dwell",
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

    velocity_strategy: Property[VelocityStrategy] = Property(
        VelocityStrategy,
        "How the velocity is estimated; default VelocityStrategy.LEAST_SQUARES.",
        default=0,
    )
    velocity_spacing: Property[float] = Property(
        float,
        "Seconds; reports that come less than this after the first of a sample are one; default 0.002.",
        default=0.002,
    )
    velocity_limit: Property[float] = Property(
        float,
        "A faster finger is reported as this fast, window units a second; default 64173, which is 10 m/s.",
        default=64173,
    )
    velocity_lift_guard: Property[bool] = Property(
        bool,
        "The velocity at the end leaves out a jump of the finger as it rolls off; default True.",
        default=1,
    )


class Dragging(Moving):
    """A class of fingers that drag: when they begin."""

    threshold: Property[float] = Property(
        float,
        "How far a finger must move before it begins, window units; default 10.",
        default=10,
    )
    threshold_mode: Property[ThresholdMode] = Property(
        ThresholdMode,
        "How the threshold counts; default ThresholdMode.AXIS.",
        default=0,
    )
    axes: Property[Axes] = Property(Axes, "Along which axes it goes; default Axes.BOTH.", default=0)


class Bounded(Dragging):
    """One that also begins, or fails, by how far a finger is from where it landed."""

    translation_from_threshold: Property[bool] = Property(
        bool,
        "The threshold is taken off the translation; default False.",
        default=0,
    )
    active_offset_x_minimum: Property[float] = Property(
        float,
        "It also begins farther to the left than this, window units; no limit by default.",
        default=-1000000000,
    )
    active_offset_x_maximum: Property[float] = Property(
        float,
        "It also begins farther to the right than this, window units; no limit by default.",
        default=1000000000,
    )
    active_offset_y_minimum: Property[float] = Property(
        float,
        "It also begins farther up than this, window units; no limit by default.",
        default=-1000000000,
    )
    active_offset_y_maximum: Property[float] = Property(
        float,
        "It also begins farther down than this, window units; no limit by default.",
        default=1000000000,
    )
    fail_offset_x_minimum: Property[float] = Property(
        float,
        "It fails farther to the left than this, window units; no limit by default.",
        default=-1000000000,
    )
    fail_offset_x_maximum: Property[float] = Property(
        float,
        "It fails farther to the right than this, window units; no limit by default.",
        default=1000000000,
    )
    fail_offset_y_minimum: Property[float] = Property(
        float,
        "It fails farther up than this, window units; no limit by default.",
        default=-1000000000,
    )
    fail_offset_y_maximum: Property[float] = Property(
        float,
        "It fails farther down than this, window units; no limit by default.",
        default=1000000000,
    )


class Tap(Standard):
    """Fingers that touch shortly, once or several times; discrete.

    Outputs: tap_count. What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "tap"
    taps_required: Property[int] = Property(int, "How many times; default 1.", default=1)
    touches_required: Property[int] = Property(int, "How many fingers; default 1.", default=1)
    allowable_movement: Property[float] = Property(
        float,
        "How far a finger may move, window units; default 45.",
        default=45,
    )
    maximum_tap_duration: Property[float] = Property(
        float,
        "Seconds from the first finger to the last lift of one tap; default 0.75.",
        default=0.75,
    )
    maximum_interval: Property[float] = Property(
        float,
        "Seconds from the last lift to the next tap; default 0.35.",
        default=0.34999999999999998,
    )
    maximum_tap_distance: Property[float] = Property(
        float,
        "How far neighbouring taps may be apart, window units; default 45.",
        default=45,
    )
    buttons_required: Property[Button] = Property(
        Button,
        "Mask of Button that a pointer must press as it lands, 0: any; default PRIMARY.",
        default=1,
    )
    provisional: Property[bool] = Property(
        bool,
        "Begins with its last lift; it ends when nobody can withdraw it any more, and is cancelled by a tap that "
        "needs more. Default False.",
        default=0,
    )
    tap_count: Value = Value("How many taps were made.")

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        taps_required: int = 1,
        touches_required: int = 1,
        allowable_movement: float = 45.0,
        maximum_tap_duration: float = 0.75,
        maximum_interval: float = 0.35,
        maximum_tap_distance: float = 45.0,
        buttons_required: Button = Button(1),
        provisional: bool = False,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class LongPress(Standard):
    """Fingers that rest; continuous.

    Outputs: duration. What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "long_press"
    minimum_duration: Property[float] = Property(float, "Seconds until it begins; default 0.5.", default=0.5)
    allowable_movement: Property[float] = Property(
        float,
        "How far a finger may move before it begins, window units; default 10.",
        default=10,
    )
    touches_required: Property[int] = Property(int, "How many fingers; default 1.", default=1)
    taps_required: Property[int] = Property(int, "How many taps before the press; default 0.", default=0)
    force: Property[float] = Property(
        float,
        "A finger that presses so hard begins it at once, when all are down; 1 is an ordinary touch; 0: none does; "
        "default 0.",
        default=0,
    )
    duration: Value = Value("Seconds since the last required finger landed.")

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        minimum_duration: float = 0.5,
        allowable_movement: float = 10.0,
        touches_required: int = 1,
        taps_required: int = 0,
        force: float = 0.0,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class Pan(Bounded):
    """Fingers that drag; continuous.

    Outputs: translation, velocity, certainty. What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "pan"
    minimum_touches: Property[int] = Property(int, "Fingers that it needs; default 1.", default=1)
    maximum_touches: Property[int] = Property(int, "Fingers that it takes; default unlimited.", default=4294967295)
    finger_strategy: Property[FingerStrategy] = Property(
        FingerStrategy,
        "How several fingers move it; default FingerStrategy.MEAN.",
        default=0,
    )
    dominance: Property[float] = Property(
        float,
        "With several fingers: how many times the change of their distance, and the arc, the travel of their centre "
        "must be; default 0.",
        default=0,
    )
    early_threshold: Property[float] = Property(
        float,
        "A larger threshold for `early_interval` after a landing; 0: none. Window units, default 0.",
        default=0,
    )
    early_interval: Property[float] = Property(
        float,
        "How long `early_threshold` holds. Seconds, default 0.25.",
        default=0.25,
    )
    translation: PointValue = PointValue("Window units since the start, or since it was set.")
    velocity: PointValue = PointValue("Window units per second, at present.")
    certainty: Value = Value("How much of what two fingers did when it began was a drag, 0 to 1; 1 with one finger.")

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        minimum_touches: int = 1,
        maximum_touches: int = 4294967295,
        threshold: float = 10.0,
        threshold_mode: ThresholdMode = ThresholdMode(0),
        axes: Axes = Axes(0),
        translation_from_threshold: bool = False,
        velocity_strategy: VelocityStrategy = VelocityStrategy(0),
        finger_strategy: FingerStrategy = FingerStrategy(0),
        active_offset_x_minimum: float = -1000000000.0,
        active_offset_x_maximum: float = 1000000000.0,
        active_offset_y_minimum: float = -1000000000.0,
        active_offset_y_maximum: float = 1000000000.0,
        fail_offset_x_minimum: float = -1000000000.0,
        fail_offset_x_maximum: float = 1000000000.0,
        fail_offset_y_minimum: float = -1000000000.0,
        fail_offset_y_maximum: float = 1000000000.0,
        velocity_spacing: float = 0.002,
        velocity_limit: float = 64173.0,
        velocity_lift_guard: bool = True,
        dominance: float = 0.0,
        early_threshold: float = 0.0,
        early_interval: float = 0.25,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class Swipe(Standard):
    """Fingers that flick in one direction; discrete. Its output `value("direction")` is one bit of Direction.

    A strict one, which takes no slow drag: `Swipe(maximum_duration=0.25, minimum_distance=100,
    distance_decay=0)`.

    Outputs: direction. What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "swipe"
    direction: Property[Direction] = Property(Direction, "The allowed directions; default Direction.RIGHT.", default=1)
    touches_required: Property[int] = Property(int, "How many fingers; default 1.", default=1)
    maximum_duration: Property[float] = Property(float, "Seconds; default 0.5.", default=0.5)
    minimum_distance: Property[float] = Property(
        float,
        "Window units along the direction at time 0; default 50.",
        default=50,
    )
    maximum_cross: Property[float] = Property(
        float,
        "Window units across the direction at time 0; default 50.",
        default=50,
    )
    distance_decay: Property[float] = Property(
        float,
        "The share of minimum_distance by which it shrinks per second; default 0.94.",
        default=0.93999999999999995,
    )
    cross_decay: Property[float] = Property(
        float,
        "The share of maximum_cross by which it shrinks per second; default 0.98.",
        default=0.97999999999999998,
    )
    backtrack: Property[float] = Property(
        float,
        "How far behind its landing place a finger may be, window units; default 10.",
        default=10,
    )

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        direction: Direction = Direction(1),
        touches_required: int = 1,
        maximum_duration: float = 0.5,
        minimum_distance: float = 50.0,
        maximum_cross: float = 50.0,
        distance_decay: float = 0.94,
        cross_decay: float = 0.98,
        backtrack: float = 10.0,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class Pinch(Moving):
    """Two fingers that change their distance; continuous.

    Outputs: scale, velocity, focus, span_before, span, certainty. What every recognizer has:
    help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "pinch"
    threshold: Property[float] = Property(
        float,
        "Change of the distance before it begins, window units; default 8.",
        default=8,
    )
    maximum_touches: Property[int] = Property(
        int,
        "More fingers fail it before it begins; the default is without limit: those that come later are ignored. "
        "Default no limit.",
        default=4294967295,
    )
    dominance: Property[float] = Property(
        float,
        "By how much the change must exceed the travel of the centre; 0: not compared; default 1.35.",
        default=1.3500000000000001,
    )
    dominance_window: Property[float] = Property(
        float,
        "Seconds that the travel is looked back on; default 0.3.",
        default=0.29999999999999999,
    )
    resting_share: Property[float] = Property(
        float,
        "What part of the faster finger's way the slower one must go before it begins, 0 to 1; 0: it may rest; "
        "default 0.",
        default=0,
    )
    gain: Property[float] = Property(float, "The power of the fingers' scale that is reported; default 1.", default=1)
    early_threshold: Property[float] = Property(
        float,
        "A larger threshold for `early_interval` after a landing; 0: none. Window units, default 0.",
        default=0,
    )
    early_interval: Property[float] = Property(
        float,
        "How long `early_threshold` holds. Seconds, default 0.25.",
        default=0.25,
    )
    scale: Value = Value("Relative to the distance at the start.")
    velocity: Value = Value("Velocity of the scale, per second.")
    focus: PointValue = PointValue("The point between the fingers, window units.")
    span_before: Value = Value("The fingers' distance at the previous event, window units.")
    span: Value = Value("The fingers' distance now, window units.")
    certainty: Value = Value("How much of what the fingers did when it began was a pinch, 0 to 1.")

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        threshold: float = 8.0,
        maximum_touches: int = 4294967295,
        dominance: float = 1.35,
        dominance_window: float = 0.3,
        resting_share: float = 0.0,
        gain: float = 1.0,
        velocity_strategy: VelocityStrategy = VelocityStrategy(0),
        velocity_spacing: float = 0.002,
        velocity_limit: float = 64173.0,
        velocity_lift_guard: bool = True,
        early_threshold: float = 0.0,
        early_interval: float = 0.25,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class Rotation(Moving):
    """Two fingers that turn; continuous.

    Outputs: rotation, velocity, focus, certainty. What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "rotation"
    threshold: Property[float] = Property(float, "Radians before it begins; default 0.1.", default=0.10000000000000001)
    maximum_touches: Property[int] = Property(
        int,
        "More fingers fail it before it begins; the default is without limit: those that come later are ignored. "
        "Default no limit.",
        default=4294967295,
    )
    dominance: Property[float] = Property(
        float,
        "By how much the arc must exceed the travel of the centre; 0: not compared; default 1.",
        default=1,
    )
    dominance_window: Property[float] = Property(
        float,
        "Seconds that the travel is looked back on; default 0.3.",
        default=0.29999999999999999,
    )
    resting_share: Property[float] = Property(
        float,
        "What part of the faster finger's way the slower one must go before it begins, 0 to 1; 0: it may rest; "
        "default 0.",
        default=0,
    )
    gain: Property[float] = Property(float, "How many times the fingers' turn is reported; default 1.", default=1)
    early_threshold: Property[float] = Property(
        float,
        "A larger threshold for `early_interval` after a landing; 0: none. Radians, default 0.",
        default=0,
    )
    early_interval: Property[float] = Property(
        float,
        "How long `early_threshold` holds. Seconds, default 0.25.",
        default=0.25,
    )
    rotation: Value = Value("Radians since the start, clockwise on a y-down screen.")
    velocity: Value = Value("Velocity of the rotation. Radians a second.")
    focus: PointValue = PointValue("The point between the fingers, window units.")
    certainty: Value = Value("How much of what the fingers did when it began was a rotation, 0 to 1.")

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        threshold: float = 0.1,
        maximum_touches: int = 4294967295,
        dominance: float = 1.0,
        dominance_window: float = 0.3,
        resting_share: float = 0.0,
        gain: float = 1.0,
        velocity_strategy: VelocityStrategy = VelocityStrategy(0),
        velocity_spacing: float = 0.002,
        velocity_limit: float = 64173.0,
        velocity_lift_guard: bool = True,
        early_threshold: float = 0.0,
        early_interval: float = 0.25,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class Press(Standard):
    """A finger that is down: for highlights and delayed content touches; continuous, gives way to all others.

    What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "press"
    cancels_touches_in_view: Property[bool] = Property(
        bool,
        "On recognition its touches are cancelled in their views; default False.",
        default=0,
    )
    delay: Property[float] = Property(float, "Seconds from touch-down until it begins; default 0.", default=0)

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        delay: float = 0.0,
        enabled: bool = True,
        cancels_touches_in_view: bool = False,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class Manual(Standard):
    """Sees all; the host proposes its states (`propose`).

    What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "manual"

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class ScreenEdgePan(Moving):
    """A finger that drags in from an edge of the root view's frame; continuous.

    Outputs: translation, velocity. What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "screen_edge_pan"
    edges: Property[Edge] = Property(Edge, "The allowed edges; default all.", default=15)
    edge_region: Property[float] = Property(
        float,
        "How far from the edge the finger may land, window units; default 13.",
        default=13,
    )
    threshold: Property[float] = Property(
        float,
        "How far inwards the finger must move, window units; default 15.",
        default=15,
    )
    maximum_angle: Property[float] = Property(
        float,
        "The largest angle between the way and straight inwards, radians; default half a right angle. It fails once "
        "the way back into the angle is longer than what is left of `threshold`: along the edge, with the defaults, "
        "after 8.8 units.",
        default=0.78539816339744828,
    )
    translation: PointValue = PointValue("Window units since the start, or since it was set.")
    velocity: PointValue = PointValue("Window units per second, at present.")

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        edges: Edge = Edge(15),
        edge_region: float = 13.0,
        threshold: float = 15.0,
        maximum_angle: float = 0.7853981633974483,
        velocity_strategy: VelocityStrategy = VelocityStrategy(0),
        velocity_spacing: float = 0.002,
        velocity_limit: float = 64173.0,
        velocity_lift_guard: bool = True,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class TransformGesture(Moving):
    """The class "transform": any number of fingers that move, scale and turn something at once; continuous. Its
    outputs "a" to "ty" are the map since the start, `map`. (`Transform` is that of geometry.)

    Outputs: map, velocity, scale_velocity, rotation_velocity. What every recognizer has:
    help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "transform"
    minimum_touches: Property[int] = Property(int, "Fingers that it needs; default 1.", default=1)
    pan_threshold: Property[float] = Property(
        float,
        "How far a finger must move on an axis, window units; default 10.",
        default=10,
    )
    pinch_threshold: Property[float] = Property(
        float,
        "How much the spread of the fingers must change, window units; default 8.",
        default=8,
    )
    rotation_threshold: Property[float] = Property(
        float,
        "How far the fingers must turn, radians; default 0.1.",
        default=0.10000000000000001,
    )
    allows_pan: Property[bool] = Property(bool, "Whether it moves; default True.", default=1)
    allows_pinch: Property[bool] = Property(bool, "Whether it scales; default True.", default=1)
    allows_rotation: Property[bool] = Property(bool, "Whether it turns; default True.", default=1)
    velocity: PointValue = PointValue("Velocity of the fingers' centre to the right. Window units a second.")
    scale_velocity: Value = Value("Velocity of the scale. Per second.")
    rotation_velocity: Value = Value("Velocity of the rotation. Radians a second.")

    @property
    def map(self) -> Transform:
        """The map since the start, in window units."""
        return Transform.similarity(*(self.value(name) for name in ("a", "b", "tx", "ty")))

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        minimum_touches: int = 1,
        pan_threshold: float = 10.0,
        pinch_threshold: float = 8.0,
        rotation_threshold: float = 0.1,
        allows_pan: bool = True,
        allows_pinch: bool = True,
        allows_rotation: bool = True,
        velocity_strategy: VelocityStrategy = VelocityStrategy(0),
        velocity_spacing: float = 0.002,
        velocity_limit: float = 64173.0,
        velocity_lift_guard: bool = True,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class SerialTap(Standard):
    """Taps of one finger, each reported at once with its running count; discrete, again and again.

    Outputs: tap_count. What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "serial_tap"
    maximum_interval: Property[float] = Property(
        float,
        "Seconds between a lift and the next finger from which on the count starts again; default 0.3.",
        default=0.29999999999999999,
    )
    maximum_tap_distance: Property[float] = Property(
        float,
        "How far neighbouring taps may be apart, window units; default 45.",
        default=45,
    )
    allowable_movement: Property[float] = Property(
        float,
        "How far a finger may move, window units; default 45.",
        default=45,
    )
    maximum_tap_duration: Property[float] = Property(
        float,
        "Seconds from a landing to its lift; default 0.75.",
        default=0.75,
    )
    tap_count: Value = Value("Which tap of its series this is, from 1.")

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        maximum_interval: float = 0.3,
        maximum_tap_distance: float = 45.0,
        allowable_movement: float = 45.0,
        maximum_tap_duration: float = 0.75,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class TapDrag(Dragging):
    """Taps of one finger, then a drag with the next landing; continuous.

    Outputs: translation, velocity, distance, scale, rotation. What every recognizer has:
    help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "tap_drag"
    taps_required: Property[int] = Property(int, "How many taps come before the drag; default 1.", default=1)
    scale_distance: Property[float] = Property(
        float,
        "So far downwards doubles the scale, window units; upwards if it is negative; 0: there is none; default 0.",
        default=0,
    )
    rotation_distance: Property[float] = Property(
        float,
        "So far to the right turns by 1 radian, window units; to the left if it is negative; 0: there is none; "
        "default 0.",
        default=0,
    )
    translation: PointValue = PointValue("Window units since the start, or since it was set.")
    velocity: PointValue = PointValue("Window units per second, at present.")
    distance: Value = Value("How far the finger is from where the drag started, window units.")
    scale: Value = Value("What scale_distance makes of the way downwards; 1 without it.")
    rotation: Value = Value("Radians that rotation_distance makes of the way to the right, clockwise.")

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        taps_required: int = 1,
        threshold: float = 10.0,
        threshold_mode: ThresholdMode = ThresholdMode(0),
        axes: Axes = Axes(0),
        velocity_strategy: VelocityStrategy = VelocityStrategy(0),
        velocity_spacing: float = 0.002,
        velocity_limit: float = 64173.0,
        velocity_lift_guard: bool = True,
        scale_distance: float = 0.0,
        rotation_distance: float = 0.0,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class Hover(Standard):
    """A pointer or a pencil above the view, without touching; continuous. See `Engine.hover`.

    What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "hover"
    observe_only: Property[bool] = Property(
        bool,
        "Sees all, prevents nothing, is prevented by nothing; default True.",
        default=1,
    )

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = True,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class MultiDrag(Bounded):
    """Fingers that drag, each by itself; continuous, a stream of events for each touch (`GestureEvent.touch`). A
    finger that fails,
    fails alone.

    Outputs of its events: translation, velocity. What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "multi_drag"

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        threshold: float = 10.0,
        threshold_mode: ThresholdMode = ThresholdMode(0),
        axes: Axes = Axes(0),
        translation_from_threshold: bool = False,
        velocity_strategy: VelocityStrategy = VelocityStrategy(0),
        active_offset_x_minimum: float = -1000000000.0,
        active_offset_x_maximum: float = 1000000000.0,
        active_offset_y_minimum: float = -1000000000.0,
        active_offset_y_maximum: float = 1000000000.0,
        fail_offset_x_minimum: float = -1000000000.0,
        fail_offset_x_maximum: float = 1000000000.0,
        fail_offset_y_minimum: float = -1000000000.0,
        fail_offset_y_maximum: float = 1000000000.0,
        velocity_spacing: float = 0.002,
        velocity_limit: float = 64173.0,
        velocity_lift_guard: bool = True,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class MultiTap(Standard):
    """Fingers that tap, each by itself: pianos, drum pads; discrete, an event for each touch
    (`GestureEvent.touch`).

    Outputs of its events: tap_count. What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "multi_tap"
    taps_required: Property[int] = Property(int, "How many taps at one place; default 1.", default=1)
    allowable_movement: Property[float] = Property(
        float,
        "How far a finger may move, window units; farther, it fails alone; default 45.",
        default=45,
    )
    maximum_tap_duration: Property[float] = Property(
        float,
        "Seconds from a landing to its lift; default 0.75.",
        default=0.75,
    )
    maximum_interval: Property[float] = Property(
        float,
        "Seconds from a lift to the next tap of its series; default 0.35.",
        default=0.34999999999999998,
    )
    maximum_tap_distance: Property[float] = Property(
        float,
        "How far neighbouring taps of a series may be apart, window units; default 45.",
        default=45,
    )
    buttons_required: Property[Button] = Property(
        Button,
        "The buttons that a pointer must press as it lands, mask of `Button`; 0: any; default PRIMARY.",
        default=1,
    )

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        taps_required: int = 1,
        allowable_movement: float = 45.0,
        maximum_tap_duration: float = 0.75,
        maximum_interval: float = 0.35,
        maximum_tap_distance: float = 45.0,
        buttons_required: Button = Button(1),
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = False,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


class Dwell(Standard):
    """A pointer or a pencil that rests above the view, without touching: a press for those who cannot press;
    continuous.
    See `Engine.hover`.

    Outputs: progress, dwell_count. What every recognizer has: help(kinesic.Recognizer)."""

    CLASS_NAME: ClassVar[str] = "dwell"
    observe_only: Property[bool] = Property(
        bool,
        "Sees all, prevents nothing, is prevented by nothing; default True.",
        default=1,
    )
    minimum_duration: Property[float] = Property(float, "Seconds that it must rest; default 1.2.", default=1.2)
    allowable_movement: Property[float] = Property(
        float,
        "Farther from where the rest began, another one begins, window units; default 10.",
        default=10,
    )
    progress_interval: Property[float] = Property(
        float,
        "Seconds between reports of its progress while it rests, of which there are 1000 at most; 0: only when it "
        "has dwelt; default 0.",
        default=0,
    )
    progress: Value = Value("Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere.")
    dwell_count: Value = Value("How many times it has dwelt since it came over the view.")

    def __init__(
        self,
        view: Optional[View] = None,
        *,
        name: str = "",
        minimum_duration: float = 1.2,
        allowable_movement: float = 10.0,
        progress_interval: float = 0.0,
        enabled: bool = True,
        cancels_touches_in_view: bool = True,
        delays_touches_began: bool = False,
        delays_touches_ended: bool = True,
        allowed_touch_types: AllowedTouchTypes = AllowedTouchTypes(15),
        requires_exclusive_touch_type: bool = True,
        observe_only: bool = True,
        one_hand: bool = False,
        lease: float = 0.0,
        takeover_interval: float = 0.3,
        default_winner: int = 0,
        wins_at_lift: bool = False,
        allowed_buttons: Button = Button(0),
    ) -> None:
        """Makes one, attached to `view` if that is given; the keywords are its properties."""
        self._begin(locals())


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
    "dwell": Dwell,
}
