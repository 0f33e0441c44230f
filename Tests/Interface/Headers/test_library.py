"""The built library shows exactly what the headers declare, needs nothing but the C library, and links into C by gcc
alone."""

import re
import subprocess
from pathlib import Path

import program_sizes
import pytest
from house import ARCHIVE, LIBRARY, ROOT, declared_functions


def run(*command: object) -> str:
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout


def names(*command: object) -> set[str]:
    return {line.split()[-1] for line in run(*command).splitlines() if line and not line.endswith(":")}


def version() -> list[str]:
    return re.findall(r"#define KIN_VERSION_\w+ (\d+)", (ROOT / "Include/kinesic/base.h").read_text())


DECLARED = sorted({function.name for function in declared_functions()})


@pytest.mark.parametrize("name", DECLARED)
def test_declared_is_exported(name: str) -> None:
    assert name in names("nm", "-D", "--defined-only", LIBRARY), "not in the shared library"
    assert name in names("nm", "-g", "--defined-only", ARCHIVE), "not in the static library"


CLASSES = set(re.findall(r"\b(kinesic_class\w+)\(", (ROOT / "Sources/CClasses/kinesic_classes.h").read_text()))


@pytest.mark.parametrize("options, more", [(["-D", LIBRARY], set()), (["-g", ARCHIVE], CLASSES)], ids=["shared", "static"])
def test_exported_is_declared(options: list[object], more: set[str]) -> None:
    """The archive has the names by which a program chooses its classes, too."""
    assert names("nm", "--defined-only", *options) - set(DECLARED) == more


def test_needs_the_c_library_only() -> None:
    """Three files of it, which are one in later versions."""
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-dW", LIBRARY)))
    assert needed == {"libc.so.6", "libdl.so.2", "libm.so.6"}


def test_undefined_names_are_the_c_librarys_and_libffis() -> None:
    listed = [line.split() for line in run("nm", "-D", "-u", LIBRARY).splitlines()]
    assert [name for kind, name in listed if kind == "U" and "@GLIBC_" not in name] == []
    # A call is prepared and made. Nothing is made executable: closures would have to.
    assert {name for kind, name in listed if kind == "w"} == {"ffi_prep_cif", "ffi_call"}


def test_asks_nothing_of_the_system() -> None:
    """Memory, bytes and arithmetic, and the dynamic loader on request; no clock, no file, no thread, no chance."""
    loader = {"dlopen", "dlsym", "dlerror", "realpath", "__xstat", "geteuid"}
    # No malloc: the library's free tells its blocks from an engine's by where they stand, and malloc's stand anywhere
    # (memory.swift).
    memory = {"free", "aligned_alloc", "abort", "__stack_chk_fail", "__assert_fail"}
    # exact by IEEE 754, so that every platform gives the same bits: docs/determinism.md
    arithmetic = {"sqrt", "round", "trunc"}
    used = {line.split()[-1].split("@")[0] for line in run("nm", "-D", "-u", LIBRARY).splitlines() if line.split()[0] == "U"}
    assert {name for name in used - memory - arithmetic - loader if not re.fullmatch(r"(?:mem|str)\w+", name)} == set()


def test_soname_carries_the_major_version() -> None:
    major = version()[0]
    assert f"[libkinesic.so.{major}]" in run("readelf", "-dW", LIBRARY)
    assert (LIBRARY.parent / f"libkinesic.so.{major}").resolve() == LIBRARY.resolve()


def test_hardened() -> None:
    headers = run("readelf", "-lW", LIBRARY)
    assert "GNU_RELRO" in headers
    assert re.search(r"GNU_STACK.* RW ", headers), "the stack is executable"
    assert "BIND_NOW" in run("readelf", "-dW", LIBRARY)


def test_headers_are_shipped() -> None:
    shipped, own = ROOT / "build/include/kinesic", ROOT / "Include/kinesic"
    assert {p.name: p.read_bytes() for p in shipped.iterdir()} == {p.name: p.read_bytes() for p in own.iterdir()}


PROGRAM = """
#include <kinesic/kinesic.h>
#include <stdio.h>
int main(void) {
  kin_engine *engine;
  kin_recognizer_id tap;
  if (kin_engine_create(NULL, &engine) != KIN_OK || kin_recognizer_add(engine, 0, "tap", &tap) != KIN_OK) return 1;
  kin_engine_destroy(engine);
  puts(kin_version());
  return 0;
}
"""


@pytest.mark.parametrize("how", ["shared", "archive", "archive-static"])
def test_links_by_gcc_alone(how: str, tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text(PROGRAM)
    libraries = {
        "shared": ["-L", LIBRARY.parent, "-lkinesic", f"-Wl,-rpath,{LIBRARY.parent}"],
        "archive": [ARCHIVE, "-lm"],
        "archive-static": ["-static", ARCHIVE, "-lm"],
    }[how]
    run("gcc", "-std=c99", "-Wall", "-Werror", "-I", ROOT / "build/include", tmp_path / "program.c", "-o", tmp_path / "program", *libraries)
    assert run(tmp_path / "program").strip() == ".".join(version())


def test_a_program_is_linked_without_the_filters_that_it_never_switches_on(tmp_path: Path) -> None:
    """Feeding reaches them by a pointer, which the functions that switch them on set: the linker leaves them out."""

    def functions(*used: str) -> set[str]:
        (tmp_path / "program.c").write_text(PROGRAM.replace("  puts", "  kin_engine_feed(engine, NULL, 0);\n  puts"))
        options = ["-O2", "-I", ROOT / "build/include", "-Wl,--gc-sections", *(f"-Wl,-u,{name}" for name in used)]
        run("gcc", *options, tmp_path / "program.c", "-o", tmp_path / "program", ARCHIVE, "-lm")
        return names("nm", tmp_path / "program")

    def of_filters(all_of_them: set[str]) -> set[str]:
        of_one = r"RefusalFilterV(4take|4land|5enter)|ContactFilterV7release|feedThroughStages|findHands"
        return {name for name in all_of_them if re.search(of_one, name)}

    assert of_filters(functions()) == set()
    for name in ("kin_engine_set_palm_filter", "kin_engine_set_accommodations", "kin_engine_set_contact_filter", "kin_engine_set_hands"):
        assert of_filters(functions(name)), name


def test_a_program_has_the_classes_that_it_names() -> None:
    """And docs/install.md has what it pays, to a hundredth."""
    page = (ROOT / "docs/install.md").read_text()
    rows = {name: int(size.replace(",", "")) for name, size in re.findall(r"^\| (.*?) \| ([\d,]+) \|$", page.partition("<!-- program sizes -->")[2], re.M)}
    assert rows["`tap`, `pan`, `pinch`"] < rows["all, which is what a program has that does not choose"] - 20_000
    choice = re.findall(r"^```c\n(.*?)^```$", page, re.M | re.S)[0]
    added = "".join(f'kin_recognizer_add(engine, 0, "{name}", &id); ' for name in ("tap", "pan", "pinch"))
    whole = program_sizes.size(choice + program_sizes.PROGRAM.replace("ADDED", added)) - program_sizes.size(program_sizes.EMPTY)
    assert whole == program_sizes.of_classes(["tap", "pan", "pinch"])
    for names, row in ((["tap", "pan", "pinch"], "`tap`, `pan`, `pinch`"), (None, "all, which is what a program has that does not choose")):
        assert program_sizes.of_classes(names) == pytest.approx(rows[row], rel=0.01)
