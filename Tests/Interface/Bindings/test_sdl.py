"""The SDL example: scripted fingers and mouse on a screen that nobody sees, and the pictures that come of it."""

import math
import os
import signal
import subprocess
import time
from pathlib import Path

import photo
import pytest
from conftest import C, HERE, OUT, compiled, library_flags, snippets
from photo import COLOURS, GREEN, OTHER, RED, TABLE, YELLOW, Shot, fingers, straight

EXAMPLE = C / "examples/sdl"


@pytest.fixture(scope="module")
def program() -> Path:
    options = [f"-I{C}/adapters", f"-I{EXAMPLE}", *library_flags("sdl2")]
    return compiled("sdl-script", EXAMPLE / "photo.c", HERE / "sdl_script.c", options=options)


def play(program: Path, screen: str, name: str, lines: list[str]) -> Shot:
    return photo.play([program], screen, f"sdl-{name}.bmp", lines)


def test_at_rest(program: Path, screen: str) -> None:
    shot = play(program, screen, "rest", [])
    assert shot.quadrants() == COLOURS
    assert shot.picture.size == (640, 480)
    assert [shot.picture.at(*place) for place in ((215, 240), (425, 240), (320, 160), (320, 320), (2, 2))] == [TABLE] * 5


def test_a_pan_moves_it(program: Path, screen: str) -> None:
    shot = play(program, screen, "pan", fingers(straight(320, 240, 100, -60)))
    assert (shot.x, shot.y) == pytest.approx((420, 180), abs=0.1)
    assert shot.quadrants() == COLOURS
    assert shot.picture.at(225, 300) == TABLE and shot.picture.at(515, 110) == GREEN


def test_a_tap_changes_the_colours(program: Path, screen: str) -> None:
    assert play(program, screen, "tap", ["0 down 1 300 200", "50 up 1 300 200"]).quadrants() == OTHER


def test_a_pinch_makes_it_larger(program: Path, screen: str) -> None:
    shot = play(program, screen, "pinch", fingers(straight(270, 240, -50, 0), straight(370, 240, 50, 0)))
    assert shot.scale == pytest.approx(2, abs=0.25) and shot.angle == 0
    assert shot.quadrants() == COLOURS
    assert shot.picture.at(170, 130) == RED and shot.picture.at(470, 350) == YELLOW


def test_two_fingers_turn_it(program: Path, screen: str) -> None:
    steps = [math.radians(90 * i / 20) for i in range(21)]
    around = [tuple((320 + s * 100 * math.cos(a), 240 + s * 100 * math.sin(a)) for a in steps) for s in (1, -1)]
    shot = play(program, screen, "turn", fingers(*around))
    assert shot.angle == pytest.approx(math.pi / 2, abs=0.25) and shot.scale == pytest.approx(1, abs=0.05)
    assert shot.quadrants() == COLOURS
    # A quarter clockwise: what was on the left is above.
    assert [shot.picture.at(*place) for place in ((360, 190), (360, 290), (280, 190), (280, 290))] == COLOURS


def test_it_flies_on(program: Path, screen: str) -> None:
    thrown = [f"{10 * i} {'move' if i else 'down'} 1 {200 + 8 * i} 240" for i in range(11)] + ["100 up 1 280 240"]
    begun = play(program, screen, "thrown", thrown)
    assert begun.x == pytest.approx(400, abs=1)
    ended = play(program, screen, "flown", [*thrown, "200 frame", "2000 frame"])
    # 800 units a second, of which a millisecond leaves 99 %: 800 / -1000 ln 0.99 units more.
    assert ended.x - begun.x == pytest.approx(800 / (-1000 * math.log(0.99)), rel=0.02)
    assert ended.quadrants() == COLOURS


def test_the_frame_looks_ahead(program: Path, screen: str) -> None:
    """Between two reports the picture is where the finger is 5 ms before the frame, on the line of the reports."""
    moving = [f"{10 * i} {'move' if i else 'down'} 1 {200 + 20 * i} 240" for i in range(6)]
    early = play(program, screen, "early", [*moving, "51 frame"])
    late = play(program, screen, "late", [*moving, "59 frame"])
    assert early.x == late.x
    assert early.ahead_x == pytest.approx(-8, abs=0.01) and late.ahead_x == pytest.approx(8, abs=0.01)
    edge = round(late.x + 8 + 100)
    assert late.picture.at(edge - 3, 230) == GREEN and early.picture.at(edge - 3, 230) == TABLE


def test_the_mouse(program: Path, screen: str) -> None:
    dragged = ["0 press 320 240", "10 drag 340 240", "20 drag 350 240", "300 release 350 240"]
    assert play(program, screen, "mouse", dragged).x == pytest.approx(350, abs=0.1)
    assert play(program, screen, "wheel", ["0 wheel 2 320 240"]).y == pytest.approx(320, abs=0.1)
    # SDL's own mouse event of a touch is not a second finger.
    assert play(program, screen, "synthetic", ["0 synthetic 320 240", "10 drag 340 240", "20 drag 360 240"]).x == 320


def test_a_window_that_loses_its_input(program: Path, screen: str) -> None:
    lost = ["0 down 1 320 240", "10 move 1 360 240", "20 blur", "30 move 1 400 240"]
    again = ["40 down 2 300 200", "50 move 2 300 240", "300 up 2 300 240", "310 up 1 400 240"]
    shot = play(program, screen, "blur", [*lost, *again])
    assert (shot.x, shot.y) == pytest.approx((360, 280), abs=0.1) and shot.quadrants() == COLOURS


def ends_when_asked(program: Path, screen: str) -> None:
    process = subprocess.Popen([program], env={**os.environ, "DISPLAY": screen}, stderr=subprocess.PIPE, text=True)
    time.sleep(1)
    assert process.poll() is None
    process.send_signal(signal.SIGTERM)  # SDL makes SDL_QUIT of it
    assert process.wait(10) == 0
    assert process.stderr and process.stderr.read() == ""


def test_the_loop_itself(screen: str) -> None:
    options = [f"-I{C}/adapters", *library_flags("sdl2")]
    ends_when_asked(compiled("sdl-photo", EXAMPLE / "photo.c", EXAMPLE / "main.c", options=options), screen)


def test_the_guide(screen: str) -> None:
    code = snippets("game-loops.md", "c")
    assert len(code) == 1
    (OUT / "guide").mkdir(parents=True, exist_ok=True)
    (OUT / "guide/loop.c").write_text(code[0])
    ends_when_asked(compiled("guide/loop", OUT / "guide/loop.c", options=[f"-I{C}/adapters", *library_flags("sdl2")]), screen)
