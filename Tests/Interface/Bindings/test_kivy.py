"""The mixin for Kivy's widgets, in a real window: touches in, gestures out."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from conftest import HERE

pytest.importorskip("kivy", reason="Kivy is not there: `make python` brings it")


@pytest.fixture
def play(screen: str, tmp_path: Path) -> Any:
    def run(*lines: str) -> Any:
        quiet = {"KIVY_NO_ARGS": "1", "KIVY_NO_CONSOLELOG": "1", "KIVY_NO_FILELOG": "1", "KIVY_HOME": str(tmp_path), "SDL_AUDIODRIVER": "dummy"}
        environment = {**os.environ, **quiet, "DISPLAY": screen}
        command = [sys.executable, HERE / "kivy_play.py"]
        done = subprocess.run(command, input="\n".join(lines), env=environment, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout.splitlines()[-1])

    return run


def test_a_tap_at_its_place(play: Any) -> None:
    """Places come back with y up, times are those of Kivy's clock."""
    found = play("0 down 1 150 120", "50 up 1 150 120", "900 frame")
    [[name, state, at, x, y]] = found["heard"]
    assert (name, state, x, y) == ("tap", "ended", 150, 120) and at == pytest.approx(100.05, abs=0.02)
    assert (found["left"], found["contacts"]) == (0, 0)


def test_a_drag_goes_on_outside(play: Any) -> None:
    """The touch is grabbed: it stays the widget's own until it lifts."""
    found = play("0 down 1 150 120", "50 move 1 190 120", "100 move 1 400 130", "150 up 1 400 130")
    assert [entry[:2] for entry in found["heard"]] == [["pan", "began"], ["pan", "changed"], ["pan", "ended"]]
    assert found["heard"][-1][3:] == [400, 130]


def test_a_timer_fires_without_a_touch(play: Any) -> None:
    found = play("0 down 1 150 120", "200 frame", "700 frame", "800 up 1 150 120")
    assert [entry[:2] for entry in found["heard"]] == [["hold", "began"], ["hold", "ended"]]


def test_touches_of_others_are_left_alone(play: Any) -> None:
    """Beside it, and on a child that takes it."""
    assert play("0 down 1 20 20", "50 up 1 20 20", "900 frame")["heard"] == []
    assert play("0 down 1 275 275", "50 up 1 275 275", "900 frame")["heard"] == [["button"]]


def test_what_is_cancelled_ends(play: Any) -> None:
    found = play("0 down 1 150 120", "50 move 1 190 120", "80 cancel", "100 move 1 250 120", "150 up 1 250 120", "900 frame")
    assert [entry[:2] for entry in found["heard"]] == [["pan", "began"], ["pan", "cancelled"]]
    assert (found["left"], found["contacts"]) == (0, 0)


def test_two_widgets_of_their_own_class_share_nothing() -> None:
    """And neither adapter is imported with the package."""
    code = "import sys, kinesic; assert not {'kivy', 'pygame', 'kinesic.kivy', 'kinesic.pygame'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
