"""The library that names drawn shapes shows exactly what strokes.h declares, needs nothing but the C library, and
links into C by gcc alone."""

import re
from pathlib import Path

import pytest
from house import ROOT, STROKES_ARCHIVE, STROKES_LIBRARY, strokes_functions
from test_library import names, run, version
from test_lint_library import undefined

DECLARED = sorted({function.name for function in strokes_functions()})
BOTH = pytest.mark.parametrize("options", [["-D", STROKES_LIBRARY], ["-g", STROKES_ARCHIVE]], ids=["shared", "static"])


def test_the_header_declares_what_it_should() -> None:
    assert len(DECLARED) >= 13 and all(name.startswith("kin_stroke_") for name in DECLARED)


@BOTH
def test_exported_is_declared(options: list[object]) -> None:
    """The shared one is a plugin too; a program with the other one has an entry of its own, or none."""
    plugin = {"kin_plugin_entry"} if STROKES_LIBRARY in options else set()
    assert names("nm", "--defined-only", *options) == {*DECLARED, *plugin}


@BOTH
def test_asks_memory_and_arithmetic_and_nothing_else(options: list[object]) -> None:
    """No clock, no file, no thread, no chance: the same points give the same names."""
    memory = {"free", "malloc", "posix_memalign", "abort", "__stack_chk_fail"}
    arithmetic = {"sqrt", "sqrtf"}  # exact by IEEE 754
    used = undefined(*options) - {"_GLOBAL_OFFSET_TABLE_", "__tls_get_addr"}
    assert {name for name in used - memory - arithmetic if not re.fullmatch(r"mem\w+", name)} == set()


def test_needs_the_c_library_only() -> None:
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-dW", STROKES_LIBRARY)))
    assert needed - {"libm.so.6"} == {"libc.so.6"}
    assert f"soname: [libkinesic-strokes.so.{version()[0]}]" in run("readelf", "-dW", STROKES_LIBRARY)


def test_the_example(tmp_path: Path) -> None:
    """A page with commands: two are drawn, and what is none moves the page."""
    source = ROOT / "bindings/c/examples/strokes/main.c"
    libraries = ["-L", STROKES_LIBRARY.parent, "-lkinesic-strokes", "-lkinesic", "-lm", f"-Wl,-rpath,{STROKES_LIBRARY.parent}"]
    run("gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-I", ROOT / "build/include", source, "-o", tmp_path / "program", *libraries)
    lines = [line.split(",")[0] for line in run(tmp_path / "program").splitlines()]
    assert lines == ["drawing a vee: command undo", "drawing a zigzag: command delete", "drawing a caret: the page moves"]


@pytest.mark.parametrize("how", ["shared", "archive", "archive-static"])
def test_links_by_gcc_alone(how: str, tmp_path: Path) -> None:
    libraries = {
        "shared": ["-L", STROKES_LIBRARY.parent, "-lkinesic-strokes", f"-Wl,-rpath,{STROKES_LIBRARY.parent}"],
        "archive": [STROKES_ARCHIVE, "-lm"],
        "archive-static": ["-static", STROKES_ARCHIVE, "-lm"],
    }[how]
    source = ROOT / "Tests/Packaging/Packages/outside/strokes.c"
    run("gcc", "-std=c99", "-Wall", "-Werror", "-pedantic", "-I", ROOT / "build/include", source, "-o", tmp_path / "program", *libraries)
    assert run(tmp_path / "program") == "vee, then nothing\n"
