"""The C interface of libkinesic-touchpad. By Scripts/generate: do not edit, run `make generate`."""

from __future__ import annotations

from ctypes import (
    POINTER,
    Structure,
    c_bool,
    c_char_p,
    c_double,
    c_int32,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)
from typing import Any, Dict, List, Tuple

from .generated_types import (
    kin_rect,
    kin_result,
    kin_scroll_sample,
    kin_touch_sample,
)

KIN_TOUCHPAD_CONTACT_LIMIT = 16
KIN_TOUCHPAD_TOOL_FINGER = 0
KIN_TOUCHPAD_TOOL_PEN = 1
KIN_TOUCHPAD_TOOL_PALM = 2
KIN_TOUCHPAD_FEATURE_TAPS = 1
KIN_TOUCHPAD_FEATURE_TAP_DRAG = 2
KIN_TOUCHPAD_FEATURE_DRAG_LOCK = 4
KIN_TOUCHPAD_FEATURE_SCROLL = 8
KIN_TOUCHPAD_FEATURE_AXIS_LOCK = 16
KIN_TOUCHPAD_FEATURE_MOMENTUM = 32
KIN_TOUCHPAD_FEATURE_PINCH = 64
KIN_TOUCHPAD_FEATURE_ROTATION = 128
KIN_TOUCHPAD_FEATURE_SWIPES = 256
KIN_TOUCHPAD_FEATURE_HOLDS = 512
KIN_TOUCHPAD_FEATURE_CORRECTION = 1024
KIN_TOUCHPAD_FEATURE_THREE_FINGER_DRAG = 2048
KIN_TOUCHPAD_FEATURE_ACCELERATION = 4096
KIN_TOUCHPAD_FEATURE_CLICK_FINGERS = 8192
KIN_TOUCHPAD_FEATURE_CLICK_ZONES = 16384
KIN_TOUCHPAD_FEATURE_SEMI_MT = 32768
KIN_TOUCHPAD_EVIDENCE_TOOL = 1
KIN_TOUCHPAD_EVIDENCE_SIZE = 2
KIN_TOUCHPAD_EVIDENCE_PRESSURE = 4
KIN_TOUCHPAD_EVIDENCE_EDGE = 8
KIN_TOUCHPAD_EVIDENCE_ZONE = 16
KIN_TOUCHPAD_EVIDENCE_REST = 32
KIN_TOUCHPAD_EVIDENCE_SPLIT = 64
KIN_TOUCHPAD_EVIDENCE_JUMP = 128
KIN_TOUCHPAD_EVIDENCE_BUTTON = 256
KIN_TOUCHPAD_MOTION = 0
KIN_TOUCHPAD_BUTTON = 1
KIN_TOUCHPAD_SCROLL = 2
KIN_TOUCHPAD_PINCH = 3
KIN_TOUCHPAD_SWIPE = 4
KIN_TOUCHPAD_HOLD = 5
KIN_TOUCHPAD_DECISION = 6
KIN_TOUCHPAD_BEGAN = 0
KIN_TOUCHPAD_CHANGED = 1
KIN_TOUCHPAD_ENDED = 2
KIN_TOUCHPAD_CANCELLED = 3
KIN_TOUCHPAD_MOMENTUM = 4
KIN_TOUCHPAD_MOMENTUM_ENDED = 5
KIN_TOUCHPAD_AXIS_FREE = 0
KIN_TOUCHPAD_AXIS_HORIZONTAL = 1
KIN_TOUCHPAD_AXIS_VERTICAL = 2
KIN_TOUCHPAD_BY_TAP = 1
KIN_TOUCHPAD_DRAGGING = 2
KIN_TOUCHPAD_REASON_NONE = 0
KIN_TOUCHPAD_REASON_LIFTED = 1
KIN_TOUCHPAD_REASON_MOVED = 2
KIN_TOUCHPAD_REASON_FINGERS_CHANGED = 3
KIN_TOUCHPAD_REASON_CORRECTED = 4
KIN_TOUCHPAD_REASON_TIMEOUT = 5
KIN_TOUCHPAD_REASON_TOUCHED = 6
KIN_TOUCHPAD_REASON_SLOW = 7
KIN_TOUCHPAD_REASON_CANCELLED = 8
KIN_TOUCHPAD_REASON_BUTTON = 9
KIN_TOUCHPAD_REASON_PALM_TOOL = 20
KIN_TOUCHPAD_REASON_PALM_SIZE = 21
KIN_TOUCHPAD_REASON_PALM_PRESSURE = 22
KIN_TOUCHPAD_REASON_PALM_EDGE = 23
KIN_TOUCHPAD_REASON_THUMB_ZONE = 24
KIN_TOUCHPAD_REASON_THUMB_SIZE = 25
KIN_TOUCHPAD_REASON_THUMB_PRESSURE = 26
KIN_TOUCHPAD_REASON_RESTING = 27
KIN_TOUCHPAD_REASON_SPLIT = 28
KIN_TOUCHPAD_REASON_WOKE = 29
KIN_TOUCHPAD_REASON_JUMP = 30
KIN_TOUCHPAD_REASON_STEP = 31
KIN_TOUCHPAD_REASON_TAP_MOVED = 40
KIN_TOUCHPAD_REASON_TAP_LONG = 41
KIN_TOUCHPAD_REASON_TAP_IN_MOTION = 42
KIN_TOUCHPAD_REASON_TAP_IN_GESTURE = 43
KIN_TOUCHPAD_REASON_TAP_BUTTON = 44
KIN_TOUCHPAD_REASON_TAP_FINGERS = 45
KIN_TOUCHPAD_REASON_TAP_NO_FINGER = 46
KIN_TOUCHPAD_REASON_TAP_LIGHT = 47
KIN_TOUCHPAD_REASON_TOGETHER = 60
KIN_TOUCHPAD_REASON_APART = 61
KIN_TOUCHPAD_REASON_AXIS_LOCKED = 62
KIN_TOUCHPAD_REASON_AXIS_RELEASED = 63


