"""The structs and callback types of plugin.h and loader.h, as in `_structs`."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_char_p, c_double, c_uint32, c_uint64, c_void_p

from ._constants import KIN_VALUE_CAPACITY
from ._structs import kin_property_kind, kin_rect, kin_result, kin_state, kin_touch_type


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
    _fields_ = [(name, c_double) for name in ("x", "y", "dx", "dy", "magnification", "rotation")]


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


prepare_function = CFUNCTYPE(None, c_void_p)
step_function = CFUNCTYPE(kin_state, c_void_p, POINTER(kin_step), POINTER(kin_request))
set_value_function = CFUNCTYPE(c_bool, c_void_p, c_uint32, c_double)
peer_function = CFUNCTYPE(c_bool, c_void_p, POINTER(kin_peer))


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
        ("prepare", prepare_function),
        ("step", step_function),
        ("set_value", set_value_function),
        ("can_prevent", peer_function),
        ("can_be_prevented_by", peer_function),
        ("should_require_failure_of", peer_function),
        ("should_be_required_to_fail_by", peer_function),
    ]


class kin_struct_sizes(Structure):
    _fields_ = [
        (name, c_uint32)
        for name in (
            "recognizer_class", "property", "value", "step", "request", "peer", "touch", "touch_point", "scroll", "report",
        )
    ]  # fmt: skip


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


kin_plugin_entry = CFUNCTYPE(kin_result, POINTER(kin_host), POINTER(kin_plugin))


# loader.h
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
