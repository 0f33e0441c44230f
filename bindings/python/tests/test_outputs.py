"""Outputs as attributes of an event, and properties whose numbers have names."""

import math

import pytest

import kinesic
from kinesic import Axes, Direction, Edge, GestureEvent, State


def two_fingers(engine: kinesic.Engine) -> None:
    """Two fingers spread to twice their distance and turn by a quarter, about 400, 300."""
    engine.down(1, (350, 300), at=0.0)
    engine.down(2, (450, 300), at=0.01)
    for step in range(1, 21):
        angle, radius = step * math.pi / 40, 50 + 2.5 * step
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        engine.move(1, (400 - x, 300 - y), at=0.02 + step / 100)
        engine.move(2, (400 + x, 300 + y), at=0.02 + step / 100)


def latest(engine: kinesic.Engine) -> GestureEvent:
    found = [event for event in engine.poll() if isinstance(event, GestureEvent)]
    assert found
    return found[-1]


def test_a_pan() -> None:
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.Pan())
        engine.down(1, (0, 0), at=0.0)
        for step in range(1, 21):
            engine.move(1, (3 * step, 4 * step), at=step / 100)
        event = latest(engine)
        assert event.translation == kinesic.Point(60, 80) and event.translation.x == event.values["translation.x"]
        assert event.velocity == pytest.approx((300, 400))


def test_a_pinch_and_a_rotation() -> None:
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.Pinch())
        two_fingers(engine)
        event = latest(engine)
        assert event.scale == event.values["scale"] > 1.5 and event.span == pytest.approx(200)
        assert isinstance(event.velocity, float) and event.focus == pytest.approx((400, 300))
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.Rotation())
        two_fingers(engine)
        assert latest(engine).rotation > 1


def test_a_transform() -> None:
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.TransformGesture())
        two_fingers(engine)
        event = latest(engine)
        assert event.map == kinesic.Transform.similarity(*(event.values[name] for name in ("a", "b", "tx", "ty")))
        assert event.map.c == -event.map.b and event.map.d == event.map.a and event.map.tx == event.values["tx"]
        assert isinstance(event.velocity, kinesic.Point)


def test_a_tap_and_a_swipe() -> None:
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.Tap())
        swipe = engine.root.add(kinesic.Swipe(direction=Direction.LEFT | Direction.DOWN))
        engine.down(1, (0, 0), at=0.0)
        engine.up(1, at=0.1)
        event = latest(engine)
        assert event.tap_count == 1 and isinstance(event.tap_count, int)
        engine.down(1, (300, 0), at=1.0)
        for step in range(1, 11):
            engine.move(1, (300 - 20 * step, 0), at=1 + step / 100)
        engine.up(1, at=1.11)
        event = latest(engine)
        assert event.recognizer is swipe and event.direction is Direction.LEFT


def test_an_output_that_the_class_has_not() -> None:
    with kinesic.Engine() as engine:
        engine.root.add(kinesic.Tap())
        engine.down(1, (0, 0), at=0.0)
        engine.up(1, at=0.1)
        event = latest(engine)
        assert event.state is State.ENDED and not hasattr(event, "scale")
        with pytest.raises(AttributeError, match="no output translation.x, but tap_count"):
            event.translation


def test_properties_are_enumerations() -> None:
    with kinesic.Engine() as engine:
        pan = engine.root.add(kinesic.Pan(axes=Axes.VERTICAL))
        assert pan.axes is Axes.VERTICAL and pan.finger_strategy is kinesic.FingerStrategy.MEAN
        pan.threshold_mode = kinesic.ThresholdMode.LENGTH
        assert pan.number("threshold_mode") == 1 and pan.threshold_mode is kinesic.ThresholdMode.LENGTH
        assert pan.velocity_strategy is kinesic.VelocityStrategy.LEAST_SQUARES
        pan.allowed_touch_types = kinesic.AllowedTouchTypes.PENCIL | kinesic.AllowedTouchTypes.DIRECT
        assert pan.allowed_touch_types == 5 and isinstance(pan.allowed_touch_types, kinesic.AllowedTouchTypes)
        edge = engine.root.add(kinesic.ScreenEdgePan(edges=Edge.LEFT))
        assert edge.edges is Edge.LEFT
        tap = engine.root.add(kinesic.Tap(buttons_required=kinesic.Button.SECONDARY))
        assert tap.buttons_required is kinesic.Button.SECONDARY
