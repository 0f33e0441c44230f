"""Traces: what was recorded plays again, in whole and in parts, and says what is wrong with it."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any, List

import pytest
from conftest import TREE
from test_feeding import refused
from tracing import raws, recorded, small_scene, stroke

import kinesic
from kinesic import Engine, Pan, Pinch, Tap, Trace

DATA = Path(os.environ.get("KINESIC_DATA") or TREE.parent / "shared" / "data") / "recordings"
RECORDINGS = sorted(DATA.glob("*.csv"))[::4]
MADE = sorted((TREE / "Tests" / "Traces").glob("*.csv"))[::4]
PHASES = {"down": 0, "move": 1, "up": 2, "cancel": 3}


def feed_file(engine: Engine, path: Path) -> List[kinesic.Event]:
    """Feeds a recording, in units of a tenth of its own."""
    events: List[kinesic.Event] = []
    rows = [line.split(",") for line in path.read_text().splitlines()[1:] if line and not line.startswith("#")]
    for row in rows:
        engine.feed(kinesic.Sample(int(row[2]), kinesic.Phase(PHASES[row[6]]), float(row[3]) / 10, float(row[4]) / 10, int(row[0]) / 1e6))
        events += engine.poll()
    engine.advance(int(rows[-1][0]) / 1e6 + 2)
    return events + engine.poll()


@pytest.mark.parametrize("path", MADE + RECORDINGS, ids=lambda path: path.stem)
def test_a_session_plays_again(path: Path) -> None:
    def build(engine: Engine) -> None:
        engine.explain = True
        tap, double, pan, pinch = Tap(name="tap"), Tap(name="double", taps_required=2), Pan(name="pan"), Pinch(name="pinch")
        for each in (tap, double, pan, pinch):
            engine.root.add(each)
        tap.require_failure_of(double)
        kinesic.simultaneous(pan, pinch)

    trace, events, state = recorded(build, lambda engine: feed_file(engine, path), check_every=1)
    replay = trace.replay()
    assert len(events) > 3 and raws(replay.events) == events
    assert replay.report.complete and replay.report.checks == replay.report.steps > 3 and replay.engine.state_hash == state
    assert len(trace.calls()) == replay.report.calls


@pytest.mark.skipif(not RECORDINGS, reason="the recordings are wanted (KINESIC_DATA)")
def test_the_recordings_are_there() -> None:
    assert len(RECORDINGS) > 3


def test_what_a_trace_says_of_itself() -> None:
    out = io.BytesIO()
    with Engine(touch_capacity=8, units_per_inch=96) as engine:
        engine.advance(2.5)
        with engine.record(out, check_every=7):
            engine.advance(3)
    trace = Trace(out.getvalue())
    info = trace.info
    assert info.options == {"touch_capacity": 8, "event_capacity": 1024, "tie_break": kinesic.TieBreak.DEPTH, "units_per_inch": 96}
    assert (info.version, info.check_every, info.begin, info.size) == (2, 7, 2.5, len(trace.data))
    assert info.complete and info.damage_offset is None
    assert repr(trace) == f"<Trace of {len(trace.data)} bytes, from 2.5 s on>"


def test_calls_have_names_times_and_arguments() -> None:
    def play(engine: Engine) -> List[kinesic.Event]:
        pan = engine.root.add(Pan(name="pan"))
        pan.minimum_touches = 2
        engine.down(7, (3, 4), at=1.5, force=0.25)
        engine.scroll(2, (5, 6), (1, -2), at=1.75)
        pan.remove()
        engine.advance(4)
        return engine.poll()

    trace, _, _ = recorded(lambda _: None, play)
    calls = trace.calls()
    names = ["add_recognizer", "set_recognizer_name", "set_property", "feed", "feed_scroll", "remove_recognizer", "advance"]
    # A new handle says all that it may: that it has no delegate.
    assert [call.operation for call in calls if call.operation != "set_recognizer_delegate"] == names
    by = {call.operation: call for call in calls}
    assert by["add_recognizer"].text == "pan" and by["set_recognizer_name"].text == "pan" and by["set_property"].value == 2
    assert by["set_property"].target == by["remove_recognizer"].target != 0
    (sample,), (scroll,) = by["feed"].samples, by["feed_scroll"].scrolls
    assert (sample.touch, sample.phase, sample.location, sample.time, sample.force) == (7, kinesic.Phase.BEGAN, (3, 4), 1.5, 0.25)
    assert (scroll.source, scroll.location, scroll.dx, scroll.dy) == (2, (5, 6), 1, -2)
    assert [by[name].time for name in names] == [0, 0, 0, 1.5, 1.75, 1.75, 4]
    assert [call.index for call in calls] == list(range(len(calls))) and calls[0].offset < calls[-1].offset < len(trace.data)
    assert repr(by["feed"]) == f"<Call {by['feed'].index}: feed at 1.5 s, 1 sample>" and repr(by["add_recognizer"]).endswith(", 'pan'>")


def test_replay_in_parts() -> None:
    trace, events, _ = recorded(small_scene, lambda engine: stroke(engine, 1) + stroke(engine, 3))
    half = trace.replay(until=2)
    assert half.engine.time == 1.1 and 0 < len(half.events) < len(events) and raws(half.events) == events[: len(half.events)]
    assert not half.report.complete and half.report.end == 1.1
    told = trace.replay(explain=True)
    assert any(isinstance(event, kinesic.DecisionEvent) for event in told.events) and len(told.events) > len(events)
    heard: List[Any] = []
    steps: List[Any] = []
    replay = trace.replay(on_event=heard.append, on_step=lambda time_ns, state_hash: steps.append((time_ns, state_hash)))
    assert tuple(heard) == replay.events and len(steps) == replay.report.steps == 22
    assert steps[-1] == (3_100_000_000, replay.engine.state_hash)
    part = io.BytesIO()

    def cut(engine: Engine, call: kinesic.Call) -> None:
        if call.time >= 3 and part.tell() == 0:
            engine.start_trace(part, check_every=1)

    whole = trace.replay(on_call=cut)
    whole.engine.stop_trace()
    again = Trace(part.getvalue()).replay()
    assert again.report.complete and 0 < again.report.calls < replay.report.calls and again.engine.state_hash == replay.engine.state_hash
    assert raws(again.events) == events[len(half.events) :]


def test_a_call_may_be_left_out() -> None:
    trace, events, _ = recorded(small_scene, lambda engine: stroke(engine, 1) + stroke(engine, 3), check_every=0)
    replay = trace.replay(on_call=lambda engine, call: call.time < 3)
    assert raws(replay.events) == events[: len(replay.events)] and len(replay.events) == len(events) // 2 and replay.report.complete


def test_the_engine_of_a_replay_can_be_used_on() -> None:
    trace, _, _ = recorded(small_scene, lambda engine: stroke(engine, 1))
    heard: List[Any] = []

    def listen(engine: Engine, call: kinesic.Call) -> None:
        if call.index == len(trace.calls()) - 1:
            engine.on_event(heard.append)
            engine.root.children[0].recognizers[1].should_begin(lambda recognizer: False)

    engine = trace.replay(on_call=listen).engine
    assert engine.root.children[0].name == "photo"
    tap, pan = engine.root.children[0].recognizers
    assert (tap.name, pan.name, pan.view, engine.root.children[0].recognizers[0]) == ("tap", "pan", engine.root.children[0], tap)
    heard.clear()
    events = stroke(engine, 5)
    assert heard == events and not any(isinstance(e, kinesic.GestureEvent) and e.recognizer is pan for e in events)
    engine.check_invariants()


def test_exceptions_in_a_replay_end_it() -> None:
    trace, _, _ = recorded(small_scene, lambda engine: stroke(engine, 1))
    calls: List[int] = []

    def fail(engine: Engine, call: kinesic.Call) -> None:
        calls.append(call.index)
        if call.index == 4:
            raise KeyError("four")

    with pytest.raises(KeyError):
        trace.replay(on_call=fail)
    assert calls == [0, 1, 2, 3, 4]
    with pytest.raises(ZeroDivisionError):
        trace.replay(on_event=lambda event: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        trace.replay(on_step=lambda time_ns, state_hash: 1 / 0)
    asked, _, _ = recorded(lambda engine: engine.root.add(Pan()).should_begin(lambda pan: True), lambda engine: stroke(engine, 1))
    with pytest.raises(ZeroDivisionError):
        asked.replay(on_answer=lambda answer: 1 / 0)


def test_a_damaged_file(tmp_path: Path) -> None:
    trace, events, _ = recorded(small_scene, lambda engine: [e for s in range(400) for e in stroke(engine, s)])
    damaged = bytearray(trace.data)
    place = len(damaged) // 2
    damaged[place] ^= 4
    (tmp_path / "damaged").write_bytes(damaged)
    found = Trace(tmp_path / "damaged")
    assert not found.info.complete and found.info.damage_offset is not None and found.info.damage_offset <= place
    assert f"damaged or cut at {found.info.damage_offset}" in repr(found)
    error = refused(kinesic.TraceError, found.replay)
    assert isinstance(error, kinesic.ReplayError) and error.offset == found.info.damage_offset and error.report is not None
    assert error.replay is not None and 0 < len(error.replay.events) < len(events)
    assert raws(error.replay.events) == events[: len(error.replay.events)] and error.report.calls == len(found.calls())
    for data, offset in ((b"", 0), (b"\x89PNG" * 9, 0), (trace.data[:8] + b"\x07" + trace.data[9:], 8), (trace.data[:40], 12)):
        error = refused(kinesic.TraceError, lambda: Trace(data))
        assert isinstance(error, kinesic.TraceError) and error.offset == offset and f"offset {offset}:" in str(error) and error.report is None


def test_divergence_names_step_and_place() -> None:
    trace, events, _ = recorded(small_scene, lambda engine: stroke(engine, 1) + stroke(engine, 3), check_every=1)

    def meddle(engine: Engine, call: kinesic.Call) -> None:
        if call.time == 3 and call.samples:
            engine.root.children[0].hidden = True

    error = refused(kinesic.DivergedError, lambda: trace.replay(on_call=meddle))
    assert isinstance(error, kinesic.DivergedError) and error.report is not None and error.report.failed_step == 12
    assert "step 12 " in str(error) and 0 < error.offset < len(trace.data)
    assert error.replay is not None and 0 < len(error.replay.events) < len(events)
