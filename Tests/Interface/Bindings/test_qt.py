"""The picture of the Qt Quick example in a window: fingers of a touchscreen that QTest makes, a touchpad's native
gestures, and the display's own pointer, moved by xdotool."""

import math
import os
import subprocess
from pathlib import Path

import pytest
from conftest import C, CPP, HERE, HOST, OUT, library_flags, needs, run
from photo import COLOURS, OTHER, TABLE, Shot, fingers, straight

EXAMPLE = CPP / "examples/qtquick"


@pytest.fixture(scope="module")
def item() -> list[object]:
    """The item's objects, and how a program with it is compiled. Qt's headers are not ours to warn of."""
    found = library_flags("Qt6Quick") + library_flags("Qt6Test")
    flags = [flag.replace("-I", "-isystem", 1) if flag.startswith("-I") else flag for flag in found]
    moc = run("pkg-config", "--variable=libexecdir", "Qt6Core").strip() + "/moc"
    OUT.mkdir(parents=True, exist_ok=True)
    run(moc, EXAMPLE / "gesture_area.h", "-o", OUT / "moc_gesture_area.cpp")
    command = ["g++", "-std=c++17", "-fPIC", "-Wall", "-Wextra", "-Werror", *HOST, f"-I{C}/adapters", f"-I{EXAMPLE}", *flags]
    for source in (EXAMPLE / "gesture_area.cpp", OUT / "moc_gesture_area.cpp"):
        run(*command, "-c", source, "-o", OUT / f"{source.stem}.o", limit=300)
    return [*command, OUT / "gesture_area.o", OUT / "moc_gesture_area.o"]


def built(item: list[object], name: str, source: Path) -> Path:
    run(item[0], source, *item[1:], "-o", OUT / name, "-lkinesic", *[flag for flag in item if str(flag).startswith("-l")], limit=300)
    return OUT / name


@pytest.fixture(scope="module")
def program(item: list[object]) -> Path:
    return built(item, "qt-play", HERE / "qt_play.cpp")


