"""Functions that the engine calls do their work when they are called: what would never run is refused."""

from __future__ import annotations

import asyncio
import functools
from typing import Any, Callable, Dict

import pytest
from test_feeding import refused

import kinesic
from kinesic import Pan, Recognizer, Tap, View


async def coroutine(*_: Any) -> bool:
    return False


def generator(*_: Any) -> Any:
    yield False


async def both(*_: Any) -> Any:
    yield False


class Object:
    async def __call__(self, *_: Any) -> bool:
        return False

    async def method(self, *_: Any) -> bool:
        return False


UNFINISHED = [coroutine, generator, both, functools.partial(coroutine, 1), Object(), Object().method]
PLACES: Dict[str, Callable[[kinesic.Engine, Any], object]] = {
    "on_event of an engine": lambda engine, function: engine.on_event(function),
    "on_log": lambda engine, function: engine.on_log(function),
    **{
        name: functools.partial(lambda name, engine, function: getattr(engine.root.add(Pan()), name)(function), name)
        for name in (
            "on_began", "on_changed", "on_ended", "on_cancelled", "on_recognized", "on_event", "should_begin", "should_receive_touch",
            "should_recognize_simultaneously_with", "should_require_failure_of", "should_be_required_to_fail_by",
        )
    },
    "contains_point": lambda engine, function: setattr(engine.root, "contains_point", function),
    "gesture_should_begin": lambda engine, function: setattr(View(), "gesture_should_begin", function),
    "trace": lambda engine, function: engine.start_trace(function),
    "progress": lambda engine, function: engine.lint(progress=function),
}  # fmt: skip


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("function", UNFINISHED, ids=["async", "yield", "async yield", "partial", "object", "method"])
def test_a_function_that_would_never_run_is_refused(engine: kinesic.Engine, function: Any, place: str) -> None:
    error = refused(kinesic.InvalidTypeError, lambda: PLACES[place](engine, function))
    assert "would never run" in str(error)


@pytest.mark.parametrize("name", ["step", "can_prevent", "prepare", "take_value", "continues_with"])
@pytest.mark.parametrize("function", [coroutine, generator])
def test_so_is_a_hook_of_a_class(name: str, function: Any) -> None:
    members = {"step": lambda self, input: None, name: function}
    refused(kinesic.InvalidTypeError, lambda: type("Unfinished", (Recognizer,), members))
    if name != "step":
        refused(kinesic.InvalidTypeError, lambda: type("Unfinished", (Tap,), {name: function}))


@pytest.mark.parametrize("name", ["contains_point", "gesture_should_begin"])
def test_so_is_a_question_of_a_view(name: str) -> None:
    refused(kinesic.InvalidTypeError, lambda: type("Unfinished", (View,), {name: coroutine}))


def test_a_replay_refuses_them_too(engine: kinesic.Engine) -> None:
    parts = []
    with engine.record(parts.append):
        engine.advance(1)
    trace = kinesic.Trace(b"".join(parts))
    for name in ("on_event", "on_call", "on_step", "on_answer"):
        refused(kinesic.InvalidTypeError, lambda: trace.replay(**{name: coroutine}))  # type: ignore[arg-type]


def test_what_gives_a_coroutine_says_so(engine: kinesic.Engine) -> None:
    pan = engine.root.add(Pan())
    pan.on_began(lambda event: coroutine())
    engine.down(1, (0, 0), at=0)
    with pytest.raises(TypeError, match="ensure_future"):
        engine.move(1, (50, 0), at=0.1)
    engine.up(1, at=0.2)
    pan.should_begin(lambda _: coroutine())  # type: ignore[type-var, arg-type, return-value]
    engine.down(1, (0, 0), at=1)
    with pytest.raises(TypeError, match="coroutine"):
        engine.move(1, (50, 0), at=1.1)


def test_a_task_may_be_started(engine: kinesic.Engine) -> None:
    started = []

    async def program() -> None:
        engine.root.add(Tap()).on_ended(lambda event: started.append(asyncio.ensure_future(coroutine())))
        engine.down(1, (0, 0), at=0)
        engine.up(1, at=0.1)
        assert await asyncio.gather(*started) == [False]

    asyncio.run(program())


@pytest.mark.parametrize("name, base, meant", [
    ("can_prevnt", Tap, "can_prevent"), ("continue_with", Tap, "continues_with"), ("Step", Recognizer, "step"),
    ("take_values", Tap, "take_value"), ("should_require_failure_off", Tap, "should_require_failure_of"),
    ("contains_pont", View, "contains_point"), ("gestures_should_begin", View, "gesture_should_begin"),
])  # fmt: skip
def test_a_misspelled_hook_is_refused(name: str, base: type, meant: str) -> None:
    error = refused(kinesic.ClassError, lambda: type("Misspelled", (base,), {name: lambda self, *_: True}))
    assert f"did you mean '{meant}'?" in str(error)


def test_other_methods_are_a_class_s_own() -> None:
    class Mine(Tap):
        steps = 3

        def touches_of_mine(self) -> int:
            return 1

        def can_prevent(self, other: kinesic.Peer) -> bool:
            return True

        def can_prevents(self) -> None:
            """Beside the right one it is no mistake."""

    class Disc(View):
        def contains(self) -> None: ...

    assert Mine().touches_of_mine() == 1 and Disc().contains() is None
