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


def test_a_group_is_one_towards_others(engine: kinesic.Engine, tap: Tap, pan: Pan) -> None:
    press = engine.root.add(kinesic.LongPress())
    tap.require_failure_of(pan)
    kinesic.group(pan, press)
    assert pan.relations(Relation.GROUP) == press.relations(Relation.GROUP) == (pan, press)
    assert tap.relations(Relation.GROUP) == () and tap.relations(Relation.REQUIRES) == (pan,)
    engine.down(1, (0, 0), at=0)
    engine.advance(0.6)
    assert states(engine) == ["BEGAN"] and press.state is kinesic.State.BEGAN
    engine.up(1, at=0.7)
    engine.poll()
    press.dissolve_group()
    assert pan.relations(Relation.GROUP) == ()
    refused(kinesic.UnknownError, lambda: pan.dissolve_group())


def test_who_may_be_in_a_group(engine: kinesic.Engine, tap: Tap, pan: Pan) -> None:
    press, swipe = engine.root.add(kinesic.LongPress()), engine.root.add(Swipe())
    press.require_failure_of(tap)
    tap.require_failure_of(pan)
    refused(kinesic.CycleError, lambda: kinesic.group(pan, press))
    kinesic.group(pan, press, tap)
    kinesic.group(pan, swipe)
    assert pan.relations(Relation.GROUP)[0] is pan and set(swipe.relations(Relation.GROUP)) == {pan, press, tap, swipe}
    alone = engine.root.add(Tap())
    refused(kinesic.InvalidError, lambda: kinesic.group(alone, swipe))
    assert alone.relations(Relation.GROUP) == ()
    pan.remove()
    assert swipe.relations(Relation.GROUP) == ()
    refused(kinesic.NullError, lambda: kinesic.group(alone, None))  # type: ignore[arg-type]


def test_wrong_partners(engine: kinesic.Engine, tap: Tap) -> None:
    refused(kinesic.NullError, lambda: tap.require_failure_of(None))  # type: ignore[arg-type]
    refused(kinesic.InvalidError, lambda: tap.require_failure_of("double"))  # type: ignore[arg-type]
    with kinesic.Engine() as other:
        foreign = other.root.add(Tap())
        refused(kinesic.StaleError, lambda: tap.require_failure_of(foreign))
        refused(kinesic.StaleError, lambda: kinesic.exclusive(tap, foreign))
    gone = engine.root.add(Tap())
    tap.require_failure_of(gone)
    gone.remove()
    assert tap.relations(Relation.REQUIRES) == ()
    tap.allow_simultaneous(gone)  # as soon as it is there again
    assert tap.relations(Relation.SIMULTANEOUS) == ()


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
