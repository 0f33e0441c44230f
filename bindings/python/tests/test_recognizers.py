"""Recognizers: making, attaching, properties, outputs, state."""

from __future__ import annotations

import enum
import math
from typing import Any

import pytest
from test_feeding import refused, states

import kinesic
from kinesic import LongPress, Manual, Pan, Pinch, Recognizer, State, Swipe, Tap, View, ffi
from kinesic.standard import BY_CLASS_NAME, make


def test_made_free_then_attached(engine: kinesic.Engine) -> None:
    double = Tap(taps_required=2, name="double")
    assert (double.id, double.view, double.taps_required, double.name) == (0, None, 2, "double")
    assert engine.root.add(double) is double
    assert double.id != 0 and double.view is engine.root and double.engine is engine
    assert double.taps_required == 2 and double.touches_required == 1
    assert double.class_name == "tap" and "double" in repr(double)
    assert engine.root.recognizers == [double]


def test_attached_at_once(engine: kinesic.Engine) -> None:
    view = View(engine.root, frame=(0, 0, 10, 10))
    pan = Pan(view, minimum_touches=2, cancels_touches_in_view=False)
    assert pan.view is view and pan.minimum_touches == 2 and pan.cancels_touches_in_view is False
    generic = Recognizer("swipe", view, direction=3, name="s")
    assert generic.direction == 3 and generic.name == "s"
    assert view.recognizers == [pan, generic]


def test_user_data_is_the_same_object_in_each_event(engine: kinesic.Engine) -> None:
    ours = {"count": 0}
    view = engine.root.add(View(frame=(0, 0, 200, 200), wants_touches=True))
    tap = Tap(view)
    assert tap.user_data is None and view.user_data is None and Tap().user_data is None
    tap.user_data = view.user_data = ours
    engine.down(1, (10, 10), at=0.0)
    engine.up(1, at=0.05)
    events = engine.poll()
    assert {type(event) for event in events} == {kinesic.GestureEvent, kinesic.ViewTouchEvent}
    for event in events:
        assert event.view is view and event.view.user_data is ours
        assert not isinstance(event, kinesic.GestureEvent) or event.recognizer.user_data is ours


def test_taken_to_another_view(engine: kinesic.Engine) -> None:
    here, there = [engine.root.add(View(frame=(x, 0, 100, 100))) for x in (0, 100)]
    pan = Pan(here, name="drag", minimum_touches=1, threshold=5)
    heard = []
    pan.on_event(lambda event: heard.append((event.state, event.view)))
    engine.down(1, (10, 10), at=0.0)
    engine.move(1, (60, 10), at=0.1)
    pan.view = there
    assert heard == [(State.BEGAN, here), (State.CANCELLED, here)]
    assert pan.view is there and here.recognizers == [] and there.recognizers == [pan] and pan.threshold == 5
    engine.move(1, (90, 10), at=0.2)
    engine.down(2, (110, 10), at=0.3)
    engine.move(2, (160, 10), at=0.4)
    assert heard[2:] == [(State.BEGAN, there)]
    refused(kinesic.NullError, lambda: setattr(pan, "view", None))
    refused(kinesic.NullError, lambda: setattr(Pan(), "view", there))
    there.remove()
    refused(kinesic.StaleError, lambda: setattr(pan, "view", here))


@pytest.mark.parametrize("kind", BY_CLASS_NAME.values())
def test_every_declared_attribute_exists_in_the_engine(engine: kinesic.Engine, kind: type) -> None:
    recognizer = engine.root.add(kind())
    info = engine.classes[recognizer.class_name]
    for name in dir(kind):
        attribute = getattr(kind, name)
        if isinstance(attribute, kinesic.Property):
            found = info.property(name)
            assert found is not None, name
            wanted = {0: float, 1: int, 2: bool, 3: int}[found.kind]
            assert type(getattr(recognizer, name)) is attribute.kind and issubclass(attribute.kind, wanted), name
            assert found.kind != 3 or issubclass(attribute.kind, enum.IntFlag), name
            own = {"cancels_touches_in_view", "observe_only"}
            assert getattr(recognizer, name) == wanted(found.initial) or name in own
            setattr(recognizer, name, found.minimum)
            assert getattr(recognizer, name) == wanted(found.minimum)
        elif type(attribute).__name__ in ("Value", "PointValue"):
            getattr(recognizer, name)
    for found in info.properties:
        assert getattr(recognizer, found.name) is not None


