"""Properties and outputs of recognizers, and switches of views, as Python attributes with a type.

A class that is written in Python declares its properties and outputs by the same descriptors; while its `step` runs
they read and write the bytes that the engine handed over, at other times they ask the engine.
"""

from __future__ import annotations

import ctypes
import math
from typing import TYPE_CHECKING, Any, Callable, Generic, Optional, Tuple, TypeVar, Union, overload

from . import ffi
from .geometry import Point, numbers, truth

if TYPE_CHECKING:
    from .protocols import Numbered, Optioned

lib = ffi.lib
T = TypeVar("T")


class Property(Generic[T]):
    """A property, by the name of the attribute. `kind` makes a Python value of the engine's number: float, int, bool,
    an enumeration or a class of flags. In a class written in Python `default` is wanted, and `minimum` and `maximum`,
    both allowed, are its range."""

    def __init__(
        self,
        kind: Callable[[Any], T],
        documentation: str,
        *,
        default: Optional[float] = None,
        minimum: float = -math.inf,
        maximum: float = math.inf,
        unit: str = "1",
        origin: str = "ours",
    ) -> None:
        self.kind = kind
        self.is_whole: bool = isinstance(kind, type) and issubclass(kind, int)
        self.__doc__ = documentation
        self.default: Optional[float] = default
        self.minimum: float = minimum
        self.maximum: float = maximum
        self.unit: str = unit
        self.origin: str = origin

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, recognizer: None, owner: type) -> Property[T]: ...

    @overload
    def __get__(self, recognizer: Numbered, owner: type) -> T: ...

    def __get__(self, recognizer: Optional[Numbered], owner: type) -> Union[Property[T], T]:
        if recognizer is None:
            return self
        number = recognizer.number(self.name)
        return self.kind(int(number) if self.is_whole else number)

    def __set__(self, recognizer: Numbered, value: float) -> None:
        recognizer.set_number(self.name, value)


class Value:
    """An output, by the name of the attribute, or by `name` where that has a dot ("corner.x"). In a class written in
    Python, `default` is what an attempt starts with."""

    names: Tuple[str, ...]

    def __init__(self, documentation: str, *, name: str = "", unit: str = "1", default: float = 0.0) -> None:
        self.name: str = name
        self.unit: str = unit
        self.default: float = default
        self.__doc__ = documentation

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = self.name or name
        self.names = (self.name,)

    @overload
    def __get__(self, recognizer: None, owner: type) -> Value: ...

    @overload
    def __get__(self, recognizer: Numbered, owner: type) -> float: ...

    def __get__(self, recognizer: Optional[Numbered], owner: type) -> Union[Value, float]:
        return self if recognizer is None else recognizer.value(self.name)

    def __set__(self, recognizer: Numbered, to: float) -> None:
        recognizer.set_value(self.name, to)


class PointValue:
    """Two outputs, NAME.x and NAME.y, as a point."""

    names: Tuple[str, ...]

    def __init__(self, documentation: str, *, unit: str = "unit", default: float = 0.0) -> None:
        self.unit: str = unit
        self.default: float = default
        self.__doc__ = documentation

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.names = (name + ".x", name + ".y")

    @overload
    def __get__(self, recognizer: None, owner: type) -> PointValue: ...

    @overload
    def __get__(self, recognizer: Numbered, owner: type) -> Point: ...

    def __get__(self, recognizer: Optional[Numbered], owner: type) -> Union[PointValue, Point]:
        if recognizer is None:
            return self
        x, y = self.names
        return Point(recognizer.value(x), recognizer.value(y))

    def __set__(self, recognizer: Numbered, to: Tuple[float, float]) -> None:
        for name, number in zip(self.names, numbers(to, 2, self.name)):
            recognizer.set_value(name, number)


class Flag:
    """A switch of a view: one of its bits in C, on where the bit is set, or, `inverted`, where it is not."""

    def __init__(self, documentation: str, bit: int, *, inverted: bool = False) -> None:
        self.__doc__ = documentation
        self.bit: int = bit
        self.inverted: bool = inverted

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, view: None, owner: type) -> Flag: ...

    @overload
    def __get__(self, view: Optioned, owner: type) -> bool: ...

    def __get__(self, view: Optional[Optioned], owner: type) -> Union[Flag, bool]:
        if view is None:
            return self
        if not view._id:
            return bool(view._options.flags & self.bit) is not self.inverted
        flags = ffi.kin_view_flags()
        view._call(lib.kin_view_get_flags, ctypes.byref(flags))
        return bool(flags.value & self.bit) is not self.inverted

    def __set__(self, view: Optioned, value: bool) -> None:
        flags = self.bit if truth(value, self.name) is not self.inverted else 0
        if view._id:
            view._call(lib.kin_view_set_flags, flags, self.bit)
        else:
            view._options.flags = view._options.flags & ~self.bit | flags
