"""What happened crosses processes: events, samples, reports, template sets. What lives in an engine does not."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from typing import Any, List

import pytest
from scripts import Counted

import kinesic
import kinesic.strokes
import kinesic.touchpad
from kinesic import GestureEvent, Pan, Phase, Sample, Tap, View


def events_of(number: int) -> List[kinesic.Event]:
    """The work of a process of a pool."""
    with kinesic.Engine() as engine:
        engine.explain = True
        view = engine.root.add(View(name="page", frame=(0, 0, 500, 500), wants_touches=True))
        view.add(Pan(name=f"pan {number}"))
        view.add(Tap(name="tap"))
        engine.down(1, (10, 10), at=0)
        engine.move(1, (90, 10), at=0.1)
        engine.up(1, at=0.2)
        return engine.poll()


def test_a_pool_of_processes_gives_events() -> None:
    expected = [events_of(number) for number in range(4)]
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        found = list(pool.map(events_of, range(4)))
    for mine, theirs in zip(expected, found):
        assert [event.raw[:8] for event in mine] == [event.raw[:8] for event in theirs] and len(mine) == len(theirs) > 3
        for one, other in zip(mine, theirs):
            assert type(one) is type(other) and one.time_ns == other.time_ns
            for name in ("state", "values", "x", "reason", "detail", "phase", "sequence"):
                assert getattr(one, name, None) == getattr(other, name, None)
            assert (getattr(one, "recognizer", None) is None) == (getattr(other, "recognizer", None) is None)
    gestures = [event for event in found[2] if isinstance(event, GestureEvent)]
    assert [event.recognizer.name for event in gestures] == ["pan 2"] * len(gestures)
    assert len({event.recognizer for event in gestures}) == 1 and gestures[0].translation.x == 80
    pan = gestures[0].recognizer
    assert isinstance(pan, Pan) and pan.class_name == "pan" and "pan 2" in repr(pan) and gestures[0].view.name == "page"  # type: ignore[union-attr]
    with pytest.raises(kinesic.ClosedError, match="another process"):
        pan.state
    with kinesic.Engine() as engine:
        with pytest.raises(kinesic.ClosedError):
            engine.root.add(pan)
    assert len({id(event.recognizer) for events in found for event in events if isinstance(event, GestureEvent)}) == 4


def test_records_are_pickled_and_copied(engine: kinesic.Engine) -> None:
    view = engine.root.add(View(name="page", frame=(0, 0, 500, 500)))
    pan = view.add(Pan(name="pan"))
    view.add(Tap(name="tap"))
    engine.down(1, (10, 10), at=0)
    engine.move(1, (90, 10), at=0.1)
    report = engine.lint(remedies=False)
    records = [Sample(1, Phase.BEGAN, 1, 2, 0.5, view), engine.contacts[0], *pan.touches, *engine.poll(), *report.findings, report.matrix[0], report]
    for each in records:
        assert copy.copy(each) == each
        assert repr(pickle.loads(pickle.dumps(each))) == repr(each) == repr(copy.deepcopy(each))
        assert b"_core" not in pickle.dumps(each)
    assert pickle.loads(pickle.dumps(pan.touches[0])).view.id == view.id and copy.copy(pan.touches[0]).view is view
    assert str(pickle.loads(pickle.dumps(report))) == str(report)
    again = pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(pan.touches[0]))))
    assert again.view is pickle.loads(pickle.dumps(pan.touches[0])).view


def test_one_of_a_class_of_one_s_own_is_a_recognizer_elsewhere(engine: kinesic.Engine) -> None:
    counted = engine.root.add(Counted(wanted=1))
    engine.down(1, (10, 10), at=0)
    [event] = pickle.loads(pickle.dumps(engine.poll()))
    assert type(event.recognizer) is kinesic.Recognizer and event.recognizer.class_name == "counted" and event.recognizer.id == counted.id


def test_a_template_set_is_pickled() -> None:
    shapes = kinesic.strokes.TemplateSet(limit=0.2)
    shapes.add("vee", [(0, 0), (50, 100), (100, 0)])
    for other in (pickle.loads(pickle.dumps(shapes)), copy.deepcopy(shapes), copy.copy(shapes)):
        assert other is not shapes and other.to_bytes() == shapes.to_bytes()
        other.close()
    assert shapes.to_bytes()


def test_what_lives_in_a_process_says_so(engine: kinesic.Engine) -> None:
    things: List[Any] = [engine, kinesic.Session(), engine.root, View(), Pan(), kinesic.touchpad.Touchpad()]
    shapes = kinesic.strokes.TemplateSet()
    things.append(shapes.share() if hasattr(shapes, "share") else Tap())
    for thing in things:
        with pytest.raises(TypeError, match="neither be copied nor pickled.*process"):
            pickle.dumps(thing)
