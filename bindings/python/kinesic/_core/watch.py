"""A window on a running program: what libkinesic-watch hands to `kinesic watch`. The library is loaded when a watch is
first started."""

from __future__ import annotations

import ctypes
import weakref
from typing import Any, Optional

from . import generated_watch as c
from . import optional_libraries
from .errors import InvalidTypeError, StateError, error_for
from .geometry import path_bytes, whole
from .live_objects import Uncopied
from .native import Core

LARGEST_COUNT = 0xFFFF_FFFF


def library() -> Any:
    return optional_libraries.load("watch", c.FUNCTIONS, "a watch")


def _check(result: int) -> None:
    if result != 0:
        raise error_for(result, (library().kin_watch_last_error() or b"").decode())


class Watch(Uncopied):
    """A watch that was started by `Engine.watch`, until `stop` or until the engine is closed; as a context manager,
    until the end of the block."""

    def __init__(self, engine: Core, address: str, size: int, duration: int) -> None:
        if not isinstance(engine, Core):
            raise InvalidTypeError(f"engine must be an Engine, not {engine!r}")
        options, pointer = c.kin_watch_options(), c.kin_watch_p()
        library().kin_watch_options_init(ctypes.byref(options))
        options.ring_bytes, options.duration_ns = whole(size, "bytes", LARGEST_COUNT), duration
        engine._call(lambda kin: 0)  # an engine that is closed, or in a step, says so
        _check(library().kin_watch_start(engine._pointer, path_bytes(address, "the address"), ctypes.byref(options), ctypes.byref(pointer)))
        self._pointer = pointer
        # A finalizer that is younger than the engine's own comes before it: the engine is still there.
        self._finalizer = weakref.finalize(engine, library().kin_watch_stop, pointer)

    @property
    def stopped(self) -> bool:
        """Whether it was stopped, or the engine was closed."""
        return not self._finalizer.alive

    def step(self) -> None:
        """Takes a watcher that has come, and hands it what is new, without waiting. `Engine.advance` and the polls do
        it by themselves."""
        self._running()
        _check(library().kin_watch_step(self._pointer))

    def stop(self) -> None:
        """Ends it; the watcher sees the end. Twice is no error."""
        self._finalizer()

    def _running(self) -> None:
        if self.stopped:
            raise StateError("this watch was stopped")

    def _info(self) -> Any:
        self._running()
        info = c.kin_watch_info()
        library().kin_watch_info_init(ctypes.byref(info))
        _check(library().kin_watch_get_info(self._pointer, ctypes.byref(info)))
        return info

    @property
    def port(self) -> int:
        """Where it listens; 0 for one with a path."""
        return int(self._info().port)

    @property
    def is_watched(self) -> bool:
        """Whether a watcher is there."""
        return bool(self._info().is_watched)

    @property
    def watcher_count(self) -> int:
        """How many have come so far."""
        return int(self._info().watcher_count)

    @property
    def byte_count(self) -> int:
        """How many bytes watchers have taken."""
        return int(self._info().byte_count)

    @property
    def drop_count(self) -> int:
        """How often a watcher was so slow that a part of the recording was left out for it."""
        return int(self._info().drop_count)

    def __enter__(self) -> Watch:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def __repr__(self) -> str:
        return "<Watch, stopped>" if self.stopped else f"<Watch, {'watched' if self.is_watched else 'nobody watches'}>"
