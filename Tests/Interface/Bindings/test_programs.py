"""The small programs with pygame: touches are played to each, and what it does and draws is looked at. That each opens
its window and closes it is looked at, too."""

import math
import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from caught import PATIENCE, wait_until_it_catches
from conftest import ROOT

pytest.importorskip("pygame")
EXAMPLES = ROOT / "bindings/python/examples"
sys.path.insert(0, str(EXAMPLES))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import kinesic  # noqa: E402
import pygame  # noqa: E402
import pygame_drums  # noqa: E402
import pygame_list  # noqa: E402
import pygame_map  # noqa: E402
import pygame_monkey  # noqa: E402
import pygame_pager  # noqa: E402
import pygame_paper  # noqa: E402
from kinesic import Phase, Sample  # noqa: E402
from pygame_window import BLUE, GREEN, GREY, GROUND, HEIGHT, LIGHT, RED, WIDTH, YELLOW  # noqa: E402

PROGRAMS = sorted(path.name for path in EXAMPLES.glob("pygame_*.py") if path.stem not in ("pygame_window",))
Place = tuple[float, float]


def play(program: Any, *strokes: tuple[int, float, Place, Place], seconds: float = 0.2, rests: float = 0.0) -> float:
    """Fingers that go along lines in ten reports: a finger's number, when it lands (seconds from the engine's time),
    where, and how far it goes. It rests at the end before it lifts. What has one time is fed at once."""
    engine, samples = program.engine, []
    now = engine.time
    for finger, start, (x, y), (dx, dy) in strokes:
        samples.append(Sample(finger, Phase.BEGAN, x, y, round(now + start, 6)))
        for i in range(1, 11):
            samples.append(Sample(finger, Phase.MOVED, x + dx * i / 10, y + dy * i / 10, round(now + start + seconds * i / 10, 6)))
        samples.append(Sample(finger, Phase.ENDED, x + dx, y + dy, round(now + start + seconds + rests + 0.01, 6)))
    engine.feed(sorted(samples, key=lambda sample: (sample.time_ns, sample.touch)))
    engine.poll()
    return float(engine.time)


def look(program: Any, at: float, places: Iterable[Place]) -> list[tuple[int, int, int]]:
    """The colours at some places of what it draws."""
    screen = pygame.Surface((WIDTH, HEIGHT))
    program.draw(screen, at)
    return [tuple(screen.get_at((round(x), round(y))))[:3] for x, y in places]  # type: ignore[misc]


