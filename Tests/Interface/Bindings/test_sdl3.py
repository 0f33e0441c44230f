"""The table as an SDL 3 program: the real library, in a window on a screen that nobody sees, and its picture."""

import math
import os
import subprocess
from pathlib import Path

import pytest
from conftest import C, HERE, OUT, ROOT, Picture, compiled
from photo import BLUE, GREEN, RED, TABLE, YELLOW, fingers, straight
from sdl3 import sdl3_flags
from test_sdl import ends_when_asked

TABLE3 = [C / "examples/table/table.c", C / "examples/table3/draw.c"]


def options() -> list[str]:
    return [f"-I{C}/adapters", f"-I{C}/examples/table", *sdl3_flags()]


@pytest.fixture(scope="module")
def table() -> Path:
    return compiled("sdl3-table", *TABLE3, HERE / "sdl3_table.c", options=options())


def play(table: Path, screen: str, name: str, lines: list[str]) -> tuple[list[tuple[float, ...]], Picture]:
    """Where each photo is, from back to front: x, y, a, b; and what the window shows."""
    path = OUT / f"sdl3-{name}.bmp"
    path.unlink(missing_ok=True)
    script = "".join(f"{line}\n" for line in lines)
    environment = {**os.environ, "DISPLAY": screen, "SDL_VIDEO_DRIVER": "x11"}
    done = subprocess.run([table, path], input=script, capture_output=True, text=True, timeout=60, env=environment)
    assert done.returncode == 0, done.stderr
    driver, *photos = done.stdout.splitlines()
    assert driver == "x11"
    return [tuple(map(float, line.split())) for line in photos], Picture(path)


def test_a_table_for_several_people(table: Path, screen: str) -> None:
    """Two push a photo each while a third moves the table: each photo stays under its finger, and is drawn there."""
    three = fingers(straight(100, 100, 50, 0), straight(300, 200, 0, 40), straight(700, 50, -20, 30))
    photos, picture = play(table, screen, "three", three)
    places = [(110, 80), (240, 210), (400, 290), (580, 380)]
    assert [place for x, y, *_ in photos for place in (x, y)] == pytest.approx([n for place in places for n in place])
    assert picture.size == (800, 600)
    assert [picture.at(x + 20, y + 140) for x, y in places] == [RED, GREEN, BLUE, YELLOW]
    assert [picture.at(*place) for place in ((5, 5), (100, 100), (775, 370))] == [TABLE] * 3


def test_two_fingers_turn_and_spread_a_photo(table: Path, screen: str) -> None:
    """A photo to the front by a tap, then turned by a quarter and made half as large again."""
    steps = [i / 20 for i in range(21)]
    around = [
        tuple((160 + s * (50 + 25 * t) * math.cos(t * math.pi / 2), 155 + s * (50 + 25 * t) * math.sin(t * math.pi / 2)) for t in steps) for s in (1, -1)
    ]
    photos, picture = play(table, screen, "turned", ["0 down 9 100 100", "50 up 9 100 100", *fingers(*around, start=1000)])
    x, y, a, b = photos[-1]
    assert (a, b) == pytest.approx((0, 1.5), abs=0.08)
    # What lay around its middle, 160 155, still does; it covers the green photo, which begins at 240 170.
    assert picture.at(160, 155) == RED and picture.at(160, 270) == RED and picture.at(250, 180) == RED
    assert picture.at(65, 155) == RED and picture.at(30, 155) == TABLE and picture.at(300, 250) == GREEN


def test_the_table_itself(screen: str) -> None:
    ends_when_asked(compiled("sdl3-table-main", *TABLE3, C / "examples/table3/main.c", options=options()), screen)


def test_the_table_can_be_watched(screen: str, tmp_path: Path) -> None:
    """Built with the library for watchers it listens where the environment says: `kinesic watch` shows its lanes."""
    program = compiled("sdl3-table-watched", *TABLE3, C / "examples/table3/main.c", options=["-DCAN_BE_WATCHED", *options(), "-lkinesic-watch"])
    environment = {**os.environ, "DISPLAY": screen, "KINESIC_WATCH": f"unix:{tmp_path}/table"}
    with subprocess.Popen([program], env=environment) as process:
        try:
            seen = subprocess.run([ROOT / "build/bin/kinesic", "watch", "--once", "--size", "80x24", f"unix:{tmp_path}/table"], capture_output=True, text=True, timeout=60)
        finally:
            process.terminate()
        assert process.wait(60) == 0 and not (tmp_path / "table").exists()
    assert seen.returncode == 0, seen.stderr
    assert "live" in seen.stdout and seen.stdout.count("no touch") == 9 and seen.stdout.count("transform#") == 4
