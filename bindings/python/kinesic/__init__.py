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
from .cases import load_cases
from .check import CheckResult, check
from .classes import ClassInfo, PropertyInfo, ValueInfo, common_properties
from .engine import Engine
from .enums import Button, Direction, Modifier, Phase, PropertyKind, Reason, Relation, Severity, State, TieBreak, TouchType
from .errors import (
    CapacityError,
    CaseError,
    ClassError,
    ClosedError,
    CycleError,
    Error,
    ExistsError,
    InvalidError,
    KindError,
    NullError,
    RangeError,
    ReentrantError,
    SequenceError,
    SizeError,
    StaleError,
    StateError,
    TouchTimeError,
    UnknownError,
    UnknownPropertyError,
    UnsupportedError,
)
from .events import DecisionEvent, Event, GestureEvent, ViewTouchEvent
from .geometry import Point, Rect, Transform
from .recognizer import Recognizer
from .relations import exclusive, simultaneous
from .samples import Sample, sample_dtype
from .scene import Scene, build_scene
from .standard import LongPress, Manual, Pan, Pinch, Press, Rotation, ScreenEdgePan, Swipe, Tap
from .view import View

__version__ = "0.1.0"
library_version: str = ffi.lib.kin_version().decode()

__all__ = [
    "Button", "CapacityError", "CaseError", "CheckResult", "ClassError", "ClassInfo", "ClosedError", "CycleError",
    "DecisionEvent", "Direction", "Engine", "Error", "Event", "ExistsError", "GestureEvent", "InvalidError", "KindError",
    "LongPress", "Manual", "Modifier", "NullError", "Pan", "Phase", "Pinch", "Point", "Press", "PropertyInfo",
    "PropertyKind", "RangeError", "Reason", "Recognizer", "Rect", "ReentrantError", "Relation", "Rotation", "Sample", "Scene",
    "ScreenEdgePan", "SequenceError", "Severity", "SizeError", "StaleError", "State", "StateError", "Swipe", "Tap", "TieBreak",
    "TouchTimeError", "TouchType", "Transform", "UnknownError", "UnknownPropertyError", "UnsupportedError", "ValueInfo",
    "View", "ViewTouchEvent", "build_scene", "check", "common_properties", "exclusive", "ffi", "library_version", "load_cases",
    "sample_dtype", "simultaneous",
]  # fmt: skip
