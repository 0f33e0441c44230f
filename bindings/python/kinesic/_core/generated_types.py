"""The types of the C interface, from the headers. By Scripts/generate: do not edit, run `make generate`."""

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    Union,
    c_bool,
    c_char_p,
    c_double,
    c_int32,
    c_uint16,
    c_uint32,
    c_uint64,
    c_void_p,
)
from typing import Any

from .generated_constants import (
    KIN_VALUE_CAPACITY,
)


kin_result = c_int32


class kin_point(Structure):
    _fields_ = [("x", c_double), ("y", c_double)]


class kin_rect(Structure):
    _fields_ = [("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double)]


class kin_transform(Structure):
    _fields_ = [("a", c_double), ("b", c_double), ("c", c_double), ("d", c_double), ("tx", c_double), ("ty", c_double)]


kin_view_id = c_uint64
kin_recognizer_id = c_uint64
kin_plugin_id = c_uint64
kin_state = c_int32
kin_phase = c_int32
kin_touch_cause = c_int32
kin_touch_type = c_int32


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
        ("cause", kin_touch_cause),
        ("hand", c_uint32),
        ("reserved", c_uint64),
    ]


kin_direction = c_uint32
kin_edge = c_uint32
kin_axes = c_int32
kin_threshold_mode = c_int32
kin_finger_strategy = c_int32


class kin_tap_values(Structure):
    _fields_ = [("tap_count", c_double)]


class kin_long_press_values(Structure):
    _fields_ = [("duration", c_double)]


class kin_pan_values(Structure):
    _fields_ = [
        ("translation_x", c_double),
        ("translation_y", c_double),
        ("velocity_x", c_double),
        ("velocity_y", c_double),
        ("certainty", c_double),
    ]


class kin_swipe_values(Structure):
    _fields_ = [("direction", c_double)]


class kin_pinch_values(Structure):
    _fields_ = [
        ("scale", c_double),
        ("velocity", c_double),
        ("focus_x", c_double),
        ("focus_y", c_double),
        ("span_before", c_double),
        ("span", c_double),
        ("certainty", c_double),
    ]


class kin_rotation_values(Structure):
    _fields_ = [
        ("rotation", c_double),
        ("velocity", c_double),
        ("focus_x", c_double),
        ("focus_y", c_double),
        ("certainty", c_double),
    ]


class kin_screen_edge_pan_values(Structure):
    _fields_ = [
        ("translation_x", c_double),
        ("translation_y", c_double),
        ("velocity_x", c_double),
        ("velocity_y", c_double),
    ]


class kin_transform_values(Structure):
    _fields_ = [
        ("a", c_double),
        ("b", c_double),
        ("tx", c_double),
        ("ty", c_double),
        ("velocity_x", c_double),
        ("velocity_y", c_double),
        ("scale_velocity", c_double),
        ("rotation_velocity", c_double),
    ]


class kin_serial_tap_values(Structure):
    _fields_ = [("tap_count", c_double)]


class kin_tap_drag_values(Structure):
    _fields_ = [
        ("translation_x", c_double),
        ("translation_y", c_double),
        ("velocity_x", c_double),
        ("velocity_y", c_double),
        ("distance", c_double),
        ("scale", c_double),
        ("rotation", c_double),
    ]


class kin_multi_drag_values(Structure):
    _fields_ = [
        ("translation_x", c_double),
        ("translation_y", c_double),
        ("velocity_x", c_double),
        ("velocity_y", c_double),
    ]


class kin_multi_tap_values(Structure):
    _fields_ = [("tap_count", c_double)]


class kin_dwell_values(Structure):
    _fields_ = [("progress", c_double), ("dwell_count", c_double)]


kin_engine_p = c_void_p
kin_event_type = c_int32
kin_reason = c_int32


class _kin_event_union(Union):
    _fields_ = [
        ("values", c_double * KIN_VALUE_CAPACITY),
        ("tap", kin_tap_values),
        ("long_press", kin_long_press_values),
        ("pan", kin_pan_values),
        ("swipe", kin_swipe_values),
        ("pinch", kin_pinch_values),
        ("rotation", kin_rotation_values),
        ("screen_edge_pan", kin_screen_edge_pan_values),
        ("transform", kin_transform_values),
        ("serial_tap", kin_serial_tap_values),
        ("tap_drag", kin_tap_drag_values),
        ("multi_drag", kin_multi_drag_values),
        ("multi_tap", kin_multi_tap_values),
        ("dwell", kin_dwell_values),
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
        ("_union", _kin_event_union),
        ("user_data", c_void_p),
        ("reserved", c_uint64),
    ]


kin_event_callback: Any = CFUNCTYPE(None, kin_engine_p, POINTER(kin_event), c_void_p)
kin_allocate_callback: Any = CFUNCTYPE(c_void_p, c_uint64, c_void_p)
kin_free_callback: Any = CFUNCTYPE(None, c_void_p, c_uint64, c_void_p)


class kin_allocator(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("allocate", kin_allocate_callback),
        ("free", kin_free_callback),
        ("user_data", c_void_p),
    ]


class kin_usage(Structure):
    _fields_ = [("now", c_uint32), ("most", c_uint32), ("capacity", c_uint32)]


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


kin_tie_break = c_int32


class kin_engine_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("touch_capacity", c_uint32),
        ("event_capacity", c_uint32),
        ("tie_break", kin_tie_break),
        ("units_per_inch", c_double),
        ("allocator", POINTER(kin_allocator)),
        ("recognizer_capacity", c_uint32),
        ("reserved", c_uint32),
    ]


