"""The C interface, from the headers. Written by Scripts/generate. Do not edit: run `make generate`."""

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
    c_uint8,
    c_void_p,
)
from typing import Any, Dict, List, Tuple

# Of the text that kin_abi_manifest gives.
MANIFEST_CHECKSUM = 3066764640

KIN_VERSION_MAJOR = 0
KIN_VERSION_MINOR = 1
KIN_VERSION_PATCH = 0
KIN_ABI_LEVEL = 1
KIN_TIME_NEVER = 18446744073709551615
KIN_VALUE_CAPACITY = 8
KIN_NUMBER_LIMIT = 1000000000.0
KIN_NAME_LIMIT = 127
KIN_OK = 0
KIN_ERROR_NULL = -1
KIN_ERROR_INVALID = -2
KIN_ERROR_RANGE = -3
KIN_ERROR_STALE = -4
KIN_ERROR_KIND = -5
KIN_ERROR_UNKNOWN = -6
KIN_ERROR_TIME = -7
KIN_ERROR_SEQUENCE = -8
KIN_ERROR_CAPACITY = -9
KIN_ERROR_REENTRANT = -10
KIN_ERROR_CYCLE = -11
KIN_ERROR_UNSUPPORTED = -12
KIN_ERROR_SIZE = -13
KIN_ERROR_EXISTS = -14
KIN_ERROR_STATE = -15
KIN_ERROR_CLASS = -16
KIN_ERROR_TRACE = -17
KIN_ERROR_DIVERGED = -18
KIN_ERROR_SINK = -19
KIN_ERROR_MEMORY = -20
KIN_ERROR_THREAD = -21
KIN_STATE_POSSIBLE = 0
KIN_STATE_BEGAN = 1
KIN_STATE_CHANGED = 2
KIN_STATE_ENDED = 3
KIN_STATE_CANCELLED = 4
KIN_STATE_FAILED = 5
KIN_STATE_RECOGNIZED = 3
KIN_PHASE_BEGAN = 0
KIN_PHASE_MOVED = 1
KIN_PHASE_ENDED = 2
KIN_PHASE_CANCELLED = 3
KIN_PHASE_ENTERED = 4
KIN_PHASE_HOVERED = 5
KIN_PHASE_EXITED = 6
KIN_TOUCH_DIRECT = 0
KIN_TOUCH_INDIRECT = 1
KIN_TOUCH_PENCIL = 2
KIN_TOUCH_POINTER = 3
KIN_BUTTON_PRIMARY = 1
KIN_BUTTON_SECONDARY = 2
KIN_BUTTON_MIDDLE = 4
KIN_MODIFIER_SHIFT = 1
KIN_MODIFIER_CONTROL = 2
KIN_MODIFIER_ALTERNATE = 4
KIN_MODIFIER_COMMAND = 8
KIN_MODIFIER_CAPS_LOCK = 16
KIN_EVENT_GESTURE = 0
KIN_EVENT_VIEW_TOUCH = 1
KIN_EVENT_DECISION = 2
KIN_REASON_NONE = 0
KIN_REASON_OWN_RULE = 1
KIN_REASON_WAITING_FOR = 2
KIN_REASON_REQUIRED_RECOGNIZED = 3
KIN_REASON_PREVENTED_BY = 4
KIN_REASON_BLOCKED_BY = 5
KIN_REASON_SHOULD_BEGIN = 6
KIN_REASON_DISABLED = 7
KIN_REASON_REMOVED = 8
KIN_REASON_TOUCH_CANCELLED = 9
KIN_REASON_TOUCHES_FILTERED = 10
KIN_REASON_ABANDONED = 11
KIN_REASON_ILLEGAL_TRANSITION = 12
KIN_REASON_CLASS_MISBEHAVING = 13
KIN_REASON_CYCLE = 14
KIN_TIE_BREAK_DEPTH = 0
KIN_TIE_BREAK_CROSSING = 1
KIN_SEVERITY_INFO = 0
KIN_SEVERITY_HOST_MISBEHAVING = 1
KIN_SEVERITY_CLASS_MISBEHAVING = 2
KIN_SCROLL_BEGAN = 0
KIN_SCROLL_CHANGED = 1
KIN_SCROLL_ENDED = 2
KIN_SCROLL_CANCELLED = 3
KIN_SCROLL_DISCRETE = 4
KIN_RELATION_REQUIRES = 0
KIN_RELATION_SIMULTANEOUS = 1
KIN_RELATION_MAY_PREVENT = 2
KIN_RELATION_MAY_NOT_PREVENT = 3
KIN_RELATION_GROUP = 7
KIN_ARGUMENT_CAPACITY = 32
KIN_OFFENCE_LIMIT = 8
KIN_TIMER_STEP_LIMIT = 100000
KIN_CHANGE_BEGAN = 1
KIN_CHANGE_MOVED = 2
KIN_CHANGE_ENDED = 4
KIN_CHANGE_CANCELLED = 8
KIN_STEP_TIMER = 1
KIN_REQUEST_CHANGED = 1
KIN_REQUEST_BEGAN = 2
KIN_REQUEST_SKIP_MOVES = 4
KIN_PROPERTY_NUMBER = 0
KIN_PROPERTY_INTEGER = 1
KIN_PROPERTY_BOOLEAN = 2
KIN_PROPERTY_FLAGS = 3
KIN_CLASS_YIELDING = 1
KIN_CLASS_MANUAL = 2
KIN_CLASS_LEAVES_TOUCHES = 4
KIN_CLASS_HOVERS = 8
KIN_CLASS_SCROLLS = 16
KIN_CLASS_PER_TOUCH = 32
KIN_CLASS_REMEMBERS = 64
KIN_DECELERATION_NORMAL = 0.998
KIN_DECELERATION_FAST = 0.99
KIN_RUBBER_BAND = 0.55
KIN_ESTIMATE_SAMPLE = 0
KIN_ESTIMATE_INTERPOLATED = 1
KIN_ESTIMATE_EXTRAPOLATED = 2
KIN_ESTIMATE_HELD = 3
KIN_PREDICTION_VELOCITY = 0
KIN_PREDICTION_LINE = 1
KIN_PREDICTION_NONE = 2
KIN_VELOCITY_LEAST_SQUARES = 0
KIN_VELOCITY_IMPULSE = 1
KIN_TRACE_VERSION = 2
KIN_OPERATION_SNAPSHOT = 1
KIN_OPERATION_END = 2
KIN_OPERATION_CHECK = 3
KIN_OPERATION_FEED = 4
KIN_OPERATION_FEED_SCROLL = 5
KIN_OPERATION_ADVANCE = 6
KIN_OPERATION_CANCEL_TOUCHES = 7
KIN_OPERATION_POLL = 8
KIN_OPERATION_SET_EVENT_CALLBACK = 9
KIN_OPERATION_SET_LOG = 10
KIN_OPERATION_SET_EXPLAIN = 11
KIN_OPERATION_REGISTER_CLASS = 12
KIN_OPERATION_ADD_VIEW = 13
KIN_OPERATION_REMOVE_VIEW = 14
KIN_OPERATION_SET_VIEW_NAME = 15
KIN_OPERATION_SET_VIEW_FRAME = 16
KIN_OPERATION_SET_VIEW_TRANSFORM = 17
KIN_OPERATION_SET_VIEW_FLAG = 18
KIN_OPERATION_BRING_VIEW_TO_FRONT = 19
KIN_OPERATION_SET_VIEW_DELEGATE = 20
KIN_OPERATION_ADD_RECOGNIZER = 21
KIN_OPERATION_REMOVE_RECOGNIZER = 22
KIN_OPERATION_SET_RECOGNIZER_NAME = 23
KIN_OPERATION_SET_ENABLED = 24
KIN_OPERATION_ABORT = 25
KIN_OPERATION_PROPOSE = 26
KIN_OPERATION_SET_PROPERTY = 27
KIN_OPERATION_SET_COMMON_PROPERTY = 28
KIN_OPERATION_SET_VALUE = 29
KIN_OPERATION_SET_RECOGNIZER_DELEGATE = 30
KIN_OPERATION_RELATE = 31
KIN_OPERATION_UNRELATE = 32
KIN_OPERATION_ADD_ACTION = 33
KIN_OPERATION_REMOVE_ACTION = 34
KIN_OPERATION_ANSWER = 35
KIN_OPERATION_STEP_OUTCOME = 36
KIN_OPERATION_PREPARE_OUTCOME = 37
KIN_OPERATION_VALUE_OUTCOME = 38
KIN_OPERATION_CALLBACK = 39
KIN_OPERATION_CALLBACK_END = 40
KIN_QUESTION_SHOULD_BEGIN = 0
KIN_QUESTION_SHOULD_RECEIVE_TOUCH = 1
KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH = 2
KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF = 3
KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY = 4
KIN_QUESTION_GESTURE_SHOULD_BEGIN = 5
KIN_QUESTION_CONTAINS_POINT = 6
KIN_REPLAY_LIVE = 1
KIN_REPLAY_EXPLAIN = 2
KIN_PLUGIN_ALLOW_RELATIVE = 1
KIN_PLUGIN_REFUSE_WRITABLE = 2


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
    ]


