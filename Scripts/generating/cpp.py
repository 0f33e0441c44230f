"""kinesic/enums.hpp: the enumerations of the headers for C++, and the codes of results."""

from __future__ import annotations

import re

from generating.description import Described
from generating.enumerations import ENUMERATIONS, Enumeration

WIDTH = 119
# Words that C++ keeps for itself.
OTHERWISE = {"class": "recognizer_class", "requires": "requirement"}
HEAD = """// enums.hpp: the enumerations of the C headers, with types of their own.
// Masks (buttons, modifiers, flags) stay numbers.
// Written by Scripts/generate. Do not edit: run `make generate`.
#ifndef KINESIC_ENUMS_HPP
#define KINESIC_ENUMS_HPP

#include <kinesic/kinesic.h>

namespace kinesic {
"""


def enumeration(sentence: str, name: str, kind: str, constants: dict[str, str]) -> str:
    """`constants`: their names in C by those without the prefix."""
    rows = [f"{OTHERWISE.get(short.lower(), short.lower())} = {full}" for short, full in constants.items()]
    line = f"enum class {name} : {kind} {{ {', '.join(rows)} }};\n"
    if len(line) > WIDTH:
        line = f"enum class {name} : {kind} {{\n" + ",\n".join(f"  {row}" for row in rows) + "\n};\n"
    return f"\n/// {sentence}\n{line}"


def kind_of(one: Enumeration) -> str:
    """The type in C: TouchType is a kin_touch_type."""
    return "kin" + re.sub(r"([A-Z])", r"_\1", one.name).lower()


def word(one: Enumeration) -> str:
    """The library's word for a constant, where C has one."""
    name = f"inline const char *name({one.name} value) {{ return {kind_of(one)}_name(static_cast<{kind_of(one)}>(value)); }}"
    return f"/// The word for it, static; C: {kind_of(one)}_name.\n{name}\n"


def codes(described: Described) -> str:
    constants = {name.removeprefix("KIN_ERROR_"): name for name in described.constants("KIN_ERROR_")}
    sentence = "What became of a call; base.h says what to do about each."
    return enumeration(sentence, "Code", "kin_result", {"OK": "KIN_OK"} | constants)


def header(described: Described) -> str:
    text = HEAD + codes(described)
    for one in ENUMERATIONS:
        if one.cpp:
            constants = {short: one.prefix + short for short in one.constants(described)}
            text += enumeration(one.cpp, one.name, kind_of(one), constants)
            if f"{kind_of(one)}_name" in described.declared.functions:
                text += word(one)
    return text + "\n} // namespace kinesic\n#endif\n"
