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


def test_more_fingers_than_there_is_room_for(play: Any) -> None:
    """No error in Kivy's loop, and none stays; the next drag is as any other."""
    many = [f"{50 * kind} {word} {finger} {130 + 3 * finger} 150" for kind, word in enumerate(("down", "up")) for finger in range(1, 41)]
    found = play(*many, "900 down 41 150 120", "950 move 41 190 120", "1000 up 41 190 120", "1500 frame")
    assert [entry[:2] for entry in found["heard"] if entry[2] > 100.5][-2:] == [["pan", "began"], ["pan", "ended"]]
    assert (found["left"], found["contacts"]) == (0, 0)


def test_two_fingers_of_one_time_are_one_step(play: Any) -> None:
    lines = ["0 down 1 150 150", "0 down 2 250 150"]
    for i in range(1, 11):
        lines += [f"{10 * i} move 1 {150 + 5 * i} 150", f"{10 * i} move 2 {250 + 5 * i} 150"]
    found = play(*lines, "400 up 1 200 150", "400 up 2 300 150")["heard"]
    pans = [entry for entry in found if entry[0] == "pan"]
    assert len({entry[2] for entry in pans if entry[1] != "ended"}) == len(pans) - 1 and len(pans) < 11
    assert [entry[3] for entry in pans[1:-1]] == [pans[0][3] + 5 * i for i in range(1, len(pans) - 1)]


def test_the_mouse(play: Any) -> None:
    """It hovers, drags with its right button, and its wheel scrolls."""
    found = play("0 hover 0 20 20", "10 hover 0 150 120", "20 hover 0 160 120", "30 leave 0 160 120", "40 down 1 150 120 right", "50 move 1 190 120", "60 up 1 190 120",
                 "900 down 2 150 120 scrolldown", "910 up 2 150 120")
    over = [entry for entry in found["heard"] if entry[0] == "over"]
    assert [entry[1] for entry in over] == ["began", "changed", "ended"] and over[0][3:] == [150, 120]
    assert [entry[1] for entry in found["heard"] if entry[0] == "pan"] == ["began", "ended", "began", "ended"]
    assert found["buttons"] == [[2], []]


def test_a_window_that_goes_away(play: Any) -> None:
    found = play("0 down 1 150 120", "50 move 1 190 120", "80 blur", "100 move 1 250 120", "150 up 1 250 120", "900 frame")
    assert [entry[:2] for entry in found["heard"]] == [["pan", "began"], ["pan", "cancelled"]]


def test_units_per_inch(play: Any) -> None:
    """What Kivy says of the screen, once it was asked for: at 480 pixels an inch a finger may roll 25 and taps."""
    found = play("0 dpi 320", "0 measure", "0 dpi 96", "0 dpi 480", "10 down 1 150 120", "20 move 1 175 120", "50 up 1 175 120", "900 frame")
    assert found["inches"] == [163, 96, 480] and [entry[:2] for entry in found["heard"]] == [["tap", "ended"]]


def test_two_widgets_of_their_own_class_share_nothing() -> None:
    """And neither adapter is imported with the package."""
    code = "import sys, kinesic; assert not {'kivy', 'pygame', 'kinesic.kivy', 'kinesic.pygame'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
