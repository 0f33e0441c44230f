"""A class of one's own that steps as a class of Kinesic, or of a plugin, does, and whose hooks are Python's:
`class MyTap(Tap)` with a method `can_prevent`. In the engine it is a class too: a copy of the other one's table under
its own name."""

from __future__ import annotations

import ctypes
from typing import Any, Optional, Type

from . import ffi
from .attributes import PointValue, Property, Value
from .script import HOOKS, Script
from .errors import ClassError

METHODS = (*HOOKS, "continues_with", "prepare", "take_value")
DECORATORS = (
    "should_begin", "should_receive_touch", "should_recognize_simultaneously_with", "on_began", "on_changed", "on_ended", "on_cancelled",
    "on_recognized", "on_event",
)  # fmt: skip


def overrides(kind: type, name: str, base: type) -> bool:
    """Whether `kind`, which extends `base`, or one between them has a `name` of its own."""
    found = next((each for each in kind.__mro__ if name in vars(each)), None)
    return found is not None and found not in base.__mro__


def derived_from(kind: Type[Any]) -> Optional[Type[Any]]:
    """The class that steps for `kind`: the nearest that has a name in the engine and is not itself derived."""
    for each in kind.__mro__[1:]:
        if vars(each).get("CLASS_NAME") and vars(each).get("_script") is None:
            return each
    return None


class Derived(Script):
    """What is known of such a class. Its state is that of the other class, then the number of its object."""

    is_derived = True

    def __init__(self, kind: Type[Any], base: Type[Any], root: Type[Any]) -> None:
        self._describe(kind, base, root)
        self.base: str = vars(root)["CLASS_NAME"]
        for name, member in self._members():
            if isinstance(member, (Property, Value, PointValue)):
                raise ClassError(f"class '{self.name}' steps as '{self.base}' and has its properties and outputs: '{name}' needs a step of its own")
        if self._defines("CLASS_FLAGS"):
            raise ClassError(f"class '{self.name}' steps as '{self.base}' and has its flags: leave CLASS_FLAGS out")

    def derive(self, source: Any) -> Any:
        """The table of this class, made of the other one's; learns where that keeps its properties."""
        alignment = max(8, source.state_alignment)
        self.token_offset = -(-source.state_size // alignment) * alignment
        self.offsets = {entry.name.decode(): entry.offset for entry in source.properties[: source.property_count]}
        self.places = {entry.name.decode(): index for index, entry in enumerate(source.values[: source.value_count])}
        if self.take_value is not None and not source.set_value:
            raise ClassError(f"class '{self.name}': no output of '{self.base}' can be set, so that take_value would never be called")
        table = ffi.kin_recognizer_class.from_buffer_copy(source)
        table.struct_size, table.name, table.summary = ctypes.sizeof(table), self.name.encode(), self.summary.encode()
        table.version = str(getattr(self.kind, "CLASS_VERSION", source.version.decode())).encode()
        table.state_size, table.state_alignment = self.token_offset + 8, alignment
        return table
