"""Traces and the code of a host: delegates, callbacks, classes written in Python, with it and without it."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Iterator, List, Optional, Tuple

import pytest
from test_feeding import refused
from tracing import raws, recorded, small_scene, stroke

import kinesic
from kinesic import Engine, Pan, Recognizer, State, Step, Tap


class Checkmark(Recognizer):
    """Ends when its touch lifts lower than it landed."""

    lowest = kinesic.Value("The largest y.")

    def prepare(self) -> None:
        self.seen: List[float] = []

    def step(self, input: Step) -> Optional[State]:
        self.seen += [touch.y for touch in input.touches]
        self.lowest = max(self.seen)
        if not input.ended:
            return None
        return State.ENDED if input.ended[0].y > self.seen[0] else self.fail("not lower")


def test_answers_of_delegates_that_vary() -> None:
    def build(engine: Engine) -> None:
        small_scene(engine)
        answers = [False, True, True, False, True] * 40
        view = engine.root.children[0]
        view.gesture_should_begin = lambda recognizer: answers.pop()  # type: ignore[method-assign]
        view.contains_point = lambda x, y: answers.pop()  # type: ignore[method-assign]
        for recognizer in view.recognizers:
            recognizer.should_receive_touch(lambda recognizer, sample: answers.pop())
            recognizer.should_recognize_simultaneously_with(lambda recognizer, other: answers.pop())

    def play(engine: Engine) -> List[kinesic.Event]:
        return [event for second in range(12) for event in stroke(engine, second, second % 3 * 5)]

    trace, events, _ = recorded(build, play, check_every=1)
    replay = trace.replay()
    assert raws(replay.events) == events and len(events) > 20 and replay.report.checks == replay.report.steps


def test_changes_in_callbacks() -> None:
    def build(engine: Engine) -> None:
        small_scene(engine)
        view = engine.root.children[0]
        tap, pan = view.recognizers

        @pan.on_began
        def change(event: kinesic.GestureEvent) -> None:
            view.frame = (0, 0, 300 + event.time, 300)
            extra = engine.root.add(Tap(name=f"at {event.time}"))
            extra.require_failure_of(tap)
            pan.threshold += 1

        @pan.on_ended
        def take_away(event: kinesic.GestureEvent) -> None:
            engine.root.recognizers[-1].remove()

    trace, events, state = recorded(build, lambda engine: [e for s in range(6) for e in stroke(engine, s)], check_every=1)
    replay = trace.replay()
    assert raws(replay.events) == events and replay.engine.state_hash == state
    assert replay.engine.root.children[0].frame.width == 305.02 and len(replay.engine.root.recognizers) == 1


@pytest.mark.parametrize("is_added_before", [True, False])
def test_scripted_classes_play_without_their_code_and_with_it(is_added_before: bool) -> None:
    def play(engine: Engine) -> List[kinesic.Event]:
        if not is_added_before:
            engine.root.add(Checkmark(name="check"))
        return [event for second in range(6) for event in stroke(engine, second, (second - 2) * 5)]

    build = (lambda engine: engine.root.add(Checkmark(name="check"))) if is_added_before else (lambda engine: None)
    trace, events, state = recorded(build, play, check_every=1)
    assert len(events) == 3 and len(trace.calls()) > 60
    plain = trace.replay()
    assert raws(plain.events) == events and plain.engine.state_hash == state
    assert plain.events[0].recognizer.name == "check" and plain.events[-1].values["lowest"] == 95  # type: ignore[union-attr]
    live = trace.replay(live=True, classes=[Checkmark])
    assert raws(live.events) == events and live.engine.state_hash == state


def test_a_scripted_class_may_be_in_the_middle_of_a_gesture() -> None:
    def build(engine: Engine) -> None:
        engine.root.add(Checkmark(name="check"))
        engine.down(1, (0, 0), at=1)
        engine.move(1, (0, 5), at=1.1)

    def play(engine: Engine) -> List[kinesic.Event]:
        engine.move(1, (0, 9), at=1.2)
        engine.up(1, (0, 30), at=1.3)
        return engine.poll()

    trace, events, _ = recorded(build, play, check_every=1)
    assert len(events) == 1 and raws(trace.replay().events) == events
    assert raws(trace.replay(live=True, classes=[Checkmark]).events) == events


GESTURES = """
import kinesic

