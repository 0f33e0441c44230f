"""Touchpads: kinesic.touchpad."""

import math
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, List

import pytest
from kinesic import InvalidError, NullError, TouchTimeError
from kinesic.touchpad import Button, Contact, Evidence, Feature, Motion, Phase, Reason, Scroll, Tool, Touchpad

ROOT = Path(__file__).resolve().parents[3]
MS = 1_000_000


def scroll(pad: Touchpad, frames: int = 10) -> List[Any]:
    for i in range(frames):
        pad.feed(i * 10 * MS, [Contact(1, 30, 30 + i), Contact(2, 50, 30 + i)])
    return pad.poll()


def test_motion_and_a_tap() -> None:
    pad = Touchpad(width=100, height=60)
    for i in range(5):
        pad.feed(i * 10 * MS, [Contact(1, 30 + i, 30)])
    pad.feed(50 * MS)
    events = pad.poll()
    assert all(isinstance(event, Motion) for event in events) and sum(event.dx for event in events) == pytest.approx(3.5)
    assert events[0].sentence == "the pointer moves by 0.50, 0.00 mm" and events[0].time == 0.01
    pad.feed(60 * MS, [Contact(2, 30, 30)])
    pad.feed(100 * MS)
    (pressed,) = pad.poll()
    assert isinstance(pressed, Button) and (pressed.button, pressed.is_pressed, pressed.is_tap, pressed.fingers) == (1, True, True, 1)
    deadline = pad.next_deadline
    assert deadline == 280 * MS
    pad.advance(deadline)
    (released,) = pad.poll()
    assert isinstance(released, Button) and not released.is_pressed and released.reason is Reason.TIMEOUT and pad.next_deadline is None


def test_a_scroll_with_its_decisions() -> None:
    pad = Touchpad(explain=True)
    events = scroll(pad)
    assert [type(event).__name__ for event in events[:3]] == ["Decision", "Decision", "Scroll"]
    assert events[0].reason is Reason.TOGETHER and isinstance(events[2], Scroll) and events[2].phase is Phase.BEGAN
    assert 0 < events[2].certainty < 1 == events[-1].certainty
    pad.cancel(100 * MS)
    assert [event.phase for event in pad.poll() if isinstance(event, Scroll)] == [Phase.CANCELLED]


def test_the_same_frames_give_the_same_events() -> None:
    assert scroll(Touchpad(explain=True)) == scroll(Touchpad(explain=True))


def test_options() -> None:
    pad = Touchpad(width=100, tap_time=0.25, features=Feature.SCROLL)
    found = pad.options
    assert (found["width"], found["tap_time"], found["features"], found["evidence"]) == (100, 0.25, Feature.SCROLL, Evidence(511))
    pad.set_options(evidence=Evidence.REST)
    assert pad.options["evidence"] == Evidence.REST and pad.options["tap_time"] == 0.25
    with pytest.raises(InvalidError, match="tap_time of kin_touchpad_options is not 0 to 5 s"):
        pad.set_options(tap_time=-1)
    with pytest.raises(InvalidError, match="no option 'tap_tim'"):
        Touchpad(tap_tim=1)
    assert pad.options["tap_time"] == 0.25


def test_wrong_use() -> None:
    pad = Touchpad()
    pad.feed(10)
    with pytest.raises(TouchTimeError):
        pad.feed(9)
    with pytest.raises(InvalidError, match="one id"):
        pad.feed(10, [Contact(1, 0, 0), Contact(1, 2, 0)])
    with pytest.raises(InvalidError, match="not finite"):
        pad.feed(10, [Contact(1, math.nan, 0)])
    assert pad.poll() == []
    pad.feed(10, [Contact(1, 3, 3, tool=Tool.PALM)])
    pad.close()
    pad.close()
    with pytest.raises(NullError):
        pad.poll()
    with Touchpad() as other:
        other.feed(0)


def test_the_names_of_python_are_those_of_the_header() -> None:
    header = (ROOT / "Include/kinesic/touchpad.h").read_text()
    for kind, prefix in ((Reason, "REASON"), (Feature, "FEATURE"), (Evidence, "EVIDENCE"), (Tool, "TOOL"), (Phase, "")):
        for member in kind:
            name = f"KIN_TOUCHPAD_{prefix}_{member.name}" if prefix else f"KIN_TOUCHPAD_{member.name}"
            assert re.search(rf"\b{name} = {int(member)}\b", header), name


def test_without_the_library_the_rest_works() -> None:
    code = "import kinesic, kinesic.touchpad as t\nkinesic.Engine().close()\ntry: t.Touchpad()\nexcept kinesic.UnsupportedError as e: print(e)"
    done = subprocess.run([sys.executable, "-c", code], env={"KINESIC_TOUCHPAD_LIBRARY": "/nowhere.so", "PATH": ""}, capture_output=True, text=True)
    assert "make touchpad" in done.stdout and "/nowhere.so" in done.stdout, done.stderr
