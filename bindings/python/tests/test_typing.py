"""mypy --strict finds nothing in the package, the plugin and the examples, and knows the types that users see."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mypy")
PROJECT = Path(__file__).resolve().parents[1]


def mypy(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "mypy", "--strict", *arguments], cwd=PROJECT, capture_output=True, text=True)


@pytest.mark.thorough  # the part `types` does the same
def test_the_package_is_clean() -> None:
    result = mypy()
    assert result.returncode == 0, result.stdout


def test_users_see_types(tmp_path: Path) -> None:
    program = tmp_path / "user.py"
    program.write_text(
        "import kinesic, kinesic.strokes\n"
        "engine = kinesic.Engine()\n"
        "tap = engine.root.add(kinesic.Tap(taps_required=2))\n"
        "reveal_type(tap)\n"
        "reveal_type(tap.taps_required)\n"
        "reveal_type(tap.enabled)\n"
        "pan = kinesic.Pan(engine.root)\n"
        "reveal_type(pan.translation)\n"
        "@pan.on_began\n"
        "def began(event: kinesic.GestureEvent) -> None: ...\n"
        "@pan.should_begin\n"
        "def may(recognizer: kinesic.Recognizer) -> bool: return True\n"
        "class Disc(kinesic.View):\n"
        "    def contains_point(self, x: float, y: float) -> bool: return True\n"
        "class Window(kinesic.Engine):\n"
        "    frames = 0\n"
        "with kinesic.Session() as session, Window() as window, kinesic.strokes.TemplateSet() as templates:\n"
        "    reveal_type(session)\n"
        "    reveal_type(session.gestures)\n"
        "    reveal_type(window.frames)\n"
        "with engine.fly() as recorder:\n"
        "    reveal_type(recorder)\n"
        "for event in engine.poll():\n"
        "    reveal_type(event)\n"
    )
    output = mypy(str(program)).stdout
    for kind in ("kinesic._core.generated_standard.Tap", "int", "bool", "kinesic._core.geometry.Point", "kinesic._core.session.Session", "FlightRecorder"):
        assert kind in output
    assert "GestureEvent | " in output or "Union[" in output
    assert ": error:" not in output


@pytest.mark.parametrize(
    "line",
    [
        "kinesic.Tap(taps_requierd=2)", "kinesic.Tap(taps_required='two')", "kinesic.Pan(enginee)", "kinesic.Swipe(direction=1.5)",
        "kinesic.Tap().taps_requierd", "kinesic.Tap().taps_requierd = 2", "kinesic.Session(tittle='x')",
    ],
)  # fmt: skip
def test_mypy_finds_a_mistake(tmp_path: Path, line: str) -> None:
    (tmp_path / "user.py").write_text(f"import kinesic\n{line}\n")
    result = mypy(str(tmp_path / "user.py"))
    assert result.returncode == 1 and "user.py:2: error" in result.stdout, result.stdout


def completeness(package: Path) -> "dict[str, object]":
    """What pyright finds of the types that the package's public names have; without those of other packages."""
    pytest.importorskip("pyright")
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "--ignoreexternal", "--outputjson", "--verifytypes", "kinesic"]
    environment = {**os.environ, "PYTHONPATH": str(package), "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    done = subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True)
    found: "dict[str, object]" = json.loads(done.stdout)["typeCompleteness"]
    return found


def unknown(found: "dict[str, object]") -> "list[str]":
    symbols: "list[dict[str, object]]" = found["symbols"]  # type: ignore[assignment]
    return [str(each["name"]) for each in symbols if each["isExported"] and (not each["isTypeKnown"] or each["isTypeAmbiguous"])]


def test_every_public_name_has_a_type() -> None:
    found = completeness(PROJECT)
    assert len(found["symbols"]) > 1000  # type: ignore[arg-type]
    assert (unknown(found), found["completenessScore"]) == ([], 1)


def test_a_name_without_a_type_would_be_found(tmp_path: Path) -> None:
    shutil.copytree(PROJECT / "kinesic", tmp_path / "kinesic")
    with (tmp_path / "kinesic/__init__.py").open("a") as file:
        file.write("\n\ndef untyped(a):\n    return a\n\n\n__all__ += ['untyped']\n")
    assert unknown(completeness(tmp_path)) == ["kinesic.untyped"]
