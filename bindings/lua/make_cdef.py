#!/usr/bin/env python3
"""Writes kinesic/cdef.lua: what the C headers declare, in the C that LuaJIT's FFI reads. Usage: make_cdef.py >
kinesic/cdef.lua"""

import re
from pathlib import Path

HEADERS = Path(__file__).resolve().parents[2] / "Include/kinesic"


def headers_in_order(name: str = "kinesic.h") -> list[Path]:
    """A header after all that it includes."""
    found: list[Path] = []
    for other in re.findall(r'#include "(\w+\.h)"', (HEADERS / name).read_text()):
        found += [header for header in headers_in_order(other) if header not in found]
    return [*found, HEADERS / name]


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def numbers(text: str) -> dict[str, str]:
    """The macros that are a number: KIN_VALUE_CAPACITY and others."""
    return dict(re.findall(r"^#define (KIN_\w+) ([\d.]+\w*)$", text, re.M))


def declarations(text: str) -> str:
    """A header without the preprocessor, C++, inline functions and what a plugin exports."""
    text = re.sub(r"^#(?:[^\n]*\\\n)*[^\n]*\n", "", text, flags=re.M)
    text = re.sub(r'^extern "C" \{\n\}?\n?', "", text, flags=re.M)
    text = re.sub(r"^KIN_INLINE [^{;]*\{.*?^\}\n", "", text, flags=re.M | re.S)
    text = re.sub(r"^KIN_PLUGIN_EXPORT [^;]*;\n", "", text, flags=re.M)
    text = re.sub(r"^\}\n", "", text, flags=re.M)
    return re.sub(r"\bKIN_EXTENSION ", "", text)


def as_lua(number: str) -> str:
    return number.replace("u", "ULL") if number.endswith("u") else number


def made() -> str:
    whole = "".join(without_comments(header.read_text()) for header in headers_in_order())
    macros = numbers(whole)
    text = declarations(whole)
    for name, number in macros.items():
        text = re.sub(rf"\b{name}\b", number, text)
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    constants = "".join(f"constants.{name} = {as_lua(number)}\n" for name, number in macros.items())
    return (
        "-- Made by make_cdef.py from the C headers; do not edit.\nlocal constants = {}\n"
        f"{constants}require('ffi').cdef [[\n" + "\n".join(lines) + "\n]]\nreturn constants\n"
    )


if __name__ == "__main__":
    print(made(), end="")
