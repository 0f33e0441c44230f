"""Properties and outputs of recognizers, and switches of views, as Python attributes with a type."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Callable, Generic, Optional, Tuple, TypeVar, Union, overload

from . import _ffi
from .geometry import Point, numbers

if TYPE_CHECKING:
    from .recognizer import Recognizer
    from .view import View

lib = _ffi.lib
T = TypeVar("T")


class Property(Generic[T]):
    """A property, by the name of the attribute. `kind` makes a Python value of the engine's number."""

    def __init__(self, kind: Callable[[float], T], documentation: str) -> None:
        self.kind = kind
        self.__doc__ = documentation

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, recognizer: None, owner: type) -> "Property[T]": ...

    @overload
    def __get__(self, recognizer: "Recognizer", owner: type) -> T: ...

    def __get__(self, recognizer: "Optional[Recognizer]", owner: type) -> "Union[Property[T], T]":
        return self if recognizer is None else self.kind(recognizer.number(self.name))

    def __set__(self, recognizer: "Recognizer", value: float) -> None:
        recognizer.set_number(self.name, value)


class Value:
    """An output, by its name in the descriptor."""

    def __init__(self, name: str, documentation: str) -> None:
        self.name = name
        self.__doc__ = documentation

    @overload
    def __get__(self, recognizer: None, owner: type) -> "Value": ...

    @overload
    def __get__(self, recognizer: "Recognizer", owner: type) -> float: ...

    def __get__(self, recognizer: "Optional[Recognizer]", owner: type) -> "Union[Value, float]":
        return self if recognizer is None else recognizer.value(self.name)

    def __set__(self, recognizer: "Recognizer", to: float) -> None:
        recognizer.set_value(self.name, to)


class PointValue:
    """Two outputs, NAME.x and NAME.y, as a point."""

    def __init__(self, name: str, documentation: str) -> None:
        self.name = name
        self.__doc__ = documentation

    @overload
    def __get__(self, recognizer: None, owner: type) -> "PointValue": ...

    @overload
    def __get__(self, recognizer: "Recognizer", owner: type) -> Point: ...

    def __get__(self, recognizer: "Optional[Recognizer]", owner: type) -> "Union[PointValue, Point]":
        if recognizer is None:
            return self
        return Point(recognizer.value(self.name + ".x"), recognizer.value(self.name + ".y"))

    def __set__(self, recognizer: "Recognizer", to: Tuple[float, float]) -> None:
        x, y = numbers(to, 2, self.name)
        recognizer.set_value(self.name + ".x", x)
        recognizer.set_value(self.name + ".y", y)


class Flag:
    """A switch of a view."""

    def __init__(self, documentation: str) -> None:
        self.__doc__ = documentation

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, view: None, owner: type) -> "Flag": ...

    @overload
    def __get__(self, view: "View", owner: type) -> bool: ...

    def __get__(self, view: "Optional[View]", owner: type) -> "Union[Flag, bool]":
        if view is None:
            return self
        if not view._id:
            return bool(getattr(view._options, self.name))
        value = ctypes.c_bool()
        view._call(lib.kin_view_get_flag, self.name.encode(), ctypes.byref(value))
        return value.value

    def __set__(self, view: "View", value: bool) -> None:
        if view._id:
            view._call(lib.kin_view_set_flag, self.name.encode(), bool(value))
        else:
            setattr(view._options, self.name, bool(value))
