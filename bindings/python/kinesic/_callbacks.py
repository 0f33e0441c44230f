"""The C functions that an engine calls back. There is one of each for all engines; `user_data` is the engine's token.

An exception never crosses the C frames: it is kept by the engine, and raised from the call that caused the callback.
"""

from __future__ import annotations

import ctypes
import sys
import weakref
from typing import TYPE_CHECKING, Any, Callable, Optional

from . import _ffi
from .enums import Severity
from .events import from_record
from .samples import from_record as sample_from_record

if TYPE_CHECKING:
    from ._core import Core
    from .engine import Engine

engines: "weakref.WeakValueDictionary[int, Engine]" = weakref.WeakValueDictionary()


def call_each(engine: Core, functions: Any, *arguments: Any) -> None:
    """Calls every function, also when one before it raised; the engine keeps what they raise."""
    for function in functions:
        if engine.closed:
            return
        try:
            function(*arguments)
        except BaseException as error:
            engine._errors.append(error)


class _Unraisable:
    """What sys.unraisablehook wants to know."""

    def __init__(self, error: BaseException) -> None:
        self.exc_type = type(error)
        self.exc_value = error
        self.exc_traceback = error.__traceback__
        self.err_msg = "A further exception in a callback of the same kinesic call"
        self.object = None


def report(error: BaseException) -> None:
    """Hands an exception that cannot be raised any more to sys.unraisablehook."""
    sys.unraisablehook(_Unraisable(error))  # type: ignore[arg-type]


def _guarded(token: Optional[int], default: int, answer: Callable[[Engine], Any]) -> Any:
    engine = engines.get(token or 0)
    if engine is None or engine.closed:
        return default
    try:
        return answer(engine)
    except BaseException as error:
        engine._errors.append(error)
        return default


def _yes_or_no(value: Any, question: str) -> bool:
    if value is None:
        raise TypeError(f"{question} must answer True or False, it answered None")
    return bool(value)


def _event(_engine: Any, record: Any, token: Optional[int]) -> None:
    def deliver(engine: Engine) -> None:
        if engine._event_functions or engine._has_functions(record.contents.recognizer):
            engine._deliver(from_record(record.contents, engine))

    _guarded(token, False, deliver)


def _log(_engine: Any, severity: int, sentence: bytes, token: Optional[int]) -> None:
    def deliver(engine: Engine) -> None:
        engine._deliver_log(Severity(severity), sentence.decode("utf-8", "replace"))

    _guarded(token, False, deliver)


def _contains_point(_engine: Any, view: int, x: float, y: float, token: Optional[int]) -> Any:
    def answer(engine: Engine) -> bool:
        asked = engine._views.get(view)
        return asked is not None and _yes_or_no(asked.contains_point(x, y), "contains_point")

    return _guarded(token, False, answer)


def _gesture_should_begin(_engine: Any, view: int, recognizer: int, token: Optional[int]) -> Any:
    def answer(engine: Engine) -> bool:
        asked = engine._views.get(view)
        if asked is None:
            return True
        return _yes_or_no(asked.gesture_should_begin(engine._find_recognizer(recognizer)), "gesture_should_begin")

    return _guarded(token, True, answer)


def _ask(engine: Engine, recognizer: int, question: str, default: bool, *arguments: Any) -> bool:
    asked = engine._recognizers.get(recognizer)
    function = None if asked is None else asked._answers.get(question)
    return default if function is None else _yes_or_no(function(asked, *arguments), question)


def _should_begin(_engine: Any, recognizer: int, token: Optional[int]) -> Any:
    return _guarded(token, True, lambda engine: _ask(engine, recognizer, "should_begin", True))


def _should_receive_touch(_engine: Any, recognizer: int, touch: Any, token: Optional[int]) -> Any:
    def answer(engine: Engine) -> bool:
        return _ask(engine, recognizer, "should_receive_touch", True, sample_from_record(touch.contents, engine))

    return _guarded(token, True, answer)


def _pair(question: str) -> Any:
    def function(_engine: Any, recognizer: int, other: int, token: Optional[int]) -> Any:
        def answer(engine: Engine) -> bool:
            return _ask(engine, recognizer, question, False, engine._find_recognizer(other))

        return _guarded(token, False, answer)

    return _ffi.pair_function(function)


def _sink(data: int, count: int, token: Optional[int]) -> Any:
    def take(engine: Engine) -> int:
        engine._take_trace(ctypes.string_at(data, count))
        return int(_ffi.KIN_OK)

    return _guarded(token, _ffi.KIN_ERROR_SINK, take)


event = _ffi.kin_event_callback(_event)
log = _ffi.kin_log_callback(_log)
sink = _ffi.kin_trace_sink(_sink)
contains_point = _ffi.contains_point_function(_contains_point)
gesture_should_begin = _ffi.gesture_should_begin_function(_gesture_should_begin)
QUESTIONS = {
    "should_begin": _ffi.should_begin_function(_should_begin),
    "should_receive_touch": _ffi.should_receive_touch_function(_should_receive_touch),
    "should_recognize_simultaneously_with": _pair("should_recognize_simultaneously_with"),
    "should_require_failure_of": _pair("should_require_failure_of"),
    "should_be_required_to_fail_by": _pair("should_be_required_to_fail_by"),
}
