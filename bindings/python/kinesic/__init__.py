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

from importlib import import_module
from typing import TYPE_CHECKING, Any, List

from . import _ffi as ffi
from ._binding import Action
from ._attributes import PointValue, Property, Value
from .arrays import batches, event_dtype, sample_dtype
from .classes import ClassInfo, PropertyInfo, ValueInfo, common_properties
from .contacts import Contact
from .engine import Engine
from .enums import (
    AllowedTouchTypes,
    Axes,
    Button,
    Change,
    ClassFlag,
    Direction,
    Edge,
    EstimateKind,
    FingerStrategy,
    Modifier,
    Phase,
    Prediction,
    PropertyKind,
    Question,
    Reason,
    Relation,
    ScrollPhase,
    Severity,
    State,
    ThresholdMode,
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
    OutOfMemoryError,
    RangeError,
    ReentrantError,
    ReplayError,
    SequenceError,
    SinkError,
    SizeError,
    StaleError,
    StateError,
    ThreadError,
    TouchTimeError,
    TraceError,
    UnknownError,
    UnknownPropertyError,
    UnsupportedError,
)
from .events import DecisionEvent, Event, GestureEvent, ViewTouchEvent
from .feeding import ContactFilter
from .geometry import Point, Rect, Transform
from .motion import Estimate, Smoothing, VelocityRule, velocity
from .operations import Answer, Call, Operation, operations
from .plugins import Plugin
from .pointing import ScrollSample
from .recognizer import Recognizer
from .recording import FlightRecorder
from .relations import exclusive, group, simultaneous
from .samples import Sample
from .step import Peer, Scroll, Step, Touch, TouchPoint
from . import _generated_standard, standard
from ._generated_standard import *  # noqa: F401,F403
from .usage import Fill, Usage
from .view import View

if TYPE_CHECKING:
    from ._check import CheckResult, check
    from .cases import load_cases
    from .fling import DECELERATION_FAST, DECELERATION_NORMAL, RUBBER_BAND, Course, Fling, rubber_band, rubber_band_distance
    from .iterating import EventIterator
    from .playing import Replay, Report
    from .scene import Scene, build_scene
    from .session import Session
    from .trace import Trace, TraceInfo

library_version: str = ffi.lib.kin_version().decode()
__version__ = library_version

# What a program without flings, tests and traces does not use is loaded when it is first asked for: an import takes a
# quarter less time.
_LATER = {
    "CheckResult": "_check", "check": "_check", "load_cases": "cases", "EventIterator": "iterating", "Replay": "playing",
    "Report": "playing", "Scene": "scene", "build_scene": "scene", "Session": "session", "Trace": "trace", "TraceInfo": "trace",
    "Course": "fling", "DECELERATION_FAST": "fling", "DECELERATION_NORMAL": "fling", "Fling": "fling", "RUBBER_BAND": "fling",
    "rubber_band": "fling", "rubber_band_distance": "fling",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module("." + _LATER[name], __name__), name)
    return value


def __dir__() -> List[str]:
    return sorted({*globals(), *_LATER})


__all__ = [
    "Action", "AllowedTouchTypes", "Answer", "Axes", "Button", "Call", "CapacityError", "CaseError", "Change",
    "CheckResult", "ClassError", "ClassFlag", "ClassInfo", "ClosedError", "Contact", "ContactFilter", "Course",
    "CycleError", "DECELERATION_FAST", "DECELERATION_NORMAL", "DecisionEvent", "Direction", "DivergedError", "Edge",
    "Engine", "Error", "Estimate", "EstimateKind", "Event", "EventIterator", "ExistsError", "Fill", "FingerStrategy",
    "FlightRecorder", "Fling", "GestureEvent", "InvalidError", "KindError", "Modifier", "NullError", "Operation",
    "OutOfMemoryError", "Peer", "Phase", "Plugin", "Point", "PointValue", "Prediction", "Property", "PropertyInfo",
    "PropertyKind", "Question", "RUBBER_BAND", "RangeError", "Reason", "Recognizer", "Rect", "ReentrantError",
    "Relation", "Replay", "ReplayError", "Report", "Sample", "Scene", "Scroll", "ScrollPhase", "ScrollSample",
    "SequenceError", "Session", "Severity", "SinkError", "SizeError", "Smoothing", "StaleError", "State", "StateError",
    "Step", "ThreadError", "ThresholdMode", "TieBreak", "Touch", "TouchPoint", "TouchTimeError", "TouchType", "Trace",
    "TraceError", "TraceInfo", "Transform", "UnknownError", "UnknownPropertyError", "UnsupportedError", "Usage",
    "Value", "ValueInfo", "VelocityRule", "VelocityStrategy", "View", "ViewTouchEvent", "batches", "build_scene",
    "check", "common_properties", "event_dtype", "exclusive", "ffi", "group", "library_version", "load_cases",
    "operations", "rubber_band", "rubber_band_distance", "sample_dtype", "simultaneous", "velocity",
]  # fmt: skip
__all__ += _generated_standard.__all__
