"""SDL 2's adapter and its queue: what has one time is one step, panels are distinguished, times are the events'."""

import subprocess
from pathlib import Path

import pytest
from conftest import C, HERE, OUT, compiled, library_flags, run


@pytest.fixture(scope="module")
def program() -> Path:
    return compiled("sdl-touches", HERE / "sdl_touches.c", options=[f"-I{C}/adapters", *library_flags("sdl2")])


def play(program: Path, classes: str, *lines: str, capacity: int = 32) -> list[str]:
    """The gestures of a script: class, state, time in ms, x, y, fingers."""
    environment = {"SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run([program, classes, str(capacity)], input="\n".join(lines) + "\n", capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def parallel(late: int, panels: tuple[int, int], fingers: tuple[int, int]) -> list[str]:
    """Two fingers side by side, eight units each 10 ms; the second is stamped `late` ms later."""
    lines = []
    for i in range(21):
        for k in (0, 1):
            lines.append(f"{'move' if i else 'down'} {10 * i + k * late} {panels[k]} {fingers[k]} {100 + 100 * k + 8 * i} 100")
        lines.append(f"frame {10 * i + 5}")
    return [*lines, *(f"up 300 {panels[k]} {fingers[k]} {260 + 100 * k} 100" for k in (0, 1)), "frame 305"]


STEADY = ["pan began 20 166 100 2", *(f"pan changed {10 * i} {150 + 8 * i} 100 2" for i in range(3, 21)), "pan ended 300 310 100 2"]


@pytest.mark.parametrize("late", [0, 1])
def test_two_fingers_are_one_step(program: Path, late: int) -> None:
    """Also on both sides of a tick of SDL's clock."""
    assert play(program, "pan", *parallel(late, (5, 5), (0, 1))) == STEADY


def test_two_panels_with_the_same_finger(program: Path) -> None:
    assert play(program, "pan", *parallel(0, (1, 2), (0, 0))) == STEADY
    found = play(program, "multi_tap", "down 0 1 0 100 100", "down 0 2 0 300 100", "frame 5", "up 30 1 0 100 100", "up 30 2 0 300 100", "frame 35")
    assert found == ["multi_tap ended 30 100 100 1", "multi_tap ended 30 300 100 1"]


def test_a_frame_late_is_no_other_time(program: Path) -> None:
    """All of it polled in one frame, at its end: the steps are those of the events' times."""
    lines = [line for line in parallel(0, (5, 5), (0, 1)) if not line.startswith("frame")]
    assert play(program, "pan", *lines, "frame 305") == STEADY


def test_a_panel_faster_than_the_clock(program: Path) -> None:
    """What SDL stamps alike is one step at the latest place."""
    lines = [f"move {10 + i // 3} 5 {k} {120 + 100 * k + 2 * i} 100" for i in range(6) for k in (0, 1)]
    found = play(program, "pan", "down 0 5 0 100 100", "down 0 5 1 200 100", "frame 5", *lines, "frame 15")
    assert found == ["pan began 10 174 100 2", "pan changed 11 180 100 2"]


def test_clicks_within_one_time(program: Path) -> None:
    assert play(program, "tap", "click 500 10 10", "click 500 12 10", "frame 505") == ["tap ended 500 10 10 1", "tap ended 500 12 10 1"]


@pytest.mark.parametrize("frames", [True, False])
def test_a_lift_that_was_lost(program: Path, frames: bool) -> None:
    """The number lands again: the drag that hung ends where it was, and does not jump. Of two of which one is reported
    anew the other goes on."""
    again = ["down 0 5 1 100 100", "move 10 5 1 150 100", "down 500 5 1 400 300", "move 510 5 1 400 350", "move 520 5 1 400 360", "up 900 5 1 400 360"]
    lines = [part for line in again for part in ([line, f"frame {int(line.split()[1]) + 5}"] if frames else [line])]
    assert play(program, "pan", *lines, "frame 1000") == [
        "pan began 10 150 100 1", "pan ended 500 150 100 1", "pan began 510 400 350 1", "pan changed 520 400 360 1", "pan ended 900 400 360 1",
    ]
    anew = ["down 0 5 164 100 100", "down 0 5 165 300 100", "up 20 5 164 100 100", "down 30 5 166 110 100", "down 30 5 165 300 100"]
    apart = [f"move {40 + 10 * i} 5 {finger} {x + (10 * i if x > 200 else -10 * i)} 100" for i in range(6) for finger, x in ((166, 110), (165, 300))]
    found = play(program, "pinch", *anew, *apart, "up 200 5 166 50 100", "up 200 5 165 350 100", "frame 205")
    assert [line.split()[1] for line in found[:1] + found[-1:]] == ["began", "ended"] and not any("refused" in line for line in found)


def test_a_finger_without_room_takes_no_other_along(program: Path) -> None:
    found = play(
        program, "pan", "down 0 5 0 100 100", "down 0 5 1 200 100", "down 0 5 2 300 100", "frame 5",
        "move 20 5 0 150 100", "move 20 5 1 250 100", "move 20 5 2 350 100", "frame 25", "up 300 5 0 150 100", "up 300 5 1 250 100", "up 300 5 2 350 100",
        "frame 305", capacity=2,
    )
    assert found == ["pan began 20 200 100 2", "pan ended 300 200 100 2"]


def test_order_with_what_is_no_touch(program: Path) -> None:
    """A window that loses its input cancels what was down; a wheel counts after the touches before it."""
    dragged = ["down 0 7 0 100 100", "move 10 7 0 150 100", "move 20 7 0 200 100"]
    found = play(program, "pan", *dragged, "blur 25", "move 30 7 0 250 100", "up 40 7 0 250 100", "wheel 50 10 10", "frame 60")
    assert found == [
        "pan began 10 150 100 1", "pan changed 20 200 100 1", "pan cancelled 25 200 100 1", "pan began 50 10 10 0", "pan ended 50 10 10 0",
    ]


def test_the_mouse_hovers(program: Path) -> None:
    """It comes, moves, is a touch while a button is down, and goes."""
    found = play(program, "hover,tap", "motion 1 0 10 10", "motion 10 0 20 10", "click 20 20 10", "frame 25", "motion 30 0 40 10", "leave 40", "frame 45",
                 "motion 50 0 60 10", "frame 60")
    assert [line for line in found if line.startswith("tap")] == ["tap ended 20 20 10 1"]
    hovered = [line.split()[1:4] for line in found if line.startswith("hover")]
    assert hovered[0] == ["began", "1", "10"] and ["changed", "10", "20"] in hovered and ["changed", "30", "40"] in hovered
    assert hovered[-2:] == [["ended", "40", "40"], ["began", "50", "60"]]
    dragged = play(program, "hover", "motion 1 0 10 10", "press 10 1 10 10", "motion 20 1 70 10", "release 30 1 70 10", "frame 40")
    assert [line.split()[1:4] for line in dragged] == [["began", "1", "10"], ["changed", "30", "70"]]
    assert play(program, "hover", "motion_of_touch 1 0 10 10", "frame 5") == []


def test_the_buttons_of_the_mouse(program: Path) -> None:
    """The first that is pressed lands it, the last that is released lifts it; a tap wants the left one; a motion says
    which are down."""
    drag = ["press 0 1 100 100", "motion 10 1 140 100", "press 20 3 140 100", "motion 30 5 150 100", "release 40 1 150 100", "motion 50 4 160 100",
            "release 60 3 160 100", "motion 70 0 300 100", "frame 80"]
    assert [(line.split()[1], line.split()[3]) for line in play(program, "pan", *drag)] == [
        ("began", "140"), ("changed", "150"), ("changed", "160"), ("ended", "160")]
    assert play(program, "tap", "press 1 3 10 10", "release 1 3 10 10", "frame 2") == []
    lost = play(program, "pan", "press 0 1 100 100", "motion 10 1 140 100", "motion 20 0 150 100", "motion 30 1 300 100", "frame 40")
    assert [line.split()[1] for line in lost] == ["began", "ended"]


def test_a_hidden_window(program: Path) -> None:
    found = play(program, "pan", "down 0 7 0 100 100", "move 10 7 0 150 100", "hide 25", "move 30 7 0 250 100", "up 40 7 0 250 100", "frame 50")
    assert found == ["pan began 10 150 100 1", "pan cancelled 25 150 100 1"]


def test_times_after_49_days() -> None:
    """SDL's stamps have 32 bits; the adapter's times go on."""
    source = OUT / "sdl-days.c"
    source.write_text(
        "#include <SDL.h>\n#include <stdio.h>\n"
        "static uint64_t ticks;\nstatic uint64_t fake(void) { return ticks; }\n#define SDL_GetTicks64 fake\n#include <kinesic/kinesic_sdl.h>\n"
        "static void say(uint64_t now, uint32_t stamp) {\n  SDL_Event event;\n  ticks = now;\n  event.common.timestamp = stamp;\n"
        '  printf("%llu\\n", (unsigned long long)kin_sdl_time(&event) / 1000000u);\n}\n'
        "int main(void) {\n  say(5000, 4990);\n  say(5000, 5010);\n  say(5, 4294967290u);\n  say(4294967300u, 4294967290u);\n  say(4294967300u, 2);\n"
        "  say(12884901890u, 4294967295u);\n  return 0;\n}\n"
    )
    program = compiled("sdl-days", source, options=[f"-I{C}/adapters", *library_flags("sdl2")])
    assert [int(line) for line in run(program).split()] == [4990, 5010, 0, 4294967290, 4294967298, 12884901887]


def test_more_than_a_frame_can_hold(program: Path) -> None:
    """A hundred clicks of one time are a hundred taps, and nothing stays down."""
    found = play(program, "tap", *["click 500 10 10"] * 100, "frame 505", "click 600 20 10", "frame 605")
    assert found == ["tap ended 500 10 10 1"] * 100 + ["tap ended 600 20 10 1"]
