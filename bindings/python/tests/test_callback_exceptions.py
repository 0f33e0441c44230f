"""What a function raises that the engine calls comes out of the call that caused it."""

from __future__ import annotations

import signal
import subprocess
import sys
import traceback
from typing import Any, List

import pytest
from test_feeding import states

import kinesic
from kinesic import GestureEvent, Pan, State
from kinesic._core.callback_exceptions import shielded


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


def test_a_forgotten_answer_is_reported(engine: kinesic.Engine, pan: Pan) -> None:
    pan.should_begin(lambda _: None)  # type: ignore[type-var, arg-type, return-value]
    engine.down(1, (0, 0), at=0)
    with pytest.raises(TypeError, match="should_begin must answer True or False"):
        engine.move(1, (50, 0), at=0.1)


def broken(error: BaseException) -> Any:
    def fail(*_: object) -> None:
        raise error

    return fail


def further(error: BaseException) -> Any:
    return getattr(error, "further", ())


def test_further_exceptions_come_with_the_first(engine: kinesic.Engine, pan: Pan) -> None:
    for text in ("first", "second", "third"):
        pan.on_began(broken(ValueError(text)))
    engine.down(1, (0, 0), at=0)
    with pytest.raises(ValueError, match="first") as caught:
        engine.move(1, (50, 0), at=0.1)
    assert [str(error) for error in further(caught.value)] == ["second", "third"]
    printed = "".join(traceback.format_exception(type(caught.value), caught.value, caught.value.__traceback__))
    assert sys.version_info < (3, 11) or ("ValueError: second" in printed and "ValueError: third" in printed)
    engine.move(1, (60, 0), at=0.2)


def test_nothing_goes_to_the_hook_for_what_cannot_be_raised(engine: kinesic.Engine, pan: Pan, capsys: pytest.CaptureFixture[str]) -> None:
    program = """
import kinesic
engine = kinesic.Engine()
pan = engine.root.add(kinesic.Pan())
pan.on_began(lambda event: 1 / 0)
pan.on_began(lambda event: {}["lost"])
engine.down(1, (0, 0), at=0)
try:
    engine.move(1, (50, 0), at=0.1)
except ZeroDivisionError as error:
    print(error.further)
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (found.stdout, found.stderr) == ("(KeyError('lost'),)\n", "")


def test_one_exception_that_is_raised_twice_comes_once(engine: kinesic.Engine, pan: Pan) -> None:
    error = ValueError("the same")
    pan.on_began(broken(error))
    pan.on_began(broken(error))
    engine.down(1, (0, 0), at=0)
    with pytest.raises(ValueError) as caught:
        engine.move(1, (50, 0), at=0.1)
    assert caught.value is error and further(error) == ()


def test_an_interrupt_comes_before_what_was_raised_first(engine: kinesic.Engine, pan: Pan) -> None:
    pan.on_began(broken(ValueError("first")))
    pan.on_began(broken(KeyboardInterrupt()))
    engine.down(1, (0, 0), at=0)
    with pytest.raises(KeyboardInterrupt) as caught:
        engine.move(1, (50, 0), at=0.1)
    assert [str(error) for error in further(caught.value)] == ["first"]


def test_what_the_engine_refuses_comes_with_what_a_callback_raised(engine: kinesic.Engine, pan: Pan) -> None:
    def full(_: bytes) -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full") as caught:
        engine.start_trace(full)
        engine.stop_trace()
    assert [type(error) for error in further(caught.value)] == [kinesic.SinkError]


INTERRUPTED = """
import signal, sys, threading, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # who starts a program in the background has it ignore the signal
import numpy
import kinesic

class Lands(kinesic.Recognizer):
    def step(self, input):
        return kinesic.State.ENDED if input.ended else None

engine = kinesic.Engine(event_capacity=10000)
pan = engine.root.add(Lands() if sys.argv[1] == "step" else kinesic.Pan())
if sys.argv[1] == "question":
    pan.should_receive_touch(lambda recognizer, sample: True)
