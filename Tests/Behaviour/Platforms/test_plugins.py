"""Plugins on each target: the library of drawn shapes and one in C are loaded; what cannot be is refused with a
sentence."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from targets import HERE, ROOT, Target, target

RUN_HERE = [name for name in HERE if target(name).running and target(name).is_built]
OUT = ROOT / "build/platform-tests"


def load(system: Target, *arguments: object) -> list[list[str]]:
    """Result, classes before and after, id, sentence of each."""
    wide = ["-municode", "-Dmain=program", str(Path(__file__).with_name("wide_main.c"))] if system.is_windows else []
    program = system.build(ROOT / "Tests/Interface/Plugins/try_load.c", OUT / f"try_load-{system.name}", *wide)
    done = subprocess.run([*system.running, str(program), *map(str, arguments)], capture_output=True, text=True, env=system.environment, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return [line.split("\t") for line in done.stdout.splitlines()]


def named(system: Target, path: Path) -> str:
    """A path of this machine, as the target names it."""
    return "Z:" + str(path).replace("/", "\\") if system.is_windows else str(path)


def plugin_in_c(system: Target, folder: Path) -> Path:
    library = folder / ("hold_slide.dll" if system.is_windows else "libhold_slide.so")
    command = [*system.compiler, "-std=c99", "-O2", "-shared", "-fPIC", "-o", library, ROOT / "bindings/c/examples/plugin/hold_slide.c"]
    subprocess.run([str(part) for part in command], check=True)
    return library


@pytest.mark.parametrize("name", RUN_HERE)
def test_plugins_are_loaded(name: str, tmp_path: Path) -> None:
    system = target(name)
    folder = tmp_path / "Größe"  # a path that is not ASCII
    folder.mkdir()
    own = plugin_in_c(system, folder)
    shapes = system.libraries / ("kinesic-shapes.dll" if system.is_windows else "libkinesic-shapes.so")
    first, again, other, searched, bare = load(system, named(system, shapes), named(system, shapes), named(system, own), "-s", named(system, folder), own.name)
    assert first[0] == other[0] == searched[0] == bare[0] == "KIN_OK", (first, other, searched, bare)
    assert int(first[2]) > int(first[1]) and int(other[2]) == int(other[1]) + 1
    assert again[3] == first[3] and bare[3] == other[3]


@pytest.mark.parametrize("name", RUN_HERE)
def test_what_cannot_be_loaded_is_refused_with_a_sentence(name: str, tmp_path: Path) -> None:
    system = target(name)
    text = tmp_path / "text.so"
    text.write_text("no library")
    missing, wrong, folder, relative, bare = load(
        system, named(system, tmp_path / "missing.so"), named(system, text), named(system, tmp_path), "./text.so", "text.so"
    )
    assert [missing[0], wrong[0], folder[0], relative[0], bare[0]] == [
        "KIN_ERROR_UNKNOWN", "KIN_ERROR_UNKNOWN", "KIN_ERROR_INVALID", "KIN_ERROR_INVALID", "KIN_ERROR_UNKNOWN",
    ], (missing, wrong, folder, relative, bare)  # fmt: skip
    assert "cannot be opened: " in missing[4] and "cannot be opened: " in wrong[4] and "gives no reason" not in missing[4]
    assert "not a file" in folder[4] and "is relative to the working directory" in relative[4]


@pytest.mark.parametrize("name", RUN_HERE)
def test_the_policy_on_files_that_others_may_write(name: str, tmp_path: Path) -> None:
    system = target(name)
    library = plugin_in_c(system, tmp_path)
    library.chmod(0o777)
    policy, loaded = load(system, "-p", 2, named(system, library))
    if system.is_windows:
        assert policy[0] == "KIN_ERROR_UNSUPPORTED" and "cannot see who may write to a file" in policy[4]
    else:
        assert policy[0] == "KIN_OK"
        assert loaded[0] == "KIN_ERROR_INVALID" and "can be replaced by any user" in loaded[4]
