"""The decorator of all records: a frozen dataclass, with slots where Python has them (3.10 and later). And what many
of them have."""

from __future__ import annotations

import sys
from dataclasses import FrozenInstanceError, dataclass, field
from typing import TYPE_CHECKING, Any, List, Type, TypeVar

from .geometry import Point
from .pickling import away, here

T = TypeVar("T")

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform

    @dataclass_transform(frozen_default=True, field_specifiers=(field,))
    def record(kind: Type[T]) -> Type[T]: ...

else:

    def record(kind: Type[T]) -> Type[T]:
        made = dataclass(frozen=True, slots=True)(kind) if sys.version_info >= (3, 10) else dataclass(frozen=True)(kind)
        # Those that a frozen dataclass with slots has of its own name, up to Python 3.13, a class that is gone.
        made.__setattr__, made.__delattr__ = _refuse_to_set, _refuse_to_delete
        made.__getstate__, made.__setstate__ = _state, _set_state
        return made


def _state(self: Any) -> List[Any]:
    """For copy and pickle: handles go as what is left of them in another process."""
    return [away(getattr(self, name)) for name in self.__dataclass_fields__]


def _set_state(self: Any, state: List[Any]) -> None:
    for name, value in zip(self.__dataclass_fields__, state):
        object.__setattr__(self, name, here(value))


def _refuse_to_set(self: Any, name: str, value: object) -> None:
    known = "" if name in self.__dataclass_fields__ else f"it has no '{name}', and "
    raise FrozenInstanceError(f"cannot assign to field '{name}' of a {type(self).__name__}: {known}it does not change; dataclasses.replace makes another")


def _refuse_to_delete(self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field '{name}' of a {type(self).__name__}: it does not change")


def public(*things: Any) -> None:
    """Says that they are of the package, in pickles and in help(), also before they are asked for as
    `kinesic.Name`."""
    for thing in things:
        thing.__module__ = "kinesic"


class Timed:
    """A record with a time."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def time_ns(self) -> int: ...

    @property
    def time(self) -> float:
        """`time_ns` in seconds."""
        return self.time_ns / 1e9


class Located:
    """A record with a place."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def x(self) -> float: ...

        @property
        def y(self) -> float: ...

    @property
    def location(self) -> Point:
        """`x` and `y`: the place, in window units."""
        return Point(self.x, self.y)
