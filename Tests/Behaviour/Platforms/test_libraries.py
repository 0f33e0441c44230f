"""The files of each target: they export what the headers declare, and nothing else."""

import re
import subprocess

import pytest
from house import declared_functions, lint_functions, overlay_functions, recordings_functions, strokes_functions, touchpad_functions
from targets import HERE, Target, target

BUILT = [name for name in HERE if target(name).is_built and target(name).platform != "bare"]


def exported(system: Target, stem: str) -> set[str]:
    if not system.is_windows:
        listed = subprocess.run([f"{system.tools}nm", "-D", "--defined-only", system.libraries / f"lib{stem}.so"], check=True, capture_output=True, text=True)
        return {line.split()[-1].split("@")[0] for line in listed.stdout.splitlines()}
    listed = subprocess.run([f"{system.tools}objdump", "-p", system.libraries / f"{stem}.dll"], check=True, capture_output=True, text=True)
    table = listed.stdout.split("[Ordinal/Name Pointer] Table")[1].split("\n\n")[0]
    return {line.split()[-1] for line in table.splitlines()[1:] if line.strip()}


@pytest.mark.parametrize("name", BUILT)
def test_exports(name: str) -> None:
    system = target(name)
    assert exported(system, "kinesic") == {function.name for function in declared_functions()}
    assert exported(system, "kinesic-lint") == {function.name for function in lint_functions()}
    assert exported(system, "kinesic-strokes") == {"kin_plugin_entry", *(function.name for function in strokes_functions())}
    assert exported(system, "kinesic-overlay") == {function.name for function in overlay_functions()}
    assert exported(system, "kinesic-recordings") == {function.name for function in recordings_functions()}
    assert exported(system, "kinesic-touchpad") == {function.name for function in touchpad_functions()}
    assert exported(system, "kinesic-shapes") == {"kin_plugin_entry"}


@pytest.mark.parametrize("name", [name for name in BUILT if not target(name).is_windows])
def test_a_library_without_typed_actions_needs_no_libffi(name: str) -> None:
    """Those of other systems are built in that way."""
    system = target(name)
    foreign = subprocess.run([f"{system.tools}nm", "-u", system.libraries / "libkinesic.a"], check=True, capture_output=True, text=True).stdout
    needed = subprocess.run([f"{system.tools}readelf", "-dW", system.library], check=True, capture_output=True, text=True).stdout
    assert "memset" in foreign and "NEEDED" in needed, "nothing was read"
    assert "ffi" not in foreign and "ffi" not in needed


@pytest.mark.parametrize("name", [name for name in BUILT if target(name).platform == "linux"])
def test_libraries_load_on_old_systems(name: str) -> None:
    """The glibc of 2012, or the first one of a processor: Scripts/linking/glibc."""
    system = target(name)
    for library in system.libraries.glob("*.so"):
        read = subprocess.run([f"{system.tools}readelf", "-VW", library], check=True, capture_output=True, text=True).stdout
        wanted = [tuple(map(int, version.split("."))) for version in re.findall(r"Name: GLIBC_([\d.]+)", read)]
        assert wanted and max(wanted) <= ((2, 27) if name.startswith("riscv64") else (2, 17)), (library.name, wanted)


def test_android() -> None:
    """Pages of 16 KB, libraries by Android's names, no variable that a library opened later could not have."""
    system = target("aarch64-android")
    if not system.is_built:
        pytest.skip("make platforms builds it")
    read = subprocess.run([f"{system.tools}readelf", "-lrdW", system.library], check=True, capture_output=True, text=True).stdout
    assert [line.split()[-1] for line in read.splitlines() if line.split()[:1] == ["LOAD"]] == ["0x4000"] * 4
    assert {line.split("[")[1] for line in read.splitlines() if "(NEEDED)" in line} == {"libc.so]", "libm.so]", "libdl.so]"}
    assert "R_AARCH64_TLSDESC" in read and "R_AARCH64_TLS_TPREL" not in read
