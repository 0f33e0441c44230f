"""Life, time, output of an engine."""

from __future__ import annotations

import contextlib
import dataclasses
import subprocess
import sys

import pytest

import kinesic
from kinesic import DecisionEvent, GestureEvent, Phase, Reason, State, ViewTouchEvent


def tapped(engine: kinesic.Engine, at: float = 0.0) -> None:
    engine.down(1, (10, 20), at=at)
    engine.up(1, at=at + 0.05)


def test_a_tap_is_one_event(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    tapped(engine)
    events = engine.poll()
    assert len(events) == 1
    event = events[0]
    assert isinstance(event, GestureEvent)
    assert event.recognizer is tap
    assert event.view is engine.root
    assert (event.state, event.previous_state) == (State.ENDED, State.POSSIBLE)
    assert event.state is State.RECOGNIZED
    assert (event.time, event.time_ns) == (0.05, 50_000_000)
    assert event.location == (10, 20)
    assert event.touch_count == 1
    assert event.values == {"tap_count": 1.0}
    assert engine.poll() == []


def test_usage_tells_how_full_it_is() -> None:
    with kinesic.Engine(touch_capacity=4) as engine:
        before = engine.usage
        assert before.touches == (0, 0, 8) and before.views.now == 1 and before.recognizers.now == 0
        kinesic.Tap(engine.root)
        engine.down(1, (10, 20), at=0.0)
        engine.down(2, (90, 20), at=0.0)
        engine.up(1, at=0.05)
        engine.up(2, at=0.05)
        engine.advance(1.0)
        after = engine.usage
        assert (after.touches.now, after.touches.most) == (0, 2)
        assert after.recognizers.now == 1 and after.bytes > before.bytes <= before.most_bytes <= after.most_bytes


def test_events_are_frozen_and_compare_by_what_they_say(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    tapped(engine)
    (event,) = engine.poll()
    with pytest.raises(dataclasses.FrozenInstanceError):
        event.time_ns = 3  # type: ignore[misc]
    assert hash(event) == hash(dataclasses.replace(event))
    assert event == dataclasses.replace(event)
    if sys.version_info >= (3, 10):
        assert not hasattr(event, "__dict__")


def test_view_touches_come_for_views_that_ask(engine: kinesic.Engine) -> None:
    view = kinesic.View(engine.root, frame=(0, 0, 100, 100), wants_touches=True, name="V")
    engine.down(7, (10, 20), at=0.5)
    engine.move(7, (11, 20), at=0.6)
    engine.up(7, at=0.7)
    events = [event for event in engine.poll() if isinstance(event, ViewTouchEvent)]
    assert [event.phase for event in events] == [Phase.BEGAN, Phase.MOVED, Phase.ENDED]
    assert all(event.view is view and event.touch == 7 for event in events)
    assert [event.touch_time for event in events] == [0.5, 0.6, 0.7]
    assert events[1].location == (11, 20)
    assert len({event.contact for event in events}) == 1


def test_decisions_come_when_explaining_is_on(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    assert engine.explain is False
    engine.explain = True
    engine.down(1, (0, 0), at=0.0)
    engine.move(1, (200, 0), at=0.01)
    (event,) = engine.poll()
    assert isinstance(event, DecisionEvent)
    assert event.recognizer is tap and event.reason is Reason.OWN_RULE
    assert event.detail != ""
    sentence = engine.describe(event)
    assert "tap" in sentence and event.detail in sentence
    engine.explain = False
    engine.up(1, at=0.1)
    tapped(engine, 1.0)
    assert all(isinstance(event, GestureEvent) for event in engine.poll())


def test_describe_says_every_kind_of_event_in_a_sentence(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    engine.explain = True
    kinesic.View(engine.root, frame=(0, 0, 100, 100), wants_touches=True, name="a view with a name")
    tapped(engine)
    events = engine.poll()
    assert {type(event) for event in events} == {GestureEvent, ViewTouchEvent, DecisionEvent}
    for event in events:
        sentence = engine.describe(event)
        assert len(sentence) > 10 and "\n" not in sentence
        assert "a view with a name" in sentence or "tap" in sentence


def test_time_and_deadlines(engine: kinesic.Engine) -> None:
    press = engine.root.add(kinesic.LongPress(name="press"))
    assert (engine.time, engine.time_ns) == (0.0, 0)
    assert engine.next_deadline is None and engine.next_deadline_ns is None
    engine.down(1, (0, 0), at=1.0)
    assert engine.next_deadline == 1.5 and engine.next_deadline_ns == 1_500_000_000
    engine.advance(1.4)
    assert press.state is State.POSSIBLE and engine.time == 1.4
    engine.advance(time_ns=engine.next_deadline_ns)
    assert press.state is State.BEGAN
    (event,) = engine.poll()
    assert event.time == 1.5


def test_cancel_touches_ends_everything(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    engine.down(1, (0, 0), at=0.0)
    engine.move(1, (50, 0), at=0.1)
    engine.cancel_touches(0.2)
    assert [event.state for event in engine.poll() if isinstance(event, GestureEvent)] == [State.BEGAN, State.CANCELLED]
    engine.down(1, (0, 0), at=0.3)


def test_engines_are_independent(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    with kinesic.Engine() as other:
        other.root.add(kinesic.Tap())
        tapped(engine)
        assert len(engine.poll()) == 1 and other.poll() == []
        assert other.time == 0


def test_equal_engines_have_equal_hashes() -> None:
    with kinesic.Engine() as a, kinesic.Engine() as b:
        for engine in (a, b):
            engine.root.add(kinesic.Tap())
        assert a.state_hash == b.state_hash
        before = a.state_hash
        a.down(1, (0, 0), at=0)
        assert a.state_hash != before
        b.down(1, (0, 0), at=0)
        assert a.state_hash == b.state_hash


def test_options_are_checked() -> None:
    with kinesic.Engine(touch_capacity=1, event_capacity=64, tie_break=kinesic.TieBreak.CROSSING, units_per_inch=326):
        pass
    for wrong in ({"touch_capacity": 0}, {"touch_capacity": 129}, {"event_capacity": 1}, {"units_per_inch": 0}, {"units_per_inch": -1}):
        with pytest.raises(kinesic.RangeError) as caught:
            kinesic.Engine(**wrong)  # type: ignore[arg-type]
        assert caught.value.name == "KIN_ERROR_RANGE" and f"{next(iter(wrong))} is " in str(caught.value)
    for worse in (float("nan"), float("inf")):
        with pytest.raises(kinesic.Error):
            kinesic.Engine(units_per_inch=worse)
    with pytest.raises(kinesic.NullError):
        kinesic.Engine(touch_capacity=None)  # type: ignore[arg-type]


def test_more_contacts_than_the_capacity_are_refused_whole() -> None:
    with kinesic.Engine(touch_capacity=2) as engine:
        samples = [kinesic.Sample(index, Phase.BEGAN, index, 0, 0.0) for index in range(3)]
        with pytest.raises(kinesic.CapacityError) as caught:
            engine.feed(samples)
        assert caught.value.code == -9
        engine.feed(samples[:2])


def test_a_closed_engine_refuses_everything() -> None:
    engine = kinesic.Engine()
    view = kinesic.View(engine.root, frame=(0, 0, 10, 10))
    tap = view.add(kinesic.Tap())
    engine.close()
    engine.close()
    assert engine.closed and "closed" in repr(engine)
    calls = [
        lambda: engine.feed([]), lambda: engine.down(1, (0, 0), at=0), lambda: engine.advance(1), lambda: engine.poll(),
        lambda: engine.time, lambda: engine.next_deadline, lambda: engine.classes, lambda: engine.state_hash,
        lambda: engine.hit_test((0, 0)), lambda: engine.root.add(kinesic.Tap()), lambda: view.frame, lambda: view.hidden,
        lambda: view.remove(), lambda: tap.state, lambda: tap.taps_required, lambda: tap.abort(), lambda: tap.remove(),
        lambda: engine.on_event(print), lambda: setattr(engine, "explain", True), lambda: engine.check_invariants(),
    ]  # fmt: skip
    for call in calls:
        with pytest.raises(kinesic.ClosedError) as caught:
            call()
        assert "closed" in str(caught.value) and caught.value.code == kinesic.ffi.KIN_ERROR_NULL


def test_classes_describe_themselves(engine: kinesic.Engine) -> None:
    classes = engine.classes
    assert {"tap", "long_press", "pan", "swipe", "pinch", "rotation", "screen_edge_pan", "press", "manual"} <= set(classes)
    tap = classes["tap"]
    taps = tap.property("taps_required")
    assert taps is not None and (taps.initial, taps.minimum, taps.kind) == (1, 1, kinesic.PropertyKind.INTEGER)
    assert taps.summary and taps.origin
    assert [value.name for value in tap.values] == ["tap_count"]
    assert tap.property("enabled") is not None and tap.property("nonsense") is None
    assert "enabled" in [info.name for info in kinesic.common_properties()]


def test_callbacks_without_polling_never_fill_the_queue() -> None:
    with kinesic.Engine(event_capacity=64) as engine:
        pan = engine.root.add(kinesic.Pan())
        taken = []
        pan.on_event(lambda event: taken.append(event.state))
        for round in range(300):
            time = round * 1.0
            engine.down(1, (0, 0), at=time)
            engine.move(1, (50, 0), at=time + 0.1)
            engine.up(1, at=time + 0.2)
        assert taken.count(State.BEGAN) == taken.count(State.ENDED) == 300


def test_without_polling_a_full_queue_says_so() -> None:
    with kinesic.Engine(event_capacity=64) as engine:
        engine.root.add(kinesic.Tap())
        with pytest.raises(kinesic.CapacityError):
            for round in range(10_000):
                tapped(engine, round * 2.0)
        engine.poll()
        with contextlib.suppress(kinesic.SequenceError):  # where the queue was full
            engine.up(1, at=1e6)
        tapped(engine, 2e6)


def test_it_leaves_quietly_at_the_end_of_the_interpreter() -> None:
    program = "import kinesic; e = kinesic.Engine(); t = kinesic.Tap(e.root); t.on_ended(lambda _: print(e)); e.down(1, (0, 0), at=0)"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_class_tables_are_read_once_for_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    with kinesic.Engine() as first:
        assert first.root.add(kinesic.Tap()).taps_required == 1
    monkeypatch.setattr(kinesic.ffi.lib, "kin_engine_get_class", lambda *_: pytest.fail("a table was read again"))
    with kinesic.Engine() as second:
        assert second.root.add(kinesic.Pan()).minimum_touches == 1 and len(second.classes) == len(kinesic.standard.BY_CLASS_NAME)


def test_the_units_of_an_inch_can_change() -> None:
    with kinesic.Engine(units_per_inch=326) as engine:
        pan = engine.root.add(kinesic.Pan())
        assert engine.units_per_inch == 326
        engine.down(1, (0, 0), at=0)
        engine.move(1, (15, 0), at=0.1)
        assert pan.state is kinesic.State.POSSIBLE
        engine.units_per_inch = 163
        engine.move(1, (16, 0), at=0.2)
        assert pan.state is kinesic.State.BEGAN
        for wrong in (0, -1, float("nan")):
            with pytest.raises(kinesic.RangeError):
                engine.units_per_inch = wrong
        assert engine.units_per_inch == 163
