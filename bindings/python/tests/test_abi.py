"""The thin layer has the layout, the numbers and the functions of the headers, as gcc sees them."""

from __future__ import annotations

import ctypes
import re
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Dict, Iterator, List, Tuple

import pytest
from conftest import HEADERS

from kinesic import ffi
from kinesic import enums

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None or not HEADERS.is_dir(), reason="gcc and the headers are wanted")
needs_headers = pytest.mark.skipif(not HEADERS.is_dir(), reason="the headers are wanted")


def source() -> str:
    text = "\n".join(path.read_text() for path in sorted(HEADERS.glob("*.h")))
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def fields(struct: type) -> Iterator[str]:
    anonymous = getattr(struct, "_anonymous_", ())
    for name, kind in struct._fields_:  # type: ignore[attr-defined]
        if name in anonymous:
            yield from fields(kind)
        else:
            yield name


def measured(tmp_path: Path) -> Dict[str, List[int]]:
    """Sizes, alignments, offsets and constants by a C program."""
    lines = []
    for name, struct in ffi.STRUCTS.items():
        lines.append(f'printf("{name} %zu %zu\\n", sizeof(struct {name}), _Alignof(struct {name}));')
        for field in fields(struct):
            lines.append(f'printf("{name}.{field} %zu %zu\\n", offsetof(struct {name}, {field}), sizeof(((struct {name} *)0)->{field}));')
    for name in ffi.CONSTANTS:
        if isinstance(ffi.CONSTANTS[name], int):
            lines.append(f'printf("{name} %llu\\n", (unsigned long long)(long long){name});')
        else:
            lines.append(f'{{ double number = {name}; unsigned long long bits; memcpy(&bits, &number, 8);')
            lines.append(f'printf("{name} %llu\\n", bits); }}')
    program = tmp_path / "measure.c"
    includes = "".join(f"#include <kinesic/{path.name}>\n" for path in sorted(HEADERS.glob("*.h")))
    program.write_text(
        "#include <stddef.h>\n#include <stdio.h>\n#include <string.h>\n"
        + includes
        + "int main(void) {\n"
        + "\n".join(lines)
        + "\nreturn 0;\n}\n"
    )
    binary = tmp_path / "measure"
    subprocess.run(["gcc", "-std=c11", "-I", str(HEADERS.parent), str(program), "-o", str(binary)], check=True)
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


@needs_gcc
def test_every_constant_has_the_number_of_the_header(tmp_path: Path) -> None:
    found = measured(tmp_path)
    for name, value in ffi.CONSTANTS.items():
        bits = value % (1 << 64) if isinstance(value, int) else struct.unpack("Q", struct.pack("d", value))[0]
        assert [bits] == found[name], name


@needs_headers
def test_every_struct_of_the_headers_is_there_with_every_field() -> None:
    text = source()
    declared = re.findall(r"typedef struct (kin_\w+) \{", text)
    assert sorted(declared) == sorted(ffi.STRUCTS)
    for name in declared:
        body = re.search(rf"typedef struct {name} \{{(.*?)\n\}} {name};", text, flags=re.S)
        assert body is not None
        names = re.findall(r"\(\*(\w+)\)|(\w+)(?:\[[^\]]*\])?(?=[,;])", re.sub(r"(\(\*\w+\))\([^)]*\)", r"\1", body.group(1)))
        assert sorted(a or b for a, b in names) == sorted(fields(ffi.STRUCTS[name])), name


@needs_headers
def test_every_constant_of_the_headers_is_there() -> None:
    text = source()
    declared = set(re.findall(r"^\s*(KIN_[A-Z0-9_]+) = ", text, flags=re.M)) | set(
        re.findall(r"^#define (KIN_\w+) [\w.-]+$", text, flags=re.M)
    )
    declared -= {"KIN_EXTENSION", "KIN_INLINE"}
    assert declared == set(ffi.CONSTANTS)


