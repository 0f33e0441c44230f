"""The chevrons in C with SDL: strokes, a second finger, a phone call, and what is drawn while the finger moves."""

import os
import subprocess
from pathlib import Path

import pytest
from conftest import HERE, C, compiled, library_flags
from test_sdl import ends_when_asked

EXAMPLE = C / "examples/chevron"
GREEN, BLUE, WHITE = "3caa50", "325ad2", "e6e6e6"
Place = tuple[float, float]


@pytest.fixture(scope="module")
def options() -> list[object]:
    return [f"-I{C}/adapters", f"-I{EXAMPLE}", *library_flags("sdl2")]


@pytest.fixture(scope="module")
def program(options: list[object]) -> Path:
    return compiled("sdl-chevron", EXAMPLE / "chevron.c", EXAMPLE / "page.c", HERE / "sdl_chevron.c", options=options)


def stroke(*corners: Place, finger: int = 1, start: float = 0, lifts: bool = True) -> list[str]:
    """Five reports from corner to corner, 10 ms apart."""
    (x, y), lines = corners[0], [f"{start} down {finger} {corners[0][0]} {corners[0][1]}"]
    for next_x, next_y in corners[1:]:
        for i in range(1, 6):
            start += 10
            lines.append(f"{start} move {finger} {x + (next_x - x) * i / 5} {y + (next_y - y) * i / 5}")
        x, y = next_x, next_y
    return [*lines, f"{start + 10} up {finger} {x} {y}"] if lifts else lines


def play(program: Path, lines: list[str]) -> tuple[list[tuple[int, int, int]], list[str]]:
    """After each line: chevrons, points of the line, fingers of the view. And the colours at the end."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run([program], input="".join(f"{line}\n" for line in lines), capture_output=True, text=True, timeout=60, env=environment)
    assert done.returncode == 0, done.stderr
    *after, colours = done.stdout.splitlines()
    return [(int(a), int(b), int(c)) for a, b, c in map(str.split, after)], colours.split()


CHEVRON = ((100.0, 100.0), (150.0, 150.0), (100.0, 200.0))


def test_a_chevron_turns_the_page_and_is_drawn_from_its_turn_on(program: Path) -> None:
    after, colours = play(program, stroke(*CHEVRON))
    assert after[5] == (0, 0, 1)  # at the tip nothing is decided
    assert [points for _, points, _ in after[6:]] == [2, 3, 4, 5, 6, 7]
    assert [number for number, _, _ in after] == [0] * 11 + [1] and after[-1][2] == 0
    assert colours == [BLUE, WHITE]


@pytest.mark.parametrize(
    "corners",
    [
        [(100, 100), (150, 150), (200, 200)],
        [(100, 100), (150, 150), (180, 100)],
        [(100, 100), (50, 150), (100, 200)],
        [(100, 100), (150, 100), (100, 200)],
        [(100, 100)],
    ],
)
def test_other_strokes_are_none(program: Path, corners: list[Place]) -> None:
    after, colours = play(program, stroke(*corners))
    assert {(number, points) for number, points, _ in after} == {(0, 0)} and colours[0] == GREEN


TO_THE_RIGHT, UP = (160.0, 190.0), (110.0, 150.0)


@pytest.mark.parametrize("wrong", [TO_THE_RIGHT, UP], ids=["to the right again", "up"])
@pytest.mark.parametrize("then", [[], [(100.0, 240.0)]], ids=["and lifts", "and goes on"])
def test_one_that_goes_wrong_is_cancelled_after_it_was_drawn(program: Path, wrong: Place, then: list[Place]) -> None:
    after, colours = play(program, stroke((100, 100), (150, 150), (120, 180), wrong, *then))
    assert max(points for _, points, _ in after) > 5 and after[-1] == (0, 0, 0) and colours == [GREEN, GREEN]


def test_a_second_finger_is_ignored_and_stays_with_its_view(program: Path) -> None:
    first, second = stroke(*CHEVRON), ["25 down 2 400 400", "55 move 2 420 400"]
    after, colours = play(program, sorted([*first, *second], key=lambda line: float(line.split()[0])))
    assert after[3] == (0, 0, 2)  # the view has both
    assert after[-1][0] == 1 and after[-1][2] == 1  # a chevron, and the view has the second one still
    assert play(program, sorted([*first, *second, "200 up 2 420 400"], key=lambda line: float(line.split()[0])))[0][-1] == (1, 7, 0)
    assert colours == [BLUE, WHITE]


@pytest.mark.parametrize("corners", [CHEVRON[:2], CHEVRON], ids=["before it turns", "while it draws"])
def test_a_phone_call_cancels(program: Path, corners: tuple[Place, ...]) -> None:
    after, colours = play(program, [*stroke(*corners, lifts=False), "500 call 0 0 0", *stroke(*CHEVRON, finger=2, start=1000)[:-1]])
    called = len(stroke(*corners, lifts=False))
    assert after[called] == (0, 0, 0)  # nothing of it is left
    assert after[-1] == (0, 6, 0) and colours == [GREEN, WHITE]  # the next one is drawn as ever


def test_the_window(options: list[object], screen: str) -> None:
    ends_when_asked(compiled("sdl-chevron-main", *sorted(EXAMPLE.glob("*.c")), options=options), screen)