def test_make_gives_the_class_of_that_name(engine: kinesic.Engine) -> None:
    assert type(make("pinch", engine.root)) is Pinch
    assert type(make("press", delay=0.15)) is kinesic.Press
    assert type(make("com.example.mine")) is Recognizer


def test_properties_of_any_class_are_attributes(engine: kinesic.Engine) -> None:
    swipe: Any = Recognizer("swipe", engine.root)
    swipe.direction = kinesic.Direction.LEFT | kinesic.Direction.UP
    assert swipe.direction == 6 and type(swipe.direction) is int
    swipe.minimum_distance = 30.5
    assert swipe.minimum_distance == 30.5 and swipe.number("minimum_distance") == 30.5
    swipe.set_number("minimum_distance", 20)
    assert type(swipe.enabled) is bool and type(swipe.minimum_distance) is float
    assert hasattr(swipe, "maximum_cross") and not hasattr(swipe, "taps_required")
    assert not hasattr(swipe, "_anything") and not hasattr(swipe, "__array__")


def test_unknown_names_are_refused_and_the_known_ones_listed(engine: kinesic.Engine, tap: Tap) -> None:
    any_tap: Any = tap
    for call in (
        lambda: setattr(any_tap, "taps_requierd", 2), lambda: any_tap.taps_requierd, lambda: tap.set_number("taps_requierd", 2),
        lambda: tap.number("taps_requierd"),
    ):  # fmt: skip
        error = refused(kinesic.UnknownError, call)
        assert error.code == ffi.KIN_ERROR_UNKNOWN and "taps_requierd" in str(error) and "taps_required" in str(error)
    refused(kinesic.UnknownError, lambda: tap.value("scale"))
    refused(kinesic.UnknownError, lambda: tap.set_value("scale", 1))
    error = refused(kinesic.UnknownError, lambda: Recognizer("tapp", engine.root))
    assert "tapp" in str(error)
    refused(kinesic.InvalidError, lambda: Recognizer("a\0b", engine.root))
    refused(kinesic.NullError, lambda: Recognizer(None, engine.root))  # type: ignore[arg-type]
    refused(kinesic.NullError, lambda: tap.set_number(None, 1))  # type: ignore[arg-type]
    refused(kinesic.InvalidError, lambda: tap.set_number(7, 1))  # type: ignore[arg-type]


def test_numbers_out_of_range_are_refused_and_the_range_named(engine: kinesic.Engine, tap: Tap) -> None:
    error = refused(kinesic.RangeError, lambda: setattr(tap, "taps_required", 0))
    assert error.code == ffi.KIN_ERROR_RANGE and "taps_required" in str(error) and "1" in str(error)
    refused(kinesic.RangeError, lambda: setattr(tap, "taps_required", 1.5))
    refused(kinesic.RangeError, lambda: setattr(tap, "enabled", 2))
    refused(kinesic.RangeError, lambda: setattr(tap, "allowable_movement", -1))
    for value in (math.nan, math.inf, -math.inf):
        refused(ValueError, lambda: setattr(tap, "allowable_movement", value))
    refused(kinesic.NullError, lambda: setattr(tap, "taps_required", None))
    refused(kinesic.InvalidError, lambda: setattr(tap, "taps_required", "two"))
    assert tap.taps_required == 1 and tap.enabled is True and tap.allowable_movement == 45


