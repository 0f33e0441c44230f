"""What people do first, and do by mistake: it works, or a sentence says what to write."""

from __future__ import annotations

import copy
import ctypes
import math
import pickle
from typing import Any, List

import pytest
from test_feeding import refused

import kinesic
from kinesic import GestureEvent, Pan, Phase, Recognizer, Sample, Severity, Tap, View


def test_first_calls_say_what_to_write(engine: kinesic.Engine) -> None:
    wrong: Any = kinesic
    assert "name='...'" in str(refused(kinesic.InvalidError, lambda: wrong.Tap("single")))
    assert "name='...'" in str(refused(kinesic.InvalidError, lambda: wrong.Recognizer("tap", "single")))
    assert "frame=(0, 0, 320, 480)" in str(refused(kinesic.InvalidError, lambda: wrong.View((0, 0, 320, 480))))
    assert "engine.root" in str(refused(kinesic.InvalidError, lambda: wrong.Tap(engine)))
    assert "engine.root" in str(refused(kinesic.InvalidError, lambda: wrong.View(engine)))
    assert "Recognizer('tap', view)" in str(refused(kinesic.InvalidError, lambda: wrong.Recognizer(engine.root)))
    root: Any = engine.root
    assert "Tap()" in str(refused(kinesic.InvalidError, lambda: root.add(Tap)))
    assert "at=seconds" in str(refused(kinesic.NullError, lambda: engine.down(1, (0, 0))))
    for options in ({"touch_capacity": 0}, {"touch_capacity": 129}, {"event_capacity": 1}, {"tie_break": 7}, {"units_per_inch": 0}):
        text = str(refused(kinesic.Error, lambda: wrong.Engine(**options)))
        (name, value), *_ = options.items()
        assert f"{name}={value}" in text.replace("0.0", "0") and f"{name} is " in text and "0x" not in text and "kin_" not in text


@pytest.mark.parametrize("name", ["explian", "on_event", "poll", "title"])
def test_an_engine_has_no_other_attributes(engine: kinesic.Engine, name: str) -> None:
    with pytest.raises(AttributeError, match=name):
        setattr(engine, name, True)


@pytest.mark.parametrize("name", ["hiden", "add", "children", "wants_touch"])
def test_a_view_has_no_other_attributes(engine: kinesic.Engine, name: str) -> None:
    for view in (engine.root, View(), View(engine.root)):
        with pytest.raises(AttributeError, match=name):
            setattr(view, name, True)


def test_subclasses_have_attributes_of_their_own() -> None:
    class Window(kinesic.Engine):
        def __init__(self) -> None:
            super().__init__()
            self.frames = 0

    class Disc(View):
        def __init__(self, radius: float) -> None:
            super().__init__(frame=(0, 0, 2 * radius, 2 * radius))
            self.radius = radius

    window = Window()
    disc = window.root.add(Disc(5))
    window.frames += 1
    assert (window.frames, disc.radius) == (1, 5)
    with pytest.raises(AttributeError):
        kinesic.Session().titel = "misspelled"  # type: ignore[attr-defined]


def test_a_removed_one_says_so(engine: kinesic.Engine, tap: Tap) -> None:
    view = View(engine.root)
    inner = view.add(Pan())
    tap.remove()
    view.remove()
    assert "was removed" in str(refused(kinesic.StaleError, lambda: engine.root.add(view)))
    for gone in (tap, inner):
        assert "was removed: add it to a view again" in str(refused(kinesic.StaleError, lambda: gone.state))
    there = engine.root.add(Tap())
    assert "was added already" in str(refused(kinesic.InvalidError, lambda: engine.root.add(there)))
    engine.close()
    with kinesic.Engine() as other:
        assert "closed" in str(refused(kinesic.ClosedError, lambda: other.root.add(there)))


class Listener:
    def __init__(self) -> None:
        self.heard: List[Any] = []

    def hear(self, event: Any) -> None:
        self.heard.append(event)

    def log(self, severity: Severity, sentence: str) -> None:
        self.heard.append(sentence)


