"""The C interface of libkinesic-overlay. By Scripts/generate: do not edit, run `make generate`."""

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
    kin_engine_p,
    kin_event,
    kin_result,
)

KIN_OVERLAY_LINE = 0
KIN_OVERLAY_DISC = 1
KIN_OVERLAY_RING = 2
KIN_OVERLAY_RECTANGLE = 3
KIN_OVERLAY_TEXT = 4
KIN_OVERLAY_PANEL = 0
KIN_OVERLAY_WORDS = 1
KIN_OVERLAY_QUIET = 2
KIN_OVERLAY_TOUCH = 3
KIN_OVERLAY_POSSIBLE = 4
KIN_OVERLAY_WAITING = 5
KIN_OVERLAY_RECOGNIZED = 6
KIN_OVERLAY_FAILED = 7
KIN_OVERLAY_COLOUR_COUNT = 8
KIN_OVERLAY_DARK = 0
KIN_OVERLAY_LIGHT = 1
KIN_OVERLAY_TOP_LEFT = 0
KIN_OVERLAY_TOP_RIGHT = 1
KIN_OVERLAY_BOTTOM_LEFT = 2
KIN_OVERLAY_BOTTOM_RIGHT = 3


kin_overlay_p = c_void_p
kin_overlay_kind = c_int32


class kin_overlay_shape(Structure):
    _fields_ = [
        ("kind", kin_overlay_kind),
        ("colour", c_uint32),
        ("x", c_double),
        ("y", c_double),
        ("end_x", c_double),
        ("end_y", c_double),
        ("size", c_double),
        ("radius", c_double),
        ("text", c_char_p),
        ("reserved", c_uint64),
    ]


kin_overlay_theme = c_int32
kin_overlay_corner = c_int32


class kin_overlay_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("theme", kin_overlay_theme),
        ("corner", kin_overlay_corner),
        ("finger_capacity", c_uint32),
        ("recognizer_capacity", c_uint32),
        ("trail_capacity", c_uint32),
        ("trail_ns", c_uint64),
        ("scale", c_double),
        ("text_size", c_double),
        ("character_width", c_double),
        ("colours", c_uint32 * KIN_OVERLAY_COLOUR_COUNT),
    ]

# name: (result, arguments)
FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "kin_overlay_options_init": (None, [POINTER(kin_overlay_options)]),
    "kin_overlay_create": (kin_result, [kin_engine_p, POINTER(kin_overlay_options), POINTER(kin_overlay_p)]),
    "kin_overlay_destroy": (None, [kin_overlay_p]),
    "kin_overlay_add_event": (kin_result, [kin_overlay_p, POINTER(kin_event)]),
    "kin_overlay_draw": (kin_result, [
        kin_overlay_p,
        c_double,
        c_double,
        POINTER(POINTER(kin_overlay_shape)),
        POINTER(c_uint32),
    ]),
    "kin_overlay_last_error": (c_char_p, []),
}
