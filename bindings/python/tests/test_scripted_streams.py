"""Recognizer classes written in Python with a stream of events for each touch."""

from __future__ import annotations

import io
import math
import random
from typing import Any, List, Optional, Tuple, Type

import pytest
from scripts import scripted
from test_feeding import refused
from test_tutorial import load

import kinesic
from kinesic import ClassFlag, PointValue, Property, Recognizer, State, Step, Value

Drags: Type[Recognizer] = load("drags").Drags
Row = Tuple[float, Optional[int], int, str, str, float, float, float, float]
FINGERS = 10


def streamed(function: Any, **members: Any) -> Recognizer:
    """A recognizer with streams whose step is `function`."""
    return scripted(function, CLASS_FLAGS=ClassFlag.PER_TOUCH, **members)


def story(engine: kinesic.Engine) -> str:
    """ "1b 2b 1c 1e": what was sent, touch and state's first letter; x for cancelled."""
    gestures = [event for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
    return " ".join(f"{event.touch}{'x' if event.state is State.CANCELLED else event.state.name[0].lower()}" for event in gestures)


def rows(engine: kinesic.Engine) -> List[Row]:
    return [
        (event.time, event.touch, event.contact, event.previous_state.name, event.state.name, event.x, event.y,
         event.values["translation.x"], event.values["translation.y"])
        for event in engine.poll() if isinstance(event, kinesic.GestureEvent)
    ]  # fmt: skip


def play(engine: kinesic.Engine, seed: int) -> List[Row]:
    """Random fingers, a host that cancels and aborts, and a recognizer that must fail first; what the recognizer under
    test sends."""
    recognizer, gate = engine.root.recognizers
    chance, down = random.Random(seed), set()
    found: List[Row] = []
    for _ in range(1500):
        touch, luck = chance.randint(1, FINGERS), chance.random()
        phase = kinesic.Phase.BEGAN
        if touch in down:
            phase = kinesic.Phase.MOVED if luck < 0.75 else kinesic.Phase.ENDED if luck < 0.95 else kinesic.Phase.CANCELLED
        (down.discard if phase > kinesic.Phase.MOVED else down.add)(touch)
        place = (60 * touch + chance.randint(0, 12), chance.randint(0, 12))
        engine.feed(kinesic.Sample(touch, phase, *place, engine.time + chance.choice([0.0, 0.01])))
        if luck < 0.002:
            recognizer.abort()
        if luck > 0.9 and gate.state is State.POSSIBLE and gate.touch_count:
            gate.propose(State.FAILED)
        found += rows(engine)
        engine.check_invariants()
    return found


@pytest.mark.parametrize("is_waiting", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_the_example_gives_what_multi_drag_gives(seed: int, is_waiting: bool) -> None:
    both: List[List[Row]] = []
    for kind in (Drags, kinesic.MultiDrag):
        with kinesic.Engine() as engine:
            recognizer = engine.root.add(kind())
            gate = engine.root.add(kinesic.Manual(observe_only=True))
            if is_waiting:
                recognizer.require_failure_of(gate)
            both.append(play(engine, seed))
    assert both[0] == both[1] and len(both[0]) > 100
    assert {row[4] for row in both[0]} == {"BEGAN", "CHANGED", "ENDED", "CANCELLED"}


def test_a_report_has_outputs_and_a_place(engine: kinesic.Engine) -> None:
    def step(self: Any, input: Step) -> None:
        for touch in input.began:
            self.report(touch, State.BEGAN, place=(7, 8), far=3, corner=touch.position)
        for touch in input.ended:
            self.report(touch, State.ENDED, corner=(touch.x, 0))

    made = engine.root.add(streamed(step, far=Value("Far.", default=5), corner=PointValue("Corner.")))
    engine.down(1, (1, 2), at=0)
    assert made.state is State.BEGAN
    engine.up(1, at=0.1)
    began, ended = (event for event in engine.poll() if isinstance(event, kinesic.GestureEvent))
    assert (began.touch, began.location, began.values) == (1, (7, 8), {"far": 3, "corner.x": 1, "corner.y": 2})
    assert (ended.touch, ended.location, ended.values) == (1, (1, 2), {"far": 5, "corner.x": 1, "corner.y": 0})
    assert made.state is State.POSSIBLE


@pytest.mark.parametrize("is_told", [False, True])
def test_a_stream_that_ends_in_its_first_step_may_send_began_first(engine: kinesic.Engine, is_told: bool) -> None:
    def step(self: Any, input: Step) -> None:
        for touch in input.ended:
            self.report(touch, State.ENDED, send_began=is_told)

    engine.root.add(streamed(step))
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    assert story(engine) == ("1b 1e" if is_told else "1e")


def test_a_step_that_answers_nothing_leaves_the_state_to_the_reports(engine: kinesic.Engine) -> None:
    engine.explain = True

    def step(self: Any, input: Step) -> None:
        for touch in input.moved:
            self.report(touch, State.ENDED) if touch.x > 100 else self.ignore(touch)

    made = engine.root.add(streamed(step))
    engine.down(1, (0, 0), at=0)
    assert made.state is State.POSSIBLE
    engine.move(1, (5, 0), at=0.1)  # ignored: no touch is left, and none was reported
    (failed,) = engine.poll()
    assert isinstance(failed, kinesic.DecisionEvent) and failed.state is State.FAILED
    engine.up(1, at=0.2)
    engine.down(2, (0, 0), at=1)
    engine.down(3, (0, 0), at=1.1)
    engine.move(2, (120, 0), at=1.2)
    assert made.state is State.BEGAN and story(engine) == "2e"
    engine.cancel(3, at=1.3)  # the last one that it follows is still down
    assert made.state is State.BEGAN
    engine.up(2, at=1.4)
    assert made.state is State.POSSIBLE and story(engine) == ""


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_the_last_touch_says_how_the_recognizer_ends(engine: kinesic.Engine, is_cancelled: bool) -> None:
    engine.explain = True
    engine.root.add(Drags())
    for touch in (1, 2):
        engine.down(touch, (50 * touch, 0), at=0)
    engine.move(1, (99, 0), at=0.1)
    engine.cancel(2, at=0.2)
    engine.cancel(1, at=0.3) if is_cancelled else engine.up(1, at=0.3)
    decisions = [(event.state, event.reason) for event in engine.poll() if isinstance(event, kinesic.DecisionEvent)]
    cancelled = (State.CANCELLED, kinesic.Reason.TOUCH_CANCELLED)
    assert decisions == [(State.BEGAN, kinesic.Reason.OWN_RULE)] + [cancelled] * is_cancelled


def test_a_stream_whose_touch_leaves_is_cancelled(engine: kinesic.Engine) -> None:
    def step(self: Any, input: Step) -> None:
        for touch in input.began:
            self.report(touch, State.BEGAN)
        for touch in input.moved:
            self.ignore(touch)

    engine.root.add(streamed(step))
    for touch in (1, 2, 3):
        engine.down(touch, (50 * touch, 0), at=0.1 * touch)
    engine.up(1, at=1)
    engine.move(2, (0, 0), at=2)
    engine.cancel(3, at=3)
    assert story(engine) == "1b 2b 3b 1x 2x 3x"


def test_a_class_that_waits_for_a_next_tap_returns_its_state(engine: kinesic.Engine) -> None:
    def step(self: Any, input: Step) -> Optional[State]:
        self.taps += len(input.ended)
        if input.timer:
            return self.fail("no second tap")
        self.deadline = input.time + 0.5
        for touch in input.ended if self.taps == 2 else ():
            self.report(touch, State.ENDED)
        return None if self.taps == 2 else State.POSSIBLE

    made = engine.root.add(streamed(step, prepare=lambda self: setattr(self, "taps", 0)))
    for round in range(2):
        engine.down(1, (0, 0), at=0.2 * round)
        engine.up(1, at=0.2 * round + 0.1)
    assert story(engine) == "1e" and made.state is State.POSSIBLE


@pytest.mark.parametrize(
    "kind, sentence, misuse",
    [
        (kinesic.InvalidTypeError, "a touch of this step is reported", lambda self, touch: self.report("touch", State.BEGAN)),
        (kinesic.InvalidError, "not a state of its stream", lambda self, touch: self.report(touch, State.POSSIBLE)),
        (kinesic.InvalidError, "not a state of its stream", lambda self, touch: self.report(touch, State.FAILED)),
        (kinesic.InvalidError, "not a state of its stream", lambda self, touch: self.report(touch, 1)),
        (kinesic.InvalidError, "far must be finite", lambda self, touch: self.report(touch, State.BEGAN, far=math.nan)),
        (kinesic.InvalidTypeError, "corner must be 2 numbers", lambda self, touch: self.report(touch, State.BEGAN, corner=3)),
        (kinesic.InvalidError, "place must be finite", lambda self, touch: self.report(touch, State.BEGAN, place=(0, math.inf))),
        (kinesic.UnknownError, "no output 'fra'; it has: far, corner", lambda self, touch: self.report(touch, State.BEGAN, fra=1)),
        (kinesic.UnsupportedError, "give it to report", lambda self, touch: setattr(self, "far", 1)),
        (kinesic.UnsupportedError, "give it to report", lambda self, touch: self.far),
    ],
)
def test_a_report_that_is_wrong_is_refused_and_none(engine: kinesic.Engine, kind: Any, sentence: str, misuse: Any) -> None:
    kept: List[kinesic.Error] = []

    def step(self: Any, input: Step) -> None:
        for touch in input.began:
            with pytest.raises(kinesic.Error) as caught:
                misuse(self, touch)
            kept.append(caught.value)
            self.report(touch, State.BEGAN, far=2)

    engine.root.add(streamed(step, far=Value("Far."), corner=PointValue("Corner.")))
    engine.down(1, (1, 2), at=0)
    assert type(kept[0]) is kind and sentence in str(kept[0])
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.values == {"far": 2, "corner.x": 0, "corner.y": 0}


def test_one_report_a_touch_and_step(engine: kinesic.Engine) -> None:
    def step(self: Any, input: Step) -> None:
        for touch in (*input.touches, input.touches[0]):
            self.report(touch, State.BEGAN)

    engine.root.add(streamed(step))
    assert "has a report in this step" in str(refused(kinesic.InvalidError, lambda: engine.down(1, (1, 2), at=0)))
    assert story(engine) == ""


def test_a_state_that_cannot_follow_is_reported(engine: kinesic.Engine) -> None:
    told: List[str] = []
    engine.on_log(lambda severity, sentence: told.append(sentence))
    engine.root.add(streamed(lambda self, input: self.report(input.touches[0], State.BEGAN)))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (5, 0), at=0.1)
    assert len(told) == 1 and "cannot follow" in told[0] and story(engine) == "1b 1x"


def test_other_classes_have_no_streams(engine: kinesic.Engine) -> None:
    engine.root.add(scripted(lambda self, input: self.report(input.touches[0], State.BEGAN)))
    assert "ClassFlag.PER_TOUCH" in str(refused(kinesic.UnsupportedError, lambda: engine.down(1, (1, 2), at=0)))
    refused(kinesic.UnsupportedError, lambda: kinesic.Tap(engine.root).report(None, State.BEGAN))  # type: ignore[arg-type]
    made: Any = {"step": lambda self, input: None, "report": Property(float, "Taken.", default=1)}
    assert "has a meaning" in str(refused(kinesic.ClassError, lambda: type("Wrong", (Recognizer,), made)))


def test_a_trace_of_streams_plays_with_their_code_and_without_it() -> None:
    data = io.BytesIO()
    with kinesic.Engine() as engine:
        engine.root.add(Drags(name="drags"))
        engine.root.add(kinesic.Manual(observe_only=True))
        with engine.record(data, check_every=1):
            found = play(engine, 1)
        state = engine.state_hash
    trace = kinesic.Trace(data.getvalue())
    for replay in (trace.replay(), trace.replay(live=True, classes=[Drags])):
        assert len(replay.events) == len(found) and replay.engine.state_hash == state
        assert [(event.touch, event.values["translation.x"]) for event in replay.events] == [(row[1], row[7]) for row in found]  # type: ignore[union-attr]


def test_a_hundred_fingers_have_a_stream_each() -> None:
    fingers = range(100)

    def frame(phase: kinesic.Phase, at: float) -> List[kinesic.Sample]:
        return [kinesic.Sample(finger, phase, finger, at, at) for finger in fingers]

    def step(self: Any, input: Step) -> None:
        for touch in input.began:
            self.report(touch, State.BEGAN)
        for touch in input.moved:
            self.ignore(touch) if touch.id % 10 == 9 else self.report(touch, State.CHANGED)

    with kinesic.Engine(touch_capacity=100) as engine:
        engine.root.add(streamed(step))
        engine.feed(frame(kinesic.Phase.BEGAN, 0))
        assert story(engine) == " ".join(f"{finger}b" for finger in fingers)
        with pytest.raises(kinesic.CapacityError):
            engine.down(100, (0, 0), at=1)
        engine.feed(frame(kinesic.Phase.MOVED, 2))
        assert story(engine) == " ".join(f"{finger}{'x' if finger % 10 == 9 else 'c'}" for finger in fingers)
        engine.feed(frame(kinesic.Phase.MOVED, 3))
        assert story(engine) == " ".join(f"{finger}c" for finger in fingers if finger % 10 != 9)
