"""The C functions that an engine calls back. There is one of each for all engines; `user_data` is the engine's token.

An exception never crosses the C frames: `shielded` keeps it, and it is raised from the call that caused the callback.
"""

from __future__ import annotations

import ctypes
import weakref
from typing import TYPE_CHECKING, Any, Callable, Optional

from . import ffi
from .callback_exceptions import outlasting, shielded
from .printable_text import visible
from .enums import Severity
from .functions import finished

if TYPE_CHECKING:
    from .protocols import EngineLike

engines: weakref.WeakValueDictionary[int, EngineLike] = weakref.WeakValueDictionary()


def _engine_of(token: Optional[int]) -> Optional[EngineLike]:
    engine = engines.get(token or 0)
    return None if engine is None or engine.closed else engine


def _yes_or_no(value: Any, question: str) -> bool:
    if value is None:
        raise TypeError(f"{question} must answer True or False, it answered None")
    if value is not True and value is not False:
        finished(value, question)
    return bool(value)


def _event(_engine: Any, record: Any, token: int) -> None:
    engine = _engine_of(token)
    if engine is not None:
        engine._receive(record.contents)


def _log(_engine: Any, severity: int, sentence: bytes, token: int) -> None:
    engine = _engine_of(token)
    if engine is not None:
        engine._deliver_log(Severity(severity), visible(sentence.decode("utf-8", "replace")))


def _contains_point(address: int, view: int, x: float, y: float, token: int) -> bool:
    engine = _engine_of(token)
    asked = None if engine is None else engine._views.get(view)
    if engine is None or asked is None:
        return False
    return _yes_or_no(engine._within(address, asked.contains_point, x, y), "contains_point")


def _gesture_should_begin(address: int, view: int, recognizer: int, token: int) -> bool:
    engine = _engine_of(token)
    asked = None if engine is None else engine._views.get(view)
    if engine is None or asked is None:
        return True
    return _yes_or_no(engine._within(address, asked.gesture_should_begin, engine._find_recognizer(recognizer)), "gesture_should_begin")


def _ask(question: str, default: bool, read: Callable[[Any, EngineLike], Any]) -> Callable[..., bool]:
    """The function that asks a recognizer's delegate; `read` makes Python's argument of C's."""

    def ask(address: int, recognizer: int, *arguments: Any) -> bool:
        engine = _engine_of(arguments[-1])
        asked = None if engine is None else engine._recognizers.get(recognizer)
        function = None if asked is None else asked._answers.get(question)
        if engine is None or function is None:
            return default
        given = [read(each, engine) for each in arguments[:-1]]
        return _yes_or_no(engine._within(address, function, asked, *given), question)

    return ask


def _sink(data: int, count: int, token: int) -> int:
    engine = _engine_of(token)
    if engine is None:
        return int(ffi.KIN_ERROR_SINK)
    engine._take_trace(ctypes.string_at(data, count))
    return int(ffi.KIN_OK)


def _function(prototype: Any, function: Callable[..., Any], default: Any = None) -> Any:
    return outlasting(prototype(shielded(function, lambda *_: default)))


def _question(prototype: Any, name: str, default: bool, read: Callable[[Any, EngineLike], Any]) -> Any:
    return _function(prototype, _ask(name, default, read), default)


def _other(id: int, engine: EngineLike) -> Any:
    return engine._find_recognizer(id)


def _touch(record: Any, engine: EngineLike) -> Any:
    return engine._sample(record.contents)


event = _function(ffi.kin_event_callback, _event)
log = _function(ffi.kin_log_callback, _log)
sink = _function(ffi.kin_trace_sink, _sink, ffi.KIN_ERROR_SINK)
contains_point = _function(ffi.contains_point_function, _contains_point, False)
gesture_should_begin = _function(ffi.gesture_should_begin_function, _gesture_should_begin, True)
QUESTIONS = {
    "should_begin": _question(ffi.should_begin_function, "should_begin", True, _other),
    "should_receive_touch": _question(ffi.should_receive_touch_function, "should_receive_touch", True, _touch),
    **{
        name: _question(ffi.pair_function, name, False, _other)
        for name in ("should_recognize_simultaneously_with", "should_require_failure_of", "should_be_required_to_fail_by")
    },
}
