"""Functions that a recognizer calls: for its events, and for the questions that the engine asks about it."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Sequence, Tuple, TypeVar

from . import callbacks, ffi
from .handle import Handle
from .enums import State
from .errors import UnknownError
from .events import GestureEvent
from .functions import expect_function, same
from .samples import Sample

if TYPE_CHECKING:
    from .recognizer import Recognizer

lib = ffi.lib
EventFunction = TypeVar("EventFunction", bound=Callable[[GestureEvent], object])
AskFunction = TypeVar("AskFunction", bound="Callable[[Recognizer], bool]")
TouchFunction = TypeVar("TouchFunction", bound="Callable[[Recognizer, Sample], bool]")
PairFunction = TypeVar("PairFunction", bound="Callable[[Recognizer, Recognizer], bool]")

EventFilter = Tuple[str, Callable[[Any], object]]
"""An event function with the name of its decorator, which says which events it gets."""


def _recognized(event: GestureEvent) -> bool:
    return event.state is State.BEGAN or (event.state is State.ENDED and event.previous_state is State.POSSIBLE)


_FILTERS: Dict[str, Callable[[GestureEvent], bool]] = {
    "on_began": lambda event: event.state is State.BEGAN,
    "on_changed": lambda event: event.state is State.CHANGED,
    "on_ended": lambda event: event.state is State.ENDED,
    "on_cancelled": lambda event: event.state is State.CANCELLED,
    "on_recognized": _recognized,
    "on_event": lambda event: True,
}


def chosen(functions: Sequence[EventFilter], event: GestureEvent) -> List[Callable[[Any], object]]:
    """Those of a recognizer's functions that are called with this event."""
    return [function for name, function in functions if _FILTERS[name](event)]


class Listening(Handle):
    """Decorators of a recognizer. Event functions are called in the order of adding, each with the event; question
    functions with the recognizer, one function per question, the latest counts. They may be given before it is
    attached."""

    _functions: List[EventFilter]
    _answers: Dict[str, Callable[..., bool]]

    def _clear_listening(self) -> None:
        self._functions = []
        self._answers = {}

    def _on(self, name: str, function: EventFunction) -> EventFunction:
        expect_function(function, name)
        if self._id:
            self.engine._listen()
        self._functions.append((name, function))
        return function

    def on_began(self, function: EventFunction) -> EventFunction:
        """Calls `function` when a continuous gesture begins."""
        return self._on("on_began", function)

    def on_changed(self, function: EventFunction) -> EventFunction:
        """Calls `function` while it goes on."""
        return self._on("on_changed", function)

    def on_ended(self, function: EventFunction) -> EventFunction:
        """Calls `function` when it is complete; for a discrete gesture, the only call."""
        return self._on("on_ended", function)

    def on_cancelled(self, function: EventFunction) -> EventFunction:
        """Calls `function` when it was under way and was cancelled."""
        return self._on("on_cancelled", function)

    def on_recognized(self, function: EventFunction) -> EventFunction:
        """Calls `function` once for each gesture, with its first event: began, or ended if it is discrete."""
        return self._on("on_recognized", function)

    def on_event(self, function: EventFunction) -> EventFunction:
        """Calls `function` with every event."""
        return self._on("on_event", function)

    def stop_calling(self, function: Callable[[GestureEvent], object]) -> None:
        """Removes an event function, wherever it was given."""
        kept = [pair for pair in self._functions if not same(pair[1], function)]
        if len(kept) == len(self._functions):
            raise UnknownError(f"{self!r} does not call {function!r}")
        self._functions[:] = kept
        if self._id:
            self.engine._listen_no_longer()

    def _answer(self, question: str, function: Any) -> Any:
        if function is not None:
            expect_function(function, question, ", or None for none")
        before = self._answers.get(question)
        self._set_answer(question, function)
        try:
            self._refresh_delegate()
        except BaseException:
            self._set_answer(question, before)
            raise
        return function

    def _set_answer(self, question: str, function: Any) -> None:
        if function is None:
            self._answers.pop(question, None)
        else:
            self._answers[question] = function

    def should_begin(self, function: AskFunction) -> AskFunction:
        """`function(recognizer)`: it is about to leave Possible: may it? No: it fails. Asked once per attempt."""
        answered: AskFunction = self._answer("should_begin", function)
        return answered

    def should_receive_touch(self, function: TouchFunction) -> TouchFunction:
        """`function(recognizer, sample)`: a touch landed, on `sample.view`: does it take it?"""
        answered: TouchFunction = self._answer("should_receive_touch", function)
        return answered

    def should_recognize_simultaneously_with(self, function: PairFunction) -> PairFunction:
        """`function(recognizer, other)`: may both run at once? A yes from either side is enough."""
        answered: PairFunction = self._answer("should_recognize_simultaneously_with", function)
        return answered

    def should_require_failure_of(self, function: Any) -> Any:
        """`function(recognizer, other)`: must `other` fail before this one? Asked once per attempt and pair.
        (Any, because a class written in Python may have a hook of this name, which takes a Peer.)"""
        return self._answer("should_require_failure_of", function)

    def should_be_required_to_fail_by(self, function: Any) -> Any:
        """`function(recognizer, other)`: must this one fail before `other`? Asked once per attempt and pair.
        (Any: see should_require_failure_of.)"""
        return self._answer("should_be_required_to_fail_by", function)

    def _refresh_delegate(self) -> None:
        if not self._id:
            return
        delegate = ffi.kin_recognizer_delegate(ctypes.sizeof(ffi.kin_recognizer_delegate), 0, self.engine._token)
        for question in self._answers:
            setattr(delegate, question, callbacks.QUESTIONS[question])
        self._call(lib.kin_recognizer_set_delegate, ctypes.byref(delegate) if self._answers else None)
