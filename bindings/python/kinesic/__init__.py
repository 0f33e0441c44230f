"""Kinesic: gesture recognition. Touches in, gestures out, with a reason for every decision.

    with kinesic.Engine() as engine:
        double = engine.root.add(kinesic.Tap(taps_required=2, name="double"))
        engine.down(1, (10, 10), at=0.0)
        ...
        for event in engine.poll():
            print(engine.describe(event))

Distances are window units with y down, times are seconds of the host's monotonic clock (attributes that end in `_ns`:
nanoseconds), angles are radians. A refused call raises an `Error` and changes nothing.
"""

from . import _ffi as ffi
from ._binding import Action
from ._attributes import PointValue, Property, Value
from .cases import load_cases
from .check import CheckResult, check
from .classes import ClassInfo, PropertyInfo, ValueInfo, common_properties
from .engine import Engine
from .enums import (
    Button,
    Change,
    ClassFlag,
    Direction,
    EstimateKind,
    Modifier,
    Phase,
    PropertyKind,
    Question,
    Reason,
    Relation,
    ScrollPhase,
    Severity,
    State,
    TieBreak,
    TouchType,
    VelocityStrategy,
)
from .errors import (
    CapacityError,
    CaseError,
    ClassError,
    ClosedError,
    CycleError,
    DivergedError,
    Error,
    ExistsError,
    InvalidError,
    KindError,
    NullError,
    RangeError,
    ReentrantError,
    ReplayError,
    SequenceError,
    SinkError,
    SizeError,
    StaleError,
    StateError,
    TouchTimeError,
    TraceError,
    UnknownError,
    UnknownPropertyError,
    UnsupportedError,
)
from .events import DecisionEvent, Event, GestureEvent, ViewTouchEvent
from .fling import (
    DECELERATION_FAST,
    DECELERATION_NORMAL,
    RUBBER_BAND,
    Course,
    Fling,
    rubber_band,
    rubber_band_distance,
)
from .geometry import Point, Rect, Transform
from .motion import Estimate, Smoothing, VelocityRule, velocity
from .operations import Answer, Call, Operation, operations
from .playing import Replay, Report
from .plugins import Plugin
from .pointing import ScrollSample
from .recognizer import Recognizer
from .recording import FlightRecorder
from .relations import exclusive, simultaneous
from .samples import Sample, sample_dtype
from .scene import Scene, build_scene
from .session import Session
from .step import Peer, Scroll, Step, Touch, TouchPoint
from .standard import (
    Hover,
    LongPress,
    Manual,
    MultiDrag,
    MultiTap,
    Pan,
    Pinch,
    Press,
    Rotation,
    ScreenEdgePan,
    SerialTap,
    Swipe,
    Tap,
    TapDrag,
    TransformGesture,
)
from .trace import Trace, TraceInfo
from .view import View

__version__ = "0.1.0"
library_version: str = ffi.lib.kin_version().decode()

__all__ = [
    "Action", "Answer", "Button", "Call", "CapacityError", "CaseError", "Change", "CheckResult", "ClassError", "ClassFlag", "ClassInfo",
    "ClosedError", "Course", "CycleError", "DECELERATION_FAST", "DECELERATION_NORMAL", "DecisionEvent", "Direction",
    "DivergedError", "Engine", "Error", "Estimate", "EstimateKind", "Event", "ExistsError", "FlightRecorder", "Fling",
    "GestureEvent", "Hover", "InvalidError", "KindError", "LongPress", "Manual", "Modifier", "MultiDrag", "MultiTap",
    "NullError", "Operation", "Pan", "Peer", "Phase", "Pinch", "Plugin", "Point", "PointValue", "Press", "Property",
    "PropertyInfo", "PropertyKind", "Question", "RUBBER_BAND", "RangeError", "Reason", "Recognizer", "Rect", "ReentrantError", "Relation",
    "Replay", "ReplayError", "Report", "Rotation", "Sample", "Scene", "ScreenEdgePan", "Scroll", "ScrollPhase", "ScrollSample",
    "SequenceError", "SerialTap", "Session", "Severity", "SinkError", "SizeError", "Smoothing", "StaleError", "State", "StateError",
    "Step", "Swipe", "Tap", "TapDrag", "TieBreak", "Touch", "TouchPoint", "TouchTimeError", "TouchType", "Trace", "TraceError",
    "TraceInfo", "Transform", "TransformGesture", "UnknownError", "UnknownPropertyError", "UnsupportedError", "Value",
    "ValueInfo", "VelocityRule", "VelocityStrategy", "View", "ViewTouchEvent", "build_scene", "check", "common_properties",
    "exclusive", "ffi", "library_version", "load_cases", "operations", "rubber_band", "rubber_band_distance", "sample_dtype",
    "simultaneous", "velocity",
]  # fmt: skip
