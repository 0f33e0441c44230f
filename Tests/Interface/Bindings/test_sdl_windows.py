"""The windows of SDL 2's and 3's adapters: letterboxes, sizes that change under a finger, several windows and devices,
and how many units an inch has. Scripts are those of sdl_touches.c and sdl3_touches.c; the window has 1024 by 512 at
first, a picture of 512 by 512 in it has bars of 256 at its sides."""

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from caught import PATIENCE
from conftest import C, HERE, compiled, library_flags, needs, run
from sdl3 import sdl3_flags

Play = Callable[..., list[str]]


@pytest.fixture(scope="module", params=["sdl2", "sdl3"])
def sdl(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def player(sdl: str) -> Play:
    """What plays a script: the gestures of these classes, with a renderer or without one."""
    flags = library_flags("sdl2") if sdl == "sdl2" else sdl3_flags()
    source = {"sdl2": "sdl_touches", "sdl3": "sdl3_touches"}[sdl]
    program = compiled(f"{source}-windows", HERE / f"{source}.c", options=[f"-I{C}/adapters", *flags])

    def play(classes: str, *lines: str, draws: bool = True) -> list[str]:
        options = [["-", "draws"], ["draws"]][sdl == "sdl2"] if draws else []
        environment = {"SDL_VIDEODRIVER": "dummy", "SDL_VIDEO_DRIVER": "dummy"}
        script = "\n".join(["window 0 1", *lines]) + "\n"
        done = subprocess.run([program, classes, "32", *options], input=script, capture_output=True, text=True, env=environment)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()

    return play


@pytest.fixture(scope="module")
def play(sdl: str) -> Play:
    return player(sdl)


def tap(at: int, x: float, y: float) -> list[str]:
    """A finger's tap at a place of the window."""
    return [f"down {at} 5 1 {x} {y}", f"up {at + 20} 5 1 {x} {y}", f"frame {at + 25}"]


LETTERBOX = "logical 0 512 512"
"""The picture lies at 256 0 of the window, at its size."""


def test_places_are_those_of_the_picture(play: Play) -> None:
    assert play("tap", LETTERBOX, *tap(10, 356, 200)) == ["tap ended 30 100 200 1"]
    # A quarter of the size: four of the window's coordinates are a unit.
    assert play("tap", "logical 0 128 128", *tap(10, 356, 200)) == ["tap ended 30 25 50 1"]


def test_the_mouse_is_where_fingers_are(play: Play, sdl: str) -> None:
    """SDL 2 has made the places of motions and buttons logical, SDL 3 has not."""
    moved = ["motion 1 0 356 200", "frame 2", "press 10 1 356 200", "motion 20 1 396 200", "release 30 1 396 200", "frame 40"]
    found = play("hover,pan", "logical 0 128 128", *moved)
    assert [line.split()[:5] for line in found] == [
        ["hover", "began", "1", "25", "50"], ["pan", "began", "20", "35", "50"], ["pan", "ended", "30", "35", "50"], ["hover", "changed", "30", "35", "50"]]


def test_a_wheel(play: Play) -> None:
    """Its place is the mouse's, and it scrolls as far on the screen as without a picture."""
    found = play("pan", "logical 0 128 128", "motion 1 0 356 200", "wheel 10 356 200", "frame 20")
    assert [line.split()[1:5] for line in found] == [["began", "10", "25", "50"], ["ended", "10", "25", "50"]]
    assert play("pan", "wheel 10 356 200", "frame 20", "turned 20")[-1] == "turned 40"
    assert play("pan", "logical 0 128 128", "wheel 10 356 200", "frame 20", "turned 20")[-1] == "turned 10"


def test_what_is_in_the_bars_is_outside(play: Play, sdl: str) -> None:
    """SDL 2 says of a finger in a bar that it is at the edge: the adapter puts it one unit outside."""
    left, right, edge = (play("tap", LETTERBOX, *tap(10, x, 200)) for x in (156, 868, 257))
    assert left == [f"tap ended 30 {-1 if sdl == 'sdl2' else -100} 200 1"]
    assert right == [f"tap ended 30 {513 if sdl == 'sdl2' else 612} 200 1"]
    assert edge == ["tap ended 30 1 200 1"]
    mouse = play("hover", LETTERBOX, "motion 1 0 156 200", "frame 2")
    assert mouse == ["hover began 1 -100 200 1"]


def test_a_window_without_bars_has_edges(play: Play) -> None:
    """A finger at the edge of the screen is at the edge of the picture."""
    assert play("tap", "logical 0 512 256", *tap(10, 0, 200)) == ["tap ended 30 0 100 1"]
    assert play("tap", *tap(10, 1024, 200)) == ["tap ended 30 1024 200 1"]


def test_a_scaled_renderer(play: Play) -> None:
    assert play("tap", "scale 0 2", *tap(10, 356, 200)) == ["tap ended 30 178 100 1"]
    found = play("pan", "scale 0 2", "press 10 1 356 200", "motion 20 1 396 200", "release 30 1 396 200", "frame 40")
    assert [line.split()[3:5] for line in found] == [["198", "100"]] * 2


def test_a_host_that_hands_over_fingers_only(play: Play) -> None:
    """No event tells the adapter of the new size; from the next frame on it has it."""
    found = play("tap", "fingers 0", "size 1 2048 1024", "frame 5", *tap(10, 356, 200), draws=False)
    assert found == ["tap ended 30 356 200 1"]


@pytest.mark.parametrize("draws", [False, True])
def test_a_size_that_changes_under_a_finger(play: Play, draws: bool) -> None:
    """The window grows while a finger rests: where it is has not changed, so it is still a tap. What was waiting when
    the size changed was of the size before."""
    rests = ["down 10 5 1 600 200", "move 15 5 1 600 200", "size 20 2048 1024", "move 30 5 1 600 200", "frame 35", "up 50 5 1 600 200", "frame 55"]
    found = play("tap,pan", *rests, draws=draws)
    assert found == ["tap ended 50 600 200 1"]


def test_a_picture_that_changes_under_a_finger(play: Play) -> None:
    """The letterbox of another window's size: the touch is cancelled, what is left of it is dropped, the next one has
    the new places."""
    drag = [LETTERBOX, "down 10 5 1 356 200", "move 20 5 1 396 200", "frame 25"]
    rest = ["move 50 5 1 406 200", "up 60 5 1 406 200", "frame 65"]
    found = play("pan,tap", *drag, "size 40 512 1024", *rest, *tap(100, 100, 456))
    assert found[0] == "pan began 20 140 200 1"
    assert found[1].split()[:3] == ["pan", "cancelled", "40"] and len(found) == 3
    assert found[2] == "tap ended 120 100 200 1"
    # So does another scale, without another size of the window.
    found = play("pan,tap", *drag, "scale 40 2", *rest, *tap(100, 456, 200))
    assert [line.split()[1] for line in found] == ["began", "cancelled", "ended"]


def test_nothing_jumps_when_the_picture_changes(play: Play) -> None:
    """A finger that rests while a letterbox changes is no pan and no swipe."""
    found = play("pan,swipe", LETTERBOX, "down 10 5 1 356 200", "frame 15", "size 20 512 1024", "move 30 5 1 356 200", "up 40 5 1 356 200", "frame 50")
    assert found == []


def test_other_windows(play: Play) -> None:
    """Fingers, a mouse, a wheel and a focus that goes, of another window."""
    drag = ["down 10 5 1 100 200", "move 20 5 1 140 200", "frame 25"]
    others = ["window 30 2", "down 30 5 2 500 200", "move 40 5 2 600 200", "motion 40 0 10 10", "blur 45", "hide 45", "up 50 5 2 600 200", "wheel 52 10 10"]
    found = play("pan,hover", *drag, *others, "window 60 1", "move 60 5 1 160 200", "up 70 5 1 160 200", "frame 80", draws=False)
    assert found == ["pan began 20 140 200 1", "pan changed 60 160 200 1", "pan ended 70 160 200 1"]
    # An event of no window counts: touches of devices may have none.
    assert play("tap", "window 0 0", *tap(10, 100, 200), draws=False) == ["tap ended 30 100 200 1"]


def test_two_devices_have_fingers_of_the_same_number(play: Play) -> None:
    """Two panels; and the touches that SDL makes of a mouse are no second finger."""
    two = ["down 10 5 1 356 100", "down 10 6 1 556 100", "frame 15", "up 30 5 1 356 100", "up 30 6 1 556 100", "frame 35"]
    assert play("multi_tap", LETTERBOX, *two) == ["multi_tap ended 30 100 100 1", "multi_tap ended 30 300 100 1"]
    mouse = ["press 10 1 356 100", "down 10 -1 1 356 100", "frame 15", "up 20 -1 1 356 100", "release 20 1 356 100", "frame 25"]
    assert play("multi_tap,tap", LETTERBOX, *mouse) == ["tap ended 20 100 100 1"]
    assert play("tap", *(line.replace(" 5 1 ", " -1 1 ") for line in tap(10, 356, 100))) == []


def test_units_per_inch(play: Play, sdl: str) -> None:
    """As the display says, or as the engine counts, of the window; a picture that is larger has fewer of its units."""
    inch = {"sdl2": 163, "sdl3": 96}[sdl]  # the display of SDL 2's dummy driver says nothing
    assert play("tap", "inch 0") == ["inch 163.00"]
    assert play("tap", "measure 0", "inch 0", draws=False) == [f"inch {inch}.00"]
    found = play("tap", "measure 0", "inch 0", "logical 1 128 128", *tap(10, 356, 200)[:1], "frame 15", "inch 15", "size 20 256 1024", "frame 25", "inch 25")
    assert [line for line in found if "inch" in line] == [f"inch {inch}.00", f"inch {inch / 4:.2f}", f"inch {inch / 2:.2f}"]


def test_a_real_mouse_in_a_real_window(sdl: str, screen: str) -> None:
    """A letterbox in a window of X11 that is resized while a button is down. SDL makes a touch of each click: nothing
    comes twice."""
    needs("xdotool")
    flags = library_flags("sdl2") if sdl == "sdl2" else ["-DSDL3", *sdl3_flags()]
    program = compiled(f"{sdl}-mouse", HERE / "sdl_mouse.c", options=[f"-I{C}/adapters", *flags])
    environment = {**os.environ, "DISPLAY": screen, "SDL_VIDEODRIVER": "x11", "SDL_VIDEO_DRIVER": "x11"}
    run("xdotool", "mousemove", 390, 290, DISPLAY=screen)
    process = subprocess.Popen([program], env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout and process.stdout.readline() == "ready\n"
        time.sleep(0.3)
        for commands, heard in (
            ([["mousemove", 200, 150], ["mousedown", 1], ["mouseup", 1]], "tap 50 50"),
            ([["mousemove", 20, 150], ["mousedown", 1], ["mouseup", 1]], "tap -10 50"),
            ([["mousemove", 200, 150], ["mousedown", 1], ["mousemove", 260, 180], ["sleep", 0.2, "mouseup", 1]], "pan 20 10"),
            ([["mousemove", 200, 150], ["mousedown", 1], ["mousemove", 260, 150], ["search", "--name", "SDL", "windowsize", 300, 400]], "cancelled"),
            ([["mousemove", 220, 250], ["mouseup", 1], ["mousemove", 150, 200], ["mousedown", 1], ["mouseup", 1]], "tap 50 50"),
            ([["click", 4]], "pan 0 13"),
        ):
            for command in commands:
                run("xdotool", *command, DISPLAY=screen)
                time.sleep(0.05)
            assert process.stdout.readline() == f"{heard}\n"
        assert int(process.stdout.readline().removeprefix("fingers ")) >= 5
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()


def test_displays_of_two_densities(sdl: str) -> None:
    """The window goes to a display of another density while a finger drags: units_per_inch follows, the pan goes on.
    SDL 2 says how many pixels an inch has, if it knows, SDL 3 how large things are shown."""
    flags = library_flags("sdl2") if sdl == "sdl2" else sdl3_flags()
    name = {"sdl2": "sdl_displays", "sdl3": "sdl3_displays"}[sdl]
    program = compiled(name, HERE / f"{name}.c", options=[f"-I{C}/adapters", *flags])
    found = run(program, SDL_VIDEODRIVER="dummy", SDL_VIDEO_DRIVER="dummy").splitlines()
    expected = {"sdl2": [163, 92, 110, 220, 163, 163], "sdl3": [163, 96, 144, 192, 96, 163]}[sdl]
    assert [float(line) for line in found[:6]] == expected
    assert found[6:] == ["began 150", "changed 200", "ended 200"]


def test_pens_of_sdl_3() -> None:
    """Their places are the picture's too; one that goes to another window has left this one."""
    play = player("sdl3")
    drag = [LETTERBOX, "pen 1 move 3 0 356 200", "frame 2", "pen 10 down 3 1 356 200", "pen 20 move 3 1 396 200", "frame 25"]
    assert play("hover,pan", *drag)[:2] == ["hover began 1 100 200 1", "pan began 20 140 200 1"]
    found = play("hover,pan", *drag, "window 30 2", "pen 30 move 3 0 10 10", "frame 35")
    assert [line.split()[:3] for line in found] == [
        ["hover", "began", "1"], ["pan", "began", "20"], ["pan", "cancelled", "30"], ["hover", "ended", "30"]]
    found = play("hover", *[part for i in range(6) for part in (f"pen {i} move {10 + i} 0 10 10", f"window {i} 2")], "frame 10")
    assert [line.split()[:2] for line in found] == [["hover", "began"]]  # five more of another window take no place


def test_what_is_stretched_in_sdl_3() -> None:
    play = player("sdl3")
    assert play("tap", "stretch 0 512 512", *tap(10, 356, 200)) == ["tap ended 30 178 200 1"]
    assert play("tap", "measure 0", "stretch 1 512 512", *tap(10, 356, 200), "inch 40")[-1] == f"inch {96 * 0.5**0.5:.2f}"


def test_sdl_2_counts_the_letterbox_of_every_window() -> None:
    """A fault of SDL 2 that the guide names: a finger is moved by the renderers of all windows. The mouse is not."""
    play = player("sdl2")
    assert play("tap", "letterbox_elsewhere 0 512 512", *tap(10, 356, 200)) == ["tap ended 30 200 200 1"]
    assert play("tap", "letterbox_elsewhere 0 512 512", "click 10 356 200", "frame 15") == ["tap ended 10 356 200 1"]