kin_engine_p = c_void_p
kin_event_type = c_int32
kin_reason = c_int32


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
    ]


class kin_rotation_values(Structure):
    _fields_ = [("rotation", c_double), ("velocity", c_double), ("focus_x", c_double), ("focus_y", c_double)]


class _kin_event_union(Union):
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
        ("_union", _kin_event_union),
    ]


kin_event_callback = CFUNCTYPE(None, kin_engine_p, POINTER(kin_event), c_void_p)
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
    ]


kin_severity = c_int32
kin_log_callback = CFUNCTYPE(None, kin_engine_p, kin_severity, c_char_p, c_void_p)
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
kin_function = CFUNCTYPE(None)


class kin_touch_point(Structure):
    _fields_ = [("time_ns", c_uint64), ("x", c_double), ("y", c_double)]


class kin_touch(Structure):
    _fields_ = [
        ("id", c_uint64),
        ("contact", c_uint64),
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
    _fields_ = [("struct_size", c_uint32), ("abi_level", c_uint32), ("version", c_char_p), ("sizes", kin_struct_sizes)]


class kin_plugin(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("abi_level", c_uint32),
        ("name", c_char_p),
        ("summary", c_char_p),
        ("version", c_char_p),
        ("classes", POINTER(POINTER(kin_recognizer_class))),
        ("class_count", c_uint32),
        ("reserved", c_uint32),
        ("sizes", kin_struct_sizes),
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


kin_trace_sink = CFUNCTYPE(kin_result, c_void_p, c_uint32, c_void_p)
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
        ("options", kin_engine_options),
        ("begin_ns", c_uint64),
        ("size", c_uint64),
        ("damage_offset", c_uint64),
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


# What a plugin exports.
kin_plugin_entry = CFUNCTYPE(kin_result, POINTER(kin_host), POINTER(kin_plugin))

# name: (result, arguments)
FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "kin_result_name": (c_char_p, [kin_result]),
    "kin_last_error": (c_char_p, []),
    "kin_version": (c_char_p, []),
    "kin_abi_level": (c_uint32, []),
    "kin_allocator_init": (None, [POINTER(kin_allocator)]),
    "kin_engine_usage_init": (None, [POINTER(kin_engine_usage)]),
    "kin_engine_get_usage": (kin_result, [kin_engine_p, POINTER(kin_engine_usage)]),
    "kin_engine_options_init": (None, [POINTER(kin_engine_options)]),
    "kin_engine_create": (kin_result, [POINTER(kin_engine_options), POINTER(kin_engine_p)]),
    "kin_engine_destroy": (None, [kin_engine_p]),
    "kin_engine_set_claimed": (kin_result, [kin_engine_p, c_bool]),
    "kin_engine_feed": (kin_result, [kin_engine_p, POINTER(kin_touch_sample), c_uint32]),
    "kin_engine_advance": (kin_result, [kin_engine_p, c_uint64]),
    "kin_engine_next_deadline": (kin_result, [kin_engine_p, POINTER(c_uint64)]),
    "kin_engine_get_time": (kin_result, [kin_engine_p, POINTER(c_uint64)]),
    "kin_engine_cancel_touches": (kin_result, [kin_engine_p, c_uint64]),
    "kin_engine_poll": (kin_result, [kin_engine_p, POINTER(POINTER(kin_event)), POINTER(c_uint32)]),
    "kin_engine_get_lost_events": (kin_result, [kin_engine_p, POINTER(c_uint64)]),
    "kin_engine_set_event_callback": (kin_result, [kin_engine_p, kin_event_callback, c_void_p]),
    "kin_engine_set_explain": (kin_result, [kin_engine_p, c_bool]),
    "kin_engine_get_explain": (kin_result, [kin_engine_p, POINTER(c_bool)]),
    "kin_event_describe": (kin_result, [kin_engine_p, POINTER(kin_event), c_char_p, c_uint32, POINTER(c_uint32)]),
    "kin_engine_last_error": (c_char_p, [kin_engine_p]),
    "kin_engine_set_log": (kin_result, [kin_engine_p, kin_log_callback, c_void_p]),
    "kin_engine_feed_scroll": (kin_result, [kin_engine_p, POINTER(kin_scroll_sample), c_uint32]),
    "kin_contact_filter_init": (None, [POINTER(kin_contact_filter)]),
    "kin_engine_set_contact_filter": (kin_result, [kin_engine_p, POINTER(kin_contact_filter)]),
    "kin_view_options_init": (None, [POINTER(kin_view_options)]),
    "kin_engine_root_view": (kin_result, [kin_engine_p, POINTER(kin_view_id)]),
    "kin_view_add": (kin_result, [kin_engine_p, kin_view_id, POINTER(kin_view_options), POINTER(kin_view_id)]),
    "kin_view_remove": (kin_result, [kin_engine_p, kin_view_id]),
    "kin_view_set_frame": (kin_result, [kin_engine_p, kin_view_id, kin_rect]),
    "kin_view_get_frame": (kin_result, [kin_engine_p, kin_view_id, POINTER(kin_rect)]),
    "kin_view_set_transform": (kin_result, [kin_engine_p, kin_view_id, kin_transform]),
    "kin_view_get_transform": (kin_result, [kin_engine_p, kin_view_id, POINTER(kin_transform)]),
    "kin_view_get_parent": (kin_result, [kin_engine_p, kin_view_id, POINTER(kin_view_id)]),
    "kin_view_list_children": (kin_result, [
        kin_engine_p,
        kin_view_id,
        POINTER(kin_view_id),
        c_uint32,
        POINTER(c_uint32),
    ]),
    "kin_view_list_recognizers": (kin_result, [
        kin_engine_p,
        kin_view_id,
        POINTER(kin_recognizer_id),
        c_uint32,
        POINTER(c_uint32),
    ]),
    "kin_view_set_flag": (kin_result, [kin_engine_p, kin_view_id, c_char_p, c_bool]),
    "kin_view_get_flag": (kin_result, [kin_engine_p, kin_view_id, c_char_p, POINTER(c_bool)]),
    "kin_view_bring_to_front": (kin_result, [kin_engine_p, kin_view_id]),
    "kin_view_set_name": (kin_result, [kin_engine_p, kin_view_id, c_char_p]),
    "kin_view_get_name": (kin_result, [kin_engine_p, kin_view_id, POINTER(c_char_p)]),
    "kin_view_hit_test": (kin_result, [kin_engine_p, c_double, c_double, POINTER(kin_view_id)]),
    "kin_view_convert_point": (kin_result, [kin_engine_p, kin_view_id, kin_view_id, kin_point, POINTER(kin_point)]),
    "kin_view_set_delegate": (kin_result, [kin_engine_p, kin_view_id, POINTER(kin_view_delegate)]),
    "kin_recognizer_add": (kin_result, [kin_engine_p, kin_view_id, c_char_p, POINTER(kin_recognizer_id)]),
    "kin_recognizer_remove": (kin_result, [kin_engine_p, kin_recognizer_id]),
    "kin_recognizer_set_enabled": (kin_result, [kin_engine_p, kin_recognizer_id, c_bool]),
    "kin_recognizer_abort": (kin_result, [kin_engine_p, kin_recognizer_id]),
    "kin_recognizer_propose": (kin_result, [kin_engine_p, kin_recognizer_id, kin_state]),
    "kin_recognizer_set_name": (kin_result, [kin_engine_p, kin_recognizer_id, c_char_p]),
    "kin_recognizer_get_name": (kin_result, [kin_engine_p, kin_recognizer_id, POINTER(c_char_p)]),
    "kin_recognizer_get_view": (kin_result, [kin_engine_p, kin_recognizer_id, POINTER(kin_view_id)]),
    "kin_recognizer_get_class": (kin_result, [kin_engine_p, kin_recognizer_id, POINTER(c_char_p)]),
    "kin_recognizer_get_state": (kin_result, [kin_engine_p, kin_recognizer_id, POINTER(kin_state)]),
    "kin_recognizer_get_pending_state": (kin_result, [kin_engine_p, kin_recognizer_id, POINTER(kin_state)]),
    "kin_recognizer_set_number": (kin_result, [kin_engine_p, kin_recognizer_id, c_char_p, c_double]),
    "kin_recognizer_get_number": (kin_result, [kin_engine_p, kin_recognizer_id, c_char_p, POINTER(c_double)]),
    "kin_recognizer_set_value": (kin_result, [kin_engine_p, kin_recognizer_id, c_char_p, c_double]),
    "kin_recognizer_get_value": (kin_result, [kin_engine_p, kin_recognizer_id, c_char_p, POINTER(c_double)]),
    "kin_recognizer_get_location": (kin_result, [kin_engine_p, kin_recognizer_id, kin_view_id, POINTER(kin_point)]),
    "kin_recognizer_get_touch_count": (kin_result, [kin_engine_p, kin_recognizer_id, POINTER(c_uint32)]),
    "kin_recognizer_get_touch_location": (kin_result, [
        kin_engine_p,
        kin_recognizer_id,
        c_uint32,
        kin_view_id,
        POINTER(kin_point),
    ]),
    "kin_recognizer_get_touch": (kin_result, [kin_engine_p, kin_recognizer_id, c_uint32, POINTER(kin_touch)]),
    "kin_recognizer_get_velocity": (kin_result, [kin_engine_p, kin_recognizer_id, kin_view_id, POINTER(kin_point)]),
    "kin_recognizer_add_action": (kin_result, [
        kin_engine_p,
        kin_recognizer_id,
        kin_event_callback,
        c_void_p,
        POINTER(c_uint64),
    ]),
    "kin_recognizer_remove_action": (kin_result, [kin_engine_p, kin_recognizer_id, c_uint64]),
    "kin_recognizer_set_delegate": (kin_result, [kin_engine_p, kin_recognizer_id, POINTER(kin_recognizer_delegate)]),
    "kin_recognizer_require_failure": (kin_result, [kin_engine_p, kin_recognizer_id, kin_recognizer_id]),
    "kin_recognizer_remove_failure_requirement": (kin_result, [kin_engine_p, kin_recognizer_id, kin_recognizer_id]),
    "kin_recognizer_allow_simultaneous": (kin_result, [kin_engine_p, kin_recognizer_id, kin_recognizer_id, c_bool]),
    "kin_recognizer_set_prevention": (kin_result, [kin_engine_p, kin_recognizer_id, kin_recognizer_id, c_bool]),
    "kin_recognizer_list_relations": (kin_result, [
        kin_engine_p,
        kin_recognizer_id,
        kin_relation,
        POINTER(kin_recognizer_id),
        c_uint32,
        POINTER(c_uint32),
    ]),
    "kin_compose_exclusive": (kin_result, [kin_engine_p, POINTER(kin_recognizer_id), c_uint32]),
    "kin_compose_simultaneous": (kin_result, [kin_engine_p, POINTER(kin_recognizer_id), c_uint32]),
    "kin_compose_group": (kin_result, [kin_engine_p, kin_recognizer_id, POINTER(kin_recognizer_id), c_uint32]),
    "kin_dissolve_group": (kin_result, [kin_engine_p, kin_recognizer_id]),
    "kin_recognizer_bind": (kin_result, [
        kin_engine_p,
        kin_recognizer_id,
        c_char_p,
        kin_function,
        c_char_p,
        c_void_p,
        POINTER(c_uint64),
    ]),
    "kin_engine_sample_touch": (kin_result, [kin_engine_p, c_uint64, c_uint64, POINTER(kin_touch_estimate)]),
    "kin_engine_set_prediction": (kin_result, [kin_engine_p, kin_prediction]),
    "kin_engine_get_touch_history": (kin_result, [
        kin_engine_p,
        c_uint64,
        POINTER(kin_touch_point),
        c_uint32,
        POINTER(c_uint32),
    ]),
    "kin_smoothing_init": (None, [POINTER(kin_smoothing)]),
    "kin_engine_set_smoothing": (kin_result, [kin_engine_p, POINTER(kin_smoothing)]),
    "kin_velocity_options_init": (None, [POINTER(kin_velocity_options)]),
    "kin_velocity_estimate": (kin_result, [
        POINTER(kin_touch_point),
        c_uint32,
        c_uint64,
        POINTER(kin_velocity_options),
        POINTER(kin_point),
    ]),
    "kin_fling_decay": (kin_result, [c_double, c_double, c_double, POINTER(kin_fling)]),
    "kin_fling_friction": (kin_result, [c_double, c_double, c_double, POINTER(kin_fling)]),
    "kin_fling_spring": (kin_result, [c_double, c_double, c_double, c_double, c_double, POINTER(kin_fling)]),
    "kin_fling_spring_physical": (kin_result, [
        c_double,
        c_double,
        c_double,
        c_double,
        c_double,
        c_double,
        POINTER(kin_fling),
    ]),
    "kin_fling_snap": (kin_result, [
        kin_fling,
        POINTER(c_double),
        c_uint32,
        c_double,
        c_double,
        POINTER(kin_fling),
        POINTER(c_uint32),
    ]),
    "kin_fling_bound": (kin_result, [kin_fling, c_double, c_double, c_double, c_double, POINTER(kin_fling)]),
    "kin_fling_at": (kin_result, [kin_fling, c_uint64, POINTER(c_double), POINTER(c_double)]),
    "kin_fling_duration": (kin_result, [kin_fling, POINTER(c_uint64)]),
    "kin_fling_final": (kin_result, [kin_fling, POINTER(c_double)]),
    "kin_rubber_band": (kin_result, [c_double, c_double, c_double, POINTER(c_double)]),
    "kin_rubber_band_distance": (kin_result, [c_double, c_double, c_double, POINTER(c_double)]),
    "kin_trace_start": (kin_result, [kin_engine_p, kin_trace_sink, c_void_p]),
    "kin_trace_set_check_interval": (kin_result, [kin_engine_p, c_uint32]),
    "kin_trace_flush": (kin_result, [kin_engine_p]),
    "kin_trace_stop": (kin_result, [kin_engine_p]),
    "kin_flight_recorder_start": (kin_result, [kin_engine_p, c_uint32, c_uint64]),
    "kin_flight_recorder_dump": (kin_result, [kin_engine_p, kin_trace_sink, c_void_p]),
    "kin_flight_recorder_stop": (kin_result, [kin_engine_p]),
    "kin_trace_get_operation": (kin_result, [c_uint32, POINTER(kin_operation_info)]),
    "kin_trace_info_init": (None, [POINTER(kin_trace_info)]),
    "kin_trace_inspect": (kin_result, [c_void_p, c_uint64, POINTER(kin_trace_info)]),
    "kin_replay_options_init": (None, [POINTER(kin_replay_options)]),
    "kin_replay_report_init": (None, [POINTER(kin_replay_report)]),
    "kin_trace_replay": (kin_result, [
        kin_engine_p,
        c_void_p,
        c_uint64,
        POINTER(kin_replay_options),
        POINTER(kin_replay_report),
    ]),
    "kin_engine_set_plugin_policy": (kin_result, [kin_engine_p, c_uint32]),
    "kin_plugin_load": (kin_result, [kin_engine_p, c_char_p, POINTER(kin_plugin_id)]),
    "kin_plugin_search_path_add": (kin_result, [kin_engine_p, c_char_p]),
    "kin_plugin_info_init": (None, [POINTER(kin_plugin_info)]),
    "kin_plugin_get_info": (kin_result, [kin_engine_p, kin_plugin_id, POINTER(kin_plugin_info)]),
    "kin_engine_list_plugins": (kin_result, [kin_engine_p, POINTER(kin_plugin_id), c_uint32, POINTER(c_uint32)]),
    "kin_recognizer_class_register": (kin_result, [kin_engine_p, POINTER(kin_recognizer_class)]),
    "kin_engine_get_class_count": (kin_result, [kin_engine_p, POINTER(c_uint32)]),
    "kin_engine_get_class": (kin_result, [kin_engine_p, c_uint32, POINTER(POINTER(kin_recognizer_class))]),
    "kin_common_properties": (kin_result, [POINTER(POINTER(kin_property)), POINTER(c_uint32)]),
    "kin_engine_state_hash": (kin_result, [kin_engine_p, POINTER(c_uint64)]),
    "kin_engine_check_invariants": (kin_result, [kin_engine_p]),
    "kin_abi_manifest": (c_char_p, []),
}
