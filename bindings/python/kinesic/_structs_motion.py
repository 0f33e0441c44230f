"""The structs of motion.h, as in `_structs`."""

from __future__ import annotations

from ctypes import Structure, c_double, c_int32, c_uint32, c_uint64

kin_estimate_kind = c_int32
kin_prediction = c_int32


class kin_touch_estimate(Structure):
    _fields_ = [("time_ns", c_uint64), ("x", c_double), ("y", c_double), ("kind", kin_estimate_kind), ("reserved", c_uint32)]


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
        (name, c_double) for name in ("position", "velocity", "rate", "turn", "target", "frequency", "damping", "tolerance")
    ]
