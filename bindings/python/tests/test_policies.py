"""Policies of an arena: leases, takeovers, provisional taps, default winners, decisions at the lift."""

from __future__ import annotations

from typing import Any, List, Tuple

import pytest

import kinesic
from kinesic import Phase, Reason, Relation, Sample, State

Row = Tuple[float, int, Phase, Tuple[float, float]]


def play(engine: kinesic.Engine, *rows: Row) -> List[Tuple[float, str, State]]:
    for time, touch, phase, (x, y) in rows:
        engine.feed(Sample(touch, phase, x, y, time))
    engine.advance(engine.time + 1)
    events = [event for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
    return [(round(event.time, 3), event.recognizer.name, event.state) for event in events if event.state is not State.CHANGED]


def tap(time: float) -> List[Row]:
    return [(time, 1, Phase.BEGAN, (50, 50)), (time + 0.05, 1, Phase.ENDED, (50, 50))]


@pytest.fixture
def engine() -> kinesic.Engine:
    return kinesic.Engine()


def test_a_provisional_tap(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Tap(name="single", provisional=True))
    engine.root.add(kinesic.Tap(name="double", taps_required=2))
    assert play(engine, *tap(0)) == [(0.05, "single", State.BEGAN), (0.4, "single", State.ENDED)]
    assert play(engine, *tap(3), *tap(3.2)) == [
        (3.05, "single", State.BEGAN),
        (3.25, "double", State.ENDED),
        (3.25, "single", State.CANCELLED),
    ]


def test_a_lease_ends_at_its_time_and_is_a_deadline(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Pan(name="pan"))
    pinch = engine.root.add(kinesic.Pinch(name="pinch", lease=0.06))
    engine.feed([Sample(1, Phase.BEGAN, 0, 0, 1), Sample(1, Phase.MOVED, 0, 40, 1.02)])
    assert engine.next_deadline == pytest.approx(1.06)
    pinch.lease = 0
    assert play(engine, (1.03, 1, Phase.MOVED, (0, 60)))[0] == (1.02, "pan", State.BEGAN)


def test_a_takeover_names_who_took_over(engine: kinesic.Engine) -> None:
    engine.explain = True
    active = engine.root.add(kinesic.Manual(name="active"))
    other = engine.root.add(kinesic.Manual(name="other"))
    other.allow_takeover_from(active)
    assert other.relations(Relation.MAY_TAKE_OVER) == (active,) and active.relations(Relation.MAY_TAKE_OVER) == ()
    engine.feed(Sample(1, Phase.BEGAN, 0, 0, 1))
    active.propose(State.BEGAN)
    engine.advance(1.299)
    other.propose(State.BEGAN)
    decisions = [event for event in engine.poll() if isinstance(event, kinesic.DecisionEvent) and event.reason is Reason.TAKEN_OVER_BY]
    assert [(each.recognizer, each.other) for each in decisions] == [(active, other)]
    assert "took over from it" in str(decisions[0]) or "took over from it" in engine.describe(decisions[0])
    assert active.state is State.POSSIBLE and other.state is State.BEGAN


def test_after_the_interval_there_is_no_takeover(engine: kinesic.Engine) -> None:
    active = engine.root.add(kinesic.Manual(name="active"))
    other = engine.root.add(kinesic.Manual(name="other", takeover_interval=0.1))
    other.allow_takeover_from(active)
    engine.feed(Sample(1, Phase.BEGAN, 0, 0, 1))
    active.propose(State.BEGAN)
    assert engine.next_deadline == pytest.approx(1.1)
    engine.advance(1.1)
    other.propose(State.BEGAN)
    assert active.state is State.BEGAN and other.state is not State.BEGAN


def test_relations_can_be_taken_back(engine: kinesic.Engine) -> None:
    first, second = engine.root.add(kinesic.Pan(name="first")), engine.root.add(kinesic.Pinch(name="second"))
    for set_relation, kind in ((first.require_inactive, Relation.REQUIRES_INACTIVE), (first.allow_takeover_from, Relation.MAY_TAKE_OVER)):
        set_relation(second)
        set_relation(second)
        assert first.relations(kind) == (second,)
        set_relation(second, False)
        assert first.relations(kind) == ()
        with pytest.raises(kinesic.InvalidError):
            set_relation(first)


@pytest.mark.parametrize(
    "name, good, bad", [("lease", 0.5, -1), ("lease", 3600, 3601), ("takeover_interval", 0, -0.1), ("default_winner", 3, 4), ("default_winner", 1, 2)]
)
def test_a_wrong_number_changes_nothing(engine: kinesic.Engine, name: str, good: float, bad: float) -> None:
    pan = engine.root.add(kinesic.Pan())
    setattr(pan, name, good)
    with pytest.raises(kinesic.RangeError):
        pan.set_number(name, bad)
    assert getattr(pan, name) == good


@pytest.mark.parametrize("middle", [0.03, 0.06, 0.2])
def test_a_copy_goes_on_alike(engine: kinesic.Engine, middle: float) -> None:
    engine.root.decides_at_lift = True
    engine.root.add(kinesic.Pan(name="pan", default_winner=1))
    engine.root.add(kinesic.Pinch(name="pinch", lease=0.1))
    engine.root.add(kinesic.Tap(name="single", provisional=True))
    engine.root.add(kinesic.Tap(name="double", taps_required=2, lease=0.1))
    rows = [*tap(0), (0.07, 1, Phase.BEGAN, (50, 50)), (0.15, 1, Phase.MOVED, (50, 90)), (0.3, 1, Phase.ENDED, (50, 90))]
    before = [row for row in rows if row[0] <= middle]
    for time, touch, phase, (x, y) in before:
        engine.feed(Sample(touch, phase, x, y, time))
    engine.advance(middle)
    engine.poll()
    other: Any = engine.copy()
    assert other.state_hash == engine.state_hash
    after = [row for row in rows if row[0] > middle]
    assert play(engine, *after) == play(other, *after) != []
    assert other.state_hash == engine.state_hash
