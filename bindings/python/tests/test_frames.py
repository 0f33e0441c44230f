"""What several touches did at one time, in one feed."""

from __future__ import annotations

from typing import Any, List

import pytest
from test_feeding import refused

import kinesic
from kinesic import GestureEvent, Pan, Phase


def two_fingers(engine: kinesic.Engine, together: bool) -> List[float]:
    """Two fingers, 60 apart, that move side by side; the places of the pan's events."""
    pan = engine.root.add(Pan(minimum_touches=2))
    engine.down(1, (300, 0), at=0)
    engine.down(2, (360, 0), at=0)
    for step in range(1, 21):
        at = step / 100
        if together:
            with engine.frame(at):
                engine.move(1, (300, 20 * step))
                engine.move(2, (360, 20 * step))
        else:
            engine.move(1, (300, 20 * step), at=at)
            engine.move(2, (360, 20 * step), at=at)
    assert pan.touch_count == 2
    return [event.y / 20 for event in engine.poll() if isinstance(event, GestureEvent)]


def test_the_centre_of_two_fingers_is_steady(engine: kinesic.Engine) -> None:
    assert two_fingers(engine, together=True) == [float(step) for step in range(1, 21)]
    with kinesic.Engine() as other:
        assert len(two_fingers(other, together=False)) == 39


def test_landings_lifts_and_hovers_too(session: kinesic.Session) -> None:
    pinch = session.root.add(kinesic.Pinch())
    with session.frame(0):
        session.down(1, (0, 0))
        session.down(2, (100, 0), at=0)
        assert pinch.touch_count == 0
        session.hover(9, (5, 5))
    assert pinch.touch_count == 2
    with session.frame(0.1):
        session.move(1, (0, 50))
        session.up(1)
        session.cancel(2)
        session.end_hover(9)
    assert pinch.touch_count == 0
    lifts = [(sample.touch, sample.location) for sample in session.samples if sample.phase in (Phase.ENDED, Phase.CANCELLED)]
    assert lifts == [(1, (0, 50)), (2, (100, 0))]
    with session.frame(0.2):
        pass


def test_a_frame_is_all_or_nothing(engine: kinesic.Engine, pan: Pan) -> None:
    engine.down(1, (0, 0), at=0)
    before = engine.state_hash
    with pytest.raises(LookupError):
        with engine.frame(0.1):
            engine.move(1, (50, 0))
            raise LookupError
    with pytest.raises(kinesic.SequenceError):
        with engine.frame(0.1):
            engine.move(1, (50, 0))
            engine.move(7, (50, 0))
    assert engine.state_hash == before and pan.state is kinesic.State.POSSIBLE


def test_what_does_not_belong_into_a_frame(engine: kinesic.Engine) -> None:
    for at in (None, -1, "now", float("nan")):
        wrong: Any = at
        with pytest.raises(kinesic.Error):
            with engine.frame(wrong):
                pytest.fail("it was opened")
    with engine.frame(1.0):
        assert "leave out" in str(refused(kinesic.InvalidError, lambda: engine.down(1, (0, 0), at=2)))
        assert "one at a time" in str(refused(kinesic.StateError, lambda: engine.frame(1.0).__enter__()))
        assert "before it or after" in str(refused(kinesic.StateError, lambda: engine.feed([])))
        refused(kinesic.InvalidError, lambda: engine.down(1, (0, 0, 0)))
        engine.down(1, (0, 0), at=1.0)
    assert engine.time == 1.0
