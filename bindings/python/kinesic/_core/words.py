"""What the enumerations have in common: numbers that are written as their names."""

from __future__ import annotations

from enum import Enum, EnumMeta, Flag, IntEnum, IntFlag
from typing import List

NUMERIC = "bcdeEfFgGnoxX%"


class Listing(EnumMeta):
    """Lists what an enumeration has itself, so that help() of it fits a screen: not what each int has."""

    def __dir__(cls) -> List[str]:
        return ["__class__", "__doc__", "__len__", "__members__", "__module__", "__name__", "__qualname__", *cls.__members__]


class Word(IntEnum, metaclass=Listing):
    """A number with a name. As text it is the name, "State.ENDED", in every version of Python; `int(word)` and
    `f"{word:d}"` are the number."""

    __str__ = Enum.__str__

    def __format__(self, specification: str) -> str:
        return format(int(self) if specification[-1:] in NUMERIC and specification else str(self), specification)


class Words(IntFlag, metaclass=Listing):
    """A set of bits with names; as text the names, "Change.BEGAN|MOVED"."""

    __str__ = Flag.__str__

    def __format__(self, specification: str) -> str:
        return format(int(self) if specification[-1:] in NUMERIC and specification else str(self), specification)
