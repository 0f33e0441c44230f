"""The example of docs/shapes.md is a plugin that builds and runs, and the helper compiles in ordinary Swift too."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import kinesic
import pytest
from runner import load
from strokes import ROOT

HELPER = ("KinesicMath", "KinesicPlugin")
EMBEDDED = ["-enable-experimental-feature", "Embedded", "-wmo", "-enforce-exclusivity=unchecked", "-Xfrontend", "-function-sections"]
COMMON = ["-O", "-parse-as-library", "-I", str(ROOT / "Include")]

pytestmark = pytest.mark.skipif(shutil.which("swiftc") is None, reason="no swiftc")


def swiftc(folder: Path, *arguments: object) -> None:
    done = subprocess.run(["swiftc", *COMMON, *map(str, arguments)], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def compile_example(folder: Path, options: list[str]) -> list[str]:
    """The objects of the helper and of the example."""
    (example,) = re.findall(r"```swift\n(.*?)```", (ROOT / "docs/shapes.md").read_text(), re.S)
    (folder / "Example.swift").write_text(example)
    for module in HELPER:
        sources = sorted((ROOT / "Sources" / module).glob("*.swift"))
        swiftc(folder, *options, "-wmo", "-I", folder, "-module-name", module, "-emit-module", "-emit-module-path", folder / f"{module}.swiftmodule", "-c", "-o", f"{module}.o", *sources)
    swiftc(folder, *options, "-wmo", "-module-name", "Example", "-I", folder, "-c", "-o", "example.o", "Example.swift")
    return [*(f"{module}.o" for module in HELPER), "example.o"]


def test_the_example_of_the_manual_works(tmp_path: Path) -> None:
    objects = compile_example(tmp_path, EMBEDDED)
    (tmp_path / "exports").write_text("{ global: kin_plugin_entry; local: *; };")
    options = ["-Wl,--version-script,exports", "-Wl,--gc-sections", "-Wl,-z,defs", "-lm"]
    subprocess.run(["gcc", "-shared", "-o", "libexample.so", *objects, *options], cwd=tmp_path, check=True)
    engine = kinesic.Engine()
    load(engine, tmp_path / "libexample.so")
    engine.root.add(kinesic.Recognizer("com.example.lift", name="lift", distance=30))
    engine.down(1, (10, 100), at=1)
    engine.move(1, (10, 80), at=1.1)
    assert list(engine.poll()) == []
    engine.move(1, (10, 65), at=1.2)
    (event,) = [event for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
    assert event.state == kinesic.State.ENDED and event.values["height"] == 35


@pytest.mark.thorough
def test_it_compiles_in_ordinary_swift(tmp_path: Path) -> None:
    compile_example(tmp_path, [])
