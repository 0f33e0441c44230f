"""The C interface of libkinesic-recordings. By Scripts/generate: do not edit, run `make generate`."""

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
    kin_rect,
    kin_result,
    kin_touch_sample,
)

KIN_RECORDING_ANY = -1
KIN_RECORDING_CSV = 0
KIN_RECORDING_EVEMU = 1
KIN_RECORDING_LIBINPUT = 2
KIN_RECORDING_GETEVENT = 3
KIN_RECORDING_POINTER = 4
KIN_RECORDING_TUIO = 5
KIN_RECORDING_EVTEST = 6
KIN_RECORDING_SCALE_GIVEN = 0
KIN_RECORDING_SCALE_GIVEN_SIZE = 1
KIN_RECORDING_SCALE_DEVICE = 2
KIN_RECORDING_SCALE_FILE = 3
KIN_RECORDING_SCALE_GUESS = 4


kin_recording_p = c_void_p
kin_recording_format = c_int32
kin_recording_scale = c_int32


class kin_recording_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("format", kin_recording_format),
        ("name", c_char_p),
        ("units_per_mm_x", c_double),
        ("units_per_mm_y", c_double),
        ("device_width", c_double),
        ("device_height", c_double),
        ("range_x", c_double),
        ("range_y", c_double),
        ("known_range_x", c_double),
        ("known_range_y", c_double),
        ("known_units_per_mm", c_double),
        ("sentence", c_char_p),
        ("sentence_capacity", c_uint64),
    ]


class kin_recording_info(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("format", kin_recording_format),
        ("sample_count", c_uint64),
        ("window", kin_rect),
        ("units_per_mm_x", c_double),
        ("units_per_mm_y", c_double),
        ("scale", kin_recording_scale),
        ("passed_over", c_uint32),
        ("device", c_char_p),
        ("notes", c_char_p),
    ]

# name: (result, arguments)
FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "kin_recording_options_init": (None, [POINTER(kin_recording_options)]),
    "kin_recording_read": (kin_result, [c_void_p, c_uint64, POINTER(kin_recording_options), POINTER(kin_recording_p)]),
    "kin_recording_destroy": (None, [kin_recording_p]),
    "kin_recording_info_init": (None, [POINTER(kin_recording_info)]),
    "kin_recording_get_info": (kin_result, [kin_recording_p, POINTER(kin_recording_info)]),
    "kin_recording_get_samples": (kin_result, [kin_recording_p, c_uint64, POINTER(kin_touch_sample), c_uint64]),
    "kin_recording_last_error": (c_char_p, []),
}
