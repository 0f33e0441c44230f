"""Sessions: an engine that remembers."""

from __future__ import annotations

import gc
import weakref

import pytest
from drawings import of_class, root_of, titles

import kinesic
from kinesic import Phase, Sample, State


def test_a_session_remembers_samples_events_and_decisions(session: kinesic.Session) -> None:
    tap = session.root.add(kinesic.Tap(name="tap"))
    session.down(1, (10, 20), at=0.0)
    session.up(1, at=0.05)
    assert [(sample.phase, sample.time) for sample in session.samples] == [(Phase.BEGAN, 0.0), (Phase.ENDED, 0.05)]
    assert [(one.recognizer, one.state) for one in session.gestures] == [(tap, State.ENDED)]
    assert session.decisions == ["tap 'tap' was recognized"]
    assert len(session.poll()) == 2 and len(session.all_events) == 2  # polling takes nothing away


def test_what_is_refused_is_not_remembered(session: kinesic.Session) -> None:
    session.down(1, (10, 20), at=1.0)
    with pytest.raises(kinesic.SequenceError):
        session.down(1, (10, 20), at=2.0)
    with pytest.raises(kinesic.Error):
        session.feed(3)  # type: ignore[arg-type]
    assert len(session.samples) == 1


def test_arrays_and_generators_are_remembered(session: kinesic.Session) -> None:
    session.feed(Sample(1, phase, 5, 5, time) for time, phase in enumerate([Phase.BEGAN, Phase.MOVED]))
    array = (kinesic.ffi.kin_touch_sample * 1)()
    array[0].touch, array[0].phase, array[0].time_ns, array[0].x = 1, int(Phase.ENDED), 3_000_000_000, 9
    session.feed(array)
    assert [(sample.phase, sample.time, sample.x) for sample in session.samples] == [
        (Phase.BEGAN, 0, 5), (Phase.MOVED, 1, 5), (Phase.ENDED, 3, 9),
    ]  # fmt: skip


def test_cancelled_touches_are_remembered_where_they_were(session: kinesic.Session) -> None:
    session.down(1, (10, 20), at=0.0)
    session.move(1, (30, 40), at=0.5)
    session.cancel_touches(1.0)
    last = session.samples[-1]
    assert (last.phase, last.x, last.y, last.time) == (Phase.CANCELLED, 30, 40, 1.0)
    assert any("cancelled at 1.000 s" in title for title in titles(root_of(session)))


def test_more_events_than_the_queue_holds_are_remembered() -> None:
    with kinesic.Session(event_capacity=64) as session:
        session.root.add(kinesic.Pan(name="pan"))
        session.down(1, (0, 0), at=0.0)
        for i in range(1, 200):
            session.move(1, (5 * i, 0), at=i / 100)
        assert len(session.gestures) > 190


def test_forgetting_keeps_what_is_down(session: kinesic.Session) -> None:
    session.root.add(kinesic.Tap(name="tap"))
    session.down(1, (1, 1), at=0.0)
    session.up(1, at=0.01)
    session.down(2, (7, 7), at=1.0)
    session.forget()
    assert session.all_events == [] and [sample.touch for sample in session.samples] == [2]
    assert len(of_class(root_of(session), "f0") + of_class(root_of(session), "f1")) > 0


def test_a_session_ends_with_its_last_holder() -> None:
    session = kinesic.Session()
    session.root.add(kinesic.Tap())
    session.down(1, (1, 1), at=0.0)
    gone = weakref.ref(session)
    gc.disable()
    try:
        del session
        assert gone() is None  # without the garbage collector's help: it holds nothing that holds it
    finally:
        gc.enable()


def test_a_pointer_that_hovers_is_no_touch(session: kinesic.Session) -> None:
    session.hover(1, (5, 5), at=0.0)
    session.end_hover(1, at=1.0)
    assert session.samples == []