class kin_contact(Structure):
    _fields_ = [
        ("touch", c_uint64),
        ("contact", c_uint64),
        ("view", kin_view_id),
        ("time_ns", c_uint64),
        ("start_time_ns", c_uint64),
        ("x", c_double),
        ("y", c_double),
        ("start_x", c_double),
        ("start_y", c_double),
        ("type", kin_touch_type),
        ("tap_count", c_uint32),
        ("hand", c_uint32),
        ("reserved_hand", c_uint32),
        ("reserved", c_uint64),
    ]


kin_severity = c_int32
kin_log_callback: Any = CFUNCTYPE(None, kin_engine_p, kin_severity, c_char_p, c_void_p)
kin_scroll_phase = c_int32


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


class kin_contact_filter(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("dropout_interval", c_double),
        ("dropout_distance", c_double),
        ("jump_distance", c_double),
    ]


class kin_hand_grouping(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("together_interval", c_double),
        ("span", c_double),
        ("late_reach", c_double),
        ("palm", c_double),
        ("palm_span", c_double),
        ("late_palm_span", c_double),
        ("turn", c_double),
    ]


class kin_palm_filter(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("pen_over_touch", c_uint32),
        ("palm_radius", c_double),
        ("edge_margin", c_double),
        ("edge_distance", c_double),
        ("edge_interval", c_double),
        ("pen_cancel_interval", c_double),
        ("pen_hold_interval", c_double),
        ("hold_lifetime", c_double),
    ]


kin_late_location = c_int32


class kin_accommodations(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("location", kin_late_location),
        ("minimum_contact_time", c_double),
        ("repeat_interval", c_double),
        ("repeat_distance", c_double),
    ]


kin_view_flags = c_uint32


class kin_view_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", kin_view_flags),
        ("frame", kin_rect),
        ("transform", kin_transform),
    ]


class kin_view_delegate(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("user_data", c_void_p),
        ("contains_point", CFUNCTYPE(c_bool, kin_engine_p, kin_view_id, c_double, c_double, c_void_p)),
        ("gesture_should_begin", CFUNCTYPE(c_bool, kin_engine_p, kin_view_id, kin_recognizer_id, c_void_p)),
    ]