def test_one_that_cannot_be_attached_leaves_nothing(engine: kinesic.Engine) -> None:
    before = engine.state_hash
    bad = Tap()
    bad._initial["taps_required"] = 0.0  # what is refused when it is set, and not before it is attached
    refused(kinesic.RangeError, lambda: engine.root.add(bad))
    refused(kinesic.UnknownError, lambda: Tap(engine.root, nonsense=1))
    assert bad.id == 0 and engine.root.recognizers == []
    bad.taps_required = 1
    engine.root.add(bad)
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    assert states(engine) == ["ENDED"]
    assert isinstance(before, int)


def test_free_ones_know_their_properties_only() -> None:
    tap = Tap(taps_required=2)
    assert tap.taps_required == 2 and tap.touches_required == 1
    for call in (lambda: tap.state, lambda: tap.abort(), lambda: tap.location(), lambda: tap.remove()):
        error = refused(kinesic.NullError, call)
        assert "not added" in str(error)


def test_a_pan_tells_its_outputs_by_name(engine: kinesic.Engine, pan: Pan) -> None:
    engine.down(1, (0, 0), at=0)
    for step in range(1, 11):
        engine.move(1, (step * 5, step * 2), at=step * 0.01)
    assert pan.state is State.CHANGED and pan.touch_count == 1
    assert pan.translation == (50, 20)
    assert pan.value("translation.x") == 50
    assert pan.location() == (50, 20) and pan.touch_location(0) == (50, 20)
    velocity = pan.velocity
    assert velocity.x == pytest.approx(500) and velocity.y == pytest.approx(200)
    error = refused(kinesic.RangeError, lambda: pan.touch_location(1))
    assert "touch number 1 was asked for, counted from 0, and the recognizer has 1" in str(error)
    refused(kinesic.InvalidError, lambda: pan.touch_location(-1))
    pan.translation = (0, 0)
    engine.move(1, (60, 20), at=0.2)
    assert pan.translation == (10, 0)
    event = engine.poll()[-1]
    assert isinstance(event, kinesic.GestureEvent)
    assert event.values["translation.x"] == 10 and list(event.values) == ["translation.x", "translation.y", "velocity.x", "velocity.y", "certainty"]
    refused(kinesic.InvalidError, lambda: pan.set_value("translation.x", math.nan))
    refused(kinesic.NullError, lambda: pan.set_value("translation.x", None))  # type: ignore[arg-type]


def test_locations_in_other_views(engine: kinesic.Engine, pan: Pan) -> None:
    view = View(engine.root, frame=(100, 100, 50, 50), transform=kinesic.Transform.scale(2))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (40, 0), at=0.1)
    assert pan.location(view) == (-30, -50)
    assert pan.velocity_in(view).x == pytest.approx(pan.velocity.x / 2)


def test_a_pinch_scales_and_is_set_back(engine: kinesic.Engine) -> None:
    pinch = engine.root.add(Pinch(dominance=0))
    engine.down(1, (0, 0), at=0)
    engine.down(2, (100, 0), at=0)
    engine.move(2, (200, 0), at=0.1)
    assert pinch.state is State.BEGAN and pinch.scale == pytest.approx(2)
    pinch.scale = 1
    engine.move(2, (300, 0), at=0.2)
    assert pinch.scale == pytest.approx(1.5)
    refused(kinesic.UnsupportedError, lambda: pinch.velocity_in(engine.root))
    assert isinstance(pinch.velocity, float)
    refused(kinesic.UnsupportedError, lambda: pinch.set_value("span", 3))


def test_enabled_and_abort(engine: kinesic.Engine, pan: Pan) -> None:
    def drag(at: float) -> None:
        engine.down(1, (0, 0), at=at)
        engine.move(1, (50, 0), at=at + 0.1)

    drag(0)
    pan.enabled = False
    assert states(engine) == ["BEGAN", "CANCELLED"] and pan.enabled is False
    engine.up(1, at=0.5)
    drag(1)
    assert states(engine) == []
    engine.up(1, at=1.5)
    pan.enabled = True
    drag(2)
    pan.abort()
    assert states(engine) == ["BEGAN", "CANCELLED"] and pan.enabled is True and pan.state is State.POSSIBLE
    engine.up(1, at=2.5)


