"""What a function raises that the engine calls comes out of the call that caused it."""

from __future__ import annotations

import sys
import traceback
from typing import Any, List

import pytest
from test_feeding import states

import kinesic
from kinesic import GestureEvent, Pan, State


def test_an_exception_comes_out_of_the_call_with_its_traceback(engine: kinesic.Engine, pan: Pan) -> None:
    heard: List[str] = []

    @pan.on_began
    def break_down(event: GestureEvent) -> None:
        raise LookupError("the reason")

    pan.on_began(lambda event: heard.append("next"))
    engine.down(1, (0, 0), at=0)
    with pytest.raises(LookupError, match="the reason") as caught:
        engine.move(1, (50, 0), at=0.1)
    assert "break_down" in "".join(traceback.format_tb(caught.value.__traceback__))
    assert heard == ["next"]
    engine.check_invariants()
    assert pan.state is State.BEGAN
    engine.up(1, at=0.2)
    assert states(engine) == ["BEGAN", "ENDED"]


def test_an_exception_in_a_timer_comes_out_of_advance(engine: kinesic.Engine) -> None:
    press = engine.root.add(kinesic.LongPress())
    press.on_began(lambda event: 1 / 0)
    engine.down(1, (0, 0), at=0)
    with pytest.raises(ZeroDivisionError):
        engine.advance(1)
    assert press.state is State.BEGAN and engine.time == 1


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("question", ["should_begin", "should_receive_touch", "should_recognize_simultaneously_with"])
def test_an_exception_in_a_question_answers_the_default(engine: kinesic.Engine, pan: Pan, question: str) -> None:
    other = engine.root.add(Pan(name="other"))

    def wrong(*_: object) -> bool:
        raise KeyError(question)

    getattr(pan, question)(wrong)
    engine_calls = [lambda: engine.down(1, (0, 0), at=0), lambda: engine.move(1, (50, 0), at=0.1)]
    raised = 0
    for call in engine_calls:
        try:
            call()
        except KeyError as error:
            assert error.args == (question,)
            raised += 1
    assert raised >= (0 if question == "should_begin" else 1)
    assert other.state is State.BEGAN
    engine.check_invariants()


def test_a_forgotten_answer_is_told(engine: kinesic.Engine, pan: Pan) -> None:
    pan.should_begin(lambda _: None)  # type: ignore[type-var, arg-type, return-value]
    engine.down(1, (0, 0), at=0)
    with pytest.raises(TypeError, match="should_begin must answer True or False"):
        engine.move(1, (50, 0), at=0.1)


def test_further_exceptions_go_to_the_hook(engine: kinesic.Engine, pan: Pan, monkeypatch: pytest.MonkeyPatch) -> None:
    caught: List[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda unraisable: caught.append(unraisable.exc_value))
    for text in ("first", "second", "third"):

        def fail(event: GestureEvent, text: str = text) -> None:
            raise ValueError(text)

        pan.on_began(fail)
    engine.down(1, (0, 0), at=0)
    with pytest.raises(ValueError, match="first"):
        engine.move(1, (50, 0), at=0.1)
    assert [str(error) for error in caught] == ["second", "third"]


def test_even_an_interrupt_comes_out(engine: kinesic.Engine, pan: Pan) -> None:
    @pan.on_began
    def interrupt(event: GestureEvent) -> None:
        raise KeyboardInterrupt

    engine.down(1, (0, 0), at=0)
    with pytest.raises(KeyboardInterrupt):
        engine.move(1, (50, 0), at=0.1)
