"""What the attributes of an event read its outputs with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping

from .geometry import Point


class Outputs:
    """A record with `values`, a class's outputs by name."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def values(self) -> Mapping[str, float]: ...

    def _number(self, name: str) -> float:
        if name in self.values:
            return self.values[name]
        raise AttributeError(f"the class of this event has no output {name}, but {', '.join(self.values) or 'none'}")

    def _point(self, name: str) -> Point:
        return Point(self._number(name + ".x"), self._number(name + ".y"))

    def _number_or_point(self, name: str) -> Any:
        """An output that is a number in one class and a point in another."""
        return self._number(name) if name in self.values else self._point(name)
