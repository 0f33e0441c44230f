"""The library for touchpads shows exactly what touchpad.h declares, needs nothing but the C library, and
links into C by gcc alone."""

import re
from pathlib import Path

import pytest
from house import ROOT, TOUCHPAD_ARCHIVE, TOUCHPAD_LIBRARY, touchpad_functions
from test_library import names, run, version
from test_lint_library import undefined

DECLARED = sorted({function.name for function in touchpad_functions()})
BOTH = pytest.mark.parametrize("options", [["-D", TOUCHPAD_LIBRARY], ["-g", TOUCHPAD_ARCHIVE]], ids=["shared", "static"])


def test_the_header_declares_what_it_should() -> None:
    assert len(DECLARED) >= 13 and all(name.startswith("kin_touchpad_") for name in DECLARED)


@BOTH
def test_exported_is_declared(options: list[object]) -> None:
    assert names("nm", "--defined-only", *options) == set(DECLARED)


@BOTH
def test_asks_memory_and_arithmetic_and_nothing_else(options: list[object]) -> None:
    """No clock, no file, no thread, no chance: the same frames give the same events."""
    memory = {"free", "malloc", "posix_memalign", "abort", "__stack_chk_fail"}
    arithmetic = {"sqrt", "sqrtf"}  # exact by IEEE 754
    used = undefined(*options) - {"_GLOBAL_OFFSET_TABLE_", "__tls_get_addr"}
    assert {name for name in used - memory - arithmetic if not re.fullmatch(r"mem\w+", name)} == set()


def test_needs_the_c_library_only() -> None:
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-dW", TOUCHPAD_LIBRARY)))
    assert needed - {"libm.so.6"} == {"libc.so.6"}
    assert f"soname: [libkinesic-touchpad.so.{version()[0]}]" in run("readelf", "-dW", TOUCHPAD_LIBRARY)


@pytest.mark.parametrize("how", ["shared", "archive", "archive-static"])
def test_links_by_gcc_alone(how: str, tmp_path: Path) -> None:
    libraries = {
        "shared": ["-L", TOUCHPAD_LIBRARY.parent, "-lkinesic-touchpad", f"-Wl,-rpath,{TOUCHPAD_LIBRARY.parent}"],
        "archive": [TOUCHPAD_ARCHIVE, "-lm"],
        "archive-static": ["-static", TOUCHPAD_ARCHIVE, "-lm"],
    }[how]
    source = ROOT / "Tests/Packaging/Packages/outside/touchpad.c"
    run("gcc", "-std=c99", "-Wall", "-Werror", "-pedantic", "-I", ROOT / "build/include", source, "-o", tmp_path / "program", *libraries)
    assert run(tmp_path / "program") == "9 motions, then a tap\n"
