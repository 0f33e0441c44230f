"""What languages with static types have of the headers and the classes: enumerations with their members' comments, and
the properties and outputs of each class with a kind that a language has a type for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import Any

from abi_headers import Unknown

from generating import comments, words
from generating.c_classes import said
from generating.description import Described
from generating.enumerations import ENUMERATIONS, Enumeration
from generating.python_classes import ENUMERATIONS as NAMED_NUMBERS

WIDTH = 119
MARK = "Written by Scripts/generate. Do not edit: run `make generate`."
# Those that a host meets, by their names in ENUMERATIONS.
WANTED = [
    "State", "Phase", "TouchType", "ScrollPhase", "Reason", "TieBreak", "Severity", "Button", "Modifier", "Direction",
    "Edge", "Axes", "ThresholdMode", "FingerStrategy", "AllowedTouchTypes", "VelocityStrategy",
]  # fmt: skip
VIEW_FLAGS = Enumeration("ViewFlags", "KIN_VIEW_", "What is special about a view.", is_mask=True)
CODES = Enumeration("ErrorCode", "KIN_ERROR_", "What a call was refused for.")
# Outputs whose numbers are no plain numbers.
OUTPUT_KINDS = {"direction": "Direction", "tap_count": "count"}

Descriptor = dict[str, Any]


@dataclass(frozen=True)
class Constant:
    """`name`: without the prefix, in lower case."""

    name: str
    value: int
    document: str


@dataclass(frozen=True)
class Enumerated:
    name: str
    document: str
    is_mask: bool
    constants: list[Constant]


@dataclass(frozen=True)
class Member:
    """A property or an output. `kind`: "number", "count", "boolean", "time" (seconds in the engine), "point" (two
    outputs), or the name of an enumeration. `first`: the place of an output among the values of an event."""

    name: str
    kind: str
    document: str
    first: int = 0

    def words(self) -> list[str]:
        """Its name, or names, in the engine."""
        return [f"{self.name}.x", f"{self.name}.y"] if self.kind == "point" else [self.name]


@dataclass(frozen=True)
class Class:
    """`word`: its name in the engine. `outputs`: in the order of an event's values. `readable`: those that can be read
    between events under their own names."""

    word: str
    document: str
    properties: list[Member]
    outputs: list[Member]
    readable: list[Member]

    @property
    def name(self) -> str:
        return words.NAMES.get(self.word) or pascal(self.word)


def pascal(name: str) -> str:
    return "".join(word.capitalize() for word in name.lower().split("_"))


def camel(name: str) -> str:
    made = pascal(name)
    return made[:1].lower() + made[1:]


def enumerations(described: Described, root: Path) -> list[Enumerated]:
    documents = comments.constants(root / "Include")
    known = {one.name: one for one in ENUMERATIONS}
    found = []
    for one in [CODES, *(known[name] for name in WANTED), VIEW_FLAGS]:
        rows = one.constants(described)
        present = [Constant(name.lower(), int(value), documents.get(one.prefix + name, "")) for name, value in rows.items()]
        # An alias is no member of its own.
        distinct = [each for number, each in enumerate(present) if each.value not in [other.value for other in present[:number]]]
        found.append(Enumerated(one.name, one.python, one.is_mask, distinct))
    return found


def kind_of(info: Descriptor) -> str:
    if info["name"] in NAMED_NUMBERS:
        return NAMED_NUMBERS[info["name"]]
    if info["name"] == "allowed_touch_types":
        return "AllowedTouchTypes"
    if info["kind"] == "flags":
        raise Unknown(f"the mask {info['name']} has no enumeration")
    if info["unit"] == "s":
        return "time"
    return {"number": "number", "integer": "count", "boolean": "boolean"}[info["kind"]]


def properties(infos: list[Descriptor]) -> list[Member]:
    return [Member(info["name"], kind_of(info), said(info)) for info in infos]


def outputs(infos: list[Descriptor]) -> list[Member]:
    found = []
    for index, info in enumerate(infos):
        base, _, axis = info["name"].partition(".")
        if axis == "x":
            found.append(Member(base, "point", said(info).replace(" to the right", "").replace("How far it went", "How far it went, to the right and down"), index))
        elif not axis:
            kind = OUTPUT_KINDS.get(base) or ("time" if info["unit"] == "s" else "number")
            found.append(Member(base, kind, said(info), index))
    return found


def of_class(descriptor: Descriptor) -> Class:
    mine, its = properties(descriptor["properties"]), outputs(descriptor["values"])
    taken = [] if "per_touch" not in descriptor["traits"] else its
    readable = [each for each in its if each not in taken and each.name not in [other.name for other in mine]]
    return Class(descriptor["name"], descriptor["summary"], mine, its, readable)


def lines(text: str, mark: str, indent: str = "") -> str:
    """A comment whose lines begin with a mark: "/// "."""
    return "".join(f"{indent}{mark}{line}\n" for line in wrap(text, WIDTH - len(indent) - len(mark), break_long_words=False))