class kin_recognizer_delegate(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("user_data", c_void_p),
        ("should_begin", CFUNCTYPE(c_bool, kin_engine_p, kin_recognizer_id, c_void_p)),
        (
            "should_receive_touch",
            CFUNCTYPE(c_bool, kin_engine_p, kin_recognizer_id, POINTER(kin_touch_sample), c_void_p),
        ),
        (
            "should_recognize_simultaneously_with",
            CFUNCTYPE(c_bool, kin_engine_p, kin_recognizer_id, kin_recognizer_id, c_void_p),
        ),
        ("should_require_failure_of", CFUNCTYPE(c_bool, kin_engine_p, kin_recognizer_id, kin_recognizer_id, c_void_p)),
        (
            "should_be_required_to_fail_by",
            CFUNCTYPE(c_bool, kin_engine_p, kin_recognizer_id, kin_recognizer_id, c_void_p),
        ),
    ]


kin_relation = c_int32
kin_function: Any = CFUNCTYPE(None)


class kin_touch_point(Structure):
    _fields_ = [("time_ns", c_uint64), ("x", c_double), ("y", c_double)]


class kin_touch(Structure):
    _fields_ = [
        ("id", c_uint64),
        ("contact", c_uint64),
        ("view", kin_view_id),
        ("changes", c_uint32),
        ("type", kin_touch_type),
        ("x", c_double),
        ("y", c_double),
        ("previous_x", c_double),
        ("previous_y", c_double),
        ("start_x", c_double),
        ("start_y", c_double),
        ("time_ns", c_uint64),
        ("previous_time_ns", c_uint64),
        ("start_time_ns", c_uint64),
        ("force", c_double),
        ("major_radius", c_double),
        ("altitude", c_double),
        ("azimuth", c_double),
        ("buttons", c_uint32),
        ("modifiers", c_uint32),
        ("tap_count", c_uint32),
        ("history_count", c_uint32),
        ("history", POINTER(kin_touch_point)),
        ("hand", c_uint32),
        ("reserved_hand", c_uint32),
        ("reserved", c_uint64 * 3),
    ]


class kin_scroll(Structure):
    _fields_ = [
        ("x", c_double),
        ("y", c_double),
        ("dx", c_double),
        ("dy", c_double),
        ("magnification", c_double),
        ("rotation", c_double),
    ]


class kin_step(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("state", kin_state),
        ("time_ns", c_uint64),
        ("scale", c_double),
        ("touches", POINTER(POINTER(kin_touch))),
        ("touch_count", c_uint32),
        ("down_count", c_uint32),
        ("changes", c_uint32),
        ("flags", c_uint32),
        ("bounds", kin_rect),
        ("scroll", POINTER(kin_scroll)),
    ]


class kin_report(Structure):
    _fields_ = [
        ("touch", c_uint32),
        ("state", kin_state),
        ("flags", c_uint32),
        ("reserved", c_uint32),
        ("x", c_double),
        ("y", c_double),
        ("values", c_double * KIN_VALUE_CAPACITY),
    ]


class kin_request(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("deadline_ns", c_uint64),
        ("ignore", c_uint64 * 2),
        ("x", c_double),
        ("y", c_double),
        ("crossing", c_double),
        ("reason", c_uint32),
        ("report_count", c_uint32),
        ("reports", POINTER(kin_report)),
        ("values", c_double * KIN_VALUE_CAPACITY),
    ]


kin_property_kind = c_int32


class kin_property(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("summary", c_char_p),
        ("unit", c_char_p),
        ("origin", c_char_p),
        ("initial", c_double),
        ("minimum", c_double),
        ("maximum", c_double),
        ("kind", kin_property_kind),
        ("offset", c_uint32),
    ]


class kin_value(Structure):
    _fields_ = [("name", c_char_p), ("summary", c_char_p), ("unit", c_char_p), ("initial", c_double)]


class kin_peer(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("property_count", c_uint32),
        ("class_name", c_char_p),
        ("properties", POINTER(kin_property)),
        ("state", c_void_p),
    ]


