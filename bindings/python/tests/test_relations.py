"""Relations between recognizers."""

from __future__ import annotations

import pytest
from test_feeding import refused, states

import kinesic
from kinesic import Pan, Relation, Swipe, Tap, ffi


def test_who_waits_for_whom(engine: kinesic.Engine, tap: Tap) -> None:
    double = engine.root.add(Tap(taps_required=2))
    tap.require_failure_of(double)
    tap.require_failure_of(double)
    assert tap.relations(Relation.REQUIRES) == (double,)
    assert double.relations(Relation.REQUIRES) == ()
    error = refused(kinesic.CycleError, lambda: double.require_failure_of(tap))
    assert error.code == ffi.KIN_ERROR_CYCLE
    refused(kinesic.CycleError, lambda: tap.require_failure_of(tap))
    tap.remove_failure_requirement(double)
    refused(kinesic.UnknownError, lambda: tap.remove_failure_requirement(double))
    double.require_failure_of(tap)


def test_who_may_run_beside_whom(engine: kinesic.Engine, pan: Pan) -> None:
    swipe = engine.root.add(Swipe())
    pan.allow_simultaneous(swipe)
    assert pan.relations(Relation.SIMULTANEOUS) == (swipe,) and swipe.relations(Relation.SIMULTANEOUS) == (pan,)
    engine.down(1, (0, 0), at=0)
    engine.move(1, (100, 0), at=0.1)
    assert sorted(states(engine)) == ["BEGAN", "ENDED"]
    pan.allow_simultaneous(swipe, False)
    assert pan.relations(Relation.SIMULTANEOUS) == ()
    refused(kinesic.InvalidError, lambda: pan.allow_simultaneous(pan))


def test_who_may_shut_out_whom(engine: kinesic.Engine, pan: Pan) -> None:
    swipe = engine.root.add(Swipe())
    pan.set_prevention(swipe, False)
    assert pan.relations(Relation.MAY_NOT_PREVENT) == (swipe,) and pan.relations(Relation.MAY_PREVENT) == ()
    pan.set_prevention(swipe, True)
    assert pan.relations(Relation.MAY_PREVENT) == (swipe,) and pan.relations(Relation.MAY_NOT_PREVENT) == ()
    refused(kinesic.InvalidError, lambda: pan.set_prevention(pan, True))
    refused(kinesic.Error, lambda: pan.relations(99))  # type: ignore[arg-type]


def test_composition(engine: kinesic.Engine) -> None:
    triple, double, single = (engine.root.add(Tap(taps_required=count)) for count in (3, 2, 1))
    kinesic.exclusive(triple, double, single)
    assert set(single.relations(Relation.REQUIRES)) == {triple, double}
    assert double.relations(Relation.REQUIRES) == (triple,)
    refused(kinesic.CycleError, lambda: kinesic.exclusive(single, triple))
    kinesic.simultaneous(triple, double, single)
    assert set(triple.relations(Relation.SIMULTANEOUS)) == {double, single}
    refused(kinesic.NullError, lambda: kinesic.exclusive())
    refused(kinesic.NullError, lambda: kinesic.simultaneous(None, None))  # type: ignore[arg-type]


def test_wrong_partners(engine: kinesic.Engine, tap: Tap) -> None:
    refused(kinesic.NullError, lambda: tap.require_failure_of(None))  # type: ignore[arg-type]
    refused(kinesic.InvalidError, lambda: tap.require_failure_of("double"))  # type: ignore[arg-type]
    refused(kinesic.NullError, lambda: tap.require_failure_of(Tap()))
    refused(kinesic.NullError, lambda: Tap().require_failure_of(tap))
    with kinesic.Engine() as other:
        foreign = other.root.add(Tap())
        refused(kinesic.StaleError, lambda: tap.require_failure_of(foreign))
        refused(kinesic.StaleError, lambda: kinesic.exclusive(tap, foreign))
    gone = engine.root.add(Tap())
    tap.require_failure_of(gone)
    gone.remove()
    assert tap.relations(Relation.REQUIRES) == ()
    refused(kinesic.StaleError, lambda: tap.allow_simultaneous(gone))


@pytest.mark.parametrize("first", [True, False])
def test_single_waits_for_double(engine: kinesic.Engine, tap: Tap, first: bool) -> None:
    double = engine.root.add(Tap(taps_required=2, name="double"))
    kinesic.exclusive(double, tap)
    for index in range(1 if first else 2):
        engine.down(1, (0, 0), at=index * 0.2)
        engine.up(1, at=index * 0.2 + 0.05)
    engine.advance(2)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.recognizer is (tap if first else double)
