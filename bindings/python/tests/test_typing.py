"""mypy --strict finds nothing in the package, the plugin and the examples, and knows the types that users see."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mypy")
PROJECT = Path(__file__).resolve().parents[1]


def mypy(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "mypy", "--strict", *arguments], cwd=PROJECT, capture_output=True, text=True)


def test_the_package_is_clean() -> None:
    result = mypy()
    assert result.returncode == 0, result.stdout


def test_users_see_types(tmp_path: Path) -> None:
    program = tmp_path / "user.py"
    program.write_text(
        "import kinesic\n"
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
        "for event in engine.poll():\n"
        "    reveal_type(event)\n"
    )
    output = mypy(str(program)).stdout
    for kind in ("kinesic._generated_standard.Tap", "int", "bool", "kinesic.geometry.Point"):
        assert kind in output
    assert "GestureEvent | " in output or "Union[" in output
    assert ": error:" not in output
