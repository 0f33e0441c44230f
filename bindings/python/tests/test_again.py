"""A recognizer that was removed is added again: it is the one that it was, under another id."""

import ctypes
import gc
import sys
import weakref
from typing import Any, List, Tuple

import pytest
from scripts import Counted
from test_feeding import refused

import kinesic
from kinesic import Engine, Pan, Recognizer, Relation, State, Tap, View


def tapped(engine: Engine, at: float) -> List[Tuple[str, str]]:
    """A tap in the corner; what came of it by names."""
    engine.down(1, (5, 5), at=at)
    engine.up(1, at=at + 0.05)
    engine.advance(at + 1)
    return [(event.recognizer.name, event.state.name) for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]


@pytest.fixture
def other() -> Any:
    with Engine() as engine:
        yield engine
        engine.check_invariants()


@pytest.mark.parametrize("elsewhere", [False, True])
def test_it_has_its_properties_and_its_name(engine: Engine, other: Engine, elsewhere: bool) -> None:
    tap = engine.root.add(Tap(taps_required=2, name="double"))
    tap.maximum_interval, tap.enabled = 0.3, False
    old = tap.id
    tap.remove()
    assert (tap.id, tap.view, tap.taps_required, tap.maximum_interval, tap.enabled, tap.touches_required) == (old, None, 2, 0.3, False, 1)
    tap.enabled = True
    target = other if elsewhere else engine
    assert target.root.add(tap) is tap
    assert (tap.engine, tap.view, tap.name) == (target, target.root, "double")
    assert (tap.taps_required, tap.maximum_interval, tap.enabled, tap.touches_required) == (2, 0.3, True, 1)
    assert tap.id != 0 and (elsewhere or tap.id != old)
    assert target.find_recognizer("double") is tap and target.root.recognizers == [tap]


def test_what_was_set_in_the_engine_comes_along(engine: Engine, tap: Tap) -> None:
    """Also what Python did not set: here the function of C."""
    kinesic.ffi.lib.kin_recognizer_set_number(engine._pointer, tap.id, b"taps_required", 3.0)
    tap.remove()
    assert tap.taps_required == 3
    engine.root.add(tap)
    assert tap.taps_required == 3


def test_one_that_is_known_by_its_class_s_name_only(engine: Engine, other: Engine) -> None:
    pan: Any = engine.root.add(Recognizer("pan", minimum_touches=2))
    pan.remove()
    assert (pan.minimum_touches, pan.threshold) == (2, 10)
    other.root.add(pan)
    assert (pan.minimum_touches, pan.threshold) == (2, 10)


@pytest.mark.parametrize("elsewhere", [False, True])
def test_it_calls_and_is_asked_as_before(engine: Engine, other: Engine, elsewhere: bool) -> None:
    tap = engine.root.add(Tap(name="tap"))
    heard: List[str] = []
    tap.on_recognized(lambda event: heard.append(event.recognizer.name))
    tap.should_begin(lambda recognizer: not heard)
    tap.user_data = heard
    tap.remove()
    assert tapped(engine, 1) == [] and heard == []
    target = other if elsewhere else engine
    target.root.add(tap)
    assert tapped(target, 3) == [("tap", "ENDED")] and heard == ["tap"]
    assert tapped(target, 6) == [] and heard == ["tap"], "its delegate says no"
    assert tap.user_data is heard


def test_bound_actions_are_bound_again(engine: Engine, other: Engine) -> None:
    calls: List[str] = []
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: calls.append("first"))
    second = ctypes.CFUNCTYPE(None)(lambda: calls.append("second"))
    tap = engine.root.add(Tap())
    kept = tap.bind(function, "void(pointer)", states="ended", user_data=ctypes.c_int(3))
    taken, while_free = tap.bind(second, "void()", states="ended"), tap.bind(second, "void()", states="ended")
    taken.remove()
    tap.remove()
    while_free.remove()
    assert engine._bound == {}
    other.root.add(tap)
    tapped(other, 0)
    assert calls == ["first"]
    kept.remove()
    tapped(other, 5)
    assert calls == ["first"] and tap._bindings == []


RELATIONS = [
    (lambda a, b: a.require_failure_of(b), Relation.REQUIRES),
    (lambda a, b: a.allow_simultaneous(b), Relation.SIMULTANEOUS),
    (lambda a, b: a.set_prevention(b, True), Relation.MAY_PREVENT),
    (lambda a, b: a.set_prevention(b, False), Relation.MAY_NOT_PREVENT),
    (lambda a, b: kinesic.group(a, b), Relation.GROUP),
    (lambda a, b: kinesic.exclusive(b, a), Relation.REQUIRES),
]


@pytest.mark.parametrize("relate, relation", RELATIONS)
@pytest.mark.parametrize("which", ["a", "b", "both", "both, the other first"])
def test_its_relations_are_made_again(engine: Engine, relate: Any, relation: Relation, which: str) -> None:
    a, b = engine.root.add(Tap(name="a")), engine.root.add(Pan(name="b"))
    relate(a, b)
    before = [recognizer.relations(relation) for recognizer in (a, b)]
    assert any(before)
    moved = {"a": [a], "b": [b], "both": [a, b], "both, the other first": [b, a]}[which]
    for each in moved:
        each.remove()
    for each in moved:
        engine.root.add(each)
    assert [recognizer.relations(relation) for recognizer in (a, b)] == before
    assert not a._deferred and not b._deferred