def test_bound_methods_can_be_taken_off_again(engine: kinesic.Engine, pan: Pan) -> None:
    listener = Listener()
    pan.on_event(listener.hear)
    engine.on_event(listener.hear)
    engine.on_log(listener.log)
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.1)
    assert len(listener.heard) == 2
    pan.stop_calling(listener.hear)
    engine.stop_calling(listener.hear)
    engine.stop_calling(listener.log)
    engine.move(1, (60, 0), at=0.2)
    assert len(listener.heard) == 2 and not engine._listening
    refused(kinesic.UnknownError, lambda: engine.stop_calling(listener.hear))
    refused(kinesic.UnknownError, lambda: pan.stop_calling(Listener().hear))
    pan.on_event(listener.hear)
    engine.up(1, at=0.3)
    assert len(listener.heard) == 3


def test_a_function_may_take_itself_off(engine: kinesic.Engine, pan: Pan) -> None:
    heard: List[Any] = []

    def once(event: kinesic.Event) -> None:
        heard.append(event)
        engine.stop_calling(once)

    engine.on_event(once)
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.1)
    engine.move(1, (60, 0), at=0.2)
    assert len(heard) == 1 and len(engine.poll()) == 2


def test_it_lifts_where_it_last_was_however_it_was_fed(engine: kinesic.Engine, pan: Pan) -> None:
    numpy = pytest.importorskip("numpy")
    engine.down(1, (0, 0), at=0)
    engine.feed([Sample(1, Phase.MOVED, 10.0 * step, 5, step / 10) for step in range(1, 4)])
    engine.up(1, at=0.5)
    assert engine.poll()[-1].location == (30, 5)  # type: ignore[union-attr]
    array = numpy.zeros(2, kinesic.sample_dtype())
    array["touch"], array["phase"], array["x"], array["time_ns"] = 1, [Phase.BEGAN, Phase.MOVED], [0, 70], [10**9, 11 * 10**8]
    engine.feed(array)
    engine.cancel(1, at=1.2)
    assert engine.poll()[-1].location == (70, 0)  # type: ignore[union-attr]


def test_records_that_could_not_be_read_come_with_the_next_poll(engine: kinesic.Engine, tap: Tap, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(at: float) -> None:
        engine.down(1, (0, 0), at=at)
        engine.up(1, at=at + 0.1)

    def interrupted(*_: object) -> List[Any]:
        raise KeyboardInterrupt

    play(0)
    with monkeypatch.context() as patch:
        patch.setattr(type(engine), "_events", interrupted)
        with pytest.raises(KeyboardInterrupt):
            engine.poll()
    play(1)
    assert [event.time for event in engine.poll()] == [0.1, 1.1] and engine.poll() == []


def test_the_result_of_a_check_is_its_verdict() -> None:
    case = {"id": "c", "recognizers": [{"id": "tap", "class": "tap"}], "script": [{"t": 0, "down": 1, "at": [0, 0]}, {"t": 0.1, "up": 1}]}
    right = kinesic.check({**case, "expect": [{"gesture": "tap", "state": "recognized"}]})
    wrong = kinesic.check({**case, "expect": []})
    assert right and not wrong and bool(right) is right.passed is True and bool(wrong) is wrong.passed is False


def test_replayed_recognizers_have_their_class() -> None:
    class Lands(Recognizer):
        CLASS_NAME = "com.example.lands"

        def step(self, input: kinesic.Step) -> kinesic.State:
            return kinesic.State.ENDED

    parts: List[bytes] = []
    with kinesic.Engine() as engine:
        with engine.record(parts.append):
            engine.root.add(Pan(name="pan")).allow_simultaneous(engine.root.add(Lands(name="lands")))
            engine.down(1, (0, 0), at=0)
            engine.move(1, (50, 0), at=0.1)
    trace = kinesic.Trace(b"".join(parts))
    replay = trace.replay(classes=[Lands])
    events = [event for event in replay.events if isinstance(event, GestureEvent)]
    assert [type(event.recognizer) for event in events] == [Lands, Pan] and events[1].recognizer.minimum_touches == 1
    assert [each.name for each in replay.engine.root.recognizers] == ["pan", "lands"]


def test_handles_are_not_copied_and_say_so(engine: kinesic.Engine, tap: Tap) -> None:
    action: Any = tap.bind(ctypes.CFUNCTYPE(None)(lambda: None), "void()")
    for handle in (engine, engine.root, tap, View(), Pan(), action, engine.fly()):
        for copying in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="neither be copied nor pickled"):
                copying(handle)


