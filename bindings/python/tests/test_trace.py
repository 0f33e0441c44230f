"""Traces: what was recorded plays again, with the host's code and without it."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any, List, Optional

import pytest
from conftest import TREE
from test_feeding import refused
from tracing import raws, recorded, small_scene, stroke

import kinesic
from kinesic import Engine, Pan, Pinch, Recognizer, State, Step, Tap, Trace

DATA = Path(os.environ.get("KINESIC_DATA", TREE.parent / "shared" / "data")) / "recordings"
RECORDINGS = sorted(DATA.glob("*.csv"))[::4]
MADE = sorted((TREE / "Tests" / "Traces").glob("*.csv"))[::4]
PHASES = {"down": 0, "move": 1, "up": 2, "cancel": 3}


class Checkmark(Recognizer):
    """Ends when its touch lifts lower than it landed."""

    lowest = kinesic.Value("The largest y.")

    def prepare(self) -> None:
        self.seen: List[float] = []

    def step(self, input: Step) -> Optional[State]:
        self.seen += [touch.y for touch in input.touches]
        self.lowest = max(self.seen)
        if not input.ended:
            return None
        return State.ENDED if input.ended[0].y > self.seen[0] else self.fail("not lower")


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
    assert (info.version, info.check_every, info.begin, info.size) == (1, 7, 2.5, len(trace.data))
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


def test_answers_of_delegates_that_vary() -> None:
    def build(engine: Engine) -> None:
        small_scene(engine)
        answers = [False, True, True, False, True] * 40
        view = engine.root.children[0]
        view.gesture_should_begin = lambda recognizer: answers.pop()  # type: ignore[method-assign]
        view.contains_point = lambda x, y: answers.pop()  # type: ignore[method-assign]
        for recognizer in view.recognizers:
            recognizer.should_receive_touch(lambda recognizer, sample: answers.pop())
            recognizer.should_recognize_simultaneously_with(lambda recognizer, other: answers.pop())

    def play(engine: Engine) -> List[kinesic.Event]:
        return [event for second in range(12) for event in stroke(engine, second, second % 3 * 5)]

    trace, events, _ = recorded(build, play, check_every=1)
    replay = trace.replay()
    assert raws(replay.events) == events and len(events) > 20 and replay.report.checks == replay.report.steps


def test_changes_in_callbacks() -> None:
    def build(engine: Engine) -> None:
        small_scene(engine)
        view = engine.root.children[0]
        tap, pan = view.recognizers

        @pan.on_began
        def change(event: kinesic.GestureEvent) -> None:
            view.frame = (0, 0, 300 + event.time, 300)
            extra = engine.root.add(Tap(name=f"at {event.time}"))
            extra.require_failure_of(tap)
            pan.threshold += 1

        @pan.on_ended
        def take_away(event: kinesic.GestureEvent) -> None:
            engine.root.recognizers[-1].remove()

    trace, events, state = recorded(build, lambda engine: [e for s in range(6) for e in stroke(engine, s)], check_every=1)
    replay = trace.replay()
    assert raws(replay.events) == events and replay.engine.state_hash == state
    assert replay.engine.root.children[0].frame.width == 305.02 and len(replay.engine.root.recognizers) == 1


@pytest.mark.parametrize("is_added_before", [True, False])
def test_scripted_classes_play_without_their_code_and_with_it(is_added_before: bool) -> None:
    def play(engine: Engine) -> List[kinesic.Event]:
        if not is_added_before:
            engine.root.add(Checkmark(name="check"))
        return [event for second in range(6) for event in stroke(engine, second, (second - 2) * 5)]

    build = (lambda engine: engine.root.add(Checkmark(name="check"))) if is_added_before else (lambda engine: None)
    trace, events, state = recorded(build, play, check_every=1)
    assert len(events) == 3 and len(trace.calls()) > 60
    plain = trace.replay()
    assert raws(plain.events) == events and plain.engine.state_hash == state
    assert plain.events[0].recognizer.name == "check" and plain.events[-1].values["lowest"] == 95  # type: ignore[union-attr]
    live = trace.replay(live=True, classes=[Checkmark])
    assert raws(live.events) == events and live.engine.state_hash == state
    if is_added_before:
        assert "checkmark" in refused(kinesic.UnknownError, lambda: trace.replay(live=True)).sentence


def test_a_scripted_class_may_be_in_the_middle_of_a_gesture() -> None:
    def build(engine: Engine) -> None:
        engine.root.add(Checkmark(name="check"))
        engine.down(1, (0, 0), at=1)
        engine.move(1, (0, 5), at=1.1)

    def play(engine: Engine) -> List[kinesic.Event]:
        engine.move(1, (0, 9), at=1.2)
        engine.up(1, (0, 30), at=1.3)
        return engine.poll()

    trace, events, _ = recorded(build, play, check_every=1)
    assert len(events) == 1 and raws(trace.replay().events) == events
    assert raws(trace.replay(live=True, classes=[Checkmark]).events) == events


def test_live_code_that_has_changed_gives_something_else() -> None:
    class Strict(Recognizer):
        CLASS_NAME = "strict"
        limit = 0.0

        def step(self, input: Step) -> Optional[State]:
            return State.ENDED if input.ended and input.ended[0].y > 50 + Strict.limit else None

    trace, events, _ = recorded(lambda engine: engine.root.add(Strict()), lambda engine: stroke(engine, 1))
    assert len(events) == 1
    Strict.limit = 500
    assert trace.replay(live=True, classes=[Strict]).events == ()
    assert raws(trace.replay(classes=[Strict]).events) == events


@pytest.mark.parametrize("live", [False, True])
def test_a_class_may_be_registered_in_a_callback(live: bool) -> None:
    def build(engine: Engine) -> None:
        engine.root.add(Pan()).on_began(lambda event: engine.root.add(Checkmark()))

    def attach(engine: Engine, call: kinesic.Call) -> None:
        if live and call.index == 0:
            engine.root.recognizers[0].on_began(lambda event: engine.root.add(Checkmark()))

    trace, events, _ = recorded(build, lambda engine: stroke(engine, 1) + stroke(engine, 3, 1))
    assert raws(trace.replay(live=live, on_call=attach, classes=[Checkmark] if live else []).events) == events
    assert len(trace.calls()) > 20


def test_delegates_are_asked_live() -> None:
    def build(engine: Engine) -> None:
        engine.root.add(Pan(name="pan")).should_begin(lambda recognizer: recognizer.engine.time < 2)

    trace, events, _ = recorded(build, lambda engine: stroke(engine, 1) + stroke(engine, 3))

    def attach(engine: Engine, call: kinesic.Call) -> None:
        if call.index == 0:
            engine.root.recognizers[0].should_begin(lambda recognizer: recognizer.engine.time > 2)

    assert {event.time_ns // 10**9 for event in trace.replay().events} == {1}
    assert {event.time_ns // 10**9 for event in trace.replay(live=True, on_call=attach).events} == {3}


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


def test_a_damaged_file(tmp_path: Path) -> None:
    trace, events, _ = recorded(small_scene, lambda engine: [e for s in range(80) for e in stroke(engine, s)])
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
