"""The library for overlays shows exactly what overlay.h declares, needs nothing but libkinesic and the C library, and
links into C by gcc alone."""

import re
from pathlib import Path

import pytest
from house import ARCHIVE, LIBRARY, OVERLAY_ARCHIVE, OVERLAY_LIBRARY, ROOT, overlay_functions
from test_library import names, run, version
from test_lint_library import undefined

DECLARED = sorted({function.name for function in overlay_functions()})
BOTH = pytest.mark.parametrize("options", [["-D", OVERLAY_LIBRARY], ["-g", OVERLAY_ARCHIVE]], ids=["shared", "static"])


def test_the_header_declares_what_it_should() -> None:
    assert len(DECLARED) >= 6 and all(name.startswith("kin_overlay_") for name in DECLARED)


@BOTH
def test_exported_is_declared(options: list[object]) -> None:
    assert names("nm", "--defined-only", *options) == set(DECLARED)


@BOTH
def test_asks_libkinesic_one_block_of_memory_and_nothing_else(options: list[object]) -> None:
    """No clock, no file, no thread, and none of what Swift's own objects need: only kin_overlay_create allocates."""
    exported = names("nm", "-D", "--defined-only", LIBRARY)
    used = undefined(*options) - {"_GLOBAL_OFFSET_TABLE_", "__tls_get_addr", "__stack_chk_fail"}
    assert {name for name in used if name.startswith("kin_")} <= exported
    assert {name for name in used - exported - {"free", "malloc", "round"} if not re.fullmatch(r"(?:mem|str)\w+", name)} == set()


def test_needs_libkinesic_and_the_c_library_only() -> None:
    told = run("readelf", "-dW", OVERLAY_LIBRARY)
    assert set(re.findall(r"\(NEEDED\).*\[(.*)\]", told)) - {"libm.so.6"} == {f"libkinesic.so.{version()[0]}", "libc.so.6"}
    assert f"soname: [libkinesic-overlay.so.{version()[0]}]" in told and re.search(r"RUNPATH.*\[\$ORIGIN\]", told) and "BIND_NOW" in told


@pytest.mark.parametrize("how", ["shared", "archive", "archive-static"])
def test_links_by_gcc_alone(how: str, tmp_path: Path) -> None:
    libraries = {
        "shared": ["-L", OVERLAY_LIBRARY.parent, "-lkinesic-overlay", "-lkinesic", f"-Wl,-rpath,{OVERLAY_LIBRARY.parent}"],
        "archive": [OVERLAY_ARCHIVE, ARCHIVE, "-lm"],
        "archive-static": ["-static", OVERLAY_ARCHIVE, ARCHIVE, "-lm"],
    }[how]
    source = ROOT / "Tests/Packaging/Packages/outside/overlay.c"
    run("gcc", "-std=c99", "-Wall", "-Werror", "-pedantic", "-I", ROOT / "build/include", source, "-o", tmp_path / "program", *libraries)
    assert run(tmp_path / "program") == "tap failed: moved too far\n"
