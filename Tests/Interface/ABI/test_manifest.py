"""The committed manifest is what the headers say and what the library gives; and what it says is what a compiler
sees."""

import ctypes
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(ROOT / "Tests/Shared"))
import house  # noqa: E402
from house import APART, BY_OTHERS, LIBRARY, PRESETS_HEADER, declared_functions, struct_names, without_comments  # noqa: E402

# What kinesic.h includes.
HEADERS = [header for header in house.HEADERS if header not in [*APART, PRESETS_HEADER]]
COMMITTED = (HERE / "manifest.json").read_text()
MANIFEST = json.loads(COMMITTED)


sys.path.insert(0, str(ROOT / "Scripts"))
import abi_headers  # noqa: E402
import packed_text  # noqa: E402


def test_the_headers_say_what_was_committed() -> None:
    """And so do all files that are generated from them."""
    done = subprocess.run([ROOT / "Scripts/generate", "--check", "headers"], capture_output=True, text=True)
    assert done.returncode == 0, "\n" + done.stdout + done.stderr


def test_what_is_made_of_the_descriptors_is_what_they_say() -> None:
    done = subprocess.run([ROOT / "Scripts/generate", "--check", "classes"], capture_output=True, text=True)
    assert done.returncode == 0, "\n" + done.stdout + done.stderr


def test_the_library_gives_what_was_committed() -> None:
    library = ctypes.CDLL(str(LIBRARY))
    library.kin_abi_manifest.restype = ctypes.c_char_p
    assert library.kin_abi_manifest().decode("ascii") + "\n" == COMMITTED


def test_level_and_version_are_those_of_the_library() -> None:
    library = ctypes.CDLL(str(LIBRARY))
    library.kin_version.restype = ctypes.c_char_p
    assert MANIFEST["level"] == library.kin_abi_level()
    assert MANIFEST["version"] == library.kin_version().decode()
    assert MANIFEST["pointer"] == ctypes.sizeof(ctypes.c_void_p)


def test_it_is_small() -> None:
    """The library has static memory for it: less than 64 KB, as memory.md says."""
    assert "`kin_abi_manifest`, less than 64 KB," in (ROOT / "docs/memory.md").read_text()
    assert len(COMMITTED) < 64 * 1024


def test_packed_it_is_less_than_a_third() -> None:
    assert 3 * len(packed_text.pack(COMMITTED)) < len(COMMITTED)


@pytest.mark.parametrize("text", ["\x01", "a\tb", "é"])
def test_what_the_packed_text_cannot_hold_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        packed_text.pack(text)


def test_every_struct_and_function_is_in_it() -> None:
    """Found by another, simpler reader of the headers."""
    assert set(MANIFEST["structs"]) == {name for header in HEADERS for name in struct_names(header)}
    assert {name: len(signature) - 1 for name, signature in MANIFEST["functions"].items()} == {f.name: len(f.parameters) for f in declared_functions()}
    assert set(MANIFEST["plugin_functions"]) == BY_OTHERS


def test_the_library_that_finds_conflicts_is_no_part_of_it() -> None:
    assert [name for part in ("structs", "functions", "constants", "types") for name in MANIFEST[part] if re.match("kin_(lint|finding|wish|stroke)|KIN_(LINT|FINDING|STROKE)_", name)] == []


def test_every_constant_is_in_it() -> None:
    constants = set()
    for header in HEADERS:
        text = without_comments(header.read_text())
        for body in re.findall(r"\benum \{(.*?)\}", text, re.S):
            constants |= set(re.findall(r"\b(KIN_\w+)\s*=", body))
        constants |= set(re.findall(r"^#define (KIN_\w+) +[^\s\"]", text, re.M))  # texts are no constants
    assert constants - {"KIN_EXTENSION", "KIN_INLINE", "KIN_CONSTANT"} - abi_headers.declared(ROOT / "Include").annotations == set(MANIFEST["constants"])


def declaration(kind: str, name: str) -> str:
    """A C declaration of a name with a type of the manifest."""
    if "(*)" in kind:
        return kind.replace("(*)", f"(*{name})", 1)
    base, bracket, count = kind.partition("[")
    return f"{base} {name}{bracket}{count}"


def compile_c(source: str, tmp_path: Path, compiler: str) -> subprocess.CompletedProcess[str]:
    program = tmp_path / "program.c"
    program.write_text("#include <kinesic/kinesic.h>\n#include <stddef.h>\n" + source)
    return subprocess.run([compiler, "-std=c11", "-Wall", "-Wextra", "-Werror", "-I", ROOT / "Include", "-fsyntax-only", program], capture_output=True, text=True)


def claims(manifest: dict) -> str:
    """The manifest as C that a compiler refuses where it is wrong."""
    lines = []
    for name, struct in manifest["structs"].items():
        lines.append(f'_Static_assert(sizeof({name}) == {struct["size"]} && _Alignof({name}) == {struct["alignment"]}, "{name}");')
        for field, kind, offset in struct["fields"]:
            lines.append(f'_Static_assert(offsetof({name}, {field}) == {offset}, "{name}.{field}");')
            lines.append(f"extern {declaration(kind, f'field_{name}_{field}')}; extern __typeof__((({name} *)0)->{field}) field_{name}_{field};")
    for name, value in manifest["constants"].items():
        if not isinstance(value, str):
            lines.append(f'_Static_assert({name} == {value}{"u" if value >= 2**63 else ""}, "{name}");')
    for name, kind in manifest["types"].items():
        lines.append(f"struct {name};" if kind == "struct" else f"extern {declaration(kind, f'is_{name}')}; extern {name} is_{name};")
    for name, (result, *parameters) in (manifest["functions"] | manifest["plugin_functions"]).items():
        lines.append(f"{result} {name}({', '.join(declaration(kind, parameter) for parameter, kind in parameters) or 'void'});")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_compilers_agree_with_every_word(compiler: str, tmp_path: Path) -> None:
    done = compile_c(claims(MANIFEST), tmp_path, compiler)
    assert done.returncode == 0, done.stderr


