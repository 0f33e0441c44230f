"""A recognizer class that is written in Python, as a table of numbers and names: what an engine knows of it."""

from __future__ import annotations

import ctypes
import enum
import functools
import math
import re
from typing import Any, Callable, Dict, FrozenSet, Iterator, Optional, Tuple, Type, Union

from . import ffi
from .attributes import PointValue, Property, Value
from .classes import PropertyInfo, describe
from .enums import PropertyKind
from .errors import ClassError
from .step import Peer, Step

TOKEN_SIZE = 8
HOOKS = ("can_prevent", "can_be_prevented_by", "should_require_failure_of", "should_be_required_to_fail_by")


class Script:
    """What is known of such a class. Its state is a number of its object, then one double for each property."""

    is_derived = False
    """Whether it steps as another class does: see Derived."""
    token_offset = 0
    _infos: Optional[Dict[str, PropertyInfo]] = None
    offsets: Dict[str, int]
    places: Dict[str, int]

    def __init__(self, kind: Type[Any], base: Type[Any]) -> None:
        for each in kind.__mro__[1:]:
            if each is not base and getattr(each, "_script", None) is None and vars(each).get("CLASS_NAME"):
                raise ClassError(f"{kind.__name__} extends {each.__name__}, whose step is not Python's: extend Recognizer")
        self._describe(kind, base, base)
        for name, member in self._members():
            if (isinstance(member, (Property, Value, PointValue))) and hasattr(base, name):
                raise ClassError(f"class '{self.name}': '{name}' has a meaning for every recognizer; choose another name")
            if isinstance(member, Property):
                self.properties[name] = member
            elif isinstance(member, (Value, PointValue)):
                self.outputs[name] = member
                self.values.update(dict.fromkeys(member.names, member))
        self.offsets = {name: TOKEN_SIZE + 8 * index for index, name in enumerate(self.properties)}
        self.places = {name: index for index, name in enumerate(self.values)}
        self._check()

    def _describe(self, kind: Type[Any], base: Type[Any], root: Type[Any]) -> None:
        """Names and methods of a class that extends `root`, whose own are not looked at."""
        self.kind = kind
        self.own = [each for each in kind.__mro__ if each not in root.__mro__]
        self.name: str = kind.__dict__.get("CLASS_NAME") or snake_case(kind.__name__)
        self.summary = " ".join((kind.__doc__ or "A class written in Python.").strip().split("\n\n")[0].split())
        self.properties: Dict[str, Property[Any]] = {}
        self.outputs: Dict[str, Union[Value, PointValue]] = {}
        self.values: Dict[str, Union[Value, PointValue]] = {}
        self.hooks = {name: self._hook(name, base) for name in HOOKS if self._defines(name)}
        self.continues_with: Optional[Callable[[Any, Step], object]] = getattr(kind, "continues_with") if self._defines("continues_with") else None
        self.prepare: Optional[Callable[[Any], object]] = getattr(kind, "prepare", None)
        self.take_value: Optional[Callable[[Any, str, float], bool]] = getattr(kind, "take_value", None)
        self.has_init = self._defines("__init__")
        self.annotated: FrozenSet[str] = frozenset(name for each in self.own for name in each.__dict__.get("__annotations__", ()))

    def _members(self) -> Iterator[Tuple[str, Any]]:
        found = {name: member for each in reversed(self.own) for name, member in vars(each).items()}
        return iter(found.items())

    def _defines(self, name: str) -> bool:
        return any(name in vars(each) for each in self.own)

    def _hook(self, name: str, base: Type[Any]) -> Callable[[Any, Peer], object]:
        """The class's hook. Two of them have the name of a decorator of every recognizer, and stay usable as that."""
        hook: Callable[[Any, Peer], object] = getattr(self.kind, name)
        decorator = getattr(base, name, None)
        if decorator is not None and name in vars(self.kind):

            @functools.wraps(hook)
            def either(self: Any, argument: Any) -> Any:
                return hook(self, argument) if isinstance(argument, Peer) else decorator(self, argument)

            setattr(self.kind, name, either)
        return hook

    def _check(self) -> None:
        for name, property in self.properties.items():
            if property.default is None:
                raise ClassError(f"class '{self.name}': property '{name}' needs a default: Property(float, '...', default=4)")
        if len(self.values) > ffi.KIN_VALUE_CAPACITY:
            raise ClassError(f"class '{self.name}': it has {len(self.values)} outputs, {ffi.KIN_VALUE_CAPACITY} are the most")

    def property_table(self) -> Any:
        """The properties for an engine."""
        table = (ffi.kin_property * len(self.properties))()
        for entry, (name, property) in zip(table, self.properties.items()):
            entry.name, entry.summary = name.encode(), (property.__doc__ or "").encode()
            entry.unit, entry.origin = property.unit.encode(), property.origin.encode()
            entry.kind, entry.offset = kind_of(property), self.offsets[name]
            entry.initial, entry.minimum, entry.maximum = property.default, property.minimum, property.maximum
            if entry.kind == PropertyKind.BOOLEAN:
                entry.minimum, entry.maximum = 0, 1
            elif entry.kind == PropertyKind.FLAGS:
                entry.minimum = max(0.0, property.minimum)
                if property.maximum == math.inf:
                    entry.maximum = functools.reduce(lambda mask, bit: mask | int(bit), property.kind, 0)  # type: ignore[call-overload]
        return table

    def property_info(self, name: str) -> Optional[PropertyInfo]:
        """What an engine would know of a property; None: it has none of that name."""
        if self._infos is None:
            self._infos = {info.name: info for info in map(describe, self.property_table())}
        return self._infos.get(name)

    def value_table(self) -> Any:
        """The outputs for an engine."""
        table = (ffi.kin_value * len(self.values))()
        for entry, (name, value) in zip(table, self.values.items()):
            entry.name, entry.summary, entry.unit = name.encode(), (value.__doc__ or "").encode(), value.unit.encode()
            entry.initial = value.default
        return table

    @property
    def state_size(self) -> int:
        """Bytes of state for each recognizer."""
        return TOKEN_SIZE + 8 * len(self.properties)


def kind_of(property: Property[Any]) -> PropertyKind:
    """What kind of number a property is, by the Python type of its values."""
    kind = property.kind
    if kind is bool:
        return PropertyKind.BOOLEAN
    if isinstance(kind, type) and issubclass(kind, enum.IntFlag):
        return PropertyKind.FLAGS
    return PropertyKind.INTEGER if property.is_whole else PropertyKind.NUMBER


def snake_case(name: str) -> str:
    """`DoubleSwipe` as `double_swipe`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def number_at(state: int, offset: int) -> float:
    """The property at an offset of a state."""
    return ctypes.c_double.from_address(state + offset).value
