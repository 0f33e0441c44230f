"""Recognizers that are not attached yet: their defaults, their relations, names that do not exist."""

import gc
import weakref

import pytest

import kinesic
from kinesic import Engine, Pan, Relation, Tap
from kinesic.standard import BY_CLASS_NAME


@pytest.mark.parametrize("name", sorted(BY_CLASS_NAME))
def test_a_free_one_has_the_defaults_of_the_engine(name: str) -> None:
    free = BY_CLASS_NAME[name]()
    with Engine() as engine:
        attached = engine.root.add(BY_CLASS_NAME[name]())
        for info in engine.classes[name].properties:
            mine, theirs = getattr(free, info.name), getattr(attached, info.name)
            assert mine == theirs and type(mine) is type(theirs), info.name
        for info in kinesic.common_properties():
            assert getattr(free, info.name) == getattr(attached, info.name), info.name


def test_what_was_set_is_read() -> None:
    tap = Tap(taps_required=2)
    assert tap.taps_required == 2 and tap.touches_required == 1
    tap.touches_required = 3
    assert tap.number("touches_required") == 3


@pytest.mark.parametrize("is_waiting_first", [True, False])
def test_a_relation_is_made_when_both_are_attached(is_waiting_first: bool) -> None:
    single, double = Tap(name="single"), Tap(name="double", taps_required=2)
    single.require_failure_of(double)
    with Engine() as engine:
        for each in (single, double) if is_waiting_first else (double, single):
            assert engine.root.add(each) is each
        assert single.relations(Relation.REQUIRES) == (double,) and not single._deferred and not double._deferred


def test_the_others_too() -> None:
    first, second, third = Tap(), Pan(), Pan()
    kinesic.exclusive(first, second)
    kinesic.simultaneous(second, third)
    first.set_prevention(third, False)
    with Engine() as engine:
        for each in (third, second, first):
            engine.root.add(each)
        assert second.relations(Relation.REQUIRES) == (first,)
        assert third.relations(Relation.SIMULTANEOUS) == (second,)
        assert first.relations(Relation.MAY_NOT_PREVENT) == (third,)
    second, third = Pan(), Pan()
    kinesic.group(second, third)
    with Engine() as engine:
        engine.root.add(second)
        assert second.relations(Relation.GROUP) == ()
        engine.root.add(third)
        assert third.relations(Relation.GROUP) == (second, third)


def test_what_is_wrong_with_it_is_said_when_the_last_is_attached() -> None:
    """And that one is free as before, so that another try says the same."""
    first, second = Tap(), Tap(taps_required=2)
    first.require_failure_of(second)
    second.require_failure_of(first)
    with Engine() as engine:
        engine.root.add(first)
        for _ in range(2):
            with pytest.raises(kinesic.CycleError):
                engine.root.add(second)
            assert second.id == 0 and second.view is None and second.taps_required == 2
        assert first.relations(Relation.REQUIRES) == ()


def test_recognizers_of_two_engines() -> None:
    first, second = Tap(), Tap()
    first.require_failure_of(second)
    with Engine() as engine, Engine() as other:
        engine.root.add(first)
        with pytest.raises(kinesic.StaleError):
            other.root.add(second)
        engine.root.add(second)
        assert first.relations(Relation.REQUIRES) == (second,)


def test_one_that_goes_before_it_is_attached_takes_its_relations_with_it() -> None:
    first, second = Tap(), Tap()
    first.require_failure_of(second)
    gone = weakref.ref(second)
    del second
    gc.collect()
    assert gone() is None
    with Engine() as engine:
        engine.root.add(first)
        assert first.relations(Relation.REQUIRES) == ()


@pytest.mark.parametrize(("other", "fault"), [(None, kinesic.NullError), (3, kinesic.InvalidError)])
def test_only_a_recognizer_can_be_related(other: object, fault: type) -> None:
    with pytest.raises(fault):
        Tap().require_failure_of(other)  # type: ignore[arg-type]
    with pytest.raises(fault):
        kinesic.simultaneous(Tap(), other)  # type: ignore[arg-type]


def test_a_misspelled_property_is_found_at_once() -> None:
    with pytest.raises(kinesic.UnknownPropertyError, match="'taps_requierd' is unknown to class 'tap'; did you mean 'taps_required'. It has: .*taps_required"):
        Tap(taps_requierd=2)
    with pytest.raises(kinesic.UnknownPropertyError):
        Tap().taps_requierd = 2
