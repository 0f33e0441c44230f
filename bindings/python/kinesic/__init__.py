"""Kinesic: gesture recognition. Touches in, gestures out, with a reason for every decision.

    with kinesic.Engine() as engine:
        double = engine.root.add(kinesic.Tap(taps_required=2, name="double"))
        engine.down(1, (10, 10), at=0.0)
        ...
        for event in engine.poll():
            print(engine.describe(event))

Distances are window units with y down, times are seconds of the host's monotonic clock (attributes that end in `_ns`:
nanoseconds), angles are radians. A refused call raises an `Error` and changes nothing.

All that is public has a name here, but for `kinesic.standard` (the standard classes by name), `kinesic.ffi` (the C
interface, one to one) and the adapters `kinesic.pygame` and `kinesic.kivy`. What is in `kinesic._core` is private.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, List

from . import standard
from ._core.ffi import lib as _lib
from ._core.binding import Action
from ._core.attributes import PointValue, Property, Value
from ._core.arrays import batches, event_dtype, sample_dtype
from ._core.classes import ClassInfo, PropertyInfo, ValueInfo, common_properties
from ._core.contacts import Contact
from ._core.engine import Engine
from ._core.enums import (
    AllowedTouchTypes,
    Axes,
    Button,
    Change,
    ClassFlag,
    Direction,
    Edge,
    EstimateKind,
    FingerStrategy,
    LateLocation,
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
    TouchCause,
    TouchType,
    VelocityStrategy,
)
from ._core.errors import (
    CapacityError,
    CaseError,
    ClassError,
    ClosedError,
    CycleError,
    Error,
    ExistsError,
    InvalidError,
    InvalidTypeError,
    KindError,
    NotFoundError,
    NullError,
    OutOfMemoryError,
    RangeError,
    ReentrantError,
    SequenceError,
    SinkError,
    SizeError,
    StaleError,
    StateError,
    ThreadError,
    TouchTimeError,
    UnknownError,
    UnknownKeywordError,
    UnknownPropertyError,
    UnsupportedError,
)
from ._core.events import DecisionEvent, Event, GestureEvent, ViewTouchEvent
from ._core.geometry import Point, Rect, Transform
from ._core.motion import Estimate, Smoothing, VelocityRule, velocity
from ._core.plugins import Plugin
from ._core.pointing import ScrollSample
from ._core.recognizer import Recognizer
from ._core.relations import exclusive, group, simultaneous
from ._core.replay_errors import DivergedError, ReplayError, TraceError
from ._core.samples import Sample
from ._core.tracing import FlightRecorder
from ._core.step import Peer, Scroll, Step, Touch, TouchPoint
from ._core import generated_standard
from ._core.generated_standard import *  # noqa: F401,F403
from ._core.usage import Fill, Usage
from ._core.view import View

if TYPE_CHECKING:
    from . import ffi
    from ._core.check import CheckResult, check
    from ._core.cases import load_cases
    from ._core.filters import Accommodations, ContactFilter, HandGrouping, PalmFilter
    from ._core.fling import DECELERATION_FAST, DECELERATION_NORMAL, RUBBER_BAND, Course, Fling, rubber_band, rubber_band_distance
    from ._core.iterating import EventIterator
    from ._core.lint_report import Finding, FindingKind, LintMotion, LintOutcome, LintReport, LintSeverity, WishResult
    from ._core.linting import Wish
    from ._core.operations import Answer, Call, Operation, operations
    from ._core.playing import Replay, Report
    from ._core.recordings import Recording, read_recording, write_recording
    from ._core.sample_rows import SampleRows
    from ._core.scene import Scene, build_scene
    from ._core.session import Session
    from ._core.trace import Trace, TraceInfo
    from ._core.watch import Watch

library_version: str = _lib.kin_version().decode()
__version__ = library_version


def _named(thing: Any) -> Any:
    """What has a name here is said to be of this package, in pickles and in help(): where it is written may change."""
    if getattr(thing, "__module__", "").startswith("kinesic._core."):
        thing.__module__ = __name__
    return thing


# What a program without flings, tests and traces does not use is loaded when it is first asked for: an import takes a
# quarter less time.
_LATER = {
    "Finding": "lint_report", "FindingKind": "lint_report", "LintMotion": "lint_report", "LintOutcome": "lint_report",
    "LintReport": "lint_report", "LintSeverity": "lint_report", "Wish": "linting", "WishResult": "lint_report",
    "CheckResult": "check", "check": "check", "load_cases": "cases", "EventIterator": "iterating", "Replay": "playing",
    "Report": "playing", "Recording": "recordings", "read_recording": "recordings", "write_recording": "recordings", "SampleRows": "sample_rows", "Scene": "scene", "build_scene": "scene", "Session": "session", "Trace": "trace", "TraceInfo": "trace",
    "Course": "fling", "DECELERATION_FAST": "fling", "DECELERATION_NORMAL": "fling", "Fling": "fling", "RUBBER_BAND": "fling",
    "rubber_band": "fling", "rubber_band_distance": "fling", "Answer": "operations", "Call": "operations",
    "Operation": "operations", "operations": "operations", "Accommodations": "filters", "ContactFilter": "filters",
    "HandGrouping": "filters", "PalmFilter": "filters", "Watch": "watch",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name == "ffi":
        return import_module(".ffi", __name__)
    if name not in _LATER:
        from ._core.suggestions import did_you_mean

        raise AttributeError(f"module {__name__!r} has no attribute {name!r}{'' if name.startswith('_') else did_you_mean(name, __all__)}")
    value = globals()[name] = _named(getattr(import_module("._core." + _LATER[name], __name__), name))
    return value


def __dir__() -> List[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__")), "standard"})


__all__ = [
    "Accommodations", "Action", "AllowedTouchTypes", "Answer", "Axes", "Button", "Call", "CapacityError", "CaseError", "Change",
    "CheckResult", "ClassError", "ClassFlag", "ClassInfo", "ClosedError", "Contact", "ContactFilter", "Course",
    "CycleError", "DECELERATION_FAST", "DECELERATION_NORMAL", "DecisionEvent", "Direction", "DivergedError", "Edge",
    "Engine", "Error", "Estimate", "EstimateKind", "Event", "EventIterator", "ExistsError", "Fill", "Finding", "FindingKind", "FingerStrategy",
    "FlightRecorder", "Fling", "GestureEvent", "HandGrouping", "InvalidError", "InvalidTypeError", "KindError", "LateLocation", "LintMotion", "LintOutcome", "LintReport", "LintSeverity", "Modifier", "NotFoundError", "NullError", "Operation",
    "OutOfMemoryError", "PalmFilter", "Peer", "Phase", "Plugin", "Point", "PointValue", "Prediction", "Property", "PropertyInfo",
    "PropertyKind", "Question", "RUBBER_BAND", "RangeError", "Reason", "Recognizer", "Recording", "Rect", "ReentrantError",
    "Relation", "Replay", "ReplayError", "Report", "Sample", "SampleRows", "Scene", "Scroll", "ScrollPhase", "ScrollSample",
    "SequenceError", "Session", "Severity", "SinkError", "SizeError", "Smoothing", "StaleError", "State", "StateError",
    "Step", "ThreadError", "ThresholdMode", "TieBreak", "Touch", "TouchCause", "TouchPoint", "TouchTimeError", "TouchType", "Trace",
    "TraceError", "TraceInfo", "Transform", "UnknownError", "UnknownKeywordError", "UnknownPropertyError", "UnsupportedError", "Usage",
    "Value", "ValueInfo", "VelocityRule", "VelocityStrategy", "View", "ViewTouchEvent", "Watch", "Wish", "WishResult", "batches", "build_scene",
    "check", "common_properties", "event_dtype", "exclusive", "ffi", "group", "library_version", "load_cases",
    "operations", "read_recording", "rubber_band", "rubber_band_distance", "sample_dtype", "simultaneous", "velocity", "write_recording",
]  # fmt: skip
__all__ += generated_standard.__all__

for _name in __all__:
    if _name not in _LATER and _name != "ffi":
        _named(globals()[_name])
del _name