def wrong_size(m: dict) -> None:
    m["structs"]["kin_event"]["size"] += 8


def wrong_offset(m: dict) -> None:
    m["structs"]["kin_touch_sample"]["fields"][3][2] += 8


def wrong_field_type(m: dict) -> None:
    m["structs"]["kin_touch_sample"]["fields"][0][1] = "int64_t"


def wrong_constant(m: dict) -> None:
    m["constants"]["KIN_ERROR_CYCLE"] = -12


def wrong_type(m: dict) -> None:
    m["types"]["kin_state"] = "uint32_t"


def wrong_parameter(m: dict) -> None:
    m["functions"]["kin_engine_advance"][2][1] = "int64_t"


def wrong_result(m: dict) -> None:
    m["functions"]["kin_version"][0] = "char *"


def lost_parameter(m: dict) -> None:
    m["functions"]["kin_recognizer_bind"].pop()


@pytest.mark.parametrize("change", [wrong_size, wrong_offset, wrong_field_type, wrong_constant, wrong_type, wrong_parameter, wrong_result, lost_parameter])
def test_a_wrong_word_would_be_seen(change, tmp_path: Path) -> None:
    manifest = json.loads(COMMITTED)
    change(manifest)
    assert compile_c(claims(manifest), tmp_path, "gcc").returncode != 0


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("struct kin_x { int a; };", "struct in a type"),
        ("typedef struct kin_x { unsigned a : 3; } kin_x;", "; is wanted, not :"),
        ("typedef struct kin_x { char *a, *b; } kin_x;", "two pointers"),
        ("int kin_x(int);", "a parameter without a name"),
        ("int kin_x(int a, ...);", "a type is wanted"),
        ("int kin_x;", "( is wanted"),
        ("#define KIN_X(a) a", "the macro with arguments"),
        ("#define KIN_X", "without a value"),
        ("#pragma pack(1)", "the directive #pragma"),
        ("#if 1\nint kin_x(void);\n#endif", "a declaration inside #if"),
        ("int kin_x(void) @;", "what is this: @"),
        ("enum { KIN_X };", "= is wanted"),
        ("typedef struct kin_x { int a;", "the header ends"),
        ("KIN_INLINE int kin_x(void) { return 1;", "the header ends"),
        ("KIN_CONSTANT int KIN_X = 1", "the header ends"),
    ],
)
def test_what_the_parser_does_not_know_is_an_error(line: str, says: str) -> None:
    with pytest.raises(abi_headers.Unknown, match=re.escape(says)) as caught:
        abi_headers.Parser("x.h", f"#ifndef KINESIC_X_H\n#define KINESIC_X_H\n{line}\n#endif\n", abi_headers.Declared()).parse()
    assert str(caught.value).startswith("x.h:")


def test_a_change_of_a_header_is_one_line_of_the_difference(tmp_path: Path) -> None:
    for folder in ("Include", "Scripts", "Tests/Interface/ABI", "Sources/KinesicCore/Interface", *(f"bindings/{name}" for name in ("python/kinesic", "lua/kinesic", "cpp/kinesic", "web/src", "csharp/src", "java/src", "swift/Kinesic", "go", "rust/src"))):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    header = tmp_path / "Include/kinesic/touch.h"
    header.write_text(header.read_text().replace("KIN_MODIFIER_CAPS_LOCK = 16", "KIN_MODIFIER_CAPS_LOCK = 32"))
    done = subprocess.run([tmp_path / "Scripts/generate", "--check", "headers"], capture_output=True, text=True)
    assert done.returncode == 1
    changed = [line for line in done.stdout.splitlines() if re.match(r"[-+] *(KIN_|CAPS_LOCK|\"KIN_)", line)]
    assert [line.strip("+-, ") for line in changed] == [
        '"KIN_MODIFIER_CAPS_LOCK":16', '"KIN_MODIFIER_CAPS_LOCK":32', "KIN_MODIFIER_CAPS_LOCK = 16",
        "KIN_MODIFIER_CAPS_LOCK = 32", "CAPS_LOCK = 16", "CAPS_LOCK = 32", "KIN_MODIFIER_CAPS_LOCK = 16",
        "KIN_MODIFIER_CAPS_LOCK = 32", "CAPS_LOCK(16);", "CAPS_LOCK(32);",
    ]  # fmt: skip
    stale = re.search(r"^stale: (.*)$", done.stdout, re.M)
    assert stale and [Path(name).name for name in stale[1].split(", ")] == [
        "manifest.json", "manifest+generated.swift", "generated_constants.py", "generated_functions.py",
        "generated_enums.py", "cdef.lua", "Native.cs", "Enums.cs", "enums.go", "Native.java", "Modifier.java", "sys.rs", "enums.rs", "Enumerations+generated.swift",
    ]  # fmt: skip
    assert "make generate" in done.stdout
    subprocess.run([tmp_path / "Scripts/generate", "headers"], check=True, capture_output=True)
    assert subprocess.run([tmp_path / "Scripts/generate", "--check", "headers"]).returncode == 0
