"""The library that finds conflicts between gestures shows exactly what lint.h declares, needs nothing but libkinesic
and the C library, and links into C by gcc alone."""

import re
import subprocess
from pathlib import Path

import pytest
from house import ARCHIVE, LIBRARY, LINT_ARCHIVE, LINT_HEADER, LINT_LIBRARY, ROOT, lint_functions
from test_library import names, run, version

DECLARED = sorted({function.name for function in lint_functions()})


def undefined(*command: object) -> set[str]:
    return {line.split()[-1].split("@")[0] for line in run("nm", "-u", *command).splitlines() if line.strip().startswith("U ")}


def test_the_header_declares_what_it_should() -> None:
    assert len(DECLARED) >= 15 and all(name.startswith(("kin_lint_", "kin_finding_")) for name in DECLARED)
    assert set(re.findall(r"^(?!KIN_INLINE)\w[\w *]*\b(kin_\w+)\(", LINT_HEADER.read_text(), re.M)) - {"kin_lint_progress"} == set(DECLARED)


@pytest.mark.parametrize("options", [["-D", LINT_LIBRARY], ["-g", LINT_ARCHIVE]], ids=["shared", "static"])
def test_exported_is_declared(options: list[object]) -> None:
    assert names("nm", "--defined-only", *options) == set(DECLARED)


def test_needs_libkinesic_and_the_c_library_only() -> None:
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-dW", LINT_LIBRARY)))
    assert needed - {"libm.so.6"} == {f"libkinesic.so.{version()[0]}", "libc.so.6"}


@pytest.mark.parametrize("options", [["-D", LINT_LIBRARY], ["-g", LINT_ARCHIVE]], ids=["shared", "static"])
def test_asks_libkinesic_memory_and_arithmetic_and_nothing_else(options: list[object]) -> None:
    """No clock, no file, no thread, no chance: the same engine gives the same findings."""
    exported = names("nm", "-D", "--defined-only", LIBRARY)
    memory = {"free", "malloc", "posix_memalign", "abort", "__stack_chk_fail", "__assert_fail"}
    arithmetic = {"sqrt", "round", "trunc", "floor", "ceil"}  # exact by IEEE 754
    used = undefined(*options) - {"_GLOBAL_OFFSET_TABLE_"}
    assert {name for name in used if name.startswith("kin_")} <= exported
    assert {name for name in used - exported - memory - arithmetic if not re.fullmatch(r"(?:mem|str)\w+", name)} == set()


def test_soname_carries_the_major_version() -> None:
    major = version()[0]
    assert f"soname: [libkinesic-lint.so.{major}]" in run("readelf", "-dW", LINT_LIBRARY)
    assert (LINT_LIBRARY.parent / f"libkinesic-lint.so.{major}").resolve() == LINT_LIBRARY.resolve()


def test_hardened() -> None:
    headers = run("readelf", "-lW", LINT_LIBRARY)
    assert "GNU_RELRO" in headers
    assert re.search(r"GNU_STACK.* RW ", headers), "the stack is executable"
    assert "BIND_NOW" in run("readelf", "-dW", LINT_LIBRARY)


def test_it_finds_libkinesic_beside_it() -> None:
    assert re.search(r"RUNPATH.*\[\$ORIGIN\]", run("readelf", "-dW", LINT_LIBRARY))


@pytest.mark.parametrize("how", ["shared", "archive", "archive-static"])
def test_links_by_gcc_alone(how: str, tmp_path: Path) -> None:
    libraries = {
        "shared": ["-L", LINT_LIBRARY.parent, "-lkinesic-lint", "-lkinesic", f"-Wl,-rpath,{LINT_LIBRARY.parent}"],
        "archive": [LINT_ARCHIVE, ARCHIVE, "-lm"],
        "archive-static": ["-static", LINT_ARCHIVE, ARCHIVE, "-lm"],
    }[how]
    source = ROOT / "Tests/Packaging/Packages/outside/lint.c"
    run("gcc", "-std=c99", "-Wall", "-Werror", "-I", ROOT / "build/include", source, "-o", tmp_path / "program", *libraries)
    assert run(tmp_path / "program") == "1 finding\n"


def test_the_example(tmp_path: Path) -> None:
    """Its debug build finds that a drag keeps the flick away, and that shipped has nothing of the library."""
    source = ROOT / "bindings/c/examples/lint/main.c"
    options = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-I", ROOT / "build/include", source, "-L", LINT_LIBRARY.parent]
    debug, shipped = tmp_path / "debug", tmp_path / "shipped"
    run("gcc", "-DDEBUG_GESTURES", *options, "-o", debug, "-lkinesic-lint", "-lkinesic", f"-Wl,-rpath,{LINT_LIBRARY.parent}")
    run("gcc", *options, "-o", shipped, "-lkinesic", f"-Wl,-rpath,{LINT_LIBRARY.parent}")
    found = subprocess.run([debug], capture_output=True, text=True)
    assert found.returncode == 1 and re.search(r"^\d+ conflicts$", found.stdout, re.M)
    assert "swipe 'page'" in found.stdout and "mends it: require_failure 'move' 'page'" in found.stdout
    assert "late:" not in found.stdout, "that is allowed"
    assert run(shipped) == "0 conflicts\n" and "kin_lint" not in run("nm", "-D", shipped)
