"""Recording: where a trace goes, what may go wrong there, the flight recorder, what is kept alive."""

from __future__ import annotations

import gc
import io
import sys
import weakref
from pathlib import Path
from typing import Any, List

import pytest
from test_feeding import refused
from tracing import raws, recorded, small_scene, stroke

import kinesic
from kinesic import Engine, Tap, Trace, ffi
from kinesic._core import callbacks
from kinesic._core.playing import Player


def test_targets_of_all_kinds_get_the_same(tmp_path: Path) -> None:
    def play(target: Any) -> None:
        with Engine() as engine:
            small_scene(engine)
            with engine.record(target):
                for second in range(200):
                    stroke(engine, second)

    # An engine of an earlier test that is still there would give the first one other ids than the others.
    gc.collect()
    parts: List[bytes] = []
    with open(tmp_path / "file", "wb") as file:
        for target in (tmp_path / "path", str(tmp_path / "text"), file, parts.append):
            play(target)
    written = [(tmp_path / name).read_bytes() for name in ("path", "text", "file")]
    assert written == [b"".join(parts)] * 3 and len(written[0]) > 4096 + 1000, "several blocks"
    assert Trace(tmp_path / "path").replay().report.complete and Trace(str(tmp_path / "path")).data == Trace(bytearray(written[0])).data


def test_wrong_targets_and_sources(engine: Engine, tmp_path: Path) -> None:
    refused(kinesic.InvalidError, lambda: engine.start_trace(5))  # type: ignore[arg-type]
    refused(kinesic.InvalidError, lambda: engine.start_trace(print, check_every=-1))
    refused(kinesic.InvalidError, lambda: Trace(5))  # type: ignore[arg-type]
    refused(kinesic.RangeError, lambda: engine.fly(bytes=100))
    refused(kinesic.StateError, engine.stop_trace)
    refused(kinesic.StateError, engine.flush_trace)
    with pytest.raises(FileNotFoundError):
        engine.start_trace(tmp_path / "no" / "folder")
    with pytest.raises(TypeError):
        engine.start_trace(io.StringIO())  # type: ignore[arg-type]
    (tmp_path / "kept").write_bytes(b"kept")
    with engine.record(tmp_path / "first"):
        refused(kinesic.StateError, lambda: engine.start_trace(tmp_path / "kept"))
        refused(kinesic.StateError, engine.fly)
        engine.advance(1)
    assert (tmp_path / "kept").read_bytes() == b"kept"
    assert [call.operation for call in Trace(tmp_path / "first").calls()] == ["advance"]


def test_what_a_target_raises_is_raised_from_the_call(engine: Engine) -> None:
    small_scene(engine)
    room = 3000

    def take(data: bytes) -> None:
        nonlocal room
        room -= len(data)
        if room < 0:
            raise BlockingIOError("full")

    engine.start_trace(take)
    with pytest.raises(BlockingIOError):
        for second in range(100):
            stroke(engine, second)
    assert 5 < engine.time < 99
    refused(kinesic.SinkError, engine.stop_trace)
    engine.cancel_touches(99)
    with pytest.raises(BlockingIOError):
        room = 3000
        with engine.record(take):
            for second in range(100, 200):
                stroke(engine, second)
    engine.cancel_touches(250)
    short = io.BytesIO()
    short.write = lambda data: 1  # type: ignore[assignment, method-assign, misc]
    with pytest.raises(OSError, match="took 1 of 12 bytes"):
        engine.start_trace(short)
    with engine.record(io.BytesIO()):
        stroke(engine, 300)


def test_a_callback_cannot_end_a_trace(engine: Engine, tmp_path: Path) -> None:
    small_scene(engine)
    heard: List[kinesic.Error] = []
    engine.on_event(lambda event: heard.append(refused(kinesic.ReentrantError, engine.stop_trace)))
    with engine.record(tmp_path / "trace"):
        events = stroke(engine, 1)
    assert len(heard) == len(events) > 3
    assert raws(Trace(tmp_path / "trace").replay().events) == raws(events)


def test_flight_recorder(engine: Engine) -> None:
    small_scene(engine)
    with engine.fly(bytes=65536, seconds=4, check_every=3) as recorder:
        refused(kinesic.StateError, lambda: engine.start_trace(print))
        refused(kinesic.StateError, engine.stop_trace)
        for second in range(60):
            stroke(engine, second)
        trace = Trace(recorder.dump())
        replay = trace.replay()
        assert 2 <= 59.1 - trace.info.begin < 8 and replay.report.complete and replay.report.checks > 0
        assert replay.engine.state_hash == engine.state_hash
        stroke(engine, 60)
        assert Trace(recorder.dump()).replay().engine.state_hash == engine.state_hash
        assert repr(recorder) == f"<FlightRecorder of {engine!r}>"
    assert repr(recorder) == "<FlightRecorder, stopped>"
    refused(kinesic.StateError, recorder.dump)
    refused(kinesic.StateError, recorder.stop)
    small = engine.fly(bytes=20480)
    for index in range(400):
        engine.root.add(Tap(name=f"tap {index}"))
    refused(kinesic.CapacityError, small.dump)
    small.stop()


def test_the_check_interval_of_a_running_trace_stays() -> None:
    def play(engine: Engine) -> List[kinesic.Event]:
        events = stroke(engine, 1)
        ffi.lib.kin_trace_set_check_interval(engine._pointer, 3)
        return events + stroke(engine, 3)

    trace, events, _ = recorded(small_scene, play, check_every=1)
    replay = trace.replay()
    assert raws(replay.events) == events and replay.report.checks == replay.report.steps


def test_an_engine_that_records_plays_nothing(engine: Engine) -> None:
    trace, _, _ = recorded(small_scene, lambda engine: stroke(engine, 1))
    with engine.record(io.BytesIO()):
        refused(kinesic.StateError, lambda: Player(engine).play(trace.data))
    Player(engine).play(trace.data)


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    gc.collect()
    before = len(callbacks.engines)
    gc.disable()
    try:
        engine = Engine()
        engine.start_trace(tmp_path / "trace")
        recorder = weakref.ref(engine)
        stroke(engine, 1)
        engine.flush_trace()
        assert len(Trace(tmp_path / "trace").calls()) == 11, "what was handed on is in the file"
        del engine
        assert recorder() is None, "a recording keeps no engine"
        trace = Trace(tmp_path / "trace")
        assert not trace.info.complete and len(trace.calls()) == 11
        replayed, _, _ = recorded(small_scene, lambda engine: stroke(engine, 1))
        replay = replayed.replay(on_event=bool, on_call=lambda engine, call: True)
        gone = weakref.ref(replay.engine)
        del replay
        assert gone() is None, "a replay keeps no engine"
    finally:
        gc.enable()
    assert len(callbacks.engines) == before
    growth = []
    for _ in range(5):
        blocks = sys.getallocatedblocks()
        for _ in range(10):
            replayed.replay()
        gc.collect()  # it empties the interpreter's own stores
        growth.append(sys.getallocatedblocks() - blocks)
    assert min(growth[1:]) < 20, growth
