"""The classes among other recognizers: several fingers, drags, taps, prevention and requirements; and the library as a
file."""

from __future__ import annotations

import re
import subprocess

import kinesic
import pytest
from runner import LIBRARY, load, samples
from strokes import polyline

CLASSES = ["checkmark", "chevron", "letter_r", "circle", "tickle", "drag", "simple_tap"]


@pytest.fixture
def engine() -> kinesic.Engine:
    engine = kinesic.Engine()
    load(engine)
    return engine


def gestures(engine: kinesic.Engine) -> list[tuple[str, kinesic.State]]:
    return [(event.recognizer.name, event.state) for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]


def test_the_library_has_these_classes(engine: kinesic.Engine) -> None:
    assert [name for name in engine.classes if name in CLASSES] == CLASSES
    for name in CLASSES:
        assert all(info.initial >= info.minimum for info in engine.classes[name].properties)


def test_it_exports_one_symbol_and_needs_the_c_library_only() -> None:
    symbols = subprocess.run(["nm", "-D", "--defined-only", LIBRARY], capture_output=True, text=True, check=True).stdout
    assert [line.split()[-1] for line in symbols.splitlines()] == ["kin_plugin_entry"]
    dynamic = subprocess.run(["readelf", "-dW", LIBRARY], capture_output=True, text=True, check=True).stdout
    assert set(re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)) <= {"libc.so.6", "libm.so.6"}


@pytest.mark.parametrize("name", ["checkmark", "chevron", "letter_r", "circle", "tickle", "simple_tap"])
def test_a_second_finger_fails_it(engine: kinesic.Engine, name: str) -> None:
    it = engine.root.add(kinesic.Recognizer(name, name="it"))
    engine.explain = True
    engine.down(1, (100, 100), at=1)
    engine.down(2, (150, 100), at=1.01)
    failed = [event for event in engine.poll() if isinstance(event, kinesic.DecisionEvent) and event.state == kinesic.State.FAILED]
    assert [event.recognizer for event in failed] == [it]
    engine.up(1, at=1.02)
    engine.up(2, at=1.03)
    assert gestures(engine) == []


def test_a_drag_begins_at_once_and_tells_each_step(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Recognizer("drag", name="drag"))
    engine.down(1, (10, 10), at=1)
    engine.move(1, (14, 13), at=1.01)
    engine.move(1, (14, 20), at=1.02)
    engine.up(1, at=1.03)
    events = [event for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
    assert [event.state for event in events] == [kinesic.State.BEGAN, kinesic.State.CHANGED, kinesic.State.CHANGED, kinesic.State.ENDED]
    assert [tuple(event.values.values()) for event in events] == [(0, 0), (4, 3), (0, 7), (0, 0)]


def test_a_second_finger_cancels_a_drag(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Recognizer("drag", name="drag"))
    engine.down(1, (10, 10), at=1)
    engine.down(2, (50, 50), at=1.1)
    assert gestures(engine) == [("drag", kinesic.State.BEGAN), ("drag", kinesic.State.CANCELLED)]


def test_a_drag_stays_inside_its_bounds(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Recognizer("drag", name="drag", bounds_right=100, bounds_top=0))
    engine.down(1, (90, 10), at=1)
    engine.move(1, (130, -30), at=1.1)
    engine.move(1, (80, 5), at=1.2)
    events = [event for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
    assert [(event.x, event.y) for event in events] == [(90, 10), (100, 0), (80, 5)]
    assert [tuple(event.values.values()) for event in events] == [(0, 0), (10, -10), (-20, 5)]


def test_a_simple_tap_lets_a_double_tap_happen_and_prevents_a_single_one(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Recognizer("tap", name="double", taps_required=2))
    engine.root.add(kinesic.Recognizer("tap", name="single"))
    engine.root.add(kinesic.Recognizer("simple_tap", name="simple"))
    for start in (1.0, 1.2):
        engine.down(1, (10, 10), at=start)
        engine.up(1, at=start + 0.05)
    assert ("double", kinesic.State.ENDED) in gestures(engine)


def test_a_long_contact_and_a_moving_one_are_no_simple_taps(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Recognizer("simple_tap", name="tap"))
    engine.down(1, (10, 10), at=1)
    engine.advance(2)
    engine.up(1, at=2.1)
    engine.down(1, (10, 10), at=3)
    engine.move(1, (30, 10), at=3.02)
    engine.move(1, (10, 10), at=3.04)
    engine.up(1, at=3.05)
    assert gestures(engine) == []


def test_a_pan_that_waits_for_a_check_mark_begins_when_the_stroke_cannot_be_one(engine: kinesic.Engine) -> None:
    check = engine.root.add(kinesic.Recognizer("checkmark", name="check"))
    pan = engine.root.add(kinesic.Recognizer("pan", name="pan"))
    pan.require_failure_of(check)
    engine.feed(samples(polyline([(300, 300), (100, 300)]), 1)[:-1])
    assert gestures(engine)[0] == ("pan", kinesic.State.BEGAN)
    engine.cancel_touches(2)
    engine.poll()
    engine.feed(samples(polyline([(100, 100), (130, 135), (200, 30)]), 3))
    assert gestures(engine) == [("check", kinesic.State.ENDED)]
