"""The adapters for GLFW and raylib, each with the real library and a mouse that xdotool moves."""

import json
import math
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from caught import PATIENCE
from conftest import C, HERE, HOST, OUT, STRICT, Picture, compiled, library_flags, needs, run, snippets
from sdl3 import sdl3_flags

ADAPTERS = f"-I{C}/adapters"
RAYLIB = f"-I{HERE}/raylib"


@pytest.mark.parametrize("adapter", ["frame", "glfw", "raylib", "sdl", "sdl3", "gtk4", "overlay", "watched", "sdl3_overlay", "sdl_overlay", "raylib_overlay", "gtk4_overlay"])
@pytest.mark.parametrize("compiler", [("gcc", "c99"), ("clang", "c11"), ("g++", "c++11"), ("clang++", "c++17")], ids=lambda pair: "-".join(pair))
def test_it_compiles_alone(adapter: str, compiler: tuple[str, str]) -> None:
    there = {"raylib": lambda: [RAYLIB], "raylib_overlay": lambda: [RAYLIB], "sdl": lambda: library_flags("sdl2"), "sdl3": sdl3_flags, "sdl3_overlay": sdl3_flags, "sdl_overlay": lambda: library_flags("sdl2"), "gtk4": lambda: library_flags("gtk4"), "gtk4_overlay": lambda: library_flags("gtk4")}.get(adapter, list)()
    flags = [flag for flag in there if not flag.startswith(("-l", "-L", "-W")) and ".so" not in flag]
    if adapter.startswith("gtk4") and compiler[1] == "c99":
        return  # GTK's own headers are C11
    language = "c++" if "++" in compiler[0] else "c"
    source = f"#include <kinesic/kinesic_{adapter}.h>\n#include <kinesic/kinesic_{adapter}.h>\nint something;\n"
    others = [part for flag in flags for part in (["-isystem", flag[2:]] if flag.startswith("-I") else [flag])]
    strict = [*STRICT, "-Wconversion", "-Wsign-conversion", "-Wshadow"]
    command = [compiler[0], f"-std={compiler[1]}", *strict, ADAPTERS, HOST[0], *others, "-fsyntax-only", "-x", language, "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True)
    assert done.returncode == 0 and not done.stderr, done.stderr


@pytest.mark.parametrize("toolkit", ["glfw", "raylib"])
def test_the_guide_to_windows(toolkit: str) -> None:
    """What it has for GLFW and raylib compiles."""
    (code,) = snippets("windows.md", f"c {toolkit}")
    command = ["gcc", "-std=c99", *STRICT, ADAPTERS, HOST[0], RAYLIB, "-fsyntax-only", "-x", "c", "-"]
    done = subprocess.run(command, input=code, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_glfw(screen: str) -> None:
    needs("xdotool")
    program = compiled("glfw-host", HERE / "glfw_host.c", options=[ADAPTERS, *library_flags("glfw3")])
    process = subprocess.Popen([program], env={**os.environ, "DISPLAY": screen}, stdout=subprocess.PIPE, text=True)
    assert process.stdout and process.stdout.readline() == "ready\n"
    time.sleep(0.2)
    for command in (
        ["mousemove", 150, 140], ["mousedown", 1], ["mousemove", 190, 140], ["mousemove", 230, 160], ["sleep", 0.2, "mouseup", 1],
        ["mousemove", 50, 60], ["mousedown", 3], ["mouseup", 3], ["mousedown", 1], ["mouseup", 1], ["click", 4],
    ):
        run("xdotool", *command, DISPLAY=screen)
        time.sleep(0.05)
    output, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, output
    assert output.splitlines() == ["pan 80 20", "tap 50 60", "pan 0 40", "began", "cancelled"]


def test_glfw_hover_and_buttons(screen: str) -> None:
    """The mouse comes, drags with the right and the middle button, and leaves the window."""
    needs("xdotool")
    program = compiled("glfw-host", HERE / "glfw_host.c", options=[ADAPTERS, *library_flags("glfw3")])
    run("xdotool", "mousemove", 700, 500, DISPLAY=screen)
    process = subprocess.Popen([program, "hover"], env={**os.environ, "DISPLAY": screen}, stdout=subprocess.PIPE, text=True)
    assert process.stdout and process.stdout.readline() == "ready\n"
    time.sleep(0.2)
    for commands, heard in (
        ([["mousemove", 150, 140]], "hover began"), ([["mousedown", 3], ["mousemove", 250, 140]], "buttons 2"),
        ([["mousedown", 2], ["mouseup", 3], ["mousemove", 260, 140], ["mouseup", 2]], "pan 110 0"), ([["mousemove", 700, 500]], "hover ended"),
        ([["mousemove", 150, 140]], "hover began"),
    ):
        for command in commands:
            run("xdotool", *command, DISPLAY=screen)
            time.sleep(0.05)
        assert process.stdout.readline() == f"{heard}\n"  # a frame has seen it
    run("xdotool", "click", 4, DISPLAY=screen)
    output, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, output


def test_glfw_slow_frames(screen: str) -> None:
    """What has waited for a frame has the frame's time: a mouse at 800 units a second is not seen faster than the
    frames can tell."""
    needs("xdotool")
    program = compiled("glfw-host", HERE / "glfw_host.c", options=[ADAPTERS, *library_flags("glfw3")])
    process = subprocess.Popen([program, "30"], env={**os.environ, "DISPLAY": screen}, stdout=subprocess.PIPE, text=True)
    assert process.stdout and process.stdout.readline() == "ready\n"
    time.sleep(0.2)
    moves: list[object] = ["mousemove", 20, 140, "mousedown", 1]
    for i in range(1, 41):
        moves += ["mousemove", 20 + 8 * i, 140, "sleep", 0.01]
    run("xdotool", *moves, "mouseup", 1, "sleep", 0.3, "click", 4, DISPLAY=screen)
    output, _ = process.communicate(timeout=PATIENCE)
    *lines, fastest = output.splitlines()
    assert process.returncode == 0 and lines == ["pan 320 0", "pan 0 40"], output
    assert 400 < float(fastest) < 1600


def units_of(coordinates: tuple[float, float], millimetres: tuple[float, float]) -> float:
    """How many units an inch has on a monitor of this size; the engine's default where it has none."""
    (width, height), (across, down) = coordinates, millimetres
    return math.sqrt(width * height / (across * down)) * 25.4 if across * down else 163


def test_glfw_picture(screen: str) -> None:
    """A picture of 100 by 100 units, of which one is three of the window's coordinates: places, what is beside it, a
    window that is resized while a button is down, the wheel, and how many units an inch has."""
    needs("xdotool")
    program = compiled("glfw-host", HERE / "glfw_host.c", options=[ADAPTERS, *library_flags("glfw3")])
    process = subprocess.Popen([program, "picture"], env={**os.environ, "DISPLAY": screen}, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    window, picture = ([float(number) for number in process.stdout.readline().split()[1:]] for _ in range(2))
    assert process.stdout.readline() == "ready\n"
    assert window[0] == pytest.approx(units_of((window[1], window[2]), (window[3], window[4])), rel=1e-4)
    assert picture[0] == pytest.approx(window[0] / 3, rel=1e-4)
    time.sleep(0.2)
    for commands, heard in (
        ([["mousemove", 200, 150], ["mousedown", 1], ["mouseup", 1]], "tap 50 50"), ([["mousemove", 20, 150], ["mousedown", 1], ["mouseup", 1]], "tap -10 50"),
        ([["mousemove", 200, 150], ["mousedown", 1], ["mousemove", 260, 180], ["sleep", 0.2, "mouseup", 1]], "pan 20 10"),
        ([["mousemove", 200, 150], ["mousedown", 1], ["mousemove", 260, 150], ["search", "--name", "GLFW", "windowsize", 300, 400]], "cancelled"),
        ([["mousemove", 220, 250], ["mouseup", 1], ["mousemove", 150, 200], ["mousedown", 1], ["mouseup", 1]], "tap 50 50"),
        ([["click", 4]], "pan 0 13.3333"),
    ):
        for command in commands:
            run("xdotool", *command, DISPLAY=screen)
            time.sleep(0.05)
        assert process.stdout.readline() == f"{heard}\n"
    output, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0 and output == "", output


def test_glfw_monitors() -> None:
    """The monitor that shows most of the window counts, 91.8 and 227.3 coordinates an inch; of a window that is on
    none, the first."""
    program = compiled("glfw-displays", HERE / "glfw_displays.c", options=[ADAPTERS, *library_flags("glfw3")])
    assert [float(line) for line in run(program).split()] == [91.8, 91.8, 227.3, 227.3, 91.8, 227.3, 163, 54.3]


def test_raylib_monitors() -> None:
    """units_per_inch follows the window and the picture, and a finger goes on; a picture that moves cancels it."""
    program = compiled("raylib-displays", HERE / "raylib_displays.c", options=[ADAPTERS, RAYLIB])
    found = run(program).splitlines()
    assert [float(line) for line in found[:6]] == [163, 91.8, 30.6, 75.8, 54.3, 81.5]
    assert found[6:] == ["began 70 50", "changed 80 50", "ended 80 50", "began 80 50", "cancelled 80 50"]


@pytest.fixture(scope="module")
def played(screen: str) -> tuple[dict[str, list[float]], Path]:
    needs("xdotool")
    pytest.importorskip("raylib")
    OUT.mkdir(parents=True, exist_ok=True)
    library = OUT / "libraylib-host.so"
    run("gcc", "-std=c99", "-shared", "-fPIC", *STRICT, ADAPTERS, RAYLIB, HERE / "raylib_host.c", "-o", library, *HOST, "-lkinesic", "-lm")
    # raylib takes the last part of a path only, and writes into the working folder.
    (OUT / "raylib.png").unlink(missing_ok=True)
    output = run(sys.executable, HERE / "raylib_play.py", library, "raylib.png", cwd=OUT, DISPLAY=screen)
    return json.loads(output.splitlines()[-1]), OUT / "raylib.png"


def test_raylib_mouse(played: tuple[dict[str, list[float]], Path]) -> None:
    found, path = played
    assert found["mouse"] == [80, 20, 1, 0]
    assert found["click"] == [0, 0, 1, 1]
    assert found["wheel"] == [0, 40, 1, 0]
    picture = Picture(path)
    assert picture.size == (400, 300)
    assert [picture.at(*place) for place in ((185, 125), (275, 195))] == [(60, 170, 80)] * 2
    assert [picture.at(*place) for place in ((175, 125), (185, 115), (285, 195), (275, 205))] == [(30, 32, 38)] * 4


def test_raylib_hover_and_buttons(played: tuple[dict[str, list[float]], Path]) -> None:
    """The mouse comes, drags with the right button, and leaves the window."""
    found, _ = played
    assert found["hovered"] == [1, 0] and found["left"] == [1, 1]
    assert found["right"][:3] == [40, 0, 2]


def test_raylib_picture(played: tuple[dict[str, list[float]], Path]) -> None:
    """A picture of 100 by 100 units, of which one is three coordinates: places, a screen that is resized while a
    button is down, what begins beside the picture, the wheel, and how many units an inch has."""
    found, _ = played
    units, width, height, across, down = found["inch"]
    assert units == pytest.approx(units_of((width, height), (across, down)), rel=1e-4)
    assert found["inch of the picture"][0] == pytest.approx(units / 3, rel=1e-4)
    assert found["in the picture"] == pytest.approx([20, 0, 70])
    assert found["resized"] == ["began", "cancelled"]
    assert found["from a bar"] == pytest.approx([0, 30, 20])
    assert found["wheel in the picture"] == pytest.approx(40 / 3)


def test_raylib_without_focus(played: tuple[dict[str, list[float]], Path]) -> None:
    """Another window takes the focus in mid-drag."""
    found, _ = played
    assert found["before"] == ["began"] and found["unfocused"] == ["began", "cancelled"]


def test_raylib_touch_points(played: tuple[dict[str, list[float]], Path]) -> None:
    """raylib has no touch points on a desktop: the frames are made by hand, the difference between them is the
    adapter's."""
    found, _ = played
    assert found["spread"] == [0, 0, 0] and found["lifted"] == [0, 0]
    assert found["pinch"][2] == pytest.approx(300 / 120, abs=0.5) and found["pinch"][3] == 0
    assert found["tap"] == [0, 0, 0, 0, 0, 1, 1]


def test_raylib_two_fingers(played: tuple[dict[str, list[float]], Path]) -> None:
    """A frame is one step: the centroid of two fingers goes steadily."""
    found, _ = played
    assert found["parallel"] == [*range(166, 311, 8), 310]


def test_raylib_cancelled(played: tuple[dict[str, list[float]], Path]) -> None:
    """What is left of a cancelled touch is dropped; the next one of its number counts."""
    found, _ = played
    assert found["cancelled"] == [0, 0, 0, 0, 0, 0, 1, 1]
    assert found["too many"] == -3
