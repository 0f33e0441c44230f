"""The enumerations of the headers. Written by Scripts/generate. Do not edit: run `make generate`."""

from __future__ import annotations

from .words import Word, Words


class State(Word):
    """The state of a recognizer."""

    POSSIBLE = 0
    BEGAN = 1
    CHANGED = 2
    ENDED = 3
    CANCELLED = 4
    FAILED = 5
    RECOGNIZED = 3


class Phase(Word):
    """What a sample says of its touch; also what a view gets of one."""

    BEGAN = 0
    MOVED = 1
    ENDED = 2
    CANCELLED = 3
    ENTERED = 4
    HOVERED = 5
    EXITED = 6
    REFUSED = 7


class TouchType(Word):
    """What made a touch: a finger, a trackpad, a pen, a mouse."""

    DIRECT = 0
    INDIRECT = 1
    PENCIL = 2
    POINTER = 3


class ScrollPhase(Word):
    """What a sample says of its scroll."""

    BEGAN = 0
    CHANGED = 1
    ENDED = 2
    CANCELLED = 3
    DISCRETE = 4


class TouchCause(Word):
    """Why a touch was refused or cancelled."""

    NONE = 0
    SYSTEM = 1
    PALM_SIZE = 2
    PALM_EDGE = 3
    PEN_NEAR = 4
    PEN_DOWN = 5
    TOO_SHORT = 6
    REPEATED = 7
    HOST = 8


class LateLocation(Word):
    """Where a touch lands that lands late."""

    AT_LANDING = 0
    AT_LATEST = 1


class Button(Words):
    """Buttons that are pressed; higher bits are the host's own."""

    PRIMARY = 1
    SECONDARY = 2
    MIDDLE = 4
    BACK = 8
    FORWARD = 16
    ERASER = 32


class Modifier(Words):
    """Keys that are held; higher bits are the host's own."""

    SHIFT = 1
    CONTROL = 2
    ALTERNATE = 4
    COMMAND = 8
    CAPS_LOCK = 16


class Reason(Word):
    """Why a recognizer left Possible, or was kept there."""

    NONE = 0
    OWN_RULE = 1
    WAITING_FOR = 2
    REQUIRED_RECOGNIZED = 3
    PREVENTED_BY = 4
    BLOCKED_BY = 5
    SHOULD_BEGIN = 6
    DISABLED = 7
    REMOVED = 8
    TOUCH_CANCELLED = 9
    TOUCHES_FILTERED = 10
    ABANDONED = 11
    ILLEGAL_TRANSITION = 12
    CLASS_MISBEHAVING = 13
    CYCLE = 14
    MOVED = 15
    TOUCH_REFUSED = 16
    TAKEN_OVER_BY = 17
    HELD_BY = 18
    DECIDED_AT_LIFT = 19
    DEFAULT_WINNER = 20
    BEFORE_LANDING = 21


class TieBreak(Word):
    """How two recognizers that propose in one step are ordered."""

    DEPTH = 0
    CROSSING = 1


class Severity(Word):
    """Who did wrong, in a diagnostic."""

    INFO = 0
    HOST_MISBEHAVING = 1
    CLASS_MISBEHAVING = 2


class Relation(Word):
    """Kinds of relation, for `Recognizer.relations`."""

    REQUIRES = 0
    SIMULTANEOUS = 1
    MAY_PREVENT = 2
    MAY_NOT_PREVENT = 3
    GROUP = 7
    REQUIRES_INACTIVE = 10
    MAY_TAKE_OVER = 11


class Question(Word):
    """What a delegate is asked."""

    SHOULD_BEGIN = 0
    SHOULD_RECEIVE_TOUCH = 1
    SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH = 2
    SHOULD_REQUIRE_FAILURE_OF = 3
    SHOULD_BE_REQUIRED_TO_FAIL_BY = 4
    GESTURE_SHOULD_BEGIN = 5
    CONTAINS_POINT = 6


class PropertyKind(Word):
    """What kind of number a property is."""

    NUMBER = 0
    INTEGER = 1
    BOOLEAN = 2
    FLAGS = 3


class Change(Words):
    """What happened to a touch in a step."""

    BEGAN = 1
    MOVED = 2
    ENDED = 4
    CANCELLED = 8


class ClassFlag(Words):
    """What is special about a recognizer class."""

    YIELDING = 1
    MANUAL = 2
    LEAVES_TOUCHES = 4
    HOVERS = 8
    SCROLLS = 16
    PER_TOUCH = 32
    REMEMBERS = 64


class EstimateKind(Word):
    """Where an estimate of a touch's place comes from."""

    SAMPLE = 0
    INTERPOLATED = 1
    EXTRAPOLATED = 2
    HELD = 3


class Prediction(Word):
    """How a touch's place after its latest sample is predicted."""

    VELOCITY = 0
    """By the velocity of the last 60 ms."""
    LINE = 1
    """On the line of the latest two samples, as Android does."""
    NONE = 2
    """The latest sample is held."""


class Direction(Words):
    """Directions of a swipe, as a mask for its property and one bit in its value."""

    RIGHT = 1
    LEFT = 2
    UP = 4
    DOWN = 8


class Edge(Words):
    """Edges that a screen edge pan comes from, as a mask."""

    TOP = 1
    LEFT = 2
    BOTTOM = 4
    RIGHT = 8


class Axes(Word):
    """Along which axes a drag goes."""

    BOTH = 0
    HORIZONTAL = 1
    VERTICAL = 2


class ThresholdMode(Word):
    """How the threshold of a drag counts."""

    AXIS = 0
    LENGTH = 1


class FingerStrategy(Word):
    """How several fingers move a pan."""

    MEAN = 0
    LATEST = 1
    LARGEST = 2
    SUM = 3


class AllowedTouchTypes(Words):
    """Types of touches that a recognizer takes, as a mask."""

    DIRECT = 1
    INDIRECT = 2
    PENCIL = 4
    POINTER = 8


class VelocityStrategy(Word):
    """How a velocity is estimated from places."""

    LEAST_SQUARES = 0
    IMPULSE = 1
