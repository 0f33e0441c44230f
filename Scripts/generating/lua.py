"""kinesic/cdef.lua: what the headers declare, in the C that LuaJIT's FFI reads."""

from __future__ import annotations

import json
from textwrap import wrap

from abi_headers import Member

from generating.description import Described

WIDTH = 119


def declaration(kind: str, name: str, count: str = "") -> str:
    """A name with a type, as C has it."""
    if "(*)" in kind:
        return kind.replace("(*)", f"(*{name})", 1)
    return kind + ("" if kind.endswith("*") else " ") + name + (f"[{count}]" if count else "")


def members(described: Described, of: list[Member], indent: str) -> str:
    text = ""
    for each in of:
        count = str(described.numbers[each.count]) if each.count else ""
        text += f"{indent}{declaration(each.type, each.name, count)};\n"
    return text


def structure(described: Described, name: str) -> str:
    all_members = described.declared.structs[name]
    union = [each for each in all_members if each.in_union]
    first = all_members.index(union[0]) if union else len(all_members)
    text = members(described, all_members[:first], "  ")
    if union:
        text += "  union {\n" + members(described, union, "    ") + "  };\n"
        text += members(described, all_members[first + len(union) :], "  ")
    return f"typedef struct {name} {{\n{text}}} {name};\n"


def types(described: Described) -> str:
    found = described.declared
    text = ""
    for name in found.named:
        kind = found.types.get(name, "")
        if name in found.structs:
            text += structure(described, name)
        elif kind == "struct":
            text += f"typedef struct {name} {name};\n"
        else:
            text += f"typedef {declaration(kind, name)};\n"
    return text


def functions(described: Described) -> str:
    text = ""
    for name, function in described.declared.functions.items():
        listed = ", ".join(declaration(kind, parameter) for parameter, kind in function.parameters) or "void"
        line = f"{declaration(function.result, name)}({listed});"
        text += "\n".join(wrap(line, WIDTH, subsequent_indent="  ")) + "\n"
    return text


def number(value: int | float) -> str:
    """As Lua has it: a whole number that a double does not hold is of 64 bits."""
    return f"{value}ULL" if isinstance(value, int) and value >= 2**53 else str(value)


def module(described: Described) -> str:
    values = described.constants()
    macros = described.declared.macros
    enumerated = "".join(f"  {name} = {value},\n" for name, value in values.items() if name not in macros)
    constants = "".join(f"constants.{name} = {number(values[name])}\n" for name in macros)
    constants += "".join(f"constants.{name} = {json.dumps(text)}\n" for name, text in described.declared.texts.items())
    return (
        "-- Written by Scripts/generate from the C headers. Do not edit: run `make generate`.\n"
        f"local constants = {{}}\n{constants}require('ffi').cdef [[\nenum {{\n{enumerated}}};\n"
        f"{types(described)}{functions(described)}]]\nreturn constants\n"
    )
