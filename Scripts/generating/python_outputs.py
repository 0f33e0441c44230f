"""The outputs of the standard classes for Python, as attributes of an event."""

from __future__ import annotations

from typing import Any

from generating.python_classes import ENUMERATIONS, MAP_VALUES, UNITS
from generating.python_text import document

HEAD = '''"""Outputs as attributes of an event. Written by Scripts/generate. Do not edit: run `make generate`."""

from __future__ import annotations

from typing import Any

from .outputs import Outputs
from .enums import {enums}
from .geometry import Point, Transform


class StandardOutputs(Outputs):
    """The outputs of the standard classes. An event whose class has no such output raises AttributeError."""

    __slots__ = ()
'''
MAP = '''
    @property
    def map(self) -> Transform:
        """Of transform: the map since the start, in window units."""
        return Transform.similarity(*(self._number(name) for name in ("a", "b", "tx", "ty")))
'''
WHOLE = ["tap_count"]

Descriptor = dict[str, Any]


def gathered(descriptors: list[Descriptor]) -> dict[str, dict[str, list[Descriptor]]]:
    """For each attribute the classes that have it, each with the outputs that it is made of."""
    found: dict[str, dict[str, list[Descriptor]]] = {}
    for each in descriptors:
        names = [info["name"] for info in each["values"]]
        for info in each["values"]:
            if not (set(MAP_VALUES) <= set(names) and info["name"] in MAP_VALUES):
                found.setdefault(info["name"].partition(".")[0], {}).setdefault(each["name"], []).append(info)
    return found


def sentences(users: dict[str, list[Descriptor]]) -> str:
    """What it is, once for the classes that say the same."""
    said: dict[str, list[str]] = {}
    for name, infos in users.items():
        unit = UNITS.get(infos[0]["unit"], "").replace(", ", ".")
        summary = infos[0]["summary"].replace(" to the right", "") if len(infos) > 1 else infos[0]["summary"]
        said.setdefault(f"{summary} {unit}".strip(), []).append(name)
    return " ".join(f"Of {', '.join(names)}: {text[:1].lower()}{text[1:]}" for text, names in said.items())


def attribute(name: str, users: dict[str, list[Descriptor]]) -> str:
    kinds = {"Point" if len(infos) > 1 else ENUMERATIONS.get(name, "int" if name in WHOLE else "float") for infos in users.values()}
    kind = kinds.pop() if len(kinds) == 1 else "Any"
    body = {
        "Point": f'self._point("{name}")',
        "float": f'self._number("{name}")',
        "int": f'int(self._number("{name}"))',
        "Any": f'self._number_or_point("{name}")',
    }.get(kind, f'{kind}(int(self._number("{name}")))')
    text = f"\n    @property\n    def {name}(self) -> {kind}:\n{document(sentences(users), 8)}\n"
    return f"{text}        return {body}\n"


def module(descriptors: list[Descriptor]) -> str:
    found = gathered(descriptors)
    enums = sorted({ENUMERATIONS[name] for name in found if name in ENUMERATIONS})
    body = "".join(attribute(name, users) for name, users in found.items())
    return HEAD.replace("{enums}", ", ".join(enums)) + body + MAP


def attributes(descriptors: list[Descriptor]) -> list[str]:
    """Their names."""
    found = list(gathered(descriptors))
    return [*found, "map"]
