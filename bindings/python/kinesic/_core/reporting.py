"""What an engine gives back: events by polling or by callback, sentences about them, diagnostics."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Sequence, TypeVar

from . import callbacks, ffi
from .watching import Watched
from .printable_text import sentence
from .arrays import event_dtype
from .enums import Severity
from .errors import InvalidTypeError, NullError, UnknownError
from .events import DecisionEvent, Event, GestureEvent, ViewTouchEvent
from .functions import expect_function, same
from .geometry import truth
from .event_functions import EventFilter, chosen

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

lib = ffi.lib
EVENT_SIZE = ctypes.sizeof(ffi.kin_event)
Events = TypeVar("Events")
EventFunction = TypeVar("EventFunction", bound=Callable[[Event], object])
LogFunction = TypeVar("LogFunction", bound=Callable[[Severity, str], object])


def poll(pointer: Any, take: Callable[[Any, int], object]) -> int:
    """kin_engine_poll; `take` copies what it lends: the engine's own memory changes with the next call, and goes with
    the engine, which a collection may close."""
    records, count = ffi.kin_event_pointer(), ctypes.c_uint32()
    result: int = lib.kin_engine_poll(pointer, ctypes.byref(records), ctypes.byref(count))
    if count.value:
        take(records, count.value * EVENT_SIZE)
    return result


class Reporting(Watched):
    """The part of `Engine` that reports."""

    __slots__ = ()

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self._event_functions: List[Callable[[Event], object]] = []
        self._log_functions: List[Callable[[Severity, str], object]] = []
        self._listening = False
        self._unread: List[bytes] = []

    def _drop(self) -> None:
        super()._drop()
        self._event_functions.clear()
        self._log_functions.clear()

    def _events(self, records: bytes) -> List[Event]:
        """The events of kin_events that lie one after the other."""
        raise NotImplementedError

    def poll(self) -> List[Event]:
        """The events since the last poll, oldest first. When more came than the engine's `event_capacity`,
        `lost_events` says how many are missing because a function got them, and each event's `merged` for how many
        others it stands."""
        return self._poll(self._events)

    @property
    def lost_events(self) -> int:
        """How many events the latest poll lacks, which functions of the engine or of recognizers got; without such
        functions always 0."""
        count = ctypes.c_uint64()
        self._call(lib.kin_engine_get_lost_events, ctypes.byref(count))
        return count.value

    def poll_array(self) -> NDArray[numpy.void]:
        """The events since the last poll, oldest first, as a NumPy array of `kinesic.event_dtype()`. It is a copy,
        yours to keep: the engine's own memory changes with the next call. An ImportError without NumPy leaves the
        events to the next poll."""
        import numpy

        if self._unread:
            return self._poll(lambda records: numpy.frombuffer(records, event_dtype()).copy())
        arrays: List[NDArray[numpy.void]] = []

        def take(records: Any, size: int) -> None:
            # No call of the engine comes between: a collection, in which one might, finds it in a step.
            self._stepping += 1
            try:
                arrays.append(numpy.empty(size // EVENT_SIZE, event_dtype()))
                ctypes.memmove(arrays[0].ctypes.data, records, size)
            except BaseException:
                self._take(records, size)
                raise
            finally:
                self._stepping -= 1

        self._call(poll, take)
        self._forget_removed()
        return arrays[0] if arrays else numpy.empty(0, event_dtype())

    def poll_frame(self) -> Dict[str, NDArray[Any]]:
        """The events since the last poll, oldest first, as columns: `pandas.DataFrame(engine.poll_frame())`. Each
        column is a NumPy array. Recognizers, views, states, reasons and phases are their names, `time` is seconds,
        `x` and `y` are window units, and each output of a class that occurs has a column of its name
        ("translation.x"). Fields that an event of its kind does not have are None, NaN or 0. Needs
        NumPy."""
        import numpy

        return self._poll(lambda records: self._columns(numpy.frombuffer(records, event_dtype())))

    def _columns(self, events: NDArray[numpy.void]) -> Dict[str, NDArray[Any]]:
        """Columns of an array of events."""
        raise NotImplementedError

    def _poll(self, read: Callable[[bytes], Events]) -> Events:
        """What `read` makes of the kin_events since the last poll, after those that an earlier one could not read to
        the end."""
        self._call(poll, self._take)
        parts, self._unread = self._unread, []
        records = parts[0] if len(parts) == 1 else b"".join(parts)
        try:
            events = read(records)
        except BaseException:
            self._unread.insert(0, records)
            raise
        self._forget_removed()
        self._step_watch()
        return events

    def _take(self, records: Any, size: int) -> None:
        self._unread.append(ctypes.string_at(records, size))

    def _forget_removed(self) -> None:
        """Lets what was removed before a poll go, now that its events are read."""
        self._removed.clear()
        self._unbound.clear()

    def on_event(self, function: EventFunction) -> EventFunction:
        """Decorator: calls `function` with every event, in order, inside the call that causes it."""
        expect_function(function, "on_event")
        self._listen()
        self._event_functions.append(function)
        return function

    def on_log(self, function: LogFunction) -> LogFunction:
        """Decorator: calls `function(severity, sentence)` with every diagnostic."""
        expect_function(function, "on_log")
        self._call(lib.kin_engine_set_log, callbacks.log, self._token)
        self._log_functions.append(function)
        return function

    def stop_calling(self, function: Callable[..., object]) -> None:
        """Removes a function that `on_event` or `on_log` was given."""
        kept = [each for each in self._event_functions if not same(each, function)], [each for each in self._log_functions if not same(each, function)]
        if (len(kept[0]), len(kept[1])) == (len(self._event_functions), len(self._log_functions)):
            raise UnknownError(f"{self!r} does not call {function!r}")
        self._event_functions[:], self._log_functions[:] = kept
        if not self._log_functions:
            self._call(lib.kin_engine_set_log, ffi.kin_log_callback(), None)
        self._listen_no_longer()

    def _listen(self) -> None:
        if not self._listening:
            self._call(lib.kin_engine_set_event_callback, callbacks.event, self._token)
            self._listening = True

    def _listen_no_longer(self) -> None:
        """Lets the engine's callback go when nobody is left whom it would call."""
        if self._listening and not self._has_listeners():
            self._call(lib.kin_engine_set_event_callback, ffi.kin_event_callback(), None)
            self._listening = False

    def _hears_all(self) -> bool:
        """Whether every event is to be delivered."""
        return bool(self._event_functions)

    def _functions_of(self, id: int) -> Sequence[EventFilter]:
        """What a recognizer calls with its events."""
        raise NotImplementedError

    def _event(self, record: Any) -> Event:
        """The event of a kin_event."""
        raise NotImplementedError

    def _has_listeners(self) -> bool:
        """Whether a function is to be called with events."""
        raise NotImplementedError

    def _receive(self, record: Any) -> None:
        """Calls functions with the event of a kin_event, if there are any."""
        own = self._functions_of(record.recognizer)
        if own or self._hears_all():
            self._deliver(self._event(record), own)

    def _deliver(self, event: Event, own: Sequence[EventFilter]) -> None:
        functions: List[Callable[[Any], object]] = list(self._event_functions)
        if isinstance(event, GestureEvent):
            functions += chosen(own, event)
        self._call_each(functions, event)

    def _deliver_log(self, severity: Severity, sentence: str) -> None:
        self._call_each(list(self._log_functions), severity, sentence)

    def describe(self, event: Event) -> str:
        """One English sentence about an event of this engine."""
        if event is None:
            raise NullError("event is None: pass an event of this engine")
        if not isinstance(event, (GestureEvent, ViewTouchEvent, DecisionEvent)):
            raise InvalidTypeError(f"an event of this engine is wanted, not {event!r}")
        record = ffi.kin_event.from_buffer_copy(event.raw)
        needed = ctypes.c_uint32()
        capacity = 256
        while True:
            buffer = ctypes.create_string_buffer(capacity)
            self._call(lib.kin_event_describe, ctypes.byref(record), buffer, capacity, ctypes.byref(needed))
            if needed.value <= capacity:
                return sentence(buffer.value)
            capacity = needed.value

    @property
    def explain(self) -> bool:
        """Whether the engine sends decisions; off at first."""
        explains = ctypes.c_bool()
        self._call(lib.kin_engine_get_explain, ctypes.byref(explains))
        return explains.value

    @explain.setter
    def explain(self, explain: bool) -> None:
        self._call(lib.kin_engine_set_explain, truth(explain, "explain"))
