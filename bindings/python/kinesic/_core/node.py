"""A value of a JSON document that knows its place in it, so that every complaint can name it."""

from __future__ import annotations

import math
from typing import Any, Dict, Iterable, List, Mapping, NoReturn, Optional, TypeVar

from .printable_text import visible
from .errors import CaseError
from .geometry import LATEST_NS, Point

T = TypeVar("T")


class Node:
    """One value. `owner` is what the document is about, "case 'x'", `path` the way to the value, "script[3].down"."""

    def __init__(self, value: Any, owner: str, path: str = "") -> None:
        self.value = value
        self.owner = owner
        self.path = path

    def fail(self, complaint: str, cause: Optional[BaseException] = None) -> NoReturn:
        """Raises CaseError with the place in front."""
        place = f"{self.owner}: {self.path}" if self.path else self.owner
        raise CaseError(visible(f"{place}: {complaint}")) from cause

    def _expect(self, fits: bool, wanted: str) -> None:
        if not fits:
            self.fail(f"{wanted} is wanted, not {self.value!r:.60}")

    def fields(self, required: Iterable[str] = (), allowed: Iterable[str] = ()) -> Dict[str, Node]:
        """The members of an object: all `required` ones, and no other than those and the `allowed` ones."""
        required = tuple(required)
        known = (*required, *allowed)
        members = self.members()
        for name in members:
            if name not in known:
                self.fail(f"the key {name!r} is unknown here; known are {', '.join(known)}")
        for name in required:
            if name not in members:
                self.fail(f"the key {name!r} is missing")
        return members

    def members(self) -> Dict[str, Node]:
        """The members of an object, whatever their names."""
        self._expect(isinstance(self.value, Mapping), "an object")
        return {str(name): Node(item, self.owner, f"{self.path}.{name}" if self.path else str(name)) for name, item in self.value.items()}

    def items(self, count: Optional[int] = None) -> List[Node]:
        """The elements of a list, of this length if one is given."""
        self._expect(isinstance(self.value, (list, tuple)), "a list")
        if count is not None and len(self.value) != count:
            self.fail(f"a list of {count} is wanted, this one has {len(self.value)}")
        return [Node(item, self.owner, f"{self.path}[{index}]") for index, item in enumerate(self.value)]

    def string(self) -> str:
        """A text that is not empty."""
        self._expect(isinstance(self.value, str) and self.value != "", "a text")
        return str(self.value)

    def boolean(self) -> bool:
        """True or false."""
        self._expect(isinstance(self.value, bool), "true or false")
        return bool(self.value)

    def number(self) -> float:
        """A finite number."""
        fits = isinstance(self.value, (int, float)) and not isinstance(self.value, bool) and math.isfinite(self.value)
        self._expect(fits, "a finite number")
        return float(self.value)

    def number_or_boolean(self) -> float:
        """A finite number; true is 1, false is 0."""
        return float(self.value) if isinstance(self.value, bool) else self.number()

    def whole(self) -> int:
        """A whole number, zero or more."""
        fits = isinstance(self.value, int) and not isinstance(self.value, bool) and 0 <= self.value < 1 << 64
        self._expect(fits, "a whole number, zero or more,")
        return int(self.value)

    def nanoseconds(self) -> int:
        """Seconds, zero or more, as nanoseconds."""
        seconds = self.number()
        self._expect(0 <= seconds and seconds * 1e9 <= LATEST_NS, "a time in seconds, zero or more,")
        return round(seconds * 1e9)

    def point(self) -> Point:
        """Two numbers."""
        x, y = self.items(2)
        return Point(x.number(), y.number())

    def word(self, words: Mapping[str, T]) -> T:
        """What one of these words stands for."""
        self._expect(isinstance(self.value, str) and self.value in words, f"one of {', '.join(words)}")
        return words[self.value]

    def reference(self, known: Mapping[str, T], what: str) -> T:
        """What an id names."""
        name = self.string()
        if name not in known:
            self.fail(f"there is no {what} {name!r}")
        return known[name]


def words(members: Iterable[Any]) -> Dict[str, Any]:
    """The members of an enumeration by their names in lower case."""
    return {member.name.lower(): member for member in members}