class kin_recognizer_class(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("abi_level", c_uint32),
        ("name", c_char_p),
        ("summary", c_char_p),
        ("version", c_char_p),
        ("flags", c_uint32),
        ("state_size", c_uint32),
        ("state_alignment", c_uint32),
        ("property_count", c_uint32),
        ("properties", POINTER(kin_property)),
        ("values", POINTER(kin_value)),
        ("value_count", c_uint32),
        ("detail_count", c_uint32),
        ("details", POINTER(c_char_p)),
        ("prepare", CFUNCTYPE(None, c_void_p)),
        ("step", CFUNCTYPE(kin_state, c_void_p, POINTER(kin_step), POINTER(kin_request))),
        ("set_value", CFUNCTYPE(c_bool, c_void_p, c_uint32, c_double)),
        ("can_prevent", CFUNCTYPE(c_bool, c_void_p, POINTER(kin_peer))),
        ("can_be_prevented_by", CFUNCTYPE(c_bool, c_void_p, POINTER(kin_peer))),
        ("should_require_failure_of", CFUNCTYPE(c_bool, c_void_p, POINTER(kin_peer))),
        ("should_be_required_to_fail_by", CFUNCTYPE(c_bool, c_void_p, POINTER(kin_peer))),
        ("layout", c_uint32),
        ("reserved", c_uint32),
        ("continues_with", CFUNCTYPE(c_bool, c_void_p, POINTER(kin_step))),
    ]


class kin_struct_sizes(Structure):
    _fields_ = [
        ("recognizer_class", c_uint32),
        ("property", c_uint32),
        ("value", c_uint32),
        ("step", c_uint32),
        ("request", c_uint32),
        ("peer", c_uint32),
        ("touch", c_uint32),
        ("touch_point", c_uint32),
        ("scroll", c_uint32),
        ("report", c_uint32),
    ]


class kin_host(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("abi_level", c_uint32),
        ("version", c_char_p),
        ("sizes", kin_struct_sizes),
        ("abi_minor", c_uint32),
        ("reserved", c_uint32),
        ("find_extension", CFUNCTYPE(c_void_p, c_char_p)),
    ]


class kin_plugin(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("abi_level", c_uint32),
        ("name", c_char_p),
        ("summary", c_char_p),
        ("version", c_char_p),
        ("classes", POINTER(POINTER(kin_recognizer_class))),
        ("class_count", c_uint32),
        ("abi_minor", c_uint32),
        ("sizes", kin_struct_sizes),
        ("needed_minor", c_uint32),
        ("need_count", c_uint32),
        ("needs", POINTER(c_char_p)),
    ]


kin_estimate_kind = c_int32


class kin_touch_estimate(Structure):
    _fields_ = [
        ("time_ns", c_uint64),
        ("x", c_double),
        ("y", c_double),
        ("kind", kin_estimate_kind),
        ("reserved", c_uint32),
    ]


kin_prediction = c_int32


class kin_smoothing(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("minimum_cutoff", c_double),
        ("beta", c_double),
        ("speed_cutoff", c_double),
    ]


kin_velocity_strategy = c_int32


class kin_velocity_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("strategy", kin_velocity_strategy),
        ("window_ns", c_uint64),
        ("move_gap_ns", c_uint64),
        ("lift_gap_ns", c_uint64),
        ("maximum_points", c_uint32),
        ("refuses_reversal", c_uint32),
        ("limit", c_double),
        ("spacing_ns", c_uint64),
        ("units_per_inch", c_double),
        ("guards_lift", c_uint32),
        ("reserved", c_uint32),
    ]


class kin_fling(Structure):
    _fields_ = [
        ("position", c_double),
        ("velocity", c_double),
        ("rate", c_double),
        ("turn", c_double),
        ("target", c_double),
        ("frequency", c_double),
        ("damping", c_double),
        ("tolerance", c_double),
    ]


kin_trace_sink: Any = CFUNCTYPE(kin_result, c_void_p, c_uint32, c_void_p)
kin_operation = c_int32


class kin_operation_info(Structure):
    _fields_ = [
        ("operation", kin_operation),
        ("code", c_uint32),
        ("name", c_char_p),
        ("fields", c_char_p),
        ("summary", c_char_p),
    ]