@pytest.mark.parametrize("relate, relation", RELATIONS)
def test_relations_go_along_to_another_engine(engine: Engine, other: Engine, relate: Any, relation: Relation) -> None:
    a, b = engine.root.add(Tap(name="a")), engine.root.add(Pan(name="b"))
    relate(a, b)
    before = [recognizer.relations(relation) for recognizer in (a, b)]
    a.remove()
    other.root.add(a)
    assert a.relations(relation) == b.relations(relation) == (), "the other one is in another engine: it waits"
    b.remove()
    other.root.add(b)
    assert [recognizer.relations(relation) for recognizer in (a, b)] == before


def test_relations_that_were_taken_back_do_not_come_back(engine: Engine, tap: Tap, pan: Pan) -> None:
    tap.require_failure_of(pan)
    tap.allow_simultaneous(pan)
    tap.remove_failure_requirement(pan)
    tap.allow_simultaneous(pan, False)
    tap.remove()
    engine.root.add(tap)
    assert tap.relations(Relation.REQUIRES) == tap.relations(Relation.SIMULTANEOUS) == ()


def test_all_of_a_view_that_goes(engine: Engine) -> None:
    view = View(engine.root, frame=(0, 0, 100, 100))
    single, double = view.add(Tap(name="single")), View(view, frame=(0, 0, 9, 9)).add(Tap(name="double", taps_required=2))
    single.require_failure_of(double)
    view.remove()
    for each in (single, double):
        engine.root.add(each)
    assert single.relations(Relation.REQUIRES) == (double,)
    assert tapped(engine, 0) == [("single", "ENDED")]


def test_a_circle_that_has_come_up_meanwhile_is_said(engine: Engine, tap: Tap, pan: Pan) -> None:
    tap.require_failure_of(pan)
    tap.remove()
    third = engine.root.add(Tap())
    pan.require_failure_of(third)
    third.require_failure_of(tap)
    for _ in range(2):
        refused(kinesic.CycleError, lambda: engine.root.add(tap))
        assert tap.view is None and "was removed" in str(refused(kinesic.StaleError, lambda: tap.state))


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_class_in_python(engine: Engine, other: Engine, elsewhere: bool) -> None:
    counted = engine.root.add(Counted(name="counted"))
    counted._note = "mine"
    counted.remove()
    target = other if elsewhere else engine
    target.root.add(counted)
    target.down(1, (5, 5), at=1)
    target.up(1, at=1.1)
    assert counted._note == "mine" and counted.touch_count == 0 and list(target._scripted.values()) == [counted]


def test_a_class_with_hooks(engine: Engine, other: Engine) -> None:
    asked: List[str] = []

    class Stubborn(Tap):
        """Nobody excludes it."""

        def can_be_prevented_by(self, other: kinesic.Peer) -> bool:
            asked.append(other.class_name)
            return False

    stubborn = engine.root.add(Stubborn(name="stubborn"))
    stubborn.remove()
    other.root.add(stubborn)
    other.root.add(Tap(name="tap"))
    assert ("stubborn", "ENDED") in tapped(other, 0) and set(asked) == {"tap"}


def test_inside_of_a_callback(engine: Engine, pan: Pan) -> None:
    """Its gesture ends without a call, since it stopped calling; the next touches are its own again."""
    heard: List[State] = []
    left = View(engine.root, frame=(0, 0, 9, 9))

    def hand_over(event: kinesic.GestureEvent) -> None:
        heard.append(event.state)
        if len(heard) == 1:
            pan.remove()
            left.add(pan)

    pan.on_event(hand_over)
    engine.down(1, (5, 5), at=0)
    engine.move(1, (50, 5), at=0.1)
    engine.up(1, at=0.2)
    assert heard == [State.BEGAN] and pan.view is left and left.recognizers == [pan]
    engine.poll()
    engine.down(2, (5, 5), at=1)
    engine.move(2, (50, 5), at=1.1)
    engine.up(2, at=1.2)
    assert heard == [State.BEGAN, State.BEGAN, State.ENDED]


def test_events_from_before_name_it(engine: Engine, tap: Tap) -> None:
    engine.down(1, (5, 5), at=0)
    engine.up(1, at=0.1)
    tap.remove()
    engine.root.add(tap)
    [event] = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.recognizer is tap


def test_it_is_added_once(engine: Engine, other: Engine, tap: Tap) -> None:
    tap.remove()
    engine.root.add(tap)
    assert "was added already" in str(refused(kinesic.InvalidError, lambda: engine.root.add(tap)))
    refused(kinesic.InvalidError, lambda: other.root.add(tap))


def test_the_old_id_stays_stale(engine: Engine, tap: Tap) -> None:
    old, state = tap.id, ctypes.c_int32()
    tap.remove()
    engine.root.add(tap)
    assert kinesic.ffi.lib.kin_recognizer_get_state(engine._pointer, old, ctypes.byref(state)) == kinesic.ffi.KIN_ERROR_STALE


def test_nothing_is_kept_alive_and_nothing_grows(engine: Engine, pan: Pan) -> None:
    tap = engine.root.add(Tap(name="tap"))
    tap.require_failure_of(pan)
    growth = []
    for _ in range(6):
        gc.collect()  # Python's own lists of free tuples go with it
        blocks = sys.getallocatedblocks()
        for _ in range(100):
            tap.remove()
            engine.root.add(tap)
            engine.poll()
        gc.collect()
        growth.append(sys.getallocatedblocks() - blocks)
    assert min(growth[2:]) < 50 and len(tap._deferred) + len(pan._deferred) == 0, growth
    tap.remove()
    gone = weakref.ref(tap)
    del tap
    engine.poll()
    gc.collect()
    assert gone() is None and pan.relations(Relation.REQUIRES) == ()
