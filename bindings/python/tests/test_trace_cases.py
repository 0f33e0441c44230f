"""Cases that the tool makes of traces with classes written in Python."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Dict

import pytest
from test_recordings import TOOL, needs_tool

import kinesic

pytestmark = needs_tool

GESTURES = """
import kinesic

class Wave(kinesic.Recognizer):
    far = kinesic.Property(float, "How far, window units.", default=30, minimum=0)
    travelled = kinesic.Value("How far it went, window units.", unit="unit")

    def step(self, input):
        touch = input.touches[0]
        self.travelled = abs(touch.travel.x)
        if input.state is kinesic.State.POSSIBLE and self.travelled > self.far:
            return kinesic.State.BEGAN
        if input.ended:
            return self.fail("not far") if input.state is kinesic.State.POSSIBLE else kinesic.State.ENDED
        return kinesic.State.CHANGED if input.moved and input.state is not kinesic.State.POSSIBLE else None

class Patient(kinesic.Tap):
    def can_prevent(self, other):
        return False

    def should_require_failure_of(self, other):
        return other.class_name == "wave"
"""
CONFTEST = """
import own_gestures

def pytest_kinesic_prepare(engine):
    engine.register(own_gestures.Wave)
    engine.register(own_gestures.Patient)
"""


@pytest.fixture
def program(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module of a program with classes of its own; a pytest session of its own starts beside it."""
    pytester.makepyfile(own_gestures=GESTURES)
    names: Dict[str, Any] = {"__name__": "own_gestures_of_this_process"}
    exec(GESTURES, names)
    return names


def record(program: Dict[str, Any], path: Path) -> None:
    """A wave, a tap, a finger that does not go far enough; the taps wait for the wave to fail."""
    with kinesic.Engine() as engine, engine.record(path):
        page = engine.root.add(kinesic.View(frame=(0, 0, 300, 300), name="page"))
        wave = page.add(program["Wave"](name="wave", far=40))
        page.add(program["Patient"](name="patient"))
        page.add(kinesic.Tap(name="two", taps_required=2)).should_require_failure_of(lambda self, other: other is wave)
        for touch, step in ((1, 10), (2, 0), (3, 3)):
            engine.down(touch, (10, 10), at=touch)
            for move in range(8):
                engine.move(touch, (10 + step * move, 10), at=touch + 0.02 * (move + 1))
            engine.up(touch, at=touch + 0.2)
        engine.advance(5)
        assert {event.recognizer.name for event in engine.poll() if isinstance(event, kinesic.GestureEvent)} == {"wave", "patient"}


def write_case(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    command = [TOOL, "trace", "--case", "own.kinesic.json", *arguments, "own.kintrace"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def test_a_case_of_a_trace_with_own_classes_runs_in_pytest(program: Any, pytester: pytest.Pytester) -> None:
    record(program, pytester.path / "own.kintrace")
    done = write_case(pytester.path)
    assert done.returncode == 0 and "own.kinesic.json is not checked yet: wave, patient are of the application" in done.stderr
    case = json.loads((pytester.path / "own.kinesic.json").read_text())
    assert [each.get("set") for each in case["recognizers"]] == [{"far": 40}, None, {"taps_required": 2}]
    without = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    without.assert_outcomes(failed=1)
    assert "class 'wave' is unknown" in without.stdout.str()
    pytester.makeconftest(CONFTEST)
    pytester.runpytest_subprocess("-p", "no:cacheprovider").assert_outcomes(passed=1)
    pytester.makepyfile(own_gestures=GESTURES.replace("travelled > self.far", "travelled > 1.5 * self.far"))
    changed = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    changed.assert_outcomes(failed=1)
    assert "FAILED: own.kinesic" in changed.stdout.str()


def test_what_a_case_expects_in_place_of_what_came(program: Any, pytester: pytest.Pytester) -> None:
    record(program, pytester.path / "own.kintrace")
    came = write_case(pytester.path, "--expect", "wave ended")
    assert (came.returncode, came.stderr) == (1, "own.kintrace: what --expect names came out\n")
    assert write_case(pytester.path, "--expect", "wave ended 2").returncode == 0
    pytester.makeconftest(CONFTEST)
    pytester.runpytest_subprocess("-p", "no:cacheprovider").assert_outcomes(failed=1)
    # As its author mends it: the finger that went 21 units is far enough.
    text = (pytester.path / "own.kinesic.json").read_text()
    (pytester.path / "own.kinesic.json").write_text(text.replace('"far": 40', '"far": 15'))
    pytester.runpytest_subprocess("-p", "no:cacheprovider").assert_outcomes(passed=1)
