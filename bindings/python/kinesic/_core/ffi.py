"""The C interface, one to one: constants, structs, and every function with its types. Nothing is added or renamed.

All of it is made from the headers, in `generated_constants`, `generated_types` and `generated_functions`. Public as
`kinesic.ffi`.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER
from typing import Any, Dict, Type, Union

from .generated_constants import *  # noqa: F401,F403
from .generated_functions import FUNCTIONS, MANIFEST_CHECKSUM
from .generated_types import *  # noqa: F401,F403
from .generated_types import (
    kin_event,
    kin_property,
    kin_recognizer_class,
    kin_recognizer_delegate,
    kin_replay_options,
    kin_touch_sample,
    kin_view_delegate,
)
from .library import is_described_by, load


def _function(struct: Any, field: str) -> Any:
    """The type of a function that stands in a struct."""
    return dict(struct._fields_)[field]


contains_point_function: Any = _function(kin_view_delegate, "contains_point")
gesture_should_begin_function: Any = _function(kin_view_delegate, "gesture_should_begin")
should_begin_function: Any = _function(kin_recognizer_delegate, "should_begin")
should_receive_touch_function: Any = _function(kin_recognizer_delegate, "should_receive_touch")
pair_function: Any = _function(kin_recognizer_delegate, "should_require_failure_of")
prepare_function: Any = _function(kin_recognizer_class, "prepare")
step_function: Any = _function(kin_recognizer_class, "step")
set_value_function: Any = _function(kin_recognizer_class, "set_value")
peer_function: Any = _function(kin_recognizer_class, "can_prevent")
landing_function: Any = _function(kin_recognizer_class, "continues_with")
kin_on_call: Any = _function(kin_replay_options, "on_call")
kin_on_step: Any = _function(kin_replay_options, "on_step")
kin_on_answer: Any = _function(kin_replay_options, "on_answer")

# Made once: an import of ctypes in another interpreter empties its cache of pointer types, and a later one would be
# another type.
kin_event_pointer: Any = POINTER(kin_event)
kin_property_pointer: Any = POINTER(kin_property)
kin_recognizer_class_pointer: Any = POINTER(kin_recognizer_class)
kin_touch_sample_pointer: Any = POINTER(kin_touch_sample)

CONSTANTS: Dict[str, Union[int, float]] = {name: value for name, value in globals().items() if name.startswith("KIN_")}
STRUCTS: Dict[str, Type[ctypes.Structure]] = {
    name: value
    for name, value in globals().items()
    if name.startswith("kin_") and isinstance(value, type) and issubclass(value, ctypes.Structure)
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


lib: ctypes.CDLL = load()
if not is_described_by(lib, MANIFEST_CHECKSUM):
    from .manifest import Tables, verify

    verify(lib, Tables(STRUCTS, CONSTANTS, FUNCTIONS, globals()))
bind(lib)