def test_events_are_copied_by_value(engine: kinesic.Engine, pan: Pan) -> None:
    engine.root.wants_touches = engine.explain = True
    View(engine.root, frame=(0, 0, 9, 9), wants_touches=True)
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.1)
    events = engine.poll()
    assert {type(event).__name__ for event in events} == {"GestureEvent", "DecisionEvent", "ViewTouchEvent"}
    for event in events:
        for made in (copy.copy(event), copy.deepcopy(event)):
            assert made == event and made is not event and made.raw == event.raw
            assert getattr(made, "recognizer", None) is getattr(event, "recognizer", None)
    gesture: Any = copy.deepcopy(next(event for event in events if isinstance(event, GestureEvent)))
    gesture.values["translation.x"] = 0
    assert gesture not in events and copy.deepcopy(events) == events
    sample = Sample(1, Phase.BEGAN, 1, 2, 0.5)
    assert pickle.loads(pickle.dumps(sample)) == copy.deepcopy(sample) == sample


def test_each_exception_is_the_one_that_python_has_for_it(engine: kinesic.Engine) -> None:
    tap, other = engine.root.add(kinesic.Tap()), kinesic.Engine()
    other.close()
    calls = [
        (ValueError, lambda: setattr(tap, "taps_required", 0)),
        (ValueError, lambda: engine.down(1, (math.nan, 0), at=0)),
        (ValueError, lambda: engine.up(1, at=0)),
        (TypeError, lambda: setattr(tap, "taps_required", "two")),
        (TypeError, lambda: setattr(tap, "name", 3)),
        (TypeError, lambda: engine.down(1, None, at=0)),  # type: ignore[arg-type]
        (TypeError, lambda: engine.down("1", (0, 0), at=0)),  # type: ignore[arg-type]
        (TypeError, lambda: engine.feed(["a sample"])),  # type: ignore[list-item]
        (TypeError, lambda: engine.root.add("tap")),  # type: ignore[type-var]
        (TypeError, lambda: tap.require_failure_of(engine.root)),  # type: ignore[arg-type]
        (TypeError, lambda: tap.on_ended("print")),  # type: ignore[type-var]
        (LookupError, lambda: engine.find_view("nowhere")),
        (AttributeError, lambda: tap.taps_requierd),  # type: ignore[attr-defined]
        (RuntimeError, lambda: other.poll()),
    ]
    for kind, call in calls:
        error = refused(kind, call)
        assert not isinstance(error, TypeError) or kind is TypeError, error
        assert kind is not ValueError or not isinstance(error, TypeError), error


def test_a_misspelled_attribute_is_answered_before_it_is_attached_too(engine: kinesic.Engine) -> None:
    """And as Python has it: `hasattr` is False. It was a NullError of a recognizer that has no view yet."""
    for pan in (kinesic.Pan(), engine.root.add(kinesic.Pan())):
        for wrong, right in (("on_end", "on_ended"), ("treshold", "threshold"), ("allow_simultanous", "allow_simultaneous")):
            with pytest.raises(kinesic.UnknownPropertyError, match=f"'{wrong}' is unknown .*did you mean '{right}'"):
                getattr(pan, wrong)
        assert not hasattr(pan, "sparkle") and getattr(pan, "sparkle", 3) == 3
