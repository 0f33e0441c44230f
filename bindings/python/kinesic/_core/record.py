"""The decorator of all records: a frozen dataclass, with slots where Python has them (3.10 and later). And what many
of them have."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Type, TypeVar

from .geometry import Point

T = TypeVar("T")

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform

    @dataclass_transform(frozen_default=True, field_specifiers=(field,))
    def record(kind: Type[T]) -> Type[T]: ...

elif sys.version_info >= (3, 10):
    record = dataclass(frozen=True, slots=True)
else:
    record = dataclass(frozen=True)


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
