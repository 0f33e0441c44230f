"""The overlay: what it says, what it refuses, and that the engine is left as it was."""

import gc
from typing import Any, List

import kinesic
import pytest
from kinesic._core.overlay import OverlaySwitch
from kinesic.overlay import Corner, Overlay, Purpose, Shape, ShapeKind, Theme


@pytest.fixture
def engine() -> kinesic.Engine:
    made = kinesic.Engine()
    single, double = made.root.add(kinesic.Tap(name="single")), made.root.add(kinesic.Tap(name="double", taps_required=2))
    single.require_failure_of(double)
    return made


def said(shapes: List[Shape]) -> str:
    return " ".join(shape.text for shape in shapes if shape.kind is ShapeKind.TEXT)


def test_it_says_why_a_tap_waits(engine: kinesic.Engine) -> None:
    overlay = Overlay(engine)
    assert said(overlay.draw(800, 600)) == "no touch yet"
    engine.down(1, (300, 200), at=1.0)
    shapes = overlay.draw(800, 600)
    (finger,) = [shape for shape in shapes if shape.kind is ShapeKind.DISC]
    assert (finger.x, finger.y, finger.radius, finger.colour[:3]) == (300, 200, 18, (255, 255, 255))
    engine.up(1, at=1.05)
    assert "tap 'single' has been made, and waits for tap 'double' to fail" in said(overlay.draw(800, 600))
    engine.advance(2.0)
    assert "tap 'double' failed: no second tap in time" in said(overlay.draw(800, 600))


def test_a_program_still_polls_its_events(engine: kinesic.Engine) -> None:
    with Overlay(engine):
        engine.down(1, (300, 200), at=1.0)
        engine.up(1, at=1.05)
        engine.advance(2.0)
    assert [event.state for event in engine.poll() if isinstance(event, kinesic.GestureEvent)] == [kinesic.State.ENDED]


@pytest.mark.parametrize("explains", [False, True])
def test_closing_leaves_the_engine_as_it_was(engine: kinesic.Engine, explains: bool) -> None:
    engine.explain = explains
    overlay = Overlay(engine)
    assert engine.explain and not overlay.closed
    overlay.close()
    overlay.close()
    assert engine.explain is explains and overlay.closed and not engine._listening
    engine.down(1, (300, 200), at=1.0)
    with pytest.raises(kinesic.ClosedError, match="the overlay is closed"):
        overlay.draw(800, 600)


def test_an_engine_that_is_closed_first(engine: kinesic.Engine) -> None:
    overlay = Overlay(engine)
    engine.close()
    with pytest.raises(kinesic.ClosedError):
        overlay.draw(800, 600)
    overlay.close()
    del overlay
    gc.collect()


def test_options(engine: kinesic.Engine) -> None:
    overlay = Overlay(
        engine, theme=Theme.LIGHT, corner=Corner.BOTTOM_RIGHT, fingers=1, recognizers=1, trail=2, trail_time=0.5, scale=2, text_size=10,
        character_width=0.6, colours={Purpose.TOUCH: (1, 2, 3, 255)},
    )  # fmt: skip
    engine.down(1, (300, 200), at=1.0)
    assert "and 1 more" in said(overlay.draw(800, 600))
    engine.down(2, (400, 200), at=1.0)
    shapes = overlay.draw(800, 600)
    (finger,) = [shape for shape in shapes if shape.kind is ShapeKind.DISC and shape.radius > 10]
    (panel,) = [shape for shape in shapes if shape.kind is ShapeKind.RECTANGLE]
    texts = [shape for shape in shapes if shape.kind is ShapeKind.TEXT]
    assert finger.colour[:3] == (1, 2, 3) and finger.radius == 36
    assert (panel.end_x, panel.end_y, panel.colour[:3]) == (790, 590, (255, 255, 255))
    assert finger.x == 300 and {text.size for text in texts} == {20}


@pytest.mark.parametrize(
    ("options", "error", "sentence"),
    [
        ({"theme": 7}, kinesic.InvalidTypeError, "theme must be one of"),
        ({"fingers": 0}, kinesic.RangeError, "finger_capacity is not 1 to 128"),
        ({"fingers": "two"}, kinesic.InvalidTypeError, "fingers must be a whole number"),
        ({"trail_time": -1}, kinesic.RangeError, "trail_ns is more than 60 s"),
        ({"trail_time": float("nan")}, kinesic.RangeError, "trail_ns is more than 60 s"),
        ({"scale": 0}, kinesic.RangeError, "scale is not 0.1 to 100"),
        ({"scale": None}, kinesic.NullError, "scale is None"),
        ({"colours": {Purpose.TOUCH: (1, 2, 3)}}, kinesic.InvalidTypeError, "a colour is"),
        ({"colours": {99: (1, 2, 3, 4)}}, kinesic.InvalidTypeError, "a colour's purpose"),
        ({"textsize": 3}, kinesic.UnknownKeywordError, "an overlay has no option 'textsize'; did you mean 'text_size'"),
    ],
)  # fmt: skip
def test_what_is_refused_changes_nothing(engine: kinesic.Engine, options: Any, error: Any, sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        Overlay(engine, **options)
    assert not engine.explain and not engine._listening


def test_a_size_that_is_none_and_an_engine_that_is_none(engine: kinesic.Engine) -> None:
    overlay = Overlay(engine)
    with pytest.raises(kinesic.InvalidError, match="width or height"):
        overlay.draw(-1, 600)
    with pytest.raises(kinesic.InvalidTypeError, match="an engine is wanted"):
        Overlay(None)  # type: ignore[arg-type]


def test_drawing_from_inside_a_callback(engine: kinesic.Engine) -> None:
    overlay = Overlay(engine)
    texts = []
    engine.on_event(lambda _: texts.append(said(overlay.draw(800, 600))))
    engine.down(1, (300, 200), at=1.0)
    engine.up(1, at=1.05)
    assert any("waits for tap 'double'" in text for text in texts)


def test_a_switch_is_off_at_first_and_leaves_nothing_behind(engine: kinesic.Engine) -> None:
    switch = OverlaySwitch(engine, text_size=20)
    assert not switch.is_on and switch.shapes(800, 600) == [] and not engine.explain
    switch.toggle()
    assert switch.is_on and engine.explain
    assert {shape.size for shape in switch.shapes(800, 600) if shape.kind is ShapeKind.TEXT} == {20}
    switch.toggle()
    assert not switch.is_on and switch.shapes(800, 600) == [] and not engine.explain and not engine._listening


def test_a_switch_refuses_wrong_options_at_once(engine: kinesic.Engine) -> None:
    with pytest.raises(kinesic.UnknownKeywordError, match="an overlay has no option 'colour'"):
        OverlaySwitch(engine, colour=1)