def play(program: Path, screen: str, name: str, lines: list[str], *pointer: object, lasts: int = 0) -> tuple[Shot, list[str]]:
    """What is shown at the end of a script, while xdotool moves the pointer; and the buttons, how many
    events the pan had, and the states of all gestures."""
    path = OUT / f"qt-{name}.png"
    path.unlink(missing_ok=True)
    end = max([float(line.split()[0]) for line in lines], default=0) + 100 + lasts
    environment = {**os.environ, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software", "QT_SCALE_FACTOR": "1"}
    if pointer:
        run("xdotool", "mousemove", 790, 590, DISPLAY=screen)
    process = subprocess.Popen([program, EXAMPLE / "photo.qml"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stdin and process.stdout and process.stderr
    process.stdin.write("\n".join([*lines, f"{end} shot {path}"]) + "\n")
    process.stdin.close()
    assert process.stdout.readline() == "ready\n", process.stderr.read()
    if pointer:
        run("xdotool", *pointer, DISPLAY=screen)
    output = process.stdout.read().splitlines()
    assert process.wait(30) == 0 and len(output) == 2, process.stderr.read()
    return Shot(path, output[0]), output[1].split()


def test_a_lift_that_was_lost(program: Path, screen: str) -> None:
    """The finger lands again: the drag that hung ends where it was, and does not jump."""
    hung = ["10 down 1 300 200", "20 move 1 340 200", "400 down 1 300 260", "420 move 1 300 300", "440 move 1 300 310", "800 up 1 300 310"]
    shot, [_, _, *states] = play(program, screen, "hung", hung)
    assert of(states, "pan") == ["began", "ended", "began", "ended"] and (shot.x, shot.y) == pytest.approx((360, 290), abs=0.1)


def test_units_per_inch(program: Path, screen: str) -> None:
    """By the size of the screen that shows the window, and again when the window comes to a screen."""
    environment = {**os.environ, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software", "QT_SCALE_FACTOR": "1"}
    done = subprocess.run([program, EXAMPLE / "photo.qml"], input="10 inch\n", env=environment, capture_output=True, text=True, timeout=60)
    before, after, again, width, height, across, down = map(float, done.stdout.splitlines()[-1].split())
    assert before == 163 and across > 0 and after == again == pytest.approx(math.sqrt(width * height / (across * down)) * 25.4, abs=0.01)


def of(states: list[str], name: str) -> list[str]:
    return [state.split("-")[1] for state in states if state.startswith(f"{name}-")]


def test_fingers_push_spread_and_turn(program: Path, screen: str) -> None:
    steps = [i / 20 for i in range(21)]
    around = [
        tuple((320 + 60 * t + s * (60 + 60 * t) * math.cos(t * math.pi / 2), 240 + s * (60 + 60 * t) * math.sin(t * math.pi / 2)) for t in steps) for s in (1, -1)
    ]
    shot, [_, _, *states] = play(program, screen, "spread", fingers(*around))
    assert shot.scale == pytest.approx(1.8, abs=0.25) and shot.angle == pytest.approx(math.pi / 2, abs=0.25) and shot.x == pytest.approx(380, abs=12)
    assert shot.quadrants() == COLOURS and shot.picture.at(5, 5) == TABLE
    assert [of(states, name) for name in ("pan", "pinch", "rotation")] == [["began", "ended"]] * 3


def test_two_fingers_of_one_event_are_one_step(program: Path, screen: str) -> None:
    shot, [_, count, *_] = play(program, screen, "parallel", fingers(straight(280, 200, 80, 0, 20), straight(360, 200, 80, 0, 20)))
    assert (shot.scale, shot.angle) == (1, 0) and shot.x == pytest.approx(400, abs=1)
    assert int(count) <= 20


def test_a_tap(program: Path, screen: str) -> None:
    assert play(program, screen, "tap", ["10 down 1 300 200", "60 up 1 300 200"])[0].quadrants() == OTHER


def test_an_item_that_is_hidden_cancels(program: Path, screen: str) -> None:
    moved = ["10 down 1 300 200", "20 move 1 340 200", "30 move 1 360 200", "40 hide", "60 move 1 500 200", "70 up 1 500 200"]
    shot, [_, _, *states] = play(program, screen, "hidden", moved)
    assert of(states, "pan") == ["began", "cancelled"] and shot.x == pytest.approx(380, abs=0.1)


@pytest.mark.parametrize("button", [2, 3])
def test_the_pointer_drags(program: Path, screen: str, button: int) -> None:
    needs("xdotool")
    drag = ["mousemove", 320, 240, "mousedown", button, "mousemove", 360, 220, "sleep", 0.05, "mousemove", 400, 200, "sleep", 0.05, "mouseup", button]
    shot, [buttons, _, *states] = play(program, screen, f"drag-{button}", [], *drag, lasts=700)
    assert (shot.x, shot.y) == (400, 200) and of(states, "pan") == ["began", "ended"]
    assert int(buttons) == {2: 4, 3: 2}[button] and shot.quadrants() == COLOURS


def test_the_pointer_clicks_hovers_and_turns_its_wheel(program: Path, screen: str) -> None:
    needs("xdotool")
    moves = ["mousemove", 300, 230, "sleep", 0.1, "mousemove", 320, 240, "sleep", 0.1]
    away = ["sleep", 0.1, "mousemove", 780, 580]
    shot, [_, _, *states] = play(program, screen, "click", [], *moves, "click", 1, "sleep", 0.1, "click", 4, "click", 4, *away, lasts=1200)
    assert shot.y == 320 and shot.quadrants() == OTHER
    assert of(states, "hover")[0] == "began" and of(states, "hover")[-1] == "ended"
    shot, _ = play(program, screen, "zoom", [], *moves, "keydown", "ctrl", "click", 4, "keyup", "ctrl", lasts=1000)
    assert shot.scale == pytest.approx(1.1) and shot.y == 240


def test_a_touchpad_pinches_and_turns(program: Path, screen: str) -> None:
    lines = ["50 begin 320 240", "70 zoom 0.2 320 240", "90 zoom 0.25 320 240", "110 turn 45 320 240", "130 end 320 240"]
    shot, _ = play(program, screen, "touchpad", lines)
    assert (shot.scale, shot.angle) == (1.5, 0.785) and shot.quadrants() == COLOURS


def test_the_program_itself(item: list[object], screen: str, tmp_path: Path) -> None:
    program = built(item, "qt-photo", EXAMPLE / "main.cpp")
    environment = {**os.environ, "DISPLAY": screen, "QT_QUICK_BACKEND": "software", "XDG_RUNTIME_DIR": str(tmp_path)}
    tmp_path.chmod(0o700)
    with pytest.raises(subprocess.TimeoutExpired) as ran:  # it runs until its window is closed
        subprocess.run([program, EXAMPLE / "photo.qml"], env=environment, capture_output=True, timeout=3)
    assert not ran.value.stderr
