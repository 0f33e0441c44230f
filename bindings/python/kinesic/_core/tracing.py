"""Recording an engine: a trace that goes somewhere as it grows, or a flight recorder that keeps the latest part of
one."""

from __future__ import annotations

import contextlib
import os
import weakref
from typing import TYPE_CHECKING, Any, BinaryIO, Callable, Iterator, List, Optional, TypeVar, Union

from . import callbacks, ffi
from .functions import refuse_unfinished
from .watching import Watched
from .live_objects import Uncopied
from .errors import ClosedError, Error, InvalidTypeError, ReentrantError, StateError
from .geometry import nanoseconds, whole

if TYPE_CHECKING:
    TraceTarget = Union[str, "os.PathLike[str]", BinaryIO, Callable[[bytes], object]]

lib = ffi.lib
LARGEST_COUNT = 0xFFFF_FFFF
CHECK_EVERY = 1024


class _File:
    """Writes a trace into a file; one that is named is made when the first bytes come, so that a refused call makes
    none."""

    def __init__(self, file: Any) -> None:
        self._path = file if isinstance(file, (str, os.PathLike)) else None
        self._file: Any = None if self._path is not None else file

    def take(self, data: bytes) -> None:
        if self._file is None and self._path is not None:
            # Without a buffer: what was handed on is there after a crash.
            self._file = open(self._path, "wb", buffering=0)
        taken = self._file.write(data)
        if taken is not None and taken != len(data):
            raise OSError(f"the file took {taken} of {len(data)} bytes of the trace")

    def close(self) -> None:
        """Closes a file that was named; one that was handed in is its owner's."""
        if self._path is not None and self._file is not None:
            self._file.close()


class _Function:
    """Calls a function with the bytes of a trace."""

    def __init__(self, take: Callable[[bytes], object]) -> None:
        self.take = take

    def close(self) -> None:
        """There is nothing to close."""


def _target(target: Any) -> Union[_File, _Function]:
    if isinstance(target, (str, os.PathLike)) or hasattr(target, "write"):
        return _File(target)
    if not callable(target):
        raise InvalidTypeError(f"a trace goes to a path, a binary file or a function that takes bytes, not to {target!r}")
    refuse_unfinished(target, "a trace")
    return _Function(target)


class Tracing(Watched):
    """The part of `Engine` that records. One trace or one flight recorder runs at a time."""

    __slots__ = ()

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self._trace_target: Optional[Union[_File, _Function]] = None

    def _drop(self) -> None:
        super()._drop()
        self._close_target()

    def _close_target(self) -> None:
        target, self._trace_target = self._trace_target, None
        if target is not None:
            target.close()

    def _take_trace(self, data: bytes) -> None:
        assert self._trace_target is not None, "bytes come while a trace is written or dumped"
        self._trace_target.take(data)

    @contextlib.contextmanager
    def record(self, target: TraceTarget, *, check_every: int = CHECK_EVERY) -> Iterator[None]:
        """Records what happens in the block, as `start_trace` does; afterwards the trace is whole."""
        self.start_trace(target, check_every=check_every)
        try:
            yield
        except BaseException:
            # What went wrong in the block counts: it may be the target's own exception, which ended the recording.
            with contextlib.suppress(Error):
                self.stop_trace()
            raise
        self.stop_trace()

    def start_trace(self, target: TraceTarget, *, check_every: int = CHECK_EVERY) -> None:
        """Records from here on, also in the middle of a gesture. `target` is a path, a file that takes bytes, or a
        function that is called with bytes; it gets them in blocks of some kilobytes, and must not call the engine.
        What it raises is raised by the call during which it was needed, and ends the recording. After every
        `check_every` steps (0: never) the trace notes hashes of the state, with which a replay is compared."""
        taker = _target(target)
        interval = whole(check_every, "check_every", LARGEST_COUNT)
        outer, self._trace_target = self._trace_target, taker
        try:
            self._call(lib.kin_trace_set_check_interval, interval)
            self._call(lib.kin_trace_start, callbacks.sink, self._token)
        except BaseException:
            self._trace_target = outer
            taker.close()
            raise

    def flush_trace(self) -> None:
        """Gives the target what it has not got yet: what came in the latest calls."""
        self._call(lib.kin_trace_flush)

    def stop_trace(self) -> None:
        """Ends the trace with the mark by which a reader knows that it is whole; a file that was named is closed."""
        is_over = True
        try:
            self._call(lib.kin_trace_stop)
        except (ReentrantError, StateError):
            is_over = False
            raise
        finally:
            if is_over:
                self._close_target()

    def fly(self, *, bytes: int = 262144, seconds: float = 0.0, check_every: int = CHECK_EVERY) -> FlightRecorder:
        """Keeps the latest part of a trace in `bytes` of memory (16 KiB to 1 GiB), for the moment in which something
        has gone wrong. With `seconds` above 0 a dump holds at least the last half of that time and not much more than
        all of it, as far as the memory reaches."""
        size, duration = whole(bytes, "bytes", LARGEST_COUNT), nanoseconds(seconds, "seconds")
        self._call(lib.kin_trace_set_check_interval, whole(check_every, "check_every", LARGEST_COUNT))
        self._call(lib.kin_flight_recorder_start, size, duration)
        return FlightRecorder(self)


Recorder = TypeVar("Recorder", bound="FlightRecorder")


class FlightRecorder(Uncopied):
    """A flight recorder that runs, until `stop`; as a context manager, until the end of the block."""

    def __init__(self, engine: Tracing) -> None:
        if not isinstance(engine, Tracing):
            raise InvalidTypeError(f"engine must be an Engine, not {engine!r}")
        self._engine: Optional[weakref.ref[Tracing]] = weakref.ref(engine)

    def _running(self) -> Tracing:
        if self._engine is None:
            raise StateError("this flight recorder was stopped")
        engine = self._engine()
        if engine is None:
            raise ClosedError("the engine is gone: keep the Engine object as long as it is used")
        return engine

    def dump(self) -> bytes:
        """What it holds, as a whole trace; it goes on. CapacityError: the memory was too small for what happened."""
        engine = self._running()
        parts: List[bytes] = []
        outer, engine._trace_target = engine._trace_target, _Function(parts.append)
        try:
            engine._call(lib.kin_flight_recorder_dump, callbacks.sink, engine._token)
        finally:
            engine._trace_target = outer
        return b"".join(parts)

    def stop(self) -> None:
        """Ends it and frees its memory."""
        self._running()._call(lib.kin_flight_recorder_stop, then=self._forget)

    def _forget(self) -> None:
        self._engine = None

    def __enter__(self: Recorder) -> Recorder:
        return self

    def __exit__(self, *_: object) -> None:
        if self._engine is not None and not self._running().closed:
            self.stop()

    def __repr__(self) -> str:
        return "<FlightRecorder, stopped>" if self._engine is None else f"<FlightRecorder of {self._engine()!r}>"