class kin_trace_info(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("version", c_uint32),
        ("check_interval", c_uint32),
        ("is_complete", c_uint32),
        ("begin_ns", c_uint64),
        ("size", c_uint64),
        ("damage_offset", c_uint64),
        ("reserved", c_uint64 * 8),
        ("options", kin_engine_options),
    ]


class kin_trace_call(Structure):
    _fields_ = [
        ("operation", kin_operation),
        ("count", c_uint32),
        ("index", c_uint64),
        ("offset", c_uint64),
        ("time_ns", c_uint64),
        ("target", c_uint64),
        ("other", c_uint64),
        ("number", c_uint64),
        ("value", c_double),
        ("samples", POINTER(kin_touch_sample)),
        ("scrolls", POINTER(kin_scroll_sample)),
        ("text", c_char_p),
    ]


kin_question = c_int32


class kin_trace_answer(Structure):
    _fields_ = [
        ("question", kin_question),
        ("is_yes", c_uint32),
        ("time_ns", c_uint64),
        ("target", c_uint64),
        ("other", c_uint64),
    ]


class kin_replay_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("until_ns", c_uint64),
        ("user_data", c_void_p),
        ("on_event", kin_event_callback),
        ("on_call", CFUNCTYPE(c_bool, kin_engine_p, POINTER(kin_trace_call), c_void_p)),
        ("on_step", CFUNCTYPE(None, kin_engine_p, c_uint64, c_uint64, c_void_p)),
        ("on_answer", CFUNCTYPE(None, kin_engine_p, POINTER(kin_trace_answer), c_void_p)),
    ]


class kin_replay_report(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("is_complete", c_uint32),
        ("calls", c_uint64),
        ("steps", c_uint64),
        ("events", c_uint64),
        ("checks", c_uint64),
        ("offset", c_uint64),
        ("failed_step", c_uint64),
        ("end_ns", c_uint64),
    ]


class kin_plugin_info(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("first_class", c_uint32),
        ("class_count", c_uint32),
        ("reserved", c_uint32),
        ("path", c_char_p),
        ("name", c_char_p),
        ("summary", c_char_p),
        ("version", c_char_p),
    ]


class kin_math_extension(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("exponential", CFUNCTYPE(c_double, c_double)),
        ("logarithm", CFUNCTYPE(c_double, c_double)),
        ("cosine_and_sine", CFUNCTYPE(None, c_double, POINTER(c_double), POINTER(c_double))),
        ("arc_tangent", CFUNCTYPE(c_double, c_double, c_double)),
    ]


class kin_velocity_extension(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        (
            "estimate",
            CFUNCTYPE(kin_result, POINTER(kin_touch_point), c_uint32, c_uint64, POINTER(kin_velocity_options), POINTER(kin_point)),
        ),
        ("options_init", CFUNCTYPE(kin_result, c_char_p, c_void_p, c_uint32)),
    ]


class kin_typed_actions_extension(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        (
            "bind",
            CFUNCTYPE(kin_result, kin_engine_p, kin_recognizer_id, c_char_p, kin_function, c_char_p, c_void_p, POINTER(c_uint64)),
        ),
    ]


class kin_plugins_extension(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("set_policy", CFUNCTYPE(kin_result, kin_engine_p, c_uint32)),
        ("load", CFUNCTYPE(kin_result, kin_engine_p, c_char_p, POINTER(kin_plugin_id))),
        ("search_path_add", CFUNCTYPE(kin_result, kin_engine_p, c_char_p)),
        ("get_info", CFUNCTYPE(kin_result, kin_engine_p, kin_plugin_id, POINTER(kin_plugin_info))),
        ("list", CFUNCTYPE(kin_result, kin_engine_p, POINTER(kin_plugin_id), c_uint32, POINTER(c_uint32))),
    ]


# What a plugin exports.
kin_plugin_entry: Any = CFUNCTYPE(kin_result, POINTER(kin_host), POINTER(kin_plugin))