def test_each_opens_a_window_and_closes_it() -> None:
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    running = [subprocess.Popen([sys.executable, EXAMPLES / name], env=environment, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for name in PROGRAMS]
    for process in running:
        wait_until_it_catches(process, signal.SIGTERM)  # SDL has opened the window
        process.terminate()  # SDL makes QUIT of it
    for process in running:
        assert process.wait(PATIENCE) == 0
        assert process.stderr and process.stderr.read() == ""


# The pager

MIDDLE = [(WIDTH / 2, 5.0)]


def test_a_page_turns_and_turns_back() -> None:
    pager = pygame_pager.Pager()
    at = play(pager, (1, 0, (500, 200), (-400, 5)))
    assert pager.pages.position == -WIDTH
    assert look(pager, at + 3, MIDDLE) == [BLUE]
    assert 0 > pager.pages.at(at + 0.05) > -WIDTH  # on its way
    at = play(pager, (1, 3, (300, 200), (60, 0)), rests=0.3)
    assert pager.pages.position == -WIDTH  # not far enough: it goes back
    play(pager, (1, 3, (300, 200), (250, 0)))
    assert pager.pages.position == 0
    play(pager, (1, 3, (300, 200), (250, 0)))
    assert pager.pages.position == 0  # there is no page before the first


def test_a_drawer_comes_from_the_edge_and_the_page_stays() -> None:
    pager = pygame_pager.Pager()
    at = play(pager, (1, 0, (4, 200), (220, 0)))
    assert (pager.drawer.position, pager.pages.position) == (pygame_pager.DRAWER, 0)
    assert look(pager, at + 3, [(100, 200), (300, 200)]) == [GREY, GREEN]
    at = play(pager, (1, 1, (100, 200), (0, 0)))
    assert pager.drawer.position == pygame_pager.DRAWER  # a tap on the drawer leaves it
    at = play(pager, (1, 1, (500, 200), (0, 0)))
    assert pager.drawer.position == 0 and look(pager, at + 3, [(100, 200)]) == [GREEN]


def test_the_second_page_scrolls_and_the_first_does_not() -> None:
    pager = pygame_pager.Pager()
    play(pager, (1, 0, (300, 400), (0, -200)), rests=0.3)
    assert pager.text.position == 0
    play(pager, (1, 3, (500, 200), (-400, 5)))
    play(pager, (1, 3, (300, 400), (5, -200)), rests=0.3)
    assert (pager.text.position, pager.pages.position) == (pytest.approx(-200, abs=1), -WIDTH)
    at = play(pager, (1, 3, (300, 100), (0, 300)), rests=0.3)  # past its beginning, from where it springs back
    assert pager.text.at(at) > 50 and pager.text.at(at + 5) == pytest.approx(0, abs=0.5)
    assert look(pager, at + 5, [(300, 30), (300, 90)]) == [YELLOW, LIGHT]


# The list


def test_rows_swipe_and_the_whole_scrolls() -> None:
    rows = pygame_list.ScrollingList()
    play(rows, (1, 0, (500, 90), (-400, 10)))  # the second row
    assert [row.number for row in rows.rows[:3]] == [0, 2, 3] and rows.offset == 0
    play(rows, (1, 1, (500, 90), (-60, 2)), rests=0.3)  # not far
    assert len(rows.rows) == 19 and rows.rows[1].moved == 0
    at = play(rows, (1, 1, (300, 300), (10, -150)), rests=0.3)
    assert rows.offset == pytest.approx(-150) and len(rows.rows) == 19
    at = play(rows, (1, 1, (300, 20), (0, 0)))  # a tap, where now another row is
    assert [row.number for row in rows.rows if row.selected] == [3]
    assert look(rows, at, [(300, 10)]) == [BLUE]


def test_a_drag_uncovers_what_is_behind_a_row() -> None:
    rows = pygame_list.ScrollingList()
    engine = rows.engine
    engine.down(1, (500, 90), at=1)
    engine.move(1, (400, 92), at=1.1)
    assert rows.rows[1].moved == -100
    assert look(rows, 1.1, [(600, 90), (200, 90), (600, 30)]) == [RED, LIGHT, GREY]
    engine.cancel_touches(1.2)
    assert len(rows.rows) == 20 and rows.rows[1].moved == 0


def test_a_list_that_is_thrown_slides_and_a_finger_stops_it() -> None:
    rows = pygame_list.ScrollingList()
    at = play(rows, (1, 0, (300, 400), (0, -100)))
    assert rows.fling and rows.fling.final < -150
    rows.draw(pygame.Surface((WIDTH, HEIGHT)), at + 0.2)
    slid = rows.offset
    assert -720 < slid < -101
    rows.engine.down(2, (300, 200), at=at + 0.3)
    stopped = rows.offset
    look(rows, at + 1, [(1, 1)])
    assert stopped < slid and rows.offset == stopped


# The paper


def test_one_finger_draws_and_two_move_the_paper() -> None:
    paper = pygame_paper.Paper()
    at = play(paper, (1, 0, (100, 100), (200, 0)))
    assert len(paper.lines) == 1 and paper.lines[0][0] == (100, 100) and paper.lines[0][-1] == (300, 100)
    assert look(paper, at, [(200, 100), (200, 150)]) == [BLUE, LIGHT]
    at = play(paper, (1, 1, (100, 100), (50, 50)), (2, 1, (200, 100), (50, 50)))
    assert len(paper.lines) == 1 and paper.corner == (50, 50)
    assert look(paper, at, [(250, 150), (200, 100), (20, 20)]) == [BLUE, LIGHT, GREY]
    play(paper, (1, 1, (150, 150), (0, 100)))
    assert paper.lines[1][0] == (100, 100)  # in the paper's coordinates


def test_a_second_finger_that_comes_late_leaves_the_line_alone() -> None:
    paper = pygame_paper.Paper()
    play(paper, (1, 0, (100, 100), (200, 0)), (2, 0.1, (300, 300), (50, 50)))
    assert len(paper.lines) == 1 and paper.lines[0][-1] == (300, 100) and paper.corner == (0, 0)


def test_three_fingers_wipe_and_a_cancelled_line_is_none() -> None:
    paper = pygame_paper.Paper()
    play(paper, (1, 0, (100, 100), (200, 0)))
    paper.engine.down(1, (100, 200), at=2)
    paper.engine.move(1, (150, 200), at=2.1)
    assert len(paper.lines) == 2
    paper.engine.cancel_touches(2.2)
    assert len(paper.lines) == 1
    play(paper, *((finger, 1, (100.0 * finger, 100), (0, 0)) for finger in (1, 2, 3)))
    assert paper.lines == []


# The drums


def test_each_finger_drums_as_it_lands() -> None:
    heard: list[int] = []
    drums = pygame_drums.Drums(heard.append)
    engine = drums.engine
    with engine.frame(1.0):
        engine.down(1, (50, 240))
        engine.down(2, (600, 240))
    assert sorted(heard) == [0, 3]
    heard.sort()
    engine.down(3, (60, 250), at=1.1)  # a second finger on the first drum
    engine.down(4, (300, 20), at=1.2)  # beside the drums
    assert heard == [0, 3, 0] and [drum.fingers for drum in drums.drums] == [2, 0, 0, 1]
    engine.up(1, at=1.3)
    engine.down(1, (200, 240), at=1.4)
    assert heard == [0, 3, 0, 1] and [drum.fingers for drum in drums.drums] == [1, 1, 0, 1]
    assert look(drums, 1.4, [(240 + 66, 240), (240 + 75, 240)]) == [GREEN, GROUND]
    engine.cancel_touches(1.5)
    assert [drum.fingers for drum in drums.drums] == [0, 0, 0, 0]


def test_a_drum_swings_when_it_was_hit() -> None:
    drums = pygame_drums.Drums()
    drums.engine.down(1, (80, 240), at=1)
    edge = [(80 + 66, 240)]
    assert look(drums, 1.0, edge) == [RED] and look(drums, 2.0, edge) == [GROUND]


# The map


def tap_and_drag(map: Any, place: Place, by: Place) -> None:
    play(map, (1, 1, place, (0, 0)), (1, 1.25, place, by), seconds=0.1)


def test_one_finger_zooms_about_the_place_of_the_tap() -> None:
    map = pygame_map.Map()
    tap_and_drag(map, (300, 200), (0, 100))
    assert map.size == pytest.approx(2)
    assert map.corner == pytest.approx((-300, -200))  # the place of the tap stayed
    tap_and_drag(map, (300, 200), (0, -100))
    assert map.size == pytest.approx(1) and map.corner == pytest.approx((0, 0))


def test_one_finger_without_a_tap_moves_the_map() -> None:
    map = pygame_map.Map()
    at = play(map, (1, 0, (300, 200), (40, 100)))
    assert map.size == 1 and map.corner == (40, 100)
    assert look(map, at, [(20, 120), (60, 120), (130, 120)]) == [GROUND, GREY, GREEN]


def test_two_fingers_pinch_and_two_taps_double() -> None:
    map = pygame_map.Map()
    play(map, (1, 0, (250, 200), (-50, 0)), (2, 0, (350, 200), (50, 0)))
    assert map.size == pytest.approx(2) and map.corner == pytest.approx((-300, -200))
    play(map, (1, 2, (300, 200), (0, 0)), (1, 2.2, (300, 200), (0, 0)), seconds=0.05)
    assert map.size == pytest.approx(4) and map.corner == pytest.approx((-900, -600))


# Monkey and bananas


def zoo() -> tuple[Any, list[str]]:
    heard: list[str] = []
    return pygame_monkey.Zoo(heard.append), heard


def test_each_is_pushed_by_its_own_hand() -> None:
    both, heard = zoo()
    play(both, (1, 0, (160, 240), (50, 40)), (2, 0.05, (460, 240), (30, -60)), rests=0.3)
    monkey, bananas = both.animals
    assert (monkey.centre, bananas.centre) == (pytest.approx(210 + 280j), pytest.approx(490 + 180j))
    at = both.engine.time
    assert look(both, at, [(210, 280), (490, 180), (100, 180)]) == [GREY, YELLOW, GROUND]
    assert heard == []  # the taps have failed


def test_two_fingers_push_spread_and_turn_at_once() -> None:
    both, _ = zoo()
    engine, monkey = both.engine, both.animals[0]
    for i in range(11):
        arm = 40 * 2 ** (i / 10) * complex(math.cos(math.pi / 4 * i / 10), math.sin(math.pi / 4 * i / 10))
        centre = monkey_centre = 160 + 240j + 3 * i
        with engine.frame(1 + i / 50):
            for finger, place in ((1, centre - arm), (2, centre + arm)):
                (engine.move if i else engine.down)(finger, (place.real, place.imag))
    assert abs(monkey.turn) == pytest.approx(2, rel=0.01)
    assert math.atan2(monkey.turn.imag, monkey.turn.real) == pytest.approx(math.pi / 4, abs=0.01)
    assert monkey.centre == pytest.approx(monkey_centre, abs=0.5)


def test_a_tap_munches_and_a_throw_slides_on_with_friction() -> None:
    both, heard = zoo()
    play(both, (1, 0, (460, 240), (0, 0)))
    assert heard == ["munch"]
    at = play(both, (1, 1, (160, 240), (80, 0)))
    monkey = both.animals[0]
    look(both, at + 0.1, [(1, 1)])
    near = monkey.centre.real
    look(both, at + 5, [(1, 1)])
    # 400 units per second, of which each millisecond leaves 0.99.
    assert 240 < near < monkey.centre.real == pytest.approx(240 + 400 / (-1000 * math.log(0.99)), abs=3)


def test_the_monkey_can_be_tickled_while_it_is_pushed() -> None:
    both, heard = zoo()
    engine = both.engine
    for i, x in enumerate([160, 190, 160, 190, 160]):
        (engine.move if i else engine.down)(1, (x, 240), at=1 + i / 10)
    assert heard == ["hihi"] and both.animals[0].pan.state == kinesic.State.CHANGED


# A tap of one's own


def test_the_simple_tap() -> None:
    done = subprocess.run([sys.executable, EXAMPLES / "simple_tap.py"], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "com.example.simple_tap 'simple' ended at (50, 50)",
        "tap 'double' ended at (50, 50) with tap_count 2",
    ]


def test_the_simple_tap_alone() -> None:
    from simple_tap import SimpleTap

    with kinesic.Engine() as engine:
        engine.explain = True
        engine.root.add(SimpleTap())
        tap = engine.root.add(kinesic.Tap(name="one"))
        for x in (0, 20):
            engine.down(1, (50, 50), at=engine.time + 1)
            engine.move(1, (50 + x, 50), at=engine.time + 0.1)
            engine.up(1, at=engine.time + 0.1)
        engine.down(1, (50, 50), at=engine.time + 1)
        engine.down(2, (90, 50), at=engine.time + 0.1)
        said = [event for event in engine.poll() if isinstance(event, kinesic.DecisionEvent) and event.recognizer is not tap]
    assert [(event.state.name, event.detail) for event in said] == [("ENDED", ""), ("FAILED", "moved too far"), ("FAILED", "too many touches")]


def test_every_program_is_in_the_guide() -> None:
    guide = (ROOT / "docs/port/uikit-programs.md").read_text() + (ROOT / "docs/game-loops.md").read_text()
    assert [name for name in PROGRAMS if name not in guide] == [] and len(PROGRAMS) >= 8