class Flourish(kinesic.Recognizer):
    far = kinesic.Property(float, "How far, window units.", default=3)

    def step(self, input):
        return kinesic.State.ENDED if input.touches[0].travel.y > self.far else None

class Blink(kinesic.Tap):
    def can_prevent(self, other):
        return False

class Unused(kinesic.Recognizer):
    def step(self, input):
        return None
"""


@pytest.fixture
def foreign(tmp_path: Path) -> Iterator[Tuple[kinesic.Trace, List[bytes], List[str]]]:
    """A trace of a program with classes of its own, its events, and where those are."""
    folder = tmp_path / "program"
    folder.mkdir()
    (folder / "gestures_of_a_program.py").write_text(GESTURES)
    program = (
        "import sys, kinesic, gestures_of_a_program as own\n"
        "with kinesic.Engine() as engine, engine.record(sys.argv[1]):\n"
        "    engine.root.add(own.Flourish(far=4))\n"
        "    engine.down(1, (0, 0), at=1)\n"
        "    engine.root.add(own.Blink())\n"
        "    engine.move(1, (0, 5), at=1.1)\n"
        "    engine.up(1, at=1.2)\n"
        "    engine.down(1, (0, 0), at=2)\n"
        "    engine.up(1, at=2.1)\n"
    )
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    subprocess.run([sys.executable, "-c", program, tmp_path / "own.kintrace"], check=True, env=environment)
    trace = kinesic.Trace(tmp_path / "own.kintrace")
    yield trace, raws(trace.replay().events), [str(folder)]
    sys.modules.pop("gestures_of_a_program", None)


def test_a_live_replay_says_which_classes_are_not_here(foreign: Any) -> None:
    trace, _, _ = foreign
    sentence = refused(kinesic.DivergedError, lambda: trace.replay(live=True)).sentence
    assert "the trace needs the class 'flourish'" in sentence and "this program has not: flourish, blink. Import the module" in sentence


def test_a_live_replay_takes_classes_from_where_they_are(foreign: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    trace, events, path = foreign
    assert len(events) == 2
    monkeypatch.syspath_prepend(path[0])
    name = "gestures_of_a_program"
    replay = trace.replay(live=True, classes=[name])
    assert raws(replay.events) == events and list(replay.engine.classes)[-2:] == ["flourish", "blink"]
    assert type(replay.events[0].recognizer).__module__ == name
    assert raws(trace.replay(live=True, classes=[f"{name}:Flourish", f"{name}:Blink"]).events) == events
    # Now that they are imported, they need not be named.
    assert raws(trace.replay(live=True).events) == events
    assert type(trace.replay(classes=[name]).events[0].recognizer).__name__ == "Flourish"
    assert type(trace.replay().events[0].recognizer) is Recognizer
    assert "has no 'Wink'" in refused(kinesic.InvalidError, lambda: trace.replay(live=True, classes=[f"{name}:Wink"])).sentence
    with pytest.raises(ImportError):
        trace.replay(live=True, classes=["gestures_of_no_program"])


def test_two_classes_of_one_name_are_not_guessed_between(foreign: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    trace, events, path = foreign
    monkeypatch.syspath_prepend(path[0])

    class Flourish(Recognizer):
        def step(self, input: Step) -> Optional[State]:
            return None

    own = importlib.import_module("gestures_of_a_program")
    sentence = refused(kinesic.InvalidError, lambda: trace.replay(live=True)).sentence
    assert "gestures_of_a_program:Flourish and test_trace_live:test_two" in sentence and "classes=[...]" in sentence
    assert raws(trace.replay(live=True, classes=[own.Flourish]).events) == events


def test_of_a_class_that_is_defined_anew_the_latest_counts() -> None:
    """As in a notebook, whose cell is run again."""

    def define(limit: float) -> Any:
        class Anew(Recognizer):
            def step(self, input: Step) -> Optional[State]:
                return State.ENDED if input.ended and input.ended[0].y > limit else None

        return Anew

    kept = [define(50.0)]
    trace, events, _ = recorded(lambda engine: engine.root.add(kept[0]()), lambda engine: stroke(engine, 1))
    assert len(events) == 1 and raws(trace.replay(live=True).events) == events
    kept.append(define(5000.0))
    assert trace.replay(live=True).events == ()


def test_live_code_that_has_changed_gives_something_else() -> None:
    class Strict(Recognizer):
        CLASS_NAME = "strict"
        limit = 0.0

        def step(self, input: Step) -> Optional[State]:
            return State.ENDED if input.ended and input.ended[0].y > 50 + Strict.limit else None

    trace, events, _ = recorded(lambda engine: engine.root.add(Strict()), lambda engine: stroke(engine, 1))
    assert len(events) == 1
    Strict.limit = 500
    assert trace.replay(live=True, classes=[Strict]).events == ()
    assert raws(trace.replay(classes=[Strict]).events) == events


@pytest.mark.parametrize("live", [False, True])
def test_a_class_may_be_registered_in_a_callback(live: bool) -> None:
    def build(engine: Engine) -> None:
        engine.root.add(Pan()).on_began(lambda event: engine.root.add(Checkmark()))

    def attach(engine: Engine, call: kinesic.Call) -> None:
        if live and call.index == 0:
            engine.root.recognizers[0].on_began(lambda event: engine.root.add(Checkmark()))

    trace, events, _ = recorded(build, lambda engine: stroke(engine, 1) + stroke(engine, 3, 1))
    assert raws(trace.replay(live=live, on_call=attach, classes=[Checkmark] if live else []).events) == events
    assert len(trace.calls()) > 20


def test_delegates_are_asked_live() -> None:
    def build(engine: Engine) -> None:
        engine.root.add(Pan(name="pan")).should_begin(lambda recognizer: recognizer.engine.time < 2)

    trace, events, _ = recorded(build, lambda engine: stroke(engine, 1) + stroke(engine, 3))

    def attach(engine: Engine, call: kinesic.Call) -> None:
        if call.index == 0:
            engine.root.recognizers[0].should_begin(lambda recognizer: recognizer.engine.time > 2)

    assert {event.time_ns // 10**9 for event in trace.replay().events} == {1}
    assert {event.time_ns // 10**9 for event in trace.replay(live=True, on_call=attach).events} == {3}


def test_a_replay_tells_what_delegates_answered() -> None:
    def build(engine: Engine) -> None:
        small_scene(engine)
        view = engine.root.children[0]
        view.contains_point = lambda x, y: True  # type: ignore[method-assign]
        view.gesture_should_begin = lambda recognizer: recognizer.name == "pan"  # type: ignore[method-assign]
        tap, pan = view.recognizers
        pan.should_receive_touch(lambda recognizer, sample: sample.time < 2)
        pan.should_require_failure_of(lambda recognizer, other: other is tap)

    def answers(**options: Any) -> List[Any]:
        heard: List[kinesic.Answer] = []
        trace.replay(on_answer=heard.append, **options)
        assert [each.time for each in heard] == sorted(each.time for each in heard)
        named = lambda one: None if one is None else one.name  # noqa: E731
        return [(each.question.name.lower(), each.yes, named(each.asked), named(each.other), each.time) for each in heard]

    trace, _, _ = recorded(build, lambda engine: stroke(engine, 1) + stroke(engine, 3, 0))
    heard = answers()
    assert ("contains_point", True, "photo", None, 1.0) in heard and ("contains_point", True, "photo", None, 3.0) in heard
    received = [each for each in heard if each[0] == "should_receive_touch"]
    assert received == [("should_receive_touch", time < 2, "pan", "photo", time) for time in (1.0, 3.0)]
    assert ("should_require_failure_of", True, "pan", "tap", 1.02) in heard
    begins = [each for each in heard if each[0] == "gesture_should_begin"]
    assert ("gesture_should_begin", False, "photo", "tap", 3.1) in begins and ("gesture_should_begin", True, "photo", "pan", 1.05) in begins

    def attach(engine: Engine, call: kinesic.Call) -> None:
        if call.index == 0:
            engine.root.children[0].recognizers[1].should_receive_touch(lambda recognizer, sample: False)

    live = answers(live=True, on_call=attach)
    assert live == [("should_receive_touch", False, "pan", "photo", time) for time in (1.0, 3.0)]
