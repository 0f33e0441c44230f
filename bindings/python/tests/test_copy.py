"""A copy of an engine goes on by itself, with handles, delegates and objects of its own."""

from __future__ import annotations

import copy
import gc
import threading
from pathlib import Path
from typing import Any, List, Tuple

import pytest
from scripts import Counted, scripted

import kinesic
from kinesic import Engine, Pan, Recognizer, State, Step, Tap, View


def told(engine: Engine) -> List[Tuple[int, Any]]:
    return [(event.sequence, getattr(event, "state", None)) for event in engine.poll()]


def test_a_copy_is_in_the_same_state_and_goes_on_alone() -> None:
    engine = Engine(touch_capacity=4, units_per_inch=200)
    card = engine.root.add(View(frame=(0, 0, 200, 200), name="card"))
    pan = card.add(Pan(name="pan", threshold=5))
    heard: List[Any] = []
    pan.on_event(heard.append)
    engine.down(1, (10, 10), at=0.1)
    twin = engine.copy()
    assert twin.state_hash == engine.state_hash and twin.time == 0.1 and twin.units_per_inch == 200
    assert twin.usage.touches.capacity == 8 and twin.contacts[0].touch == 1
    other = twin.twin_of(pan)
    assert other is twin.find_recognizer("pan") and other is not pan and other.id == pan.id and type(other) is Pan
    assert other.threshold == 5 and other.engine is twin and other.view is twin.find_view("card")
    assert twin.root.children == [twin.twin_of(card)] and twin.twin_of(engine.root) is twin.root
    twin.move(1, (60, 10), at=0.12)
    assert other.state is State.BEGAN and pan.state is State.POSSIBLE and heard == []
    events = twin.poll()
    assert [event.recognizer for event in events] == [other]
    twin.up(1, at=0.2)
    engine.move(1, (60, 10), at=0.12)
    assert len(heard) == 1
    before = engine.poll()
    assert before[0].sequence == events[0].sequence
    assert twin.copy().copy().state_hash == twin.state_hash


def test_a_copy_lives_without_its_original() -> None:
    engine = Engine()
    engine.root.add(Tap(name="tap")).should_begin(lambda asked: asked.engine is twin)
    engine.root.add(Counted(wanted=1, observe_only=True))
    twin = engine.copy()
    engine.close()
    del engine
    gc.collect()
    twin.down(1, (10, 10), at=0.1)
    twin.up(1, at=0.15)
    assert {event.recognizer.class_name for event in twin.poll()} == {"tap", "counted"}


def test_functions_that_answer_are_asked_with_the_copys_handles() -> None:
    class Half(View):
        def contains_point(self, x: float, y: float) -> bool:
            asked.append(self)
            return x < self.limit

    Half.limit = 50.0
    asked: List[Any] = []
    engine = Engine()
    half = engine.root.add(Half(name="half"))
    tap = half.add(Tap())
    tap.should_begin(lambda recognizer: asked.append(recognizer) or True)
    tap.user_data = asked
    twin = engine.copy()
    assert twin.hit_test((10, 10)) is twin.twin_of(half) and asked == [twin.twin_of(half)]
    twin.down(1, (10, 10), at=0.1)
    twin.up(1, at=0.15)
    assert asked[-1] is twin.twin_of(tap) and half not in asked and asked[-1].user_data is asked
    engine.down(1, (10, 10), at=0.1)
    engine.up(1, at=0.15)
    assert asked[-1] is tap
    twin.twin_of(tap).should_begin(None)
    count = len(asked)
    twin.down(2, (10, 10), at=1)
    twin.up(2, at=1.05)
    assert tap not in asked[count:] and twin.twin_of(tap) not in asked[count:]


def test_objects_of_python_classes_are_copied_and_stepped_apart() -> None:
    engine = Engine()
    counted = engine.root.add(Counted(name="counted", wanted=3))
    for number in range(2):
        engine.down(number + 1, (10, 10 + number), at=0.1 + number / 10)
    twin = engine.copy()
    other = twin.twin_of(counted)
    assert twin.state_hash == engine.state_hash and isinstance(other, Counted)
    assert len(other.seen) == 2 and other.seen is not counted.seen and other.landings == 2
    twin.down(3, (10, 20), at=0.4)
    assert other.seen == [] and len(counted.seen) == 2  # one has ended, and is ready for another attempt
    assert [event.state for event in twin.poll()] == [State.ENDED]
    assert engine.poll() == [] and engine.classes["counted"].name == twin.classes["counted"].name
    engine.down(3, (10, 20), at=0.4)
    assert counted.seen == [] and engine.state_hash == twin.state_hash
    # New ones of the same class belong to the engine that they are added to.
    fresh = twin.root.add(Counted(wanted=2))
    twin.cancel_touches(at=1)
    twin.down(9, (5, 5), at=1.2)
    assert len(fresh.seen) == 1 and fresh.engine is twin


