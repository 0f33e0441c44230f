"""Playing a trace in an engine: what came of it, and how far it came."""

from __future__ import annotations

import ctypes
import dataclasses
from typing import TYPE_CHECKING, Any, Callable, List, Optional, Tuple

from . import ffi
from .option_structs import defaults
from .functions import expect_function
from .callback_exceptions import raised, shielded
from .record import public, record
from .events import Event, from_record
from .operations import Answer, Call, read_answer, read_call

if TYPE_CHECKING:
    from .engine import Engine

lib = ffi.lib


@record
class Report:
    """How far a replay came."""

    complete: bool
    """Whether the trace was played to its end mark."""
    calls: int
    """Of the recorded host, played."""
    steps: int
    events: int
    """Records sent."""
    checks: int
    """Hashes compared."""
    offset: int
    """Of the record in the trace at which the replay ended or diverged."""
    failed_step: int
    """The number of the step, from 1, in which the replay diverged; 0: it did not."""
    end_ns: int
    """The engine's time at the end."""

    @property
    def end(self) -> float:
        """The engine's time at the end, in seconds."""
        return self.end_ns / 1e9


@record
class Replay:
    """A trace that was played."""

    events: Tuple[Event, ...] = dataclasses.field(repr=False)
    """What the recorded host got by callbacks or polled, in order; with `explain` the decisions too."""
    report: Report
    """How far it came."""
    engine: Engine
    """As the recorded one was at the end, but for delegates and callbacks; it can be used on."""


class Player:
    """Plays a trace in `engine`, once. An exception of a function ends it and is raised by `play`."""

    def __init__(
        self,
        engine: Engine,
        flags: int = 0,
        until_ns: int = ffi.KIN_TIME_NEVER,
        on_event: Optional[Callable[[Event], object]] = None,
        on_call: Optional[Callable[[Engine, Call], Optional[bool]]] = None,
        on_step: Optional[Callable[[int, int], object]] = None,
        on_answer: Optional[Callable[[Answer], object]] = None,
    ) -> None:
        self.engine, self.flags, self.until_ns = engine, flags, until_ns
        self.on_event, self.on_call, self.on_step, self.on_answer = on_event, on_call, on_step, on_answer
        for name in ("on_event", "on_call", "on_step", "on_answer"):
            if getattr(self, name) is not None:
                expect_function(getattr(self, name), name)
        self.events: List[Event] = []
        self._report = ffi.kin_replay_report()

    def play(self, data: bytes) -> None:
        """Plays `data`; raises what the engine refuses."""
        options = defaults(ffi.kin_replay_options)
        self._report = defaults(ffi.kin_replay_report)
        options.flags, options.until_ns = self.flags, self.until_ns
        options.on_event = self._shielded(ffi.kin_event_callback, self._event)
        options.on_call = self._shielded(ffi.kin_on_call, self._call)
        if self.on_step is not None:
            options.on_step = self._shielded(ffi.kin_on_step, self._step)
        if self.on_answer is not None:
            options.on_answer = self._shielded(ffi.kin_on_answer, self._answer)
        self.engine._call(lib.kin_trace_replay, data, len(data), ctypes.byref(options), ctypes.byref(self._report))

    @property
    def report(self) -> Report:
        """How far it has come."""
        raw = self._report
        return Report(bool(raw.is_complete), *(getattr(raw, field[0]) for field in raw._fields_[2:]))

    def replay(self) -> Replay:
        """What was played."""
        return Replay(tuple(self.events), self.report, self.engine)

    def _shielded(self, prototype: Any, function: Callable[..., Any]) -> Any:
        """A C function that calls `function`, unless something was raised before."""
        token = self.engine._token

        def unless_raised(*arguments: Any) -> Any:
            return False if self.engine.closed or raised[token] else function(*arguments)

        return prototype(shielded(unless_raised, lambda *_: False, token))

    def _event(self, _engine: Any, raw: Any, _user_data: Any) -> None:
        event = from_record(raw.contents, self.engine)
        self.events.append(event)
        if self.on_event is not None:
            self.on_event(event)

    def _call(self, _engine: Any, raw: Any, _user_data: Any) -> bool:
        return self.on_call is None or self.on_call(self.engine, read_call(raw.contents, self.engine)) is not False

    def _step(self, _engine: Any, time_ns: int, state_hash: int, _user_data: Any) -> None:
        assert self.on_step is not None
        self.on_step(time_ns, state_hash)

    def _answer(self, _engine: Any, raw: Any, _user_data: Any) -> None:
        assert self.on_answer is not None
        self.on_answer(read_answer(raw.contents, self.engine))


public(Report, Replay)
