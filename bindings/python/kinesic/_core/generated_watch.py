"""The C interface of libkinesic-watch. By Scripts/generate: do not edit, run `make generate`."""

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_char_p,
    c_uint32,
    c_uint64,
    c_void_p,
)
from typing import Any, Dict, List, Tuple

from .generated_types import (
    kin_engine_p,
    kin_result,
)



kin_watch_p = c_void_p
kin_watch_writer: Any = CFUNCTYPE(c_uint32, c_void_p, c_uint32, c_void_p)


class kin_watch_options(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("ring_bytes", c_uint32),
        ("duration_ns", c_uint64),
        ("writer", kin_watch_writer),
        ("user_data", c_void_p),
    ]


class kin_watch_info(Structure):
    _fields_ = [
        ("struct_size", c_uint32),
        ("port", c_uint32),
        ("is_watched", c_uint32),
        ("watcher_count", c_uint32),
        ("byte_count", c_uint64),
        ("drop_count", c_uint64),
    ]

# name: (result, arguments)
FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    "kin_watch_options_init": (None, [POINTER(kin_watch_options)]),
    "kin_watch_start": (kin_result, [kin_engine_p, c_char_p, POINTER(kin_watch_options), POINTER(kin_watch_p)]),
    "kin_watch_step": (kin_result, [kin_watch_p]),
    "kin_watch_restart": (kin_result, [kin_watch_p]),
    "kin_watch_info_init": (None, [POINTER(kin_watch_info)]),
    "kin_watch_get_info": (kin_result, [kin_watch_p, POINTER(kin_watch_info)]),
    "kin_watch_stop": (None, [kin_watch_p]),
    "kin_watch_last_error": (c_char_p, []),
}
