"""What an engine gives back: events by polling or by callback, sentences about them, diagnostics."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Callable, List, TypeVar

from . import _callbacks, _ffi
from ._core import Core
from .arrays import event_dtype
from .enums import Severity
from .errors import InvalidError, NullError
from .events import DecisionEvent, Event, GestureEvent, ViewTouchEvent

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

lib = _ffi.lib
Events = TypeVar("Events")
EventFunction = TypeVar("EventFunction", bound=Callable[[Event], object])
LogFunction = TypeVar("LogFunction", bound=Callable[[Severity, str], object])


class Reporting(Core):
    """The part of `Engine` that reports."""

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self._event_functions: List[Callable[[Event], object]] = []
        self._log_functions: List[Callable[[Severity, str], object]] = []
        self._listening = False

    def _drop(self) -> None:
        super()._drop()
        self._event_functions.clear()
        self._log_functions.clear()

    def _events(self, records: Any, count: int) -> List[Event]:
        """The events of `count` kin_event that lie at `records`."""
        raise NotImplementedError

    def poll(self) -> List[Event]:
        """The events since the last poll, oldest first. When more came than the engine's `event_capacity`, `lost_events` says how many
        are missing because a function got them, and each event's `merged` for how many others it stands."""
        return self._poll(self._events)

    @property
    def lost_events(self) -> int:
        """How many events the latest poll lacks, which functions of the engine or of recognizers got; without such functions always 0."""
        count = ctypes.c_uint64()
        self._call(lib.kin_engine_get_lost_events, ctypes.byref(count))
        return count.value

    def poll_array(self) -> NDArray[numpy.void]:
        """The events since the last poll, oldest first, as a NumPy array of `kinesic.event_dtype()`. It is a copy, yours to keep: the
        engine's own memory changes with the next call. An ImportError without NumPy leaves the events to the next poll."""
        import numpy

        def copy(records: Any, count: int) -> NDArray[numpy.void]:
            events = numpy.empty(count, event_dtype())
            ctypes.memmove(events.ctypes.data, records, events.nbytes)
            return events

        return self._poll(copy)

    def _poll(self, read: Callable[[Any, int], Events]) -> Events:
        """What `read` makes of the kin_event since the last poll, which are lent to it."""
        records = ctypes.POINTER(_ffi.kin_event)()
        count = ctypes.c_uint32()
        self._call(lib.kin_engine_poll, ctypes.byref(records), ctypes.byref(count))
        events = read(records, count.value)
        self._removed.clear()
        self._unbound.clear()
        return events

    def on_event(self, function: EventFunction) -> EventFunction:
        """Decorator: calls `function` with every event, in order, inside the call that causes it."""
        self._listen()
        self._event_functions.append(function)
        return function

    def on_log(self, function: LogFunction) -> LogFunction:
        """Decorator: calls `function(severity, sentence)` with every diagnostic."""
        self._call(lib.kin_engine_set_log, _callbacks.log, self._token)
        self._log_functions.append(function)
        return function

    def _listen(self) -> None:
        if not self._listening:
            self._call(lib.kin_engine_set_event_callback, _callbacks.event, self._token)
            self._listening = True

    def _deliver(self, event: Event) -> None:
        functions: List[Callable[[Any], object]] = list(self._event_functions)
        if isinstance(event, GestureEvent):
            functions += event.recognizer._functions_for(event)
        _callbacks.call_each(self, functions, event)

    def _deliver_log(self, severity: Severity, sentence: str) -> None:
        _callbacks.call_each(self, list(self._log_functions), severity, sentence)

    def describe(self, event: Event) -> str:
        """One English sentence about an event of this engine."""
        if event is None:
            raise NullError("event is None: pass an event of this engine")
        if not isinstance(event, (GestureEvent, ViewTouchEvent, DecisionEvent)):
            raise InvalidError(f"an event of this engine is wanted, not {event!r}")
        record = _ffi.kin_event.from_buffer_copy(event.raw)
        needed = ctypes.c_uint32()
        capacity = 256
        while True:
            buffer = ctypes.create_string_buffer(capacity)
            self._call(lib.kin_event_describe, ctypes.byref(record), buffer, capacity, ctypes.byref(needed))
            if needed.value <= capacity:
                return buffer.value.decode("utf-8", "replace")
            capacity = needed.value

    @property
    def explain(self) -> bool:
        """Whether the engine sends decisions; off at first."""
        explains = ctypes.c_bool()
        self._call(lib.kin_engine_get_explain, ctypes.byref(explains))
        return explains.value

    @explain.setter
    def explain(self, explain: bool) -> None:
        self._call(lib.kin_engine_set_explain, bool(explain))
