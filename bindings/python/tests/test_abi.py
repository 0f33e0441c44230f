"""The thin layer has the layout that gcc gives the structs of the headers; codes have names and exceptions.
`Scripts/generate --check` holds the rest of it to the headers."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Dict, Iterator, List

import pytest
from conftest import HEADERS

from kinesic import Phase, Reason, State, TouchType, ffi

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None or not HEADERS.is_dir(), reason="gcc and the headers are wanted")


def fields(struct: type) -> Iterator[str]:
    anonymous = getattr(struct, "_anonymous_", ())
    for name, kind in struct._fields_:  # type: ignore[attr-defined]
        if name in anonymous:
            yield from fields(kind)
        else:
            yield name


def measured(tmp_path: Path) -> Dict[str, List[int]]:
    """Sizes, alignments and offsets by a C program."""
    lines = []
    for name, struct in ffi.STRUCTS.items():
        lines.append(f'printf("{name} %zu %zu\\n", sizeof(struct {name}), _Alignof(struct {name}));')
        for field in fields(struct):
            lines.append(f'printf("{name}.{field} %zu %zu\\n", offsetof(struct {name}, {field}), sizeof(((struct {name} *)0)->{field}));')
    program = tmp_path / "measure.c"
    includes = "".join(f"#include <kinesic/{path.name}>\n" for path in sorted(HEADERS.glob("*.h")))
    program.write_text(
        "#include <stddef.h>\n#include <stdio.h>\n"
        + includes
        + "int main(void) {\n"
        + "\n".join(lines)
        + "\nreturn 0;\n}\n"
    )
    binary = tmp_path / "measure"
    # Optimized, for presets.h has tables of functions, and the library is not linked.
    subprocess.run(["gcc", "-std=c11", "-O1", "-I", str(HEADERS.parent), str(program), "-o", str(binary)], check=True)
    output = subprocess.run([str(binary)], check=True, capture_output=True, text=True).stdout
    return {line.split()[0]: [int(part) for part in line.split()[1:]] for line in output.splitlines()}


@needs_gcc
def test_every_struct_has_the_layout_that_gcc_gives_it(tmp_path: Path) -> None:
    found = measured(tmp_path)
    for name, struct in ffi.STRUCTS.items():
        assert [ctypes.sizeof(struct), ctypes.alignment(struct)] == found[name], name
        for field in fields(struct):
            descriptor = getattr(struct, field)
            assert [descriptor.offset, descriptor.size] == found[f"{name}.{field}"], f"{name}.{field}"


def test_every_error_code_has_an_exception_of_its_own() -> None:
    from kinesic._core.errors import BY_CODE

    codes = {value for name, value in ffi.CONSTANTS.items() if name.startswith("KIN_ERROR_")}
    assert set(BY_CODE) == codes


def test_result_names() -> None:
    for name, value in ffi.CONSTANTS.items():
        if name.startswith("KIN_ERROR_"):
            assert ffi.lib.kin_result_name(value) == name.encode()
    assert ffi.lib.kin_result_name(-999) == b"KIN_ERROR_?"


def test_words_are_the_names_of_the_enums() -> None:
    for name, kind in (("state", State), ("phase", Phase), ("touch_type", TouchType), ("reason", Reason)):
        words = getattr(ffi.lib, f"kin_{name}_name")
        assert [words(each) for each in kind] == [each.name.lower().encode() for each in kind]
        assert words(len(kind)) == words(-1) == b"?"
    assert ffi.lib.kin_event_type_name(ffi.KIN_EVENT_VIEW_TOUCH) == b"view_touch"


def test_version() -> None:
    version = f"{ffi.KIN_VERSION_MAJOR}.{ffi.KIN_VERSION_MINOR}.{ffi.KIN_VERSION_PATCH}"
    assert ffi.lib.kin_version().decode() == version
