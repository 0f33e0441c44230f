"""The SDL example: scripted fingers and mouse on a screen that nobody sees, and the pictures that come of it."""

import math
import os
import signal
import subprocess
import time
from pathlib import Path

import photo
import pytest
from caught import PATIENCE, wait_until_it_catches
from conftest import C, HERE, OUT, compiled, library_flags, snippets
from photo import COLOURS, GREEN, OTHER, RED, TABLE, YELLOW, Shot, fingers, straight

EXAMPLE = C / "examples/sdl"
TABLE_SOURCES = [C / "examples/table/table.c", C / "examples/table/draw.c"]


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
    wait_until_it_catches(process, signal.SIGTERM)
    time.sleep(1)
    assert process.poll() is None
    process.send_signal(signal.SIGTERM)  # SDL makes SDL_QUIT of it
    assert process.wait(PATIENCE) == 0
    assert process.stderr and process.stderr.read() == ""


def test_the_loop_itself(screen: str) -> None:
    options = [f"-I{C}/adapters", *library_flags("sdl2")]
    ends_when_asked(compiled("sdl-photo", EXAMPLE / "photo.c", EXAMPLE / "main.c", options=options), screen)


@pytest.fixture(scope="module")
def table() -> Path:
    options = [f"-I{C}/adapters", f"-I{C}/examples/table", *library_flags("sdl2")]
    return compiled("sdl-table", *TABLE_SOURCES, HERE / "sdl_table.c", options=options)


def play_table(table: Path, lines: list[str]) -> list[list[str]]:
    """Where each photo is, from back to front: x, y, a, b, and the colour near its corner."""
    script = "".join(f"{line}\n" for line in lines)
    done = subprocess.run([table], input=script, capture_output=True, text=True, timeout=60, env={**os.environ, "SDL_VIDEODRIVER": "dummy"})
    assert done.returncode == 0, done.stderr
    return [line.split() for line in done.stdout.splitlines()]


def test_a_table_for_several_people(table: Path) -> None:
    """Two push a photo each while a third moves the table: each photo stays under its finger."""
    three = fingers(straight(100, 100, 50, 0), straight(300, 200, 0, 40), straight(700, 50, -20, 30))
    places = [float(number) for photo in play_table(table, three) for number in photo[:2]]
    assert places == pytest.approx([110, 80, 240, 210, 400, 290, 580, 380])


def test_a_tap_brings_a_photo_of_the_table_to_the_front(table: Path) -> None:
    before = play_table(table, [])
    after = play_table(table, ["0 down 1 100 100", "50 up 1 100 100"])
    assert [each[4] for each in before] == ["dc3c32", "3caa50", "325ad2", "f0c83c"]
    assert [each[4] for each in after] == ["3caa50", "325ad2", "f0c83c", "dc3c32"]
    # A finger hits the one that is in front: the first and second photo overlap at 250, 200.
    tapped = ["0 down 1 100 100", "50 up 1 100 100", *fingers(straight(250, 200, 40, 0), start=1000)]
    assert [float(x) for x, *_ in play_table(table, tapped)] == pytest.approx([240, 420, 600, 100])


def test_two_fingers_turn_a_photo_of_the_table(table: Path) -> None:
    steps = [math.radians(90 * i / 20) for i in range(21)]
    around = [tuple((160 + s * 50 * math.cos(a), 155 + s * 50 * math.sin(a)) for a in steps) for s in (1, -1)]
    x, y, a, b = map(float, play_table(table, fingers(*around))[0][:4])
    assert (a, b) == pytest.approx((0, 1), abs=0.01)
    assert (x, y) == pytest.approx((235, 55), abs=1)  # the corner has turned about the photo's middle


def test_the_table_itself(screen: str) -> None:
    options = [f"-I{C}/adapters", *library_flags("sdl2")]
    ends_when_asked(compiled("sdl-table-main", *TABLE_SOURCES, C / "examples/table/main.c", options=options), screen)


def test_the_guide(screen: str) -> None:
    code = snippets("game-loops.md", "c")
    assert len(code) == 1
    (OUT / "guide").mkdir(parents=True, exist_ok=True)
    (OUT / "guide/loop.c").write_text(code[0])
    ends_when_asked(compiled("guide/loop", OUT / "guide/loop.c", options=[f"-I{C}/adapters", *library_flags("sdl2")]), screen)