def declared_functions() -> List[Tuple[str, str, str]]:
    text = re.sub(r"^KIN_INLINE.*?^}", "", source(), flags=re.S | re.M)
    return re.findall(r"^(kin_result|void|const char \*|uint64_t|uint32_t|bool) ?(kin_\w+)\(([^;{]*)\);", text, flags=re.M)


@needs_headers
def test_the_functions_are_those_of_the_headers() -> None:
    declared = declared_functions()
    assert sorted(name for _, name, _ in declared) == sorted(ffi.FUNCTIONS)
    for result, name, arguments in declared:
        mine, types = ffi.FUNCTIONS[name]
        expected = {"kin_result": ctypes.c_int32, "void": None, "const char *": ctypes.c_char_p, "uint32_t": ctypes.c_uint32}[result]
        assert mine is expected, name
        parts = [] if arguments == "void" else re.split(r",(?![^(]*\))", arguments)
        assert len(parts) == len(types), name
        for part, kind in zip(parts, types):
            assert kind is argument_type(part), f"{name}: {part}"


def argument_type(declaration: str) -> object:
    """The ctypes type of a C argument."""
    words = declaration.replace("const ", "").split()
    spelled = " ".join(words)
    stars = spelled.count("*")
    base = words[0]
    if base == "kin_engine":
        return ctypes.c_void_p if stars == 1 else ctypes.POINTER(ctypes.c_void_p)
    if base == "char":
        return ctypes.c_char_p if stars == 1 else ctypes.POINTER(ctypes.c_char_p)
    if base == "void":
        return ctypes.c_void_p
    plain = {"uint32_t": ctypes.c_uint32, "uint64_t": ctypes.c_uint64, "double": ctypes.c_double, "bool": ctypes.c_bool}
    kind = plain.get(base) or getattr(ffi, base)
    for _ in range(stars):
        kind = ctypes.POINTER(kind)
    return kind


@pytest.mark.parametrize(
    "enumeration, prefix",
    [
        (enums.State, "KIN_STATE_"),
        (enums.Phase, "KIN_PHASE_"),
        (enums.TouchType, "KIN_TOUCH_"),
        (enums.Button, "KIN_BUTTON_"),
        (enums.Modifier, "KIN_MODIFIER_"),
        (enums.Reason, "KIN_REASON_"),
        (enums.TieBreak, "KIN_TIE_BREAK_"),
        (enums.Relation, "KIN_RELATION_"),
        (enums.Question, "KIN_QUESTION_"),
        (enums.Severity, "KIN_SEVERITY_"),
        (enums.PropertyKind, "KIN_PROPERTY_"),
        (enums.ScrollPhase, "KIN_SCROLL_"),
        (enums.Change, "KIN_CHANGE_"),
        (enums.ClassFlag, "KIN_CLASS_"),
        (enums.EstimateKind, "KIN_ESTIMATE_"),
        (enums.Prediction, "KIN_PREDICTION_"),
    ],
)
def test_enumerations_have_the_constants(enumeration: type, prefix: str) -> None:
    members = {prefix + name: int(member) for name, member in enumeration.__members__.items()}  # type: ignore[attr-defined]
    assert members == {name: value for name, value in ffi.CONSTANTS.items() if name.startswith(prefix)}


def test_every_error_code_has_an_exception_of_its_own() -> None:
    from kinesic.errors import BY_CODE

    codes = {value for name, value in ffi.CONSTANTS.items() if name.startswith("KIN_ERROR_")}
    assert set(BY_CODE) == codes


def test_result_names() -> None:
    for name, value in ffi.CONSTANTS.items():
        if name.startswith("KIN_ERROR_"):
            assert ffi.lib.kin_result_name(value) == name.encode()
    assert ffi.lib.kin_result_name(-999) == b"KIN_ERROR_?"


def test_version() -> None:
    version = f"{ffi.KIN_VERSION_MAJOR}.{ffi.KIN_VERSION_MINOR}.{ffi.KIN_VERSION_PATCH}"
    assert ffi.lib.kin_version().decode() == version
