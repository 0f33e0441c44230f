"""The C interface, one to one: constants, structs, and every function with its types. Nothing is added or renamed.

`lib.kin_engine_feed(...)` is the function of the header; `FUNCTIONS` is the table that types it. Constants and structs
come from `_constants` and `_structs` and are found here too.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_bool, c_char_p, c_double, c_uint32, c_uint64, c_void_p
from typing import Any, Dict, List, Tuple, Type

from ._constants import *  # noqa: F401,F403
from ._library import load
from ._manifest import Tables, verify
from ._structs import *  # noqa: F401,F403
from ._structs_motion import *  # noqa: F401,F403
from ._structs_plugin import *  # noqa: F401,F403
from ._structs_trace import *  # noqa: F401,F403
from ._structs import (
    kin_allocator,
    kin_contact_filter,
    kin_engine_options,
    kin_engine_p,
    kin_engine_usage,
    kin_event,
    kin_event_callback,
    kin_function,
    kin_log_callback,
    kin_plugin_id,
    kin_point,
    kin_recognizer_delegate,
    kin_recognizer_id,
    kin_rect,
    kin_relation,
    kin_result,
    kin_scroll_sample,
    kin_state,
    kin_touch_sample,
    kin_transform,
    kin_view_delegate,
    kin_view_id,
    kin_view_options,
)
from ._structs_motion import kin_fling, kin_prediction, kin_smoothing, kin_touch_estimate, kin_velocity_options
from ._structs_plugin import kin_plugin_info, kin_property, kin_recognizer_class, kin_touch, kin_touch_point
from ._structs_trace import kin_operation_info, kin_replay_options, kin_replay_report, kin_trace_info, kin_trace_sink

# Made once: an import of ctypes in another interpreter empties its cache of pointer types, and a later one would be
# another type.
kin_event_pointer = POINTER(kin_event)
kin_property_pointer = POINTER(kin_property)
kin_recognizer_class_pointer = POINTER(kin_recognizer_class)
kin_touch_sample_pointer = POINTER(kin_touch_sample)

STRUCTS: Dict[str, Type[ctypes.Structure]] = {
    name: value
    for name, value in globals().items()
    if name.startswith("kin_") and isinstance(value, type) and issubclass(value, ctypes.Structure)
}

# name: (result, arguments)
FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    # base.h
    "kin_result_name": (c_char_p, [kin_result]),
    "kin_last_error": (c_char_p, []),
    "kin_version": (c_char_p, []),
    "kin_abi_level": (c_uint32, []),
    # memory.h
    "kin_allocator_init": (None, [POINTER(kin_allocator)]),
    "kin_engine_usage_init": (None, [POINTER(kin_engine_usage)]),
    "kin_engine_get_usage": (kin_result, [kin_engine_p, POINTER(kin_engine_usage)]),
    # engine.h
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
    "kin_engine_set_event_callback": (kin_result, [kin_engine_p, kin_event_callback, c_void_p]),
    "kin_engine_set_explain": (kin_result, [kin_engine_p, c_bool]),
    "kin_engine_get_lost_events": (kin_result, [kin_engine_p, POINTER(c_uint64)]),
    "kin_engine_get_explain": (kin_result, [kin_engine_p, POINTER(c_bool)]),
    "kin_event_describe": (kin_result, [kin_engine_p, POINTER(kin_event), c_char_p, c_uint32, POINTER(c_uint32)]),
    "kin_engine_last_error": (c_char_p, [kin_engine_p]),
    "kin_engine_set_log": (kin_result, [kin_engine_p, kin_log_callback, c_void_p]),
    # scroll.h
    "kin_engine_feed_scroll": (kin_result, [kin_engine_p, POINTER(kin_scroll_sample), c_uint32]),
    # contact.h
    "kin_contact_filter_init": (None, [POINTER(kin_contact_filter)]),
    "kin_engine_set_contact_filter": (kin_result, [kin_engine_p, POINTER(kin_contact_filter)]),
    # view.h
    "kin_view_options_init": (None, [POINTER(kin_view_options)]),
    "kin_engine_root_view": (kin_result, [kin_engine_p, POINTER(kin_view_id)]),
    "kin_view_add": (kin_result, [kin_engine_p, kin_view_id, POINTER(kin_view_options), POINTER(kin_view_id)]),
    "kin_view_remove": (kin_result, [kin_engine_p, kin_view_id]),
    "kin_view_set_frame": (kin_result, [kin_engine_p, kin_view_id, kin_rect]),
    "kin_view_get_frame": (kin_result, [kin_engine_p, kin_view_id, POINTER(kin_rect)]),
    "kin_view_set_transform": (kin_result, [kin_engine_p, kin_view_id, kin_transform]),
    "kin_view_get_transform": (kin_result, [kin_engine_p, kin_view_id, POINTER(kin_transform)]),
    "kin_view_get_parent": (kin_result, [kin_engine_p, kin_view_id, POINTER(kin_view_id)]),
    "kin_view_list_children": (kin_result, [kin_engine_p, kin_view_id, POINTER(kin_view_id), c_uint32, POINTER(c_uint32)]),
    "kin_view_list_recognizers": (
        kin_result,
        [kin_engine_p, kin_view_id, POINTER(kin_recognizer_id), c_uint32, POINTER(c_uint32)],
    ),
    "kin_view_set_flag": (kin_result, [kin_engine_p, kin_view_id, c_char_p, c_bool]),
    "kin_view_get_flag": (kin_result, [kin_engine_p, kin_view_id, c_char_p, POINTER(c_bool)]),
    "kin_view_bring_to_front": (kin_result, [kin_engine_p, kin_view_id]),
    "kin_view_set_name": (kin_result, [kin_engine_p, kin_view_id, c_char_p]),
    "kin_view_get_name": (kin_result, [kin_engine_p, kin_view_id, POINTER(c_char_p)]),
    "kin_view_hit_test": (kin_result, [kin_engine_p, c_double, c_double, POINTER(kin_view_id)]),
    "kin_view_convert_point": (kin_result, [kin_engine_p, kin_view_id, kin_view_id, kin_point, POINTER(kin_point)]),
    "kin_view_set_delegate": (kin_result, [kin_engine_p, kin_view_id, POINTER(kin_view_delegate)]),
    # recognizer.h
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
    "kin_recognizer_get_touch": (kin_result, [kin_engine_p, kin_recognizer_id, c_uint32, POINTER(kin_touch)]),
    "kin_recognizer_get_touch_location": (
        kin_result,
        [kin_engine_p, kin_recognizer_id, c_uint32, kin_view_id, POINTER(kin_point)],
    ),
    "kin_recognizer_get_velocity": (kin_result, [kin_engine_p, kin_recognizer_id, kin_view_id, POINTER(kin_point)]),
    "kin_recognizer_add_action": (
        kin_result,
        [kin_engine_p, kin_recognizer_id, kin_event_callback, c_void_p, POINTER(c_uint64)],
    ),
    "kin_recognizer_remove_action": (kin_result, [kin_engine_p, kin_recognizer_id, c_uint64]),
    "kin_recognizer_set_delegate": (kin_result, [kin_engine_p, kin_recognizer_id, POINTER(kin_recognizer_delegate)]),
    # relation.h
    "kin_recognizer_require_failure": (kin_result, [kin_engine_p, kin_recognizer_id, kin_recognizer_id]),
    "kin_recognizer_remove_failure_requirement": (kin_result, [kin_engine_p, kin_recognizer_id, kin_recognizer_id]),
    "kin_recognizer_allow_simultaneous": (kin_result, [kin_engine_p, kin_recognizer_id, kin_recognizer_id, c_bool]),
    "kin_recognizer_set_prevention": (kin_result, [kin_engine_p, kin_recognizer_id, kin_recognizer_id, c_bool]),
    "kin_recognizer_list_relations": (
        kin_result,
        [kin_engine_p, kin_recognizer_id, kin_relation, POINTER(kin_recognizer_id), c_uint32, POINTER(c_uint32)],
    ),
    "kin_compose_exclusive": (kin_result, [kin_engine_p, POINTER(kin_recognizer_id), c_uint32]),
    "kin_compose_simultaneous": (kin_result, [kin_engine_p, POINTER(kin_recognizer_id), c_uint32]),
    # loader.h
    "kin_engine_set_plugin_policy": (kin_result, [kin_engine_p, c_uint32]),
    "kin_plugin_load": (kin_result, [kin_engine_p, c_char_p, POINTER(kin_plugin_id)]),
    "kin_plugin_search_path_add": (kin_result, [kin_engine_p, c_char_p]),
    "kin_plugin_info_init": (None, [POINTER(kin_plugin_info)]),
    "kin_plugin_get_info": (kin_result, [kin_engine_p, kin_plugin_id, POINTER(kin_plugin_info)]),
    "kin_engine_list_plugins": (kin_result, [kin_engine_p, POINTER(kin_plugin_id), c_uint32, POINTER(c_uint32)]),
    # action.h
    "kin_recognizer_bind": (
        kin_result,
        [kin_engine_p, kin_recognizer_id, c_char_p, kin_function, c_char_p, c_void_p, POINTER(c_uint64)],
    ),
    # manifest.h
    "kin_abi_manifest": (c_char_p, []),
    # motion.h
    "kin_engine_sample_touch": (kin_result, [kin_engine_p, c_uint64, c_uint64, POINTER(kin_touch_estimate)]),
    "kin_engine_get_touch_history": (kin_result, [kin_engine_p, c_uint64, POINTER(kin_touch_point), c_uint32, POINTER(c_uint32)]),
    "kin_smoothing_init": (None, [POINTER(kin_smoothing)]),
    "kin_engine_set_prediction": (kin_result, [kin_engine_p, kin_prediction]),
    "kin_engine_set_smoothing": (kin_result, [kin_engine_p, POINTER(kin_smoothing)]),
    "kin_velocity_options_init": (None, [POINTER(kin_velocity_options)]),
    "kin_velocity_estimate": (
        kin_result,
        [POINTER(kin_touch_point), c_uint32, c_uint64, POINTER(kin_velocity_options), POINTER(kin_point)],
    ),
    "kin_fling_decay": (kin_result, [c_double, c_double, c_double, POINTER(kin_fling)]),
    "kin_fling_friction": (kin_result, [c_double, c_double, c_double, POINTER(kin_fling)]),
    "kin_fling_spring": (kin_result, [c_double, c_double, c_double, c_double, c_double, POINTER(kin_fling)]),
    "kin_fling_spring_physical": (kin_result, [c_double, c_double, c_double, c_double, c_double, c_double, POINTER(kin_fling)]),
    "kin_fling_snap": (
        kin_result,
        [kin_fling, POINTER(c_double), c_uint32, c_double, c_double, POINTER(kin_fling), POINTER(c_uint32)],
    ),
    "kin_fling_bound": (kin_result, [kin_fling, c_double, c_double, c_double, c_double, POINTER(kin_fling)]),
    "kin_fling_at": (kin_result, [kin_fling, c_uint64, POINTER(c_double), POINTER(c_double)]),
    "kin_fling_duration": (kin_result, [kin_fling, POINTER(c_uint64)]),
    "kin_fling_final": (kin_result, [kin_fling, POINTER(c_double)]),
    "kin_rubber_band": (kin_result, [c_double, c_double, c_double, POINTER(c_double)]),
    "kin_rubber_band_distance": (kin_result, [c_double, c_double, c_double, POINTER(c_double)]),
    # trace.h
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
    "kin_trace_replay": (
        kin_result,
        [kin_engine_p, c_void_p, c_uint64, POINTER(kin_replay_options), POINTER(kin_replay_report)],
    ),
    # debug.h
    "kin_recognizer_class_register": (kin_result, [kin_engine_p, POINTER(kin_recognizer_class)]),
    "kin_engine_get_class_count": (kin_result, [kin_engine_p, POINTER(c_uint32)]),
    "kin_engine_get_class": (kin_result, [kin_engine_p, c_uint32, POINTER(POINTER(kin_recognizer_class))]),
    "kin_common_properties": (kin_result, [POINTER(POINTER(kin_property)), POINTER(c_uint32)]),
    "kin_engine_state_hash": (kin_result, [kin_engine_p, POINTER(c_uint64)]),
    "kin_engine_check_invariants": (kin_result, [kin_engine_p]),
}


def bind(library: ctypes.CDLL) -> ctypes.CDLL:
    """Types every function of `library`; ImportError for one that it does not export."""
    for name, (result, arguments) in FUNCTIONS.items():
        try:
            function = getattr(library, name)
        except AttributeError:
            raise ImportError(f"the library {library._name} is of another version: it has no function {name}") from None
        function.restype = result
        function.argtypes = arguments
    return library


lib = load()
verify(lib, Tables(STRUCTS, CONSTANTS, FUNCTIONS, globals()))
bind(lib)