kin_touchpad_p = c_void_p
kin_touchpad_tool = c_int32


class kin_touchpad_contact(Structure):
    _fields_ = [
        ("id", c_uint64),
        ("x", c_double),
        ("y", c_double),
        ("pressure", c_double),
        ("major", c_double),
        ("minor", c_double),
        ("orientation", c_double),
        ("tool", kin_touchpad_tool),
        ("reserved", c_uint32),
    ]


class kin_touchpad_frame(Structure):
    _fields_ = [
        ("time_ns", c_uint64),
        ("contacts", POINTER(kin_touchpad_contact)),
        ("contact_count", c_uint32),
        ("finger_count", c_uint32),
        ("buttons", c_uint32),
        ("reserved", c_uint32),
    ]


class kin_touchpad_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("features", c_uint32),
        ("evidence", c_uint32),
        ("reserved", c_uint32),
        ("width", c_double),
        ("height", c_double),
        ("motion_distance", c_double),
        ("landing_time", c_double),
        ("tap_time", c_double),
        ("tap_distance", c_double),
        ("tap_together", c_double),
        ("drag_time", c_double),
        ("drag_distance", c_double),
        ("drag_lock_time", c_double),
        ("three_finger_drag_time", c_double),
        ("hold_time", c_double),
        ("gesture_distance", c_double),
        ("scroll_ratio", c_double),
        ("pinch_ratio", c_double),
        ("correction_time", c_double),
        ("correction_distance", c_double),
        ("finger_change_time", c_double),
        ("rest_ratio", c_double),
        ("rest_distance", c_double),
        ("rest_hint_distance", c_double),
        ("wake_distance", c_double),
        ("thumb_wake_distance", c_double),
        ("axis_angle", c_double),
        ("axis_release_distance", c_double),
        ("momentum_speed", c_double),
        ("momentum_stop_speed", c_double),
        ("momentum_time", c_double),
        ("momentum_interval", c_double),
        ("acceleration_start", c_double),
        ("acceleration_full", c_double),
        ("acceleration_gain", c_double),
        ("thumb_zone", c_double),
        ("thumb_gap", c_double),
        ("thumb_size", c_double),
        ("thumb_pressure", c_double),
        ("palm_size", c_double),
        ("palm_pressure", c_double),
        ("tap_pressure", c_double),
        ("edge_zone", c_double),
        ("top_zone", c_double),
        ("split_distance", c_double),
        ("merge_distance", c_double),
        ("jump_distance", c_double),
        ("jump_speed", c_double),
        ("step_distance", c_double),
        ("step_ratio", c_double),
        ("button_distance", c_double),
        ("click_time", c_double),
    ]


kin_touchpad_event_kind = c_int32
kin_touchpad_phase = c_int32
kin_touchpad_axis = c_int32
kin_touchpad_reason = c_int32


