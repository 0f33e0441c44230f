"""Python's own words for the standard classes, where they are not the descriptor's: a class and a property need none.

"{default}" stands for the descriptor's default. Families gather properties that several classes have, for `isinstance`
and help: a class is of the last family all of whose properties it has, with the same defaults.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Words:
    """The documentation of a class, and of its properties and outputs by their names in Python."""

    documentation: str
    members: dict[str, str] = field(default_factory=dict)


# Names in Python that are not made of the class's: Transform is that of geometry.
NAMES = {"transform": "TransformGesture"}

# Each is derived from the one before.
FAMILIES = {
    "Moving": Words(
        "A class with a velocity: how it is estimated.",
        {
            "velocity_strategy": "How the velocity is estimated; default VelocityStrategy.LEAST_SQUARES.",
            "velocity_spacing": (
                "Seconds; reports that come less than this after the first of a sample are one; default {default}."
            ),
            "velocity_limit": (
                "A faster finger is reported as this fast, window units a second; default {default}, which is 10 m/s."
            ),
            "velocity_lift_guard": (
                "The velocity at the end leaves out a jump of the finger as it rolls off; default {default}."
            ),
        },
    ),
    "Dragging": Words(
        "A class of fingers that drag: when they begin.",
        {
            "threshold": "How far a finger must move before it begins, window units; default {default}.",
            "threshold_mode": "How the threshold counts; default ThresholdMode.AXIS.",
            "axes": "Along which axes it goes; default Axes.BOTH.",
        },
    ),
    "Bounded": Words(
        "One that also begins, or fails, by how far a finger is from where it landed.",
        {
            "translation_from_threshold": "The threshold is taken off the translation; default {default}.",
            "active_offset_x_minimum": (
                "It also begins farther to the left than this, window units; no limit by default."
            ),
            "active_offset_x_maximum": "It also begins farther to the right than this, window units; no limit by default.",
            "active_offset_y_minimum": "It also begins farther up than this, window units; no limit by default.",
            "active_offset_y_maximum": "It also begins farther down than this, window units; no limit by default.",
            "fail_offset_x_minimum": "It fails farther to the left than this, window units; no limit by default.",
            "fail_offset_x_maximum": "It fails farther to the right than this, window units; no limit by default.",
            "fail_offset_y_minimum": "It fails farther up than this, window units; no limit by default.",
            "fail_offset_y_maximum": "It fails farther down than this, window units; no limit by default.",
        },
    ),
}

CLASSES = {
    "tap": Words(
        "Fingers that touch shortly, once or several times; discrete.",
        {
            "taps_required": "How many times; default {default}.",
            "touches_required": "How many fingers; default {default}.",
            "allowable_movement": "How far a finger may move, window units; default {default}.",
            "maximum_tap_duration": "Seconds from the first finger to the last lift of one tap; default {default}.",
            "maximum_interval": "Seconds from the last lift to the next tap; default {default}.",
            "maximum_tap_distance": "How far neighbouring taps may be apart, window units; default {default}.",
            "buttons_required": "Mask of Button that a pointer must press as it lands, 0: any; default PRIMARY.",
            "tap_count": "How many taps were made.",
        },
    ),
    "long_press": Words(
        "Fingers that rest; continuous.",
        {
            "minimum_duration": "Seconds until it begins; default {default}.",
            "allowable_movement": "How far a finger may move before it begins, window units; default {default}.",
            "touches_required": "How many fingers; default {default}.",
            "taps_required": "How many taps before the press; default {default}.",
            "force": (
                "A finger that presses so hard begins it at once, when all are down; 1 is an ordinary touch; 0: none does; "
                "default {default}."
            ),
            "duration": "Seconds since the last required finger landed.",
        },
    ),
    "pan": Words(
        "Fingers that drag; continuous.",
        {
            "minimum_touches": "Fingers that it needs; default {default}.",
            "maximum_touches": "Fingers that it takes; default unlimited.",
            "finger_strategy": "How several fingers move it; default FingerStrategy.MEAN.",
            "dominance": (
                "With several fingers: how many times the change of their distance, and the arc, the travel of their centre "
                "must be; default {default}."
            ),
            "certainty": "How much of what two fingers did when it began was a drag, 0 to 1; 1 with one finger.",
            "translation": "Window units since the start, or since it was set.",
            "velocity": "Window units per second, at present.",
        },
    ),
    "swipe": Words(
        (
            "Fingers that flick in one direction; discrete. "
            "Its output `value(\"direction\")` is one bit of Direction.\n\n"
            "A strict one, which takes no slow drag: "
            "`Swipe(maximum_duration=0.25, minimum_distance=100, distance_decay=0)`."
        ),
        {
            "direction": "The allowed directions; default Direction.RIGHT.",
            "touches_required": "How many fingers; default {default}.",
            "maximum_duration": "Seconds; default {default}.",
            "minimum_distance": "Window units along the direction at time 0; default {default}.",
            "maximum_cross": "Window units across the direction at time 0; default {default}.",
            "distance_decay": "The share of minimum_distance by which it shrinks per second; default {default}.",
            "cross_decay": "The share of maximum_cross by which it shrinks per second; default {default}.",
            "backtrack": "How far behind its landing place a finger may be, window units; default {default}.",
        },
    ),
    "pinch": Words(
        "Two fingers that change their distance; continuous.",
        {
            "threshold": "Change of the distance before it begins, window units; default {default}.",
            "dominance": (
                "By how much the change must exceed the travel of the centre; 0: not compared; default {default}."
            ),
            "dominance_window": "Seconds that the travel is looked back on; default {default}.",
            "resting_share": (
                "What part of the faster finger's way the slower one must go before it begins, 0 to 1; 0: it may rest; "
                "default {default}."
            ),
            "gain": "The power of the fingers' scale that is reported; default {default}.",
            "certainty": "How much of what the fingers did when it began was a pinch, 0 to 1.",
            "scale": "Relative to the distance at the start.",
            "focus": "The point between the fingers, window units.",
            "velocity": "Velocity of the scale, per second.",
            "span_before": "The fingers' distance at the previous event, window units.",
            "span": "The fingers' distance now, window units.",
        },
    ),
    "rotation": Words(
        "Two fingers that turn; continuous.",
        {
            "threshold": "Radians before it begins; default {default}.",
            "dominance": (
                "By how much the arc must exceed the travel of the centre; 0: not compared; default {default}."
            ),
            "dominance_window": "Seconds that the travel is looked back on; default {default}.",
            "resting_share": (
                "What part of the faster finger's way the slower one must go before it begins, 0 to 1; 0: it may rest; "
                "default {default}."
            ),
            "gain": "How many times the fingers' turn is reported; default {default}.",
            "certainty": "How much of what the fingers did when it began was a rotation, 0 to 1.",
            "rotation": "Radians since the start, clockwise on a y-down screen.",
            "focus": "The point between the fingers, window units.",
        },
    ),
    "press": Words(
        "A finger that is down: for highlights and delayed content touches; continuous, gives way to all others.",
        {
            "delay": "Seconds from touch-down until it begins; default {default}.",
        },
    ),
    "manual": Words(
        "Sees all; the host proposes its states (`propose`).",
    ),
    "screen_edge_pan": Words(
        "A finger that drags in from an edge of the root view's frame; continuous.",
        {
            "edges": "The allowed edges; default all.",
            "edge_region": "How far from the edge the finger may land, window units; default {default}.",
            "threshold": "How far inwards the finger must move, window units; default {default}.",
            "maximum_angle": (
                "The largest angle between the way and straight inwards, radians; default half a right angle. It "
                "fails once the way back into the angle is longer than what is left of `threshold`: along the edge, "
                "with the defaults, after 8.8 units."
            ),
            "translation": "Window units since the start, or since it was set.",
            "velocity": "Window units per second, at present.",
        },
    ),
    "transform": Words(
        (
            'The class "transform": any number of fingers that move, scale and turn something at once; continuous. '
            'Its outputs "a" to "ty" are the map since the start, `map`. (`Transform` is that of geometry.)'
        ),
        {
            "minimum_touches": "Fingers that it needs; default {default}.",
            "pan_threshold": "How far a finger must move on an axis, window units; default {default}.",
            "pinch_threshold": "How much the spread of the fingers must change, window units; default {default}.",
            "rotation_threshold": "How far the fingers must turn, radians; default {default}.",
            "allows_pan": "Whether it moves; default {default}.",
            "allows_pinch": "Whether it scales; default {default}.",
            "allows_rotation": "Whether it turns; default {default}.",
        },
    ),
    "serial_tap": Words(
        "Taps of one finger, each reported at once with its running count; discrete, again and again.",
        {
            "maximum_interval": (
                "Seconds between a lift and the next finger from which on the count starts again; default {default}."
            ),
            "maximum_tap_distance": "How far neighbouring taps may be apart, window units; default {default}.",
            "allowable_movement": "How far a finger may move, window units; default {default}.",
            "maximum_tap_duration": "Seconds from a landing to its lift; default {default}.",
            "tap_count": "Which tap of its series this is, from 1.",
        },
    ),
    "tap_drag": Words(
        "Taps of one finger, then a drag with the next landing; continuous.",
        {
            "taps_required": "How many taps come before the drag; default {default}.",
            "translation": "Window units since the start, or since it was set.",
            "velocity": "Window units per second, at present.",
            "distance": "How far the finger is from where the drag started, window units.",
            "scale_distance": (
                "So far downwards doubles the scale, window units; upwards if it is negative; 0: there is none; "
                "default {default}."
            ),
            "rotation_distance": (
                "So far to the right turns by 1 radian, window units; to the left if it is negative; 0: there is none; "
                "default {default}."
            ),
            "scale": "What scale_distance makes of the way downwards; 1 without it.",
            "rotation": "Radians that rotation_distance makes of the way to the right, clockwise.",
        },
    ),
    "hover": Words(
        "A pointer or a pencil above the view, without touching; continuous. See `Engine.hover`.",
    ),
    "dwell": Words(
        (
            "A pointer or a pencil that rests above the view, without touching: a press for those who cannot press; "
            "continuous.\nSee `Engine.hover`."
        ),
        {
            "minimum_duration": "Seconds that it must rest; default {default}.",
            "allowable_movement": (
                "Farther from where the rest began, another one begins, window units; default {default}."
            ),
            "progress_interval": (
                "Seconds between reports of its progress while it rests, of which there are 1000 at most; 0: only when it "
                "has dwelt; default {default}."
            ),
            "progress": "Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere.",
            "dwell_count": "How many times it has dwelt since it came over the view.",
        },
    ),
    "multi_drag": Words(
        (
            "Fingers that drag, each by itself; continuous, "
            "a stream of events for each touch (`GestureEvent.touch`). A finger that fails,\nfails alone."
        ),
    ),
    "multi_tap": Words(
        (
            "Fingers that tap, each by itself: pianos, drum pads; discrete, an event for each touch "
            "(`GestureEvent.touch`)."
        ),
        {
            "taps_required": "How many taps at one place; default {default}.",
            "allowable_movement": (
                "How far a finger may move, window units; farther, it fails alone; default {default}."
            ),
            "maximum_tap_duration": "Seconds from a landing to its lift; default {default}.",
            "maximum_interval": "Seconds from a lift to the next tap of its series; default {default}.",
            "maximum_tap_distance": (
                "How far neighbouring taps of a series may be apart, window units; default {default}."
            ),
            "buttons_required": (
                "The buttons that a pointer must press as it lands, mask of `Button`; 0: any; default PRIMARY."
            ),
        },
    ),
}
