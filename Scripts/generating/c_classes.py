"""kinesic/classes.h: the names of the standard classes, of their properties and of their outputs, and their values as
structs. A name that is misspelled does not compile."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from abi_headers import Unknown

WIDTH = 119
HEAD = """/* classes.h: the standard recognizer classes: the names that kin_recognizer_add, kin_recognizer_set_number and
 * kin_recognizer_set_value want, as constants, and the values of their events as structs. A class of a plugin has
 * names of its own; docs/classes.md lists ranges and origins. property.h has the numbers that properties take.
 * Written by Scripts/generate from the classes' own descriptors. Do not edit: run `make generate`. */
#ifndef KINESIC_CLASSES_H
#define KINESIC_CLASSES_H

#include "property.h"
"""
UNITS = {"1": "", "s": "seconds", "rad": "radians", "1/s": "per second", "unit": "window units", "unit/s": "window units per second"}
NO_LIMIT = 1e9

Descriptor = dict[str, Any]


def macro(*names: str) -> str:
    return "KIN_" + "_".join(names).upper().replace(".", "_")


def comment(text: str, indent: str = "") -> str:
    """A comment of its own lines."""
    lines = wrap(text, WIDTH - len(indent) - 6)
    return "".join(f"{indent}{' * ' if i else '/* '}{line}\n" for i, line in enumerate(lines))[:-1] + " */\n"


def said(info: Descriptor) -> str:
    """The descriptor's words, the unit and the default."""
    unit = UNITS.get(info["unit"], info["unit"])
    parts = [unit] if unit else []
    if "kind" in info and "without limit" not in info["summary"]:
        initial = info["initial"]
        parts.append("no limit by default" if isinstance(initial, str) or abs(initial) >= NO_LIMIT else f"default {initial:g}")
    return info["summary"] + (f" {', '.join(parts).capitalize()}." if parts else "")


def is_repeated(values: list[Descriptor], value: Descriptor) -> bool:
    return value["name"].endswith(".y") and any(each["name"] == value["name"][:-1] + "x" for each in values)


class Header:
    def __init__(self) -> None:
        self.text = HEAD
        self.names: dict[str, str] = {}

    def define(self, name: str, content: str) -> None:
        if self.names.setdefault(name, content) != content:
            raise Unknown(f'classes.h would have {name} twice, as "{self.names[name]}" and as "{content}"')
        self.text += f'#define {name} "{content}"\n'

    def properties(self, owner: str, infos: list[Descriptor]) -> None:
        for info in infos:
            self.text += comment(said(info))
            self.define(macro(owner, info["name"]), info["name"])

    def values(self, name: str, infos: list[Descriptor]) -> None:
        for info in infos:
            if macro(name, info["name"]) not in self.names:
                self.define(macro(name, info["name"]), info["name"])
        self.text += f"\n/* The values of an event of a {name}, in the order of kin_event.values. */\n"
        self.text += f"typedef struct kin_{name}_values {{\n"
        for info in infos:
            if not is_repeated(infos, info):
                self.text += comment(said(info), "  ")
            self.text += f"  double {info['name'].replace('.', '_')};\n"
        self.text += f"}} kin_{name}_values;\n"

    def one(self, descriptor: Descriptor) -> None:
        name = descriptor["name"]
        self.text += "\n" + comment(f"The class \"{name}\": {descriptor['summary']}")
        self.define(macro(name), name)
        self.properties(name, descriptor["properties"])
        if descriptor["values"]:
            self.text += "/* Its outputs. */\n"
            self.values(name, descriptor["values"])


def header(descriptors: list[Descriptor], common: list[Descriptor]) -> str:
    made = Header()
    made.text += "\n" + comment("Properties that every recognizer has; recognizer.h says more of them.")
    made.properties("recognizer", common)
    for each in descriptors:
        made.one(each)
    return made.text + "\n#endif\n"
