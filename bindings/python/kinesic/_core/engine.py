"""The engine: create it, feed it touches and time, take its events."""

from __future__ import annotations

import contextlib
import ctypes
import weakref
from typing import TYPE_CHECKING, Any, AsyncIterable, Callable, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Type, TypeVar, Union

from . import callbacks, ffi
from .option_structs import defaults
from .handle import Handle
from .contacts import Contact, contacts_of
from .enums import TieBreak
from .errors import InvalidTypeError, NullError, StaleError, StateError
from .events import Event, from_record
from .geometry import LATEST_NS, Location, nanoseconds, number, numbers, text, truth, whole
from .motion import Motion
from .plugins import Plugins
from .pointing import Pointing
from .event_functions import EventFilter
from .recognizer import Recognizer
from .reporting import EVENT_SIZE, Reporting
from .samples import Sample
from .samples import from_record as sample_from_record
from .scripting import Scripting
from .tracing import Tracing
from .usage import Usage
from .view import View

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from .feeding import Samples
    from .lint_report import LintReport
    from .linting import Allowed, Wish
    from .iterating import EventIterator

lib = ffi.lib
REMOVED_KEPT = 4096
Twin = TypeVar("Twin", bound=Handle)
Entered = TypeVar("Entered", bound="Engine")


class Engine(Pointing, Reporting, Scripting, Plugins, Motion, Tracing):
    """A gesture recognition engine. A context manager; it is closed when the block ends or when nothing refers to it.

    Times are seconds of the host's monotonic clock; attributes that end in `_ns` are the same in nanoseconds.
    An exception in a callback is raised from the call that caused the callback, after its step.

    - Touches: down, move, up, cancel, feed, frame, reject_touch, cancel_touches
    - Pointers and wheels: hover, end_hover, scroll, feed_scroll
    - Time: advance, time, time_ns, next_deadline, next_deadline_ns
    - Events: poll, poll_array, poll_frame, lost_events, on_event, stop_calling, describe, explain, on_log;
      for asyncio: events
    - Views and recognizers: root, hit_test, find_view, find_recognizer, contacts, units_per_inch
    - Between samples: sample_touch, touch_history, set_prediction, set_smoothing
    - Filters: lenient, set_contact_filter, set_palm_filter, set_hands, set_accommodations
    - Classes: classes, register, load_plugin, plugins, add_plugin_directory, set_plugin_policy
    - Traces: record, start_trace, flush_trace, stop_trace, fly, watch
    - Tests and tools: lint, copy, twin_of, usage, state_hash, check_invariants
    - Its life: claimed, close, closed
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        touch_capacity: int = 32,
        event_capacity: int = 1024,
        tie_break: TieBreak = TieBreak.DEPTH,
        units_per_inch: float = 163.0,
    ) -> None:
        options = defaults(ffi.kin_engine_options)
        options.touch_capacity = whole(touch_capacity, "touch_capacity", 0xFFFF_FFFF)
        options.event_capacity = whole(event_capacity, "event_capacity", 0xFFFF_FFFF)
        options.tie_break = whole(tie_break, "tie_break", 0x7FFF_FFFF)
        options.units_per_inch = number(units_per_inch, "units_per_inch")
        self._begin(options)

    def _begin(self, given: Any) -> None:
        """Of options, or for an engine that C has made."""
        super().__init__(given)
        callbacks.engines[self._token] = self
        self._views: Dict[int, View] = {}
        self._recognizers: Dict[int, Recognizer] = {}
        self._iterator: Optional[weakref.ref[EventIterator]] = None
        root = ffi.kin_view_id()
        self._call(lib.kin_engine_root_view, ctypes.byref(root))
        self._root = View._of(self, root.value, "root")

    def _drop(self) -> None:
        super()._drop()
        self._views.clear()
        self._recognizers.clear()
        iterator = self._iterator and self._iterator()
        if iterator:
            iterator._wake()

    def __enter__(self: Entered) -> Entered:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        kind = type(self).__name__
        return f"<{kind}, closed, at {id(self):#x}>" if self.closed else f"<{kind} at {self.time} s, at {id(self):#x}>"

    def copy(self) -> Engine:
        """Another engine in the state that this one has now, in the middle of a gesture too: to try what would come of
        some samples. Its views and recognizers are handles of its own: `copy.twin_of(handle)` of one of this engine,
        or by name, or from its `root`. It has the functions that answer questions, and asks them with its own handles;
        functions for events and for the log, bound actions, a trace and events that wait for a poll it has not.
        `user_data` and attributes are the same objects; only those of recognizers of classes written in Python are
        copied (`copy.deepcopy`), so that each goes on by itself. The copy of a Session is a plain Engine.
        ReentrantError from inside a callback."""
        from .copying import copied  # only here: many programs copy none

        return copied(self, Engine)

    def lint(
        self,
        *,
        allow: Iterable[Allowed] = (),
        wishes: Iterable[Wish] = (),
        motions: Optional[Mapping[str, Any]] = None,
        window: Optional[Tuple[float, float]] = None,
        remedies: bool = True,
        progress: Optional[Callable[[float], object]] = None,
    ) -> LintReport:
        """Finds conflicts between gestures: plays taps, drags, pinches and more on a copy of this engine, and compares
        who was recognized with who could have been. This engine is not changed, and sends nothing. Functions that
        answer questions are asked with handles of the copy; while one answers, the handles of this engine tell of the
        copy too, so that no other thread may use it. Classes written in Python are asked with objects of the copy.

        `allow`: findings that are meant, by kind ("late"), by (kind, recognizer, other), or a Finding of an earlier
        report. `wishes`: what is wanted. `motions`: your own, lists of Sample by name. `window`: width and height, for
        a root view that has no frame. Without `remedies` nothing is looked for that would mend what was found.
        `progress` is called with the share that is done, 0 to 1; False ends the lint with a StateError.
        UnsupportedError where the library libkinesic-lint is missing."""
        from .linting import lint  # only here: a program that ships does without

        return lint(self, allow, wishes, {} if motions is None else motions, window, truth(remedies, "remedies"), progress)

    def twin_of(self, handle: Twin) -> Twin:
        """The view or recognizer of this engine with the id of one of another engine: in a copy that of its original,
        and the other way round. StaleError if there is none."""
        if not isinstance(handle, (View, Recognizer)):
            raise InvalidTypeError(f"twin_of wants a View or a Recognizer, not {handle!r}")
        twin: Any
        if isinstance(handle, View):
            self._call(lib.kin_view_get_name, handle.id, ctypes.byref(ctypes.c_char_p()))
            twin = self._find_view(handle.id)
        else:
            self._call(lib.kin_recognizer_get_view, handle.id, ctypes.byref(ffi.kin_view_id()))
            twin = self._find_recognizer(handle.id)
        return twin  # type: ignore[no-any-return]

    @contextlib.contextmanager
    def claimed(self) -> Iterator[None]:
        """Claims the engine for the calling thread, as long as the block lasts: calls from other threads raise
        ThreadError, between two calls of this one too. Blocks of one engine do not nest: the end of the inner one
        gives it up."""
        self._call(lib.kin_engine_set_claimed, True)
        try:
            yield
        finally:
            if not self.closed:
                self._call(lib.kin_engine_set_claimed, False)

    # Time

    def advance(self, at: Optional[float] = None, *, time_ns: Optional[int] = None) -> None:
        """Lets time pass up to `at` seconds, or up to `time_ns` nanoseconds, and fires the timers that are due."""
        self._call(lib.kin_engine_advance, self._moment(at, time_ns))
        self._step_watch()

    def cancel_touches(self, at: Optional[float] = None, *, time_ns: Optional[int] = None) -> None:
        """Cancels every touch that is down, as the system does when a window loses its input."""
        self._call(lib.kin_engine_cancel_touches, self._moment(at, time_ns))

    def _moment(self, at: Optional[float], time_ns: Optional[int]) -> int:
        if (at is None) == (time_ns is None):
            raise NullError("one time is wanted: seconds, or nanoseconds as time_ns")
        return nanoseconds(at, "the time") if time_ns is None else whole(time_ns, "time_ns", LATEST_NS + 1)

    @property
    def time_ns(self) -> int:
        """The latest time that the engine was given, 0 before the first."""
        time = ctypes.c_uint64()
        self._call(lib.kin_engine_get_time, ctypes.byref(time))
        return time.value

    @property
    def time(self) -> float:
        """The latest time that the engine was given, in seconds."""
        return self.time_ns / 1e9

    @property
    def next_deadline_ns(self) -> Optional[int]:
        """When the next timer is due, in nanoseconds; None: no timer runs."""
        time = ctypes.c_uint64()
        self._call(lib.kin_engine_next_deadline, ctypes.byref(time))
        return None if time.value == ffi.KIN_TIME_NEVER else time.value

    @property
    def next_deadline(self) -> Optional[float]:
        """When the next timer is due, in seconds: how long a host may sleep; None: no timer runs."""
        time = self.next_deadline_ns
        return None if time is None else time / 1e9

    @property
    def units_per_inch(self) -> float:
        """How many window units an inch has, by which thresholds scale. It can be set at any time, also in the middle
        of gestures: when the window goes to a screen of another density. RangeError for what is not above 0."""
        units = ctypes.c_double()
        self._call(lib.kin_engine_get_units_per_inch, ctypes.byref(units))
        return units.value

    @units_per_inch.setter
    def units_per_inch(self, units: float) -> None:
        self._call(lib.kin_engine_set_units_per_inch, number(units, "units_per_inch"))

    @property
    def usage(self) -> Usage:
        """How full its tables are, and how many bytes it has."""
        usage = defaults(ffi.kin_engine_usage)
        self._call(lib.kin_engine_get_usage, ctypes.byref(usage))
        return Usage._of(usage)

    def events(
        self, source: AsyncIterable[Samples], *, clock: Optional[Callable[[], float]] = None, latency: float = 0.0
    ) -> EventIterator:
        """For asyncio: `async for event in engine.events(source)`. `source` is an async iterable of what `feed` takes.
        Timers fire when `clock` says that it is time: the clock of the samples' times, in seconds; None: the running
        loop's `time`, which is `time.monotonic` as a rule. `latency`: how many seconds after its time a sample may
        come; so much later do timers fire. One that comes still later, after a timer that it should have preceded, is
        fed with the timer's time. Meanwhile nothing else may feed the engine; StateError while another iterator of
        this engine has its source."""
        from .iterating import EventIterator

        running = self._iterator and self._iterator()
        if running and running._source is not None:
            raise StateError("another iterator of this engine's events has a source: await its aclose() first")
        iterator = EventIterator(self, source, clock, latency)
        self._iterator = weakref.ref(iterator)
        return iterator

    # Views, recognizers, classes

    @property
    def root(self) -> View:
        """The view that fills the window; it lives as long as the engine."""
        return self._root

    def hit_test(self, location: Location) -> View:
        """The view that a touch at this window point would hit."""
        x, y = numbers(location, 2, "location")
        view = ffi.kin_view_id()
        self._call(lib.kin_view_hit_test, x, y, ctypes.byref(view))
        return self._find_view(view.value) or self._root

    def find_view(self, name: str) -> View:
        """The view with this name: of several the first from the root down. UnknownError if there is none."""
        view = ffi.kin_view_id()
        self._call(lib.kin_engine_find_view, text(name, "name"), ctypes.byref(view))
        return self._find_view(view.value) or self._root

    def find_recognizer(self, name: str) -> Recognizer:
        """The recognizer with this name: of several the first from the root down. UnknownError if there is none."""
        recognizer = ffi.kin_recognizer_id()
        self._call(lib.kin_engine_find_recognizer, text(name, "name"), ctypes.byref(recognizer))
        return self._find_recognizer(recognizer.value)

    @property
    def contacts(self) -> List[Contact]:
        """The contacts that are down, in the order of landing; what hovers or scrolls is none."""
        return contacts_of(self)

    def _id_of(self, handle: Any, what: str) -> int:
        if handle is None:
            raise NullError(f"{what} is None: pass a handle of this engine")
        if not isinstance(handle, Handle):
            raise InvalidTypeError(f"{what} must be a handle of this engine, not {handle!r}")
        if handle.engine is not self:
            raise StaleError(f"{what}: {handle!r} belongs to another engine")
        return handle.id

    def _find_view(self, id: int) -> Optional[View]:
        found: Union[None, View, Handle] = self._views.get(id) or self._removed.get(id)
        if found is None and id and self._read(lib.kin_view_get_name, id, ctypes.byref(ctypes.c_char_p())):
            return View._of(self, id)
        return found if isinstance(found, View) else None

    def _find_recognizer(self, id: int) -> Recognizer:
        found: Union[None, Recognizer, Handle] = self._recognizers.get(id) or self._removed.get(id)
        return found if isinstance(found, Recognizer) else Recognizer._of(self, id)

    def _kind_of(self, class_name: str) -> Type[Recognizer]:
        """The Python class of a class of the engine."""
        from .generated_standard import BY_CLASS_NAME

        known = self._registrations.get(class_name)
        return known.script.kind if known is not None else BY_CLASS_NAME.get(class_name, Recognizer)

    def _events(self, records: bytes) -> List[Event]:
        size, read = EVENT_SIZE, ffi.kin_event.from_buffer_copy
        return [from_record(read(records, place), self, records[place : place + size]) for place in range(0, len(records), size)]

    def _event(self, record: Any) -> Event:
        return from_record(record, self)

    def _sample(self, record: Any) -> Sample:
        return sample_from_record(record, self)

    def _columns(self, events: NDArray[numpy.void]) -> Dict[str, NDArray[Any]]:
        from .frames import columns

        return columns(events, self)

    def _functions_of(self, id: int) -> Sequence[EventFilter]:
        """What a recognizer calls with its events; of one that was removed, nothing."""
        found = self._recognizers.get(id)
        return () if found is None else found._functions

    def _has_listeners(self) -> bool:
        return bool(self._event_functions) or any(each._functions for each in self._recognizers.values())

    def _ask_again(self) -> None:
        """Sets callback and delegates anew: a replay has dropped them."""
        self._listening = False
        if self._has_listeners():
            self._listen()
        for view in self._views.values():
            view._refresh_delegate()
        for recognizer in self._recognizers.values():
            recognizer._refresh_delegate()

    def _forget(self, handle: Handle) -> None:
        """Takes a removed handle out of the tables; kept until the next poll, whose events may name it."""
        self._views.pop(handle._id, None)
        self._recognizers.pop(handle._id, None)
        self._removed[handle._id] = handle
        while len(self._removed) > REMOVED_KEPT:
            del self._removed[next(iter(self._removed))]

    # Looking inside

    @property
    def state_hash(self) -> int:
        """A hash over all that can influence a decision: equal engines have equal hashes."""
        value = ctypes.c_uint64()
        self._call(lib.kin_engine_state_hash, ctypes.byref(value))
        return value.value

    def check_invariants(self) -> None:
        """Checks the engine's own invariants; a breach is a bug of Kinesic and raises InvalidError."""
        self._call(lib.kin_engine_check_invariants)