elif sys.argv[1] == "event":
    pan.on_event(lambda event: None)
reached = 0
samples = numpy.zeros(2000, kinesic.sample_dtype())
samples["touch"], samples["phase"] = 1, numpy.tile([0, 1, 1, 2], 500)
samples["time_ns"], samples["x"] = numpy.arange(2000) * 100_000_000, numpy.tile([0, 20, 40, 60], 500)
def interrupt():
    time.sleep(0.03)
    signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)
for round in range(20):
    thread = threading.Thread(target=interrupt)
    try:
        thread.start()
        while thread.is_alive():
            later = samples.copy()
            later["time_ns"] += engine.time_ns + 1_000_000_000
            engine.poll_array()
            engine.feed(later)
        print("swallowed")
    except KeyboardInterrupt:
        reached += 1
    thread.join()
print("reached", reached, engine._stepping, engine._depth)
"""


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="signals of threads are wanted")
@pytest.mark.parametrize("kind", ["event", "question", "step"])
def test_ctrl_c_reaches_the_caller_whenever_it_comes(kind: str) -> None:
    found = subprocess.run([sys.executable, "-c", INTERRUPTED, kind], capture_output=True, text=True, timeout=100)
    assert (found.stdout, found.stderr) == ("reached 20 0 0\n", "")


AT_THE_FIRST_INSTRUCTION = """
import ctypes, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
import kinesic

class Lands(kinesic.Recognizer):
    def step(self, input):
        return kinesic.State.CHANGED if input.moved and self.state is kinesic.State.BEGAN else kinesic.State.BEGAN if input.moved else None

engine = kinesic.Engine()
heard = []
# A C function, so that Python sees the signal when the next function of Python is entered from C.
first = engine.root.add(kinesic.Pan())
first.bind(ctypes.CDLL(None)["raise"], "void(pointer)", user_data=int(signal.SIGINT))
if sys.argv[1] == "event":
    first.on_event(heard.append)
elif sys.argv[1] == "question":
    second = engine.root.add(kinesic.Pan(threshold=30))
    second.should_recognize_simultaneously_with(lambda one, other: heard.append(one) or True)
elif sys.argv[1] == "step":
    second = engine.root.add(Lands())
    second.allow_simultaneous(first)
engine.down(1, (0, 0), at=0)
heard.clear()
try:
    engine.feed([kinesic.Sample(1, kinesic.Phase.MOVED, 20 * step, 0, step / 10) for step in range(1, 6)])
    print("swallowed")
except KeyboardInterrupt as error:
    print("raised", [type(each).__name__ for each in getattr(error, "further", ())])
engine.check_invariants()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of threads are wanted")
@pytest.mark.parametrize("kind", ["event", "question", "step"])
def test_an_interrupt_at_the_first_instruction_of_a_function_comes_out(kind: str) -> None:
    found = subprocess.run([sys.executable, "-c", AT_THE_FIRST_INSTRUCTION, kind], capture_output=True, text=True, timeout=100)
    assert found.stderr == "" and found.stdout.startswith("raised ["), found


def test_the_functions_that_c_calls_are_as_they_were_compiled() -> None:
    assert shielded(print, print).__code__ is shielded(len, len).__code__  # type: ignore[attr-defined]


def test_other_unraisable_exceptions_go_where_they_went(capsys: pytest.CaptureFixture[str]) -> None:
    program = """
import sys
sys.unraisablehook = lambda unraisable: print("mine", unraisable.exc_type.__name__)
import ctypes, kinesic
ctypes.CFUNCTYPE(None)(lambda: 1 / 0)()
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=100)
    assert (found.stdout, found.stderr) == ("mine ZeroDivisionError\n", "")


def test_even_an_interrupt_comes_out(engine: kinesic.Engine, pan: Pan) -> None:
    @pan.on_began
    def interrupt(event: GestureEvent) -> None:
        raise KeyboardInterrupt

    engine.down(1, (0, 0), at=0)
    with pytest.raises(KeyboardInterrupt):
        engine.move(1, (50, 0), at=0.1)
