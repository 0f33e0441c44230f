"""The structs and callback types of trace.h, as in `_structs`."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_char_p, c_double, c_int32, c_uint32, c_uint64, c_void_p

from ._structs import kin_engine_options, kin_engine_p, kin_event_callback, kin_result, kin_scroll_sample, kin_touch_sample

kin_operation = c_int32

kin_trace_sink = CFUNCTYPE(kin_result, c_void_p, c_uint32, c_void_p)


class kin_operation_info(Structure):
    _fields_ = [("operation", kin_operation), ("code", c_uint32), ("name", c_char_p), ("fields", c_char_p), ("summary", c_char_p)]


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


kin_on_call = CFUNCTYPE(c_bool, kin_engine_p, POINTER(kin_trace_call), c_void_p)
kin_on_step = CFUNCTYPE(None, kin_engine_p, c_uint64, c_uint64, c_void_p)
kin_on_answer = CFUNCTYPE(None, kin_engine_p, POINTER(kin_trace_answer), c_void_p)


class kin_replay_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("flags", c_uint32),
        ("until_ns", c_uint64),
        ("user_data", c_void_p),
        ("on_event", kin_event_callback),
        ("on_call", kin_on_call),
        ("on_step", kin_on_step),
        ("on_answer", kin_on_answer),
    ]


class kin_replay_report(Structure):
    _fields_ = [("struct_size", c_uint32), ("is_complete", c_uint32)] + [
        (name, c_uint64) for name in ("calls", "steps", "events", "checks", "offset", "failed_step", "end_ns")
    ]
