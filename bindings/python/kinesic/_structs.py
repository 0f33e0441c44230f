"""Every struct and callback type of the headers, field by field, by their C names. Units and meaning: see the
headers."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, Union, c_bool, c_char_p, c_double, c_int32, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p

from ._constants import KIN_VALUE_CAPACITY

# Scalar types.
kin_result = c_int32
kin_view_id = c_uint64
kin_recognizer_id = c_uint64
kin_plugin_id = c_uint64
kin_state = c_int32
kin_phase = c_int32
kin_touch_type = c_int32
kin_event_type = c_int32
kin_reason = c_int32
kin_tie_break = c_int32
kin_severity = c_int32
kin_property_kind = c_int32
kin_relation = c_int32
kin_scroll_phase = c_int32
kin_engine_p = c_void_p


# base.h
class kin_point(Structure):
    _fields_ = [("x", c_double), ("y", c_double)]


class kin_rect(Structure):
    _fields_ = [("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double)]


class kin_transform(Structure):
    _fields_ = [(name, c_double) for name in ("a", "b", "c", "d", "tx", "ty")]


# touch.h
class kin_touch_sample(Structure):
    _fields_ = [
        ("touch", c_uint64),
        ("time_ns", c_uint64),
        ("x", c_double),
        ("y", c_double),
        ("view", kin_view_id),
        ("phase", kin_phase),
        ("type", kin_touch_type),
        ("force", c_double),
        ("major_radius", c_double),
        ("altitude", c_double),
        ("azimuth", c_double),
        ("buttons", c_uint32),
        ("modifiers", c_uint32),
    ]


# event.h
class kin_tap_values(Structure):
    _fields_ = [("tap_count", c_double)]


class kin_long_press_values(Structure):
    _fields_ = [("duration", c_double)]


class kin_pan_values(Structure):
    _fields_ = [(name, c_double) for name in ("translation_x", "translation_y", "velocity_x", "velocity_y")]


class kin_swipe_values(Structure):
    _fields_ = [("direction", c_double)]


class kin_pinch_values(Structure):
    _fields_ = [(name, c_double) for name in ("scale", "velocity", "focus_x", "focus_y", "span_before", "span")]


class kin_rotation_values(Structure):
    _fields_ = [(name, c_double) for name in ("rotation", "velocity", "focus_x", "focus_y")]


class _kin_event_values(Union):
    _fields_ = [
        ("values", c_double * KIN_VALUE_CAPACITY),
        ("tap", kin_tap_values),
        ("long_press", kin_long_press_values),
        ("pan", kin_pan_values),
        ("swipe", kin_swipe_values),
        ("pinch", kin_pinch_values),
        ("rotation", kin_rotation_values),
    ]


class kin_event(Structure):
    _anonymous_ = ("_union",)
    _fields_ = [
        ("sequence", c_uint64),
        ("time_ns", c_uint64),
        ("touch_time_ns", c_uint64),
        ("type", kin_event_type),
        ("state", kin_state),
        ("recognizer", kin_recognizer_id),
        ("view", kin_view_id),
        ("touch", c_uint64),
        ("contact", c_uint64),
        ("phase", kin_phase),
        ("reason", kin_reason),
        ("other", kin_recognizer_id),
        ("x", c_double),
        ("y", c_double),
        ("touch_count", c_uint16),
        ("value_count", c_uint16),
        ("merged", c_uint32),
        ("detail", c_uint32),
        ("from", kin_state),
        ("_union", _kin_event_values),
    ]


kin_event_callback = CFUNCTYPE(None, kin_engine_p, POINTER(kin_event), c_void_p)


# memory.h
kin_allocate_callback = CFUNCTYPE(c_void_p, c_uint64, c_void_p)
kin_free_callback = CFUNCTYPE(None, c_void_p, c_uint64, c_void_p)


class kin_allocator(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("allocate", kin_allocate_callback),
        ("free", kin_free_callback),
        ("user_data", c_void_p),
    ]


class kin_usage(Structure):
    _fields_ = [
        ("now", c_uint32),
        ("most", c_uint32),
        ("capacity", c_uint32),
    ]


class kin_engine_usage(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("touches", kin_usage),
        ("views", kin_usage),
        ("recognizers", kin_usage),
        ("actions", kin_usage),
        ("events", kin_usage),
        ("bytes", c_uint64),
        ("most_bytes", c_uint64),
    ]


# engine.h
class kin_engine_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("touch_capacity", c_uint32),
        ("event_capacity", c_uint32),
        ("tie_break", kin_tie_break),
        ("units_per_inch", c_double),
        ("allocator", POINTER(kin_allocator)),
    ]


kin_log_callback = CFUNCTYPE(None, kin_engine_p, kin_severity, c_char_p, c_void_p)


# scroll.h
class kin_scroll_sample(Structure):
    _fields_ = [
        ("source", c_uint64),
        ("time_ns", c_uint64),
        ("x", c_double),
        ("y", c_double),
        ("view", kin_view_id),
        ("phase", kin_scroll_phase),
        ("type", kin_touch_type),
        ("dx", c_double),
        ("dy", c_double),
        ("magnification", c_double),
        ("rotation", c_double),
        ("modifiers", c_uint32),
        ("reserved", c_uint32),
    ]


# contact.h
class kin_contact_filter(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("dropout_interval", c_double),
        ("dropout_distance", c_double),
        ("jump_distance", c_double),
    ]


# view.h
class kin_view_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("hidden", c_bool),
        ("interaction_enabled", c_bool),
        ("multiple_touch_enabled", c_bool),
        ("exclusive_touch", c_bool),
        ("arena_boundary", c_bool),
        ("wants_touches", c_bool),
        ("reserved", c_uint8 * 6),
        ("frame", kin_rect),
        ("transform", kin_transform),
    ]


contains_point_function = CFUNCTYPE(c_bool, kin_engine_p, kin_view_id, c_double, c_double, c_void_p)
gesture_should_begin_function = CFUNCTYPE(c_bool, kin_engine_p, kin_view_id, kin_recognizer_id, c_void_p)


class kin_view_delegate(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("user_data", c_void_p),
        ("contains_point", contains_point_function),
        ("gesture_should_begin", gesture_should_begin_function),
    ]


# action.h
kin_function = CFUNCTYPE(None)

# recognizer.h
should_begin_function = CFUNCTYPE(c_bool, kin_engine_p, kin_recognizer_id, c_void_p)
should_receive_touch_function = CFUNCTYPE(c_bool, kin_engine_p, kin_recognizer_id, POINTER(kin_touch_sample), c_void_p)
pair_function = CFUNCTYPE(c_bool, kin_engine_p, kin_recognizer_id, kin_recognizer_id, c_void_p)


class kin_recognizer_delegate(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("user_data", c_void_p),
        ("should_begin", should_begin_function),
        ("should_receive_touch", should_receive_touch_function),
        ("should_recognize_simultaneously_with", pair_function),
        ("should_require_failure_of", pair_function),
        ("should_be_required_to_fail_by", pair_function),
    ]
