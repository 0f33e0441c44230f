"""The library for recordings shows exactly what recordings.h declares, needs nothing but the C library, and
links into C by gcc alone."""

import re
from pathlib import Path

import pytest
from house import ROOT, RECORDINGS_ARCHIVE, RECORDINGS_LIBRARY, recordings_functions
from test_library import names, run, version
from test_lint_library import undefined

DECLARED = sorted({function.name for function in recordings_functions()})
BOTH = pytest.mark.parametrize("options", [["-D", RECORDINGS_LIBRARY], ["-g", RECORDINGS_ARCHIVE]], ids=["shared", "static"])


def test_the_header_declares_what_it_should() -> None:
    assert len(DECLARED) == 7 and all(name.startswith("kin_recording_") for name in DECLARED)


@BOTH
def test_exported_is_declared(options: list[object]) -> None:
    assert names("nm", "--defined-only", *options) == set(DECLARED)


@BOTH
def test_asks_memory_and_arithmetic_and_nothing_else(options: list[object]) -> None:
    """No clock, no file, no thread, no chance: the same bytes give the same samples."""
    memory = {"free", "malloc", "posix_memalign", "abort", "__stack_chk_fail"}
    arithmetic = {"round", "trunc", "strtod"}  # exact, by IEEE 754 and by the C library's word
    used = undefined(*options) - {"_GLOBAL_OFFSET_TABLE_", "__tls_get_addr"}
    assert {name for name in used - memory - arithmetic if not re.fullmatch(r"mem\w+", name)} == set()


def test_needs_the_c_library_only() -> None:
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-dW", RECORDINGS_LIBRARY)))
    assert needed - {"libm.so.6"} == {"libc.so.6"}
    assert f"soname: [libkinesic-recordings.so.{version()[0]}]" in run("readelf", "-dW", RECORDINGS_LIBRARY)


@pytest.mark.parametrize("how", ["shared", "archive", "archive-static"])
def test_links_by_gcc_alone(how: str, tmp_path: Path) -> None:
    libraries = {
        "shared": ["-L", RECORDINGS_LIBRARY.parent, "-lkinesic-recordings", f"-Wl,-rpath,{RECORDINGS_LIBRARY.parent}"],
        "archive": [RECORDINGS_ARCHIVE, "-lm"],
        "archive-static": ["-static", RECORDINGS_ARCHIVE, "-lm"],
    }[how]
    source = ROOT / "Tests/Packaging/Packages/outside/recordings.c"
    run("gcc", "-std=c99", "-Wall", "-Werror", "-pedantic", "-I", ROOT / "build/include", source, "-o", tmp_path / "program", *libraries)
    assert run(tmp_path / "program") == "3 samples, 25.4 mm\n"
