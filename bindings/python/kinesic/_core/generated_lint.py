"""The C interface of libkinesic-lint. By Scripts/generate: do not edit, run `make generate`."""

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_bool,
    c_char_p,
    c_double,
    c_int32,
    c_uint32,
    c_uint64,
    c_void_p,
)
from typing import Any, Dict, List, Tuple

from .generated_types import (
    kin_engine_p,
    kin_result,
    kin_scroll_sample,
    kin_touch_sample,
    kin_trace_sink,
    kin_view_id,
)

KIN_LINT_NONE = 4294967295
KIN_LINT_NOTE = 0
KIN_LINT_WARNING = 1
KIN_LINT_ERROR = 2
KIN_FINDING_NEVER = 0
KIN_FINDING_SHADOWED = 1
KIN_FINDING_ORDER = 2
KIN_FINDING_BOTH = 3
KIN_FINDING_LATE = 4
KIN_FINDING_STUCK = 5
KIN_FINDING_FRAGILE = 6
KIN_FINDING_WISH = 7
KIN_FINDING_LOST = 8
KIN_LINT_WITHOUT_REMEDIES = 1
KIN_WISH_FIRES = 1
KIN_WISH_BY = 2
KIN_LINT_APART = 0
KIN_LINT_UNFIT = 1
KIN_LINT_FIRES = 2
KIN_LINT_WAITS = 3
KIN_LINT_LOSES = 4
KIN_LINT_REFUSED = 5


kin_lint_p = c_void_p
kin_lint_severity = c_int32
kin_finding_kind = c_int32
kin_lint_progress: Any = CFUNCTYPE(c_bool, c_double, c_void_p)


class kin_lint_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("width", c_double),
        ("height", c_double),
        ("run_limit", c_uint64),
        ("progress", kin_lint_progress),
        ("user_data", c_void_p),
    ]


class kin_wish_outcome(Structure):
    _fields_ = [("recognizer", c_uint64), ("flags", c_uint32), ("reserved", c_uint32), ("within_ns", c_uint64)]


class kin_wish(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("motion", c_char_p),
        ("view", kin_view_id),
        ("samples", POINTER(kin_touch_sample)),
        ("sample_count", c_uint32),
        ("outcome_count", c_uint32),
        ("outcomes", POINTER(kin_wish_outcome)),
    ]


class kin_finding(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("kind", kin_finding_kind),
        ("severity", kin_lint_severity),
        ("is_allowed", c_uint32),
        ("recognizer", c_uint64),
        ("other", c_uint64),
        ("view", kin_view_id),
        ("delay_ns", c_uint64),
        ("motion", c_uint32),
        ("motion_count", c_uint32),
        ("wish", c_uint32),
        ("remedy_count", c_uint32),
        ("sentence", c_char_p),
    ]


class kin_lint_motion(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("sample_count", c_uint32),
        ("scroll_count", c_uint32),
        ("reserved", c_uint32),
        ("name", c_char_p),
        ("view", kin_view_id),
        ("x", c_double),
        ("y", c_double),
        ("samples", POINTER(kin_touch_sample)),
        ("scrolls", POINTER(kin_scroll_sample)),
    ]


kin_lint_outcome = c_int32

# name: (result, arguments)
FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "kin_lint_create": (kin_result, [kin_engine_p, POINTER(kin_lint_options), POINTER(kin_lint_p)]),
    "kin_lint_destroy": (None, [kin_lint_p]),
    "kin_lint_allow": (kin_result, [kin_lint_p, kin_finding_kind, c_uint64, c_uint64]),
    "kin_lint_add_motion": (kin_result, [kin_lint_p, c_char_p, POINTER(kin_touch_sample), c_uint32]),
    "kin_lint_add_wish": (kin_result, [kin_lint_p, POINTER(kin_wish)]),
    "kin_lint_run": (kin_result, [kin_lint_p]),
    "kin_lint_last_error": (c_char_p, [kin_lint_p]),
    "kin_lint_get_finding_count": (kin_result, [kin_lint_p, POINTER(c_uint32)]),
    "kin_lint_get_finding": (kin_result, [kin_lint_p, c_uint32, POINTER(kin_finding)]),
    "kin_lint_get_remedy": (kin_result, [kin_lint_p, c_uint32, c_uint32, POINTER(c_char_p)]),
    "kin_lint_get_motion_count": (kin_result, [kin_lint_p, POINTER(c_uint32)]),
    "kin_lint_get_motion": (kin_result, [kin_lint_p, c_uint32, POINTER(kin_lint_motion)]),
    "kin_lint_get_outcome": (kin_result, [
        kin_lint_p,
        c_uint32,
        c_uint64,
        POINTER(kin_lint_outcome),
        POINTER(c_uint64),
    ]),
    "kin_lint_write_json": (kin_result, [kin_lint_p, kin_trace_sink, c_void_p]),
    "kin_finding_kind_name": (c_char_p, [kin_finding_kind]),
}
