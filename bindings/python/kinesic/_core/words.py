"""What the enumerations have in common: numbers that are written as their names."""

from __future__ import annotations

from enum import Enum, Flag, IntEnum, IntFlag

NUMERIC = "bcdeEfFgGnoxX%"


class Word(IntEnum):
    """A number with a name. As text it is the name, "State.ENDED", in every version of Python; `int(word)` and
    `f"{word:d}"` are the number."""

    __str__ = Enum.__str__

    def __format__(self, specification: str) -> str:
        return format(int(self) if specification[-1:] in NUMERIC and specification else str(self), specification)


class Words(IntFlag):
    """A set of bits with names; as text the names, "Change.BEGAN|MOVED"."""

    __str__ = Flag.__str__

    def __format__(self, specification: str) -> str:
        return format(int(self) if specification[-1:] in NUMERIC and specification else str(self), specification)
