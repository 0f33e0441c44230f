"""What a recognizer class written in Python may do wrong, and what becomes of it."""

from __future__ import annotations

import ctypes
import math
import traceback
from typing import Any, List

import pytest
from scripts import scripted
from test_feeding import refused, states

import kinesic
from kinesic import Recognizer, State, Step, Tap, Value


def test_an_exception_fails_the_recognizer_and_is_raised_from_the_feed(engine: kinesic.Engine, tap: Tap) -> None:
    def broken(self: Any, input: Step) -> State:
        if input.moved:
            return State.BEGAN if input.state is State.POSSIBLE else 1 // 0  # type: ignore[return-value]
        return State.POSSIBLE if input.began else 1 // 0  # type: ignore[return-value]

    made = engine.root.add(scripted(broken, __doc__="Breaks."))
    engine.explain = True
    engine.down(1, (0, 0), at=0)
    with pytest.raises(ZeroDivisionError) as caught:
        engine.up(1, at=0.1)
    assert "broken" in [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]
    events = engine.poll()
    assert [event.recognizer for event in events if isinstance(event, kinesic.GestureEvent)] == [tap]
    assert "made" in engine.describe(events[0]) and "failed: raised an exception" in engine.describe(events[0])
    engine.down(1, (0, 0), at=1)
    engine.move(1, (10, 0), at=1.1)
    with pytest.raises(ZeroDivisionError):
        engine.move(1, (20, 0), at=1.2)
    assert states(engine) == ["BEGAN", "CANCELLED"] and made.state is State.POSSIBLE
    assert engine._stepping == 0


@pytest.mark.parametrize(
    "misuse",
    [
        lambda self, engine: engine.feed([]), lambda self, engine: engine.poll(), lambda self, engine: engine.root.add(Tap()),
        lambda self, engine: engine.advance(9), lambda self, engine: self.abort(), lambda self, engine: engine.close(),
        lambda self, engine: setattr(self, "enabled", False), lambda self, engine: self.remove(), lambda self, engine: engine.state_hash,
    ],
)  # fmt: skip
def test_a_step_calls_nothing(engine: kinesic.Engine, misuse: Any) -> None:
    def step(self: Any, input: Step) -> None:
        misuse(self, engine)

    engine.root.add(scripted(step))
    engine.explain = True
    refused(kinesic.ReentrantError, lambda: engine.down(1, (0, 0), at=0))
    (event,) = engine.poll()
    assert isinstance(event, kinesic.DecisionEvent) and event.state is State.FAILED and not engine.closed


@pytest.mark.parametrize("answer", [True, 3, "ended"])
def test_a_step_answers_a_state(engine: kinesic.Engine, answer: Any) -> None:
    engine.root.add(scripted(lambda self, input: answer))
    assert "must return a State" in str(refused(kinesic.InvalidError, lambda: engine.down(1, (0, 0), at=0)))


@pytest.mark.parametrize("number", [math.nan, math.inf, "x", None])
def test_numbers_of_a_step_are_finite(engine: kinesic.Engine, number: Any) -> None:
    for name in ("count", "crossing", "deadline", "place"):
        if name == "deadline" and number is None:
            continue
        given = (number, 0) if name == "place" else number
        made = engine.root.add(scripted(lambda self, input: setattr(self, name, given), count=Value("Many.")))
        refused(kinesic.Error, lambda: engine.down(1, (0, 0), at=engine.time))
        engine.cancel_touches(engine.time)
        made.remove()


def test_an_illegal_state_is_reported(engine: kinesic.Engine) -> None:
    told: List[str] = []
    engine.on_log(lambda severity, sentence: told.append(sentence))
    engine.root.add(scripted(lambda self, input: State.BEGAN if input.began else State.POSSIBLE))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (5, 0), at=0.1)
    assert told == [told[0]] and "cannot follow" in told[0] and states(engine) == ["BEGAN", "CANCELLED"]


def test_a_state_with_the_number_of_another_classs_object_fails(engine: kinesic.Engine) -> None:
    """As a trace that somebody made up may have it: the other object's properties would lie behind the state."""
    steps: List[str] = []

    def step(self: Any, input: Step) -> None:
        steps.append("own")
        ctypes.c_uint64.from_address(self._moment.state).value = other._token

    own = engine.root.add(scripted(step))
    other = engine.root.add(scripted(lambda self, input: steps.append("other")))  # type: ignore[func-returns-value]
    engine.explain = True
    engine.down(1, (0, 0), at=0)
    engine.move(1, (1, 1), at=0.1)
    assert sorted(steps) == ["other", "other", "own"]
    (event,) = engine.poll()
    assert isinstance(event, kinesic.DecisionEvent) and (event.recognizer, event.state) == (own, State.FAILED)


def test_an_exception_in_prepare(engine: kinesic.Engine) -> None:
    rounds: List[int] = []

    def prepare(self: Any) -> None:
        rounds.append(1)
        if len(rounds) > 1:
            raise KeyError("prepare")

    refused_kind = type("Never", (Recognizer,), {"step": lambda self, input: None, "prepare": lambda self: 1 / 0})
    with pytest.raises(ZeroDivisionError):
        engine.root.add(refused_kind())
    assert engine.root.recognizers == [] and engine._scripted == {}
    steps: List[Step] = []
    engine.root.add(scripted(lambda self, input: steps.append(input) or State.FAILED, prepare=prepare))  # type: ignore[func-returns-value]
    with pytest.raises(KeyError):
        engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    with pytest.raises(KeyError):
        engine.down(1, (0, 0), at=0.2)
    assert len(steps) == 1, "one that could not be prepared fails without being stepped"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_exception_in_a_hook(engine: kinesic.Engine, tap: Tap) -> None:
    made = engine.root.add(scripted(lambda self, input: State.ENDED if input.ended else None, can_prevent=lambda self, other: None))
    engine.down(1, (0, 0), at=0)
    with pytest.raises(TypeError, match="can_prevent must answer True or False"):
        engine.up(1, at=0.1)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.recognizer is made, "without an answer it is the default, yes"