def test_an_object_refers_to_the_copys_handles() -> None:
    def step(self: Any, input: Step) -> State:
        self._notes.append((self._other, self._home))
        return State.POSSIBLE

    engine = Engine()
    tap = engine.root.add(Tap())
    made = scripted(step, prepare=lambda self: None)
    made._notes, made._other, made._home = [], tap, engine
    engine.root.add(made)
    twin = engine.copy()
    twin.down(1, (1, 1), at=0.1)
    assert made._notes == [] and twin.twin_of(made)._notes == [(twin.twin_of(tap), twin)]


def test_what_a_step_raises_is_raised_by_the_engine_that_it_was_stepped_for() -> None:
    def step(self: Any, input: Step) -> State:
        raise ZeroDivisionError(self.engine is twin)

    engine = Engine()
    made = engine.root.add(scripted(step))
    twin = engine.copy()
    with pytest.raises(ZeroDivisionError, match="True"):
        twin.down(1, (1, 1), at=0.1)
    engine.advance(0.05)
    assert twin.twin_of(made).state is State.POSSIBLE
    with pytest.raises(ZeroDivisionError, match="False"):
        engine.down(1, (1, 1), at=0.1)


def test_a_copy_is_stepped_from_a_callback_of_its_original_and_in_another_thread() -> None:
    engine = Engine()
    counted = engine.root.add(Counted(wanted=2))
    tap = engine.root.add(Tap())
    twin = engine.copy()
    seen: List[int] = []

    @tap.should_receive_touch
    def ask(recognizer: Recognizer, sample: Any) -> bool:
        if recognizer.engine is engine:
            twin.feed(kinesic.Sample(sample.touch, sample.phase, sample.x, sample.y, sample.time))
            seen.append(len(twin.twin_of(counted).seen))
        return True

    engine.down(1, (1, 1), at=0.1)
    assert seen == [1] and len(counted.seen) == 1

    def work() -> None:
        for number in range(1, 201):
            twin.move(1, (1 + number / 100, 1), at=0.2 + number / 100)

    thread = threading.Thread(target=work)
    thread.start()
    for number in range(1, 201):
        engine.move(1, (1 + number / 100, 1), at=0.2 + number / 100)
    thread.join()
    assert len(counted.seen) == len(twin.twin_of(counted).seen) == 201


def test_a_pointer_that_hovers_leaves_the_copy_too() -> None:
    engine = Engine()
    engine.root.add(Recognizer("hover"))
    engine.hover(1, (5, 5), at=0.1)
    twin = engine.copy()
    twin.end_hover(1, at=0.2)
    assert [event.state for event in twin.poll()][-1] is State.ENDED and engine.poll()[-1].state is State.BEGAN


def test_relations_and_plugin_directories_are_there() -> None:
    engine = Engine()
    engine.add_plugin_directory(Path(__file__).parent.resolve())
    single, double = engine.root.add(Tap()), engine.root.add(Tap(taps_required=2))
    single.require_failure_of(double)
    twin = engine.copy()
    assert list(twin.classes) == list(engine.classes)
    with pytest.raises(kinesic.UnknownError) as found:
        twin.load_plugin("libnone.so")
    with pytest.raises(kinesic.UnknownError) as expected:
        engine.load_plugin("libnone.so")
    assert str(found.value) == str(expected.value)
    assert twin.twin_of(single).relations(kinesic.Relation.REQUIRES) == (twin.twin_of(double),)
    # A recognizer that goes and comes again has its relations in the engine in which it is.
    gone = twin.twin_of(double)
    gone.remove()
    twin.root.add(gone)
    assert twin.twin_of(single).relations(kinesic.Relation.REQUIRES) == (gone,)
    assert single.relations(kinesic.Relation.REQUIRES) == (double,)


def test_a_session_is_copied_as_a_plain_engine_and_a_trace_says_nothing_of_it() -> None:
    session = kinesic.Session()
    session.root.add(Pan())
    with session.record(bytearray().extend):
        session.down(1, (1, 1), at=0.1)
        twin = session.copy()
        twin.move(1, (90, 1), at=0.2)
    assert type(twin) is Engine and twin.explain and len(session.samples) == 1 and session.gestures == []


def test_refusals() -> None:
    engine = Engine()
    tap = engine.root.add(Tap())
    errors: List[BaseException] = []

    @tap.on_event
    def inside(_: object) -> None:
        try:
            engine.copy()
        except kinesic.ReentrantError as error:
            errors.append(error)

    twin = engine.copy()
    engine.down(1, (1, 1), at=0.1)
    engine.up(1, at=0.15)
    assert len(errors) == 1
    with pytest.raises(kinesic.StaleError):
        twin.twin_of(engine.root.add(View()))
    with pytest.raises(kinesic.StaleError):
        twin.root.add(Tap()).require_failure_of(tap)
    with pytest.raises(kinesic.InvalidError):
        twin.twin_of("tap")  # type: ignore[type-var]
    with pytest.raises(TypeError, match="record a trace"):
        copy.copy(engine)
    engine.close()
    with pytest.raises(kinesic.ClosedError):
        engine.copy()