class kin_touchpad_event(Structure):
    _fields_ = [
        ("time_ns", c_uint64),
        ("kind", kin_touchpad_event_kind),
        ("phase", kin_touchpad_phase),
        ("fingers", c_uint32),
        ("flags", c_uint32),
        ("button", c_uint32),
        ("axis", kin_touchpad_axis),
        ("reason", kin_touchpad_reason),
        ("reserved", c_uint32),
        ("contact", c_uint64),
        ("dx", c_double),
        ("dy", c_double),
        ("velocity_x", c_double),
        ("velocity_y", c_double),
        ("scale", c_double),
        ("rotation", c_double),
        ("certainty", c_double),
        ("measured", c_double),
        ("threshold", c_double),
    ]


class kin_touchpad_evdev_axis(Structure):
    _fields_ = [("minimum", c_int32), ("maximum", c_int32), ("resolution", c_int32), ("reserved", c_int32)]


class kin_touchpad_evdev_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("x", kin_touchpad_evdev_axis),
        ("y", kin_touchpad_evdev_axis),
        ("pressure", kin_touchpad_evdev_axis),
        ("width", c_double),
        ("height", c_double),
    ]


kin_touchpad_evdev_p = c_void_p


class kin_touchpad_pointer(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("buttons", c_uint32),
        ("id", c_uint64),
        ("x", c_double),
        ("y", c_double),
        ("bounds", kin_rect),
        ("units_per_mm", c_double),
        ("scroll_units_per_mm", c_double),
        ("scale", c_double),
        ("rotation", c_double),
        ("is_hovering", c_uint32),
        ("is_scrolling", c_uint32),
    ]

# name: (result, arguments)
FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "kin_touchpad_options_init": (None, [POINTER(kin_touchpad_options)]),
    "kin_touchpad_create": (kin_result, [POINTER(kin_touchpad_options), POINTER(kin_touchpad_p)]),
    "kin_touchpad_destroy": (None, [kin_touchpad_p]),
    "kin_touchpad_set_options": (kin_result, [kin_touchpad_p, POINTER(kin_touchpad_options)]),
    "kin_touchpad_get_options": (kin_result, [kin_touchpad_p, POINTER(kin_touchpad_options)]),
    "kin_touchpad_set_explain": (kin_result, [kin_touchpad_p, c_bool]),
    "kin_touchpad_feed": (kin_result, [kin_touchpad_p, POINTER(kin_touchpad_frame)]),
    "kin_touchpad_advance": (kin_result, [kin_touchpad_p, c_uint64]),
    "kin_touchpad_next_deadline": (kin_result, [kin_touchpad_p, POINTER(c_uint64)]),
    "kin_touchpad_cancel": (kin_result, [kin_touchpad_p, c_uint64]),
    "kin_touchpad_poll": (kin_result, [kin_touchpad_p, POINTER(POINTER(kin_touchpad_event)), POINTER(c_uint32)]),
    "kin_touchpad_event_describe": (kin_result, [POINTER(kin_touchpad_event), c_char_p, c_uint32, POINTER(c_uint32)]),
    "kin_touchpad_reason_name": (c_char_p, [kin_touchpad_reason]),
    "kin_touchpad_evdev_options_init": (None, [POINTER(kin_touchpad_evdev_options)]),
    "kin_touchpad_evdev_create": (kin_result, [POINTER(kin_touchpad_evdev_options), POINTER(kin_touchpad_evdev_p)]),
    "kin_touchpad_evdev_destroy": (None, [kin_touchpad_evdev_p]),
    "kin_touchpad_evdev_get_size": (kin_result, [kin_touchpad_evdev_p, POINTER(c_double), POINTER(c_double)]),
    "kin_touchpad_evdev_feed": (kin_result, [
        kin_touchpad_evdev_p,
        kin_touchpad_p,
        c_uint16,
        c_uint16,
        c_int32,
        c_uint64,
    ]),
    "kin_touchpad_pointer_init": (None, [POINTER(kin_touchpad_pointer)]),
    "kin_touchpad_pointer_convert": (kin_result, [
        POINTER(kin_touchpad_pointer),
        POINTER(kin_touchpad_event),
        POINTER(kin_touch_sample),
        POINTER(c_uint32),
        POINTER(kin_scroll_sample),
        POINTER(c_uint32),
    ]),
    "kin_touchpad_last_error": (c_char_p, []),
}
