"""The C interface of libkinesic-strokes. By Scripts/generate: do not edit, run `make generate`."""

from __future__ import annotations

from ctypes import (
    POINTER,
    Structure,
    c_char_p,
    c_double,
    c_int32,
    c_uint32,
    c_uint64,
    c_void_p,
)
from typing import Any, Dict, List, Tuple

from .generated_types import (
    kin_recognizer_class,
    kin_result,
)

KIN_STROKE_NONE = 4294967295
KIN_STROKE_ANY_ORDER = 1
KIN_STROKE_ANY_DIRECTION = 2
KIN_STROKE_KEEP_ASPECT = 4
KIN_STROKE_FREE_ASPECT = 8
KIN_STROKE_UNKNOWN = 0
KIN_STROKE_RECOGNIZED = 1
KIN_STROKE_AMBIGUOUS = 2
KIN_STROKE_UNFINISHED = 3


kin_stroke_set_p = c_void_p


class kin_stroke_point(Structure):
    _fields_ = [("x", c_double), ("y", c_double), ("time_ns", c_uint64), ("stroke", c_uint32), ("reserved", c_uint32)]


class kin_stroke_template_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("rotation", c_double),
        ("size_ratio", c_double),
        ("duration_ratio", c_double),
        ("limit", c_double),
    ]


class kin_stroke_set_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("sample_count", c_uint32),
        ("limit", c_double),
        ("margin", c_double),
        ("minimum_size", c_double),
    ]


class kin_stroke_template(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("point_count", c_uint32),
        ("name", c_char_p),
        ("points", POINTER(kin_stroke_point)),
        ("options", kin_stroke_template_options),
    ]


kin_stroke_verdict = c_int32


class kin_stroke_match(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("index", c_uint32),
        ("reserved", c_uint32),
        ("distance", c_double),
        ("score", c_double),
        ("margin", c_double),
        ("confidence", c_double),
        ("rotation", c_double),
    ]


class kin_stroke_result(Structure):
    _fields_ = [("verdict", kin_stroke_verdict), ("match_count", c_uint32)]


class kin_stroke_report(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("own_index", c_uint32),
        ("other_index", c_uint32),
        ("verdict", kin_stroke_verdict),
        ("own_distance", c_double),
        ("other_distance", c_double),
        ("score", c_double),
        ("clashes", c_uint32),
        ("reserved", c_uint32),
    ]

# name: (result, arguments)
FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "kin_stroke_template_options_init": (None, [POINTER(kin_stroke_template_options)]),
    "kin_stroke_set_options_init": (None, [POINTER(kin_stroke_set_options)]),
    "kin_stroke_set_create": (kin_result, [POINTER(kin_stroke_set_options), POINTER(kin_stroke_set_p)]),
    "kin_stroke_set_get_options": (kin_result, [kin_stroke_set_p, POINTER(kin_stroke_set_options)]),
    "kin_stroke_set_destroy": (None, [kin_stroke_set_p]),
    "kin_stroke_set_add": (kin_result, [
        kin_stroke_set_p,
        c_char_p,
        POINTER(kin_stroke_template_options),
        POINTER(kin_stroke_point),
        c_uint64,
        POINTER(c_uint32),
    ]),
    "kin_stroke_set_remove": (kin_result, [kin_stroke_set_p, c_uint32]),
    "kin_stroke_set_count": (kin_result, [kin_stroke_set_p, POINTER(c_uint32)]),
    "kin_stroke_template_init": (None, [POINTER(kin_stroke_template)]),
    "kin_stroke_set_get": (kin_result, [kin_stroke_set_p, c_uint32, POINTER(kin_stroke_template)]),
    "kin_stroke_set_classify": (kin_result, [
        kin_stroke_set_p,
        POINTER(kin_stroke_point),
        c_uint64,
        POINTER(kin_stroke_match),
        c_uint32,
        POINTER(kin_stroke_result),
    ]),
    "kin_stroke_report_init": (None, [POINTER(kin_stroke_report)]),
    "kin_stroke_set_report": (kin_result, [kin_stroke_set_p, c_uint32, POINTER(kin_stroke_report)]),
    "kin_stroke_set_suggest_limit": (kin_result, [kin_stroke_set_p, c_char_p, POINTER(c_double)]),
    "kin_stroke_set_write": (kin_result, [kin_stroke_set_p, c_void_p, c_uint64, POINTER(c_uint64)]),
    "kin_stroke_set_read": (kin_result, [c_void_p, c_uint64, POINTER(kin_stroke_set_p), POINTER(c_uint64)]),
    "kin_stroke_set_share": (kin_result, [kin_stroke_set_p, POINTER(c_double)]),
    "kin_stroke_set_unshare": (kin_result, [c_double]),
    "kin_stroke_set_find": (kin_result, [c_double, POINTER(kin_stroke_set_p)]),
    "kin_stroke_get_class": (POINTER(kin_recognizer_class), []),
    "kin_stroke_last_error": (c_char_p, []),
}
