"""Hovering, scrolling, estimates of touches, and flings."""

from __future__ import annotations

import math
from typing import Any, List

import pytest
from test_feeding import refused, states

import kinesic
from kinesic import EstimateKind, Fling, Prediction, ScrollPhase, ScrollSample, State, TouchType, View


def test_a_pointer_enters_hovers_and_leaves(engine: kinesic.Engine) -> None:
    left = View(engine.root, frame=(0, 0, 100, 100)).add(kinesic.Hover(name="left"))
    right = View(engine.root, frame=(100, 0, 100, 100)).add(kinesic.Hover(name="right"))
    engine.hover(1, (50, 10), at=0)
    engine.hover(1, (60, 10), at=0.1)
    engine.hover(1, (150, 10), at=0.2)
    engine.end_hover(1, at=0.3)
    events = [event for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
    assert [event.state for event in events if event.recognizer is left] == [State.BEGAN, State.CHANGED, State.ENDED]
    assert [event.state for event in events if event.recognizer is right] == [State.BEGAN, State.ENDED]
    assert events[-1].location == (150, 10)
    refused(kinesic.SequenceError, lambda: engine.end_hover(1, at=0.4))
    engine.hover(1, (1, 1), at=0.5, type=TouchType.PENCIL)
    assert states(engine) == ["BEGAN"]


def test_what_is_refused_changes_no_pointer(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Hover())
    refused(kinesic.InvalidError, lambda: engine.hover(1, (math.nan, 0), at=0))
    engine.hover(1, (0, 0), at=0)
    engine.advance(1)
    refused(kinesic.TouchTimeError, lambda: engine.end_hover(1, at=0.5))
    engine.end_hover(1, at=2)
    assert states(engine) == ["BEGAN", "ENDED"]


def test_a_wheel_and_a_trackpad_drive_a_pan(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    engine.scroll(1, (50, 50), (0, -12), at=0)
    (began, ended) = engine.poll()
    assert isinstance(began, kinesic.GestureEvent) and (began.touch_count, began.location) == (0, (50, 50))
    engine.scroll(2, (50, 50), at=1, phase=ScrollPhase.BEGAN)
    engine.scroll(2, (50, 50), (3, 4), at=1.1, phase=ScrollPhase.CHANGED)
    assert pan.translation == (3, 4)
    engine.scroll(2, (50, 50), at=1.2, phase=ScrollPhase.ENDED)
    assert states(engine) == ["BEGAN", "ENDED"]


def test_the_type_of_a_scroll_follows_from_its_phase(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    pan.allowed_touch_types = 1 << TouchType.INDIRECT
    engine.scroll(1, (0, 0), (0, 5), at=0)
    assert states(engine) == []
    engine.scroll(1, (0, 0), (0, 5), at=0.1, phase=ScrollPhase.BEGAN)
    engine.scroll(1, (0, 0), (0, 5), at=0.2, phase=ScrollPhase.CANCELLED)
    assert states(engine) == ["BEGAN", "CANCELLED"]
    engine.scroll(1, (0, 0), (0, 5), at=0.3, type=TouchType.INDIRECT)
    assert states(engine) == ["BEGAN", "ENDED"]


def test_pinch_and_rotation_by_trackpad(engine: kinesic.Engine) -> None:
    view = View(engine.root, frame=(500, 500, 1, 1))
    pinch, rotation = view.add(kinesic.Pinch()), view.add(kinesic.Rotation())
    pinch.allow_simultaneous(rotation)
    samples = [
        ScrollSample(1, ScrollPhase.BEGAN, 0, 0, 0.0, view=view),
        ScrollSample(1, ScrollPhase.CHANGED, 0, 0, 0.1, magnification=0.5, rotation=0.25),
    ]
    engine.feed_scroll(samples)
    assert pinch.scale == 1.5 and rotation.rotation == 0.25 and samples[1].location == (0, 0) and samples[1].time_ns == 100_000_000
    engine.feed_scroll(iter([]))


def test_a_scroll_may_turn_alone(engine: kinesic.Engine) -> None:
    rotation = engine.root.add(kinesic.Rotation())
    engine.feed_scroll([ScrollSample(1, ScrollPhase.BEGAN, 0, 0, 0.0), ScrollSample(1, ScrollPhase.CHANGED, 0, 0, 0.1, rotation=1.0)])
    assert rotation.rotation == 1.0


def test_wrong_scrolls_change_nothing(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    before = engine.state_hash
    good = ScrollSample(1, ScrollPhase.BEGAN, 0, 0, 0.0)
    refused(kinesic.SequenceError, lambda: engine.scroll(1, (0, 0), at=0, phase=ScrollPhase.CHANGED))
    refused(kinesic.SequenceError, lambda: engine.feed_scroll([good, good]))
    refused(kinesic.InvalidError, lambda: engine.scroll(1, (0, 0), at=0, magnification=-1))
    refused(kinesic.InvalidError, lambda: engine.scroll(1, (0, 0), (math.inf, 0), at=0))
    refused(kinesic.InvalidError, lambda: engine.feed_scroll([good, None]))  # type: ignore[list-item]
    refused(kinesic.InvalidError, lambda: engine.feed_scroll(7))  # type: ignore[arg-type]
    refused(kinesic.NullError, lambda: engine.feed_scroll(None))  # type: ignore[arg-type]
    with kinesic.Engine() as other:
        refused(kinesic.StaleError, lambda: engine.scroll(1, (0, 0), at=0, view=other.root))
    assert engine.state_hash == before


def test_a_map_of_a_transform(engine: kinesic.Engine) -> None:
    gesture = engine.root.add(kinesic.TransformGesture())
    engine.down(1, (0, 0), at=0)
    engine.move(1, (20, 5), at=0.1)
    assert gesture.map == kinesic.Transform(tx=20, ty=5) and gesture.allows_pan is True


def test_serial_taps_and_a_tap_drag(engine: kinesic.Engine) -> None:
    serial = engine.root.add(kinesic.SerialTap())
    for round in range(3):
        engine.down(1, (0, 0), at=round * 0.2)
        engine.up(1, at=round * 0.2 + 0.1)
    assert [event.values["tap_count"] for event in engine.poll() if isinstance(event, kinesic.GestureEvent)] == [1, 2, 3]
    serial.remove()
    drag = engine.root.add(kinesic.TapDrag())
    engine.down(1, (0, 0), at=5)
    engine.up(1, at=5.1)
    engine.down(1, (0, 0), at=5.2)
    engine.move(1, (0, 30), at=5.3)
    assert drag.state is State.BEGAN and drag.translation == (0, 30) and drag.distance == 30


def test_the_engine_says_whether_it_explains(engine: kinesic.Engine) -> None:
    assert engine.explain is False
    engine.explain = True
    assert engine.explain is True
    kinesic.ffi.lib.kin_engine_set_explain(engine._pointer, False)
    assert engine.explain is False, "it is the engine that knows"


def test_estimates(engine: kinesic.Engine) -> None:
    engine.down(1, (0, 0), at=0)
    engine.move(1, (10, 0), at=0.010)
    assert engine.sample_touch(1, 0.005).location == (5, 0) and engine.sample_touch(1, 0.005).kind is EstimateKind.INTERPOLATED
    assert engine.sample_touch(1, time_ns=10_000_000).kind is EstimateKind.SAMPLE
    ahead = engine.sample_touch(1, 0.012)
    assert ahead.kind is EstimateKind.EXTRAPOLATED and ahead.x == pytest.approx(12) and ahead.time == 0.012
    assert [(point.time, point.position) for point in engine.touch_history(1)] == [(0, (0, 0)), (0.01, (10, 0))]
    refused(kinesic.StaleError, lambda: engine.sample_touch(2, 0))
    refused(kinesic.StaleError, lambda: engine.touch_history(2))
    refused(kinesic.NullError, lambda: engine.sample_touch(1))


def test_prediction(engine: kinesic.Engine) -> None:
    for i in range(7):
        (engine.move if i else engine.down)(1, (10 * i, 0), at=i / 100)
    ahead = engine.sample_touch(1, 0.080)
    assert ahead.kind is EstimateKind.EXTRAPOLATED and ahead.x == pytest.approx(80)
    engine.set_prediction(Prediction.LINE)
    assert engine.sample_touch(1, 0.080).x == 65
    engine.set_prediction(Prediction.NONE)
    assert engine.sample_touch(1, 0.080).kind is EstimateKind.HELD and engine.sample_touch(1, 0.080).x == 60
    with pytest.raises(ValueError):
        engine.set_prediction(3)  # type: ignore[arg-type]
    assert engine.sample_touch(1, 0.080).x == 60


def test_smoothing(engine: kinesic.Engine) -> None:
    engine.set_smoothing(kinesic.Smoothing(minimum_cutoff=1, beta=0))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (10, 0), at=0.010)
    assert 0 < engine.sample_touch(1, 0.010).x < 5
    engine.set_smoothing(None)
    assert engine.sample_touch(1, 0.010).x == 10
    refused(kinesic.Error, lambda: engine.set_smoothing(kinesic.Smoothing(beta=-1)))
    refused(kinesic.InvalidError, lambda: engine.set_smoothing(3))  # type: ignore[arg-type]


def test_flings() -> None:
    fling = Fling.friction(100, 1000)
    assert fling.final == pytest.approx(100 + 1000 / (-1000 * math.log(0.998))) and fling.turn == math.inf
    assert fling.at(0) == (100, 1000) and fling.at(0).velocity == 1000 and fling.at(fling.duration) == (fling.final, 0)
    assert Fling.decay(0, 10, 2).at(0.5).position == pytest.approx(5 * (1 - math.exp(-1)))
    page, index = fling.snap([0, 320, 640])
    assert index == 2 and page.final == 640 and page.velocity == 1000
    assert fling.bound(0, 200).final == 200
    spring = Fling.spring(0, 0, 10, response=0.4)
    assert spring.final == 10 and 0 < spring.at(0.1).position < 10
    assert Fling.spring_physical(0, 0, 10, 1, 100, 20).damping == pytest.approx(1)
    for call in (lambda: Fling.decay(0, 1, 0), lambda: Fling.spring(0, 0, 1, response=-1), lambda: kinesic.rubber_band(1, 0)):
        assert "kin_" in str(refused(kinesic.RangeError, call))
    for call in (lambda: Fling.decay(math.nan, 1, 1), lambda: spring.bound(0, 1), lambda: fling.snap([])):
        refused(kinesic.InvalidError, call)


def test_rubber_bands() -> None:
    offset = kinesic.rubber_band(100, 320)
    assert offset == pytest.approx((1 - 1 / (100 * 0.55 / 320 + 1)) * 320)
    assert kinesic.rubber_band_distance(offset, 320) == pytest.approx(100)
    assert kinesic.rubber_band(-100, 320) == -offset


def test_views_are_what_the_engine_says(engine: kinesic.Engine) -> None:
    lib, ffi = kinesic.ffi.lib, kinesic.ffi
    a, b = (View(engine.root, name=name) for name in "ab")
    raw, recognizer = ffi.kin_view_id(), ffi.kin_recognizer_id()
    assert lib.kin_view_add(engine._pointer, a.id, None, raw) == 0
    assert lib.kin_view_set_name(engine._pointer, raw, b"raw") == 0
    assert lib.kin_recognizer_add(engine._pointer, raw, b"tap", recognizer) == 0
    (found,) = a.children
    assert (found.id, found.name, found.parent) == (raw.value, "raw", a) and a.children == [found]
    assert [each.class_name for each in found.recognizers] == ["tap"]
    lib.kin_view_set_transform(engine._pointer, found.id, ffi.kin_transform(2, 0, 0, 2, 0, 0))
    assert found.transform == kinesic.Transform.scale(2)
    a.bring_to_front()
    assert engine.root.children == [b, a]
    a.remove()
    assert engine.root.children == [b]
    refused(kinesic.StaleError, lambda: found.children)
    assert View().children == View().recognizers == [] and View().parent is None


def test_what_a_callback_removed_is_not_listed(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    view = View(engine.root, frame=(0, 0, 0, 0))
    other = engine.root.add(kinesic.Pan())
    lists: List[Any] = []

    @tap.on_recognized
    def remove(event: kinesic.GestureEvent) -> None:
        view.remove()
        other.remove()
        made = engine.root.add(View(name="new"))
        lists.append((engine.root.children == [made], engine.root.recognizers == [tap]))

    engine.down(1, (5, 5), at=0)
    engine.up(1, at=0.1)
    assert lists == [(True, True)]
