"""The picture of the GTK 4 example in a window: the display's own pointer, moved by xdotool, and fingers and a
touchpad whose events go through GTK's window as the display's do (gtk4_play.c says how)."""

import math
import os
import subprocess
import time
from pathlib import Path

import pytest
from caught import PATIENCE
from conftest import C, HERE, OUT, compiled, library_flags, needs, run
from photo import COLOURS, OTHER, TABLE, Shot, fingers, straight

EXAMPLE = C / "examples/gtk4"
DRAG = ["mousemove", 320, 240, "mousedown", "1", "mousemove", 360, 220, "sleep", 0.05, "mousemove", 400, 200, "sleep", 0.05]


@pytest.fixture(scope="module")
def program() -> Path:
    options = [f"-I{C}/adapters", f"-I{EXAMPLE}", *library_flags("gtk4")]
    return compiled("gtk4-play", EXAMPLE / "photo.c", HERE / "gtk4_play.c", options=options, standard="c11")


def play(program: Path, screen: str, name: str, lines: list[str], *pointer: object, lasts: int = 0) -> tuple[Shot, list[str]]:
    """What is shown at the end of a script, while xdotool moves the pointer; and of the pan its buttons,
    how many events it had, and its states."""
    path = OUT / f"gtk4-{name}.png"
    path.unlink(missing_ok=True)
    end = max([float(line.split()[0]) for line in lines], default=0) + 100 + lasts
    environment = {**os.environ, "DISPLAY": screen, "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory"}
    process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stdin and process.stdout
    process.stdin.write("\n".join([*lines, f"{end} shot {path}"]) + "\n")
    process.stdin.close()
    assert process.stdout.readline() == "ready\n", process.stderr and process.stderr.read()
    if pointer:
        run("xdotool", *pointer, DISPLAY=screen)
    output = process.stdout.read().splitlines()
    assert process.wait(30) == 0 and len(output) == 2, process.stderr and process.stderr.read()
    return Shot(path, output[0]), output[1].split()


def test_fingers_push_spread_and_turn(program: Path, screen: str) -> None:
    steps = [i / 20 for i in range(21)]
    around = [
        tuple((320 + 60 * t + s * (60 + 60 * t) * math.cos(t * math.pi / 2), 240 + s * (60 + 60 * t) * math.sin(t * math.pi / 2)) for t in steps) for s in (1, -1)
    ]
    shot, [_, _, *states] = play(program, screen, "spread", fingers(*around))
    assert shot.scale == pytest.approx(1.8, abs=0.25) and shot.angle == pytest.approx(math.pi / 2, abs=0.25) and shot.x == pytest.approx(380, abs=12)
    assert shot.quadrants() == COLOURS and shot.picture.at(5, 5) == TABLE
    assert states == ["began", "ended"]


def test_two_fingers_of_one_time_are_one_step(program: Path, screen: str) -> None:
    """Side by side: a step between the two would turn and spread."""
    shot, [_, count, *_] = play(program, screen, "parallel", fingers(straight(280, 200, 80, 0, 20), straight(360, 200, 80, 0, 20)))
    assert (shot.scale, shot.angle) == (1, 0) and shot.x == pytest.approx(400, abs=1)
    assert int(count) <= 20


def test_a_tap(program: Path, screen: str) -> None:
    assert play(program, screen, "tap", ["10 down 1 300 200", "60 up 1 300 200"])[0].quadrants() == OTHER


def test_a_sequence_that_is_cancelled(program: Path, screen: str) -> None:
    moved = ["10 down 1 300 200", "20 move 1 340 200", "30 move 1 360 200"]
    assert play(program, screen, "cancelled", [*moved, "40 cancel 1 360 200"])[1][2:] == ["began", "cancelled"]
    # A widget that is hidden; what is left of the finger does nothing.
    shot, [_, _, *states] = play(program, screen, "hidden", [*moved, "40 hide", "60 move 1 500 200", "70 up 1 500 200"])
    assert states == ["began", "cancelled"] and shot.x == pytest.approx(380, abs=0.1)


