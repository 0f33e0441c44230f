"""Traces: what one says of itself, the calls in it, and playing it."""

from __future__ import annotations

import ctypes
import dataclasses
import os
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, List, Optional, Union

from . import ffi
from .option_structs import defaults
from .record import public, record
from .engine import Engine
from .enums import TieBreak
from .errors import Error, InvalidTypeError, UnknownError
from .events import Event
from .geometry import LATEST_NS, nanoseconds, path_bytes, several, truth
from .operations import Answer, Call
from .playing import Player, Replay
from .replay_errors import ReplayError, TraceError
from .trace_classes import ClassSource, bring, explain_missing, needed

if TYPE_CHECKING:
    TraceSource = Union[bytes, bytearray, memoryview, str, "os.PathLike[str]"]

lib = ffi.lib
OPTIONS = ("touch_capacity", "event_capacity", "tie_break", "units_per_inch")


@record
class TraceInfo:
    """What a trace says of itself."""

    version: int
    """Of the format."""
    options: Dict[str, Any]
    """Of the engine that was recorded: `Engine(**info.options)` is such a one."""
    check_every: int
    """Steps between two checks of the state; 0: none."""
    begin_ns: int
    """The engine's time at the beginning."""
    size: int
    """Bytes that can be played."""
    complete: bool
    """Whether it was ended, or is a dump, and no byte is damaged or missing."""
    damage_offset: Optional[int]
    """Where the first byte is damaged or missing; None when the trace is whole."""

    @property
    def begin(self) -> float:
        """The engine's time at the beginning, in seconds."""
        return self.begin_ns / 1e9


class Trace:
    """A recorded session, of its bytes or of the file at a path. `info` is read at once: TraceError for what is no
    trace."""

    def __init__(self, source: TraceSource) -> None:
        self.data: bytes = _read(source)
        self.info: TraceInfo = _inspect(self.data)

    def __repr__(self) -> str:
        whole = "" if self.info.complete else f", damaged or cut at {self.info.damage_offset}"
        return f"<Trace of {len(self.data)} bytes, from {self.info.begin} s on{whole}>"

    def calls(self) -> List[Call]:
        """The calls of the recorded host, in order, without playing them; of a damaged trace, those before the
        damage."""
        calls: List[Call] = []
        engine = Engine(**self.info.options)
        time = self.info.begin_ns

        def keep(_: Engine, call: Call) -> bool:
            nonlocal time
            time = max(time, call.time_ns)
            calls.append(dataclasses.replace(call, time_ns=time))
            return False

        try:
            Player(engine, on_call=keep).play(self.data)
        except TraceError:
            if self.info.complete:
                raise
        return calls

    def replay(
        self,
        *,
        live: bool = False,
        explain: bool = False,
        until: Optional[float] = None,
        on_event: Optional[Callable[[Event], object]] = None,
        on_call: Optional[Callable[[Engine, Call], Optional[bool]]] = None,
        on_step: Optional[Callable[[int, int], object]] = None,
        on_answer: Optional[Callable[[Answer], object]] = None,
        classes: Iterable[ClassSource] = (),
        plugins: Iterable[Union[str, os.PathLike[str]]] = (),
    ) -> Replay:
        """Plays it in a new engine, in which `plugins` are loaded and `classes` written in Python are registered
        first: classes, or where they are, "gestures:Checkmark", or a module, "gestures", for those that it has of the
        trace's.

        The host's code is not needed: what it did and answered stands in the trace. `live` asks it all the same:
        classes step, those too that this program has defined or imported, and delegates are asked that `on_call`
        sets. `explain` adds decisions, `until` (seconds) stops
        before the first call or step of a later time. `on_event(event)` gets every event. `on_call(engine, call)` is
        called before each call of the trace, and leaves it out by False; it may use the engine.
        `on_step(time_ns, state_hash)` is called after each step, `on_answer(answer)` after each question to a
        delegate; it must not change the engine.

        What one of these raises ends the replay and is raised. TraceError: the trace is damaged or cut; DivergedError:
        this library or the live code does something else; both have `offset`, and `replay`: what came before."""
        live, explain = truth(live, "live"), truth(explain, "explain")
        engine = Engine(**self.info.options)
        for plugin in several(plugins, "plugins"):
            engine.load_plugin(plugin)
        sources = list(several(classes, "classes"))
        names = needed(self.data, self.info.options) if live or any(isinstance(each, str) for each in sources) else []
        bring(engine, names, sources, live)
        flags = (ffi.KIN_REPLAY_LIVE if live else 0) | (ffi.KIN_REPLAY_EXPLAIN if explain else 0)
        player = Player(engine, flags, LATEST_NS + 1 if until is None else nanoseconds(until, "until"), on_event, on_call, on_step, on_answer)
        engine._is_adopting = live
        try:
            player.play(self.data)
        except Error as error:
            if live and isinstance(error, (ReplayError, UnknownError)):
                explain_missing(error, engine, names)
            if isinstance(error, ReplayError):
                error.offset, error.replay = player.report.offset, player.replay()
            raise
        finally:
            engine._is_adopting = False
            if not live:
                engine._ask_again()
        return player.replay()


def _read(source: Any) -> bytes:
    if isinstance(source, (bytes, bytearray, memoryview)):
        return bytes(source)
    if not isinstance(source, (str, os.PathLike)):
        raise InvalidTypeError(f"a trace is bytes, or the path of a file, not {source!r}")
    with open(path_bytes(source, "source"), "rb") as file:
        return file.read()


def _inspect(data: bytes) -> TraceInfo:
    raw = defaults(ffi.kin_trace_info)
    if lib.kin_trace_inspect(data, len(data), ctypes.byref(raw)) != ffi.KIN_OK:
        raise _no_trace(raw.version)
    options = {name: getattr(raw.options, name) for name in OPTIONS}
    options["tie_break"] = TieBreak(options["tie_break"])
    complete = bool(raw.is_complete)
    return TraceInfo(
        raw.version, options, raw.check_interval, raw.begin_ns, raw.size, complete, None if complete else raw.damage_offset
    )  # fmt: skip


def _no_trace(version: int) -> TraceError:
    known = ffi.KIN_TRACE_VERSION
    if version not in (0, known):
        offset, fault = 8, f"the trace has format {version}, this library reads {known}"
    elif version == known:
        offset, fault = 12, "the snapshot, with which a trace begins, is damaged or cut"
    else:
        offset, fault = 0, "this is not a Kinesic trace"
    error = TraceError(f"offset {offset}: {fault}")
    error.offset = offset
    return error


public(TraceInfo, Trace)