def test_pending_state(engine: kinesic.Engine, tap: Tap) -> None:
    double = engine.root.add(Tap(taps_required=2))
    tap.require_failure_of(double)
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.05)
    assert tap.state is State.POSSIBLE and tap.pending_state is State.ENDED
    assert double.pending_state is State.POSSIBLE
    deadline = engine.next_deadline
    assert deadline == pytest.approx(0.40)
    engine.advance(deadline)
    assert states(engine) == ["ENDED"] and tap.pending_state is State.POSSIBLE


def test_manual_states_are_proposed(engine: kinesic.Engine, tap: Tap) -> None:
    manual = engine.root.add(Manual(name="m"))
    engine.down(1, (0, 0), at=0)
    manual.propose(State.BEGAN)
    manual.propose(State.CHANGED)
    manual.propose(State.ENDED)
    assert states(engine) == ["BEGAN", "CHANGED", "ENDED"]
    assert refused(kinesic.UnsupportedError, lambda: tap.propose(State.BEGAN)).code == ffi.KIN_ERROR_UNSUPPORTED
    refused(kinesic.Error, lambda: manual.propose(99))  # type: ignore[arg-type]
    refused(kinesic.NullError, lambda: manual.propose(None))  # type: ignore[arg-type]
    refused(kinesic.InvalidError, lambda: manual.propose("began"))  # type: ignore[arg-type]
    engine.up(1, at=0.5)
    engine.down(1, (0, 0), at=1)
    manual.propose(State.BEGAN)
    assert refused(kinesic.StateError, lambda: manual.propose(State.POSSIBLE)).code == ffi.KIN_ERROR_STATE


def test_removed_ones_are_stale_until_they_are_added_again(engine: kinesic.Engine, pan: Pan) -> None:
    seen = []
    pan.on_event(lambda event: seen.append(event.state))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.1)
    pan.remove()
    assert seen == [State.BEGAN, State.CANCELLED]
    again = engine.root.add(Tap())
    assert again.id != pan.id
    for call in (
        lambda: pan.state, lambda: pan.remove(), lambda: pan.abort(), lambda: pan.value("translation.x"), lambda: pan.location(),
        lambda: pan.touch_count, lambda: pan.velocity, lambda: pan.relations(kinesic.Relation.REQUIRES), lambda: pan.engine,
    ):  # fmt: skip
        assert refused(kinesic.StaleError, call).code == ffi.KIN_ERROR_STALE
    assert pan.view is None and pan.threshold == 10
    events = engine.poll()
    assert all(isinstance(event, kinesic.GestureEvent) and event.recognizer is pan for event in events)


def test_names(engine: kinesic.Engine, tap: Tap) -> None:
    tap.name = "größer"
    assert tap.name == "größer"
    engine.explain = True
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    assert any("größer" in engine.describe(event) for event in engine.poll())
    refused(kinesic.NullError, lambda: setattr(tap, "name", None))
    refused(kinesic.InvalidError, lambda: Tap(name="a\0b"))


def test_swipes_and_presses(engine: kinesic.Engine) -> None:
    swipe = engine.root.add(Swipe(direction=15))
    press = engine.root.add(LongPress())
    engine.down(1, (0, 0), at=0)
    engine.move(1, (0, 100), at=0.05)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.recognizer is swipe
    assert kinesic.Direction(int(event.values["direction"])) is kinesic.Direction.DOWN
    engine.up(1, at=0.1)
    engine.down(1, (0, 0), at=1)
    engine.advance(1.6)
    assert press.state is State.BEGAN and press.duration == pytest.approx(0.5, abs=0.11)
