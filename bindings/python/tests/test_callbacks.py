"""Functions that the engine calls: events, questions, re-entrance."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Callable, List

import pytest
from everything import PLACES
from test_feeding import refused, states

import kinesic
from kinesic import GestureEvent, Manual, Pan, Sample, Severity, State, Tap, View


def drag(engine: kinesic.Engine, at: float = 0.0) -> None:
    engine.down(1, (0, 0), at=at)
    engine.move(1, (50, 0), at=at + 0.1)
    engine.move(1, (60, 0), at=at + 0.2)
    engine.up(1, at=at + 0.3)


def test_each_decorator_hears_its_state(engine: kinesic.Engine, pan: Pan) -> None:
    heard: List[str] = []
    for name in ("on_began", "on_changed", "on_ended", "on_cancelled", "on_recognized", "on_event"):
        register = getattr(pan, name)

        @register
        def hear(event: GestureEvent, name: str = name) -> None:
            heard.append(name)
            assert event.recognizer is pan and pan.state is event.state

        assert callable(hear)
    drag(engine)
    assert heard == ["on_began", "on_recognized", "on_event", "on_changed", "on_event", "on_ended", "on_event"]
    heard.clear()
    engine.down(1, (0, 0), at=1)
    engine.move(1, (50, 0), at=1.1)
    engine.cancel(1, at=1.2)
    assert heard[3:] == ["on_cancelled", "on_event"]


def test_a_discrete_gesture_is_recognized_when_it_ends(engine: kinesic.Engine, tap: Tap) -> None:
    heard: List[str] = []
    tap.on_recognized(lambda event: heard.append("recognized"))
    tap.on_ended(lambda event: heard.append("ended"))
    tap.on_recognized(lambda event: heard.append("recognized too"))
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    assert heard == ["recognized", "ended", "recognized too"]


def test_functions_may_be_given_before_attaching_and_removed(engine: kinesic.Engine) -> None:
    pan = Pan()
    heard: List[State] = []

    @pan.on_event
    def hear(event: GestureEvent) -> None:
        heard.append(event.state)

    engine.root.add(pan)
    drag(engine)
    assert heard == [State.BEGAN, State.CHANGED, State.ENDED]
    pan.stop_calling(hear)
    drag(engine, 1)
    assert len(heard) == 3
    refused(kinesic.UnknownError, lambda: pan.stop_calling(hear))
    refused(kinesic.InvalidError, lambda: pan.on_event(None))  # type: ignore[type-var]
    refused(kinesic.InvalidError, lambda: pan.should_begin(3))  # type: ignore[type-var]


def test_the_engine_tells_everything_in_order(engine: kinesic.Engine, pan: Pan) -> None:
    View(engine.root, frame=(0, 0, 100, 100), wants_touches=True)
    engine.explain = True
    told: List[kinesic.Event] = []
    order: List[str] = []
    engine.on_event(told.append)
    engine.on_event(lambda event: order.append("engine"))
    pan.on_began(lambda event: order.append("pan"))
    drag(engine)
    assert told == engine.poll()
    assert order.index("pan") > 0 and order[order.index("pan") - 1] == "engine"


def test_callback_and_poll_give_equal_events(engine: kinesic.Engine, pan: Pan) -> None:
    heard: List[GestureEvent] = []
    pan.on_event(heard.append)
    drag(engine)
    assert heard == engine.poll()


def test_should_begin(engine: kinesic.Engine, pan: Pan) -> None:
    asked: List[Any] = []

    @pan.should_begin
    def may(recognizer: kinesic.Recognizer) -> bool:
        asked.append(recognizer)
        return len(asked) > 1

    drag(engine)
    assert states(engine) == []
    drag(engine, 1)
    assert states(engine)[0] == "BEGAN" and asked == [pan, pan]
    pan.should_begin(lambda _: False)
    drag(engine, 2)
    assert states(engine) == []
    pan.should_begin(None)  # type: ignore[type-var]
    drag(engine, 3)
    assert states(engine)[0] == "BEGAN"


def test_should_receive_touch(engine: kinesic.Engine, pan: Pan) -> None:
    view = View(engine.root, frame=(0, 0, 100, 100))
    seen: List[Sample] = []

    @pan.should_receive_touch
    def takes(recognizer: kinesic.Recognizer, sample: Sample) -> bool:
        seen.append(sample)
        return sample.view is engine.root

    drag(engine)
    assert states(engine) == [] and len(seen) == 1
    assert seen[0].view is view and seen[0].touch == 1 and seen[0].location == (0, 0) and seen[0].phase is kinesic.Phase.BEGAN


def test_pair_questions(engine: kinesic.Engine, pan: Pan) -> None:
    other = engine.root.add(Pan(name="other"))
    pairs: List[Any] = []

    @pan.should_recognize_simultaneously_with
    def together(recognizer: kinesic.Recognizer, peer: kinesic.Recognizer) -> bool:
        pairs.append((recognizer, peer))
        return True

    drag(engine)
    assert states(engine)[:2] == ["BEGAN", "BEGAN"] and (pan, other) in pairs


@pytest.mark.parametrize("question, winner", [("should_require_failure_of", "other"), ("should_be_required_to_fail_by", "pan")])
def test_dynamic_requirements(engine: kinesic.Engine, pan: Pan, question: str, winner: str) -> None:
    other = engine.root.add(Manual(name="other"))
    getattr(pan, question)(lambda recognizer, peer: peer is other)
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.1)
    if winner == "other":
        assert pan.state is State.POSSIBLE and pan.pending_state is State.BEGAN
        other.propose(State.FAILED)
        assert pan.state is State.BEGAN
    else:
        assert pan.state is State.BEGAN


@pytest.mark.parametrize(
    "call",
    [
        lambda engine: engine.feed([]), lambda engine: engine.feed(Sample(9, kinesic.Phase.BEGAN, 0, 0, 9.0)),
        lambda engine: engine.advance(9.0), lambda engine: engine.poll(), lambda engine: engine.cancel_touches(9.0),
    ],
)  # fmt: skip
def test_feeding_advancing_and_polling_from_a_callback_are_refused(engine: kinesic.Engine, pan: Pan, call: Callable[..., object]) -> None:
    errors: List[kinesic.ReentrantError] = []

    @pan.on_event
    def inside(event: GestureEvent) -> None:
        with pytest.raises(kinesic.ReentrantError) as caught:
            call(engine)
        errors.append(caught.value)

    drag(engine)
    assert len(errors) == 3 and errors[0].code == kinesic.ffi.KIN_ERROR_REENTRANT and len(str(errors[0])) > 10
    assert len(engine.poll()) == 3
    pan.stop_calling(inside)
    pan.on_began(lambda event: call(engine))
    with pytest.raises(kinesic.ReentrantError):
        drag(engine, 1)


@pytest.mark.parametrize("place", PLACES)
def test_every_function_may_be_called_from_every_callback(place: str) -> None:
    program = Path(__file__).with_name("everything.py")
    result = subprocess.run([sys.executable, "-X", "faulthandler", str(program), place], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr


def test_changes_from_a_callback_take_effect_after_the_step(engine: kinesic.Engine) -> None:
    outer = engine.root.add(Pan(name="outer"))
    inner_view = View(engine.root, frame=(0, 0, 100, 100))
    inner = inner_view.add(Pan(name="inner"))
    inner.allow_simultaneous(outer)
    order: List[str] = []

    @inner.on_began
    def disable(event: GestureEvent) -> None:
        outer.enabled = False
        order.append("disabled")

    outer.on_began(lambda event: order.append("outer began"))
    outer.on_cancelled(lambda event: order.append("outer cancelled"))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.1)
    assert order == ["disabled", "outer began", "outer cancelled"]


def test_one_that_a_callback_removes_stops_calling_back_at_once(engine: kinesic.Engine) -> None:
    outer = engine.root.add(Pan(name="outer"))
    inner = View(engine.root, frame=(0, 0, 100, 100)).add(Pan(name="inner"))
    inner.allow_simultaneous(outer)
    heard: List[State] = []
    inner.on_began(lambda event: outer.remove())
    outer.on_event(lambda event: heard.append(event.state))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.1)
    engine.move(1, (60, 0), at=0.2)
    assert heard == []
    refused(kinesic.StaleError, lambda: outer.state)
    told = [(event.recognizer, event.state) for event in engine.poll() if isinstance(event, GestureEvent)]
    assert (outer, State.CHANGED) not in told


def test_a_recognizer_may_remove_itself_and_its_view(engine: kinesic.Engine) -> None:
    view = View(engine.root, frame=(0, 0, 100, 100), wants_touches=True)
    pan = view.add(Pan())
    pan.on_began(lambda event: view.remove())
    drag(engine)
    refused(kinesic.StaleError, lambda: view.frame)
    again = View(engine.root, frame=(0, 0, 100, 100)).add(Pan())
    again.on_began(lambda event: again.remove())
    drag(engine, 1)
    refused(kinesic.StaleError, lambda: again.state)


def test_closing_from_a_callback(engine: kinesic.Engine, pan: Pan) -> None:
    pan.on_began(lambda event: engine.close())
    pan.on_began(lambda event: pytest.fail("called after closing"))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.1)
    assert engine.closed
    refused(kinesic.ClosedError, lambda: engine.up(1, at=0.2))


def test_diagnostics(engine: kinesic.Engine, pan: Pan) -> None:
    logged: List[Any] = []
    engine.on_log(lambda severity, sentence: logged.append((severity, sentence)))
    peer = engine.root.add(Pan(name="peer"))
    pan.should_require_failure_of(lambda _, other: other is peer)
    peer.should_require_failure_of(lambda _, other: other is pan)
    drag(engine)
    assert logged and all(isinstance(severity, Severity) and len(sentence) > 10 for severity, sentence in logged)
