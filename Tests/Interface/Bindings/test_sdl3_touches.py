"""SDL 3's adapter and its queue: fingers of all panels, pens, a mouse that hovers, pinches, and what cancels them."""

import math
import subprocess
from pathlib import Path

import pytest
from conftest import C, HERE, compiled
from sdl3 import sdl3_flags
from test_sdl_touches import STEADY, parallel


@pytest.fixture(scope="module")
def program() -> Path:
    return compiled("sdl3-touches", HERE / "sdl3_touches.c", options=[f"-I{C}/adapters", *sdl3_flags()])


def play(program: Path, classes: str, *lines: str, capacity: int = 32, touch: bool = False) -> list[str]:
    """The gestures of a script: class, state, time in ms, x, y, fingers."""
    environment = {"SDL_VIDEO_DRIVER": "dummy"}
    command = [program, classes, str(capacity), *(["touch"] if touch else [])]
    done = subprocess.run(command, input="\n".join(lines) + "\n", capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("late", [0, 0.02, 0.9])
def test_two_fingers_are_one_step(program: Path, late: float) -> None:
    """Also when SDL stamps them as they come: at the time of the first."""
    assert play(program, "pan", *parallel(late, (5, 5), (1, 2))) == STEADY


def test_fingers_of_two_reports_are_two_steps(program: Path) -> None:
    """Farther apart than one report takes, the centroid moves with each of them."""
    found = play(program, "pan", *parallel(2, (5, 5), (1, 2)))
    assert len(found) > 1.8 * len(STEADY) and {line.split()[-1] for line in found} == {"2"}


def test_two_panels_with_the_same_finger(program: Path) -> None:
    assert play(program, "pan", *parallel(0, (1, 2), (1, 1))) == STEADY
    found = play(program, "multi_tap", "down 0 1 1 100 100", "down 0 2 1 300 100", "frame 5", "up 30 1 1 100 100", "up 30 2 1 300 100", "frame 35")
    assert found == ["multi_tap ended 30 100 100 1", "multi_tap ended 30 300 100 1"]


def test_a_frame_late_is_no_other_time(program: Path) -> None:
    """All of it polled in one frame, at its end: the steps are those of the events' times, to the nanosecond."""
    lines = [line for line in parallel(0, (5, 5), (1, 2)) if not line.startswith("frame")]
    assert play(program, "pan", *lines, "frame 305") == STEADY
    assert play(program, "tap", "down 0.125 5 1 10 10", "up 30.0625 5 1 10 10", "frame 40") == ["tap ended 30.0625 10 10 1"]


def test_a_fast_panel(program: Path) -> None:
    """1,000 reports a second of one finger are so many steps."""
    found = play(program, "pan", "down 0 5 1 100 100", *[f"move {20 + i} 5 1 {120 + i} 100" for i in range(5)], "frame 30")
    assert found == ["pan began 20 120 100 1", *(f"pan changed {20 + i} {120 + i} 100 1" for i in range(1, 5))]


def test_a_cancelled_finger(program: Path) -> None:
    """One of two: the other goes on. The force is what the panel reports."""
    found = play(program, "pan", "down 0 5 1 100 100", "move 10 5 1 140 100", "cancel 20 5 1 140 100", "frame 30", touch=True)
    assert [line.split()[:3] for line in found] == [["pan", "began", "10"], ["pan", "cancelled", "20"]]
    assert "force 0.75" in found[0]
    assert play(program, "tap", "down 0 5 1 100 100", "cancel 20 5 1 100 100", "frame 30") == []


@pytest.mark.parametrize("lost", ["blur", "hide"])
def test_a_window_that_loses_its_input(program: Path, lost: str) -> None:
    dragged = ["down 0 7 1 100 100", "move 10 7 1 150 100", "move 20 7 1 200 100"]
    found = play(program, "pan", *dragged, f"{lost} 25", "move 30 7 1 250 100", "up 40 7 1 250 100", "wheel 50 10 10", "frame 60")
    assert found == [
        "pan began 10 150 100 1", "pan changed 20 200 100 1", "pan cancelled 25 200 100 1", "pan began 50 10 10 0", "pan ended 50 10 10 0",
    ]


def test_a_lift_that_was_lost(program: Path) -> None:
    """The number lands again: the drag that hung ends where it was, and does not jump."""
    again = ["down 0 5 1 100 100", "move 10 5 1 150 100", "down 500 5 1 400 300", "move 510 5 1 400 350", "up 900 5 1 400 350"]
    assert play(program, "pan", *again, "frame 1000") == ["pan began 10 150 100 1", "pan ended 500 150 100 1", "pan began 510 400 350 1", "pan ended 900 400 350 1"]


def test_what_sdl_makes_of_other_devices(program: Path) -> None:
    """The mouse of a finger and of a pen, the finger of a mouse and of a pen: -1 and -2."""
    assert play(program, "tap,multi_tap", "mouse_of 0 -1 10 10", "mouse_of 0 -2 10 10", "down 0 -1 1 10 10", "down 0 -2 1 10 10", "frame 1",
                "up 5 -1 1 10 10", "up 5 -2 1 10 10", "release 5 1 10 10", "frame 6") == []


def test_the_mouse_hovers(program: Path) -> None:
    """It comes, moves, is a touch while a button is down, and goes."""
    found = play(program, "hover,tap", "motion 1 0 10 10", "motion 10 0 20 10", "click 20 1 20 10", "frame 25", "motion 30 0 40 10", "leave 40", "frame 45",
                 "motion 50 0 60 10", "frame 60")
    assert [line for line in found if line.startswith("tap")] == ["tap ended 20 20 10 1"]
    hovered = [line.split()[1:4] for line in found if line.startswith("hover")]
    assert hovered[0] == ["began", "1", "10"] and ["changed", "10", "20"] in hovered and ["changed", "30", "40"] in hovered
    assert hovered[-2:] == [["ended", "40", "40"], ["began", "50", "60"]]


def test_the_buttons_of_the_mouse(program: Path) -> None:
    """The first that is pressed lands it, the last that is released lifts it; a tap wants the left one."""
    drag = ["press 0 1 100 100", "motion 10 1 140 100", "press 20 3 140 100", "motion 30 5 150 100", "release 40 1 150 100", "motion 50 4 160 100",
            "release 60 3 160 100", "motion 70 0 300 100", "frame 80"]
    found = play(program, "pan", *drag, touch=True)
    assert [(line.split()[1], line.split()[3]) for line in found] == [("began", "140"), ("changed", "150"), ("changed", "160"), ("ended", "160")]
    assert [line.split("buttons ")[1].split()[0] for line in found[:3]] == ["1", "3", "2"]
    assert play(program, "tap", "click 0 3 10 10", "frame 1") == []
    assert play(program, "tap", "click 1 1 10 10", "frame 2") == ["tap ended 1 10 10 1"]


def test_a_release_that_was_not_reported(program: Path) -> None:
    """A motion says which buttons are down."""
    found = play(program, "pan", "press 0 1 100 100", "motion 10 1 140 100", "motion 20 0 150 100", "motion 30 1 300 100", "frame 40")
    assert [line.split()[1] for line in found] == ["began", "ended"]


def test_a_pen(program: Path) -> None:
    """It hovers, touches, presses and tilts; its barrel button and its eraser are buttons."""
    found = play(program, "hover,pan", "pen 0 in 3", "pen 1 move 3 0 90 100", "pen 10 down 3 1 100 100", "axis 10.01 3 0 0.5 100 100", "axis 10.02 3 1 45 100 100",
                 "pen 20 move 3 1 150 100", "axis 20.01 3 0 0.8 150 100", "pen 30 press 3 3 150 100", "pen 40 move 3 3 170 100", "pen 50 up 3 0 170 100",
                 "pen 60 out 3", "frame 70", touch=True)
    assert [line.split()[:4] for line in found if line.startswith("hover")] == [
        ["hover", "began", "1", "90"], ["hover", "changed", "50", "170"], ["hover", "ended", "60", "170"]]
    pans = [line for line in found if line.startswith("pan")]
    assert [line.split()[1:4] for line in pans] == [["began", "20", "150"], ["changed", "40", "170"], ["ended", "50", "170"]]
    assert pans[0].endswith(f"buttons 1 force 0.80 altitude {math.pi / 4:.3f} azimuth 0.000") and " buttons 3 " in pans[1]


def test_a_pen_s_tilt_as_angles(program: Path) -> None:
    """Leaning up and left by 30 degrees each: atan(1 / (sqrt(2) tan 30)) above the surface, towards 225 degrees. The
    axes are of the report before which they come."""
    found = play(program, "pan", "pen 0 down 3 1 100 100", "axis 0 3 1 -30 100 100", "axis 0 3 2 -30 100 100", "pen 20 move 3 1 150 100",
                 "frame 30", touch=True)
    assert found[0].endswith(f"altitude {math.atan(1 / (math.sqrt(2) * math.tan(math.pi / 6))):.3f} azimuth {math.radians(225):.3f}")


def test_an_eraser_and_two_pens(program: Path) -> None:
    eraser = (1 << 30) | 1
    found = play(program, "pan", f"pen 0 down 3 {eraser} 100 100", f"pen 20 move 3 {eraser} 150 100", "frame 30", touch=True)
    assert " buttons 33 " in found[0]
    both = ["pen 0 down 3 1 100 100", "pen 0 down 4 1 200 100", "pen 20 move 3 1 150 100", "pen 20 move 4 1 250 100", "frame 30"]
    assert play(program, "pan", *both) == ["pan began 20 200 100 2"]


def test_a_pen_that_is_taken_away(program: Path) -> None:
    """Its touch is cancelled where it was, and it hovers no more."""
    found = play(program, "hover,pan", "pen 0 move 3 0 90 100", "pen 5 down 3 1 100 100", "pen 20 move 3 1 150 100", "pen 30 out 3", "frame 40")
    assert found[-1 if found[-1].startswith("pan") else -2] == "pan cancelled 30 150 100 1"
    assert any(line.startswith("hover ended 30") for line in found)
    # Four at once; those that have gone leave their places.
    many = [f"pen {i} {verb} {i} 0 {i} 10" for i in range(1, 40) for verb in ("move", "out")]
    assert not [line for line in play(program, "hover", *many, "frame 50") if "refused" in line]


def test_a_pinch_of_the_system(program: Path) -> None:
    """A touchpad's, where the mouse is, from SDL's factors; a window that loses its input cancels it."""
    found = play(program, "pinch", "motion 0 0 200 100", "pinch 10 0 1", "pinch 20 1 1.5", "pinch 30 1 1.2", "pinch 40 2 1", "frame 50")
    assert [(line.split()[1], line.split()[3], line.split()[-1]) for line in found] == [
        ("began", "200", "1.500"), ("changed", "200", "1.800"), ("ended", "200", "1.800")]
    lost = play(program, "pinch", "pinch 10 0 1", "pinch 20 1 1.5", "blur 25", "pinch 30 1 1.5", "pinch 40 2 1", "pinch 50 0 1", "pinch 60 1 2", "frame 70")
    assert [(line.split()[1], line.split()[-1]) for line in lost] == [("began", "1.500"), ("cancelled", "1.500"), ("began", "2.000")]


def test_a_pinch_of_fingers_that_are_fed(program: Path) -> None:
    """Phones report both: the fingers count."""
    lines = ["down 0 5 1 200 100", "down 0 5 2 300 100", "pinch 5 0 1"]
    for i in range(1, 11):
        lines += [f"move {10 * i} 5 1 {200 - 5 * i} 100", f"move {10 * i} 5 2 {300 + 5 * i} 100", f"pinch {10 * i} 1 1.5"]
    found = play(program, "pinch", *lines, "pinch 110 2 1", "up 120 5 1 150 100", "up 120 5 2 350 100", "frame 130")
    assert [line.split()[5] for line in found] == ["2"] * len(found) and not any("refused" in line for line in found)
    assert float(found[-1].split()[-1]) < 2.1
    # Also where the mouse was left, above a view that has no finger.
    left = ["motion 1 0 700 100", "down 2 5 1 200 100", "pinch 5 0 1", "pinch 20 1 1.5", "pinch 30 2 1", "up 35 5 1 200 100", "frame 40"]
    assert play(program, "right:pinch", *left) == []
    assert play(program, "right:pinch", *[line for line in left if line.split()[0] not in ("down", "up")]) != []


def test_the_wheel(program: Path) -> None:
    assert play(program, "pan", "wheel 50 10 10", "frame 60") == ["pan began 50 10 10 0", "pan ended 50 10 10 0"]


def test_more_than_there_is_room_for(program: Path) -> None:
    """One finger too many takes no other along; a mouse that found no room hovers as soon as there is some."""
    found = play(
        program, "pan,hover", "down 0 5 1 100 100", "down 0 5 2 200 100", "motion 10 0 30 30", "frame 15", "leave 16", "motion 17 0 30 30", "frame 18",
        "move 20 5 1 150 100", "move 20 5 2 250 100", "up 300 5 1 150 100", "up 300 5 2 250 100", "frame 305", "motion 310 0 40 40", "motion 320 0 50 50", "frame 330",
        capacity=2,
    )
    assert "refused:" not in [line.split()[0] for line in found]
    assert [line for line in found if line.startswith("pan")] == ["pan began 20 200 100 2", "pan ended 300 200 100 2"]
    assert [line.split()[1:4] for line in found if line.startswith("hover")] == [["began", "310", "40"], ["changed", "320", "50"]]
    clicks = play(program, "tap", *["click 500 1 10 10"] * 100, "frame 505", "click 600 1 20 10", "frame 605")
    assert clicks == ["tap ended 500 10 10 1"] * 100 + ["tap ended 600 20 10 1"]