def test_a_lift_that_was_lost(program: Path, screen: str) -> None:
    """The sequence lands again: the drag that hung ends where it was, and does not jump. Of more fingers than there is
    room for none stays."""
    hung = ["10 down 1 300 200", "20 move 1 340 200", "400 down 1 300 260", "420 move 1 300 300", "440 move 1 300 310", "800 up 1 300 310"]
    shot, [_, _, *states] = play(program, screen, "hung", hung)
    assert states == ["began", "ended", "began", "ended"] and (shot.x, shot.y) == pytest.approx((360, 290), abs=0.1)
    many = [f"{10 + kind * 20} {'down' if kind == 0 else 'up'} {finger} {280 + 2 * finger} 200" for kind in (0, 1) for finger in range(1, 41)]
    shot, [_, _, *states] = play(program, screen, "many", many)
    assert states == []


@pytest.mark.parametrize("button", [2, 3])
def test_the_pointer_drags(program: Path, screen: str, button: int) -> None:
    needs("xdotool")
    drag = [str(button) if part == "1" else part for part in DRAG]
    shot, [buttons, _, *states] = play(program, screen, f"drag-{button}", [], *drag, "mouseup", button, lasts=900)
    assert (shot.x, shot.y) == (400, 200) and states == ["began", "ended"]
    assert int(buttons) == {2: 4, 3: 2}[button] and shot.quadrants() == COLOURS


def test_the_pointer_clicks_and_turns_its_wheel(program: Path, screen: str) -> None:
    needs("xdotool")
    moves = ["mousemove", 300, 230, "sleep", 0.1, "mousemove", 320, 240, "sleep", 0.1]
    shot, _ = play(program, screen, "click", [], *moves, "click", 1, "sleep", 0.1, "click", 4, "click", 4, lasts=1200)
    assert shot.y == 320 and shot.quadrants() == OTHER
    # With Control a notch magnifies by a tenth.
    shot, _ = play(program, screen, "zoom", [], *moves, "keydown", "ctrl", "click", 4, "keyup", "ctrl", lasts=1200)
    assert shot.scale == pytest.approx(1.1) and shot.y == 240


def test_a_touchpad_pinches_and_turns(program: Path, screen: str) -> None:
    """GTK sends it to the widget below the pointer."""
    needs("xdotool")
    lines = ["700 pinch 0 1 0 320 240", "730 pinch 1 1.2 0 320 240", "760 pinch 1 1.5 0.7853981 320 240", "790 pinch 2 1.5 0 320 240"]
    shot, _ = play(program, screen, "touchpad", lines, "mousemove", 300, 230, "sleep", 0.1, "mousemove", 320, 240)
    assert (shot.scale, shot.angle) == (1.5, 0.785) and shot.quadrants() == COLOURS


def test_units_per_inch(screen: str) -> None:
    """By the size of the monitor that shows the widget; then of another, of one that names a shape, of one without."""
    program = compiled("gtk4-monitors", HERE / "gtk4_monitors.c", options=[f"-I{C}/adapters", *library_flags("gtk4")], standard="c11")
    found = run(program, DISPLAY=screen, GDK_BACKEND="x11", GSETTINGS_BACKEND="memory").splitlines()
    width, height, across, down = map(int, found[2].split())
    assert across > 0 and float(found[1]) == pytest.approx(math.sqrt(width * height / (across * down)) * 25.4, abs=0.01)
    other = math.sqrt(width * height / (80 * 60)) * 25.4
    assert [float(each) for each in (found[0], *found[3:])] == pytest.approx([163, other, 163, 163], abs=0.01)


def test_the_program_itself(screen: str) -> None:
    program = compiled("gtk4-photo", EXAMPLE / "photo.c", EXAMPLE / "main.c", options=[f"-I{C}/adapters", *library_flags("gtk4")], standard="c11")
    process = subprocess.Popen([program], env={**os.environ, "DISPLAY": screen, "GDK_BACKEND": "x11"}, stderr=subprocess.PIPE, text=True)
    time.sleep(1)
    assert process.poll() is None
    process.terminate()
    process.wait(PATIENCE)
    assert process.stderr and "Kinesic" not in process.stderr.read()
